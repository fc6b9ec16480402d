import { describe, expect, it } from 'vitest';
import { STANDARD_LIMITS } from '../roster';
import type { OwnProfile, WarbandEntry } from '../roster/list';
import { bringSheet } from './check';
import { fieldSheet, grownProfile } from './figures';
import { addItem, assignItem, dropItem } from './items';
import { takeRecruits } from './replace';
import type { CampaignSheet, Upgrade } from './sheet';
import { beginCampaign } from './start';
import { giveUpgrade, promotionCost, upgradeOffers, upgradeRefusals } from './upgrades';

function aSheet(upgrades: number, ...entries: WarbandEntry[]): CampaignSheet {
  const begun = beginCampaign({ name: 'The Test', entries }, { ...STANDARD_LIMITS, points: 1000 }, 5);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const battle = { against: 'X', result: 'won', degree: 'decisive' } as const;
  return { ...begun.value, upgrades, battles: [battle] };
}

function given(sheet: CampaignSheet, record: string, upgrade: Upgrade): CampaignSheet {
  const done = giveUpgrade(sheet, record, upgrade);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
}

const no = (sheet: CampaignSheet, record: string, upgrade: Upgrade) =>
  upgradeRefusals(sheet, record, upgrade).map((r) => r.code);

const grown = (sheet: CampaignSheet, id: string) => {
  const record = sheet.figures.find((f) => f.id === id);
  const profile = record && grownProfile(record);
  if (!profile?.ok) throw new Error(`no profile of ${id}`);
  return profile.value;
};

const own = (more: Partial<OwnProfile>): OwnProfile => ({
  ...{ title: 'Somebody', quality: 4, combat: 2, traits: [], spells: [], kinds: [], armed: 'weapon' },
  ...{ ranged: null, face: 'hood' },
  ...more,
});

/** r1 r2 spearmen Q4 C2, r3 apprentice Q4 C1, r4 ratman champion C4, r5 r6 ants. */
const band = aSheet(
  4,
  { profile: 'spearman', count: 2, names: ['Ann', 'Ben'] },
  { profile: 'apprentice', count: 1 },
  { profile: 'ratman-champion', count: 1 },
  { profile: 'ants', count: 2 },
);

