import type { UnitId } from '../../kernel';
import { type Aberration, beastOf } from '../content/aberrations';
import { entryOf, statsOf, tableRulesOn } from '../content/enemies';
import type { EnemyEntry, EnemyStats } from '../content/enemy-types';
import type { SpecialId, TraitId, WeaponId } from '../content/ids';
import { LEADERS } from '../content/leaders';
import { type UniqueFoe, uniqueOf } from '../content/uniques';
import { IDLE } from '../figures';
import type { Carried, Profile } from '../profile';
import type { FoeRef } from '../secret';
import type { Figure, State } from '../state';
import { archerFace, faceOf } from './faces';
import { starterFoe } from './starter-foes';
import { type Summoned, summonedOf } from './summoned';
import { titleOf } from './titles';

/**
 * An enemy made of its row: an entry of a table with a rank or a ranged weapon, a Unique Foe, an Aberration, a summoned
 * creature, a foe of the starter scenario. It waits in reserve. A row that is cut off in our text has our numbers
 * [GAP-01]; an unknown one is a plain man with a standard weapon.
 */
export function makeEnemy(state: State, ref: FoeRef, id: UnitId, given: Partial<Figure> = {}): Figure {
  const profile = profileOf(state, ref);
  return {
    id,
    side: 'enemies',
    seat: 'gm',
    name: numbered(state, profile),
    profile,
    fate: 'reserve',
    pose: null,
    level: 0,
    stunned: false,
    wounds: 0,
    woundsThisRound: 0,
    monsterPoints: profile.monsterPoints,
    will: 0,
    strands: 0,
    hand: profile.weapons[0]?.id ?? null,
    ammunition: {},
    die: null,
    acts: 'enemy',
    activated: false,
    anticipates: false,
    keepsDown: false,
    did: IDLE,
    gained: [],
    lost: [],
    changes: [],
    conditions: {},
    controlled: null,
    aware: 'aware',
    goal: null,
    runs: state.enemiesBy,
    counts: {},
    end: null,
    ...given,
  };
}

/** A basic trooper of the force that is met. */
export const trooperOf = (state: State, kind: 'melee' | 'ranged'): FoeRef => ({
  entry: state.encounter?.entry ?? '',
  rank: null,
  ranged: kind === 'ranged',
});

/** Millimetres across a base: people on 25, great beasts on 40. */
export const MAN = 25;
const BEAST = 40;

export function profileOf(state: State, ref: FoeRef): Profile {
  const starter = starterFoe(ref.entry);
  if (starter !== undefined) return starter;
  const entry = entryOf(ref.entry);
  if (entry !== undefined) return trooper(entry, statsOf(entry, true) ?? PLAIN, ref);
  const unique = uniqueOf(ref.entry);
  if (unique !== undefined) return uniqueFoe(state, unique);
  const beast = beastOf(ref.entry);
  if (beast !== undefined) return aberration(beast);
  const summoned = summonedOf(ref.entry);
  return summoned === undefined ? plain(ref.entry) : raised(summoned);
}

/** Leaders are their row with more to it; a score above the cap stays as it is [FL-ENM-11 … 14]. */
function trooper(entry: EnemyEntry, stats: EnemyStats, ref: FoeRef): Profile {
  const leader = ref.rank === null ? undefined : LEADERS[ref.rank];
  const upTo = (score: number, by: number, cap: number): number => Math.max(score, Math.min(score + by, cap));
  const arms = ref.ranged && stats.ranged !== null ? stats.ranged.weapon : null;
  const title = titleOf(entry.id, entry.name);
  return {
    ...BLANK,
    id: entry.id,
    title: ref.rank === null ? title : `${title}, ${ref.rank}`,
    kind: ref.rank === null ? 'trooper' : 'leader',
    rank: ref.rank,
    natures: entry.natures,
    table: entry.table,
    speed: stats.speed,
    combat: stats.combat + (leader?.combat ?? 0),
    toughness: upTo(stats.toughness, leader?.toughness ?? 0, leader?.toughnessCap ?? 0),
    armor: upTo(stats.armor, leader?.armor ?? 0, leader?.armorCap ?? 0),
    blow: stats.blow,
    weapons: armed(arms),
    shield: entry.specials.includes('shields'),
    traits: distinct<TraitId>([...entry.traits, ...(leader?.traits ?? []), ...leaderTraits(entry, ref.rank)]),
    specials: distinct<SpecialId>([...entry.specials, ...tableRulesOn(entry)]),
    face: arms === null ? faceOf(entry.id, entry.natures) : archerFace(entry, arms),
  };
}

