import type { Refusal, RuleId } from '../../kernel';
import type { RollEntry, RollTable } from '../content/tables';
import { rollOn } from '../content/tables';
import type { Recorded } from '../profile';

/** What is asked in the making of a warband. */
export interface Question {
  /** Where its answer is kept in the draft: `c1/origin`. */
  readonly key: string;
  /** The character it is about, or `warband`. */
  readonly about: string;
  /** A code; words ask it. */
  readonly ask: string;
  /** By the book: thrown for, chosen, or either as people like. What is to be thrown for may be entered by choice too, and the sheet says so. */
  readonly how: 'roll' | 'choose' | 'either';
  /** Table and faces of the die; null for what is only chosen. */
  readonly table: string | null;
  readonly sides: number | null;
  /** What may be chosen. */
  readonly options: readonly string[];
  /** What holds until something else is chosen; null: it must be answered. */
  readonly preset: string | null;
  /** Answers that must stand once this die has fallen: the keys they have. */
  readonly settles: readonly string[];
  readonly rule: RuleId;
}

/** A question with what is known of its answer. */
export interface Asked extends Question {
  /** The entry that counts; null while it is open. */
  readonly answer: string | null;
  /** The face that gave it; null where it was chosen. */
  readonly face: number | null;
  /** Faces that fell on rows which our text lacks or on what was there already: thrown again. */
  readonly again: readonly number[];
}

/** Answers as a draft holds them: faces in the order they fell, and choices, by key. */
export interface Answers {
  readonly dice: Readonly<Record<string, readonly number[]>>;
  readonly choices: Readonly<Record<string, string>>;
}

/** Asks questions of a draft one after another and keeps what was asked. */
export interface Asking {
  /** The row that was thrown or chosen; undefined while it is open. Rows not `wanted` are thrown again. */
  readonly roll: <E extends RollEntry>(
    question: Pick<Question, 'key' | 'about' | 'ask' | 'rule'> & Partial<Question>,
    table: RollTable<E>,
    wanted?: (entry: E) => boolean,
  ) => { readonly entry: E; readonly recorded: Recorded } | undefined;
  /** What was chosen, or what holds until then. */
  readonly choose: (
    question: Pick<Question, 'key' | 'about' | 'ask' | 'rule' | 'options'> & Partial<Question>,
  ) => string | undefined;
  readonly asked: readonly Asked[];
  readonly refusals: Refusal[];
}

export function asking(answers: Answers): Asking {
  const asked: Asked[] = [];
  const refusals: Refusal[] = [];
  const chosen = (question: Question): string | undefined => {
    const choice = Object.hasOwn(answers.choices, question.key) ? answers.choices[question.key] : undefined;
    if (choice === undefined) return undefined;
    if (question.options.includes(choice)) return choice;
    refusals.push({ code: 'creation/no-such-choice', rule: question.rule, detail: { ...namedIn(question), choice } });
    return undefined;
  };
  return {
    asked,
    refusals,
    choose: (given) => {
      const question: Question = { ...PLAIN, how: 'choose', ...given };
      const answer = chosen(question) ?? question.preset;
      asked.push({ ...question, answer, face: null, again: [] });
      return answer ?? undefined;
    },
    roll: (given, table, wanted = () => true) => {
      const rows = table.entries.filter((entry) => entry.missing !== true && wanted(entry));
      const options = rows.map(({ id }) => id);
      const question: Question = { ...PLAIN, how: 'roll', options, table: table.id, sides: table.sides, ...given };
      const choice = chosen(question);
      const picked = rows.find(({ id }) => id === choice);
      if (picked !== undefined) {
        asked.push({ ...question, answer: picked.id, face: null, again: [] });
        return { entry: picked, recorded: { table: table.id, face: null, entry: picked.id, again: [] } };
      }
      const fell = thrown(question, answers.dice, (face) => {
        const entry = rollOn(table, face);
        return entry !== undefined && rows.includes(entry) ? entry : undefined;
      });
      refusals.push(...fell.refusals);
      asked.push({ ...question, answer: fell.entry?.id ?? null, face: fell.face, again: fell.again });
      if (fell.entry === undefined) return undefined;
      const { entry, face, again } = fell;
      return { entry, recorded: { table: table.id, face, entry: entry.id, again } };
    },
  };
}

const PLAIN = { table: null, sides: null, preset: null, settles: [] } as const;
const namedIn = ({ key, ask }: Question) => ({ key, ask });

/** The first of the faces that fell on a row there is; those before it were thrown again. */
function thrown<E>(question: Question, dice: Answers['dice'], rowAt: (face: number) => E | undefined) {
  const faces = Object.hasOwn(dice, question.key) ? (dice[question.key] ?? []) : [];
  const again: number[] = [];
  const refusals: Refusal[] = [];
  for (const [i, face] of faces.entries()) {
    if (!Number.isInteger(face) || face < 1 || face > (question.sides ?? 0)) {
      refusals.push({ code: 'creation/no-such-face', rule: question.rule, detail: { ...namedIn(question), face } });
      return { entry: undefined, face: null, again, refusals };
    }
    const entry = rowAt(face);
    if (entry === undefined) again.push(face);
    else {
      if (i < faces.length - 1)
        refusals.push({ code: 'creation/thrown-twice', rule: 'FL-GEN-08', detail: namedIn(question) });
      return { entry, face, again, refusals };
    }
  }
  return { entry: undefined, face: null, again, refusals };
}