describe('an upgrade', () => {
  it('makes Quality 4 into 3 and Combat 1 into 2 or 2 into 3, no other score [ASOBH-END-05]', () => {
    expect(grown(given(band, 'r1', { is: 'quality' }), 'r1').quality).toBe(3);
    expect(grown(given(band, 'r1', { is: 'combat', to: 3 }), 'r1').combat).toBe(3);
    expect(grown(given(band, 'r3', { is: 'combat', to: 2 }), 'r3').combat).toBe(2);
    expect(no(band, 'r4', { is: 'combat', to: 3 })).toEqual(['campaign/combat-done']);
    const veteran = aSheet(1, { profile: 'trained-runner', count: 1 });
    expect(no(veteran, 'r1', { is: 'quality' })).toEqual(['campaign/not-quality-four']);
  });

  it('teaches a caster a spell beyond what he began with, and nobody else [ASOBH-END-05, ASOBH-TRAIT-spell-caster]', () => {
    const mage = given(band, 'r3', { is: 'spell', spell: 'fireball' });
    expect(grown(mage, 'r3').spells).toEqual(['mist', 'sleep', 'fireball']);
    expect(no(band, 'r3', { is: 'spell', spell: 'mist' })).toEqual(['warband/spell-twice']);
    expect(no(band, 'r1', { is: 'spell', spell: 'fear' })).toEqual(['warband/no-caster']);
    expect(no(band, 'r1', { is: 'memory' })).toEqual(['warband/needs-trait']);
    expect(no(band, 'r3', { is: 'memory' })).toEqual([]);
  });

  it('turns a figure into the next profile of its name, and only the next [ASOBH-END-05]', () => {
    const orcs = aSheet(1, { profile: 'orc-spearman', count: 1 });
    expect(no(orcs, 'r1', { is: 'profile', to: 'orc-armored-spearman' })).toEqual(['campaign/not-next']);
    const veteran = grown(given(orcs, 'r1', { is: 'profile', to: 'orc-veteran-spearman' }), 'r1');
    expect(veteran).toMatchObject({ title: 'Veteran Spearman', points: 38 });
    const offers = upgradeOffers(band, 'r3').flatMap((o) => (o.upgrade.is === 'profile' ? [o.upgrade.to] : []));
    expect(offers).toEqual(['spellcaster-fireball', 'spellcaster-lightning']);
  });

  it('keeps what was gained before when the profile changes [ASOBH-END-05]', () => {
    const record = {
      profile: 'goblin-bowman',
      upgrades: [
        { is: 'combat', to: 3 },
        { is: 'table', line: 'x', trait: 'steadfast' },
        { is: 'profile', to: 'goblin-chosen-bowman' },
      ],
    } as const;
    const chosen = grownProfile(record);
    expect(chosen.ok && chosen.value).toMatchObject({ id: 'goblin-chosen-bowman', combat: 3 });
    expect(chosen.ok && chosen.value.traits.map((t) => t.id)).toEqual([
      ...['good-shot', 'poison', 'short-bow', 'unerring-aim', 'steadfast'],
    ]);
  });

  it('goes to one figure, never twice running to the same [ASOBH-END-05]', () => {
    const once = given(band, 'r1', { is: 'quality' });
    expect(once.upgrades).toBe(3);
    expect(no(once, 'r1', { is: 'combat', to: 3 })).toEqual(['campaign/twice-running']);
    const battle = { against: 'Y', result: 'won', degree: 'marginal' } as const;
    const next = { ...once, battles: [...once.battles, battle] };
    expect(no(next, 'r1', { is: 'combat', to: 3 })).toEqual(['campaign/twice-running']);
    expect(no({ ...next, battles: [...next.battles, battle] }, 'r1', { is: 'combat', to: 3 })).toEqual([]);
    expect(no(once, 'r2', { is: 'combat', to: 3 })).toEqual([]);
  });

  it('is taken once by the warband, or once by each figure where players agree [ASOBH-END-05]', () => {
    const once = given(band, 'r1', { is: 'quality' });
    expect(no(once, 'r2', { is: 'quality' })).toEqual(['campaign/taken']);
    expect(no({ ...once, once: 'figure' }, 'r2', { is: 'quality' })).toEqual([]);
  });

  it('counts from 1 to 2 and from 2 to 3 as two, spells and memory as one [ASOBH-END-05]', () => {
    const once = given(band, 'r1', { is: 'combat', to: 3 });
    expect(no(once, 'r2', { is: 'combat', to: 3 })).toEqual(['campaign/taken']);
    expect(no(once, 'r3', { is: 'combat', to: 2 })).toEqual([]);
    const learned = given(band, 'r3', { is: 'memory' });
    expect(no({ ...learned, battles: [] }, 'r3', { is: 'spell', spell: 'fear' })).toContain('campaign/taken');
  });

  it('costs two from a common figure to a Personality [ASOBH-END-05]', () => {
    const [common, person] = [{ personality: false }, { personality: true }];
    expect([promotionCost(common, person), promotionCost(person, person), promotionCost(common, common)]).toEqual([
      2, 1, 1,
    ]);
    expect(upgradeOffers(band, 'r3').map((o) => o.cost)).toContain(1);
  });

  it('must have been won, and the figure live [ASOBH-END-05]', () => {
    expect(no({ ...band, upgrades: 0 }, 'r1', { is: 'quality' })).toEqual(['campaign/no-upgrades']);
    const figures = band.figures.map((f) => (f.id === 'r1' ? { ...f, status: { is: 'dead', battle: 1 } as const } : f));
    expect(no({ ...band, figures }, 'r1', { is: 'quality' })).toEqual(['campaign/dead']);
    expect(no(band, 'r77', { is: 'quality' })).toEqual(['campaign/unknown-record']);
  });

  it('is nothing an animal or a swarm can have [ASOBH-END-06]', () => {
    expect(no(band, 'r5', { is: 'quality' })).toContain('campaign/animal');
    const wolf = own({ kinds: ['wolf'], armed: 'natural', traits: [{ id: 'animal' }] });
    expect(no(aSheet(1, { profile: wolf, count: 1 }), 'r1', { is: 'combat', to: 3 })).toEqual(['campaign/animal']);
  });

  it('may not break the bounds of Rabble and Gang [ASOBH-SET-06]', () => {
    const young = aSheet(2, { profile: 'young-minotaur', count: 1 }, { profile: 'halfling-slinger', count: 1 });
    expect(no(young, 'r1', { is: 'quality' })).toEqual(['warband/quality-too-good']);
    expect(no(young, 'r1', { is: 'combat', to: 3 })).toEqual([]);
    expect(no(young, 'r2', { is: 'combat', to: 3 })).toEqual(['warband/combat-too-good']);
  });

  it('may be what the story gives, where players agree [ASOBH-END-05]', () => {
    const hero = given(band, 'r1', { is: 'story', trait: { id: 'hero' }, spell: null });
    expect(grown(hero, 'r1')).toMatchObject({ personality: true, printed: false });
    expect(no(band, 'r1', { is: 'story', trait: null, spell: null })).toEqual(['campaign/empty-story']);
    expect(no(band, 'r3', { is: 'story', trait: null, spell: 'transfix' })).toEqual([]);
  });
});

