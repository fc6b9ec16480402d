import type { SkillId } from '../content/ids';
import { figureOf } from '../figures';
import { mayUseOnce } from '../flow/story';
import { willOf } from '../flow/will';
import type { SkillTest, State } from '../state';
import type { TestAid } from '../steps-combat';
import { mayTakeFromPack } from './pack';

/** One way to go into a test: what is thrown in, and which skill a lesson for life is to leave. */
export interface Attempt {
  readonly with: readonly TestAid[];
  readonly skill?: SkillId;
}

/**
 * Every way open to whoever is to make the test, the plain one first: Will, one piece of single-use gear, both; or the
 * once-a-campaign pass alone, for each skill it could leave behind [FL-BAT-199] [FL-BAT-202] [FL-CHR-52].
 */
export function attempts(state: State, test: SkillTest): readonly Attempt[] {
  const figure = figureOf(state, test.unit);
  if (figure === undefined) return [];
  const wills: readonly (readonly TestAid[])[] = willOf(figure) > 0 ? [[], ['will']] : [[]];
  const listed = (...skills: readonly SkillId[]): boolean => skills.some((each) => test.skills.includes(each));
  const isSite = state.encounter?.scenario === 'site';
  const gear: readonly (readonly TestAid[])[] = [
    [],
    ...(listed('wilderness') && mayTakeFromPack(state, figure, 'coil-of-rope') ? [['coil-of-rope' as const]] : []),
    ...(isSite && listed('wits', 'expertise') && mayTakeFromPack(state, figure, 'delvers-kit')
      ? [['delvers-kit' as const]]
      : []),
  ];
  const plain = gear.flatMap((item) => wills.map((will): Attempt => ({ with: [...will, ...item] })));
  return [...plain, ...lessons(state, test)];
}

function lessons(state: State, { unit, skills }: SkillTest): readonly Attempt[] {
  const figure = figureOf(state, unit);
  const may = figure?.profile.kind === 'hero' || figure?.profile.kind === 'follower';
  if (figure === undefined || !may || figure.controlled !== null || !mayUseOnce(state, 'pass-test')) return [];
  const learns = skills.filter((skill) => !figure.profile.skills.includes(skill));
  const aids: readonly TestAid[] = ['pass-test'];
  return learns.length === 0 ? [{ with: aids }] : learns.map((skill) => ({ with: aids, skill }));
}

export const isSameAttempt = (a: Attempt, b: Attempt): boolean =>
  a.skill === b.skill && a.with.length === b.with.length && a.with.every((each, i) => each === b.with[i]);
