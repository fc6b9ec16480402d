import { describe, expect, test } from 'vitest';
import { ENEMY_TABLES, entryOf, metOn, rolled, statsOf, tableRulesOn } from './enemies';
import type { EnemyTableId } from './enemy-types';
import { rollOn } from './tables';

/** Each line of the ten tables, as the book prints it: faces, numbers, Speed, Combat, damage, Toughness, Armor, ranged. */

describe('a table of enemies', () => {
  test('leaves out of its draws what is cut off, unless our stand-ins are wanted [FL-ENM-02]', () => {
    const { roadside } = ENEMY_TABLES;
    expect(metOn(roadside, false)).toHaveLength(5);
    expect(metOn(roadside, true)).toHaveLength(12);
    expect(rollOn(rolled(roadside, false), 42)?.missing).toBe(true);
    expect(rollOn(rolled(roadside, true), 42)?.id).toBe('stumbling-dead');
    expect(statsOf(entryOf('northern-wolves') as never, false)).toBeUndefined();
  });

  test('gives its rules to its rows, but the Kin-blooded only their weapons [FL-ENM-22]', () => {
    expect(tableRulesOn(entryOf('warrior-brood') as never)).toEqual(ENEMY_TABLES['oldest-kin'].rules);
    expect(tableRulesOn(entryOf('kin-blooded') as never)).toEqual(['kin-javelins']);
  });
});

describe('The Ruin Within', () => {
  test('is rolled on with every face of a D100 once [FL-ENM-01] [FL-ENM-02]', () => {
    expectWhole('ruin-within');
  });

  test('has Desperate mob as printed [FL-ENM-T-ruin-within-01]', () => {
    expect(printed('desperate-mob')).toBe('01-08 +3 4/2 +0 +0/+0 3 0 2 sling');
    expect(traitsOf('desperate-mob')).toEqual([]);
  });
  test('has Sneaky thieves as printed [FL-ENM-T-ruin-within-02]', () => {
    expect(printed('sneaky-thieves')).toBe('09-18 +1 6/2 +0 +0/+0 3 0 2 self-bow');
    expect(traitsOf('sneaky-thieves')).toEqual([]);
  });
  test('has Slave raiders as printed [FL-ENM-T-ruin-within-03]', () => {
    expect(printed('slave-raiders')).toBe('19-24 +2 4/3 +0 +0/+0 4 1 2 sling');
    expect(traitsOf('slave-raiders')).toEqual([]);
  });
  test('has Grim-faced rebels as printed [FL-ENM-T-ruin-within-04]', () => {
    expect(printed('grim-faced-rebels')).toBe('25-31 +1 5/2 +1 +0/+0 4 2 2 self-bow');
    expect(traitsOf('grim-faced-rebels')).toEqual([]);
  });
  test('has Outlaw gang as printed [FL-ENM-T-ruin-within-05]', () => {
    expect(printed('outlaw-gang')).toBe('32-43 +2 5/3 +1 +0/+0 4 1 2 sling');
    expect(traitsOf('outlaw-gang')).toEqual(['outflank']);
  });
  test('has Deserter squad as printed [FL-ENM-T-ruin-within-06]', () => {
    expect(printed('deserter-squad')).toBe('44-53 +3 4/2 +0 +0/+0 4 2 2 self-bow');
    expect(traitsOf('deserter-squad')).toEqual([]);
  });
  test('has Blood-stained renegades as printed [FL-ENM-T-ruin-within-07]', () => {
    expect(printed('blood-stained-renegades')).toBe('54-61 +1 5/2 +1 +0/+0 4 1 2 self-bow');
    expect(traitsOf('blood-stained-renegades')).toEqual(['brave']);
  });
  test('has Well-armed brigands as printed [FL-ENM-T-ruin-within-08]', () => {
    expect(printed('well-armed-brigands')).toBe('62-73 +2 5/2 +1 +0/+0 4 2 2 self-bow');
    expect(traitsOf('well-armed-brigands')).toEqual([]);
  });
  test('has Hired murderers as printed [FL-ENM-T-ruin-within-09]', () => {
    expect(printed('hired-murderers')).toBe('74-81 +1 5/2 +1 +0/+1 4 2 3 throwing-knives');
    expect(traitsOf('hired-murderers')).toEqual(['outflank', 'slippery']);
  });
  test('has Murder cultists as printed [FL-ENM-T-ruin-within-10]', () => {
    expect(printed('murder-cultists')).toBe('82-88 +2 5/3 +1 +1/+0 5 1 3 throwing-knives');
    expect(traitsOf('murder-cultists')).toEqual(['brave', 'counter-attack']);
  });
  test('has Penitent zealots as printed [FL-ENM-T-ruin-within-11]', () => {
    expect(printed('penitent-zealots')).toBe('89-94 +3 4/3 +1 +0/+0 5 1 none');
    expect(traitsOf('penitent-zealots')).toEqual(['fearless']);
  });
  test('has Order of the snake as printed [FL-ENM-T-ruin-within-12]', () => {
    expect(printed('order-of-the-snake')).toBe('95-100 +1 6/3 +2 +0/+0 5 2 3 throwing-knives');
    expect(traitsOf('order-of-the-snake')).toEqual(['brave', 'counter-attack', 'crawling', 'poison']);
  });
});

