import { atMost } from '@muster/geometry';
import type { Modifier } from '../../kernel';
import { SPELLS } from '../content/spells';
import { type RangeBand, spellBands, stickLength } from '../content/weapons';
import { gapBetween, has, isFielded } from '../figures';
import type { SightLine } from '../ground/sight';
import { shotsUnder } from '../magic/queries';
import { weatherOnShots } from '../morale/weather';
import { sizeRank, strikesWithMagic } from '../special/arms';
import { elusiveBy } from '../special/fight-traits';
import { isAimed } from '../special/means';
import type { Figure, State } from '../state';
import type { Attack } from '../steps-combat';
import { lookAt } from './look';
import { armFor, type RangedArm } from './weapons';

/** Range, cover, weather and the target's size, on one shooter's die [ASOBH-RNG-01] [ASOBH-RNG-06] [ASOBH-RNG-10]. */
export function shotModifiers(
  state: State,
  attack: Attack,
  by: Figure,
  target: Figure | undefined,
): readonly Modifier[] {
  const { means } = attack;
  if (!isAimed(means) || target === undefined || !isFielded(by) || !isFielded(target)) return [];
  const magic = means.is === 'spell' || strikesWithMagic(by);
  const distance = gapBetween(by, target);
  const all: Modifier[] = [];
  if (means.is === 'shot') {
    const arm = armFor(by, attack.by, means.weapon);
    if (arm !== undefined) all.push(...ranged(state, by, arm.table.bands, distance, isOwnBands(arm)));
    if (arm !== undefined) all.push(...weather(state, arm, distance));
  } else if (means.is === 'spell' && SPELLS[means.spell].sticks === 3)
    all.push(...ranged(state, by, spellBands(STICK_OF_POWER[Math.min(3, means.power) - 1] ?? 'long'), distance, true));
  all.push(...shotsUnder(state, means.is === 'spell').modifiers);
  const fire = means.is === 'spell' && means.fire;
  if (isCovered(target, lookAt(state, by, target, fire ? 'fire' : means.is === 'spell' ? 'spell' : 'shot')))
    all.push({ amount: -1, because: 'cover' });
  if (sizeRank(target) >= 2) all.push({ amount: 1, because: 'large-target' });
  const elusive = magic ? undefined : elusiveBy(by, target);
  if (elusive !== undefined) all.push({ amount: -2, because: elusive });
  return all;
}
const STICK_OF_POWER = ['short', 'medium', 'long'] as const;

/** Something hides part of it, or a wood it stands in does; some never learn to use it [ASOBH-RNG-06] [ASOBH-RNG-11]. */
export const isCovered = (target: Figure, sight: SightLine): boolean =>
  !has(target, 'oblivious-to-danger') && (sight.cover.length > 0 || sight.woods === 'both' || sight.woods === 'in');

/** The band a distance falls in; the last one where it is beyond all. */
export const bandAt = (state: State, bands: readonly RangeBand[], distance: number): RangeBand | undefined =>
  bands.find(({ upTo }) => atMost(distance, stickLength(upTo, state.config.scale))) ?? bands[bands.length - 1];

/** Weapons made for long shots lose a point less at their third range; others have their losses halved. */
const isOwnBands = ({ table }: RangedArm): boolean => table.bands[table.bands.length - 1]?.amount === -2;

function ranged(
  state: State,
  by: Figure,
  bands: readonly RangeBand[],
  distance: number,
  own: boolean,
): readonly Modifier[] {
  const amount = bandAt(state, bands, distance)?.amount ?? 0;
  if (amount === 0) return [];
  const range: Modifier = { amount, because: 'range' };
  if (amount > 0 || !has(by, 'unerring-aim')) return [range];
  if (own) return amount === -2 ? [range, { amount: 1, because: 'unerring-aim' }] : [range];
  return [range, { amount: -amount / 2, because: 'unerring-aim' }];
}

/** A composite bow shoots true in the wind up to its stick; rain wets it like any other [ASOBH-TRAIT-composite-bow]. */
function weather(state: State, arm: RangedArm, distance: number): readonly Modifier[] {
  const steady = arm.table.steadyInWind;
  const isSteady = steady !== null && atMost(distance, stickLength(steady, state.config.scale));
  return state.weather === 'strong-wind' && isSteady ? [] : weatherOnShots(state);
}

/** How far a weapon carries in mm, as weather lets it [ASOBH-SPELL-rain]. */
export function farthestShot(state: State, arm: RangedArm): number {
  const last = arm.table.bands[arm.table.bands.length - 1];
  const far = last === undefined ? 0 : stickLength(last.upTo, state.config.scale);
  return Math.min(far, shotsUnder(state, false).limit ?? far);
}
