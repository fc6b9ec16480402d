import Database from 'better-sqlite3';
import { campaignsIn } from './campaigns-sqlite';
import { makingsIn } from './makings-sqlite';
import { MIGRATIONS } from './migrations';
import {
  type ChairRow,
  type ChatRow,
  type GameRow,
  type GameWithProgress,
  type JournalRow,
  type MemberRow,
  type NoteRow,
  type PersonRow,
  type Progress,
  type QuestionRow,
  type SavedRow,
  type Store,
  StoreTrouble,
} from './store';

/**
 * A store in one SQLite file (WAL, synchronous FULL: what is acknowledged is on the disk). `file` may be `:memory:`.
 * Throws where the file is not ours or was written by a newer Muster.
 */
export function openSqlite(file: string): Store & { readonly raw: Database.Database } {
  const db = new Database(file);
  // One server per file: a second would not know what the first has in memory.
  db.pragma('locking_mode = EXCLUSIVE');
  db.pragma('busy_timeout = 1500');
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  migrate(db);

  const prepared = new Map<string, Database.Statement>();
  const sql = (text: string): Database.Statement => {
    const found = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, found);
    return found;
  };
  const one = <R>(text: string, ...values: unknown[]): R | undefined => sql(text).get(...values) as R | undefined;
  const all = <R>(text: string, ...values: unknown[]): R[] => sql(text).all(...values) as R[];
  const run = (text: string, ...values: unknown[]): void => void sql(text).run(...values);
  /** One transaction; what fails in it fails whole, and as `StoreTrouble`. */
  const write = async (work: () => void): Promise<void> => {
    try {
      db.transaction(work).immediate();
    } catch (cause) {
      const code = cause instanceof Database.SqliteError ? cause.code : '';
      throw new StoreTrouble(cause, code === 'SQLITE_FULL' || code.startsWith('SQLITE_IOERR'));
    }
  };
  const setChair = (game: string, chair: ChairRow): void =>
    run(
      `insert into chairs values (?, ?, ?, ?, ?) on conflict do update
       set holder = excluded.holder, borrower = excluded.borrower, until_back = excluded.until_back`,
      game,
      chair.seat,
      chair.holder ?? null,
      chair.borrower ?? null,
      chair.untilBack ? 1 : 0,
    );
  const setProgress = (game: string, p: Progress): void =>
    run(
      'update games set status = ?, entries = ?, moved = ?, waiting = ?, outcome = ? where id = ?',
      p.status,
      p.entries,
      p.moved,
      JSON.stringify(p.waiting),
      p.outcome === undefined ? null : JSON.stringify(p.outcome),
      game,
    );

  return {
    raw: db,
    addPerson: (person, keyHash, returnHash, at) =>
      write(() => {
        run('insert into people values (?, ?, ?, ?)', person.person, person.name, returnHash, at);
        run('insert into keys values (?, ?, ?)', keyHash, person.person, at);
      }),
    personByKey: async (person, keyHash) =>
      one<PersonRow>(
        'select p.person, p.name from keys k join people p on p.person = k.person where k.hash = ? and k.person = ?',
        keyHash,
        person,
      ),
    personByReturn: async (hash) => one<PersonRow>('select person, name from people where return_hash = ?', hash),
    addKey: (person, keyHash, at) =>
      write(() => {
        run('insert into keys values (?, ?, ?)', keyHash, person, at);
        // A person's devices: the oldest beyond twenty are forgotten.
        run(
          `delete from keys where person = ? and hash not in
           (select hash from keys where person = ? order by created desc, rowid desc limit 20)`,
          person,
          person,
        );
      }),
    setReturn: (person, hash) => write(() => run('update people set return_hash = ? where person = ?', hash, person)),
    rename: (person, name) => write(() => run('update people set name = ? where person = ?', name, person)),
    names: async (people) => {
      const rows = all<PersonRow>(
        'select person, name from people where person in (select value from json_each(?))',
        JSON.stringify(people),
      );
      return new Map(rows.map((row) => [row.person, row.name]));
    },

    addGame: (game, progress, chairs, links) =>
      write(() => {
        run(
          'insert into games values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
          game.id,
          game.title,
          game.system,
          game.edition,
          game.rules,
          JSON.stringify(game.config ?? null),
          JSON.stringify(game.seats),
          game.host,
          game.open ? 1 : 0,
          game.delay,
          game.seed,
          game.commitment,
          game.created,
          progress.status,
          progress.entries,
          progress.moved,
          JSON.stringify(progress.waiting),
          null,
        );
        for (const chair of chairs) setChair(game.id, chair);
        for (const link of links) run('insert into links values (?, ?, ?)', link.code, link.game, link.seat ?? null);
      }),
    game: async (id) => readGame(one<GameRecord>('select * from games where id = ?', id)),
    openGames: async (limit) =>
      all<GameRecord>(
        `select * from games where open = 1 and status in ('open', 'running') order by moved desc limit ?`,
        limit,
      ).map(gameOf),
    gamesOf: async (person, limit) =>
      all<GameRecord>(
        `select * from games where host = ? or id in (select game from chairs where holder = ? or borrower = ?)
         order by moved desc limit ?`,
        person,
        person,
        person,
        limit,
      ).map(gameOf),
    countOpenGamesOf: async (host) =>
      one<{ n: number }>(`select count(*) n from games where host = ? and status in ('open', 'running')`, host)?.n ?? 0,
    idleGames: async (before, limit) =>
      all<GameRecord>(
        `select * from games where status in ('open', 'running') and moved < ? order by moved limit ?`,
        before,
        limit,
      ).map(gameOf),

    journal: async (game) =>
      all<{ row: string }>('select row from journal where game = ? order by number', game).map(
        ({ row }) => JSON.parse(row) as JournalRow,
      ),
    append: (game, from, rows, progress) =>
      write(() => {
        rows.forEach((row, i) => {
          run('insert into journal values (?, ?, ?)', game, from + i, JSON.stringify(row));
        });
        setProgress(game, progress);
      }),
    setProgress: (game, progress) => write(() => setProgress(game, progress)),

    chairs: async (game) =>
      all<{ seat: string; holder: string | null; borrower: string | null; until_back: number }>(
        'select seat, holder, borrower, until_back from chairs where game = ?',
        game,
      ).map(({ seat, holder, borrower, until_back }) => ({
        seat,
        ...(holder === null ? {} : { holder }),
        ...(borrower === null ? {} : { borrower }),
        untilBack: until_back === 1,
      })),
    setChair: (game, chair) => write(() => setChair(game, chair)),
    members: async (game) =>
      all<{ person: string; muted: number; removed: number }>(
        'select person, muted, removed from members where game = ?',
        game,
      ).map((row): MemberRow => ({ person: row.person, muted: row.muted === 1, removed: row.removed === 1 })),
    setMember: (game, member) =>
      write(() =>
        run(
          `insert into members values (?, ?, ?, ?) on conflict do update
           set muted = excluded.muted, removed = excluded.removed`,
          game,
          member.person,
          member.muted ? 1 : 0,
          member.removed ? 1 : 0,
        ),
      ),

    notes: async (game) =>
      all<{ note: string }>('select note from notes where game = ? order by seat, id', game).map(
        ({ note }) => JSON.parse(note) as NoteRow,
      ),
    setNote: (game, note) =>
      write(() =>
        run('insert or replace into notes values (?, ?, ?, ?)', game, note.seat, note.id, JSON.stringify(note)),
      ),
    dropNote: (game, seat, id) =>
      write(() => run('delete from notes where game = ? and seat = ? and id = ?', game, seat, id)),

    questions: async (game) =>
      all<{ question: string }>('select question from questions where game = ? order by id', game).map(
        ({ question }) => JSON.parse(question) as QuestionRow,
      ),
    setQuestion: (game, question) =>
      write(() =>
        run('insert or replace into questions values (?, ?, ?)', game, question.id, JSON.stringify(question)),
      ),
    dropQuestion: (game, id) => write(() => run('delete from questions where game = ? and id = ?', game, id)),

    link: async (code) => readLink(one<LinkRecord>('select * from links where code = ?', code)),
    links: async (game) => all<LinkRecord>('select * from links where game = ?', game).map(linkOf),
    renewLink: (link) =>
      write(() => {
        run('delete from links where game = ? and seat is ?', link.game, link.seat ?? null);
        run('insert into links values (?, ?, ?)', link.code, link.game, link.seat ?? null);
      }),

    say: (game, line) => write(() => run('insert into chat values (?, ?, ?)', game, line.number, JSON.stringify(line))),
    chat: async (game, limit) =>
      all<{ line: string }>('select line from chat where game = ? order by number desc limit ?', game, limit)
        .map(({ line }) => JSON.parse(line) as ChatRow)
        .reverse(),
    notices: async (game, codes) =>
      all<{ line: string }>(
        `select line from chat where game = ? and line ->> '$.notice' in (select value from json_each(?)) order by number`,
        game,
        JSON.stringify(codes),
      ).map(({ line }) => JSON.parse(line) as ChatRow),

    saved: async (person, kind) =>
      all<{ kind: string; id: string; title: string; data: string; changed: number }>(
        'select kind, id, title, data, changed from saved where person = ? and kind = ? order by changed desc',
        person,
        kind,
      ).map((row): SavedRow => ({ ...row, data: JSON.parse(row.data) as unknown })),
    countSaved: async (person) => one<{ n: number }>('select count(*) n from saved where person = ?', person)?.n ?? 0,
    save: (person, thing) =>
      write(() =>
        run(
          `insert into saved values (?, ?, ?, ?, ?, ?) on conflict do update
           set title = excluded.title, data = excluded.data, changed = excluded.changed`,
          person,
          thing.kind,
          thing.id,
          thing.title,
          JSON.stringify(thing.data ?? null),
          thing.changed,
        ),
      ),
    unsave: (person, kind, id) =>
      write(() => run('delete from saved where person = ? and kind = ? and id = ?', person, kind, id)),

    ...campaignsIn({ one, all, run, write }),
    ...makingsIn({ one, run, write }),

    addReplay: (id, file, at, keep) =>
      write(() => {
        run('insert or replace into replays values (?, ?, ?)', id, file, at);
        run('delete from replays where id not in (select id from replays order by created desc limit ?)', keep);
      }),
    replay: async (id) => one<{ file: string }>('select file from replays where id = ?', id)?.file,

    close: () => void db.close(),
  };
}

