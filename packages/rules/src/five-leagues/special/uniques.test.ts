import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../kernel/dice';
import { fights, struck } from '../combat/test-kit';
import { foesOf, isTouching } from '../figures';
import { aBattle, aPiece, carried, happen, play } from '../test-kit';
import { inch } from '../units';
import {
  allyBonusDenied,
  canOutflank,
  combatBonus,
  drawStrikes,
  endlessAmmunition,
  enemyPhaseOpens,
  gainsAtEnd,
  meleeBlow,
  moraleFailsOn,
  onActivation,
  phaseEnds,
  roundOpens,
  settle,
  shotBlow,
  spottingModifiers,
  trackingMatters,
  untargetable,
} from './hooks';
import { at, fight, foe, met, on, two } from './test-kit';

type Battle = ReturnType<typeof aBattle>;
const none = scriptedDice([]);
const settled = (state: Battle, matter: string, ...faces: readonly number[]) =>
  happen(state, (tale) => settle(tale, matter, scriptedDice(faces)));
const activated = (state: Battle, unit: string, own: readonly number[], faces: readonly number[] = []) =>
  happen(state, (tale) => onActivation(tale, unit, scriptedDice(own)), faces);
const what = (state: Battle) => gainsAtEnd(state).map((each) => `${each.what} ${each.amount} ${each.because}`);
const fallen = (how = 'hit-melee') => ({ fate: 'casualty' as const, end: { round: 1, by: 'a', how } });

describe('the Grim Knight', () => {
  test('lets nobody have help against him [FL-ENM-T-unique-foes-01]', () => {
    const state = two({}, foe('grim-knight'));
    expect(allyBonusDenied(state, fight(), at(state, 'a'), at(state, 'e'))).toBe('grim-knight');
  });
});

describe('the Corrupt Sorcerer', () => {
  const state = aBattle({
    steps: [],
    round: 3,
    figures: { a: { at: [10, 10] }, e: { at: [10, 20], ...foe('corrupt-sorcerer') } },
  });

  test('raises a Skeleton between himself and the nearest, by the number of the round [FL-ENM-T-unique-foes-02]', () => {
    const told = activated(state, 'e', [3]);
    const bones = told.of('arrived')[0]?.figure.id ?? '';
    expect(at(told.state, bones).profile).toMatchObject({ title: 'Skeleton', toughness: 4, armor: 1 });
    expect(isTouching(on(told.state, 'e'), on(told.state, bones))).toBe(true);
    expect(on(told.state, bones).pose.y).toBeLessThan(inch(20));
    expect(activated(state, 'e', [4]).of('arrived')).toEqual([]);
  });

  test('throws no bones while his side is the larger [FL-ENM-T-unique-foes-02]', () => {
    const many = {
      ...state,
      figures: { ...state.figures, e2: { ...at(state, 'a'), id: 'e2', side: 'enemies' as const } },
    };
    expect(activated(many, 'e', []).events).toEqual([]);
  });
});

describe('the Cunning Infiltrator', () => {
  test('is heard by nobody in a Defensive Battle, and leaves plans unless slain [FL-ENM-T-unique-foes-03]', () => {
    const state = two({}, foe('cunning-infiltrator'));
    expect(spottingModifiers(state, 'infiltration', at(state, 'e'), at(state, 'a'))).toEqual([
      { amount: -1, because: 'cunning-infiltrator' },
    ]);
    expect(what(state)).toEqual(['enemy-plans 1 cunning-infiltrator']);
    expect(what(two({}, { ...foe('cunning-infiltrator'), ...fallen() }))).toEqual([
      'adventure-points 1 cunning-infiltrator',
    ]);
    expect(what(two({}, { ...foe('cunning-infiltrator'), ...fallen('hit-shot') }))).toEqual([]);
  });
});

describe('the Unreasoning Brute', () => {
  test('trades blows on a draw [FL-ENM-T-unique-foes-04]', () => {
    const state = two({ profile: { combat: 2, toughness: 5 } }, foe('unreasoning-brute'));
    expect(drawStrikes(state, fight())).toBe('unreasoning-brute');
    const told = fights(state, [3, 3, 1, 2]);
    expect(
      told
        .of('exchangeFought')[0]
        ?.blows.map(({ by }) => by)
        .sort(),
    ).toEqual(['a', 'e']);
  });
});

