import { describe, expect, it } from 'vitest';
import { priceOf } from '../roster/price';
import { profileRefusals } from '../roster/profile-rules';
import { entryFacts, entryId, PEOPLES, PRINTED_RANGE, PROFILES, profileEntry } from './profiles';
import { RANKS } from './ranks';

const whole = PROFILES.flatMap((e) => (e.standing === 'lost' ? [] : [e]));

describe('the profiles of the book', () => {
  it('are 71, twelve of them cut off, five of those filled up from their points', () => {
    // The Spellcaster with Fireball or Lightning is two entries for one row.
    expect(PROFILES).toHaveLength(72);
    expect(PROFILES.filter((e) => e.standing === 'reconstructed')).toHaveLength(5);
    expect(PROFILES.filter((e) => e.standing === 'lost')).toHaveLength(7);
    expect(new Set(PROFILES.map(entryId)).size).toBe(72);
    expect(PEOPLES).toHaveLength(15);
  });

  for (const { profile } of whole) {
    it(`price ${profile.title} of ${profile.roster} at the printed points by the formula [ASOBH-SET-02]`, () => {
      expect(priceOf(profile).points).toBe(profile.points);
    });
  }

  it('price the spearman of the introduction at 20 points [ASOBH-EX-17]', () => {
    const entry = profileEntry('spearman');
    expect(entry?.standing === 'printed' ? entry.profile : null).toMatchObject({
      ...{ quality: 4, combat: 2, points: 20, traits: [{ id: 'long-reach' }], printed: true },
    });
  });

  it('keep every rule of their own making [ASOBH-SET-04, ASOBH-SET-05, ASOBH-SET-06, ASOBH-SET-09]', () => {
    expect(whole.flatMap(({ profile }) => profileRefusals(profile))).toEqual([]);
  });

  it('stay within the scores home-made ones must keep to [ASOBH-SET-02]', () => {
    const range = (values: number[]) => [Math.min(...values), Math.max(...values)];
    expect(range(whole.map((e) => e.profile.quality))).toEqual([...PRINTED_RANGE.quality]);
    expect(range(whole.map((e) => e.profile.combat))).toEqual([...PRINTED_RANGE.combat]);
  });

  it('are Personalities by their traits, as the book marks them [ASOBH-SET-01]', () => {
    const persons = whole.filter((e) => e.profile.personality).map((e) => e.profile.id);
    expect(persons).toEqual([
      ...['healer', 'master-healer', 'apprentice', 'spellcaster-fireball', 'spellcaster-lightning'],
      ...['ghost-warrior', 'minor-vampire', 'vampire', 'greater-vampire'],
      ...['green-troll', 'aquatic-troll', 'forest-troll', 'cave-troll'],
      ...['village-elder', 'minotaur-shaman', 'champion-of-radah'],
    ]);
  });

  it('are of a size and a kind their traits say', () => {
    const of = (id: string) => {
      const entry = profileEntry(id);
      return entry?.standing === 'lost' ? undefined : entry?.profile;
    };
    expect(of('bats')).toMatchObject({ kinds: ['swarm', 'animal'], armed: 'natural', base: { size: 40 } });
    expect(of('cave-troll')).toMatchObject({ size: 'big', base: { size: 40 }, kinds: ['troll'] });
    expect(of('vampire')?.kinds).toEqual(['vampire', 'undead']);
    expect(of('minotaur-guard')).toMatchObject({ size: 'normal', base: { size: 32 } });
  });

  it('keep what the book left of the cut-off rows', () => {
    const lost = PROFILES.filter((e) => e.standing === 'lost').map((e) => [entryId(e), entryFacts(e).points]);
    expect(lost).toEqual([
      ['wood-elf-leader', 80],
      ['adventuring-spellcaster', 132],
      ['ghul', 32],
      ['earth-elemental', 110],
      ['village-spellcaster', 74],
      ['chaotic-minotaur', 47],
      ['centipedes', 15],
    ]);
  });

  it('grow into dearer ones of the same roster, never into a Unique one [ASOBH-END-05]', () => {
    for (const rank of RANKS) {
      const facts = rank.map((id) => whole.find((e) => e.profile.id === id)?.profile);
      expect(
        facts.every((p) => p !== undefined),
        rank.join(),
      ).toBe(true);
      expect(new Set(facts.map((p) => p?.roster)).size, rank.join()).toBe(1);
      expect(
        facts.some((p) => p?.traits.some((t) => t.id === 'unique')),
        rank.join(),
      ).toBe(false);
      const points = facts.map((p) => p?.points ?? 0);
      expect(points, rank.join()).toEqual([...points].sort((a, b) => a - b));
    }
  });
});
