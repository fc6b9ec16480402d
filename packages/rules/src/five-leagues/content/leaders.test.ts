import { describe, expect, test } from 'vitest';
import { ABERRATIONS, BEASTS, beastOf, rewardOf } from './aberrations';
import { LEADERS, LEADERSHIP } from './leaders';
import { draw, rollOn } from './tables';
import { MOTIVATIONS, UNIQUE_FOES, uniqueOf } from './uniques';

/** Leaders, Unique Foes and great beasts, as the book prints them. */

describe('Unique Foes', () => {
  test('have the Grim Knight as printed [FL-ENM-T-unique-foes-01]', () => {
    expect(printed('grim-knight')).toBe('01-05 5/0 +2 +1/+0 4 3');
    expect([...(uniqueOf('grim-knight')?.traits ?? [])].sort()).toEqual(['parry']);
  });
  test('have the Corrupt Sorcerer as printed [FL-ENM-T-unique-foes-02]', () => {
    expect(printed('corrupt-sorcerer')).toBe('06-11 5/3 +1 +0/+0 4 1');
    expect([...(uniqueOf('corrupt-sorcerer')?.traits ?? [])].sort()).toEqual(['awareness', 'hang-back']);
  });
  test('have the Cunning Infiltrator as printed [FL-ENM-T-unique-foes-03]', () => {
    expect(printed('cunning-infiltrator')).toBe('12-17 6/3 +1 +0/+0 4 1');
    expect([...(uniqueOf('cunning-infiltrator')?.traits ?? [])].sort()).toEqual(['counter-attack', 'slippery']);
  });
  test('have the Unreasoning Brute as printed [FL-ENM-T-unique-foes-04]', () => {
    expect(printed('unreasoning-brute')).toBe('18-23 5/3 +2 +0/+1 5 2');
    expect([...(uniqueOf('unreasoning-brute')?.traits ?? [])].sort()).toEqual(['regeneration', 'relentless', 'tough']);
  });
  test('have the Charismatic Leader as printed [FL-ENM-T-unique-foes-05]', () => {
    expect(printed('charismatic-leader')).toBe('24-30 5/3 +1 +0/+0 4 2');
    expect([...(uniqueOf('charismatic-leader')?.traits ?? [])].sort()).toEqual(['parry', 'tough']);
  });
  test('have the Ruthless Killer as printed [FL-ENM-T-unique-foes-06]', () => {
    expect(printed('ruthless-killer')).toBe('31-37 5/4 +2 +0/+1 5 2');
    expect([...(uniqueOf('ruthless-killer')?.traits ?? [])].sort()).toEqual(['gruesome', 'tough']);
  });
  test('have the Mighty Warrior as printed [FL-ENM-T-unique-foes-07]', () => {
    expect(printed('mighty-warrior')).toBe('38-44 5/3 +2 +1/+0 5 2');
    expect([...(uniqueOf('mighty-warrior')?.traits ?? [])].sort()).toEqual(['counter-attack', 'tough']);
  });
  test('have the Deranged Cultist as printed [FL-ENM-T-unique-foes-08]', () => {
    expect(printed('deranged-cultist')).toBe('45-50 5/3 +1 +0/+0 4 1');
    expect([...(uniqueOf('deranged-cultist')?.traits ?? [])].sort()).toEqual(['hang-back', 'tough']);
  });
  test('have the Scheming Heretic as printed [FL-ENM-T-unique-foes-09]', () => {
    expect(printed('scheming-heretic')).toBe('51-56 5/3 +1 +0/+0 4 1');
    expect([...(uniqueOf('scheming-heretic')?.traits ?? [])].sort()).toEqual(['tough']);
  });
  test('have the Ravening Beast-form as printed [FL-ENM-T-unique-foes-10]', () => {
    expect(printed('ravening-beast-form')).toBe('57-61 6/4 +2 +1/+1 5 1');
    expect([...(uniqueOf('ravening-beast-form')?.traits ?? [])].sort()).toEqual([
      'counter-attack',
      'gruesome',
      'regeneration',
    ]);
  });
  test('have the Infernal Spawn as printed [FL-ENM-T-unique-foes-11]', () => {
    expect(printed('infernal-spawn')).toBe('62-65 6/3 +3 +1/+1 4 2');
    expect([...(uniqueOf('infernal-spawn')?.traits ?? [])].sort()).toEqual([]);
  });
  test('have the Feral Mercenary as printed [FL-ENM-T-unique-foes-12]', () => {
    expect(printed('feral-mercenary')).toBe('66-71 6/4 +2 +0/+0 5 2');
    expect([...(uniqueOf('feral-mercenary')?.traits ?? [])].sort()).toEqual(['relentless', 'tough']);
  });
  test('have the Duskling Champion as printed [FL-ENM-T-unique-foes-13]', () => {
    expect(printed('duskling-champion')).toBe('72-77 5/3 +2 +0/+1 6 2');
    expect([...(uniqueOf('duskling-champion')?.traits ?? [])].sort()).toEqual(['counter-attack', 'tough']);
  });
  test('have the Fey Reaver as printed [FL-ENM-T-unique-foes-14]', () => {
    expect(printed('fey-reaver')).toBe('78-82 7/3 +2 +3/+0 4 3');
    expect([...(uniqueOf('fey-reaver')?.traits ?? [])].sort()).toEqual(['counter-attack', 'parry']);
  });
  test('have the Enemy Marshall as printed [FL-ENM-T-unique-foes-15]', () => {
    expect(printed('enemy-marshall')).toBe('83-89 5/3 +1 +0/+1 4 2');
    expect([...(uniqueOf('enemy-marshall')?.traits ?? [])].sort()).toEqual(['parry', 'tough']);
  });
  test('have the Master Thief as printed [FL-ENM-T-unique-foes-16]', () => {
    expect(printed('master-thief')).toBe('90-95 5/4 +1 ours');
    expect([...(uniqueOf('master-thief')?.traits ?? [])].sort()).toEqual(['counter-attack', 'slippery']);
  });
  test('have the Craven Hex-chanter as printed [FL-ENM-T-unique-foes-17]', () => {
    expect(printed('craven-hex-chanter')).toBe('96-100 5/3 +0 +0/+0 5 1');
    expect([...(uniqueOf('craven-hex-chanter')?.traits ?? [])].sort()).toEqual(['parry', 'tough']);
  });
});

