import {
  checkWarband,
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
  // What some things need beside luck
  const asked = Object.entries(FOR).filter(([thing]) => wanted.has(thing));
  const [, need] = asked[Math.floor(random() * asked.length)] ?? [];
  const leader = made(['leader', ...some(traits, TRAIT_IDS, 1)], [], random);
  const mage = made(
    ['spell-caster', ...(random() < 0.3 ? some(traits, TRAIT_IDS, 1) : [])],
    [...new Set([...some(spells, SPELL_IDS, 3), ...(random() < 0.4 ? (['counter-spell'] as const) : [])])],
    random,
  );
  const archer = made([among(RANGED), ...some(traits, TRAIT_IDS, 1)], [], random);
  const others = Array.from({ length: 3 }, (_, i) =>
    made([...(need?.[i] ?? []).filter(isTrait), ...some(traits, TRAIT_IDS, 1 + Math.floor(random() * 2))], [], random),
  );
  const spellsNeeded = SPELL_IDS.filter((id) => need?.flat().includes(id));
  const helped = spellsNeeded.length === 0 ? [] : [made(['spell-caster'], spellsNeeded, random)];
  const entries = [leader, mage, archer, ...others, ...helped].map((profile) => ({
    profile,
    count: profile.traits.some(({ id }) => id === 'swarm' || id === 'gang' || id === 'rabble') ? 2 : 1,
  }));
  return legal({ name: 'Band', entries });
}

const isTrait = (id: TraitId | SpellId): id is TraitId => (TRAIT_IDS as readonly string[]).includes(id);

/** What may stand together: one of a Unique profile, one potion. The later figure stays at home. */
function legal(list: WarbandList): WarbandList {
  let entries = [...list.entries];
  for (let i = 1; i < entries.length; ) {
    const names = checkWarband({ ...list, entries: entries.slice(0, i + 1) }, LIMITS);
    if (names.length === 0) i += 1;
    else entries = entries.filter((_, at) => at !== i);
  }
  return { ...list, entries };
}
const LIMITS = { points: 3000, personalities: 100, scale: 'large' } as const;

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

