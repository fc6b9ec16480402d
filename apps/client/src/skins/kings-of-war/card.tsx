import type { Modifier } from '@muster/rules/kernel';
import { engagedWith, factsOf, isFielded, nerveNow, type State, type Unit, unitOf } from '@muster/rules/kings-of-war';
import { useState } from 'react';
import { iconPath } from '../../icons/icon-path';
import { useShown } from '../../store/shown';
import { useTable } from '../../store/table-store';
import { lengthText } from '../../tools/lengths';
import type { PartProps, SkinContext } from '../skin';
import { lookOf } from './looks';
import { tincturesOf } from './scene';
import { amountText, kindLine, plus, ruleText, statesOf } from './unit-words';

/** The hovered enemy or the selected unit, with all its numbers and the reasons for those that changed. */
export function UnitCard({ store, context }: PartProps) {
  const state = useShown(context).state as State | undefined;
  const selected = useTable(store, (data) => data.selected[0]);
  const hovered = useTable(store, (data) => data.hovered);
  const unit = state && pick(state, selected, hovered);
  if (!state || !unit) return null;
  return <Card key={unit.id} state={state} unit={unit} context={context} />;
}

const pick = (state: State, selected: string | undefined, hovered: string | undefined): Unit | undefined =>
  (selected === undefined ? undefined : unitOf(state, selected)) ??
  (hovered === undefined ? undefined : unitOf(state, hovered));

