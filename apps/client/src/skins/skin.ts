import type { Point, Pose } from '@muster/geometry';
import type { CampaignView } from '@muster/protocol';
import type {
  AnySystem,
  Body,
  Draft,
  GameEvent,
  Intent,
  Names,
  Odds,
  Roll,
  RuleId,
  SeatId,
  SideId,
  SourceId,
  UnitId,
  Words,
} from '@muster/rules/kernel';
import type { ComponentType } from 'react';
import type { Overlay, PointerAt, SceneModel, Tincture } from '../scene/model';
import type { TableData, TableStore } from '../store/table-store';

/**
 * How one game looks and is handled. The shell (net, store, lobby, log, chat, seats, replay) knows no game;
 * a skin turns a state into a scene and adds its own cards, orders and tools. The default skin serves any game:
 * spread it and replace what your game does better. `defineSkin` closes the types.
 */
export interface SkinOf<S, E extends GameEvent = GameEvent> {
  /** The system's id. */
  readonly id: string;
  /** A game-icons name for the lobby's card. */
  readonly icon: string;
  scene(state: S, context: SkinContext): SceneModel;
  /** What the picture depends on besides the state (a wish of the player): it is drawn anew when this changes. */
  sceneKey?(context: SkinContext): unknown;
  /** A battle under way that lies behind the first screen while this game is chosen; without it the shell has one. */
  lobbyScene?(): SceneModel;
  /** How people call a unit; undefined where the state does not know it (any more). */
  unitName(state: S, unit: UnitId): string | undefined;
  /** How people call a side ("Elves"); undefined for the shell's own word. */
  sideName?(state: S, side: SideId): string | undefined;
  tinctures(state: S): Readonly<Record<SideId, Tincture>>;
  /**
   * Where seats of a side differ: the seat’s own colour, and what it is called where it has a name of its own ("Game
   * master"); `free` says who plays it while nobody sits there.
   */
  seatLook?(
    state: S,
    seat: SeatId,
  ): { readonly tincture: Tincture; readonly title?: string; readonly free?: string } | undefined;
  /** Degrees the view is turned so that a seat looks from its own edge; undefined while it has none. */
  seatTurn?(state: S, seat: SeatId): number | undefined;
  /** Turn and phases for the ribbon; undefined where a game has none. */
  ribbon?(state: S, context: SkinContext): Ribbon | undefined;
  /** Drawn as long as nothing else is in the hand: arcs and reach of the selected unit, threat layers. */
  overlays?(state: S, context: SkinContext): readonly Overlay[];
  /** Drawn under the marks of the preview while a draft is in the hand. */
  heldOverlays?(state: S, context: SkinContext): readonly Overlay[];
  /** The state the table shows when it lags behind on purpose: dice that still roll are not told by what stands there. */
  shownState?(state: S, context: SkinContext): S;
  /**
   * The version of the oldest entry that must not be told yet (its dice still fall); undefined while there is none. Log,
   * cards and plates stay as they were before it. `data` is the table's own, newest data.
   */
  heldFrom?(data: TableData, context: SkinContext): number | undefined;
  /**
   * The seat through whose eyes the player looks for the moment though he sits elsewhere (a game master who sees all):
   * log and chat are told as that seat has them.
   */
  seesAs?(context: SkinContext): SeatId | undefined;
  /** True while something still has to be seen from the seat looked through before the view may change hands. */
  isShowing?(context: SkinContext): boolean;
  /** Units no card may lie on now: those a question or falling dice are about. Without it cards lie where they lie. */
  inSight?(state: S, context: SkinContext): readonly UnitId[];
  /** Px of the left edge that a panel of the game takes on a wide screen: the table is laid out beside it. */
  roomLeft?(state: S, context: SkinContext): number;
  /** One line per unit for the list that mirrors the table to a screen reader ("Spearmen, regiment, 4 damage"). */
  unitLine?(state: S, body: Body, context: SkinContext): string;
  /** One line on what is in the hand and where, for whoever cannot see it; undefined where nothing worth a word is. */
  heldLine?(state: S, context: SkinContext): string | undefined;
  /** How a length laid out with the ruler is told beside its own units ("one Medium"), or why nothing is measured there. */
  measures?(
    state: S,
    points: readonly Point[],
    context: SkinContext,
  ): { readonly text: string } | { readonly no: string } | undefined;
  /** What the log, the replay and the sounds make of an event. `before` and `after` are the states around it. */
  show(event: E, before: S, after: S, names: Names): EventShow;
  /** Keys of this game beside those of its orders, for the list of keys. */
  readonly keys?: readonly { readonly keys: string; readonly does: string }[];
  /** React parts; absent ones are left out of the layout. Each gets the store and the context. */
  readonly parts: SkinParts;
  /** The tools that have the hand at this table; made once per context. See tools/. */
  tools(context: SkinContext): ToolSet;
}

/** A skin with its types closed, as the registry and the shell hold it. */
export type Skin = SkinOf<unknown>;

/** Closes the types of a skin. The state given to it is always one its own system made. */
export const defineSkin = <S, E extends GameEvent>(skin: SkinOf<S, E>): Skin => skin as unknown as Skin;