/** What a row gives to those who lead it, and to nobody else. */
function leaderTraits(entry: EnemyEntry, rank: FoeRef['rank']): readonly TraitId[] {
  if (rank === null) return [];
  const given: readonly (readonly [SpecialId, TraitId])[] = [
    ['leader-poison', 'poison'],
    ['leader-regeneration', 'regeneration'],
    ...(rank === 'sergeant' ? ([['tough-sergeants', 'tough']] as const) : []),
  ];
  return given.filter(([special]) => entry.specials.includes(special)).map(([, trait]) => trait);
}

/**
 * Archers carry a light weapon beside the bow, throwers a standard weapon, everyone else a standard weapon [FL-ENM-08].
 * What is in hand comes first.
 */
function armed(ranged: WeaponId | null): readonly Carried[] {
  if (ranged === null) return [carried('standard-weapon')];
  const beside = ranged === 'throwing-knives' || ranged === 'javelin' ? 'standard-weapon' : 'light-weapon';
  return [carried(ranged), carried(beside)];
}

const carried = (is: WeaponId): Carried => ({ id: is, is, improved: null, damaged: false, enchanted: null });

const uniqueFoe = (state: State, foe: UniqueFoe): Profile => ({
  ...BLANK,
  id: foe.id,
  title: foe.name,
  kind: 'unique',
  rank: 'unique',
  natures: foe.natures,
  // Rules of the table reach a Unique Foe only where they say so, which is for the battle to ask [FL-ENM-22]
  table: state.encounter?.table ?? null,
  speed: foe.speed,
  combat: foe.combat,
  toughness: foe.toughness,
  armor: foe.armor,
  blow: foe.blow,
  weapons: foe.ranged === null ? armed(null) : armed(foe.ranged),
  traits: foe.traits,
  specials: [foe.id as SpecialId],
  face: faceOf(foe.id, foe.natures),
});

const aberration = (beast: Aberration): Profile => ({
  ...BLANK,
  id: beast.id,
  title: beast.name,
  kind: 'aberration',
  rank: 'aberration',
  natures: ['monster'],
  speed: { base: beast.speed.base, dash: null },
  combat: beast.combat,
  toughness: beast.toughness,
  armor: beast.armor,
  blow: beast.blow,
  // Every Aberration strikes back when it wins as Defender [FL-AI-42]
  traits: distinct<TraitId>([...beast.traits, 'counter-attack']),
  monsterPoints: beast.monsterPoints,
  reward: beast.reward,
  base: BEAST,
  face: faceOf(beast.id, ['monster']),
});

const raised = (made: Summoned): Profile => ({
  ...BLANK,
  id: made.id,
  title: made.name,
  natures: ['undead'],
  speed: made.speed,
  combat: made.combat,
  toughness: made.toughness,
  armor: made.armor,
  traits: made.traits,
  weapons: armed(null),
  face: faceOf(made.id, ['undead']),
});

const plain = (id: string): Profile => ({ ...BLANK, id, title: titleOf(id, id), weapons: armed(null) });

const PLAIN: EnemyStats = {
  numbers: 2,
  speed: { base: 4, dash: 3 },
  combat: 0,
  blow: { armor: 0, toughness: 0 },
  toughness: 3,
  armor: 0,
  ranged: null,
};

/** Everything an enemy has not. */
export const BLANK: Profile = {
  id: '',
  title: '',
  kind: 'trooper',
  rank: null,
  natures: ['human'],
  table: null,
  origin: null,
  background: null,
  avatar: false,
  mystic: false,
  agility: null,
  speed: PLAIN.speed,
  combat: 0,
  toughness: 3,
  armor: 0,
  shield: false,
  helmet: false,
  knightArmor: false,
  blow: { armor: 0, toughness: 0 },
  weapons: [],
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
  face: 'swordman',
};

const distinct = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

/** Troopers of a row are numbered, so that each can be spoken of; who is the only one of a name needs no number. */
function numbered(state: State, profile: Profile): string {
  if (profile.kind !== 'trooper') {
    const same = Object.values(state.figures).filter((each) => each.profile.title === profile.title).length;
    return same === 0 ? profile.title : `${profile.title} ${same + 1}`;
  }
  if (starterFoe(profile.id) !== undefined) return profile.title;
  const same = Object.values(state.figures).filter(
    (each) => each.side === 'enemies' && each.profile.title === profile.title,
  ).length;
  return `${profile.title} ${same + 1}`;
}
