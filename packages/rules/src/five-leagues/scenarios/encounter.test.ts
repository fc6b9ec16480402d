import { describe, expect, test } from 'vitest';
import { zConfig } from '../config';
import { ENEMY_TABLES } from '../content/enemies';
import type { State } from '../state';
import { makeEnemy } from './force';
import { aWarband, begun, enemiesIn } from './test-kit';

/** Of the first table: two more than the die, two of them with slings. */
const RAIDERS = { scenario: 'meeting', table: 'ruin-within', entry: 'slave-raiders', objective: 'secure' } as const;
/** 2D6 for numbers, D100 for who leads, D6 for the edge, 2D6 for the lines. */
const AFTER = [20, 1, 4, 4];

describe('whom one meets', () => {
  test('one of the ten tables by a D10, and one of its rows by a D100 [FL-ENM-01] [FL-ENM-02] [FL-SET-01]', () => {
    const told = begun(aWarband({ scenario: 'meeting', objective: 'secure' }), [9, 10, 3, 5, ...AFTER]);
    expect(told.of('tableAsked').slice(0, 2)).toEqual([
      { type: 'tableAsked', table: 'enemy-tables', sides: 10, faces: [9], entry: 'roadside' },
      { type: 'tableAsked', table: 'roadside', sides: 100, faces: [10], entry: 'petty-robbers' },
    ]);
    expect(told.state.encounter).toMatchObject({ table: 'roadside', entry: 'petty-robbers' });
  });

  test('a row that is cut off in our book is thrown again, and said to be [FL-ENM-02]', () => {
    const told = begun(aWarband({ scenario: 'meeting', table: 'roadside', objective: 'secure' }), [
      77,
      43,
      9,
      3,
      5,
      ...AFTER,
    ]);
    expect(told.of('tableAsked')[1]).toMatchObject({ faces: [77, 43, 9], entry: 'petty-robbers' });
  });

  test('with stand-ins the same face finds ours [FL-ENM-02]', () => {
    const state = aWarband({ scenario: 'meeting', table: 'roadside', objective: 'secure', standIns: true });
    expect(begun(state, [77, 3, 5, ...AFTER]).state.encounter?.entry).toBe('strange-troops');
  });

  test('a row that was chosen asks no die, and brings its table [FL-SET-01]', () => {
    const told = begun(aWarband({ ...RAIDERS, table: 'random' }), [3, 5, ...AFTER]);
    expect(told.state.encounter).toMatchObject({ table: 'ruin-within', entry: 'slave-raiders' });
    expect(told.of('tableAsked')[0]).toMatchObject({ entry: 'ruin-within', faces: [] });
  });

  test('in a Site they are Lurking Foes unless something else is said [FL-ENM-01]', () => {
    const told = begun(aWarband({ scenario: 'site' }), [5, 3, 5, 20, 1]);
    expect(told.state.encounter).toMatchObject({ table: 'lurking-foes', entry: 'giant-rats' });
  });
});

