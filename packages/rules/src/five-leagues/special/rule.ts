import type { Dice, Refusal, UnitId } from '../../kernel';
import type { SkillId } from '../content/ids';
import type { Fielded } from '../figures';
import type { Blow } from '../profile';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import type { Hit, HitResult, MeleeStep, Shot } from '../steps-combat';

/** Somebody's rule that says so, for people: a trait, a special, a spell, an item or a rule row. */
export type Source = string;

/**
 * A special rule: a value that answers questions. What it leaves out it has no say in. `figure` is always who the
 * question is about, `foe` the other of the two.
 */
export interface Rule {
  /** Asked of rules on `figure` itself. */
  readonly own?: Answers;
  /** Asked of rules on the opponent, shooter or target that `figure` has to do with. */
  readonly foe?: Answers;
  /** Asked of rules in force on the whole battle: of the table, the row and the reason of those who are met. */
  readonly battle?: Answers & BattleAnswers;
}

export interface Answers {
  // — Moves
  dashBar?(state: State, figure: Figure): Refusal | undefined;
  /** Inches added to its Speed, and to its Dash. */
  speed?(state: State, figure: Figure): number;
  dash?(state: State, figure: Figure): number;
  /** Why a move that takes so much of its allowance, in mm, may not end in a melee. */
  meetBar?(state: State, figure: Figure, spent: number): Refusal | undefined;
  readonly ignoresDifficult?: true;
  /** It passes through whatever stands in its way, and no ground is anything to it. */
  readonly ghostly?: true;
  readonly flies?: true;
  /** Obstacles up to so many inches are nothing to it. */
  readonly clears?: number;
  // — Sight and targets
  /** How far `figure` sees at most, in inches. */
  sightLimit?(state: State, figure: Figure, to: Figure): number | null;
  /** Why `by` may not choose `target`. */
  untargetable?(state: State, by: Figure, target: Figure, how: 'shot' | 'spell' | 'melee'): Refusal | undefined;
  /** Whom `figure` must prefer; an empty pool is no wish. */
  preferred?(state: State, figure: Figure, pool: readonly Fielded[], how: 'shot' | 'melee'): readonly Fielded[];
  // — Shots; `figure` shoots at `foe`
  /** Face needed against a target in Cover. */
  readonly needsInCover?: number;
  toHit?(state: State, figure: Figure, foe: Figure, shot: Shot): number;
  readonly noSkill?: true;
  onlySixes?(state: State, figure: Figure, foe: Figure): boolean;
  ignoresCover?(state: State, figure: Fielded, foe: Fielded, shot: Shot): boolean;
  /** Woods, bushes and hedges do not stop the shot. */
  shootsThrough?(state: State, figure: Figure, shot: Shot): boolean;
  readonly shootsOnTheMove?: true;
  readonly endless?: true;
  shotBar?(state: State, figure: Figure, shot: Shot): Refusal | undefined;
  shotBlow?(state: State, shot: Shot, blow: Blow): Blow;
  /** What it shoots without a weapon. */
  shot?(state: State, figure: Figure): { readonly range: number; readonly blow: Blow } | undefined;
  // — Melee; `figure` fights `foe`
  /** It throws two dice and keeps the better. */
  twoDice?(state: State, melee: MeleeStep, figure: Figure): boolean;
  combatBonus?(state: State, melee: MeleeStep, figure: Figure, foe: Figure): boolean;
  /** Allies near `figure` give it no bonus. */
  denyAllies?(state: State, melee: MeleeStep, figure: Figure, foe: Figure): boolean;
  /** `figure` has no Combat Bonus at all. */
  denyBonus?(state: State, melee: MeleeStep, figure: Figure, foe: Figure): boolean;
  counterAttack?(state: State, melee: MeleeStep, figure: Figure, foe: Figure): boolean;
  denyCounterAttack?(state: State, melee: MeleeStep, figure: Figure, foe: Figure): boolean;
  parry?(state: State, melee: MeleeStep, figure: Figure, foe: Figure): boolean;
  denyParry?(state: State, melee: MeleeStep, figure: Figure, foe: Figure): boolean;
  /** Nothing takes its Parry from it. */
  readonly keepsParry?: true;
  readonly noHeight?: true;
  /** What a draw is for `figure`. */
  draw?(state: State, melee: MeleeStep, figure: Figure, foe: Figure): 'won' | 'lost' | undefined;
  /** A lost exchange is a Hit on the winner, at the same moment. */
  strikesBack?(state: State, melee: MeleeStep, figure: Figure, foe: Figure): boolean;
  exchange?(state: State, melee: MeleeStep, figure: Figure, foe: Figure): number;
  /** What the weapon of `figure` counts as against `foe`. */
  rating?(state: State, melee: MeleeStep, figure: Figure, foe: Figure, blow: Blow): Blow;
  /** The blow of `figure` on `foe`, with what is added to the weapon. */
  blow?(state: State, melee: MeleeStep, figure: Figure, foe: Figure, blow: Blow): Blow;
  alwaysDefender?(state: State, figure: Figure): boolean;
  cannotRetreat?(state: State, figure: Figure): boolean;
  rerollsExchange?(state: State, melee: MeleeStep, figure: Figure): boolean;
  readonly drawStrikes?: true;
  // — Hits
  /** Added to its Armor where it is struck. */
  armor?(state: State, hit: Hit): number;
  /** The Armor of whom it strikes is passed over. */
  pierces?(state: State, hit: Hit): boolean;
  deadly?(state: State, hit: Hit): boolean;
  /** A Wound of its Hits is a casualty. */
  slays?(state: State, hit: Hit): boolean;
  /** A Hit of its own that Armor stops Stuns. */
  bruises?(state: State, hit: Hit): boolean;
  /** Monster Points its Hits take more, where they take any. */
  morePoints?(state: State, hit: Hit): number;
  /** Hits have no bonus to overcome its Armor. */
  readonly noArmorBonus?: true;
  /** Where it is struck a D6 alone decides: a casualty on a 6. */
  readonly deflects?: true;
  /** The struck is beyond poison and venom. */
  poisonProof?(state: State, hit: Hit): boolean;
  /** `hit`: what would Stun it; null for other causes. */
  unstunnable?(state: State, figure: Figure, hit: Hit | null): boolean;
  unwounded?(state: State, figure: Figure): boolean;
  /** Most Monster Points a blow takes. */
  readonly mostPoints?: number;
  /** It takes and brings no initiative die: it acts in the Slow phase. */
  readonly alwaysSlow?: true;
  /** No blow and no shot reaches it. */
  readonly untouchable?: true;
  /** What it carries and finds it cannot touch. */
  itemBar?(state: State, figure: Figure): Refusal | undefined;
  /** Its initiative die may be thrown again, once. */
  readonly rerollsInitiative?: true;
  // — Tests
  skillWorth?(skill: SkillId, amount: number): number;
  /** Why it may cast no spell, use nothing enchanted, or lose no Wound. */
  castBar?(state: State, figure: Figure): Refusal | undefined;
  enchantedBar?(state: State, figure: Figure): Refusal | undefined;
  cureBar?(state: State, figure: Figure): Refusal | undefined;
  /** Face of a D6 that throws off a spell laid on it. */
  readonly shakesSpell?: number;
  readonly spellProof?: true;
  /** A spell was laid on the bearer, a friend’s as well, whatever came of it. */
  spellLaid?(tale: Tale, self: UnitId): void;
  // — Morale
  /** Highest face that makes it give way. */
  readonly moraleFailsOn?: number;
  // — Set-up
  readonly spareFlight?: true;
  readonly noReady?: true;
  readonly crawls?: true;
  /** Codes that lie on the Injury roll of whom it takes out. */
  readonly injury?: string;
  // — What comes of things; `self` bears the rule
  onActivation?(tale: Tale, self: Fielded, dice: Dice): 'act' | 'skip';
  afterActivation?(tale: Tale, self: Fielded, dice: Dice): void;
  /** It shoots. */
  whenShooting?(tale: Tale, self: UnitId): void;
  /** A shot of its own is settled; may call steps. */
  afterOwnShot?(tale: Tale, shot: Shot, result: HitResult | null): void;
  /** A shot at it is settled. */
  whenShot?(tale: Tale, shot: Shot, hit: boolean, result: HitResult | null): void;
  /** True: the melee is over. */
  afterExchange?(
    tale: Tale,
    melee: MeleeStep,
    winner: UnitId,
    loser: UnitId,
    hit: HitResult | null,
    dice: Dice,
  ): boolean;
  afterMelee?(tale: Tale, melee: MeleeStep, self: UnitId, dice: Dice): void;
  /** A Hit of its own left the struck standing. */
  afterStriking?(tale: Tale, hit: Hit, result: HitResult): void;
  /** A Hit left it standing. */
  whenStruck?(tale: Tale, hit: Hit, result: HitResult): void;
  /** It would fall; true: it does not. */
  staysUp?(tale: Tale, self: Fielded, because: string): boolean;
}

