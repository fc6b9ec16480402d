import type { Hit, HitStep } from '../steps-combat';

/** A Hit to be resolved; called, it closes with `{ is: 'hit', result }` [FL-BAT-160]. */
export const hitStep = (hit: Hit): HitStep => ({
  is: 'hit',
  hit,
  stage: 'begin',
  armorFace: null,
  toughnessFace: null,
  result: null,
});
