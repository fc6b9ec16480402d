import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../kernel';
import { sandbox } from './index';
import { kit } from './test-kit';
import { words } from './words';

describe('dice', () => {
  test('of several kinds are thrown together and added up with the plus [SBX-41]', () => {
    const table = kit();
    const dice = scriptedDice([6, 1, 4, 17]);
    const [rolled] = table.act(
      'b',
      {
        do: 'roll',
        dice: [
          { count: 3, sides: 6 },
          { count: 1, sides: 20 },
        ],
        plus: -2,
        why: 'fear',
      },
      dice,
    );
    dice.done();
    expect(rolled).toEqual({
      type: 'rolled',
      by: 'b',
      dice: [
        { sides: 6, faces: [6, 1, 4] },
        { sides: 20, faces: [17] },
      ],
      plus: -2,
      total: 26,
      why: 'fear',
    });
  });

  test('fit in one hand up to two hundred [SBX-41]', () => {
    const table = kit();
    const roll = (count: number) => ({
      do: 'roll' as const,
      dice: [
        { count: 100, sides: 6 },
        { count, sides: 6 },
      ],
      plus: 0,
      why: '',
    });
    expect(table.refused('a', roll(101))).toEqual(['dice/too-many']);
    expect(sandbox.preview(table.state(), 'a', roll(100)).is).toBe('ready');
    expect(sandbox.parse(roll(201)).ok).toBe(false);
  });
});

describe('lots', () => {
  test('are drawn one after the other from those left [SBX-42]', () => {
    const table = kit();
    const dice = scriptedDice([2, 2]);
    const [drawn] = table.act(
      'a',
      { do: 'draw-lots', among: ['red', 'blue', 'green', 'blue'], take: 2, why: 'order' },
      dice,
    );
    dice.done();
    expect(drawn).toMatchObject({ drawn: ['blue', 'green'], left: ['red', 'blue'] });
  });

  test('need no die for the last, and are refused beyond what there is [SBX-42]', () => {
    const table = kit();
    const dice = scriptedDice([1]);
    const [drawn] = table.act('a', { do: 'draw-lots', among: ['red', 'blue'], take: 2, why: '' }, dice);
    dice.done();
    expect(drawn).toMatchObject({ drawn: ['red', 'blue'], left: [] });
    expect(table.refused('a', { do: 'draw-lots', among: ['red', 'blue'], take: 3, why: '' })).toEqual(['lots/too-few']);
  });
});

describe('the table', () => {
  test('takes one to six seats on one to six sides [SBX-05]', () => {
    const sides = (...seats: number[]) => ({
      sides: seats.map((n, i) => ({ name: `S${i}`, tincture: 'gold', seats: n })),
    });
    expect(sandbox.seats(sandbox.config.parse(sides(1))).map((each) => each.seat)).toEqual(['a']);
    expect(sandbox.seats(sandbox.config.parse(sides(3, 2, 1))).map((each) => each.side)).toEqual([
      's1',
      's1',
      's1',
      's2',
      's2',
      's3',
    ]);
    expect(sandbox.config.safeParse(sides(4, 3)).success).toBe(false);
    expect(sandbox.config.safeParse({ ...sides(1), width: 1e9 }).success).toBe(false);
  });

  test('of any size takes the ready terrain that fits [SBX-26]', () => {
    for (const [width, depth] of [
      [1829, 1219],
      [600, 600],
      [200, 200],
    ]) {
      const state = sandbox.setup(sandbox.config.parse({ map: 'wilds', width, depth }));
      for (const each of Object.values(state.terrain)) {
        expect(each.pose.x).toBeLessThanOrEqual(width!);
        expect(each.pose.y).toBeLessThanOrEqual(depth!);
      }
      expect(Object.keys(state.terrain)).toHaveLength(6);
    }
  });

  test('waits for the seat whose turn is noted, and asks first whoever has a proposal to answer [SBX-40]', () => {
    const table = kit();
    expect(sandbox.waitingFor(table.state()).map((each) => each.seat)).toEqual(['a', 'b', 'c']);
    table.act('a', { do: 'note-turn', round: 1, seat: 'c', phase: '' });
    table.act('a', { do: 'offer-result', winners: [] });
    expect(sandbox.waitingFor(table.state())).toEqual([
      { seat: 'b', what: 'answer-proposal' },
      { seat: 'c', what: 'answer-proposal' },
      { seat: 'c', what: 'free-play' },
    ]);
  });

  test('previews a half-made move as unfinished, and names what is missing', () => {
    const { state } = kit();
    expect(sandbox.preview(state(), 'a', { do: 'move' })).toMatchObject({ is: 'unfinished', needs: 'to' });
    expect(
      sandbox.preview(state(), 'a', { do: 'move', to: [{ piece: 'p1', pose: { x: Number.NaN, y: 0, facing: 0 } }] }),
    ).toMatchObject({
      is: 'refused',
      refusals: [{ code: 'intent/malformed' }],
    });
  });
});

describe('words', () => {
  const names = {
    unit: (id: string) => `<${id}>`,
    seat: (id: string) => `Seat ${id}`,
    side: (id: string) => id,
    length: String,
  };

  test('tell every refusal of the sandbox in a sentence of the table’s voice', () => {
    const codes = [
      'piece/unknown piece/twice piece/not-yours piece/locked piece/covered cover/not-own cover/already cover/none',
      'count/none count/too-many dice/too-many lots/too-few terrain/unknown terrain/no-area table/full-of-pieces',
      'table/full-of-terrain change/nothing-to-restore change/under-your-cover intent/malformed seat/unknown game/over',
      'seat/resigned proposal/open proposal/gone proposal/not-asked proposal/no-such-side place/off-table place/overlap',
    ]
      .join(' ')
      .split(' ');
    const fallback = words.refusal({ code: 'no/such-code', rule: '' }, names);
    for (const code of codes) {
      const said = words.refusal({ code, rule: 'SBX-01', who: ['p1', 'p2'], detail: {} }, names);
      expect(said, code).not.toBe(fallback);
      expect(said, code).toMatch(/^[^!]+\.$/);
      expect(said.toLowerCase(), code).not.toMatch(/invalid|please|undefined/);
    }
  });

  test('have a label and a hint for every verb a seat is offered', () => {
    const table = kit();
    table.act('a', {
      do: 'place-terrain',
      terrain: {
        name: '',
        art: 'hill',
        outline: [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
          { x: 0, y: 9 },
        ],
        pose: { x: 9, y: 9, facing: 0 },
        height: 0,
      },
    });
    for (const offer of sandbox.offers(table.state(), 'a')) {
      expect(words.offer(offer.do).label).not.toBe(offer.do);
      expect(words.offer(offer.do).hint).not.toBe('');
    }
  });

  test('tell a throw with its faces and its sum', () => {
    const event = { type: 'rolled', by: 'a', dice: [{ sides: 6, faces: [2, 3] }], plus: 1, total: 6, why: 'fear' };
    expect(words.event(event, names)).toBe('Seat a rolls 2D6 + 1 for fear: 2 3. 6 in all.');
  });
});