describe('the upgrades of a people', () => {
  const table = (line: string, trait: Extract<Upgrade, { is: 'table' }>['trait']): Upgrade => ({
    is: 'table',
    line,
    trait,
  });

  it('arm goblins, and poison only those who shoot [ASOBH-END-05]', () => {
    const goblins = aSheet(2, { profile: 'goblin-heavy', count: 1 }, { profile: 'goblin-javelineer', count: 1 });
    expect(no(goblins, 'r1', table('goblin-poison', 'poison'))).toEqual(['campaign/needs']);
    expect(no(goblins, 'r2', table('goblin-poison', 'poison'))).toEqual([]);
    const slinger = given(goblins, 'r1', table('goblin-missiles', 'sling'));
    expect(grown(slinger, 'r1').traits).toEqual([{ id: 'sling' }]);
    expect(no(goblins, 'r1', table('halfling-ways', 'stealth'))).toEqual(['campaign/not-its-people']);
    expect(no(goblins, 'r1', table('goblin-missiles', 'crossbow'))).toEqual(['campaign/not-its-people']);
  });

  it('teach halflings and wood elves their ways, none of them twice [ASOBH-END-05]', () => {
    const folk = aSheet(2, { profile: 'halfling-slinger', count: 1 }, { profile: 'explorer', count: 1 });
    expect(no(folk, 'r1', table('halfling-ways', 'leafwalk'))).toEqual([]);
    expect(no(folk, 'r1', table('halfling-ways', 'sling'))).toEqual(['warband/trait-twice']);
    expect(grown(given(folk, 'r2', table('wood-elf-ways', 'acrobat')), 'r2').traits.map((t) => t.id)).toEqual([
      ...['forester', 'short-bow', 'acrobat'],
    ]);
  });

  it('give hobgoblins better blocks in place of their block [ASOBH-END-05]', () => {
    const hob = own({ kinds: ['hobgoblin'], traits: [{ id: 'block' }] });
    const hobs = aSheet(1, { profile: hob, count: 1 }, { profile: { ...hob, traits: [] }, count: 1 });
    const better = given(hobs, 'r1', table('hobgoblin-block', 'expert-block'));
    expect(grown(better, 'r1').traits).toEqual([{ id: 'expert-block' }]);
    expect(no(hobs, 'r2', table('hobgoblin-block', 'expert-block'))).toEqual(['campaign/needs']);
  });

  it('bring goblins two of their own for an upgrade, or one orc [ASOBH-END-05]', () => {
    const goblins = aSheet(1, { profile: 'goblin-heavy', count: 1 });
    const two = takeRecruits(goblins, 'goblin-recruits', 'swarmlings', ['Nib']);
    expect(two.ok && [two.value.upgrades, two.value.figures.map((f) => f.name)]).toEqual([
      ...[0, ['Heavy Infantry with hand weapon', 'Nib', 'Swarmling']],
    ]);
    const orc = takeRecruits(goblins, 'goblin-recruits', 'orc-mercenary');
    expect(orc.ok && orc.value.figures).toHaveLength(2);
    expect(two.ok && takeRecruits({ ...two.value, upgrades: 1 }, 'goblin-recruits', 'orc-mercenary').ok).toBe(false);
    expect(takeRecruits(band, 'goblin-recruits', 'swarmlings').ok).toBe(false);
    expect(takeRecruits(goblins, 'goblin-recruits', 'dragons').ok).toBe(false);
  });
});

