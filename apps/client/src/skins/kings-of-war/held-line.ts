import type { Pose } from '@muster/geometry';
import { PIECES, type State, unitOf } from '@muster/rules/kings-of-war';
import { homeTurn } from '../../tools/home-turn';
import type { SkinContext } from '../skin';
import { lookText, placeText } from './typed-place';

/** What is in the hand and where, in one line, for whoever cannot see the ghost: places, and facings of a regroup. */
export function heldLine(state: State, context: SkinContext): string | undefined {
  const { draft, preview } = context.store.data.getState();
  if (!draft) return undefined;
  const edge = homeTurn(context) === 180 ? 'far' : 'near';
  const fits = preview?.is === 'ready' ? 'Enter takes it.' : 'It cannot stay there.';
  if (draft.do === 'deploy' && draft['pose'])
    return `${unitOf(state, String(draft['unit']))?.name}: ${placeText(draft['pose'] as Pose, { table: state.table, edge })}. ${fits}`;
  if (draft.do === 'lay' && draft['at']) {
    const name = PIECES.find((piece) => piece.id === draft['template'])?.name ?? 'The piece';
    return `${name}: ${placeText(draft['at'] as Pose, { table: state.table, edge })}. ${fits}`;
  }
  if (draft.do === 'regroup' && draft['way'] === 'stay' && typeof draft['facing'] === 'number')
    return `${unitOf(state, String(draft['unit']))?.name} would look ${lookText(draft['facing'] - homeTurn(context))}. ${fits}`;
  return undefined;
}
