import type { Dice, Modifier, Refusal, UnitId } from '../../kernel';
import type { SkillId } from '../content/ids';
import type { Fielded } from '../figures';
import type { Blow } from '../profile';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import type { Hit, HitResult, MeleeStep, Shot } from '../steps-combat';

/**
 * The questions the rules of the battle ask of everything that is special: traits, origins, enemy tables, entries,
 * leaders, Unique Foes, Aberrations, spells in force. Each part asks here and knows none of them by name; the answers
 * are values in this folder, found by what is in force on a figure (`rulesOn`) or on the battle.
 */

/** Somebody's rule that says so, for people: a trait, a special, a spell, an item or a rule row. */
export type Source = string;

// — Initiative [FL-BAT-02 … 09]

/** Fewer or more initiative dice than characters, and dice set to a face. */
export const initiativeChanges = (
  _state: State,
): {
  readonly dice: readonly Modifier[];
  readonly fixed: readonly { readonly face: number; readonly because: Source }[];
} => ({ dice: [], fixed: [] });
/** Whose own rule lets it throw its initiative die again, once, after it was given (Fey-blood) [FL-BAT-07]. */
export const initiativeReroll = (_state: State, _figure: Figure): Source | null => null;
/** When it is settled who has which die: what a face does to its bearer for the round (gremlin aura). Also after a reroll. */
export const initiativeSettled = (_tale: Tale, _units: readonly UnitId[], _dice: Dice): void => {};

// — Moves

/** Whether it may Dash at all, now and here; the refusal otherwise (knight armor, undead, a Site). */
export const dashBar = (_state: State, _figure: Figure): Refusal | undefined => undefined;
/** What ground costs it: ignores Difficult, Flying, obstacles up to so many mm. */
export interface Gait {
  readonly ignoresDifficult: Source | null;
  readonly flies: Source | null;
  readonly clears: number;
  /** Inches added to its Speed in this battle's place (Sites: -1). */
  readonly speed: readonly Modifier[];
}
export const gaitOf = (_state: State, _figure: Figure): Gait => ({
  ignoresDifficult: null,
  flies: null,
  clears: 0,
  speed: [],
});
/** Something that happens to a figure on its way, asked after every step of half an inch or less; a tale that adds nothing goes on. */
export const onTheWay = (_tale: Tale, _mover: UnitId, _from: { x: number; y: number }, _dice: Dice): void => {};
/** Aberrations push human-sized friends aside instead of stopping [FL-AI-42]. */
export const pushesAside = (_state: State, _figure: Figure): boolean => false;

// — Sight and targets

/** How far a figure sees at most, in mm, and whose rule it is; null without a limit. Lit targets are exempt [FL-BAT-57]. */
export const sightLimit = (
  _state: State,
  _from: Figure,
  _to: Figure,
): { readonly mm: number; readonly because: Source } | null => null;
/** Why it may not be chosen at all (Fey Reaver beyond 6", a Duskling by friends' spells, an untargetable marker). */
export const untargetable = (
  _state: State,
  _by: Figure,
  _target: Figure,
  _how: 'shot' | 'spell' | 'melee',
): Refusal | undefined => undefined;
/** What enemies must prefer among targets that are equally lawful, first group first [FL-AI-24] [FL-AI-26]. */
export const preferred = (
  _state: State,
  _by: Figure,
  _pool: readonly Fielded[],
  _how: 'shot' | 'melee',
): { readonly pool: readonly Fielded[]; readonly because: Source } | null => null;

// — Shooting [FL-BAT-84 …]

