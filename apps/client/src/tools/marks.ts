import type { Mark, Names, Tone, Words } from '@muster/rules/kernel';
import type { Overlay } from '../scene/model';

type Plate = Extract<Overlay, { is: 'plate' }>;

/** What a preview draws, as the scene draws it. The pose of a unit is a ghost of its figures. */
export function overlaysOf(marks: readonly Mark[], words: Words, names: Names): readonly Overlay[] {
  return marks.map((mark) => overlayOf(mark, words, names));
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
