import { describe, expect, it } from 'vitest';
import { duel, fought, modifiers, range, states, strike, told } from './combat/test-kit';
import type { Intent } from './intents';
import { aWall, cast, casting } from './magic/test-kit';
import { takeOut } from './morale/leaving';
import { checkWarband, STANDARD_LIMITS } from './roster';
import type { OwnProfile } from './roster/list';
import { priceOf } from './roster/price';
import { aBattle, type FigureGiven, happen, play, refusals } from './test-kit';

/** The numbers the book works out for its readers. */

const far: Record<string, FigureGiven> = { b1: { at: [450, 850] }, b2: { at: [480, 850] } };
const two = () => aBattle({ figures: { a1: { at: [450, 50] }, a2: { at: [500, 50] }, ...far } });
const woken = (dice: number): Intent => ({ do: 'activate', unit: 'a1', dice });
const own: OwnProfile = {
  title: 'Spearman',
  quality: 4,
  combat: 2,
  traits: [{ id: 'long-reach' }],
  spells: [],
  kinds: ['human'],
  armed: 'weapon',
  ranged: null,
  face: 'spear-hook',
};

describe('dice of an activation', () => {
  it('that both pass give two actions [ASOBH-EX-01]', () => {
    const done = play(two(), woken(2), [4, 6]);
    expect(done.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 2 } });
  });

  it('of which one fails let the other side react with one die before the one action [ASOBH-EX-02]', () => {
    const done = play(two(), woken(2), [4, 2]);
    expect(done.state.steps.at(-1)).toMatchObject({ is: 'reactions', side: 'two', dice: 1, mayTake: false });
    const passed = play(done.state, { do: 'decline' }, [], 'b');
    expect(passed.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 1 } });
  });

  it('of which two fail give the other side two dice, or the turn [ASOBH-EX-03]', () => {
    const done = play(two(), woken(3), [4, 2, 3]);
    expect(done.state.steps.at(-1)).toMatchObject({ is: 'reactions', dice: 2, mayTake: true });
    const reacting = play(done.state, { do: 'react', unit: 'b1', dice: 2 }, [4, 5], 'b');
    expect(reacting.state.steps.at(-1)).toMatchObject({ is: 'act', kind: 'reaction', left: { b1: 2 } });
    const taking = play(done.state, { do: 'take-initiative' }, [], 'b');
    expect(taking.state.active).toBe('two');
    expect(taking.state.figures['a1']?.activated).toBe(true);
  });

  it('of an elf band with one slow mind need what he needs [ASOBH-EX-18]', () => {
    const elf = (at: readonly [number, number], quality = 3): FigureGiven => ({ at, profile: { quality } });
    const state = aBattle({
      figures: {
        ...far,
        a0: { at: [400, 120], traits: ['leader'] },
        a1: elf([420, 60]),
        a2: elf([445, 60]),
        a3: elf([470, 60]),
        a4: elf([495, 60], 4),
      },
      acting: { a0: 1 },
    });
    const done = play(
      state,
      { do: 'order', unit: 'a0', order: 'group', units: ['a1', 'a2', 'a3', 'a4'], dice: 1 },
      [3],
    );
    // Quality 4, and the Leader close by makes it one easier
    expect(done.of('rolled')[0]).toMatchObject({ unit: 'a4', quality: 4, needs: 3, successes: 1 });
  });
});

