import type { State } from '@muster/rules/song-of-blades';
import { isStill, useSettings } from '../../settings/settings-store';
import { stateBefore } from '../../store/kept-states';
import type { TableData } from '../../store/table-store';
import type { SkinContext } from '../skin';
import { type DiceScene, sceneOf } from './beats';
import { handOf } from './hand';

/** Who was away sees the last few throws, not the whole evening. */
const MOST_WAITING = 3;

/** The oldest dice this page has not shown yet; undefined while none wait. Dice from before it came are not shown. */
export function waitingDice({ steps, state }: TableData, shownTo: number | undefined): DiceScene | undefined {
  if (state === undefined || shownTo === undefined) return undefined;
  const waiting: DiceScene[] = [];
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at];
    if (!step || step.version <= shownTo || waiting.length === MOST_WAITING) break;
    const scene = sceneOf(step, state as State);
    if (scene) waiting.push(scene);
  }
  return waiting.at(-1);
}

/** The position as it was before the dice that still have to fall, so that the table does not tell their result. */
export function shownState(state: State, { store }: SkinContext): State {
  const scene = waitingDice(store.data.getState(), handOf(store).getState().shownTo);
  if (!scene) return state;
  return (stateBefore(store.data, scene.version)?.state as State | undefined) ?? state;
}

/** The entry from which on log, card and plate wait as well: that of the oldest dice in the tray. */
export function heldFrom(data: TableData, { store }: SkinContext): number | undefined {
  const settings = useSettings.getState();
  if (settings.instantDice || isStill(settings)) return undefined;
  return waitingDice(data, handOf(store).getState().shownTo)?.version;
}

/** True while dice wait to be seen. */
export const isShowing = ({ store }: SkinContext): boolean =>
  waitingDice(store.data.getState(), handOf(store).getState().shownTo) !== undefined;