function migrate(db: Database.Database): void {
  const done = db.pragma('user_version', { simple: true }) as number;
  if (done > MIGRATIONS.length) throw new Error(`the database is of a newer version (${done})`);
  db.transaction(() => {
    for (const step of MIGRATIONS.slice(done)) db.exec(step);
    db.pragma(`user_version = ${MIGRATIONS.length}`);
  }).immediate();
}

interface GameRecord {
  readonly id: string;
  readonly title: string;
  readonly system: string;
  readonly edition: string;
  readonly rules: string;
  readonly config: string;
  readonly seats: string;
  readonly host: string;
  readonly open: number;
  readonly delay: number;
  readonly seed: string;
  readonly commitment: string;
  readonly created: number;
  readonly status: Progress['status'];
  readonly entries: number;
  readonly moved: number;
  readonly waiting: string;
  readonly outcome: string | null;
}

function gameOf(record: GameRecord): GameWithProgress {
  const { status, entries, moved, waiting, outcome, ...game } = record;
  return {
    game: {
      ...game,
      config: JSON.parse(game.config) as unknown,
      seats: JSON.parse(game.seats) as GameRow['seats'],
      open: game.open === 1,
    },
    progress: {
      status,
      entries,
      moved,
      waiting: JSON.parse(waiting) as string[],
      ...(outcome === null ? {} : { outcome: JSON.parse(outcome) as NonNullable<Progress['outcome']> }),
    },
  };
}
const readGame = (record: GameRecord | undefined): GameWithProgress | undefined =>
  record === undefined ? undefined : gameOf(record);

interface LinkRecord {
  readonly code: string;
  readonly game: string;
  readonly seat: string | null;
}
const linkOf = ({ code, game, seat }: LinkRecord) => ({ code, game, ...(seat === null ? {} : { seat }) });
const readLink = (record: LinkRecord | undefined) => (record === undefined ? undefined : linkOf(record));