export interface ToHit {
  /** Face needed where the target is in Cover, where a rule sets it (Halfling 5+); asked of no other shot. */
  readonly needs: { readonly value: number; readonly because: Source } | null;
  readonly modifiers: readonly Modifier[];
  /** Combat Skill is not added whatever it did. */
  readonly noSkill: Source | null;
  /** Combat Skill is added although it moved. */
  readonly skillMoving: Source | null;
  /** Only a natural 6 hits. */
  readonly onlySixes: Source | null;
  /** No Cover counts for this shot. */
  readonly ignoresCover: Source | null;
}
export const toHit = (_state: State, _shot: Shot): ToHit => ({
  needs: null,
  modifiers: [],
  noSkill: null,
  skillMoving: null,
  onlySixes: null,
  ignoresCover: null,
});
/** The blow of a shot after every rule. */
export const shotBlow = (_state: State, _shot: Shot, blow: Blow): Blow => blow;
/** After a shot that armour stopped (Return Shots), a first shot, an empty weapon (a large quiver is the items' matter). */
export const afterShot = (_tale: Tale, _shot: Shot, _hit: boolean, _result: HitResult | null, _dice: Dice): void => {};
/** Whether its weapons never run out (rain of arrows, a Master Thief's knives). */
export const endlessAmmunition = (_state: State, _figure: Figure): Source | null => null;
/** Why it may not shoot with that weapon now (caught in a trap: only knives are thrown). */
export const shotBar = (_state: State, _shot: Shot): Refusal | undefined => undefined;
/** What it shoots without a weapon (Ranged Attack, spit): weapon `profile` of a `Shot`. Range in inches. */
export interface OwnShot {
  readonly range: number;
  readonly blow: Blow;
  readonly because: Source;
}
export const ownShot = (_state: State, _figure: Figure): OwnShot | null => null;
/** May shoot after a full move (Skirmisher, Feral). */
export const shootsOnTheMove = (_state: State, _figure: Figure): Source | null => null;

// — Melee [FL-BAT-100 …]

/** Sources of the one +1 beside a Stunned opponent and a near ally. */
export const combatBonus = (_state: State, _melee: MeleeStep, _figure: Figure, _foe: Figure): readonly Source[] => [];
/** Why allies nearby give no bonus to `figure` against `foe`. */
export const allyBonusDenied = (_state: State, _melee: MeleeStep, _figure: Figure, _foe: Figure): Source | null => null;
export const counterAttack = (_state: State, _melee: MeleeStep, _figure: Figure, _foe: Figure): readonly Source[] => [];
export const counterAttackDenied = (_state: State, _melee: MeleeStep, _figure: Figure, _foe: Figure): Source | null =>
  null;
/** Whether higher ground helps `figure` against `foe` (not a Preen, not against Flying). */
export const heightHelps = (_state: State, _figure: Figure, _foe: Figure): boolean => true;
export const parry = (_state: State, _melee: MeleeStep, _figure: Figure, _foe: Figure): readonly Source[] => [];
export const parryDenied = (_state: State, _melee: MeleeStep, _figure: Figure, _foe: Figure): Source | null => null;
/** Added to the exchange die beside Combat Skill and the Combat Bonus. */
export const exchangeModifiers = (
  _state: State,
  _melee: MeleeStep,
  _figure: Figure,
  _foe: Figure,
): readonly Modifier[] => [];
/** The blow of a melee Hit after every rule (Preen anger, Hexed, charge, lone prey …). */
export const meleeBlow = (
  _state: State,
  _melee: MeleeStep,
  _by: Figure,
  _target: Figure,
  blow: Blow,
): { readonly blow: Blow; readonly because: readonly Source[] } => ({ blow, because: [] });
/** Always Defender (pinned), never pushed, … */
export const alwaysDefender = (_state: State, _figure: Figure): Source | null => null;
/** Why it does not give ground: it stays where it is driven back from, its back to the wall (pinned). */
export const cannotRetreat = (_state: State, _figure: Figure): Source | null => null;
/** What beside a Story Point throws its exchange die again (Brute Charge in the first exchange). */
export const exchangeRerolls = (_state: State, _melee: MeleeStep, _figure: Figure): readonly 'brute-charge'[] => [];
/** On a draw both strike (Unreasoning Brute). */
export const drawStrikes = (_state: State, _melee: MeleeStep): Source | null => null;
/** After an exchange that left `loser` standing: withdrawals, knock-back, lash, terror. May move figures and end the melee (returns true). */
export const afterExchange = (
  _tale: Tale,
  _melee: MeleeStep,
  _winner: UnitId,
  _loser: UnitId,
  _hit: HitResult | null,
  _dice: Dice,
): boolean => false;
/** When a melee ends, whoever is left. */
export const afterMelee = (_tale: Tale, _melee: MeleeStep, _dice: Dice): void => {};

