import type { Point } from '@muster/geometry';
import type { Dice, UnitId } from '../../kernel';
import { meleeStep } from '../combat/melee';
import { type Fielded, fieldedOf, gapTo, partyOf } from '../figures';
import { randomDirection } from '../ground/chance';
import { isFree, nearestFree } from '../ground/free';
import { levelAt } from '../ground/levels';
import { sightFrom } from '../ground/sight';
import type { Figure, Marker, State } from '../state';
import type { Tale } from '../steps/step';
import { inch } from '../units';
import { arrive } from './arrive';
import { apart, rounded } from './edges';
import { MAN, makeEnemy, trooperOf } from './force';
import { setMarker } from './markers';
import { tokenEye } from './token';

/** Finds that bring enemies with them. */
export function findGuards(tale: Tale, find: string, by: UnitId, marker: Marker, dice: Dice): void {
  const figure = fieldedOf(tale.state, by);
  if (figure === undefined) return;
  if (find === 'guarded-stash') stash(tale, figure);
  if (find === 'ambush') ambush(tale, figure, marker);
  if (find === 'footsteps') footsteps(tale, figure, dice);
}

/** At the farthest place the character sees, three who know of nothing [FL-SCN-T-site-finds-06]. */
function stash(tale: Tale, figure: Fielded): void {
  const at = farthestSeen(tale.state, figure);
  setMarker(tale, { is: 'stash', at, label: 'stash', counts: { loot: 3 } }, 'FL-SCN-T-site-finds-06');
  for (let i = 0; i < 3; i++) {
    const guard = trooper(tale.state, 'sentry');
    const within = inch(2);
    const spot = nearestFree(tale.state, guard, at, { within, fromFoes: inch(1) }) ?? at;
    arrive(tale, [guard], spot, 'FL-SCN-T-site-finds-06');
  }
}

function farthestSeen(state: State, figure: Fielded): Point {
  const { width, depth } = state.table;
  const step = inch(1.5);
  const spots: Point[] = [];
  for (let x = step / 2; x < width; x += step)
    for (let y = step / 2; y < depth; y += step) spots.push(rounded({ x, y }));
  const guard = makeEnemy(state, trooperOf(state, 'melee'), 'e0');
  const far = spots
    .sort((a, b) => apart(b, figure.pose) - apart(a, figure.pose))
    .find((at) => isFree(state, guard, at) && sightFrom(state, tokenEye(state, at), figure).sees);
  return far ?? rounded(figure.pose);
}

/** Behind the character and at it: a fight at once, the ambusher as Attacker [FL-SCN-T-site-finds-07]. */
function ambush(tale: Tale, figure: Fielded, marker: Marker): void {
  const foe = trooper(tale.state, 'aware');
  const spot = spotBehind(tale.state, foe, figure, marker);
  if (spot === undefined) return;
  const pose = { ...spot, facing: figure.pose.facing };
  tale.add(
    { type: 'arrived', figure: foe, because: 'FL-SCN-T-site-finds-07' },
    {
      type: 'placed',
      unit: foe.id,
      pose,
      level: levelAt(tale.state, foe, spot),
      because: 'FL-SCN-T-site-finds-07',
    },
  );
  tale.call(meleeStep(foe.id, figure.id));
}

/** Base to base on the side away from the marker, or as near to that as there is room. */
function spotBehind(state: State, foe: Figure, figure: Fielded, marker: Marker): Point | undefined {
  const reach = (foe.profile.base + figure.profile.base) / 2 + 0.1;
  const away = Math.atan2(figure.pose.y - marker.at.y, figure.pose.x - marker.at.x);
  for (const turn of [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.3, -2.3, Math.PI]) {
    const angle = away + turn;
    const at = rounded({ x: figure.pose.x + reach * Math.cos(angle), y: figure.pose.y + reach * Math.sin(angle) });
    if (isFree(state, foe, at)) return at;
  }
  return undefined;
}

/** Nine inches off in a direction of luck, and on along it until nobody of the warband is within four [FL-SCN-T-site-finds-08]. */
function footsteps(tale: Tale, figure: Fielded, dice: Dice): void {
  const { state } = tale;
  const { angle, faces } = randomDirection(dice);
  tale.add({ type: 'diceThrown', why: 'footsteps', faces, happens: true });
  const foe = trooper(state, 'patrol');
  const way = { x: Math.cos((angle * Math.PI) / 180), y: Math.sin((angle * Math.PI) / 180) };
  const inside = ({ x, y }: Point): Point => ({
    x: Math.min(Math.max(x, MAN / 2), state.table.width - MAN / 2),
    y: Math.min(Math.max(y, MAN / 2), state.table.depth - MAN / 2),
  });
  const spots = Array.from({ length: 60 }, (_, i) => {
    const far = inch(9) + i * inch(0.5);
    return rounded(inside({ x: figure.pose.x + way.x * far, y: figure.pose.y + way.y * far }));
  });
  const clear = (at: Point): boolean =>
    partyOf(state).every((each) => gapTo(each, at) - MAN / 2 >= inch(4)) && isFree(state, foe, at);
  const along = spots.find(clear);
  const at = along ?? nearestFree(state, foe, spots[0] ?? figure.pose, { also: clear, within: inch(30) });
  if (at !== undefined) arrive(tale, [foe], at, 'FL-SCN-T-site-finds-08');
}

const trooper = (state: State, aware: Figure['aware']): Figure =>
  makeEnemy(state, trooperOf(state, 'melee'), `e${state.next}`, { aware });
