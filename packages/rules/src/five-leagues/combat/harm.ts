import type { Modifier, SourceId } from '../../kernel';
import { figureOf, scoreOf } from '../figures';
import { isPoisonProof } from '../magic/force';
import {
  armorAgainst,
  armorBonusDenied,
  bruises,
  deadly,
  deflects,
  isUntouchable,
  pointsLost,
  slays,
  unstunnable,
  unwounded,
} from '../special/hooks';
import type { Figure, State } from '../state';
import type { Hit, HitResult } from '../steps-combat';
import { hasShieldUp } from './arms';

/** Everything that decides a Hit before its dice fall: the steps, the odds and the words read the same numbers. */
export interface HitJudgement {
  /** Null: no armour roll. */
  readonly armor: {
    readonly rating: number;
    readonly because: readonly SourceId[];
    readonly modifiers: readonly Modifier[];
  } | null;
  readonly toughness: { readonly rating: number; readonly modifiers: readonly Modifier[] };
  /** It kills at once where armour does not stop it. */
  readonly deadly: SourceId | null;
  readonly mayStun: boolean;
  /** It Stuns where armour stops it. */
  readonly bruises: boolean;
  /** Armour that turns every blow but a 6, which kills. */
  readonly deflects: boolean;
  /** A Wound now: `wounded`, or `casualty` where it is the second, or `stunned` where Wounds do nothing. */
  readonly wound: HitResult;
  /** Monster Points left; null for who has none. */
  readonly points: number | null;
  /** What a blow takes of them, by how the total compares with Toughness. */
  readonly takes: { readonly equal: number; readonly above: number };
}

export type ArmorResult = 'through' | 'stuns' | 'stopped';

/** What goes through whoever has no body for it. */
const BLOWS: ReadonlySet<Hit['how']> = new Set(['melee', 'shot', 'item', 'special']);

export function judgeHit(state: State, hit: Hit): HitJudgement | undefined {
  const target = figureOf(state, hit.target);
  if (target === undefined || (BLOWS.has(hit.how) && isUntouchable(state, target))) return undefined;
  const mayStun = target.monsterPoints === null && unstunnable(state, target, hit) === null;
  const points = target.monsterPoints;
  const harness = hit.ignoresArmor === true || armorAgainst(state, hit, 1).armor === null ? null : deflects(state, hit);
  const deflected = harness !== null;
  return {
    armor: armorOf(state, target, hit, harness),
    toughness: { rating: scoreOf(target, 'toughness'), modifiers: toughnessModifiers(state, target, hit) },
    deadly: harness ?? (points !== null || isPoisonProof(state, target.id) ? null : deadly(state, hit)),
    mayStun,
    wound: woundOf(state, target, hit, mayStun),
    bruises: bruises(state, hit) !== null,
    deflects: deflected,
    points,
    takes: {
      equal: points === null ? 0 : pointsLost(state, hit, 1).points,
      above: points === null ? 0 : pointsLost(state, hit, points >= 4 ? 2 : 1).points,
    },
  };
}

/** Step 1: overcoming Armor; a rating of 0 asks for no roll, whatever the bonus [FL-BAT-161]. */
function armorOf(state: State, target: Figure, hit: Hit, harness: SourceId | null): HitJudgement['armor'] {
  if (hit.ignoresArmor === true) return null;
  if (harness !== null) return { rating: 5, because: [harness], modifiers: [] };
  const shield = hit.how === 'shot' && hasShieldUp(target);
  const own = scoreOf(target, 'armor');
  const answer = armorAgainst(state, hit, own + (shield ? 1 : 0));
  if (answer.armor === null || answer.armor <= 0) return null;
  // Knight armor: attackers have no bonus of any kind, though a weak blow stays weak [FL-EQP-03]
  const modifiers = partsOf(hit)
    .map((part) => ({ ...part, amount: part.blow.armor }))
    .filter(({ amount }) => amount < 0 || !(target.profile.knightArmor || armorBonusDenied(state, hit) !== null));
  return {
    rating: answer.armor,
    because: [...(own > 0 ? ['armor'] : []), ...(shield ? ['shield'] : []), ...answer.because],
    modifiers: named(modifiers),
  };
}

