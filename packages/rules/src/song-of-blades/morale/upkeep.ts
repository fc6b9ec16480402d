import { adjacentFriends, condition, fieldedOf, figureOf, is } from '../figures';
import { effectOf, endEffect, FULL_TURN } from '../magic/effects';
import { doMagicUpkeep, magicUpkeep } from '../magic/upkeep';
import type { Condition, ConditionKind, Figure, State } from '../state';
import type { StepRules, Tale } from '../steps/step';
import type { MoraleStep } from '../steps-morale';
import { mayAct, relieve } from './conditions';
import { isInDeepWater } from './footing';
import { takeOut } from './leaving';

/** What happens by itself when a turn begins or ends; to be called by the turn. */
export const upkeepStep = (when: 'begin' | 'end'): MoraleStep => ({ is: 'upkeep', when, todo: null });

/** One thing after another: each is judged again when its turn comes, for those before it may have changed it. */
export const upkeepRules: StepRules<'upkeep'> = {
  carryOn(tale, step, dice) {
    const todo = step.todo ?? [
      ...(step.when === 'end' ? dueAtEnd(tale.state) : []),
      ...magicUpkeep(tale.state, step.when),
    ];
    const [next, ...rest] = todo;
    if (next === undefined) {
      tale.finish();
      return true;
    }
    tale.amend({ ...step, todo: rest });
    const [what = '', ...of] = next.split(' ');
    const own = next.startsWith(MARK) ? OWN[what.slice(MARK.length)] : undefined;
    if (own === undefined) doMagicUpkeep(tale, next, dice);
    else own(tale, of.join(' '));
    return true;
  },
};

/** In the order it happens: water and venom first, then what wears off. */
function dueAtEnd(state: State): readonly string[] {
  const figures = Object.values(state.figures);
  const all = (what: string, given: readonly { readonly id: string }[]): readonly string[] =>
    given.map(({ id }) => `${MARK}${what} ${id}`);
  return [
    ...all(
      'water',
      figures.filter((figure) => is(figure, 'drowning') && figure.fate === 'table'),
    ),
    ...all(
      'snow',
      figures.filter((figure) => condition(figure, 'held')?.by === 'snow' && figure.fate === 'table'),
    ),
    ...all(
      'venom',
      figures.filter((figure) => isDyingOfVenom(state, figure)),
    ),
    ...all(
      'flames',
      figures.filter((figure) => is(figure, 'burning') && figure.fate === 'table'),
    ),
    ...all(
      'wears-off',
      figures.filter((figure) => expired(state, figure).length > 0 && figure.fate === 'table'),
    ),
    ...all(
      'summoned',
      figures.filter((figure) => isOverstaying(state, figure)),
    ),
    ...all(
      'effect',
      Object.values(state.effects).filter((effect) => effect.until !== null && effect.until <= state.turn),
    ),
  ];
}

/** Nobody reached it with two actions in time [ASOBH-CND-07]. */
const isDyingOfVenom = (state: State, figure: Figure): boolean =>
  figure.fate === 'out' &&
  condition(figure, 'staggering')?.venom === true &&
  state.turn - (figure.leftIn ?? state.turn) >= FULL_TURN;

const isOverstaying = (state: State, figure: Figure): boolean =>
  figure.fate === 'table' &&
  figure.summoned !== null &&
  (figure.summoned.until ?? Number.POSITIVE_INFINITY) <= state.turn;

/** Conditions that last until a turn, and this is it. */
const expired = (state: State, figure: Figure): readonly ConditionKind[] =>
  figure.conditions.filter((each) => (untilOf(each) ?? Number.POSITIVE_INFINITY) <= state.turn).map((each) => each.is);
const untilOf = (each: Condition): number | null =>
  each.is === 'blind' || each.is === 'mute' || each.is === 'stone' ? each.until : null;

/** Tells what is ours on the list from what is magic's. */
const MARK = 'own:';

/** More turns than this in the snow and it is over [ASOBH-SPELL-snowstorm]. */
const SNOW_TURNS = 6;

const OWN: Readonly<Record<string, (tale: Tale, id: string) => void>> = {
  water: drowns,
  snow(tale, id) {
    const figure = fieldedOf(tale.state, id);
    const buried = figure === undefined ? undefined : condition(figure, 'held');
    if (buried?.by === 'snow' && tale.state.turn - buried.since > SNOW_TURNS * FULL_TURN)
      takeOut(tale, id, 'out', null, 'snowstorm');
  },
  venom(tale, id) {
    const figure = figureOf(tale.state, id);
    if (figure !== undefined && isDyingOfVenom(tale.state, figure))
      tale.add({ type: 'leftPlay', unit: id, how: 'gruesome', by: null, because: 'venomous-strike' });
  },
  flames(tale, id) {
    relieve(tale, id, 'burning', 'ASOBH-SPELL-courage');
  },
  'wears-off'(tale, id) {
    const figure = fieldedOf(tale.state, id);
    for (const kind of figure === undefined ? [] : expired(tale.state, figure)) relieve(tale, id, kind, 'ASOBH-CON-01');
  },
  summoned(tale, id) {
    takeOut(tale, id, 'vanished', null, 'ASOBH-MAG-17');
  },
  effect(tale, id) {
    if (effectOf(tale.state, id) !== undefined) endEffect(tale, id, 'ASOBH-MAG-07');
  },
};

/** A friend beside it pulls it out; who got ashore is safe; whose time is up drowns [ASOBH-ENV-05]. */
function drowns(tale: Tale, id: string): void {
  const figure = fieldedOf(tale.state, id);
  const sinking = figure === undefined ? undefined : condition(figure, 'drowning');
  if (figure === undefined || sinking === undefined) return;
  const helper = adjacentFriends(tale.state, figure).find((friend) => mayAct(friend) && !is(friend, 'drowning'));
  if (helper !== undefined || !isInDeepWater(tale.state, figure)) {
    relieve(tale, id, 'drowning', 'ASOBH-ENV-05');
    tale.add({ type: 'rescued', unit: id, by: helper?.id ?? null });
  } else if (sinking.until <= tale.state.turn) takeOut(tale, id, 'gruesome', null, 'ASOBH-ENV-05', { quiet: true });
}
