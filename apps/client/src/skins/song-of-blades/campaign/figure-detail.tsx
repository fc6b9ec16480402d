import type { Refusal } from '@muster/rules/kernel';
import {
  type CampaignSheet,
  type FigureRecord,
  SPELL_IDS,
  SPELLS,
  type SpellId,
  TRAIT_IDS,
  TRAITS,
  type TraitId,
  upgradeOffers,
} from '@muster/rules/song-of-blades';
import { upgradeWords, words } from '@muster/rules/song-of-blades/words';
import { Hand } from 'lucide-react';
import { useState } from 'react';
import { Pips } from '../../../parts/dice';
import { FATE_WORDS, STATUS_WORDS } from './campaign-data';
import type { Deeds } from './use-deeds';

/** One figure's past and, for its own player between battles, its name and what it may learn. */
export function FigureDetail({
  sheet,
  record,
  deeds,
  isMine,
  isFree,
}: {
  readonly sheet: CampaignSheet;
  readonly record: FigureRecord;
  readonly deeds: Deeds;
  readonly isMine: boolean;
  /** Nothing keeps the sheet as it is. */
  readonly isFree: boolean;
}) {
  const lives = record.status.is !== 'dead';
  return (
    <div className="sobm-detail">
      {isFree && <Name record={record} deeds={deeds} />}
      {record.upgrades.length > 0 && <p>Has learned: {record.upgrades.map(upgradeWords).join(', ')}.</p>}
      <Past record={record} />
      {isFree && lives && <Offers sheet={sheet} record={record} deeds={deeds} />}
      {isMine && !isFree && lives && (
        <p className="soft small">The sheet rests: finish the battle and see to the wounded first.</p>
      )}
    </div>
  );
}

function Name({ record, deeds }: { readonly record: FigureRecord; readonly deeds: Deeds }) {
  const [name, setName] = useState(record.name);
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        void deeds.act({ do: 'rename', record: record.id, name });
      }}
    >
      <input
        className="input"
        aria-label="Name"
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button
        type="submit"
        className="button"
        disabled={deeds.pending || name.trim() === '' || name.trim() === record.name}
      >
        Rename
      </button>
    </form>
  );
}

function Past({ record }: { readonly record: FigureRecord }) {
  if (record.experience.length === 0) return <p className="soft small">No battle yet.</p>;
  return (
    <ol className="sobm-past">
      {record.experience.map(({ battle, fate, faces, status }) => (
        <li key={battle}>
          <span>
            Battle {battle}: {FATE_WORDS[fate]}
            {STATUS_WORDS[status.is] ? `. ${STATUS_WORDS[status.is]}` : ''}
          </span>
          {faces.length > 0 && (
            <span className="row" role="img" aria-label={`Thrown: ${faces.join(', ')}`}>
              {faces.map((face, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw
                <Pips key={at} face={face} size={22} />
              ))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

const says = (refusal: Refusal): string =>
  words.refusal(refusal, { unit: String, seat: String, side: String, length: String });

function Offers({
  sheet,
  record,
  deeds,
}: {
  readonly sheet: CampaignSheet;
  readonly record: FigureRecord;
  readonly deeds: Deeds;
}) {
  const offers = upgradeOffers(sheet, record.id);
  const open = offers.filter(({ against }) => against.length === 0);
  const barred = offers.filter(({ against }) => against.length > 0);
  return (
    <>
      {open.length > 0 && (
        <ul className="sobm-choices" aria-label="What it may learn">
          {open.map(({ upgrade, cost }) => (
            <li key={JSON.stringify(upgrade)}>
              <button
                type="button"
                disabled={deeds.pending}
                onClick={() => void deeds.act({ do: 'upgrade', record: record.id, upgrade: upgrade as never })}
              >
                <b className="grow">{capital(upgradeWords(upgrade))}</b>
                <span className="soft small">{cost === 1 ? 'one upgrade' : `${cost} upgrades`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {barred.length > 0 && (
        <details>
          <summary className="soft small">
            {open.length === 0 ? 'Nothing to learn now: why' : 'What it may not learn now'}
          </summary>
          <ul className="sobm-barred">
            {grouped(barred.map(({ upgrade, against }) => [capital(upgradeWords(upgrade)), against[0]] as const)).map(
              ([why, what]) => (
                <li key={why}>
                  <b>{what.join(', ')}</b> <span className="soft small">{why}</span>
                </li>
              ),
            )}
          </ul>
        </details>
      )}
      {sheet.upgrades > 0 && <Story record={record} deeds={deeds} />}
    </>
  );
}

/** Upgrades that are barred for the same reason stand together. */
function grouped(
  barred: readonly (readonly [string, Refusal | undefined])[],
): readonly (readonly [string, readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const [what, refusal] of barred) {
    const why = refusal ? says(refusal) : '';
    groups.set(why, [...(groups.get(why) ?? []), what]);
  }
  return [...groups];
}

/** What the story gives and no table has: it wants another player's word. */
function Story({ record, deeds }: { readonly record: FigureRecord; readonly deeds: Deeds }) {
  const [trait, setTrait] = useState<TraitId | ''>('');
  const [spell, setSpell] = useState<SpellId | ''>('');
  const claim = async () => {
    const { takes } = trait === '' ? { takes: null } : TRAITS[trait];
    const ref =
      trait === ''
        ? null
        : takes === 'number'
          ? { id: trait, number: 1 }
          : takes === 'kind'
            ? { id: trait, against: 'any' }
            : { id: trait };
    const upgrade = { is: 'story' as const, trait: ref, spell: spell === '' ? null : spell };
    const done = await deeds.act({ do: 'claim', what: { is: 'story', record: record.id, upgrade } });
    if (done) {
      setTrait('');
      setSpell('');
    }
  };
  return (
    <details>
      <summary className="soft small">Something the story taught it</summary>
      <div className="row wrap sobm-story">
        <select
          className="input"
          aria-label="Trait"
          value={trait}
          onChange={(event) => setTrait(event.target.value as TraitId)}
        >
          <option value="">No trait</option>
          {TRAIT_IDS.map((id) => (
            <option key={id} value={id}>
              {TRAITS[id].name}
            </option>
          ))}
        </select>
        <select
          className="input"
          aria-label="Spell"
          value={spell}
          onChange={(event) => setSpell(event.target.value as SpellId)}
        >
          <option value="">No spell</option>
          {SPELL_IDS.map((id) => (
            <option key={id} value={id}>
              {SPELLS[id].name}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button"
          disabled={deeds.pending || (trait === '' && spell === '')}
          onClick={() => void claim()}
        >
          <Hand size={17} aria-hidden="true" /> Ask the others
        </button>
      </div>
    </details>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
