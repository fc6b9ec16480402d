import type { Refusal } from '@muster/rules/kernel';
import { type CatalogEntry, compileEntry, type ListEntry, type Profile, type Size } from '@muster/rules/kings-of-war';
import { ruleWords } from '@muster/rules/kings-of-war/words';
import { ArrowDown, ArrowUp, CopyPlus, Plus, Trash2 } from 'lucide-react';
import { amountText, plus } from '../unit-words';
import { kindText, nerveText, SIZE_WORDS } from './muster-words';

/** What may be done with the chosen entry of the list. */
export interface EntryDeeds {
  readonly rename: (name: string) => void;
  readonly resize: (size: Size) => void;
  readonly toggle: (option: string) => void;
  readonly double: () => void;
  readonly move: (by: -1 | 1) => void;
  readonly remove: () => void;
}

/** The chosen unit: its figures, sizes, options with prices, and its rules with a sentence each. */
export function UnitDetail({
  entry,
  catalog,
  deeds,
  onAdd,
  says,
}: {
  /** Absent for a unit that is looked at in the catalogue. */
  readonly entry: ListEntry | undefined;
  readonly catalog: CatalogEntry;
  readonly deeds: EntryDeeds | undefined;
  readonly onAdd: ((size: Size) => void) | undefined;
  readonly says: (refusal: Refusal) => string;
}) {
  const size = entry?.size ?? catalog.sizes[0]?.size ?? 'single';
  const shown = shownProfile(catalog, entry ?? { unit: catalog.unit.id, size, options: [] });
  return (
    <section className="card muster-detail" aria-label={`${entry?.name ?? catalog.unit.name}, details`}>
      <div className="caps">{entry ? 'Selected' : 'In the catalogue'}</div>
      {entry && deeds ? (
        <input
          className="muster-unit-name"
          aria-label="Name of the unit"
          maxLength={40}
          placeholder={catalog.unit.name}
          value={entry.name ?? ''}
          onChange={(event) => deeds.rename(event.target.value)}
        />
      ) : (
        <h2>{entry?.name ?? catalog.unit.name}</h2>
      )}
      <p className="soft">{[...(entry?.name ? [catalog.unit.name] : []), kindText({ ...shown, size })].join(' · ')}</p>
      <div className="muster-scroll">
        <Figures profile={shown} />
        {catalog.waits.map((refusal) => (
          <p key={`${refusal.code}${refusal.detail?.['missing']}`} className="muster-note warn">
            {says(refusal)}
          </p>
        ))}
        <Sizes catalog={catalog} size={size} entry={entry} deeds={deeds} onAdd={onAdd} />
        {entry && deeds && <Options catalog={catalog} entry={entry} onToggle={deeds.toggle} says={says} />}
        <Weapons profile={shown} />
        <ul className="muster-chips" aria-label="Special rules">
          {shown.rules.map((ref) => {
            const { label, hint } = ruleWords(ref);
            return (
              <li key={label} className="chip" title={hint}>
                {label}
                <span className="hidden-visually">: {hint}</span>
              </li>
            );
          })}
          {catalog.unit.keywords.map((keyword) => (
            <li key={keyword} className="chip keyword" title="A keyword other rules may ask for">
              {keyword}
            </li>
          ))}
        </ul>
      </div>
      {entry && deeds && (
        <div className="row muster-deeds">
          <Deed label="Another of these" onClick={deeds.double} icon={<CopyPlus size={18} aria-hidden="true" />} />
          <Deed label="Up in the list" onClick={() => deeds.move(-1)} icon={<ArrowUp size={18} aria-hidden="true" />} />
          <Deed
            label="Down in the list"
            onClick={() => deeds.move(1)}
            icon={<ArrowDown size={18} aria-hidden="true" />}
          />
          <span className="grow" />
          <Deed label="Leave it at home" onClick={deeds.remove} icon={<Trash2 size={18} aria-hidden="true" />} />
        </div>
      )}
    </section>
  );
}

