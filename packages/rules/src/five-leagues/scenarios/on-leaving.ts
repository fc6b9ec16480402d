import type { Dice } from '../../kernel';
import { figureOf } from '../figures';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import type { AftermathStep } from '../steps-combat';
import { objectiveTracking } from './objective';

/**
 * Somebody has left play: what scenarios keep of it. Whether an enemy was struck down in melee [FL-SET-17], whether a
 * character went before the objective was had [FL-SET-18], and how near the objective has come by it. Asked once for
 * each, by the `aftermath` step.
 */
export function onLeaving(tale: Tale, step: AftermathStep, dice: Dice): void {
  const { unit, how } = step;
  const figure = figureOf(tale.state, unit);
  if (figure === undefined) return;
  if (figure.side === 'enemies' && how === 'casualty' && isInMelee(tale.state, unit))
    note(tale, unit, 'slainInMelee', 'FL-SET-17');
  const early = tale.state.objective?.state !== 'achieved';
  // By its own move over the edge: a spell, gold or the escape of all together cost no flight [FL-BAT-195] [FL-CHR-52]
  const isFlight = figure.side === 'party' && how === 'left' && early && step.because === 'FL-BAT-195';
  if (isFlight && !carriesItOff(tale.state, unit)) note(tale, unit, 'fled', 'FL-SET-18');
  objectiveTracking(tale, dice);
}

const isInMelee = (state: State, unit: string): boolean =>
  state.steps.some((step) => step.is === 'melee' && (step.initiator === unit || step.other === unit));

/** Who leaves with the thing that was to be fetched has had the objective. */
const carriesItOff = (state: State, unit: string): boolean =>
  state.objective?.is === 'fetch' && Object.values(state.markers).some(({ carriedBy }) => carriedBy === unit);

function note(tale: Tale, unit: string, what: string, because: string): void {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined) return;
  tale.add({ type: 'changed', unit, set: { counts: { ...figure.counts, [what]: 1 } }, because });
}
