import type { Modifier, SourceId, UnitId } from '../../kernel';
import { type Fielded, fieldedOf, scoreOf } from '../figures';
import { hasTorch } from '../ground/light';
import { isConfused } from '../magic/force';
import {
  allyBonusDenied,
  alwaysDefender,
  bonusDenied,
  combatBonus,
  counterAttack,
  counterAttackDenied,
  drawFor,
  drawStrikes,
  exchangeModifiers,
  keepsParry,
  parry,
  parryDenied,
  strikesBack,
  twoDice,
} from '../special/hooks';
import type { State } from '../state';
import type { MeleeStep, Tactic } from '../steps-combat';
import { type Arm, armOf, sourceOf } from './arms';
import { alliesBy, isConfined, isHigher, obstacleBetween, unsteady } from './footing';
import { sumOf } from './harm';

/** One of the two in an exchange: what it adds, and what its win or its guard is worth. */
export interface Fighter {
  readonly unit: UnitId;
  readonly foe: UnitId;
  readonly arm: Arm;
  readonly tactic: Tactic | 'none';
  readonly dice: 1 | 2;
  readonly modifiers: readonly Modifier[];
  /** Every source of Counter Attack in force; empty without [FL-BAT-111]. */
  readonly counter: readonly SourceId[];
  /** Sources of Parry in force; they do not add up [FL-BAT-113]. */
  readonly parry: readonly SourceId[];
  /** A lost exchange is a Hit of its own, by this rule. */
  readonly strikesBack: SourceId | null;
}

export interface Exchange {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** On a draw both strike, by this rule. */
  readonly drawStrikes: SourceId | null;
  /** Who wins a draw, by a rule; null where it is one. */
  readonly drawGoes: { readonly to: UnitId; readonly because: SourceId } | null;
}

/** What the dice of an exchange come to. */
export interface ExchangeOutcome {
  readonly totals: Readonly<Record<UnitId, number>>;
  /** The die that counts of each: the better of two. */
  readonly kept: Readonly<Record<UnitId, number>>;
  readonly winner: Fighter | null;
  readonly loser: Fighter | null;
  readonly parried: SourceId | null;
  /** Hits to be struck, and by what right. */
  readonly blows: readonly { readonly by: UnitId; readonly because: SourceId }[];
  /** Why the winner’s blow does no harm. */
  readonly harmless: SourceId | null;
}

/** Both fighters of the present exchange, on the table as it is; undefined where one has left it. */
export function exchangeOf(state: State, melee: MeleeStep): Exchange | undefined {
  const roles = rolesOf(state, melee);
  if (roles === undefined) return undefined;
  const { attacker, defender } = roles;
  const calm = [attacker, defender].some(({ id }) => CALM.includes(melee.tactics[id] ?? 'none'));
  return {
    attacker: fighterOf(state, melee, attacker, defender, 'attacker', calm),
    defender: fighterOf(state, melee, defender, attacker, 'defender', calm),
    drawStrikes: drawStrikes(state, melee),
    // Where both strike on a draw, nobody wins it [FL-ENM-T-unique-foes-04]
    drawGoes: drawStrikes(state, melee) === null ? drawGoesTo(state, melee, attacker, defender) : null,
  };
}

/** A thing of magic may win a draw or lose it; where both do, it is one [FL-GEN-13]. */
function drawGoesTo(state: State, melee: MeleeStep, a: Fielded, b: Fielded): Exchange['drawGoes'] {
  const claims = [
    [a, b],
    [b, a],
  ].flatMap(([self, foe]) => {
    const draw = self === undefined || foe === undefined ? null : drawFor(state, melee, self, foe);
    if (draw === null || self === undefined || foe === undefined) return [];
    return [{ to: draw.is === 'won' ? self.id : foe.id, because: draw.because }];
  });
  const [one, two] = claims;
  return one === undefined || (two !== undefined && two.to !== one.to) ? null : one;
}