describe('how many they are', () => {
  const size = (config: Parameters<typeof aWarband>[0], faces: readonly number[], heroes = 6): State['encounter'] =>
    begun(aWarband({ ...RAIDERS, ...config }, heroes), faces).state.encounter;

  test('the higher of two dice and the number of the row: 3 and 5 with +2 are 7 [FL-SET-02] [FL-ENM-03] [EX-16]', () => {
    expect(size({}, [3, 5, ...AFTER])).toMatchObject({
      size: 7,
      sizeParts: [
        { amount: 5, because: 'FL-SET-02' },
        { amount: 2, because: 'FL-ENM-T-ruin-within-03' },
      ],
    });
  });

  test('Quick Play brings five and the number, without a die, led by a Lieutenant [FL-GEN-21] [FL-ENM-03]', () => {
    const told = begun(aWarband({ ...RAIDERS, objective: 'random', quick: true }), [1, 4, 4]);
    expect(told.state.encounter).toMatchObject({ size: 7, leaders: [{ rank: 'lieutenant' }] });
    expect(told.state.objective?.is).toBe('eliminate');
  });

  test('Quick Play reads a Unique Foe as a Captain [FL-GEN-21]', () => {
    const told = begun(aWarband({ ...RAIDERS, quick: true, leadership: 'unique' }), [1, 4, 4]);
    expect(told.state.encounter?.leaders).toEqual([{ entry: 'slave-raiders', rank: 'captain', ranged: false }]);
  });

  test('a warband of seven or eight meets one more [FL-SET-03] [FL-ENM-04]', () => {
    expect(size({ warband: 7 }, [3, 5, ...AFTER])?.size).toBe(8);
    expect(size({ warband: 8 }, [3, 5, ...AFTER])?.size).toBe(8);
  });

  test('a Defensive Battle and a Camp Raid one more, a Hideout Raid two [FL-SET-03] [FL-ENM-04] [FL-SCN-10]', () => {
    const parts = (scenario: 'defensive' | 'camp-raid' | 'hideout-raid', faces: readonly number[]) =>
      size({ scenario }, [3, 5, ...faces])?.sizeParts.at(-1);
    expect(parts('defensive', [20, 1])).toEqual({ amount: 1, because: 'FL-SCN-10' });
    expect(parts('camp-raid', [20, 1])).toEqual({ amount: 1, because: 'FL-SCN-13' });
    expect(parts('hideout-raid', [20, 1])).toEqual({ amount: 2, because: 'FL-SCN-15' });
  });

  test('events and the depth of a Delve add theirs [FL-ENM-04] [FL-ENM-10] [FL-DIF-01]', () => {
    expect(size({ moreFoes: -2 }, [3, 6, ...AFTER])?.size).toBe(6);
    const deep = (depth: number) => size({ scenario: 'site', depth }, [3, 5, 20, ...(depth > 5 ? [1, 30] : []), 1]);
    expect([0, 3, 5, 6].map((depth) => deep(depth)?.size)).toEqual([7, 8, 9, 10]);
  });

  test('six fighters never meet fewer than five [FL-SET-04] [FL-ENM-05] [EX-17]', () => {
    const few = { entry: 'sneaky-thieves' };
    expect(size(few, [2, 3, ...AFTER])).toMatchObject({
      size: 5,
      sizeParts: [{ amount: 3 }, { amount: 1 }, { amount: 1, because: 'FL-SET-04' }],
    });
    expect(size(few, [2, 3, ...AFTER], 4)?.size).toBe(4);
    // Only those who will fight are counted
    expect(size({ ...few, warband: 6 }, [2, 3, ...AFTER], 9)?.size).toBe(5);
  });

  test('as many shoot as the row says, all where there are no more; the rest have melee weapons [FL-ENM-06] [FL-ENM-08]', () => {
    const { state } = begun(aWarband(RAIDERS), [3, 5, ...AFTER]);
    const arms = enemiesIn(state).map(({ profile }) => profile.weapons.map(({ is }) => is).join(' '));
    expect(arms.filter((each) => each === 'sling light-weapon')).toHaveLength(2);
    expect(arms.filter((each) => each === 'standard-weapon')).toHaveLength(5);
    expect(begun(aWarband({ ...RAIDERS, moreFoes: -5 }, 1), [1, 1, ...AFTER]).state.encounter).toMatchObject({
      size: 1,
      ranged: 1,
    });
  });

  test('throwers carry a standard weapon beside, bows and crossbows a light one [FL-ENM-08] [FL-EQP-10]', () => {
    const arms = (entry: string) =>
      makeEnemy(aWarband({}), { entry, rank: null, ranged: true }, 'e1').profile.weapons.map(({ is }) => is);
    expect(arms('hired-murderers')).toEqual(['throwing-knives', 'standard-weapon']);
    expect(arms('deserter-squad')).toEqual(['self-bow', 'light-weapon']);
    expect(arms('legion-of-iron')).toEqual(['crossbow', 'light-weapon']);
  });

  test('an Unknown Enemy takes three away, one of them an archer where three or more shoot [FL-SET-05] [FL-ENM-07]', () => {
    expect(size({ unknownEnemy: true }, [3, 5, ...AFTER])).toMatchObject({ size: 4, ranged: 2, unknownMarkers: 1 });
    expect(size({ unknownEnemy: true, entry: 'murder-cultists' }, [3, 5, ...AFTER])).toMatchObject({
      size: 4,
      ranged: 2,
    });
  });
});

