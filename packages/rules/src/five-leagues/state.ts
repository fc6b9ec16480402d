import type { Point, Pose } from '@muster/geometry';
import type { Consent, Outcome, Seat, SeatId, Table, UnitId } from '../kernel';
import type { Config } from './config';
import type { ItemId, SkillId, SpecialId, SpellId, TraitId } from './content/ids';
import type { Profile, WarbandSheet } from './profile';
import type { Encounter, Objective, Report } from './scenario';
import type { Secret } from './secret';
import type { CombatReturn, CombatStep } from './steps-combat';
import type { FlowReturn, FlowStep } from './steps-flow';
import type { MagicReturn, MagicStep } from './steps-magic';
import type { MasterReturn, MasterStep } from './steps-master';
import type { MoveReturn, MoveStep } from './steps-moves';
import type { ScenarioReturn, ScenarioStep } from './steps-scenarios';
import type { Edge, TerrainPiece } from './terrain';

/**
 * A battle. Plain data; lengths in mm (scores of profiles are in inches, as printed), angles in degrees. Everything is
 * public but `secret`, which only the seat `gm` sees: what is hidden has no other place in the state.
 */
export interface State {
  readonly config: Config;
  readonly table: Table;
  readonly terrain: readonly TerrainPiece[];
  /** Doors and windows that have been opened, by id. */
  readonly opened: readonly string[];
  /** `a` … `f` of side `party`, and `gm` of side `enemies`. */
  readonly seats: readonly Seat[];
  /** The warband that fights, as it was brought; null before. */
  readonly warband: WarbandSheet | null;
  /** Who runs which character. */
  readonly shares: Readonly<Record<UnitId, SeatId>>;
  /** Whom they meet, and how: rolled or chosen when the battle was set up; null before. */
  readonly encounter: Encounter | null;
  readonly objective: Objective | null;
  readonly figures: Readonly<Record<UnitId, Figure>>;
  /** Tokens on the table that are no figures [FL-BAT-60]. */
  readonly markers: Readonly<Record<string, Marker>>;
  /** Spells and other things in force. */
  readonly effects: Readonly<Record<string, Effect>>;
  /** The edge the warband came from; the enemy has the opposite one [FL-SET-10]. */
  readonly edge: Edge;
  /** Rounds begun; 0 before the first. */
  readonly round: number;
  readonly phase: Phase;
  readonly initiative: Initiative | null;
  /** Left in this battle. */
  readonly storyPoints: number;
  readonly backpack: readonly { readonly item: ItemId; readonly count: number }[];
  /** Seats that are not asked whether they spend a Story Point on a mere reroll. */
  readonly unasked: readonly SeatId[];
  /** Casualties and departures of this round, emptied by Tracking [FL-BAT-191]. */
  readonly fell: readonly Fell[];
  /** What scenarios and special rules count, by name. */
  readonly counts: Readonly<Record<string, number>>;
  /** Rules that hold for all enemies by now (all Brave, all Fearless …). */
  readonly enemyGained: readonly (TraitId | SpecialId)[];
  /** Who runs the enemies that come from now on: a master who sits there, or the game [FL-GEN-22]. */
  readonly enemiesBy: 'game' | 'master';
  readonly steps: readonly Step[];
  readonly returned: Returned | null;
  /** Numbers new figures, markers and effects; only grows. */
  readonly next: number;
  /** What only the game master sees. Empty in every other view. */
  readonly secret: Secret;
  readonly consent: Consent;
  readonly outcome: Outcome | null;
  /** What a campaign takes up; there when the battle is over. */
  readonly report: Report | null;
}

export type SideName = 'party' | 'enemies';
export type Phase = 'set-up' | 'initiative' | 'quick' | 'enemy' | 'slow' | 'tracking';

/**
 * Where a figure is. `reserve`: not deployed yet. `waiting`: off the table, may still come (flankers). `casualty`: taken
 * out. `routed`: left by morale. `left`: went over the edge or by a spell. `removed`: gone without being a casualty.
 */
export type Fate = 'reserve' | 'waiting' | 'table' | 'casualty' | 'routed' | 'left' | 'removed';

