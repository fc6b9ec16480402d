import { difference, equal } from './equal';
import type { Fault } from './laws';
import type { AnySystem, GameEvent, SeatId, Viewer } from './system';

type Found = Omit<Fault, 'step'>;
/** What each viewer has, folded from what he was told. */
export type Views = ReadonlyMap<Viewer, unknown>;

export function viewsOf(system: AnySystem, state: unknown, seats: readonly SeatId[]): Views {
  return new Map([...seats, 'spectator'].map((viewer) => [viewer, system.view(state, viewer) as unknown]));
}

/** A view looked at again is the same view; it says the same of who is waited for, the end, and what the seat may do. */
export function viewsStayTrue(
  system: AnySystem,
  state: unknown,
  views: Views,
  seats: readonly SeatId[],
): readonly Found[] {
  const faults: Found[] = [];
  for (const [viewer, view] of views) {
    const fault = (law: Fault['law'], says: string): void => {
      faults.push({ law, seat: viewer, says });
    };
    const twice = difference(system.view(view, viewer), view);
    if (twice !== undefined) fault('view', `a view of the view differs at ${twice}`);
    if (!equal(system.waitingFor(view), system.waitingFor(state))) fault('view', 'waits for others than the truth');
    if (!equal(system.outcome(view), system.outcome(state))) fault('view', 'another outcome than the truth');
    if (!seats.includes(viewer) || viewer === 'spectator') continue;
    const where = difference(system.offers(view, viewer), system.offers(state, viewer));
    if (where !== undefined) fault('no-tell', `offers on the view differ at ${where}`);
  }
  return faults;
}

/**
 * Nothing a viewer is told holds a name, an id or an exact length that only the hidden part of the truth has. Judged
 * by values: what stands in the truth before or after, and in neither of his views.
 */
export function hidesWhatIsHidden(
  before: unknown,
  after: unknown,
  viewBefore: unknown,
  viewAfter: unknown,
  told: readonly GameEvent[],
  viewer: Viewer,
): Found | undefined {
  if (told.length === 0) return undefined;
  const all = [telling(before), telling(after)];
  const open = [telling(viewBefore), telling(viewAfter)];
  if (all[0]?.size === open[0]?.size && all[1]?.size === open[1]?.size) return undefined;
  for (const value of leaves(told))
    if (all.some((each) => each.has(value)) && !open.some((each) => each.has(value)))
      return { law: 'secrecy', seat: viewer, says: `is told ${value}, which is hidden from him` };
  return undefined;
}

/** What a seat may take back alone has shown nobody else anything that was there before and hidden from him. */
export function undoKeepsSecrets(
  system: AnySystem,
  before: unknown,
  after: unknown,
  actor: SeatId,
  seats: readonly SeatId[],
): Found | undefined {
  const truth = telling(before);
  for (const viewer of [...seats, 'spectator']) {
    if (viewer === actor) continue;
    const seen = leaves(system.view(before, viewer));
    if (seen.size === truth.size) continue;
    for (const value of leaves(system.view(after, viewer)))
      if (truth.has(value) && !seen.has(value))
        return { law: 'undo', seat: viewer, says: `may be taken back, though it showed ${value}` };
  }
  return undefined;
}

/** The same, kept by state: each is looked at for every viewer. */
function telling(state: unknown): ReadonlySet<string> {
  if (typeof state !== 'object' || state === null) return new Set();
  const kept = KEPT.get(state) ?? leaves(state);
  KEPT.set(state, kept);
  return kept;
}
const KEPT = new WeakMap<object, ReadonlySet<string>>();

/**
 * Telling values: strings with a digit in them (ids, numbered names) and whole points. A word like `rect` or a single
 * length may stand in two places by chance; these hardly ever do. `sample` should number the names it makes up.
 */
function leaves(of: unknown): Set<string> {
  const out = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (/\d/.test(value)) out.add(value);
    } else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      const { x, y } = value as { readonly x?: unknown; readonly y?: unknown };
      if (typeof x === 'number' && typeof y === 'number' && !Number.isInteger(x) && !Number.isInteger(y))
        out.add(`${x}, ${y}`);
      Object.values(value).forEach(visit);
    }
  };
  visit(of);
  return out;
}