describe('The Whispers from Beyond', () => {
  test('is rolled on with every face of a D100 once [FL-ENM-01] [FL-ENM-02]', () => {
    expectWhole('whispers-from-beyond');
  });

  test('has The taken as printed [FL-ENM-T-whispers-from-beyond-01]', () => {
    expect(printed('the-taken')).toBe('01-08 +3 4/0 +0 +0/+0 4 0 none');
    expect(traitsOf('the-taken')).toEqual(['fearless', 'monster']);
  });
  test('has Broken fanatics as printed [FL-ENM-T-whispers-from-beyond-02]', () => {
    expect(printed('broken-fanatics')).toBe('09-17 +1 4/3 +0 +0/+0 4 0 1 crossbow');
    expect(traitsOf('broken-fanatics')).toEqual(['fearless']);
  });
  test('has Roaming dead as printed [FL-ENM-T-whispers-from-beyond-03]', () => {
    expect(printed('roaming-dead')).toBe('18-26 +4 3/0 +0 +0/+0 5 0 none');
    expect(traitsOf('roaming-dead')).toEqual(['undead', 'unknown-enemies']);
  });
  test('has The outcast as printed [FL-ENM-T-whispers-from-beyond-04]', () => {
    expect(printed('the-outcast')).toBe('27-34 +2 5/3 +0 +0/+0 3 0 2 sling');
    expect(traitsOf('the-outcast')).toEqual(['outflank']);
  });
  test('has Cultist whisperers as printed [FL-ENM-T-whispers-from-beyond-05]', () => {
    expect(printed('cultist-whisperers')).toBe('35-46 +3 5/3 +0 +0/+0 3 0 1 self-bow');
    expect(traitsOf('cultist-whisperers')).toEqual(['brave', 'outflank']);
  });
  test('has Coven of the half-dead as printed [FL-ENM-T-whispers-from-beyond-06]', () => {
    expect(printed('coven-of-the-half-dead')).toBe('47-53 +2 4/3 +1 +0/+0 4 1 none');
    expect(traitsOf('coven-of-the-half-dead')).toEqual(['brave']);
  });
  test('has Maddened revenants as printed [FL-ENM-T-whispers-from-beyond-07]', () => {
    expect(printed('maddened-revenants')).toBe('54-59 +2 4/0 +1 +0/+0 5 1 none');
    expect(traitsOf('maddened-revenants')).toEqual(['gruesome', 'undead']);
  });
  test('has Collector mob as printed [FL-ENM-T-whispers-from-beyond-08]', () => {
    expect(printed('collector-mob')).toBe('60-68 +4 4/3 +1 +0/+0 4 1 3 sling');
    expect(traitsOf('collector-mob')).toEqual(['outflank']);
  });
  test('has The Corrupt as printed [FL-ENM-T-whispers-from-beyond-09]', () => {
    expect(printed('the-corrupt')).toBe('69-77 +3 4/0 +1 +0/+0 5 2 none');
    expect(traitsOf('the-corrupt')).toEqual(['monster']);
  });
  test('has Fog Born as printed [FL-ENM-T-whispers-from-beyond-10]', () => {
    expect(printed('fog-born')).toBe('78-85 +2 5/2 +1 +0/+0 4 2 none');
    expect(traitsOf('fog-born')).toEqual(['brave', 'gruesome']);
  });
  test('has Grave Walkers as printed [FL-ENM-T-whispers-from-beyond-11]', () => {
    expect(printed('grave-walkers')).toBe('86-93 +2 4/0 +2 +1/+0 5 2 none');
    expect(traitsOf('grave-walkers')).toEqual(['undead']);
  });
  test('has Night Folk as printed [FL-ENM-T-whispers-from-beyond-12]', () => {
    expect(printed('night-folk')).toBe('94-100 +1 5/3 +2 +0/+0 4 2 2 throwing-knives');
    expect(traitsOf('night-folk')).toEqual(['fey', 'outflank', 'poison']);
  });
});

