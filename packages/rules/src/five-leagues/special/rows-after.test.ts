import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../kernel/dice';
import { fights, struck } from '../combat/test-kit';
import { aBattle, aPiece, happen, play } from '../test-kit';
import { inch } from '../units';
import {
  afterMoraleDie,
  castBar,
  gainsAtEnd,
  holdsOpen,
  moraleDice,
  moraleFailsOn,
  moraleWaived,
  onActivation,
  settle,
  trackingMatters,
} from './hooks';
import { at, foe, met, on, two } from './test-kit';

type Battle = ReturnType<typeof aBattle>;
const none = scriptedDice([]);
const settled = (state: Battle, matter: string, ...faces: readonly number[]) =>
  happen(state, (tale) => settle(tale, matter, scriptedDice(faces)));
const what = (state: Battle) => gainsAtEnd(state).map((each) => `${each.what} ${each.amount} ${each.because}`);
const fallen = { fate: 'casualty' as const, end: { round: 1, by: 'a', how: 'hit-melee' } };

describe('a casualty', () => {
  test('of a Leader adds two dice to the morale of Slave raiders [FL-ENM-T-ruin-within-03]', () => {
    const given = {
      encounter: met('ruin-within', 'slave-raiders'),
      figures: { a: {}, e: foe('slave-raiders', { rank: 'sergeant' }) },
    };
    const fell = aBattle({ ...given, fell: [{ unit: 'e', side: 'enemies', how: 'casualty' }] });
    expect(moraleDice(fell)).toEqual([{ amount: 2, because: 'craven' }]);
    expect(moraleDice(aBattle(given))).toEqual([]);
    const trooper = aBattle({
      ...given,
      figures: { a: {}, e: foe('slave-raiders') },
      fell: [{ unit: 'e', side: 'enemies', how: 'casualty' }],
    });
    expect(moraleDice(trooper)).toEqual([]);
  });

  test('of the warband brings one more of the Roaming dead [FL-ENM-T-whispers-from-beyond-03]', () => {
    const state = two({}, foe('roaming-dead'), { encounter: met('whispers-from-beyond', 'roaming-dead') });
    // Toughness; then an edge by lot and how far along
    const told = struck(state, { target: 'a', by: 'e', how: 'melee' }, [6, 1, 10]);
    expect(told.of('arrived').map(({ figure }) => figure.profile.id)).toEqual(['roaming-dead']);
    const theirs = struck(state, { target: 'e', by: 'a', how: 'melee' }, [6]);
    expect(theirs.of('arrived')).toEqual([]);
  });

  test('may cost a weapon to the Knife-breakers [FL-ENM-T-gnawling-horde-06]', () => {
    const state = two({}, foe('knife-breakers'), { encounter: met('gnawling-horde', 'knife-breakers') });
    const broken = struck(state, { target: 'a', by: 'e', how: 'melee' }, [6, 3, 4]);
    expect(at(broken.state, 'a').profile.weapons[0]?.damaged).toBe(true);
    const kept = struck(state, { target: 'a', by: 'e', how: 'melee' }, [6, 4, 4]);
    expect(at(kept.state, 'a').profile.weapons[0]?.damaged).toBe(false);
  });

  test('among the Hate-sworn rises for a last fight, and dies after it [FL-ENM-T-gnawling-horde-11]', () => {
    const state = aBattle({
      steps: [],
      figures: {
        a: { at: [10, 10] },
        e: { at: [10, 14], ...foe('hate-sworn', { profile: { armor: 0, toughness: 3 } }) },
      },
    });
    const told = happen(struck(state, { target: 'e', by: 'a', how: 'shot' }, [6]).state, () => {});
    expect(told.state.steps.at(-1)?.is).toBe('melee');
    expect(at(told.state, 'e')).toMatchObject({ fate: 'table', conditions: { frenzy: 1 } });
    // A Wound is nothing to it now; slain again, it falls
    const again = struck({ ...told.state, steps: [] }, { target: 'e', by: 'a', how: 'shot' }, [2]);
    expect(at(again.state, 'e').wounds).toBe(0);
    // In a fight, it goes on until that is over
    const locked = two(
      { profile: { combat: 3, toughness: 6 } },
      foe('hate-sworn', { profile: { armor: 0, toughness: 3 } }),
    );
    const pushed = fights(locked, [6, 1, 6]).state;
    expect(at(pushed, 'e')).toMatchObject({ fate: 'table', conditions: { frenzy: 1 } });
    const fought = play(pushed, { do: 'stay', unit: 'a' });
    expect(fought.of('meleeEnded')).toHaveLength(1);
    expect(at(fought.state, 'e')).toMatchObject({ fate: 'casualty', end: { by: 'a', how: 'hit-melee' } });
    const twice = struck({ ...told.state, steps: [] }, { target: 'e', by: 'a', how: 'shot' }, [6]);
    expect(at(twice.state, 'e').fate).toBe('casualty');
  });

  test('by the Maddened wave may make a Sergeant [FL-ENM-T-duskling-warbands-06]', () => {
    const state = two({}, foe('maddened-wave'), { encounter: met('duskling-warbands', 'maddened-wave') });
    const risen = struck(state, { target: 'a', by: 'e', how: 'melee' }, [6, 1]);
    expect(at(risen.state, 'e').profile).toMatchObject({ rank: 'sergeant', toughness: 5 });
    expect(at(risen.state, 'e').profile.traits).toContain('parry');
    const plain = struck(state, { target: 'a', by: 'e', how: 'melee' }, [6, 2]);
    expect(at(plain.state, 'e').profile.rank).toBeNull();
    const shot = struck(state, { target: 'a', by: 'e', how: 'shot' }, [6]);
    expect(at(shot.state, 'e').profile.rank).toBeNull();
  });

  test('draws two Corpse-crawlers from the edges [FL-ENM-T-curse-of-war-05]', () => {
    const state = two({}, foe('gibbering-corpse-crawlers'), {
      encounter: met('curse-of-war', 'gibbering-corpse-crawlers'),
    });
    const told = struck(state, { target: 'a', by: 'e', how: 'melee' }, [6, 1, 10, 2, 5]);
    expect(told.of('arrived')).toHaveLength(2);
  });

  test('makes a worshipper stronger, once [FL-ENM-T-lurking-foes-05]', () => {
    const state = two({}, foe('decrepit-worshippers'), { figures: { b: { at: [14, 10] } } });
    const once = struck(state, { target: 'a', by: 'e', how: 'melee' }, [6]);
    const twice = struck(once.state, { target: 'b', by: 'e', how: 'melee' }, [6]);
    expect(at(twice.state, 'e').changes.map(({ score, by }) => [score, by])).toEqual([
      ['combat', 1],
      ['toughness', 1],
    ]);
  });

  test('raises a Tomb Shade where it fell, which waits out the round [FL-ENM-T-lurking-foes-12]', () => {
    const state = aBattle({
      encounter: met('lurking-foes', 'eternal-guard'),
      steps: [],
      figures: { a: { at: [10, 10] }, e: { at: [20, 20], ...foe('eternal-guard') } },
    });
    const told = struck(state, { target: 'a', by: null, how: 'fall' }, [6]);
    const shade = told.of('arrived')[0]?.figure.id ?? '';
    expect(at(told.state, shade).profile.id).toBe('tomb-shades');
    expect(Math.hypot(on(told.state, shade).pose.x - inch(10), on(told.state, shade).pose.y - inch(10))).toBeLessThan(
      inch(1),
    );
    happen(told.state, (tale) => expect(onActivation(tale, shade, none)).toBe('skip'));
    happen({ ...told.state, round: 3 }, (tale) => expect(onActivation(tale, shade, none)).toBe('act'));
  });

  test('may make a champion of whoever did it, once [FL-DIF-03]', () => {
    const plain = two({}, {}, { figures: { b: { at: [14, 10] } } });
    const state = { ...plain, config: { ...plain.config, difficulty: ['enemy-champions' as const] } };
    const raised = (face: number) =>
      at(struck(state, { target: 'a', by: 'e', how: 'melee' }, [6, face]).state, 'e').changes.map(({ score }) => score);
    expect([1, 2, 3, 4, 5, 6].map(raised)).toEqual([
      ['speed', 'dash'],
      ['toughness'],
      ['toughness'],
      ['combat'],
      ['combat'],
      ['armor'],
    ]);
    const first = struck(state, { target: 'a', by: 'e', how: 'melee' }, [6, 2]).state;
    expect(at(struck(first, { target: 'b', by: 'e', how: 'melee' }, [6]).state, 'e').changes).toHaveLength(1);
  });

  test('heals the nearest Wounded enemy by blood rites [FL-DIF-04]', () => {
    const plain = two({}, {}, { figures: { e2: { at: [14, 10], wounds: 1 }, e3: { at: [25, 10], wounds: 1 } } });
    const state = { ...plain, config: { ...plain.config, difficulty: ['blood-rites' as const] } };
    const told = struck(state, { target: 'a', by: 'e', how: 'melee' }, [6]);
    expect([at(told.state, 'e2').wounds, at(told.state, 'e3').wounds]).toEqual([0, 1]);
  });
});

