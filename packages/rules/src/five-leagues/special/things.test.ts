import { describe, expect, test } from 'vitest';
import { judgeHit } from '../combat/harm';
import type { ItemId } from '../content/ids';
import { diceTakers } from '../flow/initiative-dice';
import { fiveLeagues } from '../index';
import type { Intent } from '../intents';
import { wrapInMist } from '../scenarios/mist';
import type { State } from '../state';
import { aBattle, aPiece, type BattleGiven, type FigureGiven, happen, play, refusals, type Told } from '../test-kit';
import { inch } from '../units';
import { moraleFailsOn, spareFlight } from './hooks';
import { at, foe, on } from './test-kit';

const pack = (...items: readonly ItemId[]): State['backpack'] => items.map((item) => ({ item, count: 1 }));
const spot = (x: number, y: number) => ({ x: Math.round(inch(x) * 100) / 100, y: Math.round(inch(y) * 100) / 100 });
const use = (item: string, target = 'a') => ({ do: 'use', unit: 'a', item: item as 'bandages', target }) as const;
const aim = (item: 'dragons-spite' | 'thorn-of-ice' | 'spider-whispers', x: number, y: number) =>
  ({ do: 'aim', unit: 'a', item, at: spot(x, y) }) as const;
const codes = (state: State, intent: Parameters<typeof refusals>[1]) => refusals(state, intent).map(({ code }) => code);

/** `a` acts; what it needs is in the Backpack. */
const battle = (item: ItemId, given: Partial<BattleGiven> = {}): State =>
  aBattle({
    acting: 'a',
    backpack: pack(item),
    ...given,
    figures: { a: { at: [10, 10] }, e: { at: [10, 20] }, ...given.figures },
  });

/** Both sides stand; the first round has not begun. */
const eve = (items: readonly ItemId[], figures: BattleGiven['figures'] = {}): State =>
  happen(aBattle({
    round: 0,
    phase: 'set-up',
    backpack: pack(...items),
    steps: [{ is: 'eve', ready: [] }],
    figures: { a: { at: [10, 10] }, e: { at: [10, 30] }, ...figures },
  }), () => {}, []).state;

/** The end of a round, up to the first question. */
const tracked = (round: number, figures: BattleGiven['figures'], faces: readonly number[] = []): Told =>
  happen(
    aBattle({
      round,
      phase: 'slow',
      steps: [{ is: 'tracking', stage: 'warband', queue: null }],
      figures: { e: { at: [30, 30] }, ...figures },
    }),
    () => {},
    faces,
  );

describe('a place that is aimed at', () => {
  test('may be any within 6" and in sight, where Dragon’s Spite strikes a foe [FL-ITEM-dragons-spite]', () => {
    const state = battle('dragons-spite', { figures: { e: { at: [10, 18] } } });
    expect(codes(state, aim('dragons-spite', 10, 16.4))).toEqual([]);
    expect(codes(state, aim('dragons-spite', 10, 16.6))).toEqual(['use/out-of-reach']);
    expect(codes(state, aim('dragons-spite', 10, 15))).toEqual(['use/nobody-there']);
    expect(codes(state, aim('dragons-spite', -1, 10))).toEqual(['use/off-table']);
    const told = play(state, aim('dragons-spite', 10, 16.4), [6]);
    expect(at(told.state, 'e').fate).toBe('casualty');
    const walled = battle('dragons-spite', {
      figures: { e: { at: [10, 18] } },
      terrain: [aPiece('block', { stands: 'block', height: inch(4) }, [8, 12], [4, 1])],
    });
    expect(codes(walled, aim('dragons-spite', 10, 16.4))).toEqual(['use/place-unseen']);
  });

  test('of a Thorn of Ice takes every Wounded one within 3", friends too [FL-ITEM-thorn-of-ice]', () => {
    const state = battle('thorn-of-ice', {
      figures: { e: { at: [10, 20], wounds: 1 }, b: { at: [12, 18], wounds: 1 }, e2: { at: [9, 20] } },
    });
    const told = play(state, aim('thorn-of-ice', 11, 19));
    expect(['e', 'b', 'e2'].map((id) => at(told.state, id).fate)).toEqual(['casualty', 'casualty', 'table']);
    const shown = fiveLeagues.preview(state, 'a', aim('thorn-of-ice', 11, 19));
    expect(shown).toMatchObject({
      is: 'ready',
      odds: [
        { code: 'foes-fall', value: 1 },
        { code: 'friends-fall', value: 1 },
      ],
    });
    expect(codes(state, aim('thorn-of-ice', 10, 11))).toEqual(['use/nobody-there']);
  });

  test('of Spider Whispers is where the player wishes, 9" from everybody, before the battle as well [FL-ITEM-spider-whispers]', () => {
    const state = battle('spider-whispers');
    const came = play(state, aim('spider-whispers', 30, 30)).of('arrived')[0]?.figure;
    expect(came).toMatchObject({ fate: 'table', pose: spot(30, 30), profile: { agility: 1, toughness: 4 } });
    expect(refusals(state, aim('spider-whispers', 16, 10))).toMatchObject([
      { code: 'use/too-near-somebody', who: ['a'] },
    ]);
    expect(codes(eve(['spider-whispers']), aim('spider-whispers', 30, 30))).toEqual([]);
  });
});