describe('a sheet brought to a table', () => {
  const table = { ...STANDARD_LIMITS, points: 1000 };
  const refused = (sheet: CampaignSheet, limits = table) => {
    const done = bringSheet(sheet, limits);
    return done.ok ? [] : done.error.map((r) => r.code);
  };

  it('fields its living as they have grown [ASOBH-END-05]', () => {
    const grownBand = given({ ...band, upgrades: 2 }, 'r1', { is: 'quality' });
    const done = bringSheet(grownBand, { ...table, scale: 'small' });
    expect(done.ok && done.value.figures[0]).toMatchObject({
      ...{ name: 'Ann', record: 'r1', profile: { quality: 3, base: { size: 17 } } },
    });
    expect(done.ok && done.value.figures.map((f) => f.swarm)).toEqual([
      ...[undefined, undefined, undefined, undefined, 's5', 's5'],
    ]);
  });

  it('has no more upgrades than it won, no more points than it began with, and the limits of the table', () => {
    expect(refused({ ...band, upgrades: 3 })).toEqual(['campaign/too-many-upgrades']);
    expect(refused({ ...band, upgrades: 0, pot: { any: 2000, common: 0 } })).toEqual(['campaign/over-points']);
    expect(refused({ ...band, upgrades: 0 }, STANDARD_LIMITS)).toEqual(['campaign/other-limits']);
    const figures = band.figures.map((f) => ({ ...f, status: { is: 'resting' } as const }));
    expect(refused({ ...band, upgrades: 0, figures })).toEqual(['campaign/nobody-fit']);
  });

  it('keeps the rules of every profile in it [ASOBH-SET-05]', () => {
    const first = band.figures.map((f) =>
      f.id === 'r1' ? { ...f, upgrades: [{ is: 'story', trait: { id: 'long-reach' }, spell: null } as const] } : f,
    );
    expect(refused({ ...band, upgrades: 0, figures: first })).toEqual(['warband/trait-twice']);
  });

  it('counts recruits as won, not bought [ASOBH-END-05]', () => {
    const goblins = aSheet(2, { profile: 'goblin-heavy', count: 43 });
    const more = takeRecruits(goblins, 'goblin-recruits', 'goblin-infantry');
    expect(more.ok && refused(more.value)).toEqual([]);
  });
});

describe('what was found', () => {
  const chest = addItem(band, {
    ...{ name: 'Blade of Reeds', kind: 'magic-weapon', note: '', anyone: false, magicWeapon: true },
    grants: [{ id: 'dashing' }],
  });
  const [item] = chest.items;
  if (!item) throw new Error('no item');

  it('is borne by a Personality, who fights with it from then on [ASOBH-END-07]', () => {
    const borne = assignItem(chest, item.id, 'r3');
    if (!borne.ok) throw new Error('refused');
    const fielded = fieldSheet(borne.value);
    const mage = fielded.ok ? fielded.value.figures.find((f) => f.record === 'r3')?.profile : undefined;
    expect(mage).toMatchObject({ magicWeapon: true, points: 44 });
    expect(mage?.traits.map((t) => t.id)).toContain('dashing');
    const other = fielded.ok ? fielded.value.figures.find((f) => f.record === 'r1')?.profile : undefined;
    expect(other?.magicWeapon).toBe(false);
    const back = assignItem(borne.value, item.id, null);
    expect(back.ok && back.value.items[0]?.bearer).toBeNull();
  });

  it('is not for others unless it says so, and for no beast [ASOBH-END-07]', () => {
    const refused = (sheet: CampaignSheet, to: string) => {
      const done = assignItem(sheet, item.id, to);
      return done.ok ? [] : done.error.map((r) => r.code);
    };
    expect(refused(chest, 'r1')).toEqual(['campaign/personalities-only']);
    expect(refused(chest, 'r5')).toEqual(['campaign/no-magic-items']);
    const open = { ...chest, items: [{ ...item, anyone: true }] };
    expect(refused(open, 'r1')).toEqual([]);
    expect(assignItem(chest, 'i99', 'r1').ok).toBe(false);
    expect(dropItem(chest, item.id).items).toEqual([]);
  });
});
