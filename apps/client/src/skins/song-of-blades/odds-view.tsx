import type { Figure, Odds } from '@muster/rules/kernel';
import { Figures, percent, signed } from '../../table/figures';
import type { SkinContext } from '../skin';

/** The odds of a blow: both totals with their reasons, then what may befall whom; anything else as plain figures. */
export function OddsView({ odds, context }: { readonly odds: Odds; readonly context: SkinContext }) {
  const number = (code: string) =>
    odds.find((figure): figure is Extract<Figure, { is: 'number' }> => figure.is === 'number' && figure.code === code);
  const chance = (code: string): number => {
    const found = odds.find((figure) => figure.is === 'chance' && figure.code === code);
    return found?.is === 'chance' ? found.value : 0;
  };
  const [attacker, target] = [number('attacker-total'), number('target-total')];
  if (!attacker || !target) return <Figures odds={odds} context={context} />;
  const harms = ['recoil', 'prone', 'out', 'gruesome'] as const;
  const sum = (who: string): number => harms.reduce((all, harm) => all + chance(`${who}-${harm}`), 0);
  const [wins, loses] = [sum('target'), sum('attacker')];
  const nothing = Math.max(0, 1 - wins - loses);
  return (
    <div className="sob-odds">
      <h3>{percent(wins)} to beat it</h3>
      <div
        className="odds-bar"
        role="img"
        aria-label={`wins ${percent(wins)}, nothing ${percent(nothing)}, loses ${percent(loses)}`}
      >
        {(
          [
            ['good', wins],
            ['none', nothing],
            ['bad', loses],
          ] as const
        )
          .filter(([, value]) => value > 0.0005)
          .map(([tone, value]) => (
            <i key={tone} className={tone} style={{ flexGrow: Math.max(0.08, value) }}>
              {Math.round(value * 100)}
            </i>
          ))}
      </div>
      {[...harms.map((harm) => `target-${harm}`), ...harms.map((harm) => `attacker-${harm}`)]
        .filter((code) => chance(code) > 0)
        .map((code) => (
          <div key={code} className="row small">
            <span className="grow">{context.words.figure(code)}</span>
            <b>{percent(chance(code))}</b>
          </div>
        ))}
      <div className="rule" />
      <div className="sob-versus">
        {[attacker, target].map((side, at) => (
          <div key={side.code}>
            <div className="row">
              <span className="grow small">{at === 0 ? 'Adds' : 'Against'}</span>
              <b>{side.value}</b>
            </div>
            {side.modifiers?.map((reason, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no identity of their own
              <div className="row small soft" key={index}>
                <span className="grow">{context.words.source(reason.because)}</span>
                <span>{signed(reason.amount)}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
