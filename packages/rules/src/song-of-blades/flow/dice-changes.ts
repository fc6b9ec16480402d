import type { Refusal, SeatId, UnitId } from '../../kernel';
import { type Fielded, fielded, fieldedOf, figureOf, has, isHelpless, isWithin, runBy, seatOf } from '../figures';
import { isInDeepWater } from '../morale/footing';
import { DICE_TRAITS, type DiceTrait } from '../special/dice-traits';
import type { Figure, State } from '../state';
import type { QualityStep, RollWhy } from '../steps-flow';
import { passes } from './quality';

/** Something that may be done to one die of a roll: by which trait, of which figure. */
interface DiceChange {
  readonly trait: DiceTrait;
  readonly owner: Figure;
  readonly die: number;
}

/** How a change is named in `change-die`: the trait, and the figure that has it. */
export const changeName = (trait: DiceTrait, owner: UnitId): string => `${trait.trait}:${owner}`;

/** Every change that could help: of dice that failed, by traits not used up [ASOBH-ACT-13]. */
export function changesOf(state: State, step: QualityStep): readonly DiceChange[] {
  const unspent = DICE_TRAITS.flatMap((trait) =>
    ownersOf(state, step, trait)
      .filter((owner) => isUnspent(state, step, trait, owner))
      .map((owner) => ({ trait, owner })),
  );
  if (isSpoilt(state, step, unspent.length)) return [];
  return unspent.flatMap(({ trait, owner }) =>
    step.faces.flatMap((face, die) => (canHelp(trait, face, step) ? [{ trait, owner, die }] : [])),
  );
}

/**
 * One failure is as bad as three, and there are more of them than changes: nothing turns this roll any more. Weather and
 * deep water count the single dice.
 */
function isSpoilt(state: State, { why, faces, needs, figures }: QualityStep, changes: number): boolean {
  if (!ALL_MUST_PASS.includes(why) || state.weather !== null) return false;
  if (faces.filter((face) => !passes(face, needs)).length <= changes) return false;
  return !figures.some((id) => {
    const figure = fieldedOf(state, id);
    return figure !== undefined && isInDeepWater(state, figure);
  });
}
const ALL_MUST_PASS: readonly RollWhy[] = ['resist', 'fall', 'entangle'];

/** The seats that have a die to change and have not let the dice stand. */
export const changers = (state: State, step: QualityStep): readonly SeatId[] => [
  ...new Set(
    changesOf(state, step)
      .map(({ owner }) => seatOf(owner))
      .filter((seat) => !step.stood.includes(seat)),
  ),
];

/** Why this die cannot be changed so; undefined where it can. */
export function changeRefusal(
  state: State,
  step: QualityStep,
  seat: SeatId,
  by: string,
  die: number,
): Refusal | undefined {
  const rule = 'ASOBH-ACT-13';
  const [name, unit] = by.split(':');
  const trait = DICE_TRAITS.find((each) => each.trait === name);
  const owner = unit === undefined ? undefined : figureOf(state, unit);
  if (trait === undefined || owner === undefined || !ownersOf(state, step, trait).some((each) => each.id === owner.id))
    return { code: 'dice/no-such-change', rule, ...(owner === undefined ? {} : { who: [owner.id] }) };
  const no = (code: string): Refusal => ({ code, rule: `ASOBH-TRAIT-${trait.trait}`, who: [owner.id] });
  if (seatOf(owner) !== seat) return no('unit/not-yours');
  if (step.stood.includes(seat)) return no('dice/stood');
  if (!isUnspent(state, step, trait, owner)) return no('dice/used-up');
  const face = step.faces[die];
  if (face === undefined) return no('dice/no-such-die');
  return canHelp(trait, face, step) ? undefined : no('dice/no-use');
}

/** Whose trait it is in this roll: of the one that rolls, of a group in which all have it, of a musician close by. */
function ownersOf(state: State, step: QualityStep, trait: DiceTrait): readonly Figure[] {
  if (!trait.may({ why: step.why, dice: step.dice, group: step.group })) return [];
  const rollers = step.figures.flatMap((id) => figureOf(state, id) ?? []);
  if (trait.of === 'roller') {
    const first = rollers[0];
    return first !== undefined && rollers.every((each) => has(each, trait.trait)) ? [first] : [];
  }
  const group = step.figures.flatMap((id) => fieldedOf(state, id) ?? []);
  const side = group[0] === undefined ? undefined : runBy(group[0]);
  return fielded(state).filter(
    (friend) =>
      runBy(friend) === side && has(friend, trait.trait) && plays(state, friend) && isHeard(state, friend, group),
  );
}

/** Able to, and the instrument not put down. */
const plays = (state: State, musician: Figure): boolean =>
  !isHelpless(musician) && !state.dropped.some(({ what, of }) => what === 'instrument' && of === musician.id);

/** In the group, or within one Long of it [ASOBH-TRAIT-music]. */
const isHeard = (state: State, musician: Fielded, group: readonly Fielded[]): boolean =>
  group.some((each) => each.id === musician.id || isWithin(state, musician, each, 'long'));

function isUnspent(state: State, step: QualityStep, trait: DiceTrait, owner: Figure): boolean {
  if (step.changed.includes(changeName(trait, owner.id))) return false;
  if (trait.per === 'turn') return (owner.did.other[trait.trait] ?? 0) === 0;
  if (trait.per === 'game') return (figureOf(state, owner.id)?.used[trait.trait] ?? 0) === 0;
  return true;
}

/** A raised die must come to pass by it; a rerolled one must have failed. */
const canHelp = (trait: DiceTrait, face: number, step: QualityStep): boolean =>
  !passes(face, step.needs) && (trait.does === 'reroll' || passes(face + 1, step.needs));