describe('The Gnawling Horde', () => {
  test('is rolled on with every face of a D100 once [FL-ENM-01] [FL-ENM-02]', () => {
    expectWhole('gnawling-horde');
  });

  test('has Skirmisher pack as printed [FL-ENM-T-gnawling-horde-01]', () => {
    expect(printed('skirmisher-pack')).toBe('01-09 +4 7/3 +0 +0/+0 3 0 4 sling');
    expect(traitsOf('skirmisher-pack')).toEqual(['crawling', 'skirmisher']);
  });
  test('has Gibbering horde as printed [FL-ENM-T-gnawling-horde-02]', () => {
    expect(printed('gibbering-horde')).toBe('10-19 +6 6/3 +0 +0/+0 3 0 none');
    expect(traitsOf('gibbering-horde')).toEqual(['unknown-enemies']);
  });
  test('has Gnawling raiders as printed [FL-ENM-T-gnawling-horde-03]', () => {
    expect(printed('gnawling-raiders')).toBe('20-28 +5 6/3 +0 +0/+0 3 0 3 sling');
    expect(traitsOf('gnawling-raiders')).toEqual(['crawling', 'skirmisher']);
  });
  test('has Curse-Bound as printed [FL-ENM-T-gnawling-horde-04]', () => {
    expect(printed('curse-bound')).toBe('29-35 +4 5/2 +0 +0/+0 4 1 none');
    expect(traitsOf('curse-bound')).toEqual(['gruesome']);
  });
  test('has Gnawling warriors as printed [FL-ENM-T-gnawling-horde-05]', () => {
    expect(printed('gnawling-warriors')).toBe('36-45 +4 6/3 +0 +0/+0 4 1 2 crossbow');
    expect(traitsOf('gnawling-warriors')).toEqual(['counter-attack', 'skirmisher']);
  });
  test('has Knife-breakers as printed [FL-ENM-T-gnawling-horde-06]', () => {
    expect(printed('knife-breakers')).toBe('46-53 +5 6/3 +0 +0/+0 3 0 none');
    expect(traitsOf('knife-breakers')).toEqual(['outflank']);
  });
  test('has Tunnel fighters as printed [FL-ENM-T-gnawling-horde-07]', () => {
    expect(printed('tunnel-fighters')).toBe('54-63 +4 6/3 +1 +1/+0 4 2 2 crossbow');
    expect(traitsOf('tunnel-fighters')).toEqual(['slippery']);
  });
  test('has Seething infiltrators as printed [FL-ENM-T-gnawling-horde-08]', () => {
    expect(printed('seething-infiltrators')).toBe('64-72 +5 7/3 +0 +0/+0 4 1 3 sling');
    expect(traitsOf('seething-infiltrators')).toEqual(['crawling', 'outflank', 'poison', 'unknown-enemies']);
  });
  test('has The Silenced as printed [FL-ENM-T-gnawling-horde-09]', () => {
    expect(printed('the-silenced')).toBe('73-80 +4 6/4 +1 +0/+0 4 1 none');
    expect(traitsOf('the-silenced')).toEqual([]);
  });
  test('has Shield-bearers as printed [FL-ENM-T-gnawling-horde-10]', () => {
    expect(printed('shield-bearers')).toBe('81-87 +4 5/2 +1 +0/+0 4 2 2 crossbow');
    expect(traitsOf('shield-bearers')).toEqual(['parry']);
  });
  test('has Hate-sworn as printed [FL-ENM-T-gnawling-horde-11]', () => {
    expect(printed('hate-sworn')).toBe('88-94 +4 6/3 +1 +0/+0 5 1 2 crossbow');
    expect(traitsOf('hate-sworn')).toEqual(['counter-attack']);
  });
  test('has The Ascended as printed [FL-ENM-T-gnawling-horde-12]', () => {
    expect(printed('the-ascended')).toBe('95-100 +3 6/3 +2 +0/+0 5 1 none');
    expect(traitsOf('the-ascended')).toEqual(['fey']);
  });
});

describe('The Ice-heart Court', () => {
  test('is rolled on with every face of a D100 once [FL-ENM-01] [FL-ENM-02]', () => {
    expectWhole('ice-heart-court');
  });

  test('has Goblin raiders as printed [FL-ENM-T-ice-heart-court-01]', () => {
    expect(printed('goblin-raiders')).toBe('01-11 +5 5/3 +0 +0/+0 3 0 none');
    expect(traitsOf('goblin-raiders')).toEqual(['fey', 'outflank']);
  });
  test('has Forest folk as printed [FL-ENM-T-ice-heart-court-02]', () => {
    expect(printed('forest-folk')).toBe('12-23 +2 5/2 +0 +0/+0 4 0 2 self-bow');
    expect(traitsOf('forest-folk')).toEqual([]);
  });
  test('has Elfin hounds as printed [FL-ENM-T-ice-heart-court-03]', () => {
    expect(printed('elfin-hounds')).toBe('24-32 +4 6/4 +0 +0/+0 4 0 none');
    expect(traitsOf('elfin-hounds')).toEqual(['awareness', 'fey', 'outflank']);
  });
  test('has Spider-touched as printed [FL-ENM-T-ice-heart-court-04]', () => {
    expect(printed('spider-touched')).toBe('33-40 +3 5/3 +0 +0/+0 3 1 2 self-bow');
    expect(traitsOf('spider-touched')).toEqual(['brave', 'outflank', 'poison']);
  });
  test('has Time-lost warriors as printed [FL-ENM-T-ice-heart-court-05]', () => {
    expect(printed('time-lost-warriors')).toBe('41-49 +2 4/2 +1 +0/+0 4 2 2 crossbow');
    expect(traitsOf('time-lost-warriors')).toEqual(['brave']);
  });
  test('has War dryads as printed [FL-ENM-T-ice-heart-court-06]', () => {
    expect(printed('war-dryads')).toBe('50-57 +3 6/2 +0 +0/+0 4 2 none');
    expect(traitsOf('war-dryads')).toEqual(['counter-attack', 'fey']);
  });
  test('has Tree wardens as printed [FL-ENM-T-ice-heart-court-07]', () => {
    expect(printed('tree-wardens')).toBe('58-63 +2 5/2 +1 +0/+1 5 2 none');
    expect(traitsOf('tree-wardens')).toEqual(['fey', 'regeneration', 'tough']);
  });
  test('has Fey spirits as printed [FL-ENM-T-ice-heart-court-08]', () => {
    expect(printed('fey-spirits')).toBe('64-71 +3 6/3 +1 +0/+0 5 1 3 self-bow');
    expect(traitsOf('fey-spirits')).toEqual(['fey', 'flying', 'terrifying']);
  });
  test('has Fey soldiers as printed [FL-ENM-T-ice-heart-court-09]', () => {
    expect(printed('fey-soldiers')).toBe('72-81 +3 6/3 +1 +1/+0 4 3 3 crossbow');
    expect(traitsOf('fey-soldiers')).toEqual(['fey', 'skirmisher']);
  });
  test('has Winter Legion as printed [FL-ENM-T-ice-heart-court-10]', () => {
    expect(printed('winter-legion')).toBe('82-89 +3 6/2 +1 +0/+0 5 3 3 crossbow');
    expect(traitsOf('winter-legion')).toEqual(['brave', 'fey']);
  });
  test('has Fey knights as printed [FL-ENM-T-ice-heart-court-11]', () => {
    expect(printed('fey-knights')).toBe('90-95 +2 6/2 +2 +1/+0 4 3 none');
    expect(traitsOf('fey-knights')).toEqual(['fearless', 'fey', 'tough']);
  });
  test('has Queen’s own as printed [FL-ENM-T-ice-heart-court-12]', () => {
    expect(printed('queens-own')).toBe('96-100 +2 6/2 +2 +1/+1 4 3 3 crossbow');
    expect(traitsOf('queens-own')).toEqual(['counter-attack', 'fey', 'parry']);
  });
});

