import { figureOf, runBy } from '../../figures';
import { beginEffect, endEffect, weatherSpell } from '../effects';
import type { Work } from './work';

/** One weather at a time: the new one blows the old one away [ASOBH-MAG-08]. */
const comes: Work = {
  begin(tale, cast) {
    const old = weatherSpell(tale.state);
    if (old !== undefined) endEffect(tale, old.id, 'ASOBH-MAG-08');
    const caster = figureOf(tale.state, cast.unit);
    beginEffect(tale, {
      is: cast.spell,
      power: cast.power,
      caster: cast.unit,
      side: caster === undefined ? null : runBy(caster),
      counts: { struck: tale.state.turn },
    });
  },
  targets: () => [],
};

export const WEATHERS = {
  hailstorm: comes,
  mist: comes,
  rain: comes,
  snowstorm: comes,
  windstorm: comes,
  'protection-from-arrows': {
    begin(tale, cast) {
      const caster = figureOf(tale.state, cast.unit);
      beginEffect(tale, {
        is: 'protection-from-arrows',
        power: cast.power,
        caster: cast.unit,
        side: caster === undefined ? null : runBy(caster),
        target: cast.unit,
      });
    },
    targets: () => [],
  },
} as const satisfies Readonly<Record<string, Work>>;
