import type { UnitId } from '../../kernel';
import type { SpellId } from '../content/spell-ids';
import type { SpellTag } from '../content/spell-types';
import { SPELLS } from '../content/spells';
import type { TraitId } from '../content/trait-ids';
import type { Because, FigureSet } from '../events';
import { condition, figureOf } from '../figures';
import type { Effect, Figure, State } from '../state';
import type { Tale } from '../steps/step';

/** Turns in which both sides have had one: what the book calls a full turn. */
export const FULL_TURN = 2;

/** A wall on the table: its rectangle is there, and which kind it is. */
export type Wall = Effect & { readonly is: SpellId; readonly outline: NonNullable<Effect['outline']> };

export const hasTag = (spell: SpellId, tag: SpellTag): boolean => SPELLS[spell].tags.includes(tag);
export const effectOf = (state: State, id: string): Effect | undefined =>
  Object.hasOwn(state.effects, id) ? state.effects[id] : undefined;
export const isWall = (effect: Effect | undefined): effect is Wall =>
  effect !== undefined && effect.is !== 'vortex' && SPELLS[effect.is].wall !== null && effect.outline !== null;

/** The walls that stand [ASOBH-MAG-09]. */
export const wallsOf = (state: State): readonly Wall[] => Object.values(state.effects).filter(isWall);
/** The spells that lie on a figure. */
export const effectsOn = (state: State, unit: UnitId): readonly Effect[] =>
  Object.values(state.effects).filter((effect) => effect.target === unit || isCheered(effect, unit));
export const effectsBy = (state: State, caster: UnitId): readonly Effect[] =>
  Object.values(state.effects).filter((effect) => effect.caster === caster);
/** The one weather a spell has brought [ASOBH-MAG-08]. */
export const weatherSpell = (state: State): Effect | undefined =>
  Object.values(state.effects).find(
    (effect) => effect.is !== 'vortex' && effect.target === null && hasTag(effect.is, 'weather'),
  );
export const isEnchantment = (effect: Effect): boolean => effect.is !== 'vortex' && hasTag(effect.is, 'enchantment');

const isCheered = (effect: Effect, unit: UnitId): boolean =>
  effect.is === 'courage' && Object.hasOwn(effect.counts, unit);

/** A spell in force; gives its id. */
export function beginEffect(tale: Tale, given: Pick<Effect, 'is' | 'power'> & Partial<Effect>): string {
  const id = `e${tale.state.next}`;
  const effect: Effect = {
    caster: null,
    side: null,
    target: null,
    outline: null,
    at: null,
    hits: 0,
    ground: null,
    began: tale.state.turn,
    until: null,
    counts: {},
    ...given,
    id,
  };
  tale.add({ type: 'effectBegan', effect });
  return id;
}

/** Ends a spell and what it did to figures. Does nothing where it is gone already. */
export function endEffect(tale: Tale, id: string, because: Because): void {
  const effect = effectOf(tale.state, id);
  if (effect === undefined) return;
  tale.add({ type: 'effectEnded', id, is: effect.is, target: effect.target, because });
  undone(tale, effect, because);
}

/**
 * Ends what a caster has in force: with `all` everything he has made, walls too, for he is off the table; with
 * `enchantments` only those, for he is Transfixed or under another's mind [ASOBH-MAG-07] [ASOBH-MAG-17].
 */
export function endSpellsOf(tale: Tale, caster: UnitId, because: Because, what: 'all' | 'enchantments' = 'all'): void {
  for (const effect of effectsBy(tale.state, caster))
    if (what === 'all' || isEnchantment(effect)) endEffect(tale, effect.id, because);
}

/** Ends the spells that lie on one figure alone: it is gone. */
export function endSpellsOn(tale: Tale, unit: UnitId, because: Because): void {
  for (const effect of Object.values(tale.state.effects))
    if (effect.target === unit) endEffect(tale, effect.id, because);
}

/** A caster who is knocked down loses a shell and a mind he holds [ASOBH-SPELL-mind-control]. */
export function endSpellsOfFallen(tale: Tale, unit: UnitId, because: Because): void {
  for (const effect of effectsBy(tale.state, unit))
    if (effect.is === 'mind-control' || effect.is === 'protection-from-arrows') endEffect(tale, effect.id, because);
}

/** Figures a caster has called, which go when he does [ASOBH-MAG-17]. */
export const summonedBy = (state: State, caster: UnitId): readonly Figure[] =>
  Object.values(state.figures).filter((figure) => figure.fate === 'table' && figure.summoned?.by === caster);

/** Takes back what the spell had done to figures. */
function undone(tale: Tale, effect: Effect, because: Because): void {
  const figure = effect.target === null ? undefined : figureOf(tale.state, effect.target);
  switch (effect.is) {
    case 'transfix':
      if (figure !== undefined && condition(figure, 'transfixed')?.effect === effect.id)
        tale.add({ type: 'recovered', unit: figure.id, condition: 'transfixed', because });
      return;
    case 'slowdown':
      for (const trait of Object.keys(effect.counts) as TraitId[])
        if (figure !== undefined) tale.add(changedBy(figure, { gained: without(figure.gained, trait) }, because));
      return;
    case 'courage':
      for (const unit of Object.keys(effect.counts)) {
        const friend = figureOf(tale.state, unit);
        if (friend === undefined) continue;
        const set =
          effect.counts[unit] === COWARD
            ? { lost: friend.lost.filter((trait) => trait !== 'coward') }
            : { gained: without(friend.gained, 'steadfast') };
        tale.add(changedBy(friend, set, because));
      }
      return;
    case 'mind-control':
      if (figure?.controlled == null) return;
      // Its own side may use it at once if it is that side's turn.
      tale.add(
        changedBy(figure, { controlled: null, activated: figure.side !== tale.state.active, banked: 0 }, because),
      );
      return;
    default:
      return;
  }
}

/** What `Effect.counts` of a Courage says of a friend: it is Steadfast, or merely no Coward. */
export const STEADFAST = 1;
export const COWARD = 2;

const changedBy = (figure: Figure, set: FigureSet, because: Because) =>
  ({ type: 'changed', unit: figure.id, set, because }) as const;

/** One of these traits less. */
function without(traits: Figure['gained'], id: TraitId): Figure['gained'] {
  const index = traits.findIndex((trait) => trait.id === id);
  return index < 0 ? traits : traits.filter((_, i) => i !== index);
}
