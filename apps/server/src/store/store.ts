import type { Entry, Outcome, Seat, SeatId, Viewer } from '@muster/rules/kernel';

/** What a viewer has been told so far, counted; per viewer. */
export type Versions = Readonly<Record<Viewer, number>>;

/**
 * The journal of a game only grows. A `rewind` takes entries off the log of the game (its last ones, down to `to`
 * entries); what is left of them in the journal tells how it was.
 */
export type JournalRow =
  | { readonly is: 'entry'; readonly entry: Entry; readonly versions: Versions; readonly undoable: boolean }
  | {
      readonly is: 'rewind';
      readonly id: string;
      readonly to: number;
      readonly seat: SeatId;
      readonly versions: Versions;
      readonly at: number;
    };

export type GameStatus = 'open' | 'running' | 'finished' | 'abandoned';

/** A game without its journal. */
export interface GameRow {
  readonly id: string;
  readonly title: string;
  readonly system: string;
  readonly edition: string;
  readonly rules: string;
  readonly config: unknown;
  readonly seats: readonly Seat[];
  readonly host: string;
  readonly open: boolean;
  readonly delay: number;
  /** The server's seed for the dice, hex. Secret until the game is over. */
  readonly seed: string;
  readonly commitment: string;
  readonly created: number;
}

/** What changes with every entry, kept beside the game so that lists need no engine. */
export interface Progress {
  readonly status: GameStatus;
  readonly entries: number;
  readonly moved: number;
  /** Seats the game waits for. */
  readonly waiting: readonly SeatId[];
  readonly outcome?: Outcome;
}

export interface ChairRow {
  readonly seat: SeatId;
  readonly holder?: string;
  /** Who plays it while it is lent. */
  readonly borrower?: string;
  /** Lent because the holder was away: goes back by itself when he returns. */
  readonly untilBack: boolean;
}

export interface MemberRow {
  readonly person: string;
  readonly muted: boolean;
  readonly removed: boolean;
}

/** A note of a seat's own. */
export interface NoteRow {
  readonly seat: SeatId;
  readonly id: string;
  readonly text: string;
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly changed: number;
}

export interface ChatRow {
  readonly number: number;
  readonly at: number;
  readonly person?: string;
  readonly name: string;
  readonly seat?: SeatId;
  /** `side:ID` for one side, `seat:ID` whispered to one seat. */
  readonly to: string;
  readonly text?: string;
  readonly phrase?: string;
  readonly notice?: string;
  readonly detail?: Readonly<Record<string, string>>;
}

/** A question put to people, kept so that it is still open after a restart. */
export interface QuestionRow {
  readonly id: string;
  readonly kind: 'take-back' | 'free-seat' | 'abandon';
  readonly by: string;
  readonly asked: readonly string[];
  readonly yes: readonly string[];
  /** A game master whose yes is enough. */
  readonly alone?: string;
  readonly seat?: SeatId;
  readonly entries?: Versions;
  readonly dice?: boolean;
  readonly to?: number;
  /** Take-back: the id of the command that asked. */
  readonly command?: string;
  readonly lapses: boolean;
  /** Silence counts as yes after a while. */
  readonly timed: boolean;
  /** How many entries stood when it was asked. */
  readonly expected: number;
}

export interface PersonRow {
  readonly person: string;
  readonly name: string;
}

export interface LinkRow {
  readonly code: string;
  readonly game: string;
  /** Absent for the watch link. */
  readonly seat?: SeatId;
}

export interface SavedRow {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly data: unknown;
  readonly changed: number;
}

/** A campaign as it stands; what is in it is the game's. */
export interface CampaignRow {
  readonly id: string;
  readonly title: string;
  readonly system: string;
  /** The code that brings another player in. */
  readonly link: string;
  readonly seed: string;
  readonly commitment: string;
  readonly created: number;
  readonly changed: number;
  /** Deeds done so far; numbers the next, and its dice. */
  readonly version: number;
  readonly data: unknown;
}

/** One thing done to a campaign, by a player or (`person` empty) by the keeper. Its journal only grows. */
export interface DeedRow {
  readonly number: number;
  readonly id: string;
  readonly person: string;
  readonly deed: unknown;
  readonly at: number;
  readonly events: readonly unknown[];
}

/** Dice of a thing in the making, with the seed they come from; what is in `data` is the maker's. */
export interface MakingRow {
  readonly id: string;
  readonly person: string;
  readonly system: string;
  readonly seed: string;
  readonly commitment: string;
  readonly created: number;
  /** Counts the changes. */
  readonly version: number;
  readonly data: unknown;
}

