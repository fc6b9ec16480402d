import { randomUUID } from 'node:crypto';
import type { Question, Reply } from '@muster/protocol';
import type { Viewer } from '@muster/rules/kernel';
import { encodeNews } from '../wire';
import { refuseWith, yes } from './reply';
import { type Connection, inTurn, type OpenQuestion, seatsOf, type Table, tellAll } from './table';

export type Asking = Omit<OpenQuestion, 'id' | 'yes' | 'timer' | 'until'> & { readonly untilMs?: number };

/** Puts a question to people. Where nobody need be asked, it is settled at once. */
export async function put(table: Table, asking: Asking): Promise<Reply> {
  if (asking.asked.length === 0) {
    await asking.settle();
    return yes();
  }
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
          timer: setTimeout(() => void inTurn(table, () => silence(table, id)), untilMs),
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
  await whenAllAgree(table, question);
  return yes();
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

/** Someone lost or left his seats: where he was asked because of them, it goes on without him. */
export async function askedNoMore(table: Table, person: string): Promise<void> {
  if (seatsOf(table, person).length > 0) return;
  for (const question of [...table.questions.values()]) {
    if (!question.asked.includes(person) || question.yes.has(person)) continue;
    question.yes.add(person);
    await whenAllAgree(table, question);
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
    ...(question.entries === undefined ? {} : { entries: question.entries }),
    ...(question.dice === undefined ? {} : { dice: question.dice }),
    ...(question.to === undefined
      ? {}
      : { to: question.to === 0 ? 0 : (line.versions[question.to - 1]?.[viewer] ?? 0) }),
    ...(question.until === undefined ? {} : { until: question.until }),
  };
}

async function whenAllAgree(table: Table, question: OpenQuestion): Promise<void> {
  if (question.asked.some((person) => !question.yes.has(person))) {
    tellQuestion(table, question);
    return;
  }
  close(table, question, 'yes');
  await question.settle();
}

/** Nobody answered in time: that is a yes. */
async function silence(table: Table, id: string): Promise<void> {
  const question = table.questions.get(id);
  if (question === undefined) return;
  close(table, question, 'yes');
  await question.settle();
}

function close(table: Table, question: OpenQuestion, result: 'yes' | 'no' | 'lapsed' | 'withdrawn', by?: string): void {
  clearTimeout(question.timer);
  table.questions.delete(question.id);
  tellAll(table, { is: 'answered', question: question.id, result, ...(by === undefined ? {} : { by }) });
}

function tellQuestion(table: Table, question: OpenQuestion): void {
  // To those whose picture lags behind it would tell what they have not seen yet.
  for (const connection of table.here.values())
    if (connection.as !== 'spectator' || table.feed === undefined)
      connection.post(encodeNews({ is: 'question', question: questionFor(table, question, connection.as) }));
}
