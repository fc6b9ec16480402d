import { fieldedOf, figureOf, has, is, runBy, seatOf } from '../../figures';
import { belowHalf } from '../../morale/aftermath';
import { befall } from '../../morale/conditions';
import { testsStep } from '../../morale/test';
import type { Tale } from '../../steps/step';
import type { CastStep } from '../../steps-magic';
import { aroundTargets } from '../aim';
import { WEAKNESSES } from '../aim-figure';
import { beginEffect, COWARD, effectsBy, effectsOn, endEffect, endSpellsOf, STEADFAST } from '../effects';
import type { Work } from './work';

const tests: NonNullable<Work['takes']> = (tale, cast, unit) =>
  tale.call(testsStep([{ unit, cause: 'spell', by: cast.unit }]));

/** Spells of fear, sleep and will. */
export const MINDS = {
  'aura-of-terror': { targets: (state, cast) => around(state, cast), takes: tests },
  fear: { takes: tests },
  courage: {
    begin(tale, cast) {
      const caster = figureOf(tale.state, cast.unit);
      const counts: Record<string, number> = {};
      for (const id of around(tale.state, cast)) {
        const friend = figureOf(tale.state, id);
        if (friend === undefined || has(friend, 'steadfast')) continue;
        counts[id] = has(friend, 'coward') ? COWARD : STEADFAST;
        const set =
          counts[id] === COWARD
            ? { lost: [...friend.lost, 'coward' as const] }
            : { gained: [...friend.gained, { id: 'steadfast' as const }] };
        tale.add({ type: 'changed', unit: id, set, because: 'courage' });
      }
      beginEffect(tale, {
        is: 'courage',
        power: cast.power,
        caster: cast.unit,
        side: caster === undefined ? null : runBy(caster),
        at: caster?.pose == null ? null : { x: caster.pose.x, y: caster.pose.y },
        until: tale.state.turn,
        counts,
      });
    },
    targets: () => [],
  },
  sleep: { takes: (tale, _cast, unit) => void befall(tale, unit, { is: 'sleeping', magical: true }, 'sleep') },
  'turn-to-stone': {
    takes: (tale, _cast, unit) => void befall(tale, unit, { is: 'stone', until: null }, 'turn-to-stone'),
  },
  transfix: {
    takes(tale, cast, unit) {
      const target = figureOf(tale.state, unit);
      if (target === undefined || is(target, 'transfixed')) return;
      const effect = lies(tale, cast, unit);
      if (!befall(tale, unit, { is: 'transfixed', effect }, 'transfix')) endEffect(tale, effect, 'transfix');
    },
  },
  slowdown: {
    takes(tale, cast, unit) {
      const target = figureOf(tale.state, unit);
      const trait = WEAKNESSES.find((each) => each === cast.aim.choice);
      if (target === undefined || trait === undefined) return;
      lies(tale, cast, unit, { [trait]: 1 });
      tale.add({ type: 'changed', unit, set: { gained: [...target.gained, { id: trait }] }, because: 'slowdown' });
    },
  },
  'mind-control': {
    // The casting itself lets go of the mind he held before, whether this one resists or not
    begin(tale, cast) {
      for (const held of effectsBy(tale.state, cast.unit))
        if (held.is === 'mind-control') endEffect(tale, held.id, 'mind-control');
    },
    takes: (tale, cast, unit) => takeOver(tale, cast, unit),
  },
} as const satisfies Readonly<Record<string, Work>>;

/** It goes free of whoever held it before; it counts as out for the nerves of those it leaves [ASOBH-MOR-02]. */
function takeOver(tale: Tale, cast: CastStep, unit: string): void {
  for (const held of effectsOn(tale.state, unit))
    if (held.is === 'mind-control') endEffect(tale, held.id, 'mind-control');
  const caster = fieldedOf(tale.state, cast.unit);
  const target = fieldedOf(tale.state, unit);
  if (caster === undefined || target === undefined || runBy(target) === runBy(caster)) return;
  lies(tale, cast, unit);
  tale.add({
    type: 'changed',
    unit,
    set: {
      controlled: { side: runBy(caster), seat: seatOf(caster), by: caster.id },
      activated: false,
      reacted: false,
      banked: 0,
    },
    because: 'mind-control',
  });
  endSpellsOf(tale, unit, 'ASOBH-MAG-07', 'enchantments');
  const due = belowHalf(tale, target.side);
  if (due.length > 0) tale.call(testsStep(due));
}

/** The spell lies on a figure from now on. */
const lies = (tale: Tale, cast: CastStep, unit: string, counts: Readonly<Record<string, number>> = {}): string => {
  const caster = figureOf(tale.state, cast.unit);
  return beginEffect(tale, {
    is: cast.spell,
    power: cast.power,
    caster: cast.unit,
    side: caster === undefined ? null : runBy(caster),
    target: unit,
    counts,
  });
};

function around(state: Tale['state'], cast: CastStep): readonly string[] {
  const caster = fieldedOf(state, cast.unit);
  return caster === undefined ? [] : aroundTargets(state, caster, cast.spell, cast.power).map(({ id }) => id);
}
