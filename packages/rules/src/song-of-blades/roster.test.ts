import { describe, expect, it } from 'vitest';
import type { TraitRef } from './profile';
import { checkWarband, compileProfile, compileWarband, STANDARD_LIMITS, type WarbandLimits } from './roster';
import { MOST_FIGURES, type OwnProfile, type WarbandEntry, zWarbandList } from './roster/list';
import { priceOf, RANGED_COST } from './roster/price';
import { mostSpells, profileRefusals } from './roster/profile-rules';

const own = (more: Partial<OwnProfile> = {}): OwnProfile => ({
  ...{ title: 'Sellsword', quality: 4, combat: 2, traits: [], spells: [], kinds: ['human'], armed: 'weapon' },
  ...{ ranged: null, face: 'swordman' },
  ...more,
});
const traits = (...ids: (TraitRef['id'] | TraitRef)[]): TraitRef[] =>
  ids.map((t) => (typeof t === 'string' ? { id: t } : t));
const of = (profile: WarbandEntry['profile'], count = 1, ...names: string[]): WarbandEntry => ({
  ...{ profile, count },
  ...(names.length > 0 ? { names } : {}),
});
const codes = (entries: WarbandEntry[], limits: WarbandLimits = STANDARD_LIMITS) =>
  checkWarband({ name: 'Test', entries }, limits).map((r) => `${r.code} ${r.rule}`);
const faults = (more: Partial<OwnProfile>) => profileRefusals(own(more)).map((r) => `${r.code} ${r.rule}`);

describe('points and Personalities', () => {
  it('refuses 401 points where 400 are agreed and allows 400 [ASOBH-SET-01]', () => {
    const twenty = of('spearman', 20);
    expect(codes([twenty])).toEqual([]);
    const refusals = checkWarband({ name: 'Test', entries: [twenty, of('green-light-infantry')] }, STANDARD_LIMITS);
    expect(refusals).toEqual([
      { code: 'warband/over-points', rule: 'ASOBH-SET-01', detail: { points: 411, limit: 400, over: 11 } },
    ]);
  });

  it('lets Personalities have half of the limit, not half of what is spent [ASOBH-SET-01]', () => {
    expect(codes([of('apprentice', 4), of('healer')])).toEqual([]);
    expect(codes([of('apprentice', 4), of('master-healer')])).toEqual(['warband/over-personalities ASOBH-SET-01']);
    expect(codes([of('apprentice', 4), of('master-healer')], { ...STANDARD_LIMITS, personalities: 60 })).toEqual([]);
  });

  it('says every fault at once, with its place in the list [ASOBH-SET-01]', () => {
    const entries = [of('nobody'), of('ghul'), of('bats'), of(own({ quality: 5, spells: ['sleep'] }))];
    const refusals = checkWarband({ name: 'Test', entries }, STANDARD_LIMITS);
    expect(refusals.map((r) => [r.code, r.detail?.entry])).toEqual([
      ['warband/unknown-profile', 0],
      ['warband/lost-profile', 1],
      ['warband/score', 3],
      ['warband/no-caster', 3],
      ['warband/lone-swarm', 2],
    ]);
  });

  it('refuses nobody, and more figures than a table holds', () => {
    expect(codes([])).toEqual(['warband/empty ASOBH-SET-01']);
    const crowd = of('green-light-infantry', MOST_FIGURES + 1);
    expect(codes([crowd], { ...STANDARD_LIMITS, points: 3000 })).toEqual(['warband/too-many ASOBH-SET-10']);
  });

  it('keeps figures of five points or fewer for scenarios [ASOBH-SET-21]', () => {
    const child = own({ title: 'Villager', combat: 1, traits: traits('puny') });
    expect(priceOf(child).points).toBe(3);
    expect(codes([of(child)])).toEqual(['warband/non-combatant ASOBH-SET-21']);
    expect(codes([of(own({ combat: 1 }))])).toEqual([]);
  });

  it('keeps to one roster only where the table asks for it [ASOBH-SET-22]', () => {
    const entries = [of('orc-swordsman'), of('goblin-shield'), of('spearman'), of(own())];
    expect(codes(entries)).toEqual([]);
    expect(codes(entries, { ...STANDARD_LIMITS, themed: true })).toEqual(['warband/mixed ASOBH-SET-22']);
    expect(codes(entries.slice(1), { ...STANDARD_LIMITS, themed: true })).toEqual([]);
  });
});