describe('the Charismatic Leader', () => {
  test('brings another by the number of the round, and none any more on 11 [FL-ENM-T-unique-foes-05]', () => {
    const state = two({}, foe('charismatic-leader'), { encounter: met('ruin-within', 'outlaw-gang'), round: 4 });
    const told = settled(state, 'charismatic-leader', 2, 2);
    expect(told.of('arrived')[0]?.figure.profile.id).toBe('outlaw-gang');
    expect(settled(state, 'charismatic-leader', 2, 3).of('arrived')).toEqual([]);
    const stopped = settled(state, 'charismatic-leader', 5, 6).state;
    expect(trackingMatters(stopped, 'enemy')).toEqual([]);
  });
});

describe('killers and warriors', () => {
  test.each([
    ['ruthless-killer', 'gruesome'],
    ['mighty-warrior', 'counter-attack'],
    ['feral-mercenary', 'relentless'],
  ] as const)(
    '%s has its traits and nothing beside [FL-ENM-T-unique-foes-06] [FL-ENM-T-unique-foes-07] [FL-ENM-T-unique-foes-12]',
    (id, trait) => {
      const state = two({}, foe(id));
      expect(at(state, 'e').profile.traits).toContain(trait);
      expect(combatBonus(state, fight(), at(state, 'e'), at(state, 'a'))).toEqual([]);
    },
  );
});