describe('the reasons of a Unique Foe', () => {
  test('Leads the group is one, on 01 to 20 [FL-ENM-T-unique-foe-motivation-01]', () => {
    expect([1, 20].map((face) => rollOn(MOTIVATIONS, face)?.id)).toEqual(['leads-the-group', 'leads-the-group']);
  });
  test('Hired muscle is one, on 21 to 40 [FL-ENM-T-unique-foe-motivation-02]', () => {
    expect([21, 40].map((face) => rollOn(MOTIVATIONS, face)?.id)).toEqual(['hired-muscle', 'hired-muscle']);
  });
  test('Agent of dark powers is one, on 41 to 55 [FL-ENM-T-unique-foe-motivation-03]', () => {
    expect([41, 55].map((face) => rollOn(MOTIVATIONS, face)?.id)).toEqual([
      'agent-of-dark-powers',
      'agent-of-dark-powers',
    ]);
  });
  test('Shared goal is one, on 56 to 70 [FL-ENM-T-unique-foe-motivation-04]', () => {
    expect([56, 70].map((face) => rollOn(MOTIVATIONS, face)?.id)).toEqual(['shared-goal', 'shared-goal']);
  });
  test('Regular member is one, on 71 to 85 [FL-ENM-T-unique-foe-motivation-05]', () => {
    expect([71, 85].map((face) => rollOn(MOTIVATIONS, face)?.id)).toEqual(['regular-member', 'regular-member']);
  });
  test('Hunting the warband is one, on 86 to 100 [FL-ENM-T-unique-foe-motivation-06]', () => {
    expect([86, 100].map((face) => rollOn(MOTIVATIONS, face)?.id)).toEqual([
      'hunting-the-warband',
      'hunting-the-warband',
    ]);
  });
});

describe('leadership', () => {
  test('is None on 01 to 25 [FL-ENM-T-leadership-01]', () => {
    expect([1, 25].map((face) => rollOn(LEADERSHIP, face)?.id)).toEqual(['none', 'none']);
  });
  test('is Sergeant on 26 to 45 [FL-ENM-T-leadership-02]', () => {
    expect([26, 45].map((face) => rollOn(LEADERSHIP, face)?.id)).toEqual(['sergeant', 'sergeant']);
  });
  test('is Lieutenant on 46 to 60 [FL-ENM-T-leadership-03]', () => {
    expect([46, 60].map((face) => rollOn(LEADERSHIP, face)?.id)).toEqual(['lieutenant', 'lieutenant']);
  });
  test('is Captain on 61 to 75 [FL-ENM-T-leadership-04]', () => {
    expect([61, 75].map((face) => rollOn(LEADERSHIP, face)?.id)).toEqual(['captain', 'captain']);
  });
  test('is Unique Foe on 76 to 100 [FL-ENM-T-leadership-05]', () => {
    expect([76, 100].map((face) => rollOn(LEADERSHIP, face)?.id)).toEqual(['unique-foe', 'unique-foe']);
  });

  test('makes a row better by its rank [FL-ENM-11] [FL-ENM-12] [FL-ENM-13]', () => {
    expect(LEADERS.sergeant).toMatchObject({ combat: 0, toughness: 1, toughnessCap: 5, traits: ['parry'] });
    expect(LEADERS.lieutenant).toMatchObject({ combat: 1, toughness: 1, toughnessCap: 5, traits: ['parry', 'tough'] });
    expect(LEADERS.captain).toMatchObject({ combat: 1, toughness: 1, toughnessCap: 6, armor: 1, armorCap: 4 });
    expect([...LEADERS.captain.traits].sort()).toEqual(['counter-attack', 'parry', 'regeneration', 'tough']);
  });
});