describe('blows', () => {
  it('of a goblin: a 4 against an elf’s 2 fells her, a 5 drives her back [ASOBH-EX-04]', () => {
    const state = duel({ profile: { combat: 2 } }, { profile: { combat: 3 } });
    const felled = strike(state, [4, 2]);
    expect(fought(felled)).toMatchObject({ count: { totals: { attacker: 6, target: 5 } }, result: 'prone' });
    expect(fought(strike(state, [5, 2]))).toMatchObject({ result: 'recoil', loser: 'b1' });
  });

  it('find a man among three foes two points weaker [ASOBH-EX-05]', () => {
    const ring = { b2: { at: [425, 450] }, b3: { at: [475, 450] } } as const;
    expect(modifiers(duel({}, {}, { figures: ring })).attacker).toEqual({ outnumbered: -2 });
  });

  it('find a man between a fallen foe and a standing one a point weaker [ASOBH-EX-06]', () => {
    const state = duel({ profile: { combat: 4 } }, {}, { figures: { b2: { at: [450, 425], conditions: ['prone'] } } });
    expect(modifiers(state).attacker).toEqual({ outnumbered: -1 });
  });

  it('of the fourth goblin find the orc at three less [ASOBH-EX-16]', () => {
    const orc = { profile: { combat: 4, quality: 4 } };
    const ring = { a2: { at: [425, 475] }, a3: { at: [475, 475] }, a4: { at: [450, 500] } } as const;
    const state = duel({ profile: { combat: 1 } }, orc, { figures: ring });
    expect(told(fought(strike(state, [3, 4]))).target).toEqual({ outnumbered: -3 });
  });

  it('that should have killed a regenerating C4 leave it lying on a three, and not on a four [ASOBH-EX-11]', () => {
    const state = duel({ profile: { combat: 5 } }, { profile: { combat: 4 }, traits: ['regeneration'] });
    const saved = strike(state, [5, 1, 3]);
    expect(saved.state.figures['b1']?.fate).toBe('table');
    expect(states(saved.state, 'b1')).toEqual(['prone']);
    expect(strike(state, [5, 1, 4]).state.figures['b1']?.fate).toBe('out');
  });

  it('of two weapons that both fall on four add two, on one nothing [ASOBH-EX-12]', () => {
    const state = duel({ traits: ['double-strike'], profile: { armed: 'two-weapons' } }, {}, { actions: 2 });
    const fours = fought(strike(state, [4, 4, 6], { double: true }));
    expect(fours.count).toMatchObject({ totals: { attacker: 9, target: 9 }, winner: 'none' });
    const ones = fought(strike(state, [1, 1, 1], { double: true }));
    expect(ones.count).toMatchObject({ totals: { attacker: 4, target: 4 }, winner: 'none' });
  });
});

describe('shots', () => {
  it('of an archer worth 50 may pass over nearer foes of 24, not of 25 [ASOBH-EX-07]', () => {
    const state = (points: number) =>
      range(
        150,
        { traits: ['longbow'], profile: { points: 50 } },
        {},
        { figures: { b2: { at: [380, 180], profile: { points } } } },
      );
    const aimed: Intent = { do: 'shoot', unit: 'a1', target: 'b1', weapon: 'longbow' };
    expect(refusals(state(24), aimed)).toEqual([]);
    expect(refusals(state(25), aimed)).toMatchObject([{ code: 'shoot/nearer-foe' }]);
  });

  const volley = (count: number, traits: FigureGiven['traits'] = ['short-bow']) =>
    aBattle({
      figures: {
        a0: { at: [300, 60], traits: ['leader'] },
        ...Object.fromEntries(
          Array.from({ length: count }, (_, i) => [`a${i + 1}`, { at: [350 + 25 * i, 60], traits }]),
        ),
        b1: { at: [400, 150] },
        b9: { at: [870, 870] },
      },
      acting: { a0: 1 },
    });
  const ordered = (count: number): Intent => ({
    do: 'order',
    unit: 'a0',
    order: 'concentrate',
    units: Array.from({ length: count }, (_, i) => `a${i + 1}`),
    dice: 1,
  });

  it('of five together find their target four points weaker [ASOBH-EX-13]', () => {
    const ready = play(volley(5), ordered(5), [4]).state;
    const done = play(ready, { do: 'shoot', unit: 'a1', target: 'b1', weapon: 'short-bow' }, [4, 4]);
    expect(fought(done).sides.target.modifiers.reduce((sum, { amount }) => sum + amount, 0)).toBe(-4);
  });

  it('of four poisoners together throw four dice and cost one point of Quality [ASOBH-EX-15]', () => {
    const ready = play(volley(4, ['short-bow', 'poison']), ordered(4), [4]).state;
    const done = play(ready, { do: 'shoot', unit: 'a1', target: 'b1', weapon: 'short-bow' }, [4, 6, 1, 5, 6, 6]);
    expect(done.of('poisoned')).toMatchObject([{ unit: 'b1', works: true }]);
    expect(done.of('poisoned')[0]?.faces).toHaveLength(4);
    expect(done.state.figures['b1']?.worse.poison).toBe(1);
  });
});