describe('the Deranged Cultist', () => {
  const given = {
    steps: [],
    round: 3,
    figures: { a: { at: [10, 10] as const }, e: { at: [10, 20] as const, ...foe('deranged-cultist') } },
  };

  test('counts sixes until three have fallen [FL-ENM-T-unique-foes-08]', () => {
    const first = settled(aBattle(given), 'deranged-cultist', 6, 6, 2).state;
    expect([first.counts['ritual-sixes'], first.counts['ritual-comes']]).toEqual([2, undefined]);
    const second = settled(first, 'deranged-cultist', 6, 1, 2).state;
    expect(second.counts['ritual-comes']).toBe(4);
    expect(trackingMatters(second, 'enemy')).toEqual([]);
  });

  test('calls a beast that one of the warband may turn on everybody [FL-ENM-T-unique-foes-08]', () => {
    const due = { ...aBattle(given), round: 4, counts: { 'ritual-comes': 4 } };
    // A missing beast, an Ogre; an edge and how far along
    const asked = happen(due, (tale) => roundOpens(tale, none), [60, 5, 1, 10]);
    const beast = asked.of('arrived')[0]?.figure.id ?? '';
    expect(at(asked.state, beast).profile.id).toBe('ogre');
    // 11+, and one more for whoever sees him
    const wild = play(asked.state, { do: 'choose', what: 'a' }, [5, 5]).state;
    expect(
      foesOf(wild, at(wild, beast))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'e']);
    expect(
      foesOf(wild, at(wild, 'e'))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['a', beast].sort());
    const tame = play(asked.state, { do: 'choose', what: 'a' }, [4, 5]).state;
    expect(foesOf(tame, at(tame, beast)).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('the Scheming Heretic', () => {
  test('charms whoever fails 7+ Devotion into fighting for the enemy [FL-ENM-T-unique-foes-09]', () => {
    const state = aBattle({
      steps: [],
      phase: 'enemy',
      figures: { a: { at: [10, 10] }, b: { at: [10, 4] }, e: { at: [10, 20], ...foe('scheming-heretic') } },
    });
    const charmed = happen(state, (tale) => onActivation(tale, 'e', none), [3, 3]);
    expect(at(charmed.state, 'a')).toMatchObject({ controlled: 'phase', activated: true });
    const free = happen(state, (tale) => onActivation(tale, 'e', none), [3, 4]);
    expect(at(free.state, 'a').controlled).toBeNull();
  });

  test('makes all enemies Brave as long as he is there [FL-ENM-T-unique-foes-09] [FL-ENM-17]', () => {
    const state = two({}, {}, { figures: { e2: { at: [20, 20], ...foe('scheming-heretic') } } });
    expect(moraleFailsOn(state, at(state, 'e'))).toBe(1);
    const gone = two({}, {}, { figures: { e2: { at: [20, 20], ...foe('scheming-heretic'), ...fallen() } } });
    expect(moraleFailsOn(gone, at(gone, 'e'))).toBe(2);
  });
});

describe('the Ravening Beast-form', () => {
  test('goes on when a foe it fought is down [FL-ENM-T-unique-foes-10]', () => {
    const state = two({}, foe('ravening-beast-form'), { figures: { b: { at: [10, 16] } } });
    const told = fights(state, [1, 6, 6]);
    expect(at(told.state, 'a').fate).toBe('casualty');
    expect(told.of('activationBegan')[0]).toMatchObject({ unit: 'e', kind: 'extra' });
  });
});

describe('the Infernal Spawn', () => {
  const state = two({}, { ...foe('infernal-spawn'), wounds: 1 }, { round: 3 });

  test('grows by the number of the round, and heals [FL-ENM-T-unique-foes-11]', () => {
    const told = settled(state, 'infernal-spawn', 3).state;
    expect(at(told, 'e')).toMatchObject({ wounds: 0 });
    expect(at(told, 'e').changes.map(({ score, by }) => [score, by])).toEqual([
      ['speed', 1],
      ['toughness', 1],
    ]);
    expect(settled(state, 'infernal-spawn', 4).state.figures['e']?.changes).toEqual([]);
  });

  test('too tough for this world, acts once more after all others and is gone [FL-ENM-T-unique-foes-11]', () => {
    const tough = two(
      { at: [10, 30] },
      { ...foe('infernal-spawn'), changes: [{ score: 'toughness', by: 2, because: 'infernal-spawn' }] },
      { round: 3 },
    );
    const burning = settled(tough, 'infernal-spawn', 1).state;
    expect(at(burning, 'e').counts['burns']).toBe(4);
    const next = { ...burning, round: 4, phase: 'enemy' as const };
    const told = happen(next, (tale) => phaseEnds(tale, none));
    expect(told.of('activationBegan').map(({ unit }) => unit)).toEqual(['e']);
    expect(at(told.state, 'e').fate).toBe('casualty');
  });
});

describe('the Duskling Champion', () => {
  test('fights the better against Mystics and enchanted weapons [FL-ENM-T-unique-foes-13]', () => {
    const mystic = two({ profile: { mystic: true, casting: 0 } }, foe('duskling-champion'));
    expect(combatBonus(mystic, fight(), at(mystic, 'e'), at(mystic, 'a'))).toEqual(['duskling-champion']);
    const blade = carried('standard-weapon', { enchanted: 'wind-blade' });
    const magic = two({ profile: { weapons: [blade] } }, foe('duskling-champion'));
    const armed = fight('a', { weapons: { a: blade.id } });
    expect(combatBonus(magic, armed, at(magic, 'e'), at(magic, 'a'))).toEqual(['duskling-champion']);
    expect(combatBonus(magic, fight(), at(magic, 'e'), at(magic, 'a'))).toEqual([]);
  });
});

describe('the Fey Reaver', () => {
  test('is no target beyond 6" [FL-ENM-T-unique-foes-14]', () => {
    const at6 = (y: number) => aBattle({ figures: { a: { at: [10, 10] }, e: { at: [10, y], ...foe('fey-reaver') } } });
    const bar = (y: number, how: 'shot' | 'melee') => untargetable(at6(y), at(at6(y), 'a'), at(at6(y), 'e'), how)?.code;
    expect([bar(16.9, 'shot'), bar(18, 'shot'), bar(18, 'melee')]).toEqual([
      undefined,
      'target/winter-cloak',
      undefined,
    ]);
  });
});

describe('the Enemy Marshall', () => {
  test('makes those within 4" fight the better, himself aside [FL-ENM-T-unique-foes-15]', () => {
    const state = two({}, {}, { figures: { e2: { at: [13, 10], ...foe('enemy-marshall') }, e3: { at: [30, 30] } } });
    const bonus = (id: string) => combatBonus(state, fight(), at(state, id), at(state, 'a'));
    expect([bonus('e'), bonus('e2'), bonus('e3'), bonus('a')]).toEqual([['enemy-marshall'], [], [], []]);
  });
});

describe('the Master Thief', () => {
  test('has knives without end, and shows his people the way round [FL-ENM-T-unique-foes-16]', () => {
    const state = two({}, foe('master-thief'));
    expect(at(state, 'e').profile.weapons[0]?.is).toBe('throwing-knives');
    expect(endlessAmmunition(state, at(state, 'e'))).toBe('master-thief');
    expect(canOutflank(state)).toBe('master-thief');
  });
});

describe('the Craven Hex-chanter', () => {
  const given = {
    steps: [],
    figures: { a: { at: [10, 10] as const }, e: { at: [10, 20] as const, wounds: 1, ...foe('craven-hex-chanter') } },
  };

  test('hexes the nearest within 15", seen or not, who fails 10+ Devotion [FL-ENM-T-unique-foes-17]', () => {
    const wall = aPiece('wall', { stands: 'block', height: inch(4) }, [5, 14], [10, 1]);
    const state = aBattle({ ...given, terrain: [wall] });
    const hexed = happen(state, (tale) => onActivation(tale, 'e', none), [4, 5]).state;
    expect(at(hexed, 'a').conditions['hexed']).toBe(1);
    expect(meleeBlow(hexed, fight('e'), at(hexed, 'e'), at(hexed, 'a'), { armor: 0, toughness: 0 }).blow).toEqual({
      armor: 1,
      toughness: 1,
    });
    const shot = { by: 'e', target: 'a', weapon: 'self-bow', free: false };
    expect(shotBlow(hexed, shot, { armor: -1, toughness: 0 })).toEqual({
      blow: { armor: 1, toughness: 1 },
      because: ['is-hexed'],
    });
    // Whoever is Hexed is let be; with its chanter the hex is gone
    expect(happen(hexed, (tale) => onActivation(tale, 'e', none)).events).toEqual([]);
    const slain = struck(hexed, { target: 'e', by: 'a', how: 'melee' }, [6, 6]);
    expect(at(slain.state, 'a').conditions['hexed']).toBeUndefined();
  });

  test('leaves great beasts their own blow, and takes a blessing first [FL-ENM-T-unique-foes-17]', () => {
    const state = two({ conditions: { hexed: 1 } }, foe('ogre'));
    expect(meleeBlow(state, fight('e'), at(state, 'e'), at(state, 'a'), { armor: 1, toughness: 1 }).because).toEqual(
      [],
    );
    const blessed = aBattle({
      ...given,
      figures: { ...given.figures, a: { at: [10, 10], conditions: { blessed: 1 } } },
    });
    const told = happen(blessed, (tale) => onActivation(tale, 'e', none), [4, 5]).state;
    expect(at(told, 'a').conditions).toEqual({});
  });

  test('turns into a Beast-form on a natural 12, whole again [FL-ENM-T-unique-foes-17]', () => {
    const told = happen(aBattle(given), (tale) => onActivation(tale, 'e', none), [6, 6]).state;
    expect(at(told, 'e')).toMatchObject({ wounds: 0, profile: { id: 'ravening-beast-form' } });
    expect(at(told, 'a').conditions).toEqual({});
  });
});

describe('the Ascended', () => {
  const given = {
    steps: [],
    phase: 'enemy' as const,
    round: 2,
    figures: {
      a: { at: [10, 10] as const, profile: { toughness: 6 } },
      e: { at: [10, 16] as const, ...foe('the-ascended') },
      e2: { at: [10, 20] as const, ...foe('the-ascended') },
    },
  };

  test('begin to chant, the farthest that sees, and strike a phase later [FL-ENM-T-gnawling-horde-12]', () => {
    const chants = happen(aBattle(given), (tale) => enemyPhaseOpens(tale, none)).state;
    expect([at(chants, 'e').conditions['chanting'], at(chants, 'e2').conditions['chanting']]).toEqual([undefined, 2]);
    const ready = happen({ ...chants, round: 3 }, (tale) => enemyPhaseOpens(tale, none)).state;
    // Failed; thrown 4", Wounded
    const told = happen(ready, (tale) => onActivation(tale, 'e2', none), [4, 5, 4]).state;
    expect(at(told, 'a').wounds).toBe(1);
    expect(on(told, 'a').pose.y).toBeCloseTo(inch(6), 0);
    const passed = happen(ready, (tale) => onActivation(tale, 'e2', none), [5, 5]).state;
    expect(at(passed, 'a').wounds).toBe(0);
  });

  test('are broken by a Wound or a Stun before it [FL-ENM-T-gnawling-horde-12]', () => {
    const chants = happen(aBattle(given), (tale) => enemyPhaseOpens(tale, none)).state;
    const hit = struck(chants, { target: 'e2', by: 'a', how: 'shot' }, [6, 1]).state;
    expect(at(hit, 'e2').conditions['chanting']).toBeUndefined();
    const next = happen(
      { ...hit, round: 3, figures: { ...hit.figures, e2: { ...at(hit, 'e2'), stunned: false } } },
      (tale) => enemyPhaseOpens(tale, none),
    ).state;
    expect(happen(next, (tale) => onActivation(tale, 'e2', none)).events).toEqual([]);
  });
});
