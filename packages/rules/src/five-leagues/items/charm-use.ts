import type { Point } from '@muster/geometry';
import type { Dice, Refusal, UnitId } from '../../kernel';
import { mayTakeFromPack, takeFromPack } from '../combat/pack';
import { fieldedOf, gapTo, sideOf } from '../figures';
import { enchantedBar, itemBar } from '../special/hooks';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import { inch, isWithin } from '../units';
import { placeOf, seesPlace } from './charm';
import { CHARMS, type CharmId, rowOf } from './charms';

/** Why a figure cannot use that thing at all: it has none, nothing enchanted works for it, it does nothing now. */
export function charmBar(state: State, figure: Figure, item: CharmId): Refusal | undefined {
  const charm = CHARMS[item];
  const detail = { item };
  const bar = itemBar(state, figure);
  if (bar !== undefined) return bar;
  if (charm.from === 'worn' && !figure.profile.worn.includes(item))
    return { code: 'use/not-worn', rule: rowOf(item), who: [figure.id], detail };
  if (charm.from === 'pack' && !mayTakeFromPack(state, figure, item)) {
    const has = state.backpack.some((each) => each.item === item && each.count > 0);
    return { code: has ? 'use/no-backpack' : 'use/none-left', rule: 'FL-EQP-07', who: [figure.id], detail };
  }
  return enchantedBar(state, figure) ?? charm.refusal?.(state, figure);
}

/** Why not on that one: what works on its user works on nobody else, what is aimed is aimed at a foe. */
export function charmRefusal(state: State, figure: Figure, item: CharmId, target: UnitId): Refusal | undefined {
  const bar = charmBar(state, figure, item);
  if (bar !== undefined) return bar;
  const { aim } = CHARMS[item];
  const detail = { item };
  if (aim === 'place') return { code: 'use/say-where', rule: rowOf(item), who: [figure.id], detail };
  if (aim === 'self')
    return target === figure.id ? undefined : { code: 'use/for-itself', rule: rowOf(item), who: [figure.id], detail };
  const there = fieldedOf(state, target);
  if (there === undefined) return { code: 'unit/not-on-table', rule: 'FL-BAT-71', who: [target] };
  if (sideOf(there) === sideOf(figure)) return { code: 'use/at-foes', rule: 'FL-GEN-18', who: [target], detail };
  const no = placeRefusal(state, figure, item, placeOf(state, target));
  return no === undefined ? undefined : { ...no, who: no.code === 'use/place-unseen' ? [figure.id] : [target] };
}

/** Why not at that place: off the table, too far, out of sight, or nothing comes of it there. */
export function placeRefusal(state: State, figure: Figure, item: CharmId, at: Point): Refusal | undefined {
  const self = fieldedOf(state, figure.id);
  const { aim, placeRefusal: own } = CHARMS[item];
  const who = [figure.id];
  if (self === undefined) return { code: 'unit/not-on-table', rule: 'FL-BAT-71', who };
  const { width, depth } = state.table;
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > depth)
    return { code: 'use/off-table', rule: rowOf(item), who, where: at, detail: { item } };
  if (typeof aim === 'number') {
    const gap = gapTo(self, at);
    if (!isWithin(gap, aim))
      return { code: 'use/out-of-reach', rule: rowOf(item), who, where: at, detail: { item, gap, most: inch(aim) } };
    if (!seesPlace(state, self, at))
      return { code: 'use/place-unseen', rule: rowOf(item), who, where: at, detail: { item } };
  }
  return own?.(state, self, at);
}

/** Uses it: what lies in the Backpack is gone, unless what it opens takes it. `target`: at whom, where somebody was meant. */
export function useCharm(
  tale: Tale,
  { unit, item, target = unit, at }: { unit: UnitId; item: CharmId; target?: UnitId; at?: Point },
  dice: Dice,
): void {
  const charm = CHARMS[item];
  if (charm.from === 'pack' && charm.opens !== true) takeFromPack(tale, item);
  tale.add({ type: 'charmUsed', unit, target, item });
  charm.enact(tale, unit, at ?? placeOf(tale.state, target), dice);
}
