import { randomUUID } from 'node:crypto';
import type { Question, Reply } from '@muster/protocol';
import type { SeatId, Viewer } from '@muster/rules/kernel';
import type { QuestionRow } from '../store/store';
import { encodeNews } from '../wire';
import { refuseWith, yes } from './reply';
import { type Connection, inTurn, nameOf, type OpenQuestion, playerOf, seatsOf, type Table } from './table';
import { notice } from './talk';

export type Asking = Omit<
  OpenQuestion,
  'id' | 'yes' | 'timer' | 'awayTimer' | 'until' | 'expected' | 'since' | 'settle'
> & { readonly untilMs?: number; settle(): Promise<Reply> };

/** Puts a question to people. Where nobody need be asked, it is settled at once. */
export async function put(table: Table, asking: Asking): Promise<Reply> {
  if (asking.asked.length === 0) return asking.settle();
  const { untilMs, ...rest } = asking;
  const expected = table.referee.line.entries.length;
  const question = opened(table, { ...rest, id: randomUUID(), yes: new Set(), expected, since: table.now() }, untilMs);
  await keep(table, question).catch((error: unknown) => {
    clearTimeout(question.timer);
    throw error;
  });
  table.questions.set(question.id, question);
  expectBack(table, question);
  tellQuestion(table, question);
  return yes({ code: question.id });
}

/** A question from before the server was started anew is open as it was; its time begins again. */
export function reopen(table: Table, row: QuestionRow, settle: () => Promise<Reply>): void {
  const { yes: said, timed, ...rest } = row;
  const bare = { ...rest, yes: new Set(said), since: table.now(), settle };
  const question = opened(table, bare, timed ? table.awayMs : undefined);
  table.questions.set(question.id, question);
  expectBack(table, question);
}

function opened(table: Table, question: OpenQuestion, untilMs: number | undefined): OpenQuestion {
  if (untilMs === undefined) return question;
  // Nobody answered in time: that is a yes.
  const timer = setTimeout(() => void inTurn(table, () => settleAlone(table, question.id)), untilMs);
  return { ...question, until: table.now() + untilMs, timer };
}

function keep(table: Table, question: OpenQuestion): Promise<void> {
  const { id, kind, by, asked, alone, seat, entries, dice, to, command, lapses, expected } = question;
  return table.referee.store.setQuestion(table.id, {
    id,
    kind,
    by,
    asked,
    yes: [...question.yes],
    ...(alone === undefined ? {} : { alone }),
    ...(seat === undefined ? {} : { seat }),
    ...(entries === undefined ? {} : { entries }),
    ...(dice === undefined ? {} : { dice }),
    ...(to === undefined ? {} : { to }),
    ...(command === undefined ? {} : { command }),
    lapses,
    timed: question.until !== undefined,
    expected,
  });
}

/** Someone came or went: who asked him is told how it stands with the question. */
export function cameOrWent(table: Table, person: string): void {
  for (const question of table.questions.values()) {
    if (!question.asked.includes(person) || question.yes.has(person)) continue;
    expectBack(table, question);
    tellQuestion(table, question);
  }
}

/** Those who are asked, have not said yes and are away, with the time until which they are waited for. */
const missing = (table: Table, { asked, yes: said, since }: OpenQuestion) =>
  asked
    .filter((person) => !said.has(person) && !table.here.has(person))
    .map((person) => ({ person, due: Math.max(table.awaySince.get(person) ?? 0, since) + table.awayMs }));

const lapsesAt = (table: Table, question: OpenQuestion): number | undefined => {
  const due = missing(table, question).map((each) => each.due);
  return due.length === 0 ? undefined : Math.min(...due);
};

/** Who is asked and stays away is waited for no longer than a minute. */
function expectBack(table: Table, question: OpenQuestion): void {
  clearTimeout(question.awayTimer);
  const due = lapsesAt(table, question);
  // A seat that is asked for has its own time.
  if (due === undefined || question.kind === 'free-seat') return;
  const wait = Math.max(0, due - table.now());
  question.awayTimer = setTimeout(() => void inTurn(table, () => withoutThem(table, question.id)), wait);
  question.awayTimer.unref();
}

/** A take-back that nobody is there to allow lapses; the end of a game is settled by those who are here. */
async function withoutThem(table: Table, id: string): Promise<void> {
  const question = table.questions.get(id);
  if (question === undefined) return;
  const gone = missing(table, question).filter(({ due }) => due <= table.now());
  const [first] = gone;
  if (first === undefined) return expectBack(table, question);
  if (question.kind === 'take-back') {
    close(table, question, 'lapsed');
    await notice(table, 'not-taken-back', { person: first.person, name: nameOf(table, first.person) });
    return;
  }
  for (const { person } of gone) question.yes.add(person);
  if (allAgree(question)) return settleAlone(table, id);
  expectBack(table, question);
  tellQuestion(table, question);
}

export async function answer(table: Table, from: Connection, id: string, agrees: boolean): Promise<Reply> {
  const question = table.questions.get(id);
  if (question === undefined) return refuseWith('table/question-gone');
  if (!everyAsked(question).includes(from.person)) return refuseWith('table/question-not-yours');
  if (!agrees) {
    close(table, question, 'no', from.person);
    return yes();
  }
  question.yes.add(from.person);
  if (!allAgree(question)) {
    await keep(table, question);
    expectBack(table, question);
    tellQuestion(table, question);
    return yes();
  }
  return settle(table, question, from.person);
}