/** Step 2: overcoming Toughness; Wound tokens of the gentler option make it worse [FL-BAT-170]. */
function toughnessModifiers(state: State, target: Figure, hit: Hit): readonly Modifier[] {
  const blow = named(partsOf(hit).map((part) => ({ ...part, amount: part.blow.toughness })));
  const tokens = state.config.gentle && target.wounds > 0 ? [{ amount: target.wounds, because: 'FL-BAT-170' }] : [];
  return [...blow, ...tokens];
}

const partsOf = (hit: Hit): NonNullable<Hit['parts']> => hit.parts ?? [{ blow: hit.blow, because: hit.why }];
const named = (all: readonly Modifier[]): readonly Modifier[] =>
  all.filter(({ amount }) => amount !== 0).map(({ amount, because }) => ({ amount, because }));

function woundOf(state: State, target: Figure, hit: Hit, mayStun: boolean): HitResult {
  if (unwounded(state, target) !== null) return mayStun ? 'stunned' : 'nothing';
  if (slays(state, hit) !== null) return 'casualty';
  return !state.config.gentle && target.wounds > 0 ? 'casualty' : 'wounded';
}

export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { amount }) => sum + amount, 0);

/** Higher goes on, equal Stuns, lower stops [FL-BAT-161]. */
export function armorResult({ armor, deflects: only }: HitJudgement, face: number): ArmorResult {
  if (armor === null) return 'through';
  if (only) return face === 6 ? 'through' : 'stopped';
  const total = face + sumOf(armor.modifiers);
  return total > armor.rating ? 'through' : total === armor.rating ? 'stuns' : 'stopped';
}

/** What an armour roll that went no further leaves behind. */
export const stoppedResult = (judged: HitJudgement, result: ArmorResult): HitResult =>
  (result === 'stuns' || judged.bruises) && judged.mayStun ? 'stunned' : 'nothing';

/** A natural 1 only Stuns, above Toughness kills, else a Wound [FL-BAT-162 … 165]. */
export function toughnessResult(judged: HitJudgement, face: number): { result: HitResult; points: number } {
  const total = face + sumOf(judged.toughness.modifiers);
  const { rating } = judged.toughness;
  if (judged.points !== null) {
    const takes = face === 1 || total < rating ? 0 : total === rating ? judged.takes.equal : judged.takes.above;
    const points = Math.min(takes, judged.points);
    return { result: points === 0 ? 'nothing' : points === judged.points ? 'casualty' : 'points', points };
  }
  if (face === 1) return { result: judged.mayStun ? 'stunned' : 'nothing', points: 0 };
  return { result: total > rating ? 'casualty' : judged.wound, points: 0 };
}

/** Chances of every result; they sum to 1. `points[n]`: of taking n Monster Points and not the last. */
export interface HitChances {
  readonly results: Readonly<Record<HitResult, number>>;
  readonly points: Readonly<Record<number, number>>;
}

/** The exact chances of a Hit: every face of both dice; answers of the struck (Story Points, potions) are left out. */
export function hitChances(judged: HitJudgement): HitChances {
  const results: Record<HitResult, number> = { nothing: 0, stunned: 0, wounded: 0, casualty: 0, points: 0 };
  const points: Record<number, number> = {};
  const faces = [1, 2, 3, 4, 5, 6];
  for (const armorFace of judged.armor === null ? [0] : faces) {
    const p = judged.armor === null ? 1 : 1 / 6;
    const armor = armorResult(judged, armorFace);
    if (armor !== 'through') results[stoppedResult(judged, armor)] += p;
    else if (judged.deadly !== null) results.casualty += p;
    else
      for (const face of faces) {
        const found = toughnessResult(judged, face);
        results[found.result] += p / 6;
        if (found.result === 'points') points[found.points] = (points[found.points] ?? 0) + p / 6;
      }
  }
  return { results, points };
}