describe('home-made profiles', () => {
  it('cost Combat times five and traits, by quality, rounded up [ASOBH-SET-02]', () => {
    expect(priceOf(own({ traits: traits('long-reach') })).points).toBe(20);
    expect(priceOf(own({ combat: 3 })).points).toBe(23);
    expect(priceOf(own({ quality: 2, combat: 3 })).points).toBe(38);
    expect(priceOf(own({ combat: 0, traits: traits('short-move', 'rabble') })).points).toBe(0);
  });

  it('show what each part costs and which costs are ours [ASOBH-SET-02]', () => {
    const printed = priceOf(own({ traits: traits('long-reach', 'block') }));
    expect(printed.printed).toBe(true);
    const ours = priceOf(own({ traits: traits('hero'), ranged: 'medium' }));
    expect(ours.printed).toBe(false);
    expect(ours.parts.map((p) => [p.is, p.cost, p.from])).toEqual([
      ['combat', 10, 'book'],
      ['trait', 20, 'chosen'],
      ['ranged', RANGED_COST.medium, 'chosen'],
    ]);
    const compiled = compileProfile(own({ traits: traits('hero') }));
    expect(compiled.ok && compiled.value).toMatchObject({ printed: false, personality: true, roster: 'own' });
  });

  it('keep within the scores the book prints [ASOBH-SET-02]', () => {
    expect(faults({ quality: 2, combat: 4 })).toEqual([]);
    expect(faults({ quality: 1, combat: 5 })).toEqual(['warband/score ASOBH-SET-02', 'warband/score ASOBH-SET-02']);
    expect(faults({ quality: 5 })).toEqual(['warband/score ASOBH-SET-02']);
  });

  it('have one leadership trait and no more [ASOBH-SET-04]', () => {
    expect(faults({ traits: traits('beastmaster') })).toEqual([]);
    expect(faults({ traits: traits('beastmaster', 'leader') })).toEqual(['warband/two-leaderships ASOBH-SET-04']);
  });

  it('have no two traits that exclude each other, from whichever side [ASOBH-SET-05]', () => {
    const pairs = [
      ...[
        ['berserk', 'dashing'],
        ['clumsy', 'acrobat'],
        ['coward', 'fearless'],
        ['steadfast', 'coward'],
      ],
      ...[
        ['hero', 'coward'],
        ['quick', 'slow'],
        ['short-move', 'quick'],
        ['clumsy', 'difficult-target'],
      ],
      ...[
        ['puny', 'huge-weapon'],
        ['heavy-weapon', 'puny'],
        ['big', 'huge'],
        ['long-move', 'short-move'],
      ],
    ] as [TraitRef['id'], TraitRef['id']][];
    for (const pair of pairs)
      expect(faults({ traits: traits(...pair) }), pair.join()).toContain('warband/exclusive ASOBH-SET-05');
    const twin = { armed: 'two-weapons', traits: traits('double-strike', 'combat-master') } as const;
    expect(faults(twin)).toEqual(['warband/exclusive ASOBH-SET-05']);
    expect(faults({ traits: traits('long-move', 'slow') })).toEqual([]);
  });

  it('have each trait once [ASOBH-SET-05]', () => {
    const twice = traits({ id: 'lethal', against: 'orc' }, { id: 'lethal', against: 'elf' });
    expect(faults({ traits: twice })).toEqual(['warband/trait-twice ASOBH-SET-05']);
  });

  it('are of a Gang with Quality 4 and Combat 2 at best [ASOBH-SET-06, ASOBH-TRAIT-gang]', () => {
    expect(faults({ traits: traits('gang') })).toEqual([]);
    expect(faults({ quality: 3, traits: traits('gang') })).toEqual(['warband/quality-too-good ASOBH-SET-06']);
    expect(faults({ combat: 3, traits: traits('gang') })).toEqual(['warband/combat-too-good ASOBH-SET-06']);
  });

  it('are Rabble with Quality 4 at best, whatever their Combat [ASOBH-SET-06, ASOBH-TRAIT-rabble]', () => {
    expect(faults({ combat: 4, traits: traits('rabble') })).toEqual([]);
    expect(faults({ quality: 3, traits: traits('rabble') })).toEqual(['warband/quality-too-good ASOBH-SET-06']);
  });

  it('say for whom Lethal and Rare are meant, and nothing else in brackets [ASOBH-SET-03]', () => {
    expect(faults({ traits: traits('lethal') })).toEqual(['warband/bracket-missing ASOBH-TRAIT-lethal']);
    expect(faults({ traits: traits({ id: 'lethal', against: 'orc' }) })).toEqual([]);
    expect(faults({ traits: traits('rare') })).toEqual(['warband/bracket-missing ASOBH-SET-03']);
    expect(faults({ traits: traits({ id: 'block', number: 2 }) })).toEqual(['warband/bracket-extra ASOBH-SET-05']);
  });
});

