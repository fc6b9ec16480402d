import { fieldedOf, type State, sightBetween } from '@muster/rules/five-leagues';
import { homeTurn } from '../../tools/home-turn';
import { lengthText } from '../../tools/lengths';
import type { SkinContext } from '../skin';
import { nameOf, oddsLine } from './answer-words';
import { endOf } from './draft';
import { aimOf } from './meant';

/** What is in the hand and where, in one line, for whoever cannot see the ghost. */
export function heldLine(state: State, context: SkinContext): string | undefined {
  const { draft, preview } = context.store.data.getState();
  if (!draft) return undefined;
  const unit = typeof draft['unit'] === 'string' ? nameOf(state, draft['unit']) : undefined;
  const fits = preview?.is === 'ready' ? 'Enter takes it.' : 'It cannot be so.';
  const odds = preview?.is === 'ready' ? oddsLine(preview.odds, context.words) : undefined;
  const target = aimOf(draft as never);
  if (target !== undefined) {
    const [a, b] = [fieldedOf(state, String(draft['unit'])), fieldedOf(state, target)];
    const sees = a && b && !sightBetween(state, a, b).sees ? ', out of sight' : '';
    const doing = context.words.offer(draft.do).label.toLowerCase();
    return `${unit}, ${doing}: ${nameOf(state, target)}${sees}. ${odds ? `${odds}. ` : ''}${fits}`;
  }
  const place = endOf(draft);
  if (!place) return undefined;
  const way = preview?.marks.find((mark) => mark.is === 'path' && mark.used !== undefined);
  const long =
    way?.is === 'path' && way.used !== undefined && way.allowed !== undefined
      ? ` ${draft['dash'] === true ? 'A Dash of' : 'A way of'} ${lengthText(way.used, 'in')}, of ${lengthText(way.allowed, 'in')}.`
      : '';
  return `${unit ?? context.words.offer(draft.do).label}: ${placeText(state, context, place)}.${long} ${fits}`;
}

/** `24″ from your left, 6″ from your edge`. */
export function placeText(
  { table }: State,
  context: SkinContext,
  at: { readonly x: number; readonly y: number },
): string {
  const seen = asSeen(table, homeTurn(context), at);
  return `${lengthText(seen.x, 'in')} from your left, ${lengthText(seen.y, 'in')} from your edge`;
}

/** A place of the table as whoever sits at an edge counts it: from the left, and from the edge itself. Its own inverse is `fromSeen`. */
export function asSeen(
  { width, depth }: { readonly width: number; readonly depth: number },
  turn: number,
  { x, y }: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } {
  switch (turn) {
    case 180:
      return { x: width - x, y: depth - y };
    case 270:
      return { x: depth - y, y: x };
    case 90:
      return { x: y, y: width - x };
    default:
      return { x, y };
  }
}

/** The place on the table that is counted so from an edge. */
export function fromSeen(
  { width, depth }: { readonly width: number; readonly depth: number },
  turn: number,
  { x, y }: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } {
  switch (turn) {
    case 180:
      return { x: width - x, y: depth - y };
    case 270:
      return { x: y, y: depth - x };
    case 90:
      return { x: width - y, y: x };
    default:
      return { x, y };
  }
}
