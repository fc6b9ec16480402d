import { useEffect, useMemo } from 'react';
import { isStill, useSettings } from '../settings/settings-store';
import { handStore } from './hand-store';
import { stateBefore } from './kept-states';
import type { Step } from './log';
import type { TableData } from './table-data';
import { type TableStore, useTable } from './table-store';

/** The dice of one entry of the log, as a game tells them. */
export interface QueuedScene {
  readonly version: number;
  /** False where what fell changes nothing on the table; without it the table waits until the dice lie. */
  readonly changesTable?: boolean;
}

interface Place {
  readonly store: TableStore;
}

/**
 * The dice that fell and that this page has not shown yet, oldest first, for a game that makes a scene of an entry.
 * Dice from before the page came are not shown, and who was away sees the last `most` throws, not the whole evening.
 */
export function diceQueue<S, Scene extends QueuedScene>({
  sceneOf,
  most,
}: {
  readonly sceneOf: (step: Step, state: S) => Scene | undefined;
  readonly most: number;
}) {
  /** Dice up to this log version have been shown or skipped; undefined while nobody looks. */
  const { handOf, useHand } = handStore<{ readonly shownTo: number | undefined }>({ shownTo: undefined });

  /** The oldest dice that were not shown; undefined while none wait. */
  function waitingDice({ steps, state }: TableData, shownTo: number | undefined): Scene | undefined {
    if (state === undefined || shownTo === undefined) return undefined;
    const waiting: Scene[] = [];
    for (let at = steps.length - 1; at >= 0; at--) {
      const step = steps[at];
      if (!step || step.version <= shownTo || waiting.length === most) break;
      const scene = sceneOf(step, state as S);
      if (scene) waiting.push(scene);
    }
    return waiting.at(-1);
  }

  const waitingAt = ({ store }: Place): Scene | undefined =>
    waitingDice(store.data.getState(), handOf(store).getState().shownTo);

  return {
    waitingDice,

    /** The dice the tray shows now. */
    useDiceStage(store: TableStore): Scene | undefined {
      const steps = useTable(store, (data) => data.steps);
      const state = useTable(store, (data) => data.state);
      const version = useTable(store, (data) => data.version);
      const shownTo = useHand(store, (hand) => hand.shownTo);
      useEffect(() => {
        if (shownTo === undefined) handOf(store).setState({ shownTo: version });
      }, [shownTo, store, version, handOf]);
      // Without a tray nothing can be waited for: what fell meanwhile is told elsewhere and not thrown again.
      useEffect(() => () => handOf(store).setState({ shownTo: undefined }), [store, handOf]);
      // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it is made of
      return useMemo(() => waitingDice(store.data.getState(), shownTo), [store, steps, state, shownTo]);
    },

    /** These dice have been seen, or skipped. */
    closeDice: (store: TableStore, scene: Scene): void => handOf(store).setState({ shownTo: scene.version }),

    /** The position as it was before the dice that still have to fall, so that the table does not tell their result. */
    shownState(state: S, { store }: Place): S {
      const scene = waitingAt({ store });
      if (!scene || scene.changesTable === false) return state;
      return (stateBefore(store.data, scene.version)?.state as S | undefined) ?? state;
    },

    /**
     * The entry from which on log, card and plate wait as well: that of the oldest dice in the tray. Dice that lie at
     * once hold nothing back, and neither do dice nobody sees: the tray forgets what it has shown when it goes.
     */
    heldFrom(data: TableData, { store }: Place): number | undefined {
      const settings = useSettings.getState();
      if (settings.instantDice || isStill(settings)) return undefined;
      return waitingDice(data, handOf(store).getState().shownTo)?.version;
    },

    /** The dice the tray shows now, for whoever is no part of the page. */
    diceShown: waitingAt,

    /** True while dice wait to be seen. */
    isShowing: (place: Place): boolean => waitingAt(place) !== undefined,
  };
}