describe('right before the first round', () => {
  test('things of which there is one are used without an Action, until everyone has had enough [FL-LOOT-unique-items]', () => {
    const state = eve(['thorn-of-ice', 'orb-of-winter-fog'], { e: { at: [10, 14], wounds: 1 } });
    const told = play(state, use('thorn-of-ice', 'e'));
    expect(at(told.state, 'e').fate).toBe('casualty');
    expect(at(told.state, 'a').did.acted).toBe(false);
    expect(play(told.state, { do: 'ready', ready: true }).state.steps).toEqual([]);
    expect(eve(['bear-draught']).steps).toEqual([]);
  });

  test('a Bone Knife Wounds as many as its die says, and one of the dead rises for each [FL-ITEM-bone-knife]', () => {
    const state = eve(['bone-knife'], { b: { at: [14, 10] }, c: { at: [18, 10], wounds: 1 }, d: { at: [22, 10] } });
    const told = play(state, use('bone-knife'), [2]);
    expect(codes(told.state, { do: 'choose', what: 'c' })).toEqual(['knife/one-of-these']);
    const one = play(told.state, { do: 'choose', what: 'b' });
    const both = play(one.state, { do: 'choose', what: 'd' });
    expect(['a', 'b', 'd'].map((id) => at(both.state, id).wounds)).toEqual([0, 1, 1]);
    const dead = Object.values(both.state.figures).filter(({ profile }) => profile.id === 'skeleton-knife');
    expect(dead).toMatchObject([
      { fate: 'table', seat: 'a', profile: { speed: { base: 4, dash: null }, combat: 0, toughness: 4, armor: 1 } },
      { fate: 'table' },
    ]);
    // More than there are: the rest is ignored
    const all = play(state, use('bone-knife'), [6]);
    expect(['a', 'b', 'd'].map((id) => at(all.state, id).wounds)).toEqual([1, 1, 1]);
    expect(codes(battle('bone-knife'), use('bone-knife'))).toEqual(['use/too-late']);
  });

  test('a Skeleton takes no die, is never Stunned, and minds no poison [FL-ITEM-bone-knife]', () => {
    const state = aBattle({
      figures: { a: { at: [10, 10] }, s: { at: [12, 10], conditions: { minion: 1 } }, e: { traits: ['poison'] } },
      acting: 's',
    });
    expect(diceTakers(state).map(({ id }) => id)).toEqual(['a']);
    const hit = { target: 's', by: 'e', blow: { armor: 0, toughness: 0 }, how: 'melee', why: 'profile' } as const;
    expect(judgeHit(state, { ...hit, natural: 6, weapon: null })).toMatchObject({ mayStun: false, deadly: null });
    expect(codes(state, { do: 'anticipate', unit: 's' })).toEqual(['act/always-slow']);
  });
});