describe('Duskling Warbands', () => {
  test('is rolled on with every face of a D100 once [FL-ENM-01] [FL-ENM-02]', () => {
    expectWhole('duskling-warbands');
  });

  test('has Unforgiven warband as printed [FL-ENM-T-duskling-warbands-01]', () => {
    expect(printed('unforgiven-warband')).toBe('01-09 +3 5/3 +0 +0/+0 3 0 2 self-bow');
    expect(traitsOf('unforgiven-warband')).toEqual(['unknown-enemies']);
  });
  test('has Aspiring war party as printed [FL-ENM-T-duskling-warbands-02]', () => {
    expect(printed('aspiring-war-party')).toBe('10-20 +1 5/3 +0 +0/+0 3 1 2 self-bow');
    expect(traitsOf('aspiring-war-party')).toEqual(['brave']);
  });
  test('has Warband remnants as printed [FL-ENM-T-duskling-warbands-03]', () => {
    expect(printed('warband-remnants')).toBe('21-30 +2 5/3 +0 +0/+0 4 1 1 self-bow');
    expect(traitsOf('warband-remnants')).toEqual([]);
  });
  test('has Hunting band as printed [FL-ENM-T-duskling-warbands-04]', () => {
    expect(printed('hunting-band')).toBe('31-39 +1 6/3 +1 +1/+0 4 1 3 self-bow');
    expect(traitsOf('hunting-band')).toEqual(['slippery']);
  });
  test('has Blood-streaked band as printed [FL-ENM-T-duskling-warbands-05]', () => {
    expect(printed('blood-streaked-band')).toBe('40-48 +3 5/4 +0 +0/+1 4 1 2 self-bow');
    expect(traitsOf('blood-streaked-band')).toEqual(['tough']);
  });
  test('has Maddened wave as printed [FL-ENM-T-duskling-warbands-06]', () => {
    expect(printed('maddened-wave')).toBe('49-57 +4 6/2 +0 +0/+1 4 1 none');
    expect(traitsOf('maddened-wave')).toEqual([]);
  });
  test('has Mist-clad warband as printed [FL-ENM-T-duskling-warbands-07]', () => {
    expect(printed('mist-clad-warband')).toBe('58-65 +1 6/3 +1 +0/+0 4 0 2 self-bow');
    expect(traitsOf('mist-clad-warband')).toEqual(['poor-shot', 'unknown-enemies']);
  });
  test('has Prowling renegades as printed [FL-ENM-T-duskling-warbands-08]', () => {
    expect(printed('prowling-renegades')).toBe('66-75 +2 5/3 +1 +0/+1 4 1 2 self-bow');
    expect(traitsOf('prowling-renegades')).toEqual(['brave', 'crawling', 'poor-shot', 'skirmisher']);
  });
  test('has Death-sworn warriors as printed [FL-ENM-T-duskling-warbands-09]', () => {
    expect(printed('death-sworn-warriors')).toBe('76-82 +2 5/3 +1 +1/+1 4 2 none');
    expect(traitsOf('death-sworn-warriors')).toEqual(['parry', 'terrifying']);
  });
  test('has Winding Path warband as printed [FL-ENM-T-duskling-warbands-10]', () => {
    expect(printed('winding-path-warband')).toBe('83-87 +2 6/4 +1 +0/+1 5 1 2 self-bow');
    expect(traitsOf('winding-path-warband')).toEqual(['crawling', 'poison', 'poor-shot']);
  });
  test('has Notched blades as printed [FL-ENM-T-duskling-warbands-11]', () => {
    expect(printed('notched-blades')).toBe('88-94 +1 5/4 +2 +1/+0 5 1 none');
    expect(traitsOf('notched-blades')).toEqual(['parry', 'relentless']);
  });
  test('has Skull-taker warband as printed [FL-ENM-T-duskling-warbands-12]', () => {
    expect(printed('skull-taker-warband')).toBe('95-100 +1 6/3 +2 +1/+1 4 2 2 self-bow');
    expect(traitsOf('skull-taker-warband')).toEqual(['gruesome', 'poor-shot', 'relentless', 'terrifying']);
  });
});

