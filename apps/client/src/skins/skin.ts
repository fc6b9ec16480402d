import type { Point } from '@muster/geometry';
import type { AnySystem, GameEvent, Names, SeatId, SideId, Words } from '@muster/rules/kernel';
import type { ComponentType } from 'react';
import type { PointerAt, SceneModel, Tincture } from '../scene/model';
import type { TableStore } from '../store/table-store';

/**
 * How one game looks and is handled. The shell (net, store, lobby, log, chat, seats, replay) knows no game;
 * a skin turns a state into a scene and adds its own cards, orders and tools. The default skin serves any game.
 */
export interface Skin {
  readonly id: string;
  scene(state: unknown, context: SkinContext): SceneModel;
  /** Names of units, seats and sides in this state. */
  names(state: unknown, context: SkinContext): Names;
  tinctures(state: unknown): Readonly<Record<SideId, Tincture>>;
  /** Phases for the ribbon; undefined where a game has none. */
  ribbon(state: unknown): Ribbon | undefined;
  /** React parts, each reading the store; absent ones are left out of the layout. */
  readonly parts: {
    readonly Card?: ComponentType<PartProps>;
    readonly Orders?: ComponentType<PartProps>;
    readonly Side?: ComponentType<PartProps>;
    /** Bottom centre: the one thing that asks (dice tray, choice, army picker). */
    readonly Prompt?: ComponentType<PartProps>;
    readonly LobbyConfig?: ComponentType<{ readonly value: unknown; readonly onChange: (value: unknown) => void }>;
    /** The whole-screen step before the table is ready (choose an army). */
    readonly Muster?: ComponentType<PartProps>;
  };
  /** The tool that has the hand; see tools/. */
  tools(context: SkinContext): ToolSet;
  /** Where on the table an event happened, for "click to see where" and replay following. */
  whereOf(event: GameEvent, state: unknown): Point | undefined;
  /** Log divider before this event ("Turn 2 · Marek"), if it starts something. */
  divider(event: GameEvent, names: Names): string | undefined;
}

export interface PartProps {
  readonly store: TableStore;
  readonly context: SkinContext;
}

export interface SkinContext {
  readonly system: AnySystem;
  readonly words: Words;
  /** The seat looked through, or undefined for a spectator. */
  readonly seat: SeatId | undefined;
  readonly store: TableStore;
}

export interface Ribbon {
  readonly title: string;
  readonly phases: readonly { readonly label: string; readonly icon: string; readonly is: 'past' | 'live' | 'next' }[];
}

/** Small pure machines: they never ask "is this legal", they call `preview` and show the answer. */
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
}

export interface ToolSet {
  readonly main: Tool;
}