export function withdraw(table: Table, from: Connection, id: string): Reply {
  const question = table.questions.get(id);
  if (question === undefined) return refuseWith('table/question-gone');
  if (question.by !== from.person) return refuseWith('table/question-not-yours');
  close(table, question, 'withdrawn');
  return yes();
}

/** The game has moved on: what was asked about how it stood lapses. */
export function lapse(table: Table): void {
  for (const question of table.questions.values()) if (question.lapses) close(table, question, 'lapsed');
}

/**
 * Someone lost or left a seat: where he was asked because of it, it goes on without him. Where another plays it now,
 * he would have to be asked: if nobody has, the question lapses.
 */
export async function askedNoMore(table: Table, person: string, seat: SeatId): Promise<void> {
  if (seatsOf(table, person).length > 0) return;
  const chair = table.chairs.get(seat);
  const heir = chair === undefined ? undefined : playerOf(chair);
  for (const question of [...table.questions.values()]) {
    if (!question.asked.includes(person) || question.yes.has(person)) continue;
    if (heir !== undefined && heir !== person && heir !== question.by && !question.asked.includes(heir)) {
      close(table, question, 'lapsed');
      continue;
    }
    question.yes.add(person);
    if (allAgree(question)) await settleAlone(table, question.id);
    else {
      await keep(table, question).catch(() => undefined);
      expectBack(table, question);
      tellQuestion(table, question);
    }
  }
}

/** The table leaves the memory; its questions are kept in the store. */
export function endQuestions(table: Table): void {
  for (const question of table.questions.values()) {
    clearTimeout(question.timer);
    clearTimeout(question.awayTimer);
  }
  table.questions.clear();
}

/** A question as one viewer reads it. */
export function questionFor(table: Table, question: OpenQuestion, viewer: Viewer): Question {
  const { line } = table.referee;
  const lapses = question.kind === 'take-back' ? lapsesAt(table, question) : undefined;
  return {
    id: question.id,
    kind: question.kind,
    by: question.by,
    ...(question.seat === undefined ? {} : { seat: question.seat }),
    asked: everyAsked(question),
    ...(question.alone === undefined ? {} : { alone: question.alone }),
    yes: [...question.yes],
    ...(question.entries === undefined ? {} : { entries: question.entries[viewer] ?? 0 }),
    ...(question.dice === undefined ? {} : { dice: question.dice }),
    ...(question.to === undefined
      ? {}
      : { to: question.to === 0 ? 0 : (line.versions[question.to - 1]?.[viewer] ?? 0) }),
    ...(question.until === undefined ? {} : { until: question.until }),
    ...(lapses === undefined ? {} : { lapses }),
  };
}

const everyAsked = ({ asked, alone }: OpenQuestion): string[] => [
  ...new Set([...asked, ...(alone === undefined ? [] : [alone])]),
];

const allAgree = ({ asked, alone, yes: said }: OpenQuestion): boolean =>
  (alone !== undefined && said.has(alone)) || asked.every((person) => said.has(person));

/**
 * Does what was asked, the last yes being given, and tells of it only when it is done. What could not be done leaves
 * the question as it was before that yes.
 */
async function settle(table: Table, question: OpenQuestion, lastYes: string): Promise<Reply> {
  // Out of the way meanwhile: what is done may let other questions lapse, not this one.
  table.questions.delete(question.id);
  const again = (): void => {
    question.yes.delete(lastYes);
    table.questions.set(question.id, question);
  };
  try {
    const reply = await question.settle();
    if (reply.ok) close(table, question, 'yes');
    else if (reply.refusals.some(({ code }) => OVER.has(code))) close(table, question, 'lapsed');
    else again();
    return reply.ok ? yes() : reply;
  } catch (error) {
    again();
    throw error;
  }
}
const OVER: ReadonlySet<string> = new Set(['table/question-gone', 'table/over', 'table/log-full']);

/** The same where nobody waits for a reply: what cannot be done lapses. */
async function settleAlone(table: Table, id: string): Promise<void> {
  const question = table.questions.get(id);
  if (question === undefined) return;
  table.questions.delete(id);
  try {
    close(table, question, (await question.settle()).ok ? 'yes' : 'lapsed');
  } catch (error) {
    table.referee.trouble(`question ${question.kind}`, error);
    close(table, question, 'lapsed');
  }
}

function close(table: Table, question: OpenQuestion, result: 'yes' | 'no' | 'lapsed' | 'withdrawn', by?: string): void {
  clearTimeout(question.timer);
  clearTimeout(question.awayTimer);
  table.questions.delete(question.id);
  table.referee.store.dropQuestion(table.id, question.id).catch((error: unknown) => {
    table.referee.trouble(`question ${question.kind}`, error);
  });
  const bytes = encodeNews({ is: 'answered', question: question.id, result, ...(by === undefined ? {} : { by }) });
  for (const connection of concerned(table)) connection.post(bytes);
}

function tellQuestion(table: Table, question: OpenQuestion): void {
  for (const connection of concerned(table))
    connection.post(encodeNews({ is: 'question', question: questionFor(table, question, connection.as) }));
}

/** Whom a question and its answer are told. To those whose picture lags behind it would tell what they have not seen. */
const concerned = (table: Table): Connection[] =>
  [...table.here.values()].filter(({ as }) => as !== 'spectator' || table.feed === undefined);