export interface SkinParts {
  /** Lower left: the selected unit. */
  readonly Card?: ComponentType<PartProps>;
  /** Beside it: what the selected unit, or the seat, may do. */
  readonly Orders?: ComponentType<PartProps>;
  /** Bottom centre: the one thing that asks (dice tray, choice). Return null when nothing asks. */
  readonly Prompt?: ComponentType<PartProps>;
  /** How the odds of a preview are shown; without it the shell lists the figures. */
  readonly Figures?: ComponentType<{ readonly odds: Odds; readonly context: SkinContext }>;
  /** The tab Odds on the right; without it the shell shows the figures of the preview. */
  readonly Odds?: ComponentType<PartProps>;
  /** A tab of its own beside the log, first of all, for the seats it is for. */
  readonly Tab?: {
    readonly label: string;
    readonly icon: ComponentType<{ readonly size?: number }>;
    readonly when: (seat: SeatId | undefined) => boolean;
    readonly Panel: ComponentType<PartProps>;
  };
  /** Who stands where and how, for who watches on a phone: a tab there. */
  readonly Armies?: ComponentType<ArmiesProps>;
  /** More entries for the menu. */
  readonly Menu?: ComponentType<MenuProps>;
  /** One more way on, on the card that tells the result. */
  readonly Ending?: ComponentType<PartProps>;
  /** On the ribbon, right of the phases. */
  readonly RibbonExtra?: ComponentType<PartProps>;
  readonly LobbyConfig?: ComponentType<ConfigProps>;
  /** The page of a campaign, for a game that has them. */
  readonly Campaign?: ComponentType<CampaignProps>;
  /** The whole-screen step before the table is ready (choose an army). Shown while `when` says so, asked after every `tabCalls`. */
  readonly Muster?: {
    readonly when: (state: unknown, seat: SeatId | undefined, store: TableStore) => boolean;
    readonly Screen: ComponentType<PartProps>;
  };
}

export interface PartProps {
  readonly store: TableStore;
  readonly context: SkinContext;
}

export interface MenuProps extends PartProps {
  /** Closes the menu: what was chosen goes on at the table. */
  readonly onClose: () => void;
}

export interface ArmiesProps extends PartProps {
  /** Shows a unit on the table. */
  readonly onGo: (unit: UnitId) => void;
}

export interface CampaignProps {
  readonly view: CampaignView;
  /** Why the newest picture could not be had, in a sentence. */
  readonly stale: string | undefined;
  /** The picture after one's own deed. */
  readonly onView: (view: CampaignView) => void;
}

export interface ConfigProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

export interface SkinContext {
  readonly system: AnySystem;
  readonly words: Words;
  readonly skin: Skin;
  readonly store: TableStore;
  /** The seat looked through, or undefined for a spectator and in a replay. */
  readonly seat: SeatId | undefined;
}

export interface Ribbon {
  readonly title: string;
  readonly phases: readonly { readonly label: string; readonly icon: string; readonly is: 'past' | 'live' | 'next' }[];
  /** Points or objectives so far, per side, if the game counts them while it is played. */
  readonly score?: Readonly<Record<SideId, number>>;
}

/** How an event is shown besides its sentence. */
export interface EventShow {
  /** Log divider before this event ("Turn 2 · Marek"), if it starts something. */
  readonly divider?: string;
  /** The divider tells all of it: the log writes no sentence below. */
  readonly isDivider?: boolean;
  readonly where?: Point;
  /** Whose shield the line bears, where it is not that of who caused it. */
  readonly side?: SideId;
  readonly units?: readonly UnitId[];
  readonly dice?: readonly ShownRoll[];
  /** What the sentence rests on, shown on hover through `words.source`. */
  readonly rule?: RuleId | SourceId;
  readonly phase?: string;
  readonly cue?: 'move' | 'dice';
  /** Points of a trail left on the table for two seconds. */
  readonly trail?: readonly Point[];
}

/** A roll and, where it is known, from which face on a die counts. */
export interface ShownRoll extends Omit<Roll, 'count'> {
  readonly hitsFrom?: number;
  /** The sentence before the dice; without it they stand under the line. */
  readonly label?: string;
}

/** The field for words as it stands open now: its label, an example of what to write, and what Enter does. */
export interface TypedAsk {
  readonly title: string;
  readonly example: string;
  readonly does: string;
}

/** Small machines: they never ask "is this legal", they hold a draft, the store calls `preview` and shows the answer. */
export interface Tool {
  press(p: PointerAt): 'take' | 'pan';
  drag(p: PointerAt): void;
  release(p: PointerAt): void;
  hover(p: PointerAt | undefined): void;
  tap(p: PointerAt): void;
  doubleTap(p: PointerAt): void;
  longPress(p: PointerAt): void;
  /** True when the key was used. Never called while a field has the focus. */
  key(event: { readonly key: string; readonly shift: boolean; readonly ctrl: boolean }): boolean;
  cancel(): void;
  /** Takes a unit into the hand at this pose, for a move that was typed. Without it nothing can be typed. */
  place?(unit: UnitId, pose: Pose): void;
  /**
   * Orders in words, for games whose moves are orders: `asks` names what the field is for now, `read` takes an order
   * into the hand, or gives back a sentence that says what cannot be read.
   */
  readonly typed?: {
    readonly asks: (unit: UnitId | undefined) => TypedAsk;
    readonly read: (unit: UnitId | undefined, words: string) => string | undefined;
  };
  /** Plays what is in the hand and clears it; without it the preview is committed and nothing else. */
  play?(): Promise<void>;
  /** Whether fine steps mean anything to what is in the hand; without it they do. */
  mayNudge?(): boolean;
}

export interface ToolSet {
  readonly main: Tool;
  /** Confirms what rests in the hand (nudge pad); without it a ready preview is played. */
  readonly confirm?: () => void;
}

export type AnyDraft = Draft<Intent> & Readonly<Record<string, unknown>>;
