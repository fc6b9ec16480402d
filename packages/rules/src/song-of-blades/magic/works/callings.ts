import { fieldedOf, figureOf } from '../../figures';
import { levelAt } from '../../ground/levels';
import { takeOut } from '../../morale/leaving';
import { isFree, nearestFree } from '../../moves/place';
import { isBreakable } from '../aim-effect';
import { clash } from '../clash';
import { summonedFigure } from '../creature';
import { effectOf, endEffect, isWall } from '../effects';
import { summonsUpTo } from '../power';
import { callable } from '../roster';
import type { Work } from './work';

/** Calling creatures, sending them off, breaking spells. */
export const CALLINGS = {
  'summon-warrior': {
    begin(tale, cast) {
      const caster = fieldedOf(tale.state, cast.unit);
      const { at, choice } = cast.aim;
      if (caster === undefined || at === undefined) return;
      const found = callable(tale.state, caster, summonsUpTo(cast.spell, cast.power)).find(({ id }) => id === choice);
      if (found === undefined) return;
      const figure = summonedFigure(tale.state, caster, found.profile, { power: cast.power, until: null });
      const spot = isFree(tale.state, figure, at) ? at : nearestFree(tale.state, figure, at);
      if (spot === undefined) return;
      tale.add({
        type: 'arrived',
        figure: { ...figure, pose: { ...spot, facing: caster.pose.facing }, level: levelAt(tale.state, figure, spot) },
        because: 'summon-warrior',
      });
      tale.add({ type: 'summoned', unit: figure.id, by: caster.id, at: spot });
    },
    targets: () => [],
  },
  unsummon: {
    targets: () => [],
    end(tale, cast, dice) {
      const { units, effect } = cast.aim;
      const by = { unit: cast.unit, spell: cast.spell, power: cast.power };
      const wall = effect === undefined ? undefined : effectOf(tale.state, effect);
      if (isWall(wall)) {
        if (clash(tale, by, { what: wall.is, power: wall.power }, dice)) endEffect(tale, wall.id, 'unsummon');
        return;
      }
      const creature = figureOf(tale.state, units?.[0] ?? '');
      if (creature?.fate !== 'table' || creature.summoned === null) return;
      if (clash(tale, by, { what: creature.id, power: creature.summoned.power }, dice))
        takeOut(tale, creature.id, 'vanished', cast.unit, 'unsummon');
    },
  },
  'break-enchantment': {
    targets: () => [],
    end(tale, cast, dice) {
      const effect = effectOf(tale.state, cast.aim.effect ?? '');
      if (effect === undefined || !isBreakable(effect)) return;
      const by = { unit: cast.unit, spell: cast.spell, power: cast.power, modifiers: cast.extra };
      if (clash(tale, by, { what: effect.is, power: effect.power }, dice))
        endEffect(tale, effect.id, 'break-enchantment');
    },
  },
} as const satisfies Readonly<Record<string, Work>>;
