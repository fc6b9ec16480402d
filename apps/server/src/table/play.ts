import type { Command, Reply } from '@muster/protocol';
import { isPrivate, isShown } from '../referee/line';
import { type Judgement, key, act as refereeAct, mix as refereeMix } from '../referee/referee';
import { planTakeBack, type Rewound, undo as refereeUndo, takeBack } from '../referee/undo';
import { lapse, put } from './questions';
import { refuse, refuseWith, yes } from './reply';
import { type Connection, isOver, nameOf, playerOf, seatsOf, type Table, tellTable } from './table';
import { notice } from './talk';
import { tellEnding, tellEntry, tellRewound } from './tell';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** An intent of a seat. */
export async function act(table: Table, from: Connection, command: Of<'act'>): Promise<Reply> {
  const wrong = notTheirs(table, from, command.seat);
  if (wrong !== undefined) return wrong;
  const judged = await refereeAct(table.referee, command.seat, command.id, command.version, command.intent);
  return believed(table, command.seat, judged);
}

export async function mix(table: Table, from: Connection, command: Of<'mix'>): Promise<Reply> {
  const wrong = notTheirs(table, from, command.seat);
  if (wrong !== undefined) return wrong;
  const judged = await refereeMix(table.referee, command.seat, command.id, command.seed);
  if (!judged.ok) return refuse(judged.refusals);
  if (!judged.repeated) {
    lapse(table);
    if (table.referee.progress.entries === 1) tellTable(table);
    const { person } = from;
    await notice(table, 'mixed', { seat: command.seat, seed: command.seed, person, name: nameOf(table, person) });
  }
  return yes({ version: judged.versions[command.seat] ?? 0 });
}

export async function undo(table: Table, from: Connection, command: Of<'undo'>): Promise<Reply> {
  const wrong = notTheirs(table, from, command.seat);
  if (wrong !== undefined) return wrong;
  if (isDone(table, command)) return yes({ version: table.referee.line.version[command.seat] ?? 0 });
  const rewound = await refereeUndo(table.referee, command.seat, command.id, command.version);
  return gone(table, from.person, command.seat, command.id, rewound);
}

/** Asks everyone whose entries would go, and where dice or a reveal would, everyone who plays. */
export async function askTakeBack(table: Table, from: Connection, command: Of<'take-back'>): Promise<Reply> {
  const { seat, id } = command;
  const wrong = notTheirs(table, from, seat);
  if (wrong !== undefined) return wrong;
  if (isDone(table, command)) return yes({ version: table.referee.line.version[seat] ?? 0 });
  if (isOver(table)) return refuseWith('table/over');
  if ([...table.questions.values()].some(({ kind }) => kind === 'take-back')) return refuseWith('table/question-open');
  const plan = planTakeBack(table.referee, seat, command.to);
  if ('code' in plan) return refuse([plan]);
  const concerned = plan.closes ? [...table.chairs.keys()] : plan.seats;
  const asked = concerned.flatMap((each) => {
    const chair = table.chairs.get(each);
    const player = chair === undefined ? undefined : playerOf(chair);
    return player === undefined || player === from.person ? [] : [player];
  });
  const expected = table.referee.line.entries.length;
  const master = masterHere(table);
  return put(table, {
    kind: 'take-back',
    by: from.person,
    seat,
    asked: master === from.person ? [] : [...new Set(asked)],
    ...(master === undefined || master === from.person ? {} : { alone: master }),
    entries: plan.entries,
    dice: plan.dice,
    to: plan.to,
    command: id,
    lapses: true,
    settle: takingBack(table, { by: from.person, seat, id, to: plan.to, expected }),
  });
}

/** Who plays the game master's seat and is here: he may allow alone that something is taken back. */
function masterHere(table: Table): string | undefined {
  const players = (table.referee.system.plays ?? []).map((seat) => table.chairs.get(seat));
  return players.map((chair) => chair && playerOf(chair)).find((each) => each !== undefined && table.here.has(each));
}

