import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../kernel/equal';
import { decide, offers, preview } from './engine';
import { type Intent, parse } from './intents';
import { aCaster, cast, casting } from './magic/test-kit';
import type { State } from './state';
import { aBattle, actingWith, type BattleGiven, type FigureGiven, refusals } from './test-kit';

/** Everything a broken or dishonest client may send. A no leaves the table as it was, and no die is thrown for it. */

const b: Record<string, FigureGiven> = { b1: { at: [450, 850] }, b2: { at: [480, 850] } };
const quiet = (given: Partial<BattleGiven> = {}): State =>
  aBattle({ figures: { a1: { at: [450, 450] }, a2: { at: [300, 450] }, ...b, ...given.figures }, ...without(given) });
const without = ({ figures: _figures, ...rest }: Partial<BattleGiven>) => rest;
const acting = (figures: Record<string, FigureGiven> = {}, actions = 1): State =>
  quiet({ figures, acting: { a1: actions } });
const reacting = (figures: Record<string, FigureGiven> = {}, dice = 1): State =>
  quiet({
    figures,
    step: { is: 'reactions', side: 'two', dice, of: ['a1'], mayTake: dice > 1, declined: [] },
  });

interface Case {
  readonly what: string;
  readonly state: State;
  readonly intent: Intent;
  readonly seat?: string;
  readonly code: string;
  readonly who?: readonly string[];
}

