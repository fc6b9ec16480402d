import type { Figure, Odds } from '@muster/rules/kernel';
import type { SkinContext } from '../skins/skin';

/** Exact numbers and chances before a commitment, each with its reasons. */
export function Figures({ odds, context }: { readonly odds: Odds; readonly context: SkinContext }) {
  return (
    <div className="figures">
      {odds.map((figure) => (
        <One key={`${figure.is}.${figure.code}`} figure={figure} context={context} />
      ))}
    </div>
  );
}

function One({ figure, context }: { readonly figure: Figure; readonly context: SkinContext }) {
  const { words } = context;
  const name = words.figure(figure.code);
  if (figure.is === 'chance')
    return (
      <div className="figure">
        <span>{name}</span>
        <b>{percent(figure.value)}</b>
        <span className="bar" aria-hidden="true">
          <i style={{ width: `${figure.value * 100}%` }} />
        </span>
      </div>
    );
  if (figure.is === 'number')
    return (
      <div className="figure">
        <span>{name}</span>
        <b>{Number.isInteger(figure.value) ? figure.value : figure.value.toFixed(1)}</b>
        {figure.modifiers?.map((modifier) => (
          <span key={modifier.because} className="reason">
            {words.source(modifier.because)}
            <b>{signed(modifier.amount)}</b>
          </span>
        ))}
      </div>
    );
  const top = Math.max(...figure.chances);
  const mean = figure.chances.reduce((sum, chance, at) => sum + chance * (figure.from + at), 0);
  return (
    <div className="figure">
      <span>{name}</span>
      <b>{mean.toFixed(1)} on average</b>
      <span
        className="bars"
        role="img"
        aria-label={`${name}, from ${figure.from} to ${figure.from + figure.chances.length - 1}`}
      >
        {figure.chances.map((chance, at) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a value keeps its place
            key={figure.from + at}
            style={{ height: `${Math.max(2, (chance / top) * 100)}%` }}
            title={`${figure.from + at}: ${percent(chance)}`}
          />
        ))}
      </span>
    </div>
  );
}

/** `58%`; never 0% or 100% for what is merely unlikely or likely. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return '<1%';
  if (chance < 1 && chance > 0.99) return '>99%';
  return `${Math.round(chance * 100)}%`;
}

export const signed = (value: number): string => (value < 0 ? `−${Math.abs(value)}` : `+${value}`);
