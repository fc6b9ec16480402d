import type { Mark, Note, Odds, Figure as OddsFigure, Refusal } from '../../kernel';
import { baseAt, type Fielded, fieldedOf, has } from '../figures';
import { areasOf, nameOfGround } from '../ground/grounds';
import { effectOf, isWall } from '../magic/effects';
import { wallCombat } from '../magic/walls';
import type { State } from '../state';
import type { Climb, Way } from '../steps-moves';
import { getAwayChance, passChance, rollFigure } from './chances';
import { feared, frightened } from './contact';
import { fallDice } from './fall-step';
import { isFourLegged } from './gait';
import type { Judged } from './judge';
import { type Route, routeOf } from './route';

/** What is shown of a way before it is gone. */

/** The base where it ends, the way with its measure, whom it meets and who strikes as it goes. */
export function wayMarks(state: State, figure: Fielded, judged: Judged): readonly Mark[] {
  const { route, allowed, meets, hackers, slowedBy } = judged;
  const points = corners(route);
  return [
    { is: 'pose', unit: figure.id, base: baseAt(figure, route.end), tone: 'legal' },
    { is: 'path', points, tone: 'path', used: route.length, allowed },
    {
      is: 'plate',
      at: route.end,
      tone: 'legal',
      code: 'move',
      detail: { used: round(route.length), allowed: round(allowed), stick: judged.stick, cost: judged.cost },
    },
    ...meets.map((unit): Mark => ({ is: 'outline', unit, tone: 'target' })),
    ...hackers.map((unit): Mark => ({ is: 'outline', unit, tone: 'threat' })),
    ...areasOf(state)
      .filter(({ id }) => slowedBy.includes(id))
      .map(({ outline }): Mark => ({ is: 'region', polygon: outline, tone: 'blocked' })),
  ];
}

/** The base where it would end, in the colour of a no, and what stands in the way. */
export function refusedMarks(state: State, figure: Fielded, way: Way, refusals: readonly Refusal[]): readonly Mark[] {
  const route = routeOf(state, figure, way);
  const end = route.length > 0 ? route.end : way.to;
  return [
    { is: 'pose', unit: figure.id, base: baseAt(figure, end), tone: 'refused' },
    { is: 'path', points: [figure.pose, ...way.via, end], tone: 'refused' },
    ...refusals.flatMap((refusal): readonly Mark[] => [
      ...(refusal.who ?? [])
        .filter((id) => id !== figure.id)
        .map((unit): Mark => ({ is: 'outline', unit, tone: 'blocked' })),
      {
        is: 'plate',
        at: end,
        tone: 'refused',
        code: refusal.code,
        ...(refusal.detail === undefined ? {} : { detail: refusal.detail }),
      },
    ]),
  ];
}

const corners = (route: Route) => route.legs.flatMap(({ path }, i) => (i === 0 ? path : path.slice(1)));
const round = (mm: number): number => Math.round(mm * 10) / 10;

/** Every die the way may need, each with its chance. */
export function wayOdds(state: State, figure: Fielded, judged: Judged, climb: Climb | null = null): Odds {
  const { route, hackers, meets, way } = judged;
  const odds: OddsFigure[] = [];
  for (const foe of feared(state, figure, meets))
    odds.push(...rollFigure(state, figure, 'move/terror', 'terror', 1, { against: foe.id }));
  for (const foe of frightened(state, figure, meets))
    odds.push({
      is: 'chance',
      code: 'move/foe-stands',
      value: passChance(state, foe, 'morale', 3, { against: figure.id }),
    });
  if (hackers.length > 0)
    odds.push({ is: 'chance', code: 'move/get-away', value: getAwayChance(state, figure, hackers) });
  if (climb?.dice === true) odds.push(...rollFigure(state, figure, 'move/climb', 'climb'));
  for (const { hitch } of route.legs) {
    if (hitch?.is === 'stride' && !isFourLegged(figure))
      odds.push(...rollFigure(state, figure, 'move/stride', 'obstacle'));
    if (hitch?.is === 'slip') odds.push(...rollFigure(state, figure, 'move/slip', 'slippery'));
    if (hitch?.is === 'drop') {
      const dice = fallDice(state, figure, hitch.height);
      if (dice > 0) odds.push(...rollFigure(state, figure, 'move/fall', 'fall', dice));
    }
    const wall = hitch?.is === 'burns' ? effectOf(state, hitch.id) : undefined;
    if (isWall(wall)) odds.push({ is: 'number', code: 'move/wall-combat', value: wallCombat(wall) });
  }
  if (route.slips) odds.push(...rollFigure(state, figure, 'move/slip', 'slippery'));
  if (route.branches) odds.push({ is: 'chance', code: 'move/branch', value: 1 / 6 });
  if (way.manner === 'scatter') return [];
  return odds;
}

/** What should be known before: what stops it, what slows it, what it costs. */
export function wayNotes(state: State, figure: Fielded, judged: Judged): readonly Note[] {
  const { route, slowedBy, cost, meets, hackers } = judged;
  const notes: Note[] = [];
  const { stop } = route;
  const [slow] = slowedBy;
  if (slow !== undefined)
    notes.push({
      code: 'move/slowed',
      because: slow.startsWith('ASOBH') ? slow : 'ASOBH-MOV-02',
      detail: { by: slow },
    });
  if (stop?.is === 'foe')
    notes.push({ code: 'move/stops-at-foe', because: 'ASOBH-MOV-06', detail: { foe: stop.unit } });
  if (stop?.is === 'piece')
    notes.push({
      code: stop.how === 'low' ? 'move/stops-at-obstacle' : 'move/stops-at-side',
      because: stop.how === 'low' ? 'ASOBH-MOV-08' : 'ASOBH-MOV-09',
      detail: { piece: nameOfGround(state, stop.id) },
    });
  if (stop?.is === 'edge')
    notes.push({ code: 'move/stops-at-edge', because: 'ASOBH-MOV-11', detail: { height: round(stop.height) } });
  if (route.deep) notes.push({ code: 'move/swims', because: 'ASOBH-ENV-05', detail: { cost } });
  for (const leg of route.legs)
    if (leg.hitch?.is === 'dazzles') notes.push({ code: 'move/dazzled', because: 'wall-of-bedazzlement' });
  for (const foe of meets) {
    const met = fieldedOf(state, foe);
    if (met !== undefined && has(met, 'terror') && feared(state, figure, [foe]).length > 0)
      notes.push({ code: 'move/terror', because: 'ASOBH-TRA-03', detail: { foe } });
  }
  if (hackers.length > 0) notes.push({ code: 'move/hacks', because: 'ASOBH-MEL-16', detail: { foes: hackers.length } });
  return notes;
}