/** What only the battle is asked, or told. */
export interface BattleAnswers {
  initiativeDice?(state: State): number;
  fixedDie?(state: State): number | null;
  initiativeSettled?(tale: Tale, units: readonly UnitId[]): void;
  /** True: it stops where it is. */
  onTheWay?(tale: Tale, mover: UnitId, from: { x: number; y: number }, dice: Dice): boolean;
  afterCasualty?(tale: Tale, unit: UnitId, by: UnitId | null, how: string, dice: Dice): void;
  roundOpens?(tale: Tale, dice: Dice): void;
  enemyPhaseOpens?(tale: Tale, dice: Dice): void;
  phaseEnds?(tale: Tale, dice: Dice): void;
  /** What is settled at the end of a round, where it is due. */
  readonly tracking?: {
    readonly stage: 'warband' | 'enemy' | 'scenario' | 'rest';
    due(state: State): boolean;
    settle(tale: Tale, dice: Dice): void;
  };
  moraleDice?(state: State): number;
  moraleWaived?(state: State): boolean;
  afterMoraleDie?(tale: Tale, face: number, dice: Dice): void;
  afterRout?(tale: Tale, unit: UnitId, dice: Dice): void;
  afterMorale?(tale: Tale, dice: Dice): void;
  figures?(state: State): number;
  raised?(state: State): 'sergeant' | 'lieutenant' | 'captain' | null;
  readonly comesUnknown?: true;
  readonly canOutflank?: true;
  deployment?(state: State, what: 'outflank' | 'defensive'): number;
  seizeBar?(state: State): Refusal | undefined;
  /** The battle is not over before the end of the round. */
  readonly holdsOpen?: true;
  spotting?(state: State, how: 'infiltration' | 'sneak', mover: Figure, spotter: Figure): number;
  readonly rounds?: number;
  gains?(state: State): readonly Gain[];
}

export interface Gain {
  readonly what: string;
  readonly amount: number;
  readonly because: Source;
}

/** A rule with its name. */
export interface Named {
  readonly id: string;
  readonly rule: Rule;
}

/** Rules by name. */
export type RuleBook = Readonly<Record<string, Rule>>;
