import { type Hand, zHand } from '@muster/protocol';
import { take } from '../rate';
import { encodeHand } from '../wire';
import type { Connection, Table } from './table';
import { speaksAs } from './talk';
import { lineFor } from './tell';

/** Shows a hand to the others; what cannot be read, or comes too often, is dropped without a word. */
export function showHand(table: Table, from: Connection, input: unknown): void {
  if (!take(from.hands, table.now())) return;
  const parsed = zHand.safeParse(input);
  if (!parsed.success) return;
  const seat = speaksAs(table, from);
  const hand = openly(table, from, parsed.data, seat);
  if (hand === undefined) return;
  const sees = eyes(table);
  // A hand is shown only if its own eyes see what it touches: a guessed id moves nothing.
  if (!unitsOf(hand).every((unit) => sees(from.as, unit))) return;
  const bytes = encodeHand({ person: from.person, ...(seat === undefined ? {} : { seat }), hand });
  const bare = hand.is === 'cursor' && hand.over !== undefined ? { is: 'cursor' as const, at: hand.at } : undefined;
  for (const to of table.here.values()) {
    if (to === from) continue;
    const watcher = to.as === 'spectator';
    // Players are not pointed at things from the side; a spectator who lags behind sees no live hands.
    if (seat === undefined && !watcher) continue;
    if (watcher && table.feed !== undefined) continue;
    if (unitsOf(hand).every((unit) => sees(to.as, unit))) to.post(bytes);
    else if (bare !== undefined)
      to.post(encodeHand({ person: from.person, ...(seat === undefined ? {} : { seat }), hand: bare }));
  }
}

/** What of a hand others may see at all: of a game master's only what he shares, and that it is gone again. */
function openly(table: Table, from: Connection, hand: Hand, seat: string | undefined): Hand | undefined {
  if (hand.is === 'gone') return isMasters(table, seat) && !shown.delete(from) ? undefined : hand;
  const { shared, ...rest } = hand;
  if (!isMasters(table, seat)) return rest;
  if (shared === true) shown.add(from);
  else return shown.delete(from) ? { is: 'gone' } : undefined;
  return rest;
}
const isMasters = (table: Table, seat: string | undefined): boolean =>
  seat !== undefined && table.referee.system.plays?.includes(seat) === true;
/** Masters of whose hands others see something now. */
const shown = new WeakSet<Connection>();

const unitsOf = (hand: Hand): readonly string[] => {
  if (hand.is === 'drag') return hand.units.map(({ unit }) => unit);
  if (hand.is === 'ruler') return hand.units ?? [];
  return hand.is === 'cursor' && hand.over !== undefined ? [hand.over] : [];
};

/** Which bodies each viewer sees now; worked out once per viewer and position. */
function eyes(table: Table): (viewer: string, unit: string) => boolean {
  const known = seen.get(table) ?? new Map<string, { state: unknown; ids: ReadonlySet<string> }>();
  seen.set(table, known);
  return (viewer, unit) => {
    const line = lineFor(table, viewer);
    const found = known.get(viewer);
    if (found !== undefined && found.state === line.state) return found.ids.has(unit);
    const view: unknown = line.system.view(line.state, viewer);
    const ids = new Set(line.system.bodies(view).map((body) => body.id));
    known.set(viewer, { state: line.state, ids });
    return ids.has(unit);
  };
}
const seen = new WeakMap<Table, Map<string, { state: unknown; ids: ReadonlySet<string> }>>();