describe('a Talisman of the Oldest Mother', () => {
  test('calls a beast, which comes at the edge nearest to its caller at the end of the round, for its player to run [FL-ITEM-talisman-of-the-oldest-mother]', () => {
    const told = play(
      battle('talisman-of-the-oldest-mother', { figures: { a: { at: [5, 12] } } }),
      use('talisman-of-the-oldest-mother'),
      [1],
    );
    const [beast] = told.of('arrived').map(({ figure }) => figure);
    expect(beast).toMatchObject({
      side: 'party',
      seat: 'a',
      fate: 'waiting',
      monsterPoints: 3,
      profile: { id: 'ogre' },
    });
    const id = beast?.id ?? '';
    const ending: State = { ...told.state, phase: 'slow', steps: [{ is: 'tracking', stage: 'rest', queue: null }] };
    const came = happen(ending, () => {}, []).state;
    const { pose, profile } = at(came, id);
    expect(at(came, id).fate).toBe('table');
    expect(pose?.x).toBeCloseTo(profile.base / 2, 1);
    expect(pose?.y).toBeCloseTo(inch(12), 1);
    expect(diceTakers(came).map((each) => each.id)).toEqual(['a']);
    // Its traits hold for it as for any beast
    expect(moraleFailsOn(came, at(came, id))).toBe(0);
  });
});

test('an Area Attack by hand goes for the nearest foe, and all around it [FL-AI-43]', () => {
  const lizard = foe('spitting-lizard');
  const state = aBattle({
    acting: 'a',
    figures: { a: { ...lizard, at: [10, 10] }, e: { at: [10, 15] }, e2: { at: [11.5, 15.6] }, e3: { at: [10, 25] } },
  });
  const spew = (target: string) => ({ do: 'spew', unit: 'a', target }) as const;
  expect(codes(state, spew('e2'))).toEqual(['spew/nearest']);
  expect(codes(state, spew('e3'))).toEqual(['spew/too-far']);
  expect(codes(battle('torch'), spew('e'))).toEqual(['spew/not-it']);
  const told = play(state, spew('e'), [4, 4, 6]);
  expect(at(told.state, 'e').fate).toBe('casualty');
  expect(at(told.state, 'e2').wounds).toBe(0);
  expect(at(told.state, 'a').did.shots).toBe(1);
});

describe('Teeth of the Stalker', () => {
  const FIGHTS = { do: 'fight-with', unit: 'a', weapon: 'standard-weapon', tactic: 'none' } as const;
  const mud = () => aPiece('mud', { stands: 'field', tags: ['difficult'], height: 0 }, [2, 11], [32, 5]);

  test('carry 9" over any ground and into a foe, with two dice in the first exchange [FL-ITEM-teeth-of-the-stalker]', () => {
    const state = battle('teeth-of-the-stalker', { figures: { e: { at: [10, 18] } }, terrain: [mud()] });
    const bitten = play(state, use('teeth-of-the-stalker'));
    expect(fiveLeagues.waitingFor(bitten.state)).toMatchObject([{ what: 'walk', detail: { unit: 'a' } }]);
    const go = (x: number, y: number, into?: string): Intent => ({
      ...{ do: 'move' as const, unit: 'a', path: [spot(x, y)], dash: false, jump: false },
      ...(into === undefined ? {} : { into }),
    });
    expect(codes(bitten.state, go(19, 10))).toEqual([]);
    expect(codes(bitten.state, go(19.1, 10))).toEqual(['move/too-far']);
    expect(codes(bitten.state, go(3, 15.5))).toEqual([]);
    const met = play(bitten.state, go(10, 17.01, 'e'));
    const fought = play(met.state, FIGHTS, [1, 5, 3, 6]);
    expect(fought.of('exchangeRolled')[0]?.faces['a']).toEqual([1, 5]);
  });

  test('leave nothing behind when its player stays [FL-ITEM-teeth-of-the-stalker]', () => {
    const bitten = play(battle('teeth-of-the-stalker'), use('teeth-of-the-stalker'));
    const stays = play(bitten.state, { do: 'halt', unit: 'a' });
    expect(at(stays.state, 'a')).toMatchObject({ conditions: {}, did: { acted: true } });
    expect(stays.state.backpack).toEqual([]);
  });
});

