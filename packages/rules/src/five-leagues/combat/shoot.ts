import type { Dice } from '../../kernel';
import { type Fielded, fieldedOf } from '../figures';
import { offerReroll } from '../flow/reroll';
import { afterShot, whenShooting } from '../special/hooks';
import type { StepRules, Tale } from '../steps/step';
import type { ShootStep, Shot } from '../steps-combat';
import { aimOf, hits, shotHit } from './aim';
import { useUp } from './ammunition';
import { keptFaces } from './faces';
import { hitStep } from './hit';

export { shotRefusals } from './shot-refusals';

/** A shot to be rolled; called, it closes with `{ is: 'shot', hit, result }`. Whether it may be shot is asked before. */
export const shootStep = (shot: Shot): ShootStep => ({ is: 'shoot', shot, stage: 'roll', face: null, result: null });

/** One die, what it leaves of the ammunition, and the Hit if it is one [FL-BAT-83 … 89]. */
export const shoot: StepRules<'shoot'> = {
  carryOn(tale, step, dice) {
    switch (step.stage) {
      case 'roll':
        return roll(tale, step, dice);
      case 'kept':
        return settle(tale, step);
      case 'hit': {
        const { returned } = tale.state;
        const result = returned?.is === 'hit' ? returned.result : null;
        tale.amend({ ...step, stage: 'done', result });
        afterShot(tale, step.shot, true, result, dice);
        return true;
      }
      case 'done':
        tale.finish({ is: 'shot', hit: step.result !== null, result: step.result });
        return true;
    }
  },
};

function roll(tale: Tale, step: ShootStep, dice: Dice): true {
  const { shot } = step;
  const by = fieldedOf(tale.state, shot.by);
  const aim = aimOf(tale.state, shot);
  if (by === undefined || aim === undefined) {
    tale.amend({ ...step, stage: 'done' });
    return true;
  }
  if (!shot.free) spend(tale, by, shot);
  whenShooting(tale, shot.by);
  const [face = 1] = dice.roll(1, 6);
  tale.add({ type: 'shotRolled', unit: shot.by, target: shot.target, weapon: aim.launcher.is, face });
  tale.amend({ ...step, stage: 'kept', face });
  offerReroll(tale, { unit: shot.by, why: 'shot', faces: [face], sides: 6, worth: !hits(aim, face) });
  return true;
}

/** It is the figure’s Combat Action, and what it shoots with is in its hands now. */
function spend(tale: Tale, by: Fielded, shot: Shot): void {
  const did = { ...by.did, shots: by.did.shots + 1 };
  const carried = by.profile.weapons.some((each) => each.id === shot.weapon);
  const set = { did, ...(carried ? { hand: shot.weapon } : {}) };
  tale.add({ type: 'changed', unit: by.id, set, because: 'FL-BAT-80' });
}

function settle(tale: Tale, step: ShootStep): true {
  const { shot } = step;
  const by = fieldedOf(tale.state, shot.by);
  const aim = aimOf(tale.state, shot);
  if (by === undefined || aim === undefined) {
    tale.amend({ ...step, stage: 'done' });
    return true;
  }
  const [face = 1] = keptFaces(tale.state, [step.face ?? 1]);
  const hit = hits(aim, face);
  const { range, cover, needs, modifiers, onlySixes, launcher } = aim;
  const told = { unit: shot.by, target: shot.target, weapon: launcher.is, face, needs, modifiers, onlySixes };
  tale.add({ type: 'shot', ...told, range, cover, hit });
  useUp(tale, by, launcher, face);
  tale.amend({ ...step, stage: hit ? 'hit' : 'done', face });
  if (hit) tale.call(hitStep(shotHit(tale.state, shot, aim, face)));
  return true;
}