function Figures({ profile }: { readonly profile: Shown }) {
  const cells = [
    ['Sp', String(profile.speed)],
    ['Me', plus(profile.melee)],
    ['Ra', plus(profile.ranged)],
    ['De', plus(profile.defence)],
    ['Att', amountText(profile.attacks, false)],
    ['Ne', nerveText(profile)],
  ] as const;
  return (
    <dl className="muster-figures">
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={value.length > 5 ? 'long' : ''}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** For an entry: a choice. For the catalogue: one button to add each size. */
function Sizes({
  catalog,
  size,
  entry,
  deeds,
  onAdd,
}: {
  readonly catalog: CatalogEntry;
  readonly size: Size;
  readonly entry: ListEntry | undefined;
  readonly deeds: EntryDeeds | undefined;
  readonly onAdd: ((size: Size) => void) | undefined;
}) {
  if (entry && deeds && catalog.sizes.length > 1) {
    return (
      <fieldset className="choice" aria-label="Size">
        {catalog.sizes.map((line) => (
          <button
            key={line.size}
            type="button"
            aria-pressed={line.size === size}
            onClick={() => deeds.resize(line.size)}
          >
            {SIZE_WORDS[line.size]} {line.points}
          </button>
        ))}
      </fieldset>
    );
  }
  if (entry || !onAdd || catalog.waits.length > 0) return null;
  return (
    <div className="row wrap">
      {catalog.sizes.map((line) => (
        <button key={line.size} type="button" className="button" onClick={() => onAdd(line.size)}>
          <Plus size={16} aria-hidden="true" /> {SIZE_WORDS[line.size]} {line.points}
        </button>
      ))}
    </div>
  );
}

function Options({
  catalog,
  entry,
  onToggle,
  says,
}: {
  readonly catalog: CatalogEntry;
  readonly entry: ListEntry;
  readonly onToggle: (option: string) => void;
  readonly says: (refusal: Refusal) => string;
}) {
  const able = catalog.options.filter((o) => o.prices[entry.size] !== undefined);
  return (
    <ul className="muster-options" aria-label="Options">
      {able.map((option) => {
        const on = entry.options.includes(option.id);
        const waits = option.waits[0];
        return (
          <li key={option.id}>
            <label className={`muster-option${on ? ' on' : ''}${waits ? ' waits' : ''}`}>
              <input
                type="checkbox"
                checked={on}
                disabled={waits !== undefined && !on}
                onChange={() => onToggle(option.id)}
              />
              <span>
                <b>{option.name}</b>
                {waits && <span className="soft small">{says(waits)}</span>}
              </span>
              <b>{option.prices[entry.size]}</b>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

function Weapons({ profile }: { readonly profile: Shown }) {
  if (profile.weapons.length === 0) return null;
  return (
    <ul className="muster-weapons" aria-label="Ranged attacks">
      {profile.weapons.map((weapon) => (
        <li key={weapon.name}>
          <b>
            {weapon.name} {weapon.range}″
          </b>{' '}
          <span className="soft">
            {[
              ...(typeof weapon.attacks === 'number' || typeof weapon.attacks === 'string'
                ? [`${weapon.attacks} shots`]
                : []),
              ...(weapon.alwaysHitsOn ? [`always hits on ${weapon.alwaysHitsOn}+`] : []),
              ...(weapon.uses === 1 ? ['once a game'] : []),
              ...weapon.rules.map((ref) => ruleWords(ref).label),
            ].join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Deed({
  label,
  icon,
  onClick,
}: {
  readonly label: string;
  readonly icon: React.ReactNode;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className="button icon-only" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  );
}

type Shown = Pick<
  Profile,
  | 'type'
  | 'base'
  | 'size'
  | 'speed'
  | 'melee'
  | 'ranged'
  | 'defence'
  | 'attacks'
  | 'waver'
  | 'rout'
  | 'rules'
  | 'weapons'
>;

/** As it would fight; where something keeps it at home, as its page prints it. */
function shownProfile({ army, unit, sizes }: CatalogEntry, entry: ListEntry): Shown {
  const compiled = compileEntry(army, entry);
  if (compiled.ok) return compiled.value;
  const line = sizes.find((s) => s.size === entry.size) ?? sizes[0];
  return {
    ...unit,
    size: line?.size ?? 'single',
    attacks: line?.attacks ?? null,
    waver: line?.waver ?? null,
    rout: line?.rout ?? 0,
  };
}