/**
 * Who attacks: the winner of the last exchange, the initiator of the first; but a Stunned figure defends, and so does one
 * that a rule puts at a loss. Both so: the role stays [FL-BAT-116] [FL-BAT-120].
 */
export function rolesOf(
  state: State,
  melee: MeleeStep,
): { readonly attacker: Fielded; readonly defender: Fielded } | undefined {
  const one = fieldedOf(state, melee.initiator);
  const two = fieldedOf(state, melee.other);
  if (one === undefined || two === undefined) return undefined;
  const due = (melee.attacker ?? melee.initiator) === one.id ? one : two;
  const mate = due === one ? two : one;
  const lost = (each: Fielded): boolean => each.stunned || alwaysDefender(state, each) !== null;
  return lost(due) && !lost(mate) ? { attacker: mate, defender: due } : { attacker: due, defender: mate };
}

/** Tactics that take the sting out of a fight: no Counter Attack for anybody [FL-BAT-104] [FL-BAT-105]. */
const CALM: readonly (Tactic | 'none')[] = ['defensive', 'evasive'];

function fighterOf(
  state: State,
  melee: MeleeStep,
  figure: Fielded,
  foe: Fielded,
  role: 'attacker' | 'defender',
  calm: boolean,
): Fighter {
  const tactic = melee.tactics[figure.id] ?? 'none';
  const arm = armOf(figure, melee.weapons[figure.id]);
  const theirs = armOf(foe, melee.weapons[foe.id]);
  return {
    unit: figure.id,
    foe: foe.id,
    arm,
    tactic,
    dice: tactic === 'defensive' || twoDice(state, melee, figure) ? 2 : 1,
    modifiers: modifiersOf(state, melee, figure, foe),
    counter: role === 'defender' && !calm ? counterOf(state, melee, figure, foe, arm, theirs) : [],
    parry: role === 'defender' ? parryOf(state, melee, figure, foe, arm, theirs) : [],
    strikesBack: strikesBack(state, melee, figure, foe),
  };
}

/** Combat Skill, the one Combat Bonus, and whatever rules add [FL-BAT-107] [FL-BAT-114]. */
function modifiersOf(state: State, melee: MeleeStep, figure: Fielded, foe: Fielded): readonly Modifier[] {
  const skill = scoreOf(figure, 'combat');
  const bonus = bonusOf(state, melee, figure, foe);
  return [
    ...(skill === 0 ? [] : [{ amount: skill, because: 'combat-skill' }]),
    ...(bonus === null ? [] : [{ amount: 1, because: bonus }]),
    ...exchangeModifiers(state, melee, figure, foe),
  ];
}

function bonusOf(state: State, melee: MeleeStep, figure: Fielded, foe: Fielded): SourceId | null {
  if (bonusDenied(state, melee, figure, foe) !== null) return null;
  if (foe.stunned) return 'foe-stunned';
  const [other] = combatBonus(state, melee, figure, foe);
  if (other !== undefined) return other;
  // Aberrations fight alone, though their foes do not have to
  if (figure.monsterPoints !== null || isConfined(state, figure, foe)) return null;
  if (allyBonusDenied(state, melee, figure, foe) !== null) return null;
  return alliesBy(state, figure).length > 0 ? 'ally-near' : null;
}

/** Every source of Counter Attack of `figure` against `foe`, before tactics; empty where something denies them all. */
export function counterOf(
  state: State,
  melee: MeleeStep,
  figure: Fielded,
  foe: Fielded,
  arm: Arm,
  theirs: Arm,
): readonly SourceId[] {
  if (theirs.balanced) return [];
  if (counterAttackDenied(state, melee, figure, foe) !== null) return [];
  const ground = unsteady(state, foe);
  // Confusion takes what it knows and has, not the ground it stands on
  const own = isConfused(state, figure.id)
    ? []
    : [
        ...(arm.traits.includes('counter-attack') ? [sourceOf(figure, arm, 'counter-attack')] : []),
        ...(figure.monsterPoints === null ? [] : ['aberration']),
        ...counterAttack(state, melee, figure, foe),
      ];
  const sources = [
    ...(isHigher(state, figure, foe) ? ['higher-ground'] : []),
    ...(obstacleBetween(state, figure, foe) === null ? [] : ['obstacle']),
    ...(ground === null ? [] : [ground]),
    ...own,
  ];
  return [...new Set(sources)];
}

