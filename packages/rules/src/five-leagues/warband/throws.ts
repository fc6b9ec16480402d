import { type Dice, err, ok, type Refusal, type Result } from '../../kernel';
import type { WarbandSheet } from '../profile';
import { creation } from './create';
import type { CreationDraft } from './draft';

/** The dice of one question, as they fell. */
export interface Throw {
  readonly key: string;
  readonly sides: number;
  readonly faces: readonly number[];
}

/** Dice that are kept elsewhere, by somebody whom both sides trust, and what may not be changed any more for them. */
export interface Thrown {
  readonly throws: readonly Throw[];
  /** Answers by key that stood when a die fell which hangs on them; null: what its own die says. */
  readonly settled: Readonly<Record<string, string | null>>;
}

export const NOTHING_THROWN: Thrown = { throws: [], settled: {} };

/** The draft with the dice that really fell in place of its own, and with what they settled. */
export function boundBy(draft: CreationDraft, { throws, settled }: Thrown): CreationDraft {
  const free = Object.entries(draft.choices).filter(([key]) => !Object.hasOwn(settled, key));
  const fixed = Object.entries(settled).filter((each): each is [string, string] => each[1] !== null);
  return {
    ...draft,
    dice: Object.fromEntries(throws.map(({ key, faces }) => [key, faces])),
    choices: Object.fromEntries([...free, ...fixed]),
  };
}

/**
 * Throws for these questions as far as they are open and a die answers them; for all of them where none is named.
 * `diceOf` gives the dice of one question, the same ones whenever it is asked: what fell before is passed over.
 */
export function throwFor(
  draft: CreationDraft,
  thrown: Thrown,
  keys: readonly string[],
  diceOf: (key: string) => Dice,
): Thrown {
  let now = thrown;
  for (let i = 0; i < MOST_QUESTIONS; i++) {
    const made = creation(boundBy(draft, now));
    const next = made.open.find(({ key, sides }) => sides !== null && (keys.length === 0 || keys.includes(key)));
    if (next?.sides == null) return now;
    const faces = fall(boundBy(draft, now), next.key, next.sides, diceOf(next.key));
    const fixed = made.asked
      .filter(({ key }) => next.settles.includes(key) && !Object.hasOwn(now.settled, key))
      .map(({ key, answer, face }) => [key, face === null ? answer : null] as const);
    now = {
      throws: [...now.throws.filter(({ key }) => key !== next.key), { key: next.key, sides: next.sides, faces }],
      settled: { ...now.settled, ...Object.fromEntries(fixed) },
    };
  }
  return now;
}
const MOST_QUESTIONS = 200;
const MOST_FACES = 390;

/** All faces of a question from the first, until one counts. */
function fall(draft: CreationDraft, key: string, sides: number, dice: Dice): readonly number[] {
  const faces: number[] = [];
  while (faces.length < MOST_FACES) {
    faces.push(...dice.roll(1, sides));
    const { open } = creation({ ...draft, dice: { ...draft.dice, [key]: faces } });
    if (!open.some((each) => each.key === key)) break;
  }
  return faces;
}

/** The finished warband, which names where its dice are kept; or what is still open or does not fit. */
export function finished(
  draft: CreationDraft,
  thrown: Thrown,
  rolled: string,
): Result<WarbandSheet, readonly Refusal[]> {
  const { sheet, open, refusals } = creation(boundBy(draft, thrown));
  const [first] = open;
  if (first !== undefined)
    return err([{ code: 'creation/open', rule: first.rule, detail: { ask: first.ask, count: open.length } }]);
  return refusals.length > 0 ? err(refusals) : ok({ ...sheet, rolled });
}
