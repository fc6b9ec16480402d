import type { SpellId } from '../content/spell-ids';
import type { IntentOf } from '../intents';
import type { Effect, State, Step } from '../state';
import type { Aim } from '../steps-magic';
import { aBattle, actingWith, type BattleGiven, type FigureGiven, happen, type Told } from '../test-kit';

/** Stories with a caster `a1` who has announced a spell and has three actions in hand; `b…` are his foes. */

export interface MagicGiven extends Partial<Omit<BattleGiven, 'figures'>> {
  readonly caster?: FigureGiven;
  readonly figures?: Readonly<Record<string, FigureGiven>>;
  readonly actions?: number;
}

/** A caster in the middle of the table who may cast this now; in a far corner a foe stands by, so that there is a battle. */
export function casting(spell: SpellId, given: MagicGiven = {}): State {
  const { caster, figures, actions = 3, ...rest } = given;
  return aBattle({
    ...rest,
    figures: { a1: aCaster([spell], caster), ...figures, bystander: BYSTANDER },
    step: actingWith({ a1: actions }, { spell: { unit: 'a1', spell } }),
  });
}

const BYSTANDER: FigureGiven = { at: [880, 20], side: 'two', seat: 'b' };

/** One who knows some spells. */
export function aCaster(spells: readonly SpellId[], given: FigureGiven = {}): FigureGiven {
  const { traits = [], profile, ...rest } = given;
  return { at: [450, 450], ...rest, traits: ['spell-caster', ...traits], profile: { spells, points: 60, ...profile } };
}

export const cast = (spell: SpellId, power: number, aim: Aim = {}): IntentOf<'cast'> =>
  ({ do: 'cast', unit: 'a1', spell, power, aim }) as IntentOf<'cast'>;

/** A spell in force. */
export function anEffect(id: string, is: Effect['is'], given: Partial<Effect> = {}): Effect {
  return {
    id,
    is,
    caster: null,
    side: null,
    power: 1,
    target: null,
    outline: null,
    at: null,
    hits: 0,
    ground: null,
    began: 3,
    until: null,
    counts: {},
    ...given,
  };
}

/** A wall from left to right, its middle at a point, one Short long. */
export function aWall(id: string, is: SpellId, at: readonly [number, number], given: Partial<Effect> = {}): Effect {
  const [x, y] = at;
  return anEffect(id, is, {
    at: { x, y },
    outline: [
      { x: x - 37.5, y: y - 5 },
      { x: x + 37.5, y: y - 5 },
      { x: x + 37.5, y: y + 5 },
      { x: x - 37.5, y: y + 5 },
    ],
    ...given,
  });
}

/** Puts steps on top, the first of them first, and carries the game on with known dice until somebody is asked. */
export const carry = (state: State, steps: readonly Step[], faces: readonly number[] = []): Told =>
  happen(state, (tale) => tale.callInOrder(steps), faces);
