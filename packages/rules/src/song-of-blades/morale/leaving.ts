import type { UnitId } from '../../kernel';
import type { Because } from '../events';
import { type Fielded, fieldedOf, figureOf, has, isFielded, isWithin, otherSide, seatsOf } from '../figures';
import { sightBetween } from '../ground/sight';
import { endSpellsOf, endSpellsOn } from '../magic/effects';
import { heldGoOff } from '../magic/held';
import { nearestFree } from '../moves/place';
import { sparedTest } from '../special/courage';
import type { Fate, Figure, State } from '../state';
import type { Tale } from '../steps/step';
import type { Due } from '../steps-morale';
import { dropWhatItCarried } from './belongings';
import { comrades } from './comrades';

/** Ways of leaving play. */
export type Leaving = Exclude<Fate, 'table' | 'reserve'>;

/** `quiet`: nobody is shaken by the sight (a drowned man, a broken statue). `due`: tests beside the usual ones. */
export interface Leave {
  readonly quiet?: boolean;
  readonly due?: readonly Due[];
}

/**
 * Takes a figure out of play: the only way to. Its spells end, those it holds go off, what it carried falls; then an
 * `aftermath` step sees to those bound to it, the beasts, the lead and the tests [ASOBH-MOR-02]. Made things and Tough
 * ones die no gruesome death [ASOBH-TRAIT-artificial] [ASOBH-TRAIT-tough]. Steps go on top of the present one: note the
 * next stage first. Does nothing where the figure is not on the table.
 */
export function takeOut(
  tale: Tale,
  unit: UnitId,
  asked: Leaving,
  by: UnitId | null,
  because: Because,
  leave: Leave = {},
): void {
  const figure = figureOf(tale.state, unit);
  if (figure?.fate !== 'table') return;
  const spared = has(figure, 'artificial') || has(figure, 'tough');
  // A death that nobody is shaken by is final all the same
  const how = asked === 'gruesome' && spared && leave.quiet !== true ? 'out' : asked;
  const shaken = how === 'gruesome' && leave.quiet !== true ? witnesses(tale.state, figure, by) : [];
  const fell = how === 'out' || how === 'gruesome';
  if (fell) heldGoOff(tale, unit);
  tale.add({ type: 'leftPlay', unit, how, by, because });
  endSpellsOf(tale, unit, because);
  endSpellsOn(tale, unit, because);
  setDownPassengers(tale, figure, how, because);
  if (fell) dropWhatItCarried(tale, figure);
  if (fell && by !== null && by !== unit) changeOfHeart(tale, by, because);
  tale.call({
    is: 'aftermath',
    unit,
    how,
    by,
    stage: 'followers',
    due: [...shaken, ...(leave.due ?? [])],
    officers: [],
    led: false,
  });
}

/**
 * An Out-of-Action result from something other than a combat: a fall, a flight cut short. A Tough figure loses a life
 * in its place [ASOBH-TRAIT-tough]. Says which of the two it was.
 */
export function sufferOut(tale: Tale, unit: UnitId, by: UnitId | null, because: Because): 'life' | 'out' {
  const figure = figureOf(tale.state, unit);
  if (figure !== undefined && has(figure, 'tough') && figure.lives < LIVES - 1) {
    loseLife(tale, figure, because);
    return 'life';
  }
  takeOut(tale, unit, 'out', by, because);
  return 'out';
}

/** A life of a Tough figure that has more of them. */
export function loseLife(tale: Tale, figure: Figure, because: Because): void {
  const lives = figure.lives + 1;
  tale.add({ type: 'changed', unit: figure.id, set: { lives }, because });
  tale.add({ type: 'lifeLost', unit: figure.id, left: LIVES - lives, because });
}
/** [ASOBH-TRAIT-tough] */
const LIVES = 3;

/** Comrades shaken by a gruesome end: those near who see it, the whole of a Gang, a swarm's own kind only [ASOBH-MOR-02]. */
function witnesses(state: State, victim: Figure, by: UnitId | null): readonly Due[] {
  const seen = fieldedOf(state, victim.id);
  if (seen === undefined) return [];
  return comrades(state, victim)
    .filter((friend) => sparedTest(friend, 'gruesome') === undefined)
    .filter((friend) => isShaken(state, friend, seen))
    .map((friend) => ({ unit: friend.id, cause: 'gruesome', by, gang: isOneGang(friend, seen) }));
}

function isShaken(state: State, friend: Fielded, victim: Fielded): boolean {
  if (has(victim, 'swarm'))
    return (
      has(friend, 'swarm') && friend.profile.id === victim.profile.id && friend.profile.title === victim.profile.title
    );
  if (isOneGang(friend, victim)) return true;
  return isWithin(state, friend, victim, 'long') && sightBetween(state, friend, victim).sees;
}
const isOneGang = (friend: Figure, victim: Figure): boolean => has(friend, 'gang') && has(victim, 'gang');

/** Whoever it carried is thrown where it fell, or leaves the table with it. */
function setDownPassengers(tale: Tale, bearer: Figure, how: Leaving, because: Because): void {
  for (const rider of Object.values(tale.state.figures)) {
    if (rider.carriedBy !== bearer.id) continue;
    if (how === 'fled' || bearer.pose === null) {
      takeOut(tale, rider.id, 'fled', null, because);
      continue;
    }
    tale.add({ type: 'changed', unit: rider.id, set: { carriedBy: null, level: bearer.level }, because });
    const set = figureOf(tale.state, rider.id);
    const spot = set === undefined ? undefined : nearestFree(tale.state, set, bearer.pose);
    if (set === undefined || spot === undefined) continue;
    tale.add({
      type: 'moved',
      unit: rider.id,
      manner: 'carried',
      path: [bearer.pose, spot],
      pose: { ...spot, facing: rider.pose?.facing ?? bearer.pose.facing },
      level: bearer.level,
      length: 0,
    });
    if (isFielded(figureOf(tale.state, rider.id)))
      tale.add({ type: 'befell', unit: rider.id, condition: { is: 'prone', stand: 1, stuck: false }, because });
  }
}

/** The entity of the fourth complication serves the other side after each kill [ASOBH-FLX-04]. */
function changeOfHeart(tale: Tale, by: UnitId, _because: Because): void {
  const entity = figureOf(tale.state, by);
  if (entity?.summoned?.prowls !== true) return;
  const side = otherSide(tale.state, entity.side);
  const seat = seatsOf(tale.state, side)[0] ?? entity.seat;
  tale.add({
    type: 'changed',
    unit: by,
    set: { side, seat, activated: side !== tale.state.active },
    because: 'ASOBH-FLX-04',
  });
}
