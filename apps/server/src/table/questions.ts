import { randomUUID } from 'node:crypto';
import type { Question, Reply } from '@muster/protocol';
import type { SeatId, Viewer } from '@muster/rules/kernel';
import { encodeNews } from '../wire';
import { refuseWith, yes } from './reply';
import { type Connection, inTurn, type OpenQuestion, playerOf, seatsOf, type Table } from './table';

export type Asking = Omit<OpenQuestion, 'id' | 'yes' | 'timer' | 'until'> & { readonly untilMs?: number };

/** Puts a question to people. Where nobody need be asked, it is settled at once. */
export async function put(table: Table, asking: Asking): Promise<Reply> {
  if (asking.asked.length === 0) return asking.settle();
  const { untilMs, ...rest } = asking;
  const id = randomUUID();
  const question: OpenQuestion = {
    ...rest,
    id,
    yes: new Set(),
    ...(untilMs === undefined
      ? {}
      : {
          until: table.now() + untilMs,
          // Nobody answered in time: that is a yes.
          timer: setTimeout(() => void inTurn(table, () => settleAlone(table, id)), untilMs),
        }),
  };
  table.questions.set(id, question);
  tellQuestion(table, question);
  return yes({ code: id });
}

export async function answer(table: Table, from: Connection, id: string, agrees: boolean): Promise<Reply> {
  const question = table.questions.get(id);
  if (question === undefined) return refuseWith('table/question-gone');
  if (!question.asked.includes(from.person)) return refuseWith('table/question-not-yours');
  if (!agrees) {
    close(table, question, 'no', from.person);
    return yes();
  }
  question.yes.add(from.person);
  if (!allAgree(question)) {
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
    else tellQuestion(table, question);
  }
}

export function endQuestions(table: Table): void {
  for (const question of table.questions.values()) {
    clearTimeout(question.timer);
  }
  table.questions.clear();
}

/** A question as one viewer reads it. */
export function questionFor(table: Table, question: OpenQuestion, viewer: Viewer): Question {
  const { line } = table.referee;
  return {
    id: question.id,
    kind: question.kind,
    by: question.by,
    ...(question.seat === undefined ? {} : { seat: question.seat }),
    asked: [...question.asked],
    yes: [...question.yes],
    ...(question.entries === undefined ? {} : { entries: question.entries[viewer] ?? 0 }),
    ...(question.dice === undefined ? {} : { dice: question.dice }),
    ...(question.to === undefined
      ? {}
      : { to: question.to === 0 ? 0 : (line.versions[question.to - 1]?.[viewer] ?? 0) }),
    ...(question.until === undefined ? {} : { until: question.until }),
  };
}

const allAgree = (question: OpenQuestion): boolean => question.asked.every((person) => question.yes.has(person));

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
  table.questions.delete(question.id);
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
