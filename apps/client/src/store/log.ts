import type { GameEvent, SeatId, SideId } from '@muster/rules/kernel';
import type { EventShow, SkinContext } from '../skins/skin';
import { marked, namesIn } from './names';
import type { TableData } from './table-store';

/** One line of the log. `text` carries marks around units (see `stretches`). */
export interface LogLine {
  readonly key: string;
  readonly is: 'divider' | 'said' | 'refused' | 'note';
  /** The viewer's version after the entry. */
  readonly version: number;
  readonly at: number;
  readonly seat?: SeatId | 'referee';
  readonly side?: SideId;
  readonly text: string;
  readonly show?: EventShow;
}

/** One entry as this viewer knows it. */
export interface Step {
  readonly version: number;
  readonly seat: SeatId | 'referee' | string;
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/**
 * Folds one entry and says what the log writes of it. An event the engine cannot fold (a page older than the
 * server) throws: the caller asks for the whole picture.
 */
export function foldStep(
  context: SkinContext,
  data: TableData,
  state: unknown,
  step: Step,
): { readonly state: unknown; readonly lines: readonly LogLine[] } {
  const { system } = context;
  const lines: LogLine[] = [];
  let now = state;
  step.events.forEach((event, at) => {
    const before = now;
    now = system.evolve(before, event);
    lines.push(...linesOf(context, data, before, now, event, step, at));
  });
  return { state: now, lines };
}

function linesOf(
  context: SkinContext,
  data: TableData,
  before: unknown,
  after: unknown,
  event: GameEvent,
  step: Step,
  at: number,
): readonly LogLine[] {
  const { skin, words } = context;
  const names = marked(namesIn(context, data, after, before));
  const show = skin.show(event, before, after, namesIn(context, data, after, before));
  const base = { version: step.version, at: step.at, seat: step.seat };
  const lines: LogLine[] = [];
  if (show.divider !== undefined)
    lines.push({ ...base, key: `${step.version}.${at}d`, is: 'divider', text: show.divider });
  const text = words.event(event, names);
  const side = show.side ?? data.table?.chairs.find((chair) => chair.seat === step.seat)?.side;
  if (text !== undefined && !show.isDivider)
    lines.push({ ...base, key: `${step.version}.${at}`, is: 'said', text, show, ...(side ? { side } : {}) });
  return lines;
}

/** What the log shows under a filter: the text search looks at the plain words. */
export interface LogFilter {
  readonly side?: SideId | undefined;
  readonly unit?: string | undefined;
  readonly phase?: string | undefined;
  readonly words?: string | undefined;
}

export function filterLog(lines: readonly LogLine[], filter: LogFilter): readonly LogLine[] {
  const words = filter.words?.trim().toLowerCase();
  if (!filter.side && !filter.unit && !filter.phase && !words) return lines;
  const kept = lines.filter((line) => {
    if (line.is === 'divider') return true;
    if (filter.side && line.side !== filter.side) return false;
    if (filter.unit && !line.text.includes(`\uE000${filter.unit}\uE001`) && !line.show?.units?.includes(filter.unit))
      return false;
    if (filter.phase && line.show?.phase !== filter.phase) return false;
    return (
      !words ||
      line.text
        .replace(/\uE000[^\uE001]*\uE001|\uE002/g, '')
        .toLowerCase()
        .includes(words)
    );
  });
  return kept.filter((line, at) => line.is !== 'divider' || (kept[at + 1] && kept[at + 1]?.is !== 'divider'));
}
