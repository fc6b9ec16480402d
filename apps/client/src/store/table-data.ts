import type {
  ChatLine,
  Ending,
  GameHead,
  Hand,
  Note,
  PersonId,
  Question,
  Refused,
  TableState,
  Version,
} from '@muster/protocol';
import type { Intent, Point, Preview, SeatId, Viewer } from '@muster/rules/kernel';
import type { LineState } from '../net/line';
import type { Camera, Overlay } from '../scene/model';
import type { AnyDraft } from '../skins/skin';
import type { LogLine, Step } from './log';

/** Everything the page knows of one table. */
export interface TableData {
  readonly line: LineState;
  readonly you: PersonId | undefined;
  /** The seats I hold or have borrowed. */
  readonly seats: readonly SeatId[];
  /** Who looks: one of my seats, or a spectator. */
  readonly as: Viewer;
  readonly game: GameHead | undefined;
  readonly table: TableState | undefined;
  readonly version: Version;
  /** My view: a state of the game's own type with holes. Undefined until the first picture came. */
  readonly state: unknown;
  /** Whether this seat's last entry can be taken back without asking. */
  readonly undo: boolean;
  /** Where the log begins, and every entry since; what a replay walks through. */
  readonly start: { readonly state: unknown; readonly version: Version } | undefined;
  readonly steps: readonly Step[];
  readonly log: readonly LogLine[];
  /** The log before I came could not be fetched. */
  readonly logCut: boolean;
  readonly chat: readonly ChatLine[];
  /** Notes of my own seats, by seat. */
  readonly notes: Readonly<Record<string, readonly Note[]>>;
  readonly unread: number;
  readonly hands: Readonly<Record<PersonId, OthersHandNow>>;
  readonly pings: readonly Ping[];
  readonly questions: readonly Question[];
  /** What became of the last question, for one line under the ribbon. */
  readonly answered: string | undefined;
  readonly ending: Ending | undefined;
  readonly pending: { readonly id: string; readonly intent: Intent } | undefined;
  /** The last no, shown on card and plate until the next touch. */
  readonly refused: Refusing | undefined;
  readonly trouble: string | undefined;
  readonly selected: readonly string[];
  readonly hovered: string | undefined;
  readonly draft: AnyDraft | undefined;
  readonly preview: Preview<Intent> | undefined;
  /** A touch hand let go: the draft waits for Confirm. */
  readonly resting: boolean;
  /** The field for a move in words is open. */
  readonly typing: boolean;
  /** Whatever a tool wants drawn besides the marks of the preview. */
  readonly toolMarks: readonly Overlay[];
  readonly ruler: readonly Overlay[];
  /** A game master shows his ruler to all; his hand is his own otherwise. */
  readonly sharesRuler: boolean;
  readonly trails: readonly Overlay[];
  readonly camera: Camera | undefined;
  /** How often the skin’s own tab was called for: it opens with each. */
  readonly tabCalls: number;
  /** How often the table was called for: a tab that lies over it closes with each. */
  readonly tableCalls: number;
  /** The picture differs from the server's although nothing was missed: the page is older or there is a fault. */
  readonly drift: string | undefined;
}

export interface Refusing {
  readonly refusals: readonly Refused[];
  readonly says: string | undefined;
}

export interface OthersHandNow {
  readonly seat: SeatId | undefined;
  readonly hand: Hand;
  readonly at: number;
}

export interface Ping {
  readonly id: string;
  readonly person: PersonId;
  readonly seat: SeatId | undefined;
  readonly at: Point;
  readonly unit: string | undefined;
  readonly since: number;
}

export const emptyTable: TableData = {
  line: { is: 'opening' },
  you: undefined,
  seats: [],
  as: 'spectator',
  game: undefined,
  table: undefined,
  version: 0,
  state: undefined,
  undo: false,
  start: undefined,
  steps: [],
  log: [],
  logCut: false,
  chat: [],
  unread: 0,
  hands: {},
  pings: [],
  notes: {},
  questions: [],
  answered: undefined,
  ending: undefined,
  pending: undefined,
  refused: undefined,
  trouble: undefined,
  selected: [],
  hovered: undefined,
  draft: undefined,
  preview: undefined,
  resting: false,
  typing: false,
  toolMarks: [],
  ruler: [],
  sharesRuler: false,
  trails: [],
  camera: undefined,
  tabCalls: 0,
  tableCalls: 0,
  drift: undefined,
};
