import type { Blow, Carried, Nature, Profile, Speed } from '../profile';
import type { FoeRef } from '../secret';
import { type Aberration, beastOf } from './aberrations';
import { entryOf, statsOf, tableRulesOn } from './enemies';
import type { EnemyEntry, EnemyStats } from './enemy-types';
import { faceOf } from './faces';
import type { SpecialId, TraitId, WeaponId } from './ids';
import { LEADERS, type LeaderRank } from './leaders';
import { type Summoned, summonedOf } from './summoned';
import { type UniqueFoe, uniqueOf } from './uniques';
import { WEAPONS } from './weapons';

/**
 * The profile of an enemy by name: a row of the tables with or without a rank, a Unique Foe, an Aberration, or a figure
 * that a rule brings in. Undefined for a name nobody bears, and for a row whose numbers are cut off while no stand-ins
 * are wanted [GAP-01].
 */
export function foeProfile(ref: FoeRef, standIns: boolean): Profile | undefined {
  const entry = entryOf(ref.entry);
  if (entry !== undefined) {
    const stats = statsOf(entry, standIns);
    return stats === undefined ? undefined : ofEntry(entry, stats, ref);
  }
  const unique = uniqueOf(ref.entry);
  if (unique !== undefined) return unique.ours && !standIns ? undefined : ofUnique(unique);
  const beast = beastOf(ref.entry);
  if (beast !== undefined) return ofBeast(beast);
  const summoned = summonedOf(ref.entry);
  return summoned === undefined ? undefined : ofSummoned(summoned, ref);
}

/** Hands of an enemy: melee and bow or crossbow with a light weapon, what is thrown with a standard weapon [FL-ENM-08]. */
function armed(ranged: WeaponId | null): readonly Carried[] {
  if (ranged === null) return [carry('standard-weapon')];
  const thrown = ranged === 'throwing-knives' || ranged === 'javelin';
  return [carry(ranged), carry(thrown ? 'standard-weapon' : 'light-weapon')];
}

const carry = (is: WeaponId): Carried => ({ id: is, is, improved: null, damaged: false, enchanted: null });

/** Bases in mm: men and the like, and beasts. */
const MAN = 25;
const BEAST = 50;

function ofEntry(entry: EnemyEntry, stats: EnemyStats, ref: FoeRef): Profile {
  const weapon = ref.ranged ? (stats.ranged?.weapon ?? null) : null;
  const specials = [...entry.specials, ...tableRulesOn(entry)];
  return {
    ...bare(entry.id, entry.name, entry.natures),
    ...ranked(stats, ref.rank),
    kind: ref.rank === null ? 'trooper' : 'leader',
    rank: ref.rank,
    table: entry.table,
    weapons: armed(weapon),
    shield: entry.specials.includes('shields'),
    traits: unique([...entry.traits, ...rankTraits(ref.rank), ...leaderTraits(entry, ref.rank)]),
    specials: unique(specials),
    face: faceOf(entry.id),
  };
}

/** Scores with what a rank adds; one that is above the cap already stays [FL-ENM-14]. */
function ranked(stats: EnemyStats, rank: LeaderRank | null): Scores {
  const { speed, blow } = stats;
  const leader = rank === null ? undefined : LEADERS[rank];
  return {
    speed,
    blow,
    combat: stats.combat + (leader?.combat ?? 0),
    toughness: raised(stats.toughness, leader?.toughness ?? 0, leader?.toughnessCap ?? 0),
    armor: raised(stats.armor, leader?.armor ?? 0, leader?.armorCap ?? 0),
  };
}
const raised = (score: number, by: number, cap: number): number =>
  by === 0 ? score : Math.max(score, Math.min(score + by, cap));

const rankTraits = (rank: LeaderRank | null): readonly TraitId[] => (rank === null ? [] : LEADERS[rank].traits);

/** What a row gives its leaders alone. */
function leaderTraits(entry: EnemyEntry, rank: LeaderRank | null): readonly TraitId[] {
  if (rank === null) return [];
  const given: readonly (readonly [SpecialId, TraitId])[] = [
    ['leader-poison', 'poison'],
    ['leader-regeneration', 'regeneration'],
    ...(rank === 'sergeant' ? ([['tough-sergeants', 'tough']] as const) : []),
  ];
  return given.filter(([special]) => entry.specials.includes(special)).map(([, trait]) => trait);
}

const ofUnique = (foe: UniqueFoe): Profile => ({
  ...bare(foe.id, foe.name, foe.natures),
  ...scores(foe),
  kind: 'unique',
  rank: 'unique',
  weapons: armed(foe.ranged),
  traits: foe.traits,
  specials: [foe.id as SpecialId],
  face: faceOf(foe.id),
});

const ofBeast = (beast: Aberration): Profile => ({
  ...bare(beast.id, beast.name, ['monster']),
  ...scores(beast),
  kind: 'aberration',
  rank: 'aberration',
  // Every Aberration strikes back when it wins as Defender [FL-AI-42]
  traits: unique([...beast.traits, 'counter-attack']),
  monsterPoints: beast.monsterPoints,
  reward: beast.reward,
  base: BEAST,
  face: faceOf(beast.id),
});

function ofSummoned(summoned: Summoned, ref: FoeRef): Profile {
  return {
    ...bare(summoned.id, summoned.name, summoned.natures),
    ...scores(summoned),
    kind: 'trooper',
    weapons: armed(ref.ranged ? 'self-bow' : null),
    traits: summoned.traits,
    face: faceOf(summoned.id),
  };
}

interface Scores {
  readonly speed: Speed;
  readonly combat: number;
  readonly blow: Blow;
  readonly toughness: number;
  readonly armor: number;
}
const scores = ({ speed, combat, blow, toughness, armor }: Scores): Scores => ({
  speed,
  combat,
  blow,
  toughness,
  armor,
});

const unique = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

function bare(id: string, title: string, natures: readonly Nature[]): Profile {
  return {
    id,
    title,
    kind: 'trooper',
    rank: null,
    natures,
    table: null,
    origin: null,
    background: null,
    avatar: false,
    mystic: false,
    agility: null,
    speed: { base: 4, dash: 3 },
    combat: 0,
    toughness: 3,
    armor: 0,
    shield: false,
    helmet: false,
    knightArmor: false,
    blow: { armor: 0, toughness: 0 },
    weapons: [carry('standard-weapon')],
    casting: null,
    strands: 0,
    spells: [],
    will: 0,
    luck: 0,
    skills: [],
    skillBonuses: [],
    worn: [],
    traits: [],
    specials: [],
    monsterPoints: null,
    reward: null,
    base: MAN,
    face: 'visored-helm',
  };
}

/** How far the weapon in these hands reaches in inches; null without one. */
export const reachOf = (weapons: readonly Carried[]): number | null =>
  weapons.reduce<number | null>((most, { is }) => {
    const { range } = WEAPONS[is];
    return range === null ? most : Math.max(most ?? 0, range);
  }, null);