describe('The Oldest Kin', () => {
  test('is rolled on with every face of a D100 once [FL-ENM-01] [FL-ENM-02]', () => {
    expectWhole('oldest-kin');
  });

  test('has Spawned brood as printed [FL-ENM-T-oldest-kin-01]', () => {
    expect(printed('spawned-brood')).toBe('01-11 +1 4/2 +0 +0/+0 4 1 2 javelin');
    expect(traitsOf('spawned-brood')).toEqual(['skirmisher']);
  });
  test('has Kin-blooded as printed [FL-ENM-T-oldest-kin-02]', () => {
    expect(printed('kin-blooded')).toBe('12-24 +1 5/2 +0 +0/+0 4 1 2 self-bow');
    expect(traitsOf('kin-blooded')).toEqual(['unknown-enemies']);
  });
  test('has Warrior brood as printed [FL-ENM-T-oldest-kin-03]', () => {
    expect(printed('warrior-brood')).toBe('25-35 +2 5/2 +0 +0/+0 4 1 2 javelin');
    expect(traitsOf('warrior-brood')).toEqual([]);
  });
  test('has Relict brood as printed [FL-ENM-T-oldest-kin-04]', () => {
    expect(printed('relict-brood')).toBe('36-40 +2 5/2 +0 +0/+1 5 1 none');
    expect(traitsOf('relict-brood')).toEqual(['regeneration']);
  });
  test('has Needle Fang pack as printed [FL-ENM-T-oldest-kin-05]', () => {
    expect(printed('needle-fang-pack')).toBe('41-47 +4 5/3 +1 +0/+0 4 2 none');
    expect(traitsOf('needle-fang-pack')).toEqual(['awareness']);
  });
  test('has Raider brood as printed [FL-ENM-T-oldest-kin-06]', () => {
    expect(printed('raider-brood')).toBe('48-55 +2 4/2 +0 +0/+0 4 1 3 javelin');
    expect(traitsOf('raider-brood')).toEqual(['crawling']);
  });
  test('has Ravager brood as printed [FL-ENM-T-oldest-kin-07]', () => {
    expect(printed('ravager-brood')).toBe('56-65 +1 5/2 +1 +0/+0 5 2 2 javelin');
    expect(traitsOf('ravager-brood')).toEqual(['awareness']);
  });
  test('has Hunter beast pack as printed [FL-ENM-T-oldest-kin-08]', () => {
    expect(printed('hunter-beast-pack')).toBe('66-73 +4 5/3 +1 +0/+0 4 1 none');
    expect(traitsOf('hunter-beast-pack')).toEqual(['slippery']);
  });
  test('has War-strong brood as printed [FL-ENM-T-oldest-kin-09]', () => {
    expect(printed('war-strong-brood')).toBe('74-82 +2 4/2 +1 +1/+0 5 2 none');
    expect(traitsOf('war-strong-brood')).toEqual(['relentless']);
  });
  test('has Deep coven as printed [FL-ENM-T-oldest-kin-10]', () => {
    expect(printed('deep-coven')).toBe('83-88 +2 4/2 +1 +0/+1 5 1 none');
    expect(traitsOf('deep-coven')).toEqual(['poison', 'terrifying']);
  });
  test('has Cold blooded priest band as printed [FL-ENM-T-oldest-kin-11]', () => {
    expect(printed('cold-blooded-priest-band')).toBe('89-94 +2 4/2 +2 +0/+0 5 2 2 crossbow');
    expect(traitsOf('cold-blooded-priest-band')).toEqual(['fearless', 'skirmisher', 'tough']);
  });
  test('has Battle champion band as printed [FL-ENM-T-oldest-kin-12]', () => {
    expect(printed('battle-champion-band')).toBe('95-100 +2 5/2 +2 +1/+1 5 2 2 javelin');
    expect(traitsOf('battle-champion-band')).toEqual(['fearless', 'relentless']);
  });
});