export interface Figure {
  readonly id: UnitId;
  readonly side: SideName;
  /** Who answers for it: a seat of the party, or `gm`. A figure in the enemy's power keeps its seat here [FL-BAT-19]. */
  readonly seat: SeatId;
  readonly name: string;
  readonly profile: Profile;
  readonly fate: Fate;
  /** Last place on the table; null before deployment. `facing` is only for the eye. */
  readonly pose: Pose | null;
  /** Millimetres above the table it stands at. */
  readonly level: number;
  readonly stunned: boolean;
  /** Wounds; more than one only with the tokens of the gentler option [FL-BAT-170]. */
  readonly wounds: number;
  /** Wounds taken since the last Tracking Phase: two kill whom Regeneration would heal [FL-BAT-181]. */
  readonly woundsThisRound: number;
  readonly monsterPoints: number | null;
  readonly will: number;
  readonly strands: number;
  /** Weapon in hand, by `Carried.id`; null: fists. Melee may use any that is carried [FL-BAT-102]. */
  readonly hand: string | null;
  /** By `Carried.id`: `fired` once it has shot, `empty` when out; what is missing here is fresh [FL-BAT-89]. */
  readonly ammunition: Readonly<Record<string, 'fired' | 'empty' | 'last'>>;
  /** The initiative die it was given this round; null without one. */
  readonly die: number | null;
  /** When it acts this round; null until known. Enemies have `enemy`. */
  readonly acts: 'quick' | 'slow' | 'enemy' | null;
  readonly activated: boolean;
  /** Acts in Quick next round without a die [FL-BAT-76]. */
  readonly anticipates: boolean;
  /** Has Cover from shots over 6" until its next activation [FL-BAT-75]. */
  readonly keepsDown: boolean;
  readonly did: Doings;
  /** Traits and rules gained and lost in this battle. */
  readonly gained: readonly (TraitId | SpecialId)[];
  readonly lost: readonly (TraitId | SpecialId)[];
  /** Added to printed scores in this battle, each with its source. */
  readonly changes: readonly ScoreChange[];
  /** Conditions named by rules: `angry`, `pinned`, `bound`, `hexed`, `charmed`, `fleeing`, `blessed`, … with numbers. */
  readonly conditions: Readonly<Record<string, number>>;
  /** In the enemy's power until then [FL-BAT-19]. */
  readonly controlled: 'phase' | 'battle' | null;
  /** Site Battles: what it knows of the warband [FL-SET-32]. Everyone else is aware. */
  readonly aware: 'aware' | 'patrol' | 'sentry';
  /** Marker a patrol walks to. */
  readonly goal: string | null;
  /** Who runs this enemy when a game master sits [FL-GEN-22]. */
  readonly runs: 'game' | 'master';
  /** What special rules count on it, by name (once-a-battle things among them). */
  readonly counts: Readonly<Record<string, number>>;
  /** How and by whom it left play. */
  readonly end: { readonly round: number; readonly by: UnitId | null; readonly how: string } | null;
}

/** What a figure did since its activation began; emptied when it begins anew. Lengths in mm. */
export interface Doings {
  /** Allowance spent. */
  readonly spent: number;
  /** Distance gone, for “did not move”. */
  readonly moved: number;
  readonly dashed: boolean;
  readonly fought: boolean;
  readonly shots: number;
  readonly casts: number;
  /** It did its Non-Combat Action. */
  readonly acted: boolean;
  /** No more Actions this round: it jumped or fell [FL-BAT-32]. */
  readonly ended: boolean;
  /** It touched ground that forbids a Dash or a shot (wet ground, water). */
  readonly wet: boolean;
  readonly water: boolean;
}

export interface ScoreChange {
  readonly score: 'speed' | 'dash' | 'combat' | 'toughness' | 'armor';
  readonly by: number;
  readonly because: string;
}

export interface Fell {
  readonly unit: UnitId;
  readonly side: SideName;
  readonly how: 'casualty' | 'routed' | 'left' | 'removed';
}

export interface Marker {
  readonly id: string;
  /**
   * `unknown`: an Unknown Enemy [FL-AI-50]. `exploration`, `curious`: of Sites and Lairs. `objective`: what must be
   * reached or fetched. `item`: lies on the ground. `hidden-foe`, `stash`, `hazard`, `obstacle`, `trap`, `beast`: what
   * Sites hold once revealed. `sign`: set by the game master, only to be seen.
   */
  readonly is:
    | 'unknown'
    | 'exploration'
    | 'curious'
    | 'objective'
    | 'item'
    | 'hidden-foe'
    | 'stash'
    | 'hazard'
    | 'obstacle'
    | 'trap'
    | 'beast'
    | 'sign';
  readonly at: Point;
  /** A few words of the game master, or what the scenario calls it. */
  readonly label: string | null;
  /** Number printed on it, for Sites. */
  readonly number: number | null;
  /** Where an Unknown Enemy walks: to the centre, then anywhere [FL-AI-50]; a patrol marker to another marker. */
  readonly reachedCentre: boolean;
  readonly goal: string | null;
  readonly carriedBy: UnitId | null;
  readonly counts: Readonly<Record<string, number>>;
}

export interface Effect {
  readonly id: string;
  readonly is: SpellId | 'chant' | 'hex';
  readonly caster: UnitId | null;
  readonly targets: readonly UnitId[];
  /** Where it lies: a Barrier's rectangle; null for what has no place. */
  readonly outline: readonly Point[] | null;
  /** `activation`: to the end of the caster's next activation; `full-round`: to the Tracking Phase of the next round. */
  readonly lasts: 'activation' | 'full-round' | 'battle';
  readonly began: number;
  readonly counts: Readonly<Record<string, number>>;
}

/** The dice of a round and who is to have which [FL-BAT-02] [FL-BAT-03]. */
export interface Initiative {
  readonly dice: readonly number[];
  /** Die (its place in `dice`) of each character in the proposal; who has none acts in Slow. */
  readonly given: Readonly<Record<UnitId, number>>;
  readonly proposedBy: SeatId | null;
  /** Seats that said yes to the proposal as it is; any change empties it. */
  readonly yes: readonly SeatId[];
}

/** A test of skill [FL-BAT-197]. */
export interface SkillTest {
  readonly unit: UnitId;
  readonly skills: readonly SkillId[];
  readonly target: number;
  /** A code that says what it is for; words name it. */
  readonly why: string;
}

/** Something the game does or waits for. A step that asks names who in `waiting`; one that asks nobody goes on by itself. */
export type Step = FlowStep | ScenarioStep | MoveStep | CombatStep | MagicStep | MasterStep;
/** What a closed step hands down. */
export type Returned = FlowReturn | ScenarioReturn | MoveReturn | CombatReturn | MagicReturn | MasterReturn;
