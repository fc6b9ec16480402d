import type { State, Step } from '@muster/rules/kings-of-war';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTableStore } from '../../store/table-store';
import type { SkinContext } from '../skin';
import { exampleState, exampleUnit } from './example-state';
import { handOf } from './hand';
import { setupAsk, typedSetup } from './typed-setup';

const base = exampleState({
  'The Long Hedge': { x: 900, y: 300, facing: 90 },
  'Vale Wardens': { x: 700, y: 300, facing: 90 },
});
const side = base.seats.find((seat) => seat.seat === 'a')?.side ?? '';
const at = (step: object, change: Partial<State> = {}): State => ({ ...base, ...change, steps: [step as Step] });
const id = (name: string) => Object.values(base.units).find((unit) => unit.name === name)?.id ?? '';
const store = createTableStore({
  line: () => undefined,
  now: () => 0,
  contextFor: () => {
    throw new Error('no context is asked for here');
  },
});
const context = { store, seat: 'a', skin: {} } as unknown as SkinContext;
const hand = handOf(store);
const deploy = at({ is: 'deploy', side });
const terrain = at(
  { is: 'terrain', side, agreed: [] },
  { terrain: base.terrain.map((piece, n) => ({ ...piece, name: n < 2 ? 'Pond' : piece.name })) },
);
const regroup = at({
  is: 'regroup',
  side,
  routed: id('Tusk Mob'),
  units: [id('The Long Hedge'), id('Vale Wardens')],
  barred: [],
  individual: false,
});

beforeEach(() => {
  hand.setState({ deploying: undefined, laying: undefined });
  store.patch({ draft: undefined });
});

describe('a deployment in words', () => {
  it('places the unit that is named, by any part of its name', () => {
    expect(typedSetup(context, deploy, undefined, 'Quarrel at 24, 6')).toEqual({
      draft: { do: 'deploy', unit: id('Quarrel Company'), pose: { x: 609.6, y: 152.4, facing: 90 } },
      deploying: id('Quarrel Company'),
    });
  });

  it('places the unit in the hand, and moves the one that lies there already', () => {
    hand.setState({ deploying: id('Quarrel Company') });
    expect(typedSetup(context, deploy, undefined, '24, 6')).toMatchObject({ deploying: id('Quarrel Company') });
    store.patch({
      draft: { do: 'deploy', unit: id('Quarrel Company'), pose: { x: 500, y: 100, facing: 90 } },
    });
    expect(typedSetup(context, deploy, undefined, 'facing 60')).toMatchObject({
      draft: { pose: { x: 500, y: 100, facing: 60 } },
    });
  });

  it('knows only what is still in the own box', () => {
    expect(typedSetup(context, deploy, undefined, 'long hedge at 24, 6')).toEqual({
      says: 'No unit in your box is called “long hedge”.',
    });
    expect(typedSetup(context, deploy, undefined, 'tusk mob at 24, 6')).toMatchObject({
      says: expect.stringContaining('No unit in your box'),
    });
    expect(typedSetup(context, deploy, undefined, '24, 6')).toMatchObject({
      says: expect.stringContaining('Pick a unit of the box first'),
    });
  });

  it('asks for the place of the unit in the hand by its name', () => {
    expect(setupAsk(context, deploy, undefined)).toMatchObject({
      does: 'Deploy',
      title: 'A unit of the box, and its place',
    });
    hand.setState({ deploying: id('Quarrel Company') });
    expect(setupAsk(context, deploy, undefined).title).toBe('The place of Quarrel Company');
  });
});

describe('the field in words', () => {
  it('lays a piece turned, as what it shall count as and as high as it is said', () => {
    const read = typedSetup(context, terrain, undefined, 'a pond at 20, 14, turned 30 left, as difficult, height 2');
    expect(read).toMatchObject({
      draft: { do: 'lay', kind: 'difficult', height: 2, at: { x: 508, y: 355.6, facing: 120 } },
      laying: { kind: 'difficult', height: 2 },
    });
  });

  it('takes up and alters pieces by name, and by number where several are called so', () => {
    const [first, second] = terrain.terrain;
    expect(typedSetup(context, terrain, undefined, 'take up the pond')).toEqual({
      draft: { do: 'take-up', piece: first?.id },
    });
    expect(typedSetup(context, terrain, undefined, 'alter pond 2: hill, height 3')).toEqual({
      draft: { do: 'alter', piece: second?.id, kind: 'hill', height: 3 },
    });
    expect(typedSetup(context, terrain, undefined, 'take up the moon')).toEqual({
      says: 'No piece on the field is called “the moon”.',
    });
    expect(typedSetup(context, terrain, undefined, 'alter pond: green')).toMatchObject({
      says: expect.stringContaining('alter pond: difficult'),
    });
  });

  it('agrees to the field, and says what it does not know', () => {
    expect(typedSetup(context, terrain, undefined, 'Agree')).toEqual({ draft: { do: 'agree' } });
    expect(typedSetup(context, terrain, undefined, 'moon at 2, 2')).toEqual({
      says: 'No piece in the box is called “moon”.',
    });
    expect(typedSetup(context, terrain, undefined, '2, 2')).toMatchObject({
      says: expect.stringContaining('Name a piece of the box'),
    });
  });
});

describe('a regroup in words [KOW-REG-01]', () => {
  it('goes any of the four ways with the selected victor, or the first', () => {
    for (const [word, way] of [
      ['forward', 'forward'],
      ['ahead', 'forward'],
      ['left', 'left'],
      ['right', 'right'],
      ['back', 'back'],
    ])
      expect(typedSetup(context, regroup, id('Vale Wardens'), word ?? '')).toEqual({
        draft: { do: 'regroup', unit: id('Vale Wardens'), way },
        select: id('Vale Wardens'),
      });
    expect(typedSetup(context, regroup, undefined, 'back')).toMatchObject({ select: id('The Long Hedge') });
    expect(typedSetup(context, regroup, undefined, 'wardens: left')).toMatchObject({ select: id('Vale Wardens') });
  });

  it('stays, and turns by degrees or to a facing', () => {
    const facing = exampleUnit(base, 'The Long Hedge').pose.facing;
    expect(typedSetup(context, regroup, undefined, 'stay')).toMatchObject({ draft: { way: 'stay', facing } });
    expect(typedSetup(context, regroup, undefined, 'stay, turn 20 left')).toMatchObject({ draft: { facing: 110 } });
    expect(typedSetup(context, regroup, undefined, 'turn 20 right')).toMatchObject({ draft: { facing: 70 } });
    expect(typedSetup(context, regroup, undefined, 'stay facing 45')).toMatchObject({ draft: { facing: 45 } });
  });

  it('says in a sentence what it cannot read', () => {
    expect(typedSetup(context, regroup, undefined, 'dance')).toMatchObject({
      says: expect.stringContaining('forward'),
    });
    expect(typedSetup(context, regroup, undefined, 'moon: left')).toEqual({
      says: 'Nobody who regroups is called “moon”.',
    });
  });
});