// — Hits [FL-BAT-160 …]

/** Armor against this Hit, with every source; null: passed over (Fell Touch, venom). */
export const armorAgainst = (
  _state: State,
  _hit: Hit,
  armor: number,
): { readonly armor: number | null; readonly because: readonly Source[] } => ({ armor, because: [] });
/** The Hit kills at once unless armour stops it (poison, venom). A melee Hit of a Defender has `asDefender`; `natural` is set only where the exchange was won. */
export const deadly = (_state: State, _hit: Hit): Source | null => null;
/** Not Stunned (tough). `hit`: what would Stun it; null for other causes. */
export const unstunnable = (_state: State, _figure: Figure, _hit: Hit | null = null): Source | null => null;
/** A Wound does nothing to it (death frenzy). */
export const unwounded = (_state: State, _figure: Figure): Source | null => null;
/** Monster Points a blow takes, after every rule (Ethereal). */
export const pointsLost = (
  _state: State,
  _hit: Hit,
  points: number,
): { readonly points: number; readonly because: readonly Source[] } => ({ points, because: [] });
/** What follows a Wound, a Stun or lost Monster Points. */
export const afterHit = (_tale: Tale, _hit: Hit, _result: HitResult, _dice: Dice): void => {};
/** Whatever answers a casualty, called once for each (spawning, anger, blood rites, champions); may call steps. */
export const afterCasualty = (_tale: Tale, _unit: UnitId, _by: UnitId | null, _how: string, _dice: Dice): void => {};

/** It would be a casualty (death frenzy, a foe that gets up): true where it stays, and what follows is told. */
export const staysUp = (_tale: Tale, _unit: UnitId, _because: Source, _dice: Dice | null): boolean => false;

// — Magic [FL-MAG-03 …]

/** Why it may cast no spell now. */
export const castBar = (_state: State, _figure: Figure): Refusal | undefined => undefined;
/** Faces of a D6 that throw off a spell laid on it, with their rules; several are one roll [FL-MAG-14] [FL-GEN-15]. */
export const spellSaves = (
  _state: State,
  _figure: Figure,
): readonly { readonly needs: number; readonly because: Source }[] => [];
/** No spell does anything to it (Magic Resistant). */
export const spellProof = (_state: State, _figure: Figure): Source | null => null;
/** A spell was laid on it, a friend’s as well, whatever came of it (an Angry Preen). `by` may be itself. */
export const spellLaid = (_tale: Tale, _unit: UnitId, _by: UnitId, _dice: Dice): void => {};

// — Tests of skill

/** What owning a skill adds, after the rules of its origin (Feral, FL-CHR-33). `amount` is 2, or a Mystic's 1. */
export const skillWorth = (
  _state: State,
  _figure: Figure,
  _skill: SkillId,
  amount: number,
): { readonly amount: number; readonly because: Source | null } => ({ amount, because: null });

// — The run of the round

/** Before a figure does anything in its activation; `skip`: it may not act (fleeing, charmed …). */
export const onActivation = (_tale: Tale, _unit: UnitId, _dice: Dice): 'act' | 'skip' => 'act';
export const afterActivation = (_tale: Tale, _unit: UnitId, _dice: Dice): void => {};
export const roundOpens = (_tale: Tale, _dice: Dice): void => {};
export const enemyPhaseOpens = (_tale: Tale, _dice: Dice): void => {};
export const phaseEnds = (_tale: Tale, _dice: Dice): void => {};
/** Codes of what a stage of Tracking must settle, in an order of no importance; each is then asked of `settle`. */
export const trackingMatters = (
  _state: State,
  _stage: 'warband' | 'enemy' | 'scenario' | 'rest',
): readonly string[] => [];
/** Settles one of them: by events at once, or by calling steps. */
export const settle = (_tale: Tale, _matter: string, _dice: Dice): void => {};

