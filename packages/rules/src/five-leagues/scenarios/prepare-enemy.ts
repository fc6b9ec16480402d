import type { Point } from '@muster/geometry';
import { boundsOf } from '@muster/geometry';
import type { Dice } from '../../kernel';
import { partyOf } from '../figures';
import { deploymentModifiers } from '../special/hooks';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import type { TerrainPiece } from '../terrain';
import { inch } from '../units';
import { d6, pick, sum, twoD6 } from './chance';
import {
  apart,
  centreOfEdge,
  depthFrom,
  enemyEdge,
  lengthOfEdge,
  middleOf,
  neutralEdges,
  pointAt,
  spotOf,
} from './edges';
import { entriesOf } from './entries';
import { count, countOf } from './gains';
import { round } from './hazards';
import { setMarker } from './markers';
import { rollOutflank } from './outflank';
import { explorable } from './patrol';

/** Rolls what the scenario rolls before the enemy is set up, and says who stands in which group. */
export function prepare(tale: Tale, dice: Dice): void {
  switch (tale.state.encounter?.scenario) {
    case 'meeting':
      rollOutflank(tale, dice);
      drawLines(tale, twoD6(dice));
      group(tale, splitIn(tale.state, 3, 1));
      break;
    case 'defensive':
      rollOutflank(tale, dice);
      drawForward(tale, twoD6(dice));
      group(tale, splitIn(tale.state, 2, null));
      break;
    case 'camp-raid':
      layCamp(tale);
      group(tale, raidGroups(tale.state, 'half'));
      break;
    case 'hideout-raid':
      group(tale, raidGroups(tale.state, 'third'));
      break;
    case 'site':
      sendToMarkers(tale, dice);
      break;
    default:
      break;
  }
}

type Groups = Readonly<Record<string, number>>;

function group(tale: Tale, groups: Groups): void {
  for (const [unit, number] of Object.entries(groups)) {
    const figure = tale.state.figures[unit];
    if (figure !== undefined && number !== 0)
      tale.add({ type: 'changed', unit, set: { counts: { ...figure.counts, group: number } }, because: 'FL-SET-12' });
  }
}

const toCome = (state: State): readonly Figure[] =>
  Object.values(state.figures).filter(({ side, fate }) => side === 'enemies' && fate === 'reserve');
const isLed = ({ profile }: Figure): boolean => profile.rank !== null;

/** The forward lines, 2D6+8" apart, with the rest of the table shared behind them [FL-SET-11]. */
function drawLines(tale: Tale, faces: readonly number[]): void {
  const { table, edge } = tale.state;
  const apartBy = Math.min(inch(sum(faces) + 8), depthFrom(table, edge));
  const line = Math.round(((depthFrom(table, edge) - apartBy) / 2) * 100) / 100;
  count(tale, { 'line-party': line, 'line-enemy': line }, 'FL-SET-11');
  tale.add({
    type: 'distanceRolled',
    what: 'lines',
    faces,
    modifiers: [{ amount: 8, because: 'FL-SET-11' }],
    mm: apartBy,
  });
}

/** 2D6+12" from the warband's edge, or an inch from the far one where that is off the table [FL-SET-20]. */
function drawForward(tale: Tale, faces: readonly number[]): void {
  const modifiers = [{ amount: 12, because: 'FL-SET-20' }, ...deploymentModifiers(tale.state, 'defensive')];
  const total = sum(faces) + sum(modifiers.map(({ amount }) => amount));
  const mm = Math.min(inch(total), depthFrom(tale.state.table, tale.state.edge) - inch(1));
  count(tale, { forward: Math.round(mm * 100) / 100 }, 'FL-SET-20');
  tale.add({ type: 'distanceRolled', what: 'forward', faces, modifiers, mm: Math.round(mm * 100) / 100 });
}

/**
 * Roughly equal groups, those who shoot spread over them; leaders in the middle one, or (`leaders` null) each behind
 * one of them, marked by a hundred more.
 */
function splitIn(state: State, groups: number, leaders: number | null): Groups {
  const all = toCome(state);
  const led = all.filter(isLed);
  const others = all.filter((each) => !isLed(each));
  const result: Record<string, number> = {};
  const sizes = Array.from({ length: groups }, () => 0);
  for (const [i, { id }] of led.entries()) {
    const to = leaders ?? i % groups;
    result[id] = leaders === null ? 100 + to : to;
    if (leaders !== null) sizes[to] = (sizes[to] ?? 0) + 1;
  }
  for (const { id } of others) {
    const to = sizes.indexOf(Math.min(...sizes));
    result[id] = to;
    sizes[to] = (sizes[to] ?? 0) + 1;
  }
  return result;
}

/**
 * Group 0 in the middle of the raid, group 1 its sentries: halves in a camp, the leaders and what makes up a third in a
 * hideout. An Unknown Enemy took one of the first and two of the second [FL-SET-25] [FL-SET-26].
 */
function raidGroups(state: State, share: 'half' | 'third'): Groups {
  const all = [...toCome(state)].sort((a, b) => Number(isLed(b)) - Number(isLed(a)));
  const unknown = (state.encounter?.unknownMarkers ?? 0) > 0;
  const whole = all.length + (unknown ? 3 : 0);
  const inside = Math.ceil(share === 'half' ? whole / 2 : whole / 3) - (unknown ? 1 : 0);
  const led = all.filter(isLed).length;
  const middle = share === 'third' ? Math.max(led, inside) : Math.max(1, inside);
  return Object.fromEntries(all.map(({ id }, i) => [id, i < middle ? 0 : 1]));
}

