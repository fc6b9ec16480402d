import type { Deputy, Intent } from '@muster/rules/kernel';
import { newId } from '../codes';
import { act as refereeAct } from '../referee/referee';
import { believed } from './play';
import { inTurn, isOver, nameOf, playerOf, type Table } from './table';
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
  /** An intent of its own was refused or failed: it stops, for a loop would be worse than a game that stands. */
  stopped: boolean;
}

export const newDeputy = (times: DeputyTimes): DeputyClock => ({
  ...times,
  timer: undefined,
  stopped: false,
});

export function stopDeputy({ deputy }: Table): void {
  deputy.stopped = true;
  clearTimeout(deputy.timer);
}

/**
 * Sees that the game itself acts where it is to act: for seats it always plays, and for those where nobody is. Called
 * after everything that changed the game or who is here; sets its own timer. Nothing happens while no player is here,
 * or while a question is open that the next entry would lapse.
 */
export function seeToDeputy(table: Table): void {
  const clock = table.deputy;
  clearTimeout(clock.timer);
  clock.timer = undefined;
  const due = next(table);
  if (due === undefined) return;
  clock.timer = setTimeout(() => void inTurn(table, () => play(table)), due.wait);
  clock.timer.unref();
}

async function play(table: Table): Promise<void> {
  const due = next(table);
  // Somebody came back meanwhile: it is looked at again after this
  if (due === undefined || due.wait > table.deputy.paceMs) return;
  const { seat, intent } = due.deputy;
  const judged = await refereeAct(table.referee, seat, `game-${newId()}`, undefined, intent);
  if (!judged.ok) {
    table.deputy.stopped = true;
    const codes = judged.refusals.map(({ code }) => code).join(', ');
    table.referee.trouble(`the game’s own ${intent.do} for seat ${seat} was refused: ${codes}`, new Error(codes));
    return;
  }
  believed(table, seat, judged);
}

interface Due {
  readonly deputy: Deputy<Intent>;
  readonly wait: number;
}

/** What the game would enter next, and in how many ms. */
function next(table: Table): Due | undefined {
  const { system, line } = table.referee;
  const clock = table.deputy;
  if (system.automa === undefined || clock.stopped || isOver(table) || !someoneIsHere(table)) return undefined;
  if ([...table.questions.values()].some(({ lapses }) => lapses)) return undefined;
  const deputies = system.automa(line.state) as readonly Deputy<Intent>[];
  const waits = deputies.flatMap((deputy): Due[] => {
    if (deputy.when === 'always') return [{ deputy, wait: clock.paceMs }];
    const wait = absence(table, deputy.seat);
    return wait === undefined ? [] : [{ deputy, wait: Math.max(wait, clock.paceMs) }];
  });
  return waits.toSorted((a, b) => a.wait - b.wait)[0];
}

/** In how many ms a seat counts as absent: at once where nobody sits, after some grace where a line was lost; undefined while its player is here. */
function absence(table: Table, seat: string): number | undefined {
  const chair = table.chairs.get(seat);
  const player = chair === undefined ? undefined : playerOf(chair);
  if (player === undefined) return 0;
  if (table.here.has(player)) return undefined;
  return Math.max(0, (table.awaySince.get(player) ?? 0) + table.deputy.graceMs - table.now());
}

const someoneIsHere = (table: Table): boolean =>
  [...table.chairs.values()].some((chair) => table.here.has(playerOf(chair) ?? ''));

/** Says in the chat that somebody takes a seat out of the game’s hands, or leaves it to the game. Called when a chair changed. */
export async function tellDeputy(table: Table, seat: string): Promise<void> {
  const { system, line } = table.referee;
  if (system.plays?.includes(seat) !== true || line.entries.length === 0 || isOver(table)) return;
  const chair = table.chairs.get(seat);
  const player = chair === undefined ? undefined : playerOf(chair);
  if (player === undefined) await notice(table, 'game-plays', { seat });
  else await notice(table, 'game-yields', { seat, person: player, name: nameOf(table, player) });
}