describe('Shadowy Ale', () => {
  const shadow: FigureGiven = { at: [10, 10], conditions: { shadowy: 4 } };
  const shadowy = (given: Partial<BattleGiven> = {}): State =>
    battle('holy-water', { ...given, figures: { a: shadow, ...given.figures } });

  test('lasts for this round and the next two [FL-ITEM-shadowy-ale]', () => {
    expect(at(play(battle('shadowy-ale'), use('shadowy-ale')).state, 'a').conditions).toEqual({ shadowy: 4 });
    expect(at(tracked(3, { a: shadow }).state, 'a').conditions['shadowy']).toBe(4);
    expect(at(tracked(4, { a: shadow }).state, 'a').conditions).toEqual({});
  });

  test('lets nobody fight or shoot whoever drank it, nor be fought or shot by him [FL-ITEM-shadowy-ale]', () => {
    const state = shadowy({ figures: { e: { at: [10, 10.984] } } });
    expect(codes(state, { do: 'fight', unit: 'a', target: 'e' })).toEqual(['fight/shadowy']);
    const theirs = {
      ...state,
      steps: [
        { ...state.steps[0] },
        { is: 'act', unit: 'e', by: 'gm', kind: 'turn', stage: 'act', runs: 'hand', automa: null },
      ],
    } as State;
    expect(refusals(theirs, { do: 'fight', unit: 'e', target: 'a' }, 'gm')).toMatchObject([{ code: 'target/shadowy' }]);
    const hit = { target: 'a', by: 'e', blow: { armor: 0, toughness: 0 }, how: 'special', why: 'area-attack' } as const;
    expect(judgeHit(state, { ...hit, natural: null, weapon: null })).toBeUndefined();
  });

  test('lets him touch no thing, and flee through no night [FL-ITEM-shadowy-ale]', () => {
    const state = shadowy({ figures: { e: { at: [10, 14], traits: ['undead'] } } });
    expect(codes(state, use('holy-water', 'e'))).toEqual(['use/shadowy']);
    expect(spareFlight(state, on(state, 'a'))).toBe('is-shadowy');
  });

  test('lets him pass through walls and boulders and over bad ground, and end where there is room [FL-ITEM-shadowy-ale]', () => {
    const state = shadowy({
      terrain: [
        aPiece('rock', { stands: 'individual', height: inch(3) }, [9, 11], [2, 1]),
        aPiece('mud', { stands: 'field', tags: ['difficult'], height: 0 }, [2, 12], [32, 5]),
      ],
    });
    const go = (x: number, y: number) =>
      ({ do: 'move', unit: 'a', path: [spot(x, y)], dash: false, jump: false }) as const;
    expect(codes(state, go(10, 14))).toEqual([]);
    expect(codes(state, go(10, 11.5))).toEqual(['move/no-footing']);
    const solid = { ...state, figures: { ...state.figures, a: { ...at(state, 'a'), conditions: {} } } };
    expect(codes(solid, go(10, 14))).toEqual(['move/solid']);
  });
});

describe('a Cloak of Mist', () => {
  const hidden: FigureGiven = {
    fate: 'waiting',
    conditions: { misty: 1 },
    profile: { worn: ['cloak-of-mist'] },
  };

  test('lets its wearer step out by one of the warband at the end of the first round [FL-ITEM-cloak-of-mist]', () => {
    const asked = tracked(1, { a: { at: [10, 10] }, b: { at: [20, 10] }, m: hidden });
    expect(fiveLeagues.waitingFor(asked.state)).toMatchObject([{ seat: 'a', what: 'cloak-by-whom' }]);
    expect(codes(asked.state, { do: 'choose', what: 'e' })).toEqual(['cloak/one-of-yours']);
    const thrown = play(asked.state, { do: 'choose', what: 'b' }, [3]);
    const out = (x: number, y: number) => ({ do: 'deploy', unit: 'm', at: spot(x, y) }) as const;
    expect(codes(thrown.state, out(20, 14.1))).toEqual(['cloak/too-far']);
    expect(codes(thrown.state, out(20, 10.5))).toEqual(['deploy/no-footing']);
    const came = play(thrown.state, out(20, 13.9));
    expect(at(came.state, 'm')).toMatchObject({ fate: 'table', pose: { ...spot(20, 13.9) }, conditions: {} });
  });

  test('keeps its wearer out of the set-up, where somebody else is set up [FL-ITEM-cloak-of-mist]', () => {
    const wears: FigureGiven = { fate: 'reserve', profile: { worn: ['cloak-of-mist'] } };
    const wrapped = (figures: BattleGiven['figures']) =>
      happen(aBattle({ steps: [], figures }), (tale) => wrapInMist(tale), []).state;
    const one = wrapped({ a: wears, b: { fate: 'reserve' } });
    expect([at(one, 'a').fate, at(one, 'b').fate]).toEqual(['waiting', 'reserve']);
    const both = wrapped({ a: wears, b: wears });
    expect([at(both, 'a').fate, at(both, 'b').fate]).toEqual(['reserve', 'waiting']);
  });
});