/** A fire and what lies about it, in the middle of the table or as near to it as there is room [FL-SET-25]. */
function layCamp(tale: Tale): void {
  const { state } = tale;
  const middle = middleOf(state.table);
  const radius = inch(0.8);
  let at: Point = middle;
  for (let i = 0; i < 400 && !isClear(state, at, radius); i++) {
    const [angle, far] = [i * 0.7, inch(0.25) * Math.sqrt(i)];
    at = { x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle) };
  }
  const fire: TerrainPiece = {
    id: 'camp',
    name: 'Camp',
    stands: 'individual',
    tags: [],
    height: inch(0.5),
    outline: round(at, radius),
    openings: [],
    art: 'rubble',
  };
  tale.add({ type: 'battleChanged', set: { terrain: [...state.terrain, fire] }, because: 'FL-SET-25' });
  const counts = { loot: state.config.again ? 0 : 1, until: 4, radius };
  setMarker(tale, { is: 'objective', at, label: 'camp', counts }, 'FL-SCN-14');
}

const isClear = (state: State, at: Point, radius: number): boolean =>
  state.terrain.every(({ outline }) => {
    const { minX, maxX, minY, maxY } = boundsOf(outline);
    return (
      Math.hypot(Math.max(minX - at.x, 0, at.x - maxX), Math.max(minY - at.y, 0, at.y - maxY)) > radius + inch(0.3)
    );
  });

/** Groups of three go to markers by luck; all of them are unaware Patrols [FL-SCN-20]. Who guards already stays. */
function sendToMarkers(tale: Tale, dice: Dice): void {
  const markers = explorable(tale.state);
  const all = toCome(tale.state);
  for (let i = 0; i * 3 < all.length; i++) {
    const drawn = pick(dice, markers);
    const three = all.slice(i * 3, i * 3 + 3);
    for (const { id, counts } of three)
      tale.add({
        type: 'changed',
        unit: id,
        set: { aware: 'patrol', goal: drawn?.is.id ?? null, counts: { ...counts, group: i + 1 } },
        because: 'FL-SCN-20',
      });
    if (drawn !== undefined)
      tale.add({ type: 'patrolSent', units: three.map(({ id }) => id), marker: drawn.is.id, faces: drawn.faces });
  }
}

/** Unknown Enemy Markers lie where the scenario puts them. */
export function setTokens(tale: Tale, dice: Dice): void {
  const { state } = tale;
  // Where patrols set out from is no goal yet: they draw one when their first phase opens
  for (const { id, aware, goal } of Object.values(state.figures))
    if (aware === 'patrol' && goal !== null)
      tale.add({ type: 'changed', unit: id, set: { goal: null }, because: 'FL-SCN-20' });
  for (let i = 0; i < (state.encounter?.unknownMarkers ?? 0); i++) {
    const { at, faces } = unknownAt(tale.state, dice);
    if (faces.length > 0) tale.add({ type: 'diceThrown', why: 'unknown-place', faces, happens: true });
    setMarker(tale, { is: 'unknown', at }, 'FL-SET-05');
  }
  if (countOf(state, 'watcher') > 0)
    setMarker(tale, { is: 'unknown', at: middleOf(state.table) }, 'FL-SCN-T-site-reaction-06');
}

function unknownAt(state: State, dice: Dice): { readonly at: Point; readonly faces: readonly number[] } {
  const { table } = state;
  const far = enemyEdge(state);
  const token = inch(0.5);
  switch (state.encounter?.scenario) {
    case 'meeting': {
      // In line with the enemy, D6" from one of the neutral edges [FL-SET-12]
      const side = pick(dice, neutralEdges(state));
      const inches = d6(dice);
      const from = side === undefined ? 0 : spotOf(table, far, centreOfEdge(table, side.is)).along;
      const along = from < lengthOfEdge(table, far) / 2 ? inch(inches) : lengthOfEdge(table, far) - inch(inches);
      const deep = Math.max(token, countOf(state, 'line-enemy') - inch(1.5));
      return { at: pointAt(table, far, { along, deep }), faces: [...(side?.faces ?? []), inches] };
    }
    case 'camp-raid':
      return {
        at: pointAt(table, far, { along: lengthOfEdge(table, far) / 2, deep: depthFrom(table, far) / 4 }),
        faces: [],
      };
    case 'site': {
      const places = [...entriesOf(state), ...rim(state)].filter((at) =>
        partyOf(state).every(({ pose }) => apart(pose, at) >= inch(9.5)),
      );
      const drawn = pick(dice, places);
      const at = drawn?.is ?? centreOfEdge(table, far, token);
      return { at: inside(state, at, token), faces: drawn?.faces ?? [] };
    }
    default:
      return { at: centreOfEdge(table, far, token), faces: [] };
  }
}

const rim = (state: State): readonly Point[] =>
  [enemyEdge(state), ...neutralEdges(state)].map((edge) => centreOfEdge(state.table, edge, inch(0.5)));
const inside = ({ table }: State, { x, y }: Point, by: number): Point => ({
  x: Math.min(Math.max(x, by), table.width - by),
  y: Math.min(Math.max(y, by), table.depth - by),
});
