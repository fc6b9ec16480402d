import type { Refusal } from '../../kernel';
import { WEAPONS } from '../content/weapons';
import { type Fielded, fieldedOf, figureOf, sideOf, weaponOf } from '../figures';
import { hasTorch } from '../ground/light';
import { isDistracted } from '../magic/force';
import { speedOf } from '../moves/allowance';
import { shootsOnTheMove, shotBar, untargetable } from '../special/hooks';
import type { State } from '../state';
import type { Shot } from '../steps-combat';
import { inch, isWithin } from '../units';
import { aimOf, isHiddenBy, pressing, rangeBetween } from './aim';
import { isAmmunitionOut } from './ammunition';
import { isClumsy, isMelee, type Launcher, launcherOf } from './arms';

/** What people call a piece of terrain. */
export const pieceName = (state: State, id: string | null): string =>
  state.terrain.find((each) => each.id === id)?.name ?? '';

/** Why a shot cannot be taken; empty where it can [FL-BAT-80] [FL-BAT-81]. */
export function shotRefusals(state: State, shot: Shot): readonly Refusal[] {
  const by = fieldedOf(state, shot.by);
  if (by === undefined) return [{ code: 'unit/not-on-table', rule: 'FL-BAT-80', who: [shot.by] }];
  const no = ownRefusal(state, by, shot) ?? targetRefusal(state, by, shot);
  return no === undefined ? [] : [no];
}

/** What the shooter itself lacks, whoever the target is. */
export function ownRefusal(state: State, by: Fielded, shot: Shot): Refusal | undefined {
  const launcher = launcherOf(state, by, shot.weapon);
  if (launcher === undefined) return noLauncher(by, shot.weapon);
  if (isAmmunitionOut(state, by, launcher)) return { code: 'shoot/empty', rule: 'FL-BAT-89', who: [by.id] };
  if (hasTorch(by) && launcher.traits.includes('bulky'))
    return { code: 'shoot/torch', rule: 'FL-ITEM-torch', who: [by.id], detail: { weapon: launcher.is } };
  const bar = shotBar(state, shot);
  if (bar !== undefined) return bar;
  if (isDistracted(state, by.id)) return { code: 'shoot/distracted', rule: 'FL-MAG-15', who: [by.id] };
  if (shot.free) return undefined;
  if (by.did.dashed) return { code: 'shoot/dashed', rule: 'FL-BAT-80', who: [by.id] };
  if (by.did.water) return { code: 'shoot/water', rule: 'FL-BAT-63', who: [by.id] };
  const most = mostBeforeShot(state, by, launcher);
  // The allowance counts, not the distance: rough ground takes its time [FL-BAT-24]
  if (by.did.spent <= most + 0.03) return undefined;
  return {
    code: most === 0 ? 'shoot/must-stand' : 'shoot/moved-too-far',
    rule: 'FL-BAT-24',
    who: [by.id],
    detail: { moved: by.did.spent, most, weapon: launcher.is },
  };
}

function noLauncher(by: Fielded, weapon: string): Refusal {
  const carried = weaponOf(by, weapon);
  if (carried === undefined || isMelee(carried)) return { code: 'shoot/no-weapon', rule: 'FL-BAT-80', who: [by.id] };
  const detail = { weapon: WEAPONS[carried.is].id };
  if (carried.damaged) return { code: 'shoot/damaged', rule: 'FL-EQP-06', who: [by.id], detail };
  const code = isClumsy(by, carried) ? 'shoot/untrained' : 'shoot/no-weapon';
  return { code, rule: 'FL-CHR-07', who: [by.id], detail };
}

/**
 * How far it may have gone before it shoots, in mm of allowance: half its Speed; nothing with a crossbow; all of it, or half
 * with a crossbow, by rules of its own [FL-BAT-24].
 */
export function mostBeforeShot(state: State, by: Fielded, launcher: Pick<Launcher, 'traits'>): number {
  const { base } = speedOf(state, by);
  const free = shootsOnTheMove(state, by) !== null;
  if (launcher.traits.includes('stationary-to-shoot')) return free ? base / 2 : 0;
  return free ? base : base / 2;
}

function targetRefusal(state: State, by: Fielded, shot: Shot): Refusal | undefined {
  const target = fieldedOf(state, shot.target);
  const who = [shot.target];
  if (target === undefined) {
    const code = figureOf(state, shot.target) === undefined ? 'unit/unknown' : 'unit/not-on-table';
    return { code, rule: 'FL-BAT-80', who };
  }
  if (sideOf(target) === sideOf(by)) return { code: 'shoot/own-side', rule: 'FL-GEN-18', who };
  const bar = untargetable(state, by, target, 'shot');
  if (bar !== undefined) return bar;
  const aim = aimOf(state, shot);
  if (aim === undefined) return { code: 'shoot/no-weapon', rule: 'FL-BAT-80', who: [by.id] };
  const { sight, range, launcher } = aim;
  if (!isWithin(range, launcher.range)) {
    const detail = { range, most: inch(launcher.range), by: range - inch(launcher.range) };
    return { code: 'shoot/out-of-range', rule: 'FL-BAT-80', who, detail };
  }
  if (!sight.sees) {
    if (sight.limit !== null) {
      const detail = { most: sight.limit.mm, because: sight.limit.because, range };
      return { code: 'shoot/too-dim', rule: 'FL-BAT-57', who, detail };
    }
    return { code: 'shoot/no-sight', rule: 'FL-BAT-47', who, detail: { piece: pieceName(state, sight.blockedBy) } };
  }
  if (sight.friendInWay !== null) return { code: 'shoot/friend-in-way', rule: 'FL-BAT-58', who: [sight.friendInWay] };
  if (isHiddenBy(state, sight, target))
    return { code: 'shoot/foe-in-front', rule: 'FL-BAT-59', who: [sight.foeInWay ?? target.id] };
  const near = pressing(state, by);
  // Of two that are equally near either will do [FL-GEN-16]
  if (near !== null && rangeBetween(by, target) > rangeBetween(by, near) + 0.03) {
    const detail = { range: rangeBetween(by, near) };
    return { code: 'shoot/nearest-first', rule: 'FL-BAT-81', who: [near.id], detail };
  }
  return undefined;
}
