import type { Modifier } from '../../kernel';
import { type Fielded, gapBetween } from '../figures';
import { sightBetween } from '../ground/sight';
import { gearSpotting } from '../items/spotting';
import { spottingModifiers } from '../special/hooks';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import { inInches } from '../units';
import { sum } from './chance';

/**
 * What is added to the 2D6 of somebody who looks out for somebody who steals nearer: by sight, by skill, and by the rules
 * of both [FL-SCN-11] [FL-SCN-19].
 */
export function watchModifiers(
  state: State,
  how: 'infiltration' | 'sneak',
  mover: Fielded,
  by: Fielded,
): readonly Modifier[] {
  const rule = how === 'infiltration' ? 'FL-SCN-11' : 'FL-SCN-19';
  const sight = sightBetween(state, by, mover);
  const hidden = !sight.sees ? 'unseen' : sight.partly || sight.cover ? 'obscured' : null;
  return [
    ...(how === 'infiltration' && by.profile.skills.includes('scouting') ? [{ amount: 2, because: 'scouting' }] : []),
    ...(how === 'sneak' && mover.profile.skills.includes('expertise') ? [{ amount: -2, because: 'expertise' }] : []),
    ...(hidden === null ? [] : [{ amount: hidden === 'unseen' ? -2 : -1, because: hidden }]),
    ...spottingModifiers(state, how, mover, by),
    ...gearSpotting(state, how, mover),
  ].map((each) => ({ amount: each.amount, because: each.because || rule }));
}

/** Above the distance in inches it is spotted; an infiltrator by a double 6 whatever the distance. */
export function watch(
  tale: Tale,
  how: 'infiltration' | 'sneak',
  mover: Fielded,
  by: Fielded,
  faces: readonly number[],
): boolean {
  const modifiers = watchModifiers(tale.state, how, mover, by);
  const total = sum(faces) + modifiers.reduce((all, { amount }) => all + amount, 0);
  const distance = Math.round(inInches(gapBetween(by, mover)) * 100) / 100;
  const spotted = total > distance || (how === 'infiltration' && sum(faces) === 12);
  tale.add({ type: 'watched', how, mover: mover.id, by: by.id, faces, modifiers, distance, spotted });
  return spotted;
}

/** The chance to be spotted, for whoever weighs it. */
export function watchChance(state: State, how: 'infiltration' | 'sneak', mover: Fielded, by: Fielded): number {
  const modifiers = watchModifiers(state, how, mover, by);
  const added = modifiers.reduce((all, { amount }) => all + amount, 0);
  const distance = Math.round(inInches(gapBetween(by, mover)) * 100) / 100;
  let spotted = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) if (a + b + added > distance || (how === 'infiltration' && a + b === 12)) spotted++;
  return spotted / 36;
}