/** Traits of up to three figures, and spells among them, that something cannot do without. */
const FOR: Readonly<Record<string, readonly (readonly (TraitId | SpellId)[])[]>> = {
  'do:heal': [['healer'], ['potion-of-healing']],
  'do:potion': [['potion-of-healing'], ['potion-of-healing']],
  'event:cared': [['healer'], ['potion-of-healing']],
  'event:revived': [['healer'], ['healer'], ['potion-of-healing']],
  'roll:heal': [['potion-of-healing'], ['potion-of-healing']],
  'do:wake': [['healer', 'sleep']],
  'do:lift': [['huge', 'turn-to-stone'], ['big']],
  'do:set-down': [['huge', 'turn-to-stone'], ['big']],
  'do:crush': [['heavy-weapon', 'turn-to-stone'], ['huge-weapon']],
  'event:statueStruck': [['heavy-weapon', 'turn-to-stone'], ['huge-weapon']],
  'do:finish': [['venomous-strike'], ['venomous-strike'], ['venomous-strike']],
  'event:finished': [['venomous-strike'], ['venomous-strike'], ['venomous-strike']],
  'condition:staggering': [['venomous-strike'], ['venomous-strike']],
  'roll:venom': [['venomous-strike'], ['venomous-strike']],
  'do:stop-looting': [['greedy'], ['greedy'], ['greedy']],
  'condition:looting': [['greedy'], ['greedy'], ['greedy']],
  'roll:greed': [['greedy'], ['greedy'], ['greedy']],
  'do:quick-move': [['quick'], ['quick']],
  'do:dig': [['burrowing'], ['burrowing']],
  'do:surface': [['burrowing'], ['burrowing']],
  'do:come-up': [['burrowing'], ['burrowing'], ['burrowing']],
  'event:surfaced': [['burrowing'], ['burrowing']],
  'do:carry': [['mounted'], ['mounted', 'big'], ['flying', 'big']],
  'do:dismount': [['mounted'], ['mounted', 'big'], ['flying', 'big']],
  'manner:carried': [['mounted'], ['mounted', 'big']],
  'do:leafwalk': [['leafwalk'], ['leafwalk']],
  'do:restring': [['longbow'], ['longbow'], ['longbow']],
  'do:reload': [['crossbow'], ['crossbow']],
  'do:grab-standard': [['standard-bearer'], ['standard-bearer'], ['undead']],
  'event:standardTaken': [['standard-bearer'], ['standard-bearer'], ['undead']],
  'cause:standard-lost': [['standard-bearer'], ['standard-bearer']],
  'cause:crumble': [['standard-bearer', 'undead'], ['undead'], ['undead']],
  'nerve:crumbles': [['undead'], ['undead'], ['undead']],
  'nerve:rallies': [['standard-bearer'], ['undead'], ['undead']],
  'nerve:routs': [['coward'], ['coward']],
  'event:warbandRouted': [['coward', 'leader'], ['coward']],
  'event:tookLead': [['subcommander'], ['subcommander']],
  'event:turnedOn': [['discipline-master']],
  'cause:discipline': [['discipline-master'], ['discipline-master']],
  'act:gang': [['gang'], ['gang'], ['gang']],
  'act:lead': [['lead-from-the-front'], ['lead-from-the-front']],
  'act:swarm': [['swarm'], ['swarm']],
  'act:concentrate': [['short-bow'], ['short-bow'], ['short-bow']],
  'row:concentrated': [['short-bow'], ['short-bow'], ['short-bow']],
  'event:closedUp': [['swarm'], ['swarm']],
  'event:wallChanged': [['wall-of-ice', 'wall-of-wood', 'wall-of-fire', 'fireball']],
  'event:spellTorn': [['wall-of-ice', 'wall-of-wood', 'mist', 'courage']],
  'event:brushedBranches': [['flying'], ['flying'], ['flying']],
  'event:animalSpooked': [['animal'], ['animal'], ['animal']],
  'cause:weather': [['animal'], ['animal'], ['animal']],
  'event:blowStopped': [['hammering-blow'], ['hammering-blow'], ['parry']],
  'event:brokeWeapon': [['parry'], ['huge-weapon'], ['shieldbreaker', 'block']],
  'roll:parry': [['parry'], ['expert-parry']],
  'roll:shield-rush': [['shield-rush'], ['shield-rush']],
  'event:intercepted': [['tough'], ['tough', 'coward']],
  'do:intercept': [['tough'], ['tough', 'coward']],
  'event:dared': [['terror'], ['terror']],
  'roll:terror': [['terror'], ['terror']],
  'cause:terror': [['terror'], ['terror']],
  'event:lifeLost': [['tough'], ['tough']],
  'event:rescued': [['amphibious'], ['heavily-armored']],
  'do:draw': [['flail'], ['disarming-block'], ['disarming-block']],
  'do:fling': [['disarming-block'], ['disarming-block']],
  'row:large-target': [['huge'], ['gargantuan']],
  'row:larger': [['huge'], ['big']],
  'event:scattered': [['wall-of-bedazzlement']],
  'event:poisoned': [['poison'], ['poison'], ['poison']],
  'event:disarmed': [['disarming-block'], ['disarming-block'], ['disarming-block']],
  'roll:disarm': [['disarming-block'], ['disarming-block'], ['disarming-block']],
  'do:flee-toward': [['coward'], ['coward'], ['coward', 'savage']],
  'event:collapsed': [['tremor', 'alter-terrain']],
  'event:stoodFirm': [['tremor', 'alter-terrain']],
  'row:vs-held': [['wall-of-bones', 'wall-of-wood', 'wall-of-ice']],
  'event:unaffected': [['undead', 'sleep', 'fear'], ['artificial'], ['poison']],
  'trait:stealth': [['stealth'], ['stealth', 'short-bow'], ['longbow']],
  'trait:leafwalk': [['leafwalk'], ['leafwalk', 'flying'], ['leafwalk']],
  'trait:healer': [['healer'], ['healer'], ['healer']],
  'trait:hunter-of-the-dead': [['undead'], ['hunter-of-the-dead'], ['undead']],
  'trait:shieldbreaker': [['shieldbreaker'], ['block'], ['block']],
  'trait:shield-rush': [['shield-rush'], ['shield-rush'], ['shield-rush']],
  'trait:magic-resistance': [['magic-resistance', 'sleep', 'transfix'], ['magic-resistance'], ['magic-resistance']],
  'trait:will-of-iron': [['will-of-iron', 'transfix', 'turn-to-stone'], ['will-of-iron'], ['will-of-iron']],
  'trait:tight-grip': [['tight-grip'], ['disarming-block'], ['disarming-block']],
  'trait:oblivious-to-danger': [['oblivious-to-danger'], ['longbow', 'oblivious-to-danger'], ['short-bow']],
  'trait:expert-parry': [['expert-parry'], ['expert-parry'], ['expert-parry']],
  'trait:double-strike': [['double-strike'], ['double-strike'], ['double-strike']],
  'trait:trample': [['trample'], ['trample'], ['trample']],
  'event:quarryGone': [['terror'], ['coward']],
};

/** A legal profile with as many of these as go together; those that do not are left out. */
function made(traits: readonly TraitId[], spells: readonly SpellId[], random: () => number): OwnProfile {
  let best = profileOf([], [], random);
  for (const id of new Set(traits.flatMap((each) => [...(NEEDS[each] ?? []), each])))
    for (let tries = 0; tries < 24; tries += 1) {
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
    quality: among([2, 2, 2, 3, 4]),
    combat: among([1, 2, 3, 4]),
    traits: traits.map((id) =>
      id === 'lethal' ? { id, against: 'human' } : id === 'rare' ? { id, number: 3 } : { id },
    ),
    spells: traits.includes('spell-caster') ? spells : [],
    kinds: ['human'],
    armed: among(['weapon', 'weapon', 'two-weapons', 'natural', 'unarmed']),
    ranged: random() < 0.1 ? 'medium' : null,
    face: 'visored-helm',
  };
}
