import { songOfBlades } from '@muster/rules/song-of-blades';
import { describe, expect, it } from 'vitest';
import type { AnyDraft } from '../skin';
import { bearing, nudged, placeDraft, turned } from './draft';
import { exampleActing, exampleFigure, exampleState } from './example-state';

const table = exampleState({ 'Captain Ysolt Harrow': { x: 450, y: 300 }, Ashfang: { x: 450, y: 380 } });
const captain = exampleFigure(table, 'Captain Ysolt Harrow');
const acting = exampleActing(table, captain.id, 2);
const look = (draft: AnyDraft) => songOfBlades.preview(acting, 'a', draft as never);
const nothing = { how: {}, via: [], rest: { unit: captain.id }, aim: {} };

describe('the draft a hand means', () => {
  it('is held to the stick where the hand points beyond it [ASOBH-MOV-01]', () => {
    const draft = placeDraft(look, captain, { do: 'move', at: { x: 800, y: 300 }, ...nothing });
    expect(draft).toMatchObject({ do: 'move', unit: captain.id, to: { x: 570, y: 300 } });
    expect(look(draft).is).toBe('ready');
  });

  it('goes as far as the hand where the stick reaches', () => {
    const draft = placeDraft(look, captain, { do: 'move', at: { x: 500, y: 300 }, ...nothing });
    expect(draft['to']).toEqual({ x: 500, y: 300 });
  });

  it('stops in contact when it points at a foe [ASOBH-MOV-06]', () => {
    const ashfang = exampleFigure(table, 'Ashfang');
    const draft = placeDraft(look, captain, { do: 'move', at: ashfang.pose, ...nothing });
    const seen = look(draft);
    expect(seen.is).toBe('ready');
    expect(seen.marks).toContainEqual({ is: 'outline', unit: ashfang.id, tone: 'target' });
  });

  it('is held to one base for a step [ASOBH-MOV-03]', () => {
    const draft = placeDraft(look, captain, { do: 'step', at: { x: 450, y: 100 }, ...nothing });
    const to = draft['to'] as { readonly x: number; readonly y: number };
    expect(300 - to.y).toBeCloseTo(captain.profile.base.size, 1);
  });

  it('names a direction and nothing else for a jump [ASOBH-MOV-10]', () => {
    const draft = placeDraft(look, captain, { do: 'jump', at: { x: 450, y: 900 }, ...nothing });
    expect(draft).toEqual({ do: 'jump', unit: captain.id, direction: 90 });
  });

  it('takes the step of a key at its end, wherever that is written', () => {
    const by = { x: 1, y: -10 };
    expect(nudged({ do: 'move', to: { x: 10, y: 20 } }, by)['to']).toEqual({ x: 11, y: 10 });
    expect(nudged({ do: 'deploy', pose: { x: 10, y: 20, facing: 90 } }, by)['pose']).toEqual({
      x: 11,
      y: 10,
      facing: 90,
    });
    expect(nudged({ do: 'cast', aim: { at: { x: 10, y: 20 } } }, by)['aim']).toEqual({ at: { x: 11, y: 10 } });
  });

  it('turns what can be turned, and nothing else', () => {
    expect(turned({ do: 'jump', direction: 350 }, 15)?.['direction']).toBe(5);
    expect(turned({ do: 'cast', aim: { angle: 10 } }, -15)?.['aim']).toEqual({ angle: 355 });
    expect(turned({ do: 'move', to: { x: 0, y: 0 } }, 15)).toBeUndefined();
  });

  it('measures bearings counter-clockwise from the right', () => {
    expect(bearing({ x: 0, y: 0 }, { x: 0, y: 5 })).toBe(90);
    expect(bearing({ x: 0, y: 0 }, { x: -5, y: 0 })).toBe(180);
  });
});
