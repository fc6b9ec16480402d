import { describe, expect, it } from 'vitest';
import type { SceneBody } from '../model';
import { bodiesAt, terrainAt, tokensAt } from './hit';

function body(id: string, x: number, y: number, facing = 90): SceneBody {
  return {
    ...{ id, side: 'azure', name: id, drawn: 'tray', icon: 'spears', hero: false, damage: 0, badges: [] },
    ...{ spent: false, hasFront: true, figures: { kind: 'spear', wide: 5, deep: 2, livery: 0 } },
    base: { shape: { kind: 'rect', width: 100, depth: 40 }, pose: { x, y, facing } },
  };
}

describe('what lies under a point', () => {
  it('finds a body by its footprint, turned as it stands', () => {
    const bodies = [body('level', 200, 200, 90), body('upright', 500, 200, 0)];
    expect(bodiesAt(bodies, { x: 245, y: 200 })).toEqual(['level']);
    expect(bodiesAt(bodies, { x: 545, y: 200 })).toEqual([]);
    expect(bodiesAt(bodies, { x: 500, y: 245 })).toEqual(['upright']);
  });

  it('names the one on top first where two overlap', () => {
    expect(bodiesAt([body('below', 200, 200), body('above', 210, 205)], { x: 205, y: 202 })).toEqual([
      'above',
      'below',
    ]);
  });

  it('prefers what is really hit to what is only near the finger', () => {
    const bodies = [body('hit', 200, 200), body('near', 200, 245)];
    expect(bodiesAt(bodies, { x: 200, y: 218 }, 14)[0]).toBe('hit');
  });

  it('finds tokens and terrain', () => {
    expect(tokensAt([{ id: 'o', at: { x: 10, y: 10 }, is: 'objective', radius: 20 }], { x: 28, y: 10 })).toEqual(['o']);
    const outline = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 0, y: 100 },
    ];
    const wood = { id: 'w', art: 'wood-oak', outline, height: 9, name: 'Wood', caption: '' } as const;
    expect(terrainAt([wood], { x: 20, y: 20 })).toEqual(['w']);
    expect(terrainAt([wood], { x: 80, y: 80 })).toEqual([]);
  });
});
