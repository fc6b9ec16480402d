import type { Refusal } from '../kernel';
import { type ScriptedDice, scriptedDice } from '../kernel/dice';
import { zConfig } from './config';
import type { SpecialId, TraitId } from './content/ids';
import { carryOn, decide } from './engine';
import type { Event } from './events';
import { evolve } from './evolve';
import { IDLE } from './figures';
import type { Intent } from './intents';
import type { Carried, Profile } from './profile';
import { setup } from './setup';
import type { Figure, State, Step } from './state';
import { type Tale, tale } from './steps/step';
import type { ActStep } from './steps-flow';
import type { TerrainPiece } from './terrain';
import { inch } from './units';

export { IDLE };

/** Tables for stories: places in inches, everything plain unless something else is said. */

export interface FigureGiven extends Partial<Omit<Figure, 'profile' | 'id' | 'pose'>> {
  readonly profile?: Partial<Profile>;
  readonly traits?: readonly TraitId[];
  readonly specials?: readonly SpecialId[];
  /** Centre in inches. */
  readonly at?: readonly [number, number];
}

export interface BattleGiven extends Partial<Omit<State, 'figures'>> {
  /** By id. Ids that begin with `e` are enemies, all others of the party (seat `a`). */
  readonly figures: Readonly<Record<string, FigureGiven>>;
  readonly step?: Step;
  /** This figure's activation is on top. */
  readonly acting?: string;
}

/** A table of three feet in the Quick phase of round 2. The warband's edge is the near one. */
export function aBattle(given: BattleGiven): State {
  const { figures, step, acting, ...rest } = given;
  const base = setup(zConfig.parse({ map: 'none', scenario: 'meeting' }));
  const stack: Step[] = [{ is: 'round', stage: 'quick' }];
  if (acting !== undefined) stack.push({ is: 'party-phase', phase: 'quick', stage: 'act', passed: [] }, actOf(acting));
  if (step !== undefined) stack.push(step);
  return {
    ...base,
    table: { width: inch(36), depth: inch(36) },
    round: 2,
    phase: 'quick',
    storyPoints: 0,
    ...rest,
    steps: rest.steps ?? stack,
    figures: Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, aFigure(id, figure)])),
  };
}

/** An activation at its beginning, run by hand. */
export const actOf = (unit: string, given: Partial<ActStep> = {}): ActStep => ({
  is: 'act',
  unit,
  by: unit.startsWith('e') ? 'gm' : 'a',
  kind: 'turn',
  stage: 'act',
  runs: 'hand',
  automa: null,
  ...given,
});

export const carried = (is: Carried['is'], given: Partial<Carried> = {}): Carried => ({
  id: is,
  is,
  improved: null,
  damaged: false,
  enchanted: null,
  ...given,
});

/** A base hero with a standard weapon (Agility 1, 4"/+3", Combat +0, Toughness 3), or a plain enemy of the same scores. */
export function aFigure(id: string, given: FigureGiven = {}): Figure {
  const { profile, traits = [], specials = [], at = [18, 18], ...rest } = given;
  const enemy = (rest.side ?? (id.startsWith('e') ? 'enemies' : 'party')) === 'enemies';
  const whole: Profile = {
    id: enemy ? 'plain-foe' : id,
    title: id,
    kind: enemy ? 'trooper' : 'hero',
    rank: null,
    natures: ['human'],
    table: null,
    origin: enemy ? null : 'human',
    background: null,
    avatar: false,
    mystic: false,
    agility: enemy ? null : 1,
    speed: { base: 4, dash: 3 },
    combat: 0,
    toughness: 3,
    armor: 0,
    shield: false,
    helmet: false,
    knightArmor: false,
    blow: enemy ? { armor: 0, toughness: 0 } : null,
    weapons: [carried('standard-weapon')],
    casting: null,
    strands: 0,
    spells: [],
    will: 0,
    luck: 0,
    skills: [],
    skillBonuses: [],
    worn: [],
    traits,
    specials,
    monsterPoints: null,
    reward: null,
    base: 25,
    face: 'visored-helm',
    ...profile,
  };
  return {
    id,
    side: enemy ? 'enemies' : 'party',
    seat: enemy ? 'gm' : 'a',
    name: id,
    profile: whole,
    fate: 'table',
    pose: { x: inch(at[0]), y: inch(at[1]), facing: enemy ? 270 : 90 },
    level: 0,
    stunned: false,
    wounds: 0,
    woundsThisRound: 0,
    monsterPoints: whole.monsterPoints,
    will: whole.will,
    strands: whole.strands,
    hand: whole.weapons[0]?.id ?? null,
    ammunition: {},
    die: null,
    acts: enemy ? 'enemy' : 'quick',
    activated: false,
    anticipates: false,
    keepsDown: false,
    did: IDLE,
    gained: [],
    lost: [],
    changes: [],
    conditions: {},
    controlled: null,
    aware: 'aware',
    goal: null,
    runs: 'game',
    counts: {},
    end: null,
    ...rest,
  };
}

/** A rectangle of terrain: lower left corner and size in inches. */
export function aPiece(
  id: string,
  given: Partial<Omit<TerrainPiece, 'id' | 'outline'>>,
  at: readonly [number, number],
  size: readonly [number, number],
): TerrainPiece {
  const [x, y] = [inch(at[0]), inch(at[1])];
  const [w, d] = [inch(size[0]), inch(size[1])];
  return {
    id,
    name: id,
    stands: 'block',
    tags: [],
    height: inch(2),
    openings: [],
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

/** Why an intent is refused; empty where it is not. */
export function refusals(state: State, intent: Intent, seat = 'a'): readonly Refusal[] {
  const decided = decide(state, seat, intent, scriptedDice(Array.from({ length: 300 }, () => 1)));
  return decided.ok ? [] : decided.error;
}
