import type { Point } from '@muster/geometry';
import { nearestFree } from '../ground/free';
import { springMarker } from '../master/trigger';
import type { Figure, State } from '../state';
import type { StepRules } from '../steps/step';
import { inch } from '../units';
import { arrive } from './arrive';
import { d6 } from './chance';
import { coveredFrom } from './covered';
import { makeEnemy, trooperOf } from './force';

/**
 * An Unknown Enemy is revealed: what a master put there, else as many melee troops as the die says, the first where the
 * token lay, the others within an inch of it and in or behind Cover if they can [FL-AI-52]. Those that come in the
 * enemies' own phase wait for the next [FL-AI-53].
 */
export const reveal: StepRules<'reveal-marker'> = {
  carryOn(tale, step, dice) {
    const marker = tale.state.markers[step.marker];
    if (step.stage === 'prepared') {
      tale.amend({ ...step, stage: 'roll' });
      if (marker !== undefined && springMarker(tale, step.marker)) {
        // What was prepared takes its place on the table; the token has done its work
        tale.add({ type: 'markerGone', id: step.marker, is: marker.is, because: 'FL-AI-52' });
      }
      return true;
    }
    if (marker === undefined) {
      tale.finish({ is: 'scenario', what: 'revealed' });
      return true;
    }
    const face = d6(dice);
    tale.add({ type: 'markerGone', id: marker.id, is: marker.is, because: 'FL-AI-52' });
    const units: string[] = [];
    for (let i = 0; i < (NUMBERS[face - 1] ?? 1); i++) {
      const { state } = tale;
      const waits = state.phase === 'enemy';
      const figure = makeEnemy(state, trooperOf(state, 'melee'), `e${state.next}`, { activated: waits });
      units.push(...arrive(tale, [figure], i === 0 ? marker.at : placeBeside(state, figure, marker.at), 'FL-AI-52'));
    }
    tale.add({ type: 'unknownRevealed', marker: marker.id, at: marker.at, face, units });
    tale.finish({ is: 'scenario', what: 'revealed' });
    return true;
  },
};
const NUMBERS = [1, 2, 3, 3, 4, 5];

/** Within an inch of the first, in Cover from the warband where there is such a place. */
function placeBeside(state: State, figure: Figure, at: Point): Point {
  const within = inch(1) + figure.profile.base;
  const hidden = nearestFree(state, figure, at, {
    within,
    fromFoes: inch(1),
    also: (spot) => coveredFrom(state, spot),
  });
  return hidden ?? nearestFree(state, figure, at, { within, fromFoes: inch(1) }) ?? at;
}
