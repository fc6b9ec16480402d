import { TOLERANCE } from '@muster/geometry';
import type { Mark, Names, Tone, Words } from '@muster/rules/kernel';
import type { Overlay } from '../scene/model';

type Plate = Extract<Overlay, { is: 'plate' }>;

/** What a preview draws, as the scene draws it. The pose of a unit is a ghost of its figures. */
export function overlaysOf(marks: readonly Mark[], words: Words, names: Names): readonly Overlay[] {
  const isTold = marks.some((mark) => mark.is === 'plate' && mark.detail?.['used'] !== undefined);
  return clear(marks).flatMap((mark) => [
    overlayOf(mark, words, names),
    // A judge that puts the measure on a plate of its own is not repeated
    ...(isTold ? [] : lengthPlate(mark, names)),
  ]);
}

/** Plates nearer than this, mm, would hide each other. */
const PLATE_ROOM = 90;

/** Of the plates that say no in one place the first stays; the card has them all. */
const clear = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter((mark, at) => mark.is !== 'plate' || !marks.slice(0, at).some((other) => hides(other, mark)));

const hides = (other: Mark, mark: Extract<Mark, { is: 'plate' }>) =>
  other.is === 'plate' &&
  other.tone === 'refused' &&
  mark.tone === 'refused' &&
  Math.hypot(other.at.x - mark.at.x, other.at.y - mark.at.y) < PLATE_ROOM;

/** `8.3″ of 16″` on the way of a move: how far it goes and how far it may. */
function lengthPlate(mark: Mark, names: Names): readonly Overlay[] {
  if (mark.is !== 'path' || !mark.used || mark.allowed === undefined) return [];
  const [from, to] = mark.points.slice(-2);
  if (!from || !to) return [];
  const tone = mark.used > mark.allowed + TOLERANCE ? 'red' : plateTone(mark.tone);
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return [{ is: 'plate', at, text: `${names.length(mark.used)} of ${names.length(mark.allowed)}`, tone }];
}

function overlayOf(mark: Mark, words: Words, names: Names): Overlay {
  switch (mark.is) {
    case 'pose':
      return { is: 'ghost', of: mark.unit, base: mark.base, tone: mark.tone };
    case 'path':
      return { is: 'path', points: mark.points, tone: mark.tone };
    case 'region':
      return { is: 'region', polygon: mark.polygon, tone: mark.tone };
    case 'line':
      return { is: 'line', from: mark.from, to: mark.to, tone: mark.tone, barred: mark.tone === 'blocked' };
    case 'outline':
      return {
        is: 'outline',
        of: mark.unit,
        tone: mark.tone,
        hatch: mark.tone === 'refused' || mark.tone === 'blocked',
      };
    case 'ring':
      return { is: 'ring', at: mark.at, radius: mark.radius, tone: mark.tone, dotted: mark.tone === 'aura' };
    case 'plate':
      return { is: 'plate', at: mark.at, text: words.mark(mark.code, mark.detail, names), tone: plateTone(mark.tone) };
  }
}

export function plateTone(tone: Tone): Plate['tone'] {
  if (tone === 'legal' || tone === 'reach' || tone === 'path') return 'gold';
  if (tone === 'refused' || tone === 'blocked' || tone === 'threat') return 'red';
  return tone === 'target' || tone === 'sight' ? 'paper' : 'ink';
}
