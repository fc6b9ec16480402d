import type { Command, Hand, News, Reply, Snapshot, Version } from '@muster/protocol';
import type { Intent, Point, SeatId, Viewer } from '@muster/rules/kernel';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { randomId } from '../net/guest';
import type { Line } from '../net/line';
import type { Camera, Overlay } from '../scene/model';
import { playCue } from '../settings/sound';
import type { AnyDraft, SkinContext } from '../skins/skin';
import { foldNews, foldSnapshot, foldTold, handsFree } from './fold';
import { keepStates } from './kept-states';
import { sentenceOf } from './refusals';
import { emptyTable, type TableData } from './table-data';

export type { TableData } from './table-data';

/** One table as the page holds it: the data, and everything a hand, a button or the line may do to it. */
export interface TableStore {
  readonly data: StoreApi<TableData>;
  /** Set once the game is known; the seat in it follows who looks. */
  context(): SkinContext | undefined;
  /** Plays an intent for the seat looked through. A no is put on card, plate and log. */
  act(intent: Intent): Promise<Reply>;
  /** Takes a draft into the hand and previews it; undefined lets go. */
  hold(draft: AnyDraft | undefined): void;
  /** Plays what the preview says is ready; puts a refusal where it can be read. */
  commit(): Promise<Reply | undefined>;
  rest(): void;
  letGo(): void;
  select(ids: readonly string[]): void;
  hover(id: string | undefined): void;
  /** Overlays of the tool in the hand, and of the ruler. */
  mark(marks: readonly Overlay[]): void;
  layRuler(ruler: readonly Overlay[]): void;
  moveCamera(camera: Camera): void;
  undo(): Promise<Reply>;
  takeBack(to: Version): Promise<Reply>;
  look(as: Viewer): Promise<Reply>;
  ask(command: Command): Promise<Reply>;
  ping(at: Point, unit?: string): void;
  hand(hand: Hand): void;
  /** Shows the ruler of one’s own to all, or to nobody; for a game master, whose hand nobody sees otherwise. */
  shareRuler(shares: boolean): void;
  readChat(): void;
  clearNo(): void;
  patch(change: Partial<TableData>): void;
  /** For the line: what the server told. */
  heard(news: News): void;
}

export interface StoreNeeds {
  /** Undefined in a replay, where nothing can be asked. */
  readonly line: () => Line | undefined;
  /** Makes the context once the game's system is known, and again when another seat looks. */
  readonly contextFor: (system: string, seat: SeatId | undefined, store: TableStore) => SkinContext;
  /** After each whole picture: fetch the log that led to it. */
  readonly history?: (store: TableStore) => void;
  readonly now: () => number;
}

