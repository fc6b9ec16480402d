import type { Point, Pose } from '@muster/geometry';
import type { Consent, Outcome, Seat, SeatId, SideId, Table, UnitId } from '../kernel';
import type { Config } from './config';
import type { SpellId } from './content/spell-ids';
import type { TraitId } from './content/trait-ids';
import type { Profile, TraitRef, Warband } from './profile';
import type { CombatReturn, CombatStep } from './steps-combat';
import type { FlowReturn, FlowStep } from './steps-flow';
import type { CastReturn, MagicStep } from './steps-magic';
import type { MoraleReturn, MoraleStep } from './steps-morale';
import type { MoveReturn, MoveStep } from './steps-moves';
import type { TerrainPiece } from './terrain';

/** A battle. Plain data; lengths in mm, angles in degrees. Only warbands being chosen are secret. */
export interface State {
  readonly config: Config;
  readonly table: Table;
  readonly terrain: readonly TerrainPiece[];
  readonly sides: Readonly<Record<SideId, Side>>;
  readonly seats: readonly Seat[];
  /** Warbands chosen in secret, by seat, until both sides are ready; `null`: chosen, but not for these eyes. */
  readonly chosen: Readonly<Record<SeatId, Warband | null>>;
  readonly figures: Readonly<Record<UnitId, Figure>>;
  /** Spells in force, walls, vortex: everything on the table that is not a figure or terrain. */
  readonly effects: Readonly<Record<string, Effect>>;
  /** Weapons and other things that lie on the ground. */
  readonly dropped: readonly Dropped[];
  readonly weather: Weather | null;
  /** The weather brought its snowstorm: nobody sees beyond one Short [ASOBH-WTH-05]. */
  readonly storm: boolean;
  readonly complication: Complication | null;
  /** The stack of what the game does and waits for; the last one speaks. */
  readonly steps: readonly Step[];
  /** What the step that just closed gave to the one below it. */
  readonly returned: Returned | null;
  /** Turns begun so far, of both sides; 0 before the first. */
  readonly turn: number;
  readonly active: SideId | null;
  readonly first: SideId | null;
  /** Numbers new effects and summoned figures; only grows. */
  readonly next: number;
  readonly consent: Consent;
  readonly outcome: Outcome | null;
}

export interface Side {
  readonly id: SideId;
  readonly warband: string;
  readonly of: string | null;
  readonly points: number;
  readonly role: 'attacker' | 'defender' | null;
  /** The table edge it came from. */
  readonly edge: Edge | null;
  /** Figures it began with; summoned ones do not count [ASOBH-MAG-17]. */
  readonly began: number;
  /** It has tested for having more figures out than standing [ASOBH-MOR-02]. */
  readonly belowHalf: boolean;
}

export type Edge = 'near' | 'far' | 'left' | 'right';

/** Where a figure is: waiting, fighting, or gone for good. `out` may be revived within one turn [ASOBH-CON-03]. */
export type Fate = 'reserve' | 'table' | 'out' | 'gruesome' | 'fled' | 'vanished';

export interface Figure {
  readonly id: UnitId;
  readonly side: SideId;
  readonly seat: SeatId;
  readonly name: string;
  readonly profile: Profile;
  readonly swarm: string | null;
  readonly record: string | null;
  /** Quality modifier brought from the last battle of a campaign [ASOBH-END-02]. */
  readonly hurt: number;
  readonly fate: Fate;
  /** Last place on the table; null before deployment. `facing` is only for the eye [ASOBH-MOV-04]. */
  readonly pose: Pose | null;
  /** Millimetres above the table it stands at. */
  readonly level: number;
  /** The turn in which it left play. */
  readonly leftIn: number | null;
  readonly conditions: readonly Condition[];
  /** Points of Quality lost, by what took them [ASOBH-CON-04]. */
  readonly worse: { readonly poison: number; readonly drain: number };
  /** Traits gained and lost in this game. */
  readonly gained: readonly TraitRef[];
  readonly lost: readonly TraitId[];
  /** Lives lost by a Tough figure. */
  readonly lives: number;
  /** What it did since the turn of either side began; emptied with every turn. */
  readonly did: Doings;
  /** It was activated in its side's present turn [ASOBH-INI-03]. */
  readonly activated: boolean;
  /** It bears a stone: it has reacted, until its own turn [ASOBH-REA-02]. */
  readonly reacted: boolean;
  /** Its player lets every reaction pass by for it. */
  readonly declines: boolean;
  /** Once-a-game things used, by name. */
  readonly used: Readonly<Record<string, number>>;
  /** The weapon in hand; `null` where none is [ASOBH-MEL-21]. `second` was drawn in place of the first. */
  readonly arms: {
    readonly hand: 'both' | 'first' | 'second' | null;
    readonly loaded: boolean;
    readonly broken: readonly string[];
  };
  readonly banked: number;
  readonly holds: readonly { readonly spell: SpellId; readonly power: number }[];
  /** Profiles whose Terror it has faced. */
  readonly braved: readonly string[];
  /** Foes that could not see it when the turn began: it may ambush them [ASOBH-MEL-11]. */
  readonly unseenBy: readonly UnitId[];
  /** Under a Mind Control: the side that runs it, and its caster's seat. */
  readonly controlled: { readonly side: SideId; readonly seat: SeatId; readonly by: UnitId } | null;
  readonly carriedBy: UnitId | null;
  /** Below ground by Burrowing. */
  readonly below: boolean;
  readonly summoned: Summoned | null;
}