describe('who leads them', () => {
  const leaders = (faces: readonly number[], config: Parameters<typeof aWarband>[0] = {}) =>
    begun(aWarband({ ...RAIDERS, ...config }), [3, 5, ...faces, 1, 4, 4]).state.encounter;

  test('nobody, a Sergeant, a Lieutenant, a Captain or a Unique Foe, over and above their number [FL-SET-06] [FL-ENM-09]', () => {
    expect(leaders([25])?.leaders).toEqual([]);
    expect(leaders([26])?.leaders).toMatchObject([{ rank: 'sergeant' }]);
    expect(leaders([46])?.leaders).toMatchObject([{ rank: 'lieutenant' }]);
    expect(leaders([61])?.leaders).toMatchObject([{ rank: 'captain' }]);
    expect(leaders([76, 1, 30])).toMatchObject({
      leaders: [{ entry: 'grim-knight', rank: null }],
      motivation: 'hired-muscle',
      size: 7,
      began: 8,
    });
  });

  test('a Unique Foe whose numbers are cut off is thrown again, unless stand-ins are wanted [FL-ENM-16]', () => {
    expect(leaders([76, 92, 1, 30])?.leaders).toMatchObject([{ entry: 'grim-knight' }]);
    // He gives the whole force Outflank, which asks for dice of its own
    const thief = begun(aWarband({ ...RAIDERS, standIns: true }), [3, 5, 76, 92, 30, 1, 6, 6, 4, 4]);
    expect(thief.state.encounter?.leaders).toMatchObject([{ entry: 'master-thief' }]);
  });

  test('one who was chosen comes without a die [FL-ENM-16]', () => {
    expect(leaders([30], { leadership: 'unique', foe: 'fey-reaver' })?.leaders).toMatchObject([
      { entry: 'fey-reaver' },
    ]);
  });

  test('eight fighters meet a Sergeant more, and scenarios bring leaders of their own [FL-ENM-10] [FL-SCN-13] [FL-SCN-15]', () => {
    expect(leaders([30], { warband: 8 })?.leaders.map(({ rank }) => rank)).toEqual(['sergeant', 'sergeant']);
    const of = (config: Parameters<typeof aWarband>[0], more: readonly number[] = []) =>
      begun(aWarband({ ...RAIDERS, ...config }), [3, 5, 20, ...more, 1]).state.encounter?.leaders.map(
        ({ rank, entry }) => rank ?? entry,
      );
    expect(of({ scenario: 'defensive' })).toEqual(['sergeant']);
    expect(of({ scenario: 'camp-raid' })).toEqual(['lieutenant']);
    expect(of({ scenario: 'hideout-raid' })).toEqual(['captain']);
    expect(of({ scenario: 'site', depth: 5 })).toEqual(['captain']);
    expect(of({ scenario: 'site', depth: 7 }, [1, 30])).toEqual(['grim-knight']);
  });

  test('a rank adds to the row it leads, and the caps hold [FL-SET-07] [FL-ENM-11]', () => {
    const of = (entry: string, rank: 'sergeant' | 'lieutenant' | 'captain' | null) =>
      makeEnemy(aWarband({}), { entry, rank, ranged: false }, 'e1').profile;
    const scores = (rank: 'sergeant' | 'lieutenant' | 'captain' | null) => {
      const { combat, toughness, armor } = of('outlaw-gang', rank);
      return [combat, toughness, armor];
    };
    expect([null, 'sergeant', 'lieutenant', 'captain'].map((rank) => scores(rank as null))).toEqual([
      [1, 4, 1],
      [1, 5, 1],
      [2, 5, 1],
      [2, 5, 2],
    ]);
    expect(of('penitent-zealots', 'sergeant').toughness).toBe(5);
    expect(of('penitent-zealots', 'captain').toughness).toBe(6);
    expect(of('outlaw-gang', 'captain').traits).toEqual(
      expect.arrayContaining(['parry', 'tough', 'regeneration', 'counter-attack', 'outflank']),
    );
    // What the row gives its leaders
    expect(of('blood-stained-renegades', 'sergeant').traits).toContain('tough');
  });

  test('hardened fighters make one of their melee troops a Sergeant [FL-ENM-T-ruin-within-06]', () => {
    const { state } = begun(aWarband({ ...RAIDERS, entry: 'deserter-squad' }), [3, 4, ...AFTER]);
    const force = enemiesIn(state);
    expect(force).toHaveLength(7);
    expect(force.filter(({ profile }) => profile.rank === 'sergeant')).toHaveLength(1);
  });
});

