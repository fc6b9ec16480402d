import type { Event } from '@muster/rules/song-of-blades';
import { describe, expect, it } from 'vitest';
import { sceneOf } from './beats';
import { exampleFigure, exampleState } from './example-state';

const state = exampleState({ 'Captain Ysolt Harrow': { x: 450, y: 300 }, Ashfang: { x: 450, y: 330 } });
const [captain, ashfang] = [exampleFigure(state, 'Captain Ysolt Harrow'), exampleFigure(state, 'Ashfang')];
const step = (...events: readonly Event[]) => sceneOf({ version: 7, events } as never, state);
const wins = {
  lethal: null,
  slays: null,
  doubledIsGruesome: null,
  savage: null,
  fells: null,
  onlyRecoils: null,
  notGruesome: null,
};

const rolled = (faces: readonly number[], successes: number): Event => ({
  type: 'rolled',
  unit: captain.id,
  figures: [captain.id],
  why: 'activation',
  faces,
  sure: 0,
  needs: 3,
  quality: 3,
  modifiers: [],
  successes,
});

describe('the dice of an entry', () => {
  it('tell an activation: what each die needed, the actions, the failures [ASOBH-ACT-01]', () => {
    const scene = step(rolled([5, 2], 1));
    expect(scene?.version).toBe(7);
    expect(scene?.beats).toMatchObject([
      {
        title: captain.name,
        label: 'Activation, 3+',
        roll: { faces: [5, 2], hitsFrom: 3 },
        result: 'one action, 1 failed',
        tone: 'warn',
      },
    ]);
  });

  it('tell a blow with both dice, all that was added, and who won [ASOBH-MEL-02]', () => {
    const scene = step({
      type: 'fought',
      attack: {
        by: captain.id,
        target: ashfang.id,
        means: { is: 'melee', power: true },
        lethal: false,
        named: false,
        extra: [],
      },
      faces: { attacker: [6], target: [2] },
      sides: {
        attacker: { combat: 3, modifiers: [{ amount: 2, because: 'power-blow' }], value: 5, wins },
        target: { combat: 4, modifiers: [], value: 4, wins },
      },
      count: {
        die: { attacker: 6, target: 2 },
        totals: { attacker: 11, target: 6 },
        after: [],
        winner: 'attacker',
        times: 1,
        because: [],
      },
      chain: [],
      result: 'recoil',
      loser: ashfang.id,
    });
    const [beat] = scene?.beats ?? [];
    expect(beat?.label).toBe('Power Blow');
    expect(beat?.hits).toEqual([true, false]);
    expect(beat?.result).toBe('Ashfang: recoils');
    expect(beat?.fight?.attacker).toMatchObject({ total: 11, wins: true });
    expect(beat?.fight?.chain).toEqual(['Beaten on an even die']);
  });

  it('come one after another, and are nothing where no die fell', () => {
    expect(step(rolled([4], 1), rolled([1], 0))?.beats).toHaveLength(2);
    expect(step({ type: 'turnEnded', side: 'one', why: 'passed' })).toBeUndefined();
  });
});