export interface Doings {
  readonly moves: number;
  readonly melees: number;
  readonly shots: number;
  readonly throws: number;
  readonly casts: number;
  readonly thefts: number;
  /** Whether it lost a point of Quality to poison this turn. */
  readonly poisoned: boolean;
  readonly blocked: boolean;
  readonly parried: boolean;
  /** Anything else a trait counts by the turn, by name. */
  readonly other: Readonly<Record<string, number>>;
}

/** What has befallen a figure [ASOBH-CON-01]. At most one of each kind. */
export type Condition =
  /** `stand`: actions it costs to rise; `stuck`: mud of a heavy rain, left free of cost at its next activation. */
  | { readonly is: 'prone'; readonly stand: 1 | 2; readonly stuck: boolean }
  | { readonly is: 'transfixed'; readonly effect: string | null }
  /** `helpers`: friends who gave their one action to it [ASOBH-CON-05]. */
  | {
      readonly is: 'entangled';
      readonly task: number;
      readonly done: number;
      readonly helpers?: readonly UnitId[];
    }
  /** `done`: actions friends have given to waking it [ASOBH-CND-06]. */
  | { readonly is: 'sleeping'; readonly magical: boolean; readonly done?: number }
  | { readonly is: 'staggering'; readonly venom: boolean; readonly since: number }
  | { readonly is: 'stone'; readonly until: number | null }
  /** Held by a skeletal hand, roots, ice or snow until a Task is done. */
  | {
      readonly is: 'held';
      readonly by: 'bones' | 'wood' | 'ice' | 'snow';
      readonly task: number;
      readonly done: number;
      readonly since: number;
    }
  | { readonly is: 'drowning'; readonly until: number }
  | { readonly is: 'burning' }
  /** Robbing a body it made; an action of its next activation tears it away [ASOBH-TRAIT-greedy]. */
  | { readonly is: 'looting' }
  | { readonly is: 'blind'; readonly until: number | null }
  | { readonly is: 'mute'; readonly until: number | null }
  | { readonly is: 'deaf' | 'fatigued' | 'bound' | 'paralysed' };
export type ConditionKind = Condition['is'];

export interface Summoned {
  readonly by: UnitId | null;
  readonly power: number;
  readonly illusion: boolean;
  /** Turn after which it is gone. */
  readonly until: number | null;
  /** The entity of the fourth complication changes side with every kill [ASOBH-FLX-04]. */
  readonly prowls: boolean;
}

/** A spell in force or a thing made by one. */
export interface Effect {
  readonly id: string;
  readonly is: SpellId | 'vortex';
  readonly caster: UnitId | null;
  readonly side: SideId | null;
  readonly power: number;
  readonly target: UnitId | null;
  /** Where it lies: a wall's rectangle, an area's outline; null for what has no place. */
  readonly outline: readonly Point[] | null;
  readonly at: Point | null;
  /** Hits a wall has taken [ASOBH-MAG-10]. */
  readonly hits: number;
  /** Ground an altered area has become. */
  readonly ground: TerrainPiece['ground'] | null;
  readonly began: number;
  readonly until: number | null;
  /** Anything a spell counts, by name. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface Dropped {
  readonly what: 'weapon' | 'second-weapon' | 'shield' | 'instrument' | 'standard' | 'goods';
  readonly of: UnitId;
  readonly at: Point;
}

export type Weather = 'heatwave' | 'strong-wind' | 'heavy-rain' | 'thunderstorm' | 'snow';

/** The complication of the game's magic [ASOBH-FLX-01 … 06]; `spent` when it has done its work. */
export interface Complication {
  readonly is: 'winds' | 'low-energies' | 'blood' | 'entity' | 'spiral' | 'vortex';
  readonly spent: boolean;
  /** Level of the spiral. */
  readonly level: number;
  /** With shifting winds: the one that blows now. */
  readonly now: Exclude<Complication['is'], 'winds'> | null;
  /** A vortex has opened: there is only one in a game, whatever the winds bring [ASOBH-FLX-06]. */
  readonly opened?: true;
}

/** Something the game does or waits for. A step that asks names who in `waiting`; one that asks nobody goes on by itself. */
export type Step = FlowStep | MoveStep | CombatStep | MagicStep | MoraleStep;
/** What a closed step hands down. */
export type Returned = FlowReturn | MoveReturn | CombatReturn | CastReturn | MoraleReturn;