describe('spells', () => {
  const mage = (n: number, more: Partial<OwnProfile> = {}) =>
    faults({
      traits: traits('spell-caster'),
      spells: (['blast', 'mist', 'fear', 'trip', 'rain', 'sleep', 'tremor'] as const).slice(0, n),
      ...more,
    });

  it('are four for a caster of Quality 4 [ASOBH-SET-09, ASOBH-EX-08, ASOBH-TRAIT-spell-caster]', () => {
    expect(mostSpells(own())).toBe(4);
    expect(mage(4)).toEqual([]);
    expect(mage(5)).toEqual(['warband/too-many-spells ASOBH-SET-09']);
    expect(mage(5, { quality: 3 })).toEqual([]);
  });

  it('are two more with Increased Spell Memory, which only casters have [ASOBH-SET-09, ASOBH-TRAIT-increased-spell-memory]', () => {
    const memory = { traits: traits('spell-caster', 'increased-spell-memory') };
    expect(mage(6, memory)).toEqual([]);
    expect(mage(7, memory)).toEqual(['warband/too-many-spells ASOBH-SET-09']);
    expect(faults({ traits: traits('increased-spell-memory') })).toEqual([
      'warband/needs-trait ASOBH-TRAIT-increased-spell-memory',
    ]);
  });

  it('are known once, by those who cast, and cost nothing to be able to cast [ASOBH-TRAIT-spell-caster]', () => {
    expect(faults({ spells: ['fear'] })).toEqual(['warband/no-caster ASOBH-SET-09']);
    expect(faults({ traits: traits('spell-caster'), spells: ['fear', 'fear'] })).toEqual([
      'warband/spell-twice ASOBH-SET-09',
    ]);
    const [without, with_] = [priceOf(own()), priceOf(own({ traits: traits('spell-caster') }))];
    expect(with_.points).toBe(without.points);
    const compiled = compileProfile(own({ traits: traits('spell-caster') }));
    expect(compiled.ok && compiled.value.personality).toBe(true);
  });
});