/** Weapon, shield and rules that let it turn a blow; a quick weapon comes too fast for all of them [FL-EQP-05]. */
function parryOf(
  state: State,
  melee: MeleeStep,
  figure: Fielded,
  foe: Fielded,
  arm: Arm,
  theirs: Arm,
): readonly SourceId[] {
  const kept = keepsParry(state, figure) !== null;
  if (!kept && (theirs.quick || isConfused(state, figure.id))) return [];
  if (parryDenied(state, melee, figure, foe) !== null) return [];
  // A bow is put down for a fight; a torch is not
  const shield = figure.profile.shield && !hasTorch(figure);
  const sources = [
    ...(arm.traits.includes('parry') ? [sourceOf(figure, arm, 'parry')] : []),
    ...(shield ? ['shield'] : []),
    ...parry(state, melee, figure, foe),
  ];
  return [...new Set(sources)];
}

/** Compares the dice: a Defender’s natural 1 may turn the blow, tactics may hold it back [FL-BAT-104 … 113]. */
export function judgeExchange(exchange: Exchange, faces: Readonly<Record<UnitId, readonly number[]>>): ExchangeOutcome {
  const { attacker, defender } = exchange;
  const keep = ({ unit }: Fighter): number => Math.max(...(faces[unit] ?? [1]));
  const kept = { [attacker.unit]: keep(attacker), [defender.unit]: keep(defender) };
  const total = (each: Fighter): number => (kept[each.unit] ?? 1) + sumOf(each.modifiers);
  const totals = { [attacker.unit]: total(attacker), [defender.unit]: total(defender) };
  const goes = exchange.drawGoes?.to;
  const drawn = goes === undefined ? 0 : goes === attacker.unit ? 1 : -1;
  const lead = total(attacker) - total(defender) || drawn;
  if (lead === 0) {
    const both = exchange.drawStrikes;
    const parried = both !== null && kept[defender.unit] === 1 ? (defender.parry[0] ?? null) : null;
    const blows =
      both === null
        ? []
        : [...(parried === null ? [{ by: attacker.unit, because: both }] : []), { by: defender.unit, because: both }];
    return { totals, kept, winner: null, loser: null, parried, blows, harmless: null };
  }
  const [winner, loser] = lead > 0 ? [attacker, defender] : [defender, attacker];
  const parried = loser === defender && kept[defender.unit] === 1 ? (defender.parry[0] ?? null) : null;
  const right = rightToStrike(winner, loser, winner === attacker);
  const harmless = right === null ? (CALM.includes(winner.tactic) ? winner.tactic : 'no-counter-attack') : null;
  // Whoever strikes back does so at the same moment, whatever becomes of it
  const back = loser.strikesBack;
  const blows = [
    ...(right === null || parried !== null ? [] : [{ by: winner.unit, because: right }]),
    ...(back === null ? [] : [{ by: loser.unit, because: back }]),
  ];
  return { totals, kept, winner, loser, parried, blows, harmless };
}

/** Why the winner’s win is a Hit: it attacked, it counters, or the loser fought furiously [FL-BAT-106]. */
function rightToStrike(winner: Fighter, loser: Fighter, attacked: boolean): SourceId | null {
  if (CALM.includes(winner.tactic)) return null;
  if (attacked) return 'attacker';
  if (loser.tactic === 'furious-armor' || loser.tactic === 'furious-toughness') return 'furious';
  return winner.counter[0] ?? null;
}
