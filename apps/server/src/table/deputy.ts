import type { Deputy, Intent } from '@muster/rules/kernel';
import { newId } from '../codes';
import { act as refereeAct } from '../referee/referee';
import { no } from '../refusals';
import { says } from '../words';
import { believed } from './play';
import { inTurn, isOver, nameOf, playerOf, type Table, tellAll } from './table';
import { notice } from './talk';

export interface DeputyTimes {
  /** Ms between one thing the game does and the next, so that people can follow. */
  readonly paceMs: number;
  /** Ms a line may be lost before its seat counts as absent. */
  readonly graceMs: number;
}

/** How the game plays the seats it may play itself. */
export interface DeputyClock extends DeputyTimes {
  timer: NodeJS.Timeout | undefined;
  /** The position it looked at last, what the game would do in it, and since when it stands. */
  position: unknown;
  would: readonly Deputy<Intent>[];
  since: number;
  /** It stops until something else is entered: an intent of its own was refused, and a loop would be worse. */
  stuck: boolean;
  /** The table leaves the memory. */
  closed: boolean;
  /** Seats it plays while whoever sits there is away; the chat has said so. */
  readonly standsIn: Set<string>;
}

export const newDeputy = (times: DeputyTimes): DeputyClock => ({
  ...times,
  timer: undefined,
  position: undefined,
  would: [],
  since: 0,
  stuck: false,
  closed: false,
  standsIn: new Set(),
});

export function stopDeputy({ deputy }: Table): void {
  deputy.closed = true;
  clearTimeout(deputy.timer);
}

/**
 * Sees that the game itself acts where it is to act: for seats it always plays, and for those where nobody is. Called
 * after everything that changed the game or who is here; sets its own timer. Nothing happens while no player is here,
 * or while a question is open that the next entry would lapse. Never throws.
 */
export function seeToDeputy(table: Table): void {
  const clock = table.deputy;
  clearTimeout(clock.timer);
  clock.timer = undefined;
  if (clock.closed) return;
  for (const seat of clock.standsIn) if (absence(table, seat) === undefined) yields(table, seat);
  const due = next(table);
  if (due === undefined) return;
  clock.timer = setTimeout(() => void inTurn(table, () => play(table)), due.wait);
  clock.timer.unref();
}

async function play(table: Table): Promise<void> {
  const due = next(table);
  // Something changed meanwhile: it is looked at again after this
  if (due === undefined || due.wait > 0) return;
  const { seat } = due.deputy;
  const judged = await enters(table, due.deputy);
  if (judged === undefined) return;
  believed(table, seat, judged);
  const player = playerIn(table, seat);
  if (player === undefined || !isPlayed(table, seat) || table.here.has(player)) return;
  if (table.deputy.standsIn.has(seat)) return;
  table.deputy.standsIn.add(seat);
  await notice(table, 'game-plays', { seat, person: player, name: nameOf(table, player) });
}

type Accepted = Extract<Awaited<ReturnType<typeof refereeAct>>, { readonly ok: true }>;

/** Enters it, or where the game refuses its own intent whatever else would do, so that a fault holds nobody up. */
async function enters(table: Table, { seat, intent, otherwise }: Deputy<Intent>): Promise<Accepted | undefined> {
  const first = await refereeAct(table.referee, seat, `game-${newId()}`, undefined, intent);
  if (first.ok) return first;
  const code = first.refusals[0]?.code ?? '';
  // A disk may have room again; what the game refuses it would refuse once more
  if (code === 'table/disk-full' || code === 'table/store-failed') {
    table.deputy.since = table.now() + STORE_WAIT;
    return undefined;
  }
  table.referee.trouble(`the game’s own ${intent.do} for seat ${seat} was refused: ${code}`, new Error(code));
  for (const other of otherwise?.() ?? []) {
    const judged = await refereeAct(table.referee, seat, `game-${newId()}`, undefined, other);
    if (judged.ok) return judged;
  }
  stop(table, `nothing else would do for seat ${seat}`, new Error(code));
  return undefined;
}
const STORE_WAIT = 20_000;

function stop(table: Table, what: string, error: unknown): void {
  table.deputy.stuck = true;
  table.referee.trouble(what, error);
  const refusal = no('table/bug');
  tellAll(table, { is: 'trouble', refusal, says: says(refusal) ?? refusal.code });
}

interface Due {
  readonly deputy: Deputy<Intent>;
  readonly wait: number;
}

/** What the game would enter next, and in how many ms. */
function next(table: Table): Due | undefined {
  const clock = table.deputy;
  if (table.referee.system.automa === undefined || isOver(table) || !someoneIsHere(table)) return undefined;
  look(table);
  if (clock.stuck) return undefined;
  if ([...table.questions.values()].some(({ lapses }) => lapses)) return undefined;
  // Counted from when the position came about: talk at the table must not put it off
  const pace = Math.max(0, clock.since + clock.paceMs - table.now());
  const waits = clock.would.flatMap((deputy): Due[] => {
    if (deputy.when === 'always') return [{ deputy, wait: pace }];
    if (deputy.when === 'empty' && playerIn(table, deputy.seat) !== undefined) return [];
    const wait = absence(table, deputy.seat);
    return wait === undefined ? [] : [{ deputy, wait: Math.max(wait, pace) }];
  });
  return waits.toSorted((a, b) => a.wait - b.wait)[0];
}

/** Looks at the position, once for each. */
function look(table: Table): void {
  const clock = table.deputy;
  const { system, line } = table.referee;
  if (clock.position === line.state) return;
  clock.position = line.state;
  clock.since = table.now();
  clock.stuck = false;
  clock.would = [];
  try {
    clock.would = (system.automa?.(line.state) ?? []) as readonly Deputy<Intent>[];
  } catch (error) {
    stop(table, 'the game does not know what to do', error);
  }
}

/** In how many ms a seat counts as absent: at once where nobody sits, after some grace where a line was lost; undefined while its player is here. */
function absence(table: Table, seat: string): number | undefined {
  const player = playerIn(table, seat);
  if (player === undefined) return 0;
  if (table.here.has(player)) return undefined;
  return Math.max(0, (table.awaySince.get(player) ?? 0) + table.deputy.graceMs - table.now());
}

function playerIn(table: Table, seat: string): string | undefined {
  const chair = table.chairs.get(seat);
  return chair === undefined ? undefined : playerOf(chair);
}

const isPlayed = (table: Table, seat: string): boolean => table.referee.system.plays?.includes(seat) === true;

const someoneIsHere = (table: Table): boolean =>
  [...table.chairs.values()].some((chair) => table.here.has(playerOf(chair) ?? ''));

/** Whoever was away, or plays for him, is here again. */
function yields(table: Table, seat: string): void {
  table.deputy.standsIn.delete(seat);
  void inTurn(table, () => tellDeputy(table, seat));
}

/** Says in the chat that somebody takes a seat out of the game’s hands, or leaves it to the game. Called when a chair changed. */
export async function tellDeputy(table: Table, seat: string): Promise<void> {
  // What the master alone has done is no beginning
  if (!isPlayed(table, seat) || table.referee.progress.entries === 0 || isOver(table)) return;
  table.deputy.standsIn.delete(seat);
  const player = playerIn(table, seat);
  if (player === undefined) await notice(table, 'game-plays', { seat });
  else await notice(table, 'game-yields', { seat, person: player, name: nameOf(table, player) });
}