describe('The Curse of War', () => {
  test('is rolled on with every face of a D100 once [FL-ENM-01] [FL-ENM-02]', () => {
    expectWhole('curse-of-war');
  });

  test('has Craven deserters as printed [FL-ENM-T-curse-of-war-01]', () => {
    expect(printed('craven-deserters')).toBe('01-09 +3 4/2 +0 +0/+0 3 0 2 sling');
    expect(traitsOf('craven-deserters')).toEqual([]);
  });
  test('has Opportunistic pillagers as printed [FL-ENM-T-curse-of-war-02]', () => {
    expect(printed('opportunistic-pillagers')).toBe('10-19 +3 5/2 +0 +0/+0 3 1 2 sling');
    expect(traitsOf('opportunistic-pillagers')).toEqual(['slippery']);
  });
  test('has Cruel deserters as printed [FL-ENM-T-curse-of-war-03]', () => {
    expect(printed('cruel-deserters')).toBe('20-28 +3 4/2 +0 +0/+0 3 1 2 self-bow');
    expect(traitsOf('cruel-deserters')).toEqual(['gruesome', 'skirmisher']);
  });
  test('has Torch bearers as printed [FL-ENM-T-curse-of-war-04]', () => {
    expect(printed('torch-bearers')).toBe('29-35 +3 5/2 +0 +0/+0 4 1 3 sling');
    expect(traitsOf('torch-bearers')).toEqual(['outflank']);
  });
  test('has Gibbering corpse-crawlers as printed [FL-ENM-T-curse-of-war-05]', () => {
    expect(printed('gibbering-corpse-crawlers')).toBe('36-45 +4 5/3 +1 +0/+0 4 0 none');
    expect(traitsOf('gibbering-corpse-crawlers')).toEqual([]);
  });
  test('has Soot-stained fiends as printed [FL-ENM-T-curse-of-war-06]', () => {
    expect(printed('soot-stained-fiends')).toBe('46-53 +2 6/2 +1 +0/+1 4 2 none');
    expect(traitsOf('soot-stained-fiends')).toEqual(['flying']);
  });
  test('has Forsaken infantry as printed [FL-ENM-T-curse-of-war-07]', () => {
    expect(printed('forsaken-infantry')).toBe('54-64 +3 4/2 +0 +1/+0 4 1 2 crossbow');
    expect(traitsOf('forsaken-infantry')).toEqual(['gruesome', 'tough']);
  });
  test('has War-mad roamers as printed [FL-ENM-T-curse-of-war-08]', () => {
    expect(printed('war-mad-roamers')).toBe('65-70 +3 4/3 +1 +0/+0 4 2 3 self-bow');
    expect(traitsOf('war-mad-roamers')).toEqual(['awareness']);
  });
  test('has Battlefield stalkers as printed [FL-ENM-T-curse-of-war-09]', () => {
    expect(printed('battlefield-stalkers')).toBe('71-80 +3 6/3 +1 +0/+0 4 2 none');
    expect(traitsOf('battlefield-stalkers')).toEqual([]);
  });
  test('has War cultists as printed [FL-ENM-T-curse-of-war-10]', () => {
    expect(printed('war-cultists')).toBe('81-87 +3 4/2 +1 +1/+0 5 2 none');
    expect(traitsOf('war-cultists')).toEqual(['brave']);
  });
  test('has Torn flags as printed [FL-ENM-T-curse-of-war-11]', () => {
    expect(printed('torn-flags')).toBe('88-93 +2 5/2 +2 +1/+0 4 2 none');
    expect(traitsOf('torn-flags')).toEqual(['counter-attack', 'parry']);
  });
  test('has Forsaken elite as printed [FL-ENM-T-curse-of-war-12]', () => {
    expect(printed('forsaken-elite')).toBe('94-100 +2 5/2 +2 +0/+1 5 2 2 crossbow');
    expect(traitsOf('forsaken-elite')).toEqual(['gruesome', 'relentless', 'tough']);
  });
});

describe('The Faceless Kingdom', () => {
  test('is rolled on with every face of a D100 once [FL-ENM-01] [FL-ENM-02]', () => {
    expectWhole('faceless-kingdom');
  });

  test('has Unmarked legion as printed [FL-ENM-T-faceless-kingdom-01]', () => {
    expect(printed('unmarked-legion')).toBe('01-12 +3 6/2 +0 +0/+0 4 0 2 sling');
    expect(traitsOf('unmarked-legion')).toEqual(['brave']);
  });
  test('has Legion of the Weasel as printed [FL-ENM-T-faceless-kingdom-02]', () => {
    expect(printed('legion-of-the-weasel')).toBe('13-22 +3 6/2 +0 +0/+0 3 1 2 sling');
    expect(traitsOf('legion-of-the-weasel')).toEqual(['slippery']);
  });
  test('has Legion of the Owl as printed [FL-ENM-T-faceless-kingdom-03]', () => {
    expect(printed('legion-of-the-owl')).toBe('23-29 +2 5/2 +0 +0/+0 4 1 2 crossbow');
    expect(traitsOf('legion-of-the-owl')).toEqual(['awareness']);
  });
  test('has Legion of the Raven as printed [FL-ENM-T-faceless-kingdom-04]', () => {
    expect(printed('legion-of-the-raven')).toBe('30-36 +2 5/2 +0 +0/+0 4 1 3 crossbow');
    expect(traitsOf('legion-of-the-raven')).toEqual([]);
  });
  test('has Legion of the Swine as printed [FL-ENM-T-faceless-kingdom-05]', () => {
    expect(printed('legion-of-the-swine')).toBe('37-46 +2 4/2 +1 +0/+1 4 1 2 crossbow');
    expect(traitsOf('legion-of-the-swine')).toEqual([]);
  });
  test('has Legion of the Ox as printed [FL-ENM-T-faceless-kingdom-06]', () => {
    expect(printed('legion-of-the-ox')).toBe('47-53 +2 4/2 +1 +0/+0 4 2 2 crossbow');
    expect(traitsOf('legion-of-the-ox')).toEqual(['outflank']);
  });
  test('has Legion of the Lion as printed [FL-ENM-T-faceless-kingdom-07]', () => {
    expect(printed('legion-of-the-lion')).toBe('54-67 +3 4/2 +1 +0/+0 4 2 2 crossbow');
    expect(traitsOf('legion-of-the-lion')).toEqual(['parry']);
  });
  test('has Legion of the Viper as printed [FL-ENM-T-faceless-kingdom-08]', () => {
    expect(printed('legion-of-the-viper')).toBe('68-75 +2 4/2 +1 +0/+0 4 2 3 crossbow');
    expect(traitsOf('legion-of-the-viper')).toEqual(['skirmisher']);
  });
  test('has Legion of the Wolverine as printed [FL-ENM-T-faceless-kingdom-09]', () => {
    expect(printed('legion-of-the-wolverine')).toBe('76-83 +2 4/2 +1 +0/+0 4 2 3 crossbow');
    expect(traitsOf('legion-of-the-wolverine')).toEqual(['awareness', 'counter-attack']);
  });
  test('has Legion of the Mole as printed [FL-ENM-T-faceless-kingdom-10]', () => {
    expect(printed('legion-of-the-mole')).toBe('84-89 +2 4/2 +1 +0/+0 4 2 4 crossbow');
    expect(traitsOf('legion-of-the-mole')).toEqual(['brave']);
  });
  test('has Legion of the Eagle as printed [FL-ENM-T-faceless-kingdom-11]', () => {
    expect(printed('legion-of-the-eagle')).toBe('90-95 +2 5/2 +2 +1/+0 4 2 2 crossbow');
    expect(traitsOf('legion-of-the-eagle')).toEqual(['brave']);
  });
  test('has Legion of Iron as printed [FL-ENM-T-faceless-kingdom-12]', () => {
    expect(printed('legion-of-iron')).toBe('96-100 +2 4/2 +2 +0/+0 5 3 3 crossbow');
    expect(traitsOf('legion-of-iron')).toEqual(['brave', 'relentless']);
  });
});