describe('weapons and beasts', () => {
  it('keeps the longbow from those smaller than a man', () => {
    expect(faults({ traits: traits('longbow') })).toEqual([]);
    for (const kind of ['goblin', 'halfling', 'dwarf'])
      expect(faults({ kinds: [kind], traits: traits('longbow') })).toEqual(['warband/too-small ASOBH-TRAIT-longbow']);
    expect(faults({ traits: traits('longbow', 'tiny') })).toEqual(['warband/too-small ASOBH-TRAIT-longbow']);
    expect(faults({ kinds: ['goblin'], traits: traits('short-bow') })).toEqual([]);
  });

  it('gives animals no weapons and no potions', () => {
    const beast = { armed: 'natural', kinds: ['wolf'] } as const;
    expect(faults({ ...beast, traits: traits('animal') })).toEqual([]);
    expect(faults({ traits: traits('animal') })).toEqual(['warband/animal-armed ASOBH-TRAIT-animal']);
    expect(faults({ ...beast, traits: traits('animal', 'javelin', 'flail') })).toEqual([
      'warband/animal-weapon ASOBH-TRAIT-animal',
      'warband/animal-weapon ASOBH-TRAIT-animal',
    ]);
    expect(faults({ ...beast, traits: traits('swarm', 'potion-of-healing') })).toEqual([
      'warband/exclusive ASOBH-TRAIT-swarm',
    ]);
  });

  it('gives the Dim-Witted no command, no spells and no potions', () => {
    expect(faults({ traits: traits('dim-witted', 'leader') })).toEqual(['warband/exclusive ASOBH-TRAIT-dim-witted']);
    expect(faults({ traits: traits('dim-witted', 'spell-caster') })).toEqual(['warband/exclusive ASOBH-SET-05']);
    expect(faults({ traits: traits('dim-witted', 'potion-of-healing') })).toEqual([
      'warband/exclusive ASOBH-TRAIT-dim-witted',
    ]);
  });

  it('wants a weapon for weapon traits, two for a Double Strike, and either a weapon or an art to parry', () => {
    expect(faults({ armed: 'unarmed', traits: traits('bludgeon') })).toEqual([
      'warband/needs-weapon ASOBH-TRAIT-bludgeon',
    ]);
    expect(faults({ traits: traits('double-strike') })).toEqual([
      'warband/needs-two-weapons ASOBH-TRAIT-double-strike',
    ]);
    expect(faults({ armed: 'unarmed', traits: traits('parry') })).toEqual(['warband/needs-weapon ASOBH-TRAIT-parry']);
    expect(faults({ armed: 'unarmed', traits: traits('parry', 'evade-and-counter') })).toEqual([]);
    expect(faults({ armed: 'natural', traits: traits('expert-parry', 'disarming-block') })).toEqual([]);
  });

  it('wants a shield to rush, a flail to strike again, a bow to be legendary', () => {
    expect(faults({ traits: traits('shield-rush') })).toEqual(['warband/needs-trait ASOBH-TRAIT-shield-rush']);
    expect(faults({ traits: traits('shield-rush', 'block') })).toEqual([]);
    expect(faults({ traits: traits('opportunity-flail-strike') })).toHaveLength(1);
    expect(faults({ traits: traits('opportunity-flail-strike', 'flail') })).toEqual([]);
    expect(faults({ ranged: 'long', traits: traits('legendary-shot') })).toHaveLength(1);
    expect(faults({ traits: traits('legendary-shot', 'sling') })).toEqual([]);
  });
});

