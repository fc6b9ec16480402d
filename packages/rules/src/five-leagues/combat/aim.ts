import type { Modifier, SourceId } from '../../kernel';
import { type Fielded, fieldedOf, foesOf, gapBetween, scoreOf, sideOf } from '../figures';
import { eyeOf, type Sight, sightBetween, sightFrom } from '../ground/sight';
import { shootsThrough, shotBlow, toHit, untargetable } from '../special/hooks';
import type { State } from '../state';
import type { Hit, Shot } from '../steps-combat';
import { isWithin } from '../units';
import { type Launcher, launcherOf } from './arms';

/** Everything that decides a shot before its die falls. */
export interface Aim {
  readonly launcher: Launcher;
  readonly range: number;
  readonly sight: Sight;
  readonly cover: boolean;
  readonly needs: number;
  readonly needsBecause: SourceId;
  readonly modifiers: readonly Modifier[];
  readonly onlySixes: SourceId | null;
}

/** From base edge to base edge, over any difference of height, in mm. */
export const rangeBetween = (a: Fielded, b: Fielded): number => Math.hypot(gapBetween(a, b), a.level - b.level);

/** How a shot stands: face needed, Cover, Combat Skill [FL-BAT-84] [FL-BAT-85]. Undefined where it cannot be taken at all. */
export function aimOf(state: State, shot: Shot): Aim | undefined {
  const by = fieldedOf(state, shot.by);
  const target = fieldedOf(state, shot.target);
  const launcher = by === undefined ? undefined : launcherOf(state, by, shot.weapon);
  if (by === undefined || target === undefined || launcher === undefined) return undefined;
  const answer = toHit(state, shot);
  const range = rangeBetween(by, target);
  const sight = sightOf(state, by, target, shot.weapon);
  const lies = target.keepsDown && !isWithin(range, 6);
  const cover = answer.ignoresCover === null && (sight.cover || lies);
  const [needs, needsBecause] = cover
    ? [answer.needs?.value ?? 6, answer.needs?.because ?? 'cover']
    : isWithin(range, 6)
      ? [3, 'near']
      : [5, 'far'];
  const skill = scoreOf(by, 'combat');
  const steady =
    answer.noSkill === null &&
    (shot.free || by.did.moved <= 0.03 || answer.skillMoving !== null || launcher.traits.includes('skill-when-moving'));
  const modifiers = [
    ...(steady && skill !== 0 ? [{ amount: skill, because: 'combat-skill' }] : []),
    ...answer.modifiers,
  ];
  return { launcher, range, sight, cover, needs, needsBecause, modifiers, onlySixes: answer.onlySixes };
}

/** A natural 1 always misses; where only sixes hit, nothing is added to them [FL-BAT-86]. */
export function hits(aim: Pick<Aim, 'needs' | 'modifiers' | 'onlySixes'>, face: number): boolean {
  if (face === 1) return false;
  if (aim.onlySixes !== null) return face === 6;
  return face + aim.modifiers.reduce((sum, { amount }) => sum + amount, 0) >= aim.needs;
}

/**
 * Everyone a figure could lawfully shoot at with that weapon, as far as place and sight decide: in range, seen, nobody of
 * its own in the way, not behind a nearer foe. The choice among them is the player’s, or the enemy’s by its own rules
 * [FL-AI-20] [FL-BAT-58] [FL-BAT-59].
 */
export function shotPool(state: State, by: Fielded, weapon: string): readonly Fielded[] {
  const launcher = launcherOf(state, by, weapon);
  if (launcher === undefined) return [];
  return foesOf(state, by).filter((foe) => {
    if (!isWithin(rangeBetween(by, foe), launcher.range)) return false;
    if (untargetable(state, by, foe, 'shot') !== undefined) return false;
    const sight = sightOf(state, by, foe, weapon);
    return sight.sees && sight.friendInWay === null && !isHiddenBy(state, sight, foe);
  });
}

/** What the shooter sees of a target with that weapon: some shoot through woods. */
const sightOf = (state: State, by: Fielded, target: Fielded, weapon: string): Sight =>
  shootsThrough(state, { by: by.id, target: target.id, weapon, free: false }) === null
    ? sightBetween(state, by, target)
    : sightFrom(state, eyeOf(by), target, by, true);

/** A nearer foe hides a part of it; a large horror is seen over anybody [FL-BAT-59]. */
export const isHiddenBy = (_state: State, sight: Sight, foe: Fielded): boolean =>
  sight.foeInWay !== null && foe.monsterPoints === null;

/**
 * Whom a figure of the party must shoot at: with any foe in sight within 3", the nearest in sight; null where it may choose
 * [FL-BAT-81].
 */
export function pressing(state: State, by: Fielded): Fielded | null {
  if (sideOf(by) === 'enemies') return null;
  const seen = foesOf(state, by)
    .filter((foe) => sightBetween(state, by, foe).sees && untargetable(state, by, foe, 'shot') === undefined)
    .map((foe) => ({ foe, range: rangeBetween(by, foe) }))
    .toSorted((a, b) => a.range - b.range);
  const [nearest] = seen;
  return nearest !== undefined && isWithin(nearest.range, 3) ? nearest.foe : null;
}

/** The Hit a shot makes: the weapon’s own blow, never the one of the shooter’s row [FL-BAT-88]. */
export function shotHit(state: State, shot: Shot, { launcher }: Pick<Aim, 'launcher'>, natural: number): Hit {
  const plain = launcher.blow;
  const { blow, because } = shotBlow(state, shot, plain);
  return {
    target: shot.target,
    by: shot.by,
    blow,
    parts: [{ blow, because: because.at(-1) ?? launcher.is }],
    how: 'shot',
    why: launcher.is,
    natural,
    weapon: launcher.id,
  };
}