const CASES: readonly Case[] = [
  {
    what: 'four dice [ASOBH-ACT-01]',
    state: quiet(),
    intent: { do: 'activate', unit: 'a1', dice: 4 },
    code: 'activate/dice',
    who: ['a1'],
  },
  {
    what: 'no dice [ASOBH-ACT-01]',
    state: quiet(),
    intent: { do: 'activate', unit: 'a1', dice: 0 },
    code: 'activate/dice',
  },
  {
    what: 'a second activation in one turn [ASOBH-INI-03]',
    state: quiet({ figures: { a1: { at: [450, 450], activated: true } } }),
    intent: { do: 'activate', unit: 'a1', dice: 1 },
    code: 'activate/already',
    who: ['a1'],
  },
  {
    what: 'an activation in the other side’s turn [ASOBH-INI-02]',
    state: quiet(),
    intent: { do: 'activate', unit: 'b1', dice: 1 },
    seat: 'b',
    code: 'seat/not-your-turn',
  },
  {
    what: 'a foe’s figure activated [ASOBH-INI-03]',
    state: quiet(),
    intent: { do: 'activate', unit: 'b1', dice: 1 },
    code: 'unit/not-yours',
    who: ['b1'],
  },
  {
    what: 'a sleeper activated [ASOBH-CND-06]',
    state: quiet({ figures: { a1: { at: [450, 450], conditions: ['sleeping'] } } }),
    intent: { do: 'activate', unit: 'a1', dice: 1 },
    code: 'activate/helpless',
  },
  {
    what: 'a figure nobody knows',
    state: quiet(),
    intent: { do: 'activate', unit: 'a77', dice: 1 },
    code: 'unit/unknown',
  },
  {
    what: 'a figure that is gone',
    state: quiet({ figures: { a1: { at: [450, 450], fate: 'out' } } }),
    intent: { do: 'activate', unit: 'a1', dice: 1 },
    code: 'unit/not-on-table',
  },
  {
    what: 'a seat that is not at the table',
    state: quiet(),
    intent: { do: 'activate', unit: 'a1', dice: 1 },
    seat: 'z',
    code: 'seat/unknown',
  },
  {
    what: 'a reaction when nobody failed [ASOBH-REA-01]',
    state: quiet(),
    intent: { do: 'react', unit: 'b1', dice: 1 },
    seat: 'b',
    code: 'seat/not-your-turn',
  },
  {
    what: 'a reaction by the side that failed [ASOBH-REA-01]',
    state: reacting(),
    intent: { do: 'react', unit: 'a1', dice: 1 },
    code: 'seat/not-your-turn',
  },
  {
    what: 'a figure reacting twice [ASOBH-REA-02]',
    state: reacting({ b1: { at: [450, 850], reacted: true } }),
    intent: { do: 'react', unit: 'b1', dice: 1 },
    seat: 'b',
    code: 'react/already',
    who: ['b1'],
  },
  {
    what: 'more reaction dice than there were failures [ASOBH-REA-01]',
    state: reacting(),
    intent: { do: 'react', unit: 'b1', dice: 2 },
    seat: 'b',
    code: 'react/dice',
  },
  {
    what: 'the initiative for one failure [ASOBH-ACT-05]',
    state: reacting(),
    intent: { do: 'take-initiative' },
    seat: 'b',
    code: 'react/too-late-to-take',
  },
  {
    what: 'more actions than dice passed [ASOBH-ACT-03]',
    state: acting({ a1: { at: [450, 450] }, b1: { at: [450, 475] } }),
    intent: { do: 'attack', unit: 'a1', target: 'b1', power: true },
    code: 'act/too-few-actions',
    who: ['a1'],
  },
  {
    what: 'a figure that was not woken [ASOBH-ACT-01]',
    state: acting(),
    intent: { do: 'move', unit: 'a2', to: { x: 300, y: 500 } },
    code: 'act/not-activated',
  },
  {
    what: 'an order by one who leads nobody [ASOBH-GRP-01]',
    state: acting(),
    intent: { do: 'order', unit: 'a1', order: 'group', units: ['a1', 'a2'], dice: 1 },
    code: 'order/no-leader',
  },
  {
    what: 'a group that does not touch [ASOBH-GRP-01]',
    state: acting({ a1: { at: [450, 450], traits: ['leader'] }, a3: { at: [300, 500] } }),
    intent: { do: 'order', unit: 'a1', order: 'group', units: ['a2', 'a3'], dice: 1 },
    code: 'group/not-touching',
  },
  {
    what: 'a group with one figure in it twice [ASOBH-GRP-01]',
    state: acting({ a1: { at: [450, 450], traits: ['leader'] } }),
    intent: { do: 'order', unit: 'a1', order: 'group', units: ['a2', 'a2'], dice: 1 },
    code: 'group/twice',
  },
  {
    what: 'a stick too long [ASOBH-MOV-01]',
    state: acting(),
    intent: { do: 'move', unit: 'a1', to: { x: 450, y: 570.1 } },
    code: 'move/too-far',
    who: ['a1'],
  },
  {
    what: 'a step wider than a base [ASOBH-MOV-03]',
    state: acting(),
    intent: { do: 'step', unit: 'a1', to: { x: 450, y: 475.1 } },
    code: 'move/step-too-far',
  },
  {
    what: 'a move over the edge of the table [ASOBH-MOV-01]',
    state: acting({ a1: { at: [20, 450] } }),
    intent: { do: 'move', unit: 'a1', to: { x: 5, y: 450 } },
    code: 'move/off-table',
  },
  {
    what: 'a move onto a friend [ASOBH-MOV-05]',
    state: acting({ a2: { at: [450, 500] } }),
    intent: { do: 'move', unit: 'a1', to: { x: 450, y: 510 } },
    code: 'move/no-room',
    who: ['a1', 'a2'],
  },
  {
    what: 'a blow from afar [ASOBH-MEL-01]',
    state: acting(),
    intent: { do: 'attack', unit: 'a1', target: 'b1' },
    code: 'attack/not-in-contact',
  },
  {
    what: 'a blow at a friend [ASOBH-MEL-01]',
    state: acting({ a2: { at: [450, 475] } }),
    intent: { do: 'attack', unit: 'a1', target: 'a2' },
    code: 'attack/not-a-foe',
  },
  {
    what: 'a shot without a bow [ASOBH-RNG-01]',
    state: acting(),
    intent: { do: 'shoot', unit: 'a1', target: 'b1', weapon: 'longbow' },
    code: 'shoot/no-such-weapon',
  },
  {
    what: 'a shot beyond the third stick [ASOBH-RNG-01]',
    state: acting({ a1: { at: [450, 100], traits: ['short-bow'] } }),
    intent: { do: 'shoot', unit: 'a1', target: 'b1', weapon: 'short-bow' },
    code: 'shoot/out-of-range',
  },
  {
    what: 'a spell it never learned [ASOBH-MAG-01]',
    state: casting('blast', { figures: { b1: { at: [450, 500] } } }),
    intent: cast('sleep', 1, { units: ['b1'] }),
    code: 'cast/not-known',
  },
  {
    what: 'a spell it did not announce [ASOBH-MAG-01]',
    state: casting('blast', {
      caster: { profile: { spells: ['blast', 'sleep'] } },
      figures: { b1: { at: [450, 500] } },
    }),
    intent: cast('sleep', 1, { units: ['b1'] }),
    code: 'cast/not-declared',
  },
  {
    what: 'more Power than successes [ASOBH-MAG-01]',
    state: casting('blast', { actions: 1, figures: { b1: { at: [450, 500] } } }),
    intent: cast('blast', 2, { units: ['b1'] }),
    code: 'cast/too-few-successes',
  },
  {
    what: 'a spell announced by one who is no caster [ASOBH-MAG-01]',
    state: quiet(),
    intent: { do: 'activate', unit: 'a1', dice: 1, spell: 'blast' },
    code: 'cast/no-caster',
  },
  {
    what: 'a spell announced that it never learned [ASOBH-MAG-01]',
    state: quiet({ figures: { a1: aCaster(['sleep']) } }),
    intent: { do: 'activate', unit: 'a1', dice: 1, spell: 'blast' },
    code: 'cast/not-known',
  },
  {
    what: 'an answer to a question nobody asked',
    state: quiet(),
    intent: { do: 'choose', option: 'parry' },
    code: 'step/not-now',
  },
  {
    what: 'a Free Hack nobody is to make [ASOBH-MEL-16]',
    state: quiet(),
    intent: { do: 'take-hack', unit: 'a1', from: 'b1' },
    code: 'step/not-now',
  },
  {
    what: 'a deployment in the middle of the battle [ASOBH-SET-15]',
    state: quiet(),
    intent: { do: 'deploy', unit: 'a1', pose: { x: 100, y: 100, facing: 0 } },
    code: 'step/not-now',
  },
  {
    what: 'a theft by an honest man [ASOBH-TRAIT-thief]',
    state: acting({ b1: { at: [450, 475] } }),
    intent: { do: 'steal', unit: 'a1', target: 'b1', what: 'potion-of-healing' },
    code: 'steal/no-thief',
  },
  {
    what: 'healing by one who cannot [ASOBH-CON-02]',
    state: acting({ a2: { at: [450, 475], conditions: ['prone'] } }),
    intent: { do: 'heal', unit: 'a1', target: 'a2', what: 'prone' },
    code: 'heal/no-healer',
  },
  {
    what: 'anything at all when it is over',
    state: quiet({ outcome: { winners: ['one'], because: 'resigned' } }),
    intent: { do: 'activate', unit: 'a1', dice: 1 },
    code: 'game/over',
  },
];

