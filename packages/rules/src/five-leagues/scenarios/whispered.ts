import { type Point, TOLERANCE } from '@muster/geometry';
import type { Refusal, UnitId } from '../../kernel';
import { type Fielded, fielded, fieldedOf, gapTo } from '../figures';
import { hinders, isFree } from '../ground/free';
import { levelAt } from '../ground/levels';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import { inch } from '../units';
import { anAlly, joins } from './allies';
import { BLANK } from './force';

const RULE = 'FL-ITEM-spider-whispers';

/** A Hero out of nowhere, where its player wishes: it fights along, and is gone after the battle [FL-ITEM-spider-whispers]. */
export function whispered(tale: Tale, caller: Fielded, at: Point): void {
  const figure = stranger(tale.state, `f${tale.state.next}`, caller.seat);
  const level = levelAt(tale.state, figure, at);
  joins(tale, { ...figure, fate: 'table', pose: { ...at, facing: 90 }, level }, 'spider-whispers');
}

/** Why the stranger cannot come there: somebody is nearer than 9", or there is nowhere to stand. */
export function whisperRefusal(state: State, caller: Fielded, at: Point): Refusal | undefined {
  const near = fielded(state).find((each) => !isFar(each, at));
  if (near !== undefined) {
    const detail = { gap: Math.max(0, gapTo(near, at) - BLANK.base / 2), least: inch(9) };
    return { code: 'use/too-near-somebody', rule: RULE, who: [near.id], where: at, detail };
  }
  const what = hinders(state, stranger(state, '', caller.seat), at);
  if (what === null) return undefined;
  return what === 'edge'
    ? { code: 'place/off-table', rule: RULE, where: at }
    : { code: 'friend/no-footing', rule: RULE, where: at, detail: { piece: what } };
}

/** Places an inch from one another at which the stranger may come. */
export function whisperSpots(state: State, caller: Pick<Figure, 'seat'>): readonly Point[] {
  const figure = stranger(state, '', caller.seat);
  return grid(state).filter((at) => isFree(state, figure, at));
}

function grid(state: State): readonly Point[] {
  const all = fielded(state);
  const spots: Point[] = [];
  for (let x = inch(0.5); x < state.table.width; x += inch(1))
    for (let y = inch(0.5); y < state.table.depth; y += inch(1)) {
      const at = { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
      if (all.every((each) => isFar(each, at))) spots.push(at);
    }
  return spots;
}

const isFar = (each: Fielded, at: Point): boolean => gapTo(each, at) - BLANK.base / 2 >= inch(9) - TOLERANCE;

const stranger = (state: State, id: UnitId, seat: string): Figure =>
  anAlly(
    state,
    {
      ...{ id: 'stranger', title: 'Stranger', origin: 'human', agility: 1, speed: { base: 4, dash: 3 } },
      ...{ combat: 1, toughness: 4, armor: 2, blow: null, weapons: [SWORD], face: 'hood' },
    },
    { id, seat, name: 'Stranger' },
  );
const SWORD = { id: 'bastard-sword', is: 'bastard-sword', improved: null, damaged: false, enchanted: null } as const;

/** Somebody is there to call it, and there is room. */
export const hasRoom = (state: State, unit: UnitId): boolean => {
  const caller = fieldedOf(state, unit);
  if (caller === undefined) return false;
  const figure = stranger(state, '', caller.seat);
  return grid(state).some((at) => isFree(state, figure, at));
};
