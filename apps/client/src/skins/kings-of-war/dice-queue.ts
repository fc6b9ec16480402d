import { diceQueue } from '../../store/dice-queue';
import { sceneOf } from './beats';

export const { waitingDice, useDiceStage, closeDice, shownState, heldFrom, isShowing } = diceQueue({
  sceneOf,
  most: 4,
});