// — Morale [FL-BAT-191 …]

/** Dice more or fewer, beside one for each enemy casualty of the round. */
export const moraleDice = (_state: State): readonly Modifier[] => [];
/** No morale dice at all for these enemies (break-point mobs). */
export const moraleWaived = (_state: State): Source | null => null;
/** Highest face that is a failure, 0 for who never checks. */
export const moraleFailsOn = (_state: State, _figure: Figure): number => 2;
/** What a morale die or a rout brings on beside (Gnawling sixes, Faceless advance, collectors). */
export const afterMoraleDie = (_tale: Tale, _face: number, _dice: Dice): void => {};
export const afterRout = (_tale: Tale, _unit: UnitId, _dice: Dice): void => {};
/** After the enemies' step of Tracking, morale or not: the few that remain may go (Not Worth the Risk) [FL-ENM-23]. */
export const afterMorale = (_tale: Tale, _dice: Dice): void => {};

// — What enemies can beside moving, shooting and fighting

/** Carries out the `ability` that the automa chose for a figure (an area or ranged attack of an Aberration). */
export const useAbility = (_tale: Tale, _unit: UnitId, _target: UnitId | null, _dice: Dice): void => {};

// — Set-up and scenarios (scenarios/)

/** Troopers more or fewer by the enemy's own rules, and ranks that some of them get or that come on top. */
export const forceChanges = (
  _state: State,
): {
  readonly figures: readonly Modifier[];
  /** Melee Troopers that become this rank instead (hardened fighters). */
  readonly raised: readonly { readonly rank: 'sergeant' | 'lieutenant' | 'captain'; readonly because: Source }[];
} => ({ figures: [], raised: [] });
/** Always met with an Unknown Enemy Marker. */
export const comesUnknown = (_state: State): Source | null => null;
/** The force can Outflank, where the scenario allows it [FL-SET-14]. */
export const canOutflank = (_state: State): Source | null => null;
/** Added to the 2D6 of an Outflank, or to the enemy's distance in a Defensive Battle, in inches. */
export const deploymentModifiers = (_state: State, _what: 'outflank' | 'defensive'): readonly Modifier[] => [];
/** Why the warband cannot Seize the Initiative (Awareness, a hunter among them) [FL-SET-16]. */
export const seizeBar = (_state: State): Refusal | undefined => undefined;
/** Added to a roll to spot who steals nearer, beside what the scenario itself says [FL-SET-21] [FL-SET-27]. */
export const spottingModifiers = (
  _state: State,
  _how: 'infiltration' | 'sneak',
  _mover: Figure,
  _spotter: Figure,
): readonly Modifier[] => [];
/** Rounds more for objectives with a time limit [FL-ENM-30]. */
export const timeLimitChanges = (_state: State): readonly Modifier[] => [];
/** Never rolls on Flight in the Dark (Halflings) [FL-CHR-29]. */
export const spareFlight = (_state: State, _figure: Figure): Source | null => null;
/** Moves in a Site as it does anywhere, and may Dash there (Crawling) [FL-SET-30]. */
export const crawls = (_state: State, _figure: Figure): Source | null => null;

// — The end

/** What the battle's end owes to special rules, as gains of the report. */
export const gainsAtEnd = (
  _state: State,
): readonly { readonly what: string; readonly amount: number; readonly because: Source }[] => [];

/** What drives an enemy beyond its class: where it must go, or that it may not [FL-AI-45]. */
export interface Drive {
  /** It makes for one of these, as fast as it can, whatever its weapons or safety; empty: it makes for nobody. */
  readonly toward: readonly UnitId[];
  /** It does not move at all. */
  readonly still: boolean;
  /** It does not shoot. */
  readonly noShot: boolean;
  /** It stays by its archers and goes only for what one move reaches. */
  readonly escorts: boolean;
  readonly because: Source;
}
export const driveOf = (_state: State, _figure: Figure): Drive | null => null;
