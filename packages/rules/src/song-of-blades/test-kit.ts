import type { Refusal } from '../kernel';
import { type ScriptedDice, scriptedDice } from '../kernel/dice';
import { zConfig } from './config';
import type { TraitId } from './content/trait-ids';
import { carryOn, decide } from './engine';
import type { Event } from './events';
import { evolve, IDLE } from './evolve';
import type { Intent } from './intents';
import type { Profile, TraitRef } from './profile';
import { setup } from './setup';
import type { Condition, Figure, State, Step } from './state';
import { type Tale, tale } from './steps/step';
import type { ActStep } from './steps-flow';
import type { TerrainPiece } from './terrain';

/** Tables for stories: figures by millimetres, everything plain unless something else is said. */

export interface FigureGiven extends Partial<Omit<Figure, 'profile' | 'id' | 'pose' | 'conditions'>> {
  readonly profile?: Partial<Profile>;
  /** Traits by name, or with what stands in brackets. */
  readonly traits?: readonly (TraitId | TraitRef)[];
  /** Centre in mm. */
  readonly at?: readonly [number, number];
  readonly conditions?: readonly (Condition | 'prone' | 'transfixed' | 'entangled' | 'sleeping')[];
}

export interface BattleGiven extends Partial<Omit<State, 'figures'>> {
  /** By id. Ids that begin with `b` are of side two, all others of side one. */
  readonly figures: Readonly<Record<string, FigureGiven>>;
  /** What is on top of a turn of side one. */
  readonly step?: Step;
  /** Actions in the hand of figures that act now, on top of the turn of their side. */
  readonly acting?: Readonly<Record<string, number>>;
}

/** A table in the middle of a game: turn 3, side one's. Seat `a` leads side one, seat `b` side two. 900 by 900 mm. */
export function aBattle(given: BattleGiven): State {
  const { figures, step, acting, ...rest } = given;
  const base = setup(zConfig.parse({ map: 'placer', weather: false, complications: false }));
  const active = rest.active ?? 'one';
  const stack: Step[] = [{ is: 'turn', side: active }];
  if (acting) stack.push(actingWith(acting));
  if (step) stack.push(step);
  const made = Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, aFigure(id, figure)]));
  const began = (side: string): number => Object.values(made).filter((figure) => figure.side === side).length;
  const side = (id: string) => ({
    id,
    warband: id,
    of: 'mixed',
    points: 400,
    role: id === 'one' ? ('attacker' as const) : ('defender' as const),
    edge: id === 'one' ? ('near' as const) : ('far' as const),
    began: began(id),
    belowHalf: false,
  });
  return {
    ...base,
    turn: 3,
    active,
    first: 'one',
    sides: { one: side('one'), two: side('two') },
    ...rest,
    steps: rest.steps ?? stack,
    figures: made,
  };
}

/** An act step as an ordinary activation leaves it. */
export function actingWith(left: Readonly<Record<string, number>>, given: Partial<ActStep> = {}): ActStep {
  const figures = Object.keys(left);
  return {
    is: 'act',
    kind: figures.length > 1 ? 'group' : 'turn',
    figures,
    left,
    given: Math.max(...Object.values(left)),
    current: null,
    done: [],
    spell: null,
    ...given,
  };
}

/** A man with a hand weapon: Q4 C3, medium move, round base of 25 mm, no traits. */
export const PLAIN: Profile = {
  id: 'plain',
  title: 'Fighter',
  roster: 'own',
  quality: 4,
  combat: 3,
  traits: [],
  spells: [],
  kinds: ['human'],
  personality: false,
  points: 23,
  printed: true,
  size: 'normal',
  base: { shape: 'round', size: 25 },
  armed: 'weapon',
  magicWeapon: false,
  ranged: null,
  face: 'visored-helm',
};

export function aFigure(id: string, given: FigureGiven = {}): Figure {
  const { profile, traits = [], at = [450, 450], conditions = [], ...rest } = given;
  const side = rest.side ?? (id.startsWith('b') ? 'two' : 'one');
  return {
    id,
    side,
    seat: side === 'one' ? 'a' : 'b',
    name: id,
    profile: { ...PLAIN, traits: traits.map((each) => (typeof each === 'string' ? { id: each } : each)), ...profile },
    swarm: null,
    record: null,
    hurt: 0,
    fate: 'table',
    pose: { x: at[0], y: at[1], facing: side === 'one' ? 90 : 270 },
    level: 0,
    leftIn: null,
    conditions: conditions.map(aCondition),
    worse: { poison: 0, drain: 0 },
    gained: [],
    lost: [],
    lives: 0,
    did: IDLE,
    activated: false,
    reacted: false,
    declines: false,
    used: {},
    arms: { hand: 'both', loaded: true, broken: [] },
    banked: 0,
    holds: [],
    braved: [],
    unseenBy: [],
    controlled: null,
    carriedBy: null,
    below: false,
    summoned: null,
    ...rest,
  };
}

function aCondition(given: Condition | 'prone' | 'transfixed' | 'entangled' | 'sleeping'): Condition {
  switch (given) {
    case 'prone':
      return { is: 'prone', stand: 1, stuck: false };
    case 'transfixed':
      return { is: 'transfixed', effect: null };
    case 'entangled':
      return { is: 'entangled', task: 2, done: 0 };
    case 'sleeping':
      return { is: 'sleeping', magical: false };
    default:
      return given;
  }
}

/** A rectangle of terrain: lower left corner and size in mm. */
export function aPiece(
  id: string,
  given: Partial<Omit<TerrainPiece, 'id' | 'outline'>>,
  at: readonly [number, number],
  size: readonly [number, number],
): TerrainPiece {
  const [x, y] = at;
  const [w, d] = size;
  return {
    id,
    name: id,
    ground: 'normal',
    stands: 'flat',
    height: 0,
    plant: false,
    art: 'rock',
    ...given,
    outline: [
      { x, y },
      { x: x + w, y },
      { x: x + w, y: y + d },
      { x, y: y + d },
    ],
  };
}

/** What happened, and how the table is left. */
export interface Told {
  readonly events: readonly Event[];
  readonly state: State;
  readonly of: <T extends Event['type']>(type: T) => readonly Extract<Event, { type: T }>[];
}

/** Plays one intent with known dice; all of them must be used. Throws where the intent is refused. */
export function play(state: State, intent: Intent, faces: readonly number[] = [], seat = 'a'): Told {
  const dice: ScriptedDice = scriptedDice(faces);
  const decided = decide(state, seat, intent, dice);
  if (!decided.ok) throw new Error(`refused: ${decided.error.map(({ code }) => code).join(', ')}`);
  dice.done();
  return toldOf(decided.value, decided.value.reduce(evolve, state));
}

const toldOf = (events: readonly Event[], state: State): Told => ({
  events,
  state,
  of: <T extends Event['type']>(type: T) =>
    events.filter((event): event is Extract<Event, { type: T }> => event.type === type),
});

/** Lets something come over the table, and all that follows of itself, with known dice; all of them must be used. */
export function happen(state: State, what: (tale: Tale) => void, faces: readonly number[] = []): Told {
  const dice = scriptedDice(faces);
  const told = tale(state);
  what(told);
  carryOn(told, dice);
  dice.done();
  return toldOf(told.events, told.state);
}

/** Why an intent is refused; empty where it is not. No die is rolled for a no. */
export function refusals(state: State, intent: Intent, seat = 'a'): readonly Refusal[] {
  const decided = decide(state, seat, intent, scriptedDice(Array.from({ length: 300 }, () => 1)));
  return decided.ok ? [] : decided.error;
}