describe('Aberrations', () => {
  test('have the Ogre as printed [FL-ENM-T-aberrations-01]', () => {
    expect(beast('ogre')).toBe('1-8 5" +2 +1/+1 2 5 3 2');
  });
  test('have the Troll as printed [FL-ENM-T-aberrations-02]', () => {
    expect(beast('troll')).toBe('9-15 5" +1 +1/+1 1 4 5 2');
  });
  test('have the Minotaur as printed [FL-ENM-T-aberrations-03]', () => {
    expect(beast('minotaur')).toBe('16-18 5" +2 +2/+2 1 5 5 3');
  });
  test('have the Werewolf as printed [FL-ENM-T-aberrations-04]', () => {
    expect(beast('werewolf')).toBe('19-25 7" +3 +1/+1 1 5 4 3');
  });
  test('have the Golem as printed [FL-ENM-T-aberrations-05]', () => {
    expect(beast('golem')).toBe('26-29 3" +1 +3/+2 4 6 3 2');
  });
  test('have the Giant lizard as printed [FL-ENM-T-aberrations-06]', () => {
    expect(beast('giant-lizard')).toBe('30-36 6" +2 +1/+1 2 6 3 2');
  });
  test('have the Spitting lizard as printed [FL-ENM-T-aberrations-07]', () => {
    expect(beast('spitting-lizard')).toBe('37-42 4" +1 +0/+1 2 2 3 2');
  });
  test('have the Manticore as printed [FL-ENM-T-aberrations-08]', () => {
    expect(beast('manticore')).toBe('43-47 5" +2 +2/+1 1 4 4 3');
  });
  test('are cut off after 47 and drawn again [FL-ENM-T-aberrations-09]', () => {
    expect([48, 100].map((face) => rollOn(ABERRATIONS, face)?.missing)).toEqual([true, true]);
    const faces = [80, 48, 9];
    const drawn = draw(ABERRATIONS, { roll: () => [faces.shift() ?? 1] });
    expect([drawn?.entry.id, drawn?.faces]).toEqual(['troll', [80, 48, 9]]);
  });

  test('are worth what a beast of one’s own making would be [FL-ENM-36]', () => {
    for (const each of BEASTS) expect([each.id, rewardOf(each)]).toEqual([each.id, each.reward]);
  });

  test('met before give way to the first that was not [FL-ENM-35]', () => {
    const met = ['ogre', 'troll'];
    const faces = [1, 12, 17];
    const drawn = draw(ABERRATIONS, { roll: () => [faces.shift() ?? 1] }, ({ id }) => !met.includes(id));
    expect(drawn?.entry.id).toBe('minotaur');
  });
});

function printed(id: string): string {
  const foe = uniqueOf(id);
  if (foe === undefined) return 'nobody';
  const { range, speed, combat, blow, toughness, armor, ours } = foe;
  const faces = `${range.map((face) => String(face).padStart(2, '0')).join('-')} ${speed.base}/${speed.dash} +${combat}`;
  return ours ? `${faces} ours` : `${faces} +${blow.armor}/+${blow.toughness} ${toughness} ${armor}`;
}

function beast(id: string): string {
  const found = beastOf(id);
  if (found === undefined) return 'nobody';
  const { range, speed, combat, blow, toughness, armor, monsterPoints, reward } = found;
  return `${range.join('-')} ${speed.base}" +${combat} +${blow.armor}/+${blow.toughness} ${armor} ${toughness} ${monsterPoints} ${reward}`;
}

test('the table of Unique Foes is whole [FL-ENM-16]', () => {
  for (let face = 1; face <= 100; face++) expect(rollOn(UNIQUE_FOES, face), String(face)).toBeDefined();
});