export function createTableStore(needs: StoreNeeds, initial: Partial<TableData> = {}): TableStore {
  const data = createStore<TableData>(() => ({ ...emptyTable, ...initial }));
  keepStates(data);
  let context: SkinContext | undefined;
  let lastHand = 0;
  const get = data.getState;
  const set = (change: Partial<TableData>) => data.setState(change);
  const mySeat = (): SeatId | undefined => (get().as === 'spectator' ? undefined : get().as);

  const contextNow = (): SkinContext | undefined => {
    const { game } = get();
    if (!game) return undefined;
    if (!context || context.system.id !== game.system || context.seat !== mySeat())
      context = needs.contextFor(game.system, mySeat(), store);
    return context;
  };

  const refuse = (reply: Reply): Reply => {
    if (reply.ok) return reply;
    playCue('refused');
    const { log, version, as } = get();
    const no = { refusals: reply.refusals, says: reply.says };
    const text = store.context() ? sentenceOf(store, no) : (reply.says ?? '');
    set({
      refused: no,
      log: [
        ...log.filter((line, at) => at < log.length - 1 || line.is !== 'refused' || line.text !== text),
        { key: `no.${needs.now()}.${log.length}`, is: 'refused', version, at: needs.now(), seat: as, text },
      ],
    });
    return reply;
  };

  const ask = async (command: Command): Promise<Reply> => {
    const line = needs.line();
    if (!line) return { ok: false, refusals: [], says: 'This is a replay: nothing can be moved here.' };
    return refuse(await line.ask(command));
  };

  /** The ruler on the table as all may see it, where it is shown. */
  const rulerShown = (): Hand | undefined => {
    const { sharesRuler, ruler } = get();
    const laid = ruler.find((each) => each.is === 'ruler');
    return sharesRuler && laid !== undefined
      ? { is: 'ruler', points: [...laid.points].slice(-32), shared: true }
      : undefined;
  };

  const store: TableStore = {
    data,
    context: contextNow,
    async act(intent) {
      const seat = mySeat();
      if (seat === undefined)
        return refuse({ ok: false, refusals: [], says: 'You are watching. Take a seat to play.' });
      if (get().pending) return { ok: false, refusals: [], says: 'The last move is still on its way.' };
      const id = randomId();
      set({ pending: { id, intent }, refused: undefined });
      const reply = await ask({ do: 'act', id, seat, version: get().version, intent });
      if (get().pending?.id === id) set({ pending: undefined });
      if (reply.ok) set(handsFree);
      return reply;
    },
    hold(draft) {
      const at = contextNow();
      const { state } = get();
      if (!draft || !at || at.seat === undefined || state === undefined) return set(handsFree);
      set({ draft, preview: at.system.preview(state, at.seat, draft), refused: undefined });
    },
    async commit() {
      const { preview } = get();
      if (preview?.is === 'ready') return store.act(preview.intent);
      if (preview?.is === 'refused') refuse({ ok: false, refusals: preview.refusals });
      return undefined;
    },
    rest: () => set({ resting: true }),
    letGo: () => set({ ...handsFree, refused: undefined }),
    select: (ids) => set({ selected: ids, refused: undefined }),
    hover: (id) => {
      if (get().hovered !== id) set({ hovered: id });
    },
    mark: (toolMarks) => set({ toolMarks }),
    layRuler: (ruler) => set({ ruler }),
    moveCamera: (camera) => set({ camera }),
    undo: () => ask({ do: 'undo', id: randomId(), seat: mySeat() ?? '', version: get().version }),
    takeBack: (to) => ask({ do: 'take-back', id: randomId(), seat: mySeat() ?? '', to }),
    look: (as) => ask({ do: 'look', as }),
    ask,
    ping(at, unit) {
      void ask({ do: 'ping', at, ...(unit === undefined ? {} : { unit }) });
    },
    hand(hand) {
      const now = needs.now();
      if (hand.is !== 'gone' && now - lastHand < 70) return;
      lastHand = now;
      const shown = rulerShown();
      // A ruler that is shown stays to be seen while the hand goes elsewhere
      if (shown && (hand.is === 'cursor' || hand.is === 'gone')) needs.line()?.hand(shown);
      else needs.line()?.hand(get().sharesRuler && hand.is === 'ruler' ? { ...hand, shared: true } : hand);
    },
    shareRuler(sharesRuler) {
      set({ sharesRuler });
      needs.line()?.hand(rulerShown() ?? { is: 'gone' });
    },
    readChat: () => set({ unread: 0 }),
    clearNo: () => {
      if (get().refused || get().trouble) set({ refused: undefined, trouble: undefined });
    },
    patch: set,
    heard(news) {
      if (news.is === 'welcome') {
        set({
          you: news.you,
          seats: news.seats,
          game: news.game,
          table: news.table,
          chat: news.chat,
          questions: news.questions,
          ending: news.ending,
          hands: {},
        });
        takePicture(news.snapshot);
      } else if (news.is === 'snapshot') takePicture(news.snapshot);
      else if (news.is === 'told') heardTold(news.told);
      else {
        if (news.is === 'ping') playCue('ping');
        set(foldNews(get(), news, needs.now()));
        if (news.is === 'table') followSeats();
      }
    },
  };

  /** Sitting down looks through the seat; getting up looks through another of mine, or watches. */
  const followSeats = () => {
    const before = get().seats;
    const seats = seatsOf(get());
    set({ seats });
    const { as } = get();
    const gained = seats.find((seat) => !before.includes(seat));
    if (as !== 'spectator' && !seats.includes(as)) void store.look(seats[0] ?? 'spectator');
    else if (as === 'spectator' && gained !== undefined) void store.look(gained);
  };

  const takePicture = (snapshot: Snapshot) => {
    const before = get();
    set(foldSnapshot(contextNow(), before, snapshot));
    const after = get();
    if (after.steps.length === 0 && after.start !== before.start) needs.history?.(store);
  };

  let fading: ReturnType<typeof setTimeout> | undefined;
  const heardTold = (told: Extract<News, { is: 'told' }>['told']) => {
    const at = contextNow();
    const folded = at ? foldTold(at, get(), told) : 'gap';
    if (folded === 'gap') {
      void needs.line()?.ask({ do: 'resync' });
      return;
    }
    const { draft } = get();
    set(folded);
    if (draft) store.hold(draft);
    clearTimeout(fading);
    if (get().trails.length > 0) fading = setTimeout(() => set({ trails: [] }), 2000);
  };

  return store;
}

/** A slice of the table for a React part. */
export function useTable<T>(store: TableStore, pick: (data: TableData) => T): T {
  return useStore(store.data, pick);
}

const seatsOf = (data: TableData): readonly SeatId[] =>
  data.table?.chairs.filter((chair) => (chair.player ?? chair.holder) === data.you && data.you).map((c) => c.seat) ??
  data.seats;
