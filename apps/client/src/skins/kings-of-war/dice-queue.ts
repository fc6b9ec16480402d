import type { State } from '@muster/rules/kings-of-war';
import type { TableData, TableStore } from '../../store/table-store';
import type { SkinContext } from '../skin';
import { type DiceScene, sceneOf } from './beats';
import { handOf } from './hand';

interface Kept {
  readonly version: number;
  readonly state: State;
}

const MOST_KEPT = 30;
/** Who was away sees the last few throws, not the whole evening. */
const MOST_WAITING = 4;
const kept = new WeakMap<TableStore, Kept[]>();

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
  const before = keptStates(store);
  const scene = waitingDice(store.data.getState(), handOf(store).getState().shownTo);
  if (!scene?.changesTable) return state;
  return before.findLast((each) => each.version < scene.version)?.state ?? state;
}

/** True while dice wait to be seen. */
export const isShowing = ({ store }: SkinContext): boolean =>
  waitingDice(store.data.getState(), handOf(store).getState().shownTo) !== undefined;

/** The last positions of a table, remembered from the first look on; a take-back forgets them. */
function keptStates(store: TableStore): readonly Kept[] {
  const known = kept.get(store);
  if (known) return known;
  const made: Kept[] = [];
  kept.set(store, made);
  store.data.subscribe((now, before) => {
    if (now.version === before.version || before.state === undefined) return;
    if (now.version < before.version || now.as !== before.as) made.length = 0;
    else made.push({ version: before.version, state: before.state as State });
    if (made.length > MOST_KEPT) made.shift();
  });
  return made;
}