describe('magic', () => {
  it('lets a caster of Quality 4 begin with four spells [ASOBH-EX-08]', () => {
    const mage = (spells: OwnProfile['spells']): OwnProfile => ({
      ...own,
      title: 'Mage',
      traits: [{ id: 'spell-caster' }],
      spells,
    });
    const faults = (spells: OwnProfile['spells']) =>
      checkWarband({ name: 'Band', entries: [{ profile: mage(spells), count: 1 }] }, STANDARD_LIMITS).map(
        ({ code }) => code,
      );
    expect(faults(['fear', 'sleep', 'trip', 'mist'])).toEqual([]);
    expect(faults(['fear', 'sleep', 'trip', 'mist', 'rain'])).toEqual(['warband/too-many-spells']);
  });

  it('of Power 1 and Short range reaches two Short at -1 and three at -2 [ASOBH-EX-09]', () => {
    const at = (mm: number) => casting('blast', { figures: { b1: { at: [450, 475 + mm] } } });
    const aimed = cast('blast', 1, { units: ['b1'] });
    const far = (mm: number) => {
      const { attacker } = fought(play(at(mm), aimed, [3, 4])).sides;
      return attacker.modifiers.map(({ amount }) => amount);
    };
    expect(far(75)).toEqual([]);
    expect(far(150)).toEqual([-1]);
    expect(far(225)).toEqual([-2]);
    expect(refusals(at(226), aimed)).toMatchObject([{ code: 'cast/out-of-range' }]);
  });

  it('of Power 2 against a wall of Power 3 loses a tie [ASOBH-EX-10]', () => {
    const state = casting('unsummon', { effects: { e1: aWall('e1', 'wall-of-ice', [450, 520], { power: 3 }) } });
    const tied = play(state, cast('unsummon', 2, { effect: 'e1' }), [4, 3]);
    expect(tied.state.effects['e1']).toBeDefined();
    const beaten = play(state, cast('unsummon', 2, { effect: 'e1' }), [5, 3]);
    expect(beaten.state.effects['e1']).toBeUndefined();
  });
});

describe('a warband', () => {
  it('of nine first tests its nerve when the fifth is gone [ASOBH-EX-14]', () => {
    const band = Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [
        `a${i + 1}`,
        { at: [100 + 60 * i, 60] as const, ...(i < 3 ? { fate: 'out' as const } : {}) },
      ]),
    );
    const state = aBattle({ figures: { ...far, ...band } });
    const fourth = happen(state, (tale) => takeOut(tale, 'a4', 'out', null, 'fall'));
    expect(fourth.state.sides['one']?.belowHalf).toBe(false);
    // Three dice for each of the four who are left
    const fifth = happen(fourth.state, (tale) => takeOut(tale, 'a5', 'out', null, 'fall'), Array(12).fill(6));
    expect(fifth.state.sides['one']?.belowHalf).toBe(true);
    expect(fifth.of('moraleTested').map(({ unit, cause }) => `${unit} ${cause}`)).toEqual(
      ['a6', 'a7', 'a8', 'a9'].map((unit) => `${unit} below-half`),
    );
  });

  it('buys a Spearman with Long Reach for 20 points [ASOBH-EX-17]', () => {
    expect(priceOf(own).points).toBe(20);
  });
});