describe('Roadside Encounters', () => {
  test('is rolled on with every face of a D100 once [FL-ENM-01] [FL-ENM-02]', () => {
    expectWhole('roadside');
  });

  test('has Dust Hounds as printed [FL-ENM-T-roadside-01]', () => {
    expect(printed('dust-hounds')).toBe('01-08 +3 6/3 +0 +0/+0 3 0 none');
    expect(traitsOf('dust-hounds')).toEqual(['awareness']);
  });
  test('has Petty robbers as printed [FL-ENM-T-roadside-02]', () => {
    expect(printed('petty-robbers')).toBe('09-16 +3 4/2 +0 +0/+0 3 0 2 sling');
    expect(traitsOf('petty-robbers')).toEqual([]);
  });
  test('has Roving fiends as printed [FL-ENM-T-roadside-03]', () => {
    expect(printed('roving-fiends')).toBe('17-23 +4 4/2 +0 +0/+0 3 2 none');
    expect(traitsOf('roving-fiends')).toEqual(['regeneration']);
  });
  test('has Rag-tag brigands as printed [FL-ENM-T-roadside-04]', () => {
    expect(printed('rag-tag-brigands')).toBe('24-31 +4 5/2 +0 +0/+0 3 1 1 self-bow');
    expect(traitsOf('rag-tag-brigands')).toEqual([]);
  });
  test('has Goblin war party as printed [FL-ENM-T-roadside-05]', () => {
    expect(printed('goblin-war-party')).toBe('32-41 +3 5/3 +0 +0/+0 3 1 3 sling');
    expect(traitsOf('goblin-war-party')).toEqual(['fey', 'skirmisher']);
  });
  test('has Stumbling dead as printed [FL-ENM-T-roadside-06]', () => {
    expect(printed('stumbling-dead')).toBe('cut off');
    expect(traitsOf('stumbling-dead')).toEqual(['undead']);
  });
  test('has Organized robbers as printed [FL-ENM-T-roadside-07]', () => {
    expect(printed('organized-robbers')).toBe('cut off');
    expect(traitsOf('organized-robbers')).toEqual(['skirmisher']);
  });
  test('has Northern wolves as printed [FL-ENM-T-roadside-08]', () => {
    expect(printed('northern-wolves')).toBe('cut off');
    expect(traitsOf('northern-wolves')).toEqual(['awareness', 'outflank']);
  });
  test('has Robber baron patrol as printed [FL-ENM-T-roadside-09]', () => {
    expect(printed('robber-baron-patrol')).toBe('cut off');
    expect(traitsOf('robber-baron-patrol')).toEqual([]);
  });
  test('has Strange troops as printed [FL-ENM-T-roadside-10]', () => {
    expect(printed('strange-troops')).toBe('cut off');
    expect(traitsOf('strange-troops')).toEqual(['brave', 'parry']);
  });
  test('has Infamous marauders as printed [FL-ENM-T-roadside-11]', () => {
    expect(printed('infamous-marauders')).toBe('cut off');
    expect(traitsOf('infamous-marauders')).toEqual(['counter-attack']);
  });
  test('has Half-Fey raiders as printed [FL-ENM-T-roadside-12]', () => {
    expect(printed('half-fey-raiders')).toBe('cut off');
    expect(traitsOf('half-fey-raiders')).toEqual(['fey', 'parry']);
  });
});