/** What is done when all agree to take something back. `expected` entries must still stand. */
export const takingBack =
  (table: Table, what: { by: string; seat: string; id: string; to: number; expected: number }) =>
  async (): Promise<Reply> => {
    const { by, seat, id, to, expected } = what;
    return gone(table, by, seat, id, await takeBack(table.referee, seat, id, to, expected));
  };

/** The host ends the game unfinished; whoever plays is asked. */
export async function askAbandon(table: Table, from: Connection): Promise<Reply> {
  if (isOver(table)) return refuseWith('table/over');
  if ([...table.questions.values()].some(({ kind }) => kind === 'abandon')) return refuseWith('table/question-open');
  const players = [...table.chairs.values()].map(playerOf).filter((each) => each !== undefined);
  const asked = [...new Set(players)].filter((each) => each !== from.person && !isLongGone(table, each));
  return put(table, {
    kind: 'abandon',
    by: from.person,
    asked,
    lapses: true,
    // Nobody left to answer: whoever stays away for another while has gone home.
    ...(asked.every((each) => !table.here.has(each)) ? { untilMs: table.awayMs } : {}),
    settle: abandoning(table),
  });
}

/** What is done when all agree to end the game unfinished. */
export const abandoning = (table: Table) => async (): Promise<Reply> => {
  await abandon(table);
  return yes();
};

export async function abandon(table: Table): Promise<void> {
  const { waiting: _, ...progress } = table.referee.progress;
  const abandoned = { ...progress, status: 'abandoned' as const, waiting: [] };
  await table.referee.store.setProgress(table.id, abandoned);
  table.referee.progress = abandoned;
  lapse(table);
  tellTable(table);
  tellEnding(table);
}

const isLongGone = (table: Table, person: string): boolean =>
  !table.here.has(person) && table.now() - (table.awaySince.get(person) ?? 0) >= table.awayMs;

/** Whether this was taken back already: the command came twice, the reply having been lost. */
const isDone = (table: Table, { seat, id }: { readonly seat: string; readonly id: string }): boolean =>
  table.referee.rewinds.has(key(seat, id));

function notTheirs(table: Table, from: Connection, seat: string): Reply | undefined {
  if (!table.chairs.has(seat)) return refuseWith('table/no-such-seat');
  if (!seatsOf(table, from.person).includes(seat)) return refuseWith('table/not-your-seat');
  return undefined;
}

/** Tells everyone what an accepted intent brought, and answers who asked. */
export function believed(table: Table, seat: string, judged: Judgement): Reply {
  if (!judged.ok) return refuse(judged.refusals);
  const version = judged.versions[seat] ?? 0;
  if (judged.repeated) return yes({ version });
  const first = isShown(judged.entry, judged.told) && table.referee.progress.entries === 1;
  tellEntry(table, judged.entry, judged.told, judged.versions, judged.undoable);
  // A question that lapsed would tell that something was done
  if (!isPrivate(judged.entry, judged.told)) lapse(table);
  const ended = table.referee.progress.status === 'finished';
  if (first || ended) tellTable(table);
  if (ended) tellEnding(table);
  return yes({ version });
}

async function gone(table: Table, person: string, seat: string, id: string, rewound: Rewound): Promise<Reply> {
  if (!rewound.ok) return refuse(rewound.refusals);
  tellRewound(table, rewound, id);
  // Of what nobody else knew, nobody learns that it is gone: not by a question that lapses, nor by word of the table
  if (rewound.touched.size > 1) {
    lapse(table);
    if (table.referee.progress.status === 'open') tellTable(table);
  }
  // What was hidden from somebody goes unseen: no word of it.
  if (table.referee.line.viewers.every((viewer) => rewound.touched.has(viewer)))
    await notice(table, 'taken-back', { seat, person, name: nameOf(table, person) });
  return yes({ version: table.referee.line.version[seat] ?? 0 });
}
