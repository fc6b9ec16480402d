import { describe, expect, it } from 'vitest';
import { aBattle, aPiece, happen, play, refusals } from '../test-kit';
import { relieve } from './conditions';

const codes = (...args: Parameters<typeof refusals>) => refusals(...args).map(({ code }) => code);

describe('finishing a foe', () => {
  const battle = (conditions: readonly { is: 'staggering'; venom: boolean; since: number }[]) =>
    aBattle({
      figures: {
        a1: { at: [450, 450] },
        b1: { at: [475, 450], fate: 'out', leftIn: 2, conditions },
        b2: { at: [800, 800] },
        b3: { at: [700, 800] },
      },
      acting: { a1: 1 },
    });

  it('that staggered and passed out takes one action beside it, and shakes nobody [ASOBH-CND-07]', () => {
    const told = play(battle([{ is: 'staggering', venom: false, since: 1 }]), {
      do: 'finish',
      unit: 'a1',
      target: 'b1',
    });
    expect(told.state.figures['b1']?.fate).toBe('gruesome');
    expect(told.of('moraleTested')).toEqual([]);
  });

  it('is not possible with others who are out, or on their feet [ASOBH-CND-07]', () => {
    expect(codes(battle([]), { do: 'finish', unit: 'a1', target: 'b1' })).toEqual(['finish/not-passed-out']);
    expect(codes(battle([]), { do: 'finish', unit: 'a1', target: 'b2' })).toEqual(['contact/not-touching']);
  });
});

describe('a blow at a statue', () => {
  const battle = (traits: readonly ('heavy-weapon' | 'huge')[], armed: 'weapon' | 'natural' = 'weapon') =>
    aBattle({
      figures: {
        a1: { at: [450, 450], traits, profile: { armed, size: traits.includes('huge') ? 'huge' : 'normal' } },
        b1: { at: [475, 450], conditions: [{ is: 'stone', until: null }] },
        b2: { at: [480, 480] },
        b3: { at: [700, 800] },
      },
      acting: { a1: 2 },
    });
  const crush = { do: 'crush', unit: 'a1', target: 'b1' } as const;

  it('breaks the weapon on a 1 [ASOBH-CND-09]', () => {
    const told = play(battle(['heavy-weapon']), crush, [1]);
    expect(told.of('statueStruck')).toMatchObject([{ face: 1, result: 'weapon-breaks' }]);
    expect(told.state.figures['a1']?.arms).toMatchObject({ hand: null, broken: ['heavy-weapon'] });
    expect(codes(told.state, crush)).toEqual(['crush/no-weapon']);
  });

  it('does nothing on 2 to 4 [ASOBH-CND-09]', () => {
    for (const face of [2, 4]) expect(play(battle(['heavy-weapon']), crush, [face]).of('leftPlay')).toEqual([]);
  });

  it('shatters it on 5 and 6; nobody need see that as a gruesome end [ASOBH-CND-09]', () => {
    const told = play(battle(['heavy-weapon']), crush, [5]);
    expect(told.of('leftPlay')).toMatchObject([{ unit: 'b1', how: 'gruesome' }]);
    expect(told.of('moraleTested')).toEqual([]);
  });

  it('needs something that crushes; a huge fist breaks on nothing [ASOBH-CND-09]', () => {
    expect(codes(battle([]), crush)).toEqual(['crush/no-weapon']);
    expect(play(battle(['huge'], 'natural'), crush, [1]).of('statueStruck')).toMatchObject([{ result: 'holds' }]);
    expect(codes(battle(['heavy-weapon']), { ...crush, target: 'b2' })).toEqual(['contact/not-touching']);
  });
});

describe('dropping gear', () => {
  it('costs an action, and armour, shield and weapon for good [ASOBH-ENV-05]', () => {
    const battle = aBattle({
      terrain: [aPiece('lake', { ground: 'deep' }, [600, 600], [100, 100])],
      figures: {
        a1: { traits: ['heavily-armored', 'block', 'longbow', 'flail', 'good-shot'] },
        b1: { at: [800, 800] },
      },
      acting: { a1: 2 },
    });
    const told = play(battle, { do: 'shed-gear', unit: 'a1' });
    expect(told.state.figures['a1']?.lost.toSorted()).toEqual(['block', 'flail', 'heavily-armored', 'longbow']);
    expect(told.state.figures['a1']?.arms.hand).toBeNull();
    expect(codes(told.state, { do: 'shed-gear', unit: 'a1' })).toEqual(['shed-gear/nothing']);
  });

  it('is for swimmers: nobody does it on a dry field [ASOBH-ENV-05]', () => {
    const dry = aBattle({ figures: { a1: {}, b1: { at: [800, 800] } }, acting: { a1: 2 } });
    expect(codes(dry, { do: 'shed-gear', unit: 'a1' })).toEqual(['shed-gear/no-water']);
  });

  it('leaves claws where they grow [ASOBH-ENV-05]', () => {
    const battle = aBattle({
      figures: { a1: { profile: { armed: 'natural' } }, b1: { at: [800, 800] } },
      acting: { a1: 2 },
    });
    expect(codes(battle, { do: 'shed-gear', unit: 'a1' })).toEqual(['shed-gear/nothing']);
  });
});

describe('a statue', () => {
  const figures = {
    a1: { at: [450, 450], profile: { size: 'big' } },
    a2: { at: [475, 450], conditions: [{ is: 'stone', until: null }] },
    a3: { at: [500, 450] },
    b1: { at: [800, 800] },
  } as const;
  const battle = aBattle({ figures, acting: { a1: 3 } });

  it('is dragged along by a larger friend, a Short at a time, and put down beside him [ASOBH-CND-09]', () => {
    const lifted = play(battle, { do: 'lift', unit: 'a1', target: 'a2' });
    expect(lifted.state.figures['a2']?.carriedBy).toBe('a1');
    expect(codes(lifted.state, { do: 'move', unit: 'a1', to: { x: 450, y: 540 } })).toEqual(['move/too-far']);
    const moved = play(lifted.state, { do: 'move', unit: 'a1', to: { x: 450, y: 525 } });
    expect(moved.state.figures['a2']?.pose).toMatchObject({ x: 450, y: 525 });
    const down = play(moved.state, { do: 'set-down', unit: 'a1', target: 'a2' });
    expect(down.state.figures['a2']?.carriedBy).toBeNull();
    const { x = 0, y = 0 } = down.state.figures['a2']?.pose ?? {};
    expect(Math.abs(Math.hypot(x - 450, y - 525) - 25)).toBeLessThan(1.5);
  });

  it('is too heavy for one of its size; flesh is carried by nobody on foot [ASOBH-CND-09]', () => {
    expect(codes(aBattle({ figures, acting: { a3: 1 } }), { do: 'lift', unit: 'a3', target: 'a2' })).toEqual([
      'lift/too-small',
    ]);
    expect(codes(battle, { do: 'set-down', unit: 'a1', target: 'a2' })).toEqual(['set-down/not-carried']);
    const lifted = play(battle, { do: 'lift', unit: 'a1', target: 'a2' });
    const woken = happen(lifted.state, (tale) => relieve(tale, 'a2', 'stone', 'ASOBH-CND-09'));
    expect(woken.state.figures['a2']).toMatchObject({ carriedBy: null, conditions: [] });
  });
});