describe('Lurking Foes', () => {
  test('is rolled on with every face of a D100 once [FL-ENM-01] [FL-ENM-02]', () => {
    expectWhole('lurking-foes');
  });

  test('has Giant rats as printed [FL-ENM-T-lurking-foes-01]', () => {
    expect(printed('giant-rats')).toBe('01-14 +5 6/4 +0 +0/+0 3 0 none');
    expect(traitsOf('giant-rats')).toEqual(['crawling', 'slippery']);
  });
  test('has Giant bugs as printed [FL-ENM-T-lurking-foes-02]', () => {
    expect(printed('giant-bugs')).toBe('15-24 +4 6/3 +0 +0/+0 3 1 none');
    expect(traitsOf('giant-bugs')).toEqual(['brave', 'crawling']);
  });
  test('has Winged Imps as printed [FL-ENM-T-lurking-foes-03]', () => {
    expect(printed('winged-imps')).toBe('25-31 +3 5/0 +0 +0/+0 4 2 none');
    expect(traitsOf('winged-imps')).toEqual(['flying', 'monster']);
  });
  test('has Skeletal defenders as printed [FL-ENM-T-lurking-foes-04]', () => {
    expect(printed('skeletal-defenders')).toBe('32-44 +4 4/0 +0 +0/+0 4 1 none');
    expect(traitsOf('skeletal-defenders')).toEqual(['undead']);
  });
  test('has Decrepit worshippers as printed [FL-ENM-T-lurking-foes-05]', () => {
    expect(printed('decrepit-worshippers')).toBe('45-50 +3 4/3 +1 +0/+0 3 1 none');
    expect(traitsOf('decrepit-worshippers')).toEqual(['crawling']);
  });
  test('has Goblin infestation as printed [FL-ENM-T-lurking-foes-06]', () => {
    expect(printed('goblin-infestation')).toBe('51-61 +5 5/3 +0 +0/+0 3 1 none');
    expect(traitsOf('goblin-infestation')).toEqual(['crawling', 'fey', 'gruesome']);
  });
  test('has Cave Runners as printed [FL-ENM-T-lurking-foes-07]', () => {
    expect(printed('cave-runners')).toBe('62-69 +3 7/2 +1 +0/+0 4 2 none');
    expect(traitsOf('cave-runners')).toEqual(['brave', 'crawling']);
  });
  test('has Gargoyle sentries as printed [FL-ENM-T-lurking-foes-08]', () => {
    expect(printed('gargoyle-sentries')).toBe('70-75 +2 4/4 +1 +0/+1 4 2 none');
    expect(traitsOf('gargoyle-sentries')).toEqual(['crawling', 'fearless', 'tough']);
  });
  test('has Tomb shades as printed [FL-ENM-T-lurking-foes-09]', () => {
    expect(printed('tomb-shades')).toBe('76-81 +2 5/0 +1 +1/+0 4 2 none');
    expect(traitsOf('tomb-shades')).toEqual(['regeneration', 'terrifying', 'undead']);
  });
  test('has Delve crawlers as printed [FL-ENM-T-lurking-foes-10]', () => {
    expect(printed('delve-crawlers')).toBe('82-90 +2 6/3 +1 +0/+0 4 2 none');
    expect(traitsOf('delve-crawlers')).toEqual(['crawling', 'poison', 'slippery']);
  });
  test('has Crystal wards as printed [FL-ENM-T-lurking-foes-11]', () => {
    expect(printed('crystal-wards')).toBe('91-94 +1 4/2 +2 +1/+0 5 2 none');
    expect(traitsOf('crystal-wards')).toEqual(['crawling', 'fearless', 'relentless']);
  });
  test('has Eternal Guard as printed [FL-ENM-T-lurking-foes-12]', () => {
    expect(printed('eternal-guard')).toBe('95-100 +2 4/0 +2 +0/+1 4 2 none');
    expect(traitsOf('eternal-guard')).toEqual(['counter-attack', 'undead']);
  });
});

/** Every face falls on one row, or on what is cut off. */
function expectWhole(id: EnemyTableId): void {
  const table = rolled(ENEMY_TABLES[id], true);
  for (let face = 1; face <= 100; face++)
    expect(
      table.entries.filter(({ range }) => face >= range[0] && face <= range[1]),
      `${id} ${face}`,
    ).toHaveLength(1);
}

function printed(id: string): string {
  const entry = entryOf(id);
  if (entry?.stats == null || entry.range === null) return 'cut off';
  const { numbers, speed, combat, blow, toughness, armor, ranged } = entry.stats;
  const [from, to] = entry.range.map((face) => String(face).padStart(2, '0'));
  const arms = ranged === null ? 'none' : `${ranged.count} ${ranged.weapon}`;
  return `${from}-${to} +${numbers} ${speed.base}/${speed.dash} +${combat} +${blow.armor}/+${blow.toughness} ${toughness} ${armor} ${arms}`;
}

const traitsOf = (id: string): readonly string[] => [...(entryOf(id)?.traits ?? [])].sort();
