import type { Dice } from '../../kernel';
import { takeOut } from '../combat/leaving';
import type { SpellId } from '../content/ids';
import { SPELLS } from '../content/spells';
import { WEAPONS } from '../content/weapons';
import { fieldedOf, figureOf } from '../figures';
import { beginFind } from '../scenarios/on-step';
import type { Tale } from '../steps/step';
import type { CastStep } from '../steps-magic';
import { emptied, fireLine } from './targets';

/** A spell that nobody threw off comes true. It may call steps: the `cast` step has noted its next stage. */
export const comeTrue = (tale: Tale, step: CastStep, dice: Dice): void => EFFECTS[step.spell](tale, step, dice);

type Works = (tale: Tale, step: CastStep, dice: Dice) => void;

const EFFECTS: Readonly<Record<SpellId, Works>> = {
  antidote: lasts,
  barrier: lasts,
  bleed: lasts,
  compel: lasts,
  confuse: lasts,
  distract: lasts,
  bind,
  darts,
  escape: goes,
  explore,
};

/** Something that is in force from now on [FL-MAG-12]. Cast on again, it begins anew. */
function lasts(tale: Tale, step: CastStep): void {
  const { spell, by, targets, at, angle } = step;
  const span = SPELLS[spell].lasts;
  if (span === 'immediate') return;
  for (const effect of Object.values(tale.state.effects))
    if (effect.is === spell && targets.length > 0 && effect.targets.some((id) => targets.includes(id)))
      endFor(tale, effect.id, targets);
  const outline = at === null || angle === null ? null : fireLine(at, angle);
  const phase = tale.state.phase === 'slow' ? 1 : 0;
  tale.add({
    type: 'effectBegan',
    effect: {
      id: `x${tale.state.next}`,
      is: spell,
      caster: by,
      targets,
      outline,
      lasts: span,
      began: tale.state.round,
      // `fresh`: its caster’s activation is still the one it was cast in
      counts: { fresh: 1, slow: phase },
    },
    because: spell,
  });
}

/** An effect lets go of some of its targets; without any it is over. */
function endFor(tale: Tale, id: string, gone: readonly string[]): void {
  const effect = tale.state.effects[id];
  if (effect === undefined) return;
  const targets = effect.targets.filter((each) => !gone.includes(each));
  if (targets.length > 0) tale.add({ type: 'effectChanged', id, set: { targets } });
  else tale.add({ type: 'effectEnded', id, is: effect.is, because: effect.is });
}

/** Each throws a die with its Monster Points; a six breaks free, the others are held [FL-MAG-17]. */
function bind(tale: Tale, step: CastStep, dice: Dice): void {
  const held: string[] = [];
  for (const unit of step.targets) {
    const figure = fieldedOf(tale.state, unit);
    if (figure === undefined) continue;
    const [face = 1] = dice.roll(1, 6);
    const points = figure.monsterPoints ?? 0;
    const saved = face + points >= 6;
    const modifiers = points === 0 ? [] : [{ amount: points, because: 'FL-ENM-33' }];
    tale.add({ type: 'spellSaved', unit, spell: 'bind', face, modifiers, needs: 6, saved, because: 'bind' });
    if (!saved) held.push(unit);
  }
  if (held.length > 0) lasts(tale, { ...step, targets: held });
}

/** Its quiver is full again; not as if it had never shot [FL-MAG-18]. */
function darts(tale: Tale, { targets }: CastStep): void {
  for (const unit of targets) {
    const figure = fieldedOf(tale.state, unit);
    if (figure === undefined) continue;
    const ids = emptied(figure);
    const ammunition = { ...figure.ammunition, ...Object.fromEntries(ids.map((id) => [id, 'fired' as const])) };
    tale.add({ type: 'changed', unit, set: { ammunition }, because: 'darts' });
    const weapons = figure.profile.weapons.filter(({ id }) => ids.includes(id)).map((each) => WEAPONS[each.is].id);
    tale.add({ type: 'restocked', unit, weapons });
  }
}

/** Out of the battle, and no night to flee through [FL-MAG-19]. */
function goes(tale: Tale, { targets, by }: CastStep): void {
  const [unit] = targets;
  const figure = unit === undefined ? undefined : figureOf(tale.state, unit);
  if (figure !== undefined) takeOut(tale, figure.id, 'left', by, 'escape');
}

/** What a token hides comes to light from afar [FL-MAG-20]. */
function explore(tale: Tale, { marker: id, by }: CastStep): void {
  const marker = id === null ? undefined : tale.state.markers[id];
  if (marker === undefined) return;
  if (marker.is === 'unknown') tale.call({ is: 'reveal-marker', marker: marker.id, stage: 'prepared' });
  else beginFind(tale, marker, by);
}
