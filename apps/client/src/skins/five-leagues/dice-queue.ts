import { diceQueue } from '../../store/dice-queue';
import { sceneOf } from './beats';

export const { useDiceStage, closeDice, shownState, heldFrom, isShowing, diceShown } = diceQueue({ sceneOf, most: 4 });
