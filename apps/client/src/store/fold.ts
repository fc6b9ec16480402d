import type { News, Snapshot, Told } from '@muster/protocol';
import { difference } from '@muster/rules/kernel';
import type { Overlay } from '../scene/model';
import type { SkinContext } from '../skins/skin';
import { isSame } from './history-file';
import { foldStep, type LogLine, type Step } from './log';
import type { TableData } from './table-data';

/** What becomes of the table's data after a message: the change, or `gap` when the picture has a hole. */
export type Folded = Partial<TableData> | 'gap';

/** Nothing in the hand and nothing said about it: what a moved table leaves of a draft. */
export const handsFree = { draft: undefined, preview: undefined, resting: false, toolMarks: [] } as const;

/** Takes a whole picture. What was folded so far is compared with it where both claim the same version. */
export function foldSnapshot(
  context: SkinContext | undefined,
  data: TableData,
  snapshot: Snapshot,
): Partial<TableData> {
  const same = data.state !== undefined && data.as === snapshot.as && data.version === snapshot.version;
  const drift = same && snapshot.because !== 'rewound' ? difference(data.state, snapshot.state) : undefined;
  const kept = data.as === snapshot.as && data.start !== undefined && data.version === snapshot.version;
  const log = kept ? {} : afterRewind(context, data, snapshot);
  return {
    as: snapshot.as,
    version: snapshot.version,
    state: snapshot.state,
    undo: snapshot.undo,
    drift,
    pending: undefined,
    ...(kept && snapshot.because === 'resync' ? {} : { ...handsFree, refused: undefined }),
    ...(log ?? { start: { state: snapshot.state, version: snapshot.version }, steps: [], log: ownNo(data) }),
    trails: [],
  };
}

/** The log after a take-back: cut where it says, and what was entered again behind. Undefined: fetch it anew. */
function afterRewind(
  context: SkinContext | undefined,
  data: TableData,
  snapshot: Snapshot,
): Partial<TableData> | undefined {
  const { rewound } = snapshot;
  if (!rewound || !context || !data.start || data.as !== snapshot.as || rewound.to < data.start.version)
    return undefined;
  const steps = [...data.steps.filter((step) => step.version <= rewound.to), ...rewound.again];
  const { log, whole } = foldHistory(context, data, data.start.state, steps);
  return whole ? { steps, log: withOwnNo(log, data) } : undefined;
}

const ownNo = (data: TableData): readonly LogLine[] => data.log.filter((line) => line.is === 'refused');

/** A log told anew with this page's own refusals where they were said. */
export function withOwnNo(log: readonly LogLine[], data: TableData): readonly LogLine[] {
  const merged = [...log];
  for (const no of ownNo(data)) merged.splice(merged.findLastIndex((line) => line.version <= no.version) + 1, 0, no);
  return merged;
}

/** Folds one entry told by the table. A draft in the hand stays; the caller previews it anew. */
export function foldTold(context: SkinContext, data: TableData, told: Told): Folded {
  if (data.state === undefined || told.version > data.version + 1) return 'gap';
  if (told.version <= data.version) return {};
  const step: Step = { version: told.version, seat: told.seat, at: told.at, events: told.events };
  try {
    const { state, lines } = foldStep(context, data, data.state, step);
    return {
      version: told.version,
      state,
      undo: told.undo,
      ...(isSame(data.steps.at(-1), step) ? {} : { steps: [...data.steps, step], log: [...data.log, ...lines] }),
      trails: trailsOf(lines),
      ...(told.id !== undefined && told.id === data.pending?.id ? { pending: undefined } : {}),
    };
  } catch {
    return 'gap';
  }
}

/** Faint trails of what just moved. */
const trailsOf = (lines: readonly LogLine[]): readonly Overlay[] =>
  lines.flatMap((line) => (line.show?.trail ? [{ is: 'trail' as const, points: line.show.trail }] : []));

/** Folds the steps of a history from its start. Stops at the first that does not fold. */
export function foldHistory(
  context: SkinContext,
  data: TableData,
  start: unknown,
  steps: readonly Step[],
): { readonly state: unknown; readonly log: readonly LogLine[]; readonly whole: boolean } {
  let state = start;
  const log: LogLine[] = [];
  for (const step of steps) {
    try {
      const folded = foldStep(context, data, state, step);
      state = folded.state;
      log.push(...folded.lines);
    } catch {
      return { state, log, whole: false };
    }
  }
  return { state, log, whole: true };
}

/** What every other message changes. Pictures and entries are folded above. */
export function foldNews(data: TableData, news: News, now: number): Partial<TableData> {
  switch (news.is) {
    case 'table':
      return { table: news.table };
    case 'chat':
      return {
        chat: [...data.chat.filter((line) => line.number !== news.line.number), news.line].slice(-500),
        unread: news.line.person === data.you || news.line.notice !== undefined ? data.unread : data.unread + 1,
      };
    case 'notes':
      return { notes: { ...data.notes, [news.seat]: news.notes } };
    case 'ping':
      return {
        pings: [
          ...data.pings.filter((ping) => now - ping.since < 4000 && ping.person !== news.person),
          {
            id: `${news.person}.${now}`,
            person: news.person,
            seat: news.seat,
            at: news.at,
            unit: news.unit,
            since: now,
          },
        ],
      };
    case 'question':
      return {
        questions: [...data.questions.filter((one) => one.id !== news.question.id), news.question],
        answered: undefined,
      };
    case 'answered':
      return { questions: data.questions.filter((one) => one.id !== news.question) };
    case 'ended':
      return { ending: news.ending };
    case 'trouble':
      return { trouble: news.says };
    default:
      return {};
  }
}