describe('the warband as a whole', () => {
  it('has as many Rare figures of a profile as its number says, over all entries [ASOBH-SET-03, ASOBH-TRAIT-rare]', () => {
    expect(codes([of('forest-guard', 3), of('pureblood-shield', 3)])).toEqual([]);
    const four = [of('forest-guard', 2), of('forest-guard', 2)];
    expect(codes(four)).toEqual(['warband/rare ASOBH-SET-03']);
    const rare = own({ traits: traits({ id: 'rare', number: 1 }) });
    expect(codes([of(rare, 2)])).toEqual(['warband/rare ASOBH-SET-03']);
    expect(codes([of(rare), of({ ...rare, title: 'Another' })])).toEqual([]);
  });

  it('has one of a Unique profile [ASOBH-SET-03, ASOBH-TRAIT-unique]', () => {
    const one = own({ traits: traits('unique') });
    expect(codes([of(one)])).toEqual([]);
    expect(codes([of(one), of(one)])).toEqual(['warband/unique ASOBH-SET-03']);
  });

  it('carries one Potion of Healing, whoever has it', () => {
    expect(codes([of('village-elder')])).toEqual([]);
    const other = own({ traits: traits('potion-of-healing') });
    expect(codes([of('village-elder'), of(other)])).toEqual(['warband/one-of-trait ASOBH-TRAIT-potion-of-healing']);
  });

  it('has a Leader where it has a Subcommander [ASOBH-SET-07]', () => {
    const second = of(own({ title: 'Second', traits: traits('subcommander') }));
    expect(codes([second])).toEqual(['warband/needs-in-warband ASOBH-SET-07']);
    expect(codes([second, of('village-elder')])).toEqual([]);
    const front = of(own({ traits: traits('lead-from-the-front') }));
    expect(codes([second, front])).toEqual(['warband/needs-in-warband ASOBH-SET-07']);
  });

  it('buys a swarm as two bases or more that share one name of a swarm [ASOBH-SET-08]', () => {
    expect(codes([of('ants')])).toEqual(['warband/lone-swarm ASOBH-SET-08']);
    const warband = compileWarband({ name: 'Hive', entries: [of('ants', 2), of('ants', 3)] }, STANDARD_LIMITS);
    expect(warband.ok && warband.value.figures.map((f) => f.swarm)).toEqual([
      ...['swarm-1', 'swarm-1', 'swarm-2', 'swarm-2', 'swarm-2'],
    ]);
  });

  it('has one dinosaur, whoever rides it [ASOBH-SET-20]', () => {
    const lizard = own({ title: 'Raptor', kinds: ['dinosaur'], armed: 'natural', traits: traits('animal') });
    expect(codes([of(lizard)])).toEqual([]);
    expect(codes([of(lizard, 2)])).toEqual(['warband/dinosaurs ASOBH-SET-20']);
  });

  it('is compiled with names, numbers where two are alike, and its points [ASOBH-SET-01]', () => {
    const list = { name: ' The\n Twelve ', entries: [of('orc-swordsman', 3, 'Gor'), of(own(), 1, 'Ann')] };
    const warband = compileWarband(list, STANDARD_LIMITS);
    expect(warband.ok && { ...warband.value, figures: warband.value.figures.map((f) => f.name) }).toEqual({
      ...{ name: 'The Twelve', of: 'orcs', points: 102 },
      figures: ['Gor', 'Armored Swordsman 1', 'Armored Swordsman 2', 'Ann'],
    });
  });

  it('stands on bases two thirds as wide at the small scale [ASOBH-SET-11]', () => {
    const list = { name: 'Small', entries: [of('cave-troll'), of('spearman')] };
    const bases = (scale: 'large' | 'small') => {
      const warband = compileWarband(list, { ...STANDARD_LIMITS, scale });
      return warband.ok ? warband.value.figures.map((f) => f.profile.base.size) : [];
    };
    expect(bases('large')).toEqual([40, 25]);
    expect(bases('small')).toEqual([27, 17]);
  });
});

it('takes only bounded lists off the wire', () => {
  expect(zWarbandList.safeParse({ name: 'x', entries: [{ profile: 'bats', count: 2 }] }).success).toBe(true);
  for (const bad of [
    { name: 'x', entries: [{ profile: 'bats', count: 0 }] },
    { name: 'x', entries: [{ profile: 'bats', count: 1.5 }] },
    { name: 'x', entries: [{ profile: 'bats', count: 2, cheat: true }] },
    { name: 'x', entries: [{ profile: own({ kinds: ['<b>'] }), count: 2 }] },
    { name: 'x'.repeat(201), entries: [] },
    { name: 'x', entries: Array.from({ length: 61 }, () => ({ profile: 'bats', count: 2 })) },
  ])
    expect(zWarbandList.safeParse(bad).success).toBe(false);
});
