import type { SeatId } from '@muster/rules/kernel';
import type { ChatRow } from '../store/store';

/** Who has ever looked through which seats: sat there, or played there for its holder. Kept apart from the chat, which forgets. */
export interface Eyes {
  readonly sat: Map<string, Set<SeatId>>;
  readonly lent: Map<string, Set<SeatId>>;
}

/** Notices of the table by which that is known; all of them are kept in the store. */
export const TELLING = ['sat-down', 'left', 'freed', 'lent'] as const;

export function eyesOf(notices: readonly ChatRow[]): Eyes {
  const eyes: Eyes = { sat: new Map(), lent: new Map() };
  for (const each of notices) remember(eyes, each);
  return eyes;
}

/** Takes a notice of the table down, where it tells of a seat. */
export function remember(eyes: Eyes, { notice, detail }: Pick<ChatRow, 'notice' | 'detail'>): void {
  const { person, seat } = detail ?? {};
  if (person === undefined || seat === undefined || !TELLING.some((each) => each === notice)) return;
  const of = notice === 'lent' ? eyes.lent : eyes.sat;
  of.set(person, (of.get(person) ?? new Set()).add(seat));
}
