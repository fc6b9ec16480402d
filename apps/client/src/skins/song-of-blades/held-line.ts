import type { Point } from '@muster/geometry';
import { fieldedOf, type State, sightBetween } from '@muster/rules/song-of-blades';
import { homeTurn } from '../../tools/home-turn';
import { lengthText } from '../../tools/lengths';
import type { SkinContext } from '../skin';
import { nameOf, oddsLine } from './intent-words';

/** What is in the hand and where, in one line, for whoever cannot see the ghost. */
export function heldLine(state: State, context: SkinContext): string | undefined {
  const { draft, preview } = context.store.data.getState();
  if (!draft) return undefined;
  const unit = typeof draft['unit'] === 'string' ? nameOf(state, draft['unit']) : undefined;
  const fits = preview?.is === 'ready' ? 'Enter takes it.' : 'It cannot be so.';
  const place = (draft['to'] ?? draft['at'] ?? draft['pose']) as Point | undefined;
  if (place) return `${unit ?? context.words.offer(draft.do).label}: ${placeText(state, context, place)}. ${fits}`;
  const target = draft['target'];
  if (typeof target !== 'string') return undefined;
  const [a, b] = [fieldedOf(state, String(draft['unit'])), fieldedOf(state, target)];
  const odds = preview?.is === 'ready' ? oddsLine(preview.odds, context.words) : undefined;
  const sees = a && b && !sightBetween(state, a, b).sees ? ', out of sight' : '';
  return `${unit} at ${nameOf(state, target)}${sees}. ${odds ? `${odds}. ` : ''}${fits}`;
}

/** `24 cm from your left, 6 cm from your edge`. */
function placeText({ table }: State, context: SkinContext, at: Point): string {
  const seen = homeTurn(context) === 180 ? { x: table.width - at.x, y: table.depth - at.y } : at;
  return `${lengthText(seen.x, 'cm')} from your left, ${lengthText(seen.y, 'cm')} from your edge`;
}
