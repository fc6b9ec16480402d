import type { RuleId } from '../../kernel/refusal';
import type { Attack, DiceSum, Near, NerveTest, Strike, UnitFacts, Volley } from '../combat/types';
import type { RuleName, SpecialRuleRef } from '../content/types';
import type { OrderKind } from '../state';

/** A special rule as a profile, a weapon or an aura gives it. */
export type RuleRef = SpecialRuleRef;

/** The rules of one unit, merged and looked up once. Made by `compile`. */
export interface RuleBook {
  readonly refs: readonly RuleRef[];
  readonly rules: readonly SpecialRule[];
}

/**
 * One special rule: a value that answers questions. It sees what is asked about and never the battle.
 * A question it does not answer is one it has nothing to do with.
 */
export interface SpecialRule {
  readonly name: RuleName;
  readonly row: RuleId;
  /** Rules that come with it. */
  readonly brings?: readonly RuleName[];
  /** Its figure: what it is where none is printed, the most it may become, and whether lower is better (5+). */
  readonly figure?: { readonly standard?: number; readonly most?: number; readonly lowerIsBetter?: true };
  readonly modifies?: Partial<Modifies>;
  readonly forbids?: Partial<Forbids>;
  readonly permits?: Partial<Permits>;
  readonly follows?: Partial<Follows>;
}

/** Numbers a rule changes. `level` is its figure after (+n), qualifiers and maximum. */
export interface Modifies {
  /** A factor on the Attacks of its bearer. */
  attacks(strike: Strike): number;
  /** Added to the to-hit roll against its bearer. */
  toHitAgainst(attack: Attack): number;
  /** The penalty for moving, where its bearer shoots; given what it is so far. */
  moving(volley: Volley, penalty: number): number;
  /** The penalty for cover, where its bearer shoots. */
  cover(volley: Volley, penalty: number): number;
  /** Added to the damage rolls of its bearer. */
  toDamage(attack: Attack, level: number): number;
  /** What its bearer's Defence counts as. */
  defenceAgainst(attack: Attack): number | undefined;
  /** What each hit of its bearer becomes. */
  hits(attack: Attack, amount: DiceSum): DiceSum;
  /** Which natural 1s of its bearer are rolled again. */
  rerolls(attack: Attack): 'to-hit' | 'to-damage';
  /** Added to a Nerve roll its bearer caused. */
  nerveRoll(test: NerveTest, level: number): number;
  /** Added to Waver and Rout of an enemy near its bearer. */
  nerveOfEnemy(bearer: Near): number;
  /** Added to Waver and Rout of a friend near its bearer. */
  nerveOfFriend(target: UnitFacts, bearer: Near, level: number): number;
  /** Inches of Speed. */
  speed(speed: number): number;
  /** Inches beyond twice Speed, as an amount still to be rolled or not. */
  chargeReach(amount: DiceSum): DiceSum;
}

/** What a rule takes away. True: it is taken. */
export interface Forbids {
  /** A Movement order of its bearer. */
  order(order: OrderAsked): boolean;
  /** A ranged attack of its bearer. */
  shooting(volley: Volley): boolean;
  /** A rule of whoever attacks its bearer. */
  ruleOfAttacker(strike: Strike, rule: RuleName): boolean;
  /** Twice or three times the dice by facing, for and against its bearer. */
  facingBonus(strike: Strike): boolean;
  /** Another rule of the same unit. */
  ownRule(rule: RuleName, bearer: BearerAsked): boolean;
  /** A Wavering result. */
  wavering(): boolean;
  /** Being Hindered by a piece of this kind. */
  hindrance(piece: HindranceAsked): boolean;
  /** Standing in the way of sight and giving cover. */
  screening(): boolean;
  /** The Nimble of a unit that its bearer Disorders in melee. */
  nimbleOfDisordered(): boolean;
}

/** What a rule allows beyond the ordinary. True: it is allowed. */
export interface Permits {
  /** An order that would otherwise be refused. */
  order(order: OrderAsked): boolean;
  /** One more pivot of up to 90 degrees in this order. */
  extraPivot(order: OrderAsked): boolean;
  /** A pivot to any facing before the order and before shooting. */
  freePivot(): boolean;
  /** Going over units and terrain. */
  flight(): boolean;
  /** Difficult Terrain treated as Open. */
  difficultAsOpen(): boolean;
  /** Others going through its bearer, shooting beside it and withdrawing past it. */
  passingThrough(mover: BearerAsked): boolean;
  /** A move before the first turn. */
  scouting(): boolean;
}

/** What happens because of a rule. */
export interface Follows {
  /** Before its bearer gets an order. */
  beforeOrder(bearer: BearerAsked, level: number): RollAsked | undefined;
  /** After its bearer has carried out an order. */
  afterOrder(): AfterOrder;
  /** The most damage its bearer heals after striking. */
  afterStrike(level: number): number;
  /** Damage its bearer heals by a test that left it Steady. */
  afterSteady(): number;
  /** A Rout of `test.target` is rolled again: asked of the target itself and of friends near it. */
  onRoutOfFriend(test: NerveTest, bearer: Near | 'self', ref: RuleRef): boolean;
  /** A Rout of its own bearer is rolled again. The answer is the enemy it comes from. */
  onOwnRout(test: NerveTest): UnitFacts | undefined;
  /** The rule it gives to itself and to friends within `range` mm. */
  radiates(ref: RuleRef): { readonly range: number; readonly grants: RuleRef } | undefined;
}

/** What of its bearer a rule about moving may know. */
export interface BearerAsked {
  readonly rules: RuleBook;
  readonly damage: number;
  readonly disordered: boolean;
  readonly wavering: boolean;
}

export interface OrderAsked {
  readonly order: OrderKind;
  readonly wavering: boolean;
  /** The move before the first turn. */
  readonly scouting: boolean;
}

/** A piece a charge met: crossed, or ended on or touching. */
export interface HindranceAsked {
  readonly kind: 'difficult' | 'obstacle';
  readonly ends: boolean;
}

/** Dice to be rolled, each against the same number: it `heals` a point each, or `steadies`: Wavering becomes Disordered. */
export interface RollAsked {
  readonly dice: number;
  readonly needed: number;
  readonly makes: 'heals' | 'steadies';
}

/** One point to everyone within `range` inches: damage to enemies or healing to friends and bearer. */
export interface AfterOrder {
  readonly range: number;
  readonly to: 'enemies' | 'friends';
}
