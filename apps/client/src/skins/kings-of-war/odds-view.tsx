import type { Figure, Odds } from '@muster/rules/kernel';
import { useState } from 'react';
import type { SkinContext } from '../skin';
import { signed } from './card';
import { wholePercents } from './whole-percents';

/** Headline, bar of outcomes, then the numbers; a press on a number opens its reasons. */
export function OddsView({ odds, context }: { readonly odds: Odds; readonly context: SkinContext }) {
  const chance = (code: string) =>
    odds.find((figure) => figure.is === 'chance' && figure.code === code) as
      | Extract<Figure, { is: 'chance' }>
      | undefined;
  const [steady, wavering, rout] = [chance('steady'), chance('wavering'), chance('rout')];
  const numbers = odds.filter((figure) => figure.is === 'number');
  const damage = odds.find((figure) => figure.is === 'distribution' && figure.code === 'damage');
  return (
    <div className="kow-odds-view">
      {rout && (
        <>
          <h3 className="kow-odds-head">{headline(rout.value, wavering?.value ?? 0)}</h3>
          <OutcomeBar steady={steady?.value ?? 0} wavering={wavering?.value ?? 0} rout={rout.value} />
        </>
      )}
      <div className="rule" />
      {numbers.map((figure) => (
        <NumberRow key={figure.code} figure={figure} context={context} />
      ))}
      {damage?.is === 'distribution' && <Bars figure={damage} label={context.words.figure('damage')} />}
    </div>
  );
}

/** The gravest thing that may well happen. */
export function headline(rout: number, wavering: number): string {
  if (rout >= 0.005) return `${percent(rout)} rout`;
  if (wavering >= 0.005) return `${percent(wavering)} waver`;
  return 'They stand steady';
}

/** Steady, waver, rout: always in this order, always with their words. */
export function OutcomeBar({
  steady,
  wavering,
  rout,
}: {
  readonly steady: number;
  readonly wavering: number;
  readonly rout: number;
}) {
  const parts = [
    { key: 'steady', value: steady },
    { key: 'waver', value: wavering },
    { key: 'rout', value: rout },
  ].filter((part) => part.value > 0.0005);
  const whole = wholePercents(parts.map((part) => part.value));
  return (
    <>
      <div
        className="odds-bar"
        role="img"
        aria-label={parts.map((part) => `${part.key} ${percent(part.value)}`).join(', ')}
      >
        {parts.map((part, at) => (
          <i key={part.key} className={part.key} style={{ flexGrow: Math.max(0.09, part.value) }}>
            {whole[at]}
          </i>
        ))}
      </div>
      <div className="row kow-bar-words small soft">
        {parts.map((part) => (
          <span key={part.key}>{part.key}</span>
        ))}
      </div>
    </>
  );
}

const percent = (value: number) => {
  const rounded = Math.round(value * 100);
  if (rounded === 0 && value > 0) return 'under 1%';
  if (rounded === 100 && value < 1) return 'over 99%';
  return `${rounded}%`;
};

function NumberRow({
  figure,
  context,
}: {
  readonly figure: Extract<Figure, { is: 'number' }>;
  readonly context: SkinContext;
}) {
  const [open, setOpen] = useState(false);
  const reasons = figure.modifiers ?? [];
  const target = figure.code === 'to-hit' || figure.code === 'to-damage';
  return (
    <>
      <button
        type="button"
        className="kow-figure"
        disabled={reasons.length === 0}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={reasons.length ? 'asks' : ''}>{context.words.figure(figure.code)}</span>
        <b>
          {trimmed(figure.value)}
          {target ? '+' : ''}
        </b>
      </button>
      {(open || (reasons.length > 0 && reasons.length <= 2)) &&
        reasons.map((reason, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no identity of their own
          <div key={at} className="kow-figure reason">
            <span>{context.words.source(reason.because)}</span>
            <span>{figure.code === 'attacks' ? factor(reason.amount) : signed(reason.amount)}</span>
          </div>
        ))}
    </>
  );
}

const factor = (amount: number) => (amount === 0.5 ? '×½' : `×${amount}`);
const trimmed = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** A distribution as small bars; hover tells each chance. */
export function Bars({
  figure,
  label,
  tone,
}: {
  readonly figure: Extract<Figure, { is: 'distribution' }>;
  readonly label: string;
  readonly tone?: (value: number) => string;
}) {
  const shown = worthShowing(figure.chances);
  const highest = Math.max(...shown.map((each) => each.chance));
  const first = figure.from + (shown[0]?.at ?? 0);
  const last = figure.from + (shown[shown.length - 1]?.at ?? 0);
  return (
    <figure className="kow-bars" aria-label={`${label}: ${first} to ${last}`}>
      <div className="bars">
        {shown.map(({ at, chance }) => (
          <i
            key={at}
            className={tone?.(figure.from + at) ?? ''}
            style={{ height: `${Math.max(3, (chance / highest) * 100)}%` }}
            title={`${figure.from + at}: ${percent(chance)}`}
          />
        ))}
      </div>
      <figcaption className="row small soft">
        <span className="grow">{first}</span>
        <span>{label}</span>
        <span className="grow end">{last}</span>
      </figcaption>
    </figure>
  );
}

/** The stretch of values that happen at least once in two hundred games. */
export function worthShowing(chances: readonly number[]): readonly { readonly at: number; readonly chance: number }[] {
  const all = chances.map((chance, at) => ({ at, chance }));
  const first = all.findIndex((each) => each.chance >= 0.005);
  const last = all.length - 1 - [...all].reverse().findIndex((each) => each.chance >= 0.005);
  return first < 0 ? all.slice(0, 1) : all.slice(first, last + 1);
}
