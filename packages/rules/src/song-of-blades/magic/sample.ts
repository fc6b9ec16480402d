import { roundLength } from '@muster/geometry';
import { SPELLS } from '../content/spells';
import { fielded, foesOf, stickOf } from '../figures';
import type { Aim } from '../steps-magic';
import { GROUNDS } from './aim-spot';
import { MOST_WALLS, wallsBy } from './aim-wall';
import type { Casting } from './aimed';
import { rangeOf, summonsUpTo } from './power';
import { callable } from './roster';

/** An aim by luck, for what a hand would point at; it may be refused. */
export function luckyAim(casting: Casting, random: () => number): Aim | undefined {
  const { state, caster, spell, power } = casting;
  const one = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const range = rangeOf(state, spell, power);
  const reach = (range === null ? stickOf(state, 'long') : range.stick * range.sticks) + caster.profile.base.size / 2;
  const somewhere = () => {
    const way = random() * 2 * Math.PI;
    const far = Math.sqrt(random()) * reach;
    return { x: roundLength(caster.pose.x + Math.cos(way) * far), y: roundLength(caster.pose.y + Math.sin(way) * far) };
  };
  switch (SPELLS[spell].needs) {
    case 'area': {
      const foe = random() < 0.6 ? one(foesOf(state, caster)) : undefined;
      const at = foe === undefined ? somewhere() : { x: foe.pose.x, y: foe.pose.y };
      return spell === 'alter-terrain' ? { at, choice: one(GROUNDS) ?? 'broken' } : { at };
    }
    case 'spot': {
      const found = one(callable(state, caster, summonsUpTo(spell, power)));
      return found === undefined ? undefined : { at: somewhere(), choice: found.id };
    }
    case 'wall': {
      const walls = wallsBy(state, caster.id);
      const goes = walls.length < MOST_WALLS ? undefined : one(walls)?.id;
      const at = somewhere();
      const angle = Math.floor(random() * 180);
      return goes === undefined ? { at, angle } : { at, angle, effect: goes };
    }
    case 'two-figures': {
      const a = one(fielded(state))?.id;
      const b = one(fielded(state))?.id;
      return a === undefined || b === undefined ? undefined : { units: [a, b] };
    }
    default:
      return undefined;
  }
}