function Card({ state, unit, context }: { readonly state: State; readonly unit: Unit; readonly context: SkinContext }) {
  const [open, setOpen] = useState<string>();
  const { profile } = unit;
  const nerve = isFielded(unit) ? nerveNow(state, unit) : undefined;
  const rout = nerve?.rout.value ?? profile.rout;
  const waver = nerve ? nerve.waver.value : (profile.waver ?? undefined);
  const { devastated } = factsOf(state, unit);
  const cells: readonly Cell[] = [
    {
      key: 'Sp',
      value: String(profile.speed - (unit.frozen && profile.speed > 4 ? 1 : 0)),
      reasons: unit.frozen ? [{ amount: -1, because: 'KOW-SPR-13' }] : [],
    },
    { key: 'Me', value: plus(profile.melee), reasons: [] },
    { key: 'Ra', value: plus(profile.ranged), reasons: [] },
    { key: 'De', value: plus(profile.defence), reasons: [] },
    {
      key: 'Att',
      value: amountText(profile.attacks, devastated),
      reasons: devastated ? [{ amount: 0.5, because: 'KOW-NRV-11' }] : [],
    },
    {
      key: 'US',
      value: String(devastated ? Math.floor(profile.unitStrength / 2) : profile.unitStrength),
      reasons: devastated ? [{ amount: 0.5, because: 'KOW-NRV-11' }] : [],
    },
  ];
  const states = statesOf(state, unit);
  return (
    <section className="card unit-card kow-card" aria-label={unit.name}>
      <div className="row">
        <Banner tincture={tincturesOf(state)[unit.side] ?? 'azure'} icon={lookOf(profile).icon} />
        <div className="grow">
          <h2 className="card-title">{unit.name}</h2>
          <p className="soft small">{kindLine(unit)}</p>
        </div>
      </div>
      <div className="kow-stats stat-line">
        {cells.map((cell) => (
          <button
            key={cell.key}
            type="button"
            aria-expanded={open === cell.key}
            className={cell.reasons.length ? 'changed' : ''}
            onClick={() => setOpen(open === cell.key ? undefined : cell.key)}
          >
            <i>{cell.key}</i>
            <b>{cell.value}</b>
          </button>
        ))}
      </div>
      {open !== undefined && (
        <Reasons
          context={context}
          title={cellWords[open] ?? open}
          reasons={cells.find((cell) => cell.key === open)?.reasons ?? []}
          printed={printedOf(unit, open)}
        />
      )}
      <NerveBar
        damage={unit.damage}
        waver={waver}
        rout={rout}
        onOpen={() => setOpen(open === 'Ne' ? undefined : 'Ne')}
      />
      {open === 'Ne' && nerve && (
        <Reasons
          context={context}
          title={cellWords['Ne'] as string}
          reasons={[...nerve.waver.modifiers, ...nerve.rout.modifiers]}
          printed={`${profile.waver ?? '–'}/${profile.rout}`}
        />
      )}
      {states.length > 0 && <p className="card-states">{states.join(' · ')}</p>}
      {isFielded(unit) && engagedWith(state, unit.id).length > 0 && (
        <p className="soft small">
          Fights{' '}
          {engagedWith(state, unit.id)
            .map((id) => unitOf(state, id)?.name ?? '')
            .join(', ')}
        </p>
      )}
      {profile.weapons.length > 0 && (
        <p className="small kow-weapons">
          {profile.weapons.map((weapon) => (
            <span key={weapon.name}>
              <b>{weapon.name}</b> {lengthText(weapon.range * 25.4, 'in')}
              {weapon.rules.length > 0 && ` · ${weapon.rules.map((rule) => ruleText(context, rule).label).join(', ')}`}
            </span>
          ))}
        </p>
      )}
      <div className="chips">
        {profile.rules.map((rule, at) => {
          const words = ruleText(context, rule);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a profile's rules never change their order
            <button key={at} type="button" className="chip tip">
              {words.label}
              <span className="tip-text">{words.hint}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

interface Cell {
  readonly key: string;
  readonly value: string;
  readonly reasons: readonly Modifier[];
}

const cellWords: Readonly<Record<string, string>> = {
  Sp: 'Speed, in inches',
  Me: 'Melee: hits on this or more',
  Ra: 'Ranged: hits on this or more',
  De: 'Defence: damaged on this or more',
  Att: 'Attacks: dice thrown',
  US: 'Unit Strength: weight on objectives',
  Ne: 'Nerve: wavers and routs at these',
};

function printedOf(unit: Unit, key: string): string {
  const { profile } = unit;
  const printed: Readonly<Record<string, string>> = {
    Sp: String(profile.speed),
    Me: plus(profile.melee),
    Ra: plus(profile.ranged),
    De: plus(profile.defence),
    Att: amountText(profile.attacks, false),
    US: String(profile.unitStrength),
  };
  return printed[key] ?? '';
}

/** What a number rests on: the printed value, then each change with the rule that makes it. */
export function Reasons({
  context,
  title,
  reasons,
  printed,
}: {
  readonly context: SkinContext;
  readonly title: string;
  readonly reasons: readonly Modifier[];
  readonly printed: string;
}) {
  return (
    <dl className="card-reasons">
      <div className="soft">{title}</div>
      <div className="row">
        <dt className="grow">In the list</dt>
        <dd>{printed}</dd>
      </div>
      {reasons.map((reason, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no identity of their own
        <div className="row" key={at}>
          <dt className="grow">{context.words.source(reason.because)}</dt>
          <dd>{signed(reason.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

export const signed = (amount: number): string =>
  amount > 0 && amount < 1 ? `×${amount === 0.5 ? '½' : amount}` : amount < 0 ? `−${-amount}` : `+${amount}`;

function NerveBar({
  damage,
  waver,
  rout,
  onOpen,
}: {
  readonly damage: number;
  readonly waver: number | undefined;
  readonly rout: number;
  readonly onOpen: () => void;
}) {
  const scale = Math.max(rout + 2, damage + 1);
  const at = (value: number) => `${Math.min(100, (value / scale) * 100)}%`;
  return (
    <button
      type="button"
      className="kow-nerve"
      onClick={onOpen}
      aria-label={`${damage} damage, wavers at ${waver ?? 'never'}, routs at ${rout}`}
    >
      <span className="marks">
        <span>{damage === 0 ? 'unhurt' : `${damage} damage`}</span>
        {waver !== undefined && <span style={{ left: at(waver), transform: 'translateX(-100%)' }}>waver {waver}</span>}
        <span style={{ left: at(rout), transform: waver === undefined ? 'translateX(-60%)' : 'translateX(-20%)' }}>
          rout {rout}
        </span>
      </span>
      <span className="bar">
        <span className="fill" style={{ width: at(damage) }} />
        {waver !== undefined && <span className="tick" style={{ left: at(waver) }} />}
        <span className="tick" style={{ left: at(rout) }} />
      </span>
    </button>
  );
}

/** The unit's banner as it flies on the table. */
export function Banner({ tincture, icon }: { readonly tincture: string; readonly icon: string }) {
  return (
    <span className={`kow-banner ${tincture}`} aria-hidden="true">
      <svg viewBox="0 0 512 512" width={26} height={26} aria-hidden="true">
        <path d={iconPath(icon)} fill="currentColor" />
      </svg>
    </span>
  );
}
