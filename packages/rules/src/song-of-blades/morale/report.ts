import type { BattleReport } from '../campaign/sheet';
import { degreeOf } from '../campaign/victory';
import { condition } from '../figures';
import type { Figure, State } from '../state';
import { isGone } from './ending';

/**
 * What an ended battle gives to the campaign: who won and how plainly, and the fate of every figure that has a record
 * [ASOBH-END-02] [ASOBH-END-03] [ASOBH-END-05]. Conditions end with the battle; a figure that passed out wakes, unless
 * venom had it [ASOBH-CND-07]. Undefined while the battle goes on.
 */
export function battleReport(state: State): BattleReport | undefined {
  const { outcome } = state;
  if (outcome === null) return undefined;
  const [winner = null, ...more] = outcome.winners;
  const won = more.length === 0 ? winner : null;
  const own = Object.values(state.figures).filter((figure) => figure.side === won && figure.summoned === null);
  return {
    winner: won,
    degree: degreeOf(won === null ? null : { began: own.length, standing: own.filter((one) => !isGone(one)).length }),
    perFigure: Object.values(state.figures).flatMap((figure) =>
      figure.record === null || figure.summoned !== null
        ? []
        : [{ seat: figure.seat, record: figure.record, fate: fateOf(figure) }],
    ),
  };
}

function fateOf(figure: Figure): BattleReport['perFigure'][number]['fate'] {
  if (figure.fate === 'gruesome' || figure.fate === 'fled') return figure.fate;
  if (figure.fate !== 'out') return 'fit';
  const passedOut = condition(figure, 'staggering');
  return passedOut === undefined ? 'out' : passedOut.venom ? 'gruesome' : 'fit';
}