describe('at the end of a round', () => {
  test('a Desperate mob breaks once more than half are down, and takes no morale before [FL-ENM-T-ruin-within-01]', () => {
    const mob = (down: number) =>
      aBattle({
        encounter: met('ruin-within', 'desperate-mob', { began: 4 }),
        steps: [],
        figures: {
          a: { at: [5, 5] },
          ...Object.fromEntries(
            [0, 1, 2, 3].map((i) => [
              `e${i}`,
              { at: [10 + 2 * i, 20] as const, ...foe('desperate-mob'), ...(i < down ? fallen : {}) },
            ]),
          ),
        },
      });
    expect(moraleWaived(mob(1))).toBe('break-point');
    expect([trackingMatters(mob(2), 'enemy'), trackingMatters(mob(3), 'enemy')]).toEqual([[], ['break-point']]);
    expect(at(settled(mob(3), 'break-point').state, 'e3').fate).toBe('routed');
  });

  test('Wounded of the coven may become Revenants [FL-ENM-T-whispers-from-beyond-06]', () => {
    const state = two(
      {},
      { ...foe('coven-of-the-half-dead', { rank: 'sergeant' }), wounds: 1 },
      {
        encounter: met('whispers-from-beyond', 'coven-of-the-half-dead'),
        figures: { e2: { at: [20, 20], ...foe('coven-of-the-half-dead') } },
      },
    );
    expect(trackingMatters(state, 'enemy')).toEqual(['pained-ascension']);
    const told = settled(state, 'pained-ascension', 5);
    expect(at(told.state, 'e')).toMatchObject({ wounds: 0, profile: { id: 'maddened-revenants' } });
    expect(at(settled(state, 'pained-ascension', 4).state, 'e').profile.id).toBe('coven-of-the-half-dead');
  });

  test('a six of morale brings another Collector to the feature in the middle [FL-ENM-T-whispers-from-beyond-08]', () => {
    const state = aBattle({
      encounter: met('whispers-from-beyond', 'collector-mob'),
      steps: [],
      terrain: [aPiece('wood', { stands: 'area' }, [16, 16], [4, 4]), aPiece('far', {}, [2, 2], [2, 2])],
      figures: { a: { at: [5, 5] }, e: { at: [30, 30], ...foe('collector-mob') } },
    });
    const told = happen(state, (tale) => afterMoraleDie(tale, 6, none));
    const came = told.of('arrived')[0]?.figure.id ?? '';
    expect(on(told.state, came).pose).toMatchObject({ x: inch(18), y: inch(18) });
    expect(happen(state, (tale) => afterMoraleDie(tale, 2, none)).events).toEqual([]);
  });

  test('the foremost Wounded of the Gibbering horde is whole again [FL-ENM-T-gnawling-horde-02]', () => {
    const state = aBattle({
      encounter: met('gnawling-horde', 'gibbering-horde'),
      steps: [],
      figures: {
        a: { at: [5, 5] },
        e: { at: [10, 10], wounds: 1, ...foe('gibbering-horde') },
        e2: { at: [10, 20], wounds: 1, ...foe('gibbering-horde') },
      },
    });
    const told = settled(state, 'ignore-wounds');
    expect([at(told.state, 'e').wounds, at(told.state, 'e2').wounds]).toEqual([0, 1]);
  });

  test('the Winding Path fears nothing once it is within 6" [FL-ENM-T-duskling-warbands-10]', () => {
    const path = (y: number) =>
      aBattle({
        encounter: met('duskling-warbands', 'winding-path-warband'),
        steps: [],
        figures: {
          a: { at: [10, 10] },
          e: { at: [10, y], ...foe('winding-path-warband') },
          e2: { at: [30, 30], ...foe('winding-path-warband') },
        },
      });
    expect(trackingMatters(path(18), 'warband')).toEqual([]);
    const told = settled(path(15), 'bitter-determination');
    expect([moraleFailsOn(told.state, at(told.state, 'e')), moraleFailsOn(told.state, at(told.state, 'e2'))]).toEqual([
      0, 0,
    ]);
    expect(trackingMatters(told.state, 'warband')).toEqual([]);
  });

  test('the Deep coven calls its kin by those near the warband [FL-ENM-T-oldest-kin-10]', () => {
    const state = aBattle({
      encounter: met('oldest-kin', 'deep-coven'),
      steps: [],
      figures: {
        a: { at: [10, 10] },
        e: { at: [10, 16], ...foe('deep-coven') },
        e2: { at: [30, 30], ...foe('deep-coven') },
      },
    });
    const told = settled(state, 'call-the-kindred', 6);
    expect(told.of('arrived').map(({ figure }) => figure.profile.id)).toEqual(['kin-blooded']);
    expect(settled(state, 'call-the-kindred', 5).of('arrived')).toEqual([]);
  });

  test('Soot-stained fiends may end all magic [FL-ENM-T-curse-of-war-06]', () => {
    const state = two({}, foe('soot-stained-fiends'), {
      encounter: met('curse-of-war', 'soot-stained-fiends'),
      round: 5,
    });
    expect(castBar(settled(state, 'dampening-aura', 3, 3).state, at(state, 'a'))).toBeUndefined();
    const dead = settled(state, 'dampening-aura', 2, 3).state;
    expect(castBar(dead, at(dead, 'a'))?.code).toBe('cast/dampened');
    expect(trackingMatters(dead, 'enemy')).toEqual([]);
  });

  test('War cultists call a Minotaur to the middle, once, while one of them lives [FL-ENM-T-curse-of-war-10]', () => {
    const state = two({}, foe('war-cultists'), { encounter: met('curse-of-war', 'war-cultists'), round: 4 });
    const told = settled(state, 'calling-the-sons', 2, 2);
    const beast = told.of('arrived')[0]?.figure.id ?? '';
    expect(at(told.state, beast).profile.id).toBe('minotaur');
    expect(on(told.state, beast).pose).toMatchObject({ x: inch(18), y: inch(18) });
    expect(trackingMatters(told.state, 'enemy')).toEqual([]);
    const alone = two(
      {},
      { ...foe('war-cultists'), ...fallen },
      { encounter: met('curse-of-war', 'war-cultists'), round: 4 },
    );
    expect(trackingMatters(alone, 'enemy')).toEqual([]);
  });

  test('Stumbling dead come on by three dice that are lost on ones, and hold the battle open [FL-ENM-T-roadside-06]', () => {
    const state = two({}, foe('stumbling-dead'), { encounter: met('roadside', 'stumbling-dead') });
    expect(holdsOpen(state)).toBe('rarely-alone');
    const told = settled(state, 'rarely-alone', 6, 1, 3, 1, 10);
    expect(told.of('arrived')).toHaveLength(1);
    expect(told.state.counts['dead-dice-lost']).toBe(1);
    const next = settled(told.state, 'rarely-alone', 1, 1);
    expect(next.state.counts['dead-dice-lost']).toBe(3);
    expect(trackingMatters(next.state, 'enemy')).toEqual([]);
  });
});

