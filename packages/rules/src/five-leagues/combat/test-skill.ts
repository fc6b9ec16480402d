import type { Modifier } from '../../kernel';
import { ITEM_IDS, type SkillId } from '../content/ids';
import { skillWorth } from '../special/hooks';
import type { Figure, State } from '../state';

/** The skill a test is made with, and what it adds. Null: none of those listed is worth anything to it. */
export interface SkillUsed {
  readonly skill: SkillId | null;
  readonly modifiers: readonly Modifier[];
}

/**
 * The listed skill that serves best: one of them, once [FL-BAT-197]. With `gear` false nothing it wears counts, because
 * another piece of equipment is used for this roll [FL-BAT-199] [FL-GEN-14].
 */
export function skillFor(state: State, figure: Figure, skills: readonly SkillId[], gear: boolean): SkillUsed {
  const ways = skills.map((skill) => ({ skill, modifiers: worthOf(state, figure, skill, gear) }));
  const sum = ({ modifiers }: SkillUsed): number => modifiers.reduce((total, { amount }) => total + amount, 0);
  const none: SkillUsed = { skill: null, modifiers: [] };
  return ways.reduce<SkillUsed>((best, each) => (sum(each) > sum(best) ? each : best), none);
}

/** Owning it is worth 2, to a Mystic 1 but in Alchemy; origins, manuals and one piece of gear add to that [FL-BAT-198]. */
function worthOf(state: State, figure: Figure, skill: SkillId, gear: boolean): readonly Modifier[] {
  const { profile } = figure;
  const own = profile.skills.includes(skill);
  const { amount } = skillWorth(state, figure, skill, profile.mystic && skill !== 'alchemy' ? 1 : 2);
  const bonuses = profile.skillBonuses.filter((each) => each.skill === skill);
  const worn = bonuses
    .filter(({ because }) => isGear(because))
    // A cloak of the rangers teaches nothing to who knows their trade
    .filter(({ because }) => because !== 'rangers-cloak' || !knowsRanging(figure))
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, gear ? 1 : 0);
  const other = bonuses.filter(({ because }) => !isGear(because));
  return [
    ...(own ? [{ amount, because: skill }] : []),
    ...[...other, ...worn].map(({ amount, because }) => ({ amount, because })),
  ];
}

/** A manual was read once and is no gear any more. */
const isGear = (because: string): boolean =>
  because !== 'old-dusty-manual' && (ITEM_IDS as readonly string[]).includes(because);
const knowsRanging = ({ profile }: Figure): boolean =>
  profile.skills.includes('wilderness') || profile.skills.includes('scouting');
