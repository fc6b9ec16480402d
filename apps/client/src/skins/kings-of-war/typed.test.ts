import { describe, expect, it } from 'vitest';
import { createTableStore } from '../../store/table-store';
import type { SkinContext } from '../skin';
import { exampleState, exampleUnit } from './example-state';
import { typedOrder } from './typed';

const state = exampleState({
  'The Long Hedge': { x: 900, y: 300, facing: 90 },
  'Vale Wardens': { x: 700, y: 300, facing: 90 },
  'Quarrel Company': { x: 1200, y: 300, facing: 90 },
  'Tusk Mob': { x: 900, y: 600, facing: 270 },
  'The Damp Ones': { x: 500, y: 900, facing: 270 },
});
const store = createTableStore({
  line: () => undefined,
  now: () => 0,
  contextFor: () => {
    throw new Error('no context is asked for here');
  },
});
const context = { store } as unknown as SkinContext;
const read = (name: string, words: string) => typedOrder(context, state, exampleUnit(state, name), words);
const id = (name: string) => exampleUnit(state, name).id;

describe('an order in words', () => {
  it('moves by inches unless it says otherwise, and turns where it is told to', () => {
    expect(read('The Long Hedge', 'Advance 4, turn 20 left')).toEqual({
      draft: { do: 'advance', unit: id('The Long Hedge'), path: [{ go: 101.6 }, { turn: 20 }] },
    });
    expect(read('The Long Hedge', 'turn 15 right, advance 30 mm')).toMatchObject({
      draft: { do: 'advance', path: [{ turn: -15 }, { go: 30 }] },
    });
    expect(read('The Long Hedge', 'sidestep left 2')).toMatchObject({ draft: { do: 'sidestep', to: 'left' } });
    expect(read('The Long Hedge', 'double 10')).toMatchObject({ draft: { do: 'double', path: [{ go: 254 }] } });
    expect(read('The Long Hedge', 'back 2')).toMatchObject({ draft: { do: 'back', path: [{ go: 50.8 }] } });
  });

  it('changes facing when it only turns', () => {
    expect(read('The Long Hedge', 'turn 100 left')).toMatchObject({ draft: { do: 'face', facing: 190 } });
    expect(read('The Long Hedge', 'face 45')).toMatchObject({ draft: { do: 'face', facing: 45 } });
  });

  it('charges a unit called by its name or a part of it, alone or with friends', () => {
    expect(read('The Long Hedge', 'charge tusk')).toMatchObject({
      draft: { do: 'charge', target: id('Tusk Mob'), chargers: [{ unit: id('The Long Hedge') }] },
    });
    expect(read('The Long Hedge', 'charge damp ones with vale wardens')).toMatchObject({
      draft: { target: id('The Damp Ones'), chargers: [{ unit: id('The Long Hedge') }, { unit: id('Vale Wardens') }] },
    });
  });

  it('shoots, and halts', () => {
    expect(read('Quarrel Company', 'shoot at the tusk mob')).toMatchObject({
      draft: { do: 'shoot', target: id('Tusk Mob'), weapon: 'Crossbows' },
    });
    expect(read('Quarrel Company', 'HALT')).toEqual({ draft: { do: 'halt', unit: id('Quarrel Company') } });
  });

  it('says in a sentence what it cannot read', () => {
    expect(read('The Long Hedge', 'charge the moon')).toEqual({ says: 'No enemy on the table is called “the moon”.' });
    expect(read('The Long Hedge', 'charge tusk with the moon')).toEqual({
      says: 'No unit of yours is called “the moon”.',
    });
    expect(read('The Long Hedge', 'advance 2, back 1')).toMatchObject({ says: expect.stringContaining('One order') });
    expect(read('The Long Hedge', 'dance')).toMatchObject({ says: expect.stringContaining('Write it like this') });
    expect(read('The Long Hedge', '')).toMatchObject({ says: expect.stringContaining('Write it like this') });
  });
});
