import type { Dice, UnitId } from '../../kernel';
import { takeOut } from '../combat/leaving';
import { fieldedOf } from '../figures';
import type { TrackingPart } from '../flow/tracking-parts';
import type { Effect, State } from '../state';
import type { Tale } from '../steps/step';
import { isBleeding } from './force';

/**
 * At the end of somebody’s activation: spells that last to the end of their caster’s next are over with it, and a call is
 * over once it was followed [FL-MAG-12] [FL-SPELL-compel].
 */
export function fadeWithActivation(tale: Tale, unit: UnitId): void {
  for (const effect of Object.values(tale.state.effects)) {
    if (effect.is === 'compel' && effect.targets.includes(unit)) {
      over(tale, effect);
      continue;
    }
    if (effect.lasts !== 'activation' || effect.caster !== unit) continue;
    if ((effect.counts['fresh'] ?? 0) === 0) over(tale, effect);
    else tale.add({ type: 'effectChanged', id: effect.id, set: { counts: { ...effect.counts, fresh: 0 } } });
  }
}

/** Of a caster who is gone they last to the phase of the next round in which it cast them. */
export function fadeWithPhase(tale: Tale): void {
  const { round, phase } = tale.state;
  for (const effect of Object.values(tale.state.effects)) {
    if (effect.lasts !== 'activation' || effect.caster === null || round <= effect.began) continue;
    if (fieldedOf(tale.state, effect.caster) !== undefined) continue;
    if (phase === ((effect.counts['slow'] ?? 0) > 0 ? 'slow' : 'quick')) over(tale, effect);
  }
}

const over = (tale: Tale, { id, is }: Effect): void => tale.add({ type: 'effectEnded', id, is, because: 'FL-MAG-12' });

/** What spells owe at the end of a round, with the warband’s own matters [FL-BAT-13]. */
export const magicTracking: TrackingPart = {
  matters: (state, stage) =>
    stage === 'warband'
      ? [...(bleeders(state).length > 0 ? ['bleed'] : []), ...(faded(state).length > 0 ? ['spells-fade'] : [])]
      : [],
  settle(tale, what, dice) {
    if (what === 'bleed') {
      bleed(tale, dice);
      return true;
    }
    if (what !== 'spells-fade') return false;
    for (const effect of faded(tale.state)) over(tale, effect);
    return true;
  },
};

/** Those of a full round last to the Tracking of the round after the one they were cast in. */
const faded = (state: State): readonly Effect[] =>
  Object.values(state.effects).filter((each) => each.lasts === 'full-round' && state.round > each.began);

const bleeders = (state: State): readonly string[] =>
  Object.values(state.figures)
    .filter((each) => each.fate === 'table' && each.wounds > 0 && isBleeding(state, each.id))
    .map(({ id }) => id);

/** A die each; a six is the end of it. Who caused it has slain it [FL-SPELL-bleed]. */
function bleed(tale: Tale, dice: Dice): void {
  const all = bleeders(tale.state).map((unit) => {
    const [face = 1] = dice.roll(1, 6);
    const dies = face === 6;
    tale.add({ type: 'bled', unit, face, dies });
    return { unit, dies };
  });
  for (const { unit, dies } of all) if (dies) takeOut(tale, unit, 'casualty', casterOf(tale.state, unit), 'bleed');
}

const casterOf = (state: State, unit: UnitId): UnitId | null =>
  Object.values(state.effects).find((each) => each.is === 'bleed' && each.targets.includes(unit))?.caster ?? null;
