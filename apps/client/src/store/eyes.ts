import type { ChatLine } from '@muster/protocol';
import type { SeatId } from '@muster/rules/kernel';
import type { SkinContext } from '../skins/skin';
import { foldStep, type LogLine, type Step } from './log';
import { logBefore } from './shown';
import type { TableData } from './table-data';
import { type TableStore, useTable } from './table-store';

/**
 * The table as another seat has it: its view, the log it was told, the chat it may read. For whoever sees all of it
 * himself, as a game master does; what the others say among themselves he has not, and it is not there.
 */
export function asSeenBy(context: SkinContext, data: TableData, seat: SeatId): TableData {
  if (data.state === undefined || data.start === undefined) return data;
  const { log } = toldTo(context, data, seat);
  const from = context.skin.heldFrom?.(data, context);
  return {
    ...data,
    state: context.system.view(data.state, seat),
    log: from === undefined ? log : logBefore(log, from),
    chat: data.chat.filter((line) => mayRead(data, line, seat)),
  };
}

/** The seat whose eyes are borrowed for the moment, where the game has that. */
export const useEyes = (context: SkinContext): SeatId | undefined =>
  useTable(context.store, () => context.skin.seesAs?.(context));

/** What was told to one seat so far, and the two positions it was folded to. */
interface Told {
  readonly seat: SeatId;
  readonly start: TableData['start'];
  readonly steps: readonly Step[];
  readonly truth: unknown;
  readonly view: unknown;
  readonly log: readonly LogLine[];
}
const known = new WeakMap<TableStore, Told>();

/** Goes on from what was told before; from the beginning where that does not lead here any more. */
function toldTo(context: SkinContext, data: TableData, seat: SeatId): Told {
  const { start, steps } = data;
  const before = known.get(context.store);
  const last = before?.steps.length ?? 0;
  const leadsHere =
    before?.seat === seat && before.start === start && (last === 0 || before.steps[last - 1] === steps[last - 1]);
  let told: Told =
    before !== undefined && leadsHere
      ? before
      : { seat, start, steps: [], truth: start?.state, view: context.system.view(start?.state, seat), log: [] };
  for (const step of steps.slice(told.steps.length)) told = { ...told, ...tell(context, data, told, step) };
  told = { ...told, steps };
  known.set(context.store, told);
  return told;
}

function tell(
  context: SkinContext,
  data: TableData,
  { seat, truth: was, view, log }: Told,
  step: Step,
): Pick<Told, 'truth' | 'view' | 'log'> {
  const { system } = context;
  let truth = was;
  const events = step.events.flatMap((event) => {
    const heard = system.redact(truth, event, seat);
    truth = system.evolve(truth, event);
    return heard;
  });
  const folded = foldStep(context, data, view, { ...step, events });
  return { truth, view: folded.state, log: [...log, ...folded.lines] };
}

function mayRead({ table }: TableData, line: ChatLine, seat: SeatId): boolean {
  const sideOf = (id: SeatId | undefined) => table?.chairs.find((chair) => chair.seat === id)?.side;
  switch (line.to) {
    case 'table':
      return true;
    case 'seat':
      return line.whom === seat || line.seat === seat;
    case 'side':
      return line.seat !== undefined && sideOf(line.seat) === sideOf(seat);
    default:
      return false;
  }
}