describe('is refused with a code of its own', () => {
  it.each(CASES.map((each) => [each.what, each] as const))('%s', (_what, { state, intent, seat = 'a', code, who }) => {
    const before = canonical(state);
    const parsed = parse(JSON.parse(JSON.stringify(intent)));
    expect(parsed).toEqual({ ok: true, value: intent });
    const no = refusals(state, intent, seat);
    expect(no.map((each) => each.code)).toContain(code);
    if (who !== undefined) expect(no[0]?.who).toEqual(who);
    const shown = preview(state, seat, intent);
    expect(shown.is === 'refused' ? shown.refusals : shown.is).toEqual(no);
    expect(canonical(state)).toBe(before);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a figure called %s, at the door and by the engine itself',
    (unit) => {
      expect(parse({ do: 'activate', unit, dice: 1 })).toMatchObject({ ok: false });
      expect(refusals(quiet(), { do: 'activate', unit, dice: 1 })).toMatchObject([{ code: 'unit/unknown' }]);
      expect(refusals(acting(), { do: 'move', unit, to: { x: 1, y: 1 } })).toMatchObject([{ code: 'unit/unknown' }]);
      expect(refusals(acting(), { do: 'attack', unit: 'a1', target: unit })).toMatchObject([{ code: 'unit/unknown' }]);
    },
  );

  it('with no die thrown for it', () => {
    const noDice = { roll: () => expect.unreachable('a die was thrown') };
    for (const { state, intent, seat = 'a' } of CASES) expect(decide(state, seat, intent, noDice).ok).toBe(false);
  });
});

describe('what is no intent', () => {
  const refusedAs = (input: unknown) => {
    const read = parse(input);
    return read.ok ? 'read' : read.error.code;
  };
  const unit = 'a1';

  it.each<readonly [string, unknown]>([
    ['a number that is none', { do: 'move', unit, to: { x: Number.NaN, y: 1 } }],
    ['a place without end', { do: 'move', unit, to: { x: Number.POSITIVE_INFINITY, y: 1 } }],
    ['a place beyond all tables', { do: 'move', unit, to: { x: 1e308, y: 1 } }],
    ['dice below nothing', { do: 'activate', unit, dice: -1 }],
    ['half a die', { do: 'activate', unit, dice: 1.5 }],
    ['dice in letters', { do: 'activate', unit, dice: '2' }],
    ['Power below one', { do: 'cast', unit, spell: 'blast', power: 0, aim: {} }],
    ['four of Power', { do: 'cast', unit, spell: 'blast', power: 4, aim: {} }],
    ['a spell of no book', { do: 'cast', unit, spell: 'wish', power: 1, aim: {} }],
    ['a spell called __proto__', { do: 'activate', unit, dice: 1, spell: '__proto__' }],
    ['a hundred thousand figures', { do: 'activate-group', dice: 1, units: Array(100_000).fill('a1') }],
    [
      'a string with a thousand corners',
      { do: 'move', unit, to: { x: 1, y: 1 }, via: Array(1000).fill({ x: 1, y: 1 }) },
    ],
    ['a name of a million letters', { do: 'activate', unit: 'a'.repeat(1_000_000), dice: 1 }],
    ['more than was asked for', { do: 'decline', also: 'win' }],
    ['a verb of no game', { do: 'win' }],
    ['a verb called constructor', { do: 'constructor' }],
    ['a list', [{ do: 'decline' }]],
    ['nothing', null],
    ['a warband of 61 entries', tooMany()],
    ['a profile that knows no bounds', listOf({ combat: 1e9 })],
    ['a trait of no book', listOf({ traits: [{ id: 'invincible' }] })],
    ['a trait called __proto__', listOf({ traits: [{ id: '__proto__' }] })],
  ])('%s is not let in', (_what, input) => {
    expect(refusedAs(input)).toMatch(/^intent\//);
  });

  it('any junk is answered with a value, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withSparseArray: true, withNullPrototype: true }), (junk) => {
        const read = parse(junk);
        expect(read.ok ? typeof read.value.do : typeof read.error.code).toBe('string');
      }),
      { seed: 18, numRuns: 400 },
    );
  });

  it('any of the verbs filled with junk is answered with a value, and what passes is judged without a throw', () => {
    const state = acting({ a2: { at: [450, 475] }, b1: { at: [475, 450] } }, 3);
    const verbs = [
      ...new Set([...offers(state, 'a').map((offer) => offer.do), ...CASES.map(({ intent }) => intent.do)]),
    ];
    const words = fc.constantFrom('a1', 'a2', 'b1', '__proto__', 'constructor', '', 'longbow', 'blast');
    const value = fc.oneof(words, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.constant([]));
    const place = fc.record({ x: fc.double(), y: fc.double() });
    fc.assert(
      fc.property(
        fc.constantFrom(...verbs),
        fc.dictionary(
          fc.constantFrom(
            'unit',
            'target',
            'to',
            'dice',
            'units',
            'weapon',
            'power',
            'spell',
            'aim',
            'what',
            'actions',
          ),
          fc.oneof(value, place),
        ),
        (verb, more) => {
          const read = parse({ do: verb, ...more });
          if (!read.ok) return;
          const shown = preview(state, 'a', read.value);
          expect(shown.is === 'ready').toBe(refusals(state, read.value).length === 0);
        },
      ),
      { seed: 81, numRuns: 600 },
    );
  });

  it('an act that belongs to a foe’s figure is refused to whoever asks', () => {
    const state = quiet({ step: actingWith({ a1: 2 }) });
    for (const seat of ['b', 'z', '', '__proto__'])
      expect(refusals(state, { do: 'move', unit: 'a1', to: { x: 450, y: 500 } }, seat)[0]?.code).toMatch(/^seat\//);
  });
});

function listOf(change: Record<string, unknown>): unknown {
  const profile = {
    ...{ title: 'Man', quality: 4, combat: 3, traits: [], spells: [], kinds: [] },
    ...{ armed: 'weapon', ranged: null, face: 'helm' },
    ...change,
  };
  return {
    do: 'choose-warband',
    warband: { is: 'list', list: { name: 'Band', entries: [{ profile, count: 1 }] } },
  };
}

function tooMany(): unknown {
  const entries = Array.from({ length: 61 }, () => ({ profile: 'elf-warrior', count: 1 }));
  return { do: 'choose-warband', warband: { is: 'list', list: { name: 'Band', entries } } };
}
