import type { Refusal } from '@muster/rules/kernel';
import {
  CATALOG,
  type OwnProfile,
  ownLimits,
  priceOf,
  profileRefusals,
  type Stick,
} from '@muster/rules/song-of-blades';
import { useState } from 'react';
import { Choice } from '../../../parts/choice';
import { Dialog } from '../../../parts/dialog';
import { GameIcon } from '../../../parts/game-icon';
import { PriceTable } from './price-table';
import { ARMED_WORDS, kindsIn } from './profile-words';
import { SpellPicker, TraitPicker } from './skill-pickers';

/** Makes or changes a profile of one's own: scores, traits, spells, how it is armed, its face; priced as it grows. */
export function OwnEditor({
  begun,
  onTake,
  onClose,
  says,
}: {
  readonly begun: OwnProfile;
  readonly onTake: (profile: OwnProfile) => void;
  readonly onClose: () => void;
  readonly says: (refusal: Refusal) => string;
}) {
  const [own, setOwn] = useState(begun);
  const set = (change: Partial<OwnProfile>) => setOwn({ ...own, ...change });
  const limits = ownLimits(own);
  const price = priceOf(own);
  const refusals = profileRefusals({ ...own, title: own.title.trim() || 'This figure' });
  return (
    <Dialog title="A profile of your own" onClose={onClose} wide>
      <div className="sobm-own-editor">
        <div className="sobm-own-left">
          <label className="field">
            <span className="caps">What it is called</span>
            <input
              className="input"
              value={own.title}
              maxLength={60}
              onChange={(event) => set({ title: event.target.value })}
            />
          </label>
          <Score label="Quality" range={limits.quality} value={own.quality} onChange={(quality) => set({ quality })} />
          <Score label="Combat" range={limits.combat} value={own.combat} onChange={(combat) => set({ combat })} />
          <label className="field">
            <span className="caps">Armed with</span>
            <select
              className="input"
              value={own.armed}
              onChange={(event) => set({ armed: event.target.value as OwnProfile['armed'] })}
            >
              {Object.entries(ARMED_WORDS).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <div className="field">
            <span className="caps">A shot of its own</span>
            <Choice
              label="A shot of its own"
              value={own.ranged ?? 'none'}
              options={[
                { value: 'none', label: 'None' },
                { value: 'short', label: 'Short' },
                { value: 'medium', label: 'Medium' },
                { value: 'long', label: 'Long' },
              ]}
              onChange={(ranged) => set({ ranged: ranged === 'none' ? null : (ranged as Stick) })}
            />
          </div>
          <Kinds own={own} onChange={(kinds) => set({ kinds })} />
          <BaseField own={own} onChange={setOwn} />
          <fieldset className="sobm-faces" aria-label="Face">
            {FACES.map((face) => (
              <button
                key={face}
                type="button"
                aria-pressed={own.face === face}
                aria-label={face.replaceAll('-', ' ')}
                onClick={() => set({ face })}
              >
                <GameIcon name={face} size={26} />
              </button>
            ))}
          </fieldset>
        </div>
        <div className="sobm-own-middle">
          <TraitPicker own={own} says={says} onChange={(traits) => set({ traits })} />
          {own.traits.some((trait) => trait.id === 'spell-caster') && (
            <SpellPicker own={own} most={limits.spells} says={says} onChange={(spells) => set({ spells })} />
          )}
        </div>
        <div className="sobm-own-right">
          {!price.printed && (
            <p className="muster-note warn">
              Some of these costs are this table’s own: the book prints none. Agree on them with the other side.
            </p>
          )}
          <ul role="status">
            {refusals.map((refusal) => (
              <li key={JSON.stringify(refusal)} className="muster-note bad">
                {says(refusal)}
              </li>
            ))}
          </ul>
          <PriceTable profile={own} />
          <div className="sobm-own-sum">
            <p className="muster-points">
              <b>{price.points}</b> points
            </p>
            <button
              type="button"
              className="button main big"
              disabled={refusals.length > 0}
              onClick={() => onTake({ ...own, title: own.title.trim() || 'Nameless' })}
            >
              Into the warband
            </button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function Score({
  label,
  range: [least, most],
  value,
  onChange,
}: {
  readonly label: string;
  readonly range: readonly [number, number];
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return (
    <div className="field">
      <span className="caps">{label}</span>
      <Choice
        label={label}
        value={value}
        options={numbers.map((number) => ({
          value: number,
          label: label === 'Quality' ? `${number}+` : String(number),
        }))}
        onChange={onChange}
      />
    </div>
  );
}

/** Its people and what else it is; typed freely, read as small words joined by hyphens. */
function Kinds({ own, onChange }: { readonly own: OwnProfile; readonly onChange: (kinds: readonly string[]) => void }) {
  const [text, setText] = useState(own.kinds.join(', '));
  return (
    <label className="field">
      <span className="caps">Its people, and what else it is</span>
      <input
        className="input"
        value={text}
        list="sobm-kinds"
        placeholder="orc, or human, pirate"
        onChange={(event) => {
          setText(event.target.value);
          onChange(kindsIn(event.target.value));
        }}
      />
      <datalist id="sobm-kinds">
        {[...new Set(CATALOG.flatMap((roster) => roster.kinds))].map((kind) => (
          <option key={kind} value={kind} />
        ))}
      </datalist>
    </label>
  );
}

function BaseField({
  own: { base, ...own },
  onChange,
}: {
  readonly own: OwnProfile;
  readonly onChange: (own: OwnProfile) => void;
}) {
  return (
    <label className="field">
      <span className="caps">Base</span>
      <select
        className="input"
        value={base ? `${base.size} ${base.shape}` : ''}
        onChange={(event) => {
          const [size, shape] = event.target.value.split(' ');
          onChange(
            size ? { ...own, base: { size: Number(size), shape: shape === 'square' ? 'square' : 'round' } } : own,
          );
        }}
      >
        <option value="">As its size asks</option>
        {(['round', 'square'] as const).flatMap((shape) =>
          [20, 25, 30, 40, 50, 60].map((size) => (
            <option key={`${size} ${shape}`} value={`${size} ${shape}`}>
              {size} mm {shape}
            </option>
          )),
        )}
      </select>
    </label>
  );
}

/** Every face the book's profiles wear. */
const FACES: readonly string[] = [
  ...new Set(CATALOG.flatMap((roster) => roster.entries.map((entry) => entry.face))),
].toSorted();
