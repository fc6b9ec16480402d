import {
  compileProfile,
  type OwnProfile,
  SPELL_IDS,
  type SpellId,
  TRAIT_IDS,
  type TraitId,
  type WarbandList,
} from '@muster/rules/song-of-blades';

/** Five or six figures who carry what has not occurred yet, a Leader in front and someone to cast. */
export function bandFor(wanted: ReadonlySet<string>, random: () => number): WarbandList {
  const traits = TRAIT_IDS.filter((id) => wanted.has(`trait:${id}`));
  const spells = SPELL_IDS.filter((id) => wanted.has(`spell:${id}`) || wanted.has(`backfire:${id}`));
  const among = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const some = <T>(list: readonly T[], all: readonly T[], count: number): T[] =>
    Array.from({ length: count }, () => (list.length > 0 && random() < 0.8 ? among(list) : among(all)));
  const leader = made(['leader', ...some(traits, TRAIT_IDS, 1)], [], random);
  const mage = made(
    ['spell-caster', ...(random() < 0.3 ? some(traits, TRAIT_IDS, 1) : [])],
    [...new Set([...some(spells, SPELL_IDS, 3), ...(random() < 0.4 ? (['counter-spell'] as const) : [])])],
    random,
  );
  const archer = made([among(RANGED), ...some(traits, TRAIT_IDS, 1)], [], random);
  const others = Array.from({ length: 3 }, () =>
    made(some(traits, TRAIT_IDS, 1 + Math.floor(random() * 3)), [], random),
  );
  const entries = [leader, mage, archer, ...others].map((profile) => ({
    profile,
    count: profile.traits.some(({ id }) => id === 'swarm' || id === 'gang' || id === 'rabble') ? 2 : 1,
  }));
  return { name: 'Band', entries };
}

const RANGED: readonly TraitId[] = [
  'composite-bow',
  'crossbow',
  'javelin',
  'longbow',
  'short-bow',
  'sling',
  'entangle',
];
const NEEDS: Readonly<Partial<Record<TraitId, readonly TraitId[]>>> = {
  'opportunity-flail-strike': ['flail'],
  'shield-rush': ['block'],
  'increased-spell-memory': ['spell-caster'],
  'legendary-shot': ['longbow'],
  'good-shot': ['short-bow'],
  'unerring-aim': ['longbow'],
  'fire-into-melee': ['short-bow'],
  leafwalk: ['forester'],
};

/** A legal profile with as many of these as go together; those that do not are left out. */
function made(traits: readonly TraitId[], spells: readonly SpellId[], random: () => number): OwnProfile {
  let best = profileOf([], [], random);
  for (const id of new Set(traits.flatMap((each) => [...(NEEDS[each] ?? []), each])))
    for (let tries = 0; tries < 12; tries += 1) {
      const next = profileOf([...best.traits.map((each) => each.id), id], spells, random);
      if (!compileProfile(next).ok) continue;
      best = next;
      break;
    }
  return best;
}

function profileOf(traits: readonly TraitId[], spells: readonly SpellId[], random: () => number): OwnProfile {
  const among = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return {
    title: 'Fighter',
    quality: among([3, 3, 4]),
    combat: among([1, 2, 2, 3]),
    traits: traits.map((id) =>
      id === 'lethal' ? { id, against: 'human' } : id === 'rare' ? { id, number: 3 } : { id },
    ),
    spells: traits.includes('spell-caster') ? spells : [],
    kinds: ['human'],
    armed: among(['weapon', 'weapon', 'two-weapons', 'natural', 'unarmed']),
    ranged: traits.length === 0 && random() < 0.15 ? 'medium' : null,
    face: 'visored-helm',
  };
}
