import type { Ending, News, Snapshot, Told } from '@muster/protocol';
import type { Entry, GameEvent, Viewer } from '@muster/rules/kernel';
import type { Line, ToldBy } from '../referee/line';
import { mayUndo } from '../referee/referee';
import type { Rewound } from '../referee/undo';
import type { JournalRow, Versions } from '../store/store';
import { encodeNews } from '../wire';
import { feedRow, flush } from './feed';
import { type Connection, type Table, tellAll } from './table';

/** The line a viewer's picture is made of. */
export const lineFor = (table: Table, viewer: Viewer): Line =>
  viewer === 'spectator' && table.feed !== undefined ? table.feed.line : table.referee.line;

/** The whole picture of a viewer. */
export function snapshot(table: Table, as: Viewer, because: Snapshot['because']): Snapshot {
  const line = lineFor(table, as);
  return {
    as,
    version: line.version[as] ?? 0,
    state: line.system.view(line.state, as) as unknown,
    because,
    undo: as !== 'spectator' && mayUndo(line, as),
  };
}

/** Tells each viewer what he learns of an entry that was made. */
export function tellEntry(table: Table, entry: Entry, told: ToldBy, versions: Versions, undoable: boolean): void {
  const { line } = table.referee;
  const spread = (viewers: Iterable<Viewer>): void => {
    for (const viewer of viewers) {
      const events = told.get(viewer);
      if (events === undefined) continue;
      const news: News = { is: 'told', told: toldTo(line, viewer, entry, events, versions, undoable) };
      post(table, viewer, news);
    }
  };
  if (table.feed === undefined) {
    spread(told.keys());
    return;
  }
  spread([...told.keys()].filter((viewer) => viewer !== 'spectator'));
  const row: JournalRow = { is: 'entry', entry, versions, undoable };
  const feedLine = table.feed.line;
  feedRow(table.feed, row, table.now(), (_row, late) => {
    const events = late.get('spectator');
    if (events === undefined) return;
    post(table, 'spectator', {
      is: 'told',
      told: toldTo(feedLine, 'spectator', entry, events, versions, undoable),
    });
  });
}

/** After something was taken back: a fresh picture for each who sees that it went. */
export function tellRewound(table: Table, rewound: Extract<Rewound, { ok: true }>, id: string): void {
  const { line } = table.referee;
  const fresh = (viewer: Viewer, from: Line): News => ({
    is: 'snapshot',
    snapshot: {
      ...snapshot(table, viewer, 'rewound'),
      rewound: {
        seat: rewound.seat,
        to: rewound.to === 0 ? 0 : (from.versions[rewound.to - 1]?.[viewer] ?? 0),
        again: rewound.again.flatMap(({ entry, told, versions, undoable }) => {
          const events = told.get(viewer);
          return events === undefined ? [] : [toldTo(from, viewer, entry, events, versions, undoable)];
        }),
      },
    },
  });
  for (const viewer of rewound.touched)
    if (viewer !== 'spectator' || table.feed === undefined) post(table, viewer, fresh(viewer, line));
  if (table.feed === undefined) return;
  const { feed } = table;
  const rows: JournalRow[] = [
    { is: 'rewind', id, to: rewound.to, seat: rewound.seat, versions: rewound.floor, at: rewound.at },
    // What is entered again is older than the rewind, so it comes to the spectators together with it.
    ...rewound.again.map(({ entry, versions, undoable }): JournalRow => ({ is: 'entry', entry, versions, undoable })),
  ];
  rows.forEach((row, i) => {
    feedRow(feed, row, table.now(), () => {
      if (i === rows.length - 1 && rewound.touched.has('spectator'))
        post(table, 'spectator', fresh('spectator', feed.line));
    });
  });
}

/** The end: nothing is kept back any more, and the seed of the dice is told. */
export function tellEnding(table: Table): void {
  const ending = endingOf(table);
  if (ending === undefined) return;
  if (table.feed !== undefined) flush(table.feed);
  tellAll(table, { is: 'ended', ending });
}

export function endingOf(table: Table): Ending | undefined {
  const { progress, game } = table.referee;
  if (progress.status !== 'finished' && progress.status !== 'abandoned') return undefined;
  return {
    status: progress.status,
    seed: game.seed,
    ...(progress.outcome === undefined ? {} : { outcome: progress.outcome }),
  };
}

/** An entry as one viewer learns it. */
export function toldTo(
  line: Line,
  viewer: Viewer,
  entry: Entry,
  events: readonly GameEvent[],
  versions: Versions,
  undoable: boolean,
): Told {
  return {
    version: versions[viewer] ?? 0,
    seat: entry.seat,
    at: entry.at,
    events: events as Told['events'],
    ...(viewer === entry.seat ? { id: entry.id } : {}),
    closes: !undoable,
    undo: viewer !== 'spectator' && mayUndo(line, viewer),
  };
}

/** Everyone who looks through the same eyes gets the same bytes. */
function post(table: Table, viewer: Viewer, news: News): void {
  let bytes: Uint8Array | undefined;
  for (const connection of lookingAs(table, viewer)) {
    bytes ??= encodeNews(news);
    connection.post(bytes);
  }
}

const lookingAs = (table: Table, viewer: Viewer): Connection[] =>
  [...table.here.values()].filter((connection) => connection.as === viewer);