describe('the force', () => {
  test('joins the battle with names and ids of its own [FL-SET-02]', () => {
    const { state } = begun(aWarband(RAIDERS), [3, 5, 30, 1, 4, 4]);
    const force = enemiesIn(state);
    expect(force.map(({ name }) => name).slice(0, 3)).toEqual([
      'Slave raider, sergeant',
      'Slave raider 1',
      'Slave raider 2',
    ]);
    expect(new Set(force.map(({ id }) => id)).size).toBe(8);
    expect(force.every(({ seat, acts }) => seat === 'gm' && acts === 'enemy')).toBe(true);
  });

  test('of the practice battle is always the same four, seven when it is fought again [FL-SET-51] [FL-SET-52] [EX-18]', () => {
    const first = enemiesIn(begun(aWarband({ scenario: 'starter' }, 4), [1]).state);
    expect(first.map(({ name }) => name)).toEqual(['Grokk', 'Grub', 'Grig', 'Gryn']);
    expect(first.filter(({ profile }) => profile.weapons.some(({ is }) => is === 'self-bow'))).toHaveLength(1);
    expect(first.every(({ profile }) => profile.toughness === 4 && profile.combat === 0)).toBe(true);
    const again = enemiesIn(begun(aWarband({ scenario: 'starter-replay' }), [1]).state);
    expect(again).toHaveLength(7);
    expect(again.filter(({ profile }) => profile.weapons.some(({ is }) => is === 'self-bow'))).toHaveLength(2);
  });

  test('of a Lair is one beast; rows that are cut off are thrown again [FL-ENM-35]', () => {
    const told = begun(aWarband({ scenario: 'lair' }), [80, 12, 1]);
    expect(enemiesIn(told.state).map(({ name, monsterPoints }) => [name, monsterPoints])).toEqual([['Troll', 5]]);
    expect(told.state.objective?.is).toBe('lair');
  });

  test('can be made of every row of every table, with a rank or without [FL-ENM-15]', () => {
    const state = aWarband({ standIns: true });
    for (const table of Object.values(ENEMY_TABLES))
      for (const { id, table: of } of table.entries) {
        const plain = makeEnemy(state, { entry: id, rank: null, ranged: false }, 'e1');
        const led = makeEnemy(state, { entry: id, rank: 'captain', ranged: false }, 'e2');
        expect(plain.profile.table, id).toBe(of);
        expect(plain.name, id).toMatch(/ 1$/);
        expect(led.profile.toughness, id).toBeGreaterThanOrEqual(plain.profile.toughness);
        expect(led.profile.combat, id).toBe(plain.profile.combat + 1);
      }
  });
});

test('the lobby may ask for an Unknown Enemy', () => {
  expect(zConfig.parse({}).unknownEnemy).toBe(false);
});