/** What a deed changes, written together or not at all. */
export interface CampaignChange {
  readonly campaign: string;
  readonly deed: DeedRow;
  readonly data: unknown;
  /** Everybody who plays in it from now on. */
  readonly people: readonly string[];
  /** A table that is opened with it. */
  readonly table?: string;
}

export type GameWithProgress = { readonly game: GameRow; readonly progress: Progress };

/**
 * Where everything is kept. Each call is one transaction: when its promise is fulfilled, the change survives a power cut; when it
 * is rejected (`StoreTrouble`), nothing of it happened.
 */
export interface Store {
  addPerson(person: PersonRow, keyHash: string, returnHash: string, at: number): Promise<void>;
  personByKey(person: string, keyHash: string): Promise<PersonRow | undefined>;
  personByReturn(returnHash: string): Promise<PersonRow | undefined>;
  addKey(person: string, keyHash: string, at: number): Promise<void>;
  setReturn(person: string, returnHash: string): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  names(people: readonly string[]): Promise<ReadonlyMap<string, string>>;

  addGame(game: GameRow, progress: Progress, chairs: readonly ChairRow[], links: readonly LinkRow[]): Promise<void>;
  game(id: string): Promise<GameWithProgress | undefined>;
  /** Newest first. */
  openGames(limit: number): Promise<readonly GameWithProgress[]>;
  gamesOf(person: string, limit: number): Promise<readonly GameWithProgress[]>;
  countOpenGamesOf(host: string): Promise<number>;
  /** Games not over whose last entry is older than `before`. */
  idleGames(before: number, limit: number): Promise<readonly GameWithProgress[]>;

  journal(game: string): Promise<readonly JournalRow[]>;
  append(game: string, from: number, rows: readonly JournalRow[], progress: Progress): Promise<void>;
  setProgress(game: string, progress: Progress): Promise<void>;

  chairs(game: string): Promise<readonly ChairRow[]>;
  setChair(game: string, chair: ChairRow): Promise<void>;
  members(game: string): Promise<readonly MemberRow[]>;
  setMember(game: string, member: MemberRow): Promise<void>;

  questions(game: string): Promise<readonly QuestionRow[]>;
  setQuestion(game: string, question: QuestionRow): Promise<void>;
  dropQuestion(game: string, id: string): Promise<void>;

  link(code: string): Promise<LinkRow | undefined>;
  links(game: string): Promise<readonly LinkRow[]>;
  /** Puts a link in the place of the one before for that seat (or for watching). */
  renewLink(link: LinkRow): Promise<void>;

  notes(game: string): Promise<readonly NoteRow[]>;
  setNote(game: string, note: NoteRow): Promise<void>;
  dropNote(game: string, seat: SeatId, id: string): Promise<void>;

  say(game: string, line: ChatRow): Promise<void>;
  chat(game: string, limit: number): Promise<readonly ChatRow[]>;
  /** All lines ever that are one of these notices, oldest first. */
  notices(game: string, codes: readonly string[]): Promise<readonly ChatRow[]>;

  saved(person: string, kind: string): Promise<readonly SavedRow[]>;
  countSaved(person: string): Promise<number>;
  save(person: string, thing: SavedRow): Promise<void>;
  unsave(person: string, kind: string, id: string): Promise<void>;

  /** A new campaign with its first deed. */
  addCampaign(campaign: CampaignRow, change: CampaignChange): Promise<void>;
  campaign(id: string): Promise<CampaignRow | undefined>;
  campaignByLink(link: string): Promise<CampaignRow | undefined>;
  campaignOfTable(game: string): Promise<CampaignRow | undefined>;
  /** Newest first. */
  campaignsOf(person: string, limit: number): Promise<readonly CampaignRow[]>;
  countCampaignsOf(person: string): Promise<number>;
  /** Fails whole where the deed's number or id is taken. */
  changeCampaign(change: CampaignChange): Promise<void>;
  campaignDeed(campaign: string, id: string): Promise<DeedRow | undefined>;
  /** The last `limit` deeds, oldest first. */
  campaignDeeds(campaign: string, limit: number): Promise<readonly DeedRow[]>;

  /** Keeps the newest `keep` of that person. */
  addMaking(making: MakingRow, keep: number): Promise<void>;
  making(id: string): Promise<MakingRow | undefined>;
  /** Says whether it was done: not where it has changed since `version`. */
  changeMaking(id: string, version: number, data: unknown): Promise<boolean>;

  /** Keeps the newest `keep` of them. */
  addReplay(id: string, file: string, at: number, keep: number): Promise<void>;
  replay(id: string): Promise<string | undefined>;

  close(): void;
}

/** A write that did not happen. */
export class StoreTrouble extends Error {
  readonly full: boolean;
  constructor(cause: unknown, full: boolean) {
    super(full ? 'the disk is full' : 'the store failed', { cause });
    this.full = full;
  }
}
