import { inches, type Pose } from '@muster/geometry';
import type { Refusal } from '../kernel';
import { type ScriptedDice, scriptedDice } from '../kernel/dice';
import { zConfig } from './config';
import { decide } from './engine';
import type { Event } from './events';
import { evolve } from './evolve';
import type { Intent } from './intents';
import type { Profile } from './profile';
import { setup } from './setup';
import type { Charge, Engagement, Order, OrderKind, State, Step, Unit } from './state';
import type { TerrainPiece } from './terrain';

/** Tables for stories: units by inches, everything plain unless something else is said. */

export interface UnitGiven extends Partial<Omit<Unit, 'profile' | 'id' | 'order'>> {
  readonly profile?: Partial<Profile>;
  /** Centre in inches. */
  readonly at?: readonly [number, number];
  /** Degrees; side one looks up the table, side two down, unless said otherwise. */
  readonly facing?: number;
  readonly order?: Order | OrderKind | null;
}

export interface BattleGiven extends Partial<Omit<State, 'units' | 'engagements'>> {
  /** By id. Ids that begin with `b` are of side two, all others of side one. */
  readonly units: Readonly<Record<string, UnitGiven>>;
  readonly engaged?: readonly (readonly [string, string])[];
  readonly step?: Step;
}

/** A table in the middle of a game: round 2, side one's turn. Seat `a` leads side one, seat `b` side two. */
export function aBattle(given: BattleGiven): State {
  const { units, engaged = [], step, ...rest } = given;
  return {
    ...setup(zConfig.parse({ map: 'placer' })),
    round: 2,
    active: 'one',
    first: 'one',
    ...rest,
    steps: rest.steps ?? (step ? [step] : []),
    units: Object.fromEntries(Object.entries(units).map(([id, unit]) => [id, fielded(id, unit)])),
    engagements: engaged.map(([a, b]): Engagement => ({ a, b })),
  };
}

/** A regiment of Infantry without rules: 100 by 80 mm, everything on 4+, Nerve 13/15, a bow where it has a Ranged value. */
export const PLAIN: Profile = {
  army: 'plain',
  unit: 'plain',
  title: 'Regiment',
  type: 'infantry',
  base: 'infantry',
  size: 'regiment',
  models: 20,
  footprint: { width: 100, depth: 80 },
  keywords: [],
  speed: 5,
  melee: 4,
  ranged: 4,
  defence: 4,
  height: 2,
  unitStrength: 2,
  attacks: 10,
  waver: 13,
  rout: 15,
  points: 100,
  rules: [],
  weapons: [{ name: 'Bows', range: 24, rules: [] }],
  options: [],
};

function fielded(id: string, given: UnitGiven): Unit {
  const { profile, at = [36, 24], facing, order = null, ...rest } = given;
  const side = rest.side ?? (id.startsWith('b') ? 'two' : 'one');
  const pose: Pose = { x: inches(at[0]), y: inches(at[1]), facing: facing ?? (side === 'one' ? 90 : 270) };
  return {
    id,
    side,
    seat: side === 'one' ? 'a' : 'b',
    name: id,
    profile: { ...PLAIN, ...profile },
    pose,
    routed: false,
    damage: 0,
    disordered: false,
    wavering: false,
    frozen: false,
    lostNimble: false,
    order: typeof order === 'string' ? { is: order, disengaged: false, charge: null } : order,
    start: { engaged: [], hills: [], leaderIn: [], near: [] },
    shot: false,
    struck: false,
    wild: null,
    withdrew: false,
    steadied: false,
    cloaked: false,
    radiated: false,
    used: {},
    ...rest,
  };
}

/** The order of a unit that charged. */
export const aCharge = (target: string, given: Partial<Charge> = {}): Order => ({
  is: given.how === 'counter-charge' ? 'counter-charge' : 'charge',
  disengaged: false,
  charge: { target, face: 'front', hindered: false, hinderedBy: [], how: 'charge', hillBonus: false, ...given },
});

/** A square piece of terrain: corners by inches from its lower left one. */
export function aPiece(
  id: string,
  kind: TerrainPiece['kind'],
  at: readonly [number, number],
  size: readonly [number, number],
  height = 3,
): TerrainPiece {
  const [x, y] = [inches(at[0]), inches(at[1])];
  const [w, d] = [inches(size[0]), inches(size[1])];
  const outline = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + d },
    { x, y: y + d },
  ];
  return { id, name: id, kind, height, art: 'wood-oak', outline };
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
  const events = decided.value;
  return {
    events,
    state: events.reduce(evolve, state),
    of: <T extends Event['type']>(type: T) =>
      events.filter((event): event is Extract<Event, { type: T }> => event.type === type),
  };
}

/** Why an intent is refused; empty where it is not. No die is rolled for a no. */
export function refusals(state: State, intent: Intent, seat = 'a'): readonly Refusal[] {
  const decided = decide(state, seat, intent, scriptedDice(Array.from({ length: 200 }, () => 1)));
  return decided.ok ? [] : decided.error;
}