describe('a battle pays', () => {
  const won = (table: string, row: string, leaders: number, more: Parameters<typeof met>[2] = {}) =>
    aBattle({
      encounter: met(table, row, more),
      figures: {
        a: { at: [5, 5] },
        ...Object.fromEntries(
          Array.from({ length: leaders }, (_, i) => [`e${i}`, { ...foe(row, { rank: 'sergeant' }), ...fallen }]),
        ),
      },
    });
  const lost = (table: string, row: string) =>
    aBattle({ encounter: met(table, row), figures: { a: { fate: 'left' }, e: { at: [9, 9], ...foe(row) } } });

  test('for thieves and raiders [FL-ENM-T-ruin-within-02] [FL-ENM-T-ruin-within-03]', () => {
    expect(what(won('ruin-within', 'sneaky-thieves', 0))).toEqual(['valuables-gold 1 looted-loot']);
    expect(what(won('ruin-within', 'slave-raiders', 0))).toEqual(['friend:villager-or-forester 1 just-in-time']);
    expect(what(lost('ruin-within', 'slave-raiders'))).toEqual([]);
  });

  test('for Leaders of the outcast and of the Fog Born [FL-ENM-T-whispers-from-beyond-04] [FL-ENM-T-whispers-from-beyond-10]', () => {
    expect(what(won('whispers-from-beyond', 'the-outcast', 2))).toEqual(['roll:bounty-6 2 bounty']);
    expect(what(won('whispers-from-beyond', 'fog-born', 1))).toEqual(['adventure-points 1 servants-of-the-mistress']);
  });

  test('for the Queen’s own and the Dusklings’ spoils [FL-ENM-T-ice-heart-court-12] [FL-ENM-T-duskling-warbands-03] [FL-ENM-T-duskling-warbands-04]', () => {
    expect(what(won('ice-heart-court', 'queens-own', 0))).toEqual([
      'story-points 1 worthy-struggle',
      'adventure-points 1 worthy-struggle',
    ]);
    expect(what(won('duskling-warbands', 'warband-remnants', 0))).toEqual([
      'adventure-points 1 gather-the-spoils',
      'gold 1 gather-the-spoils',
    ]);
    expect(what(won('duskling-warbands', 'hunting-band', 0))).toEqual(['item:rations 1 hunters']);
    expect(what(lost('duskling-warbands', 'hunting-band'))).toEqual([]);
  });

  test('for silver, food and a purse [FL-ENM-T-oldest-kin-03] [FL-ENM-T-curse-of-war-02] [FL-ENM-T-faceless-kingdom-12]', () => {
    expect(what(won('oldest-kin', 'warrior-brood', 2))).toContain('gold 2 silver-jewelry');
    expect(what(won('curse-of-war', 'opportunistic-pillagers', 0))).toEqual(['roll:rations-5 2 pillagers']);
    expect(what(won('faceless-kingdom', 'legion-of-iron', 1))).toEqual(['gold 1 belt-purse']);
  });

  test('with plans of the enemy where a Unique Foe of Torch bearers lives [FL-ENM-T-curse-of-war-04]', () => {
    const state = (fate: 'casualty' | 'routed') =>
      aBattle({
        encounter: met('curse-of-war', 'torch-bearers'),
        figures: { a: { at: [5, 5] }, e: { ...foe('mighty-warrior'), ...fallen, fate } },
      });
    expect([what(state('routed')), what(state('casualty'))]).toEqual([['enemy-plans 1 tip-of-the-spear'], []]);
  });

  test('with a flight that stands, from War-mad roamers [FL-ENM-T-curse-of-war-08]', () => {
    expect(what(lost('curse-of-war', 'war-mad-roamers'))).toEqual(['flight-stands 1 hunted-in-the-gloom']);
  });

  test('on the road [FL-ENM-T-roadside-04] [FL-ENM-T-roadside-07] [FL-ENM-T-roadside-09]', () => {
    expect(what(won('roadside', 'rag-tag-brigands', 1))).toContain('roll:bounty-5 1 duke-bounty');
    expect(what(won('roadside', 'organized-robbers', 0))).toContain('gold 1 crime-pays');
    expect(what(won('roadside', 'robber-baron-patrol', 0))).toContain('gold 1 tax-the-taxman');
  });
});
