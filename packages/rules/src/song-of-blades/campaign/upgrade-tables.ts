import type { TraitId } from '../content/trait-ids';
import { RANGED_WEAPONS } from '../content/traits';
import type { OwnProfile } from '../roster/list';

/** A line of a people's own upgrades: one of these traits for one figure [ASOBH-END-05]. */
export interface UpgradeLine {
  readonly id: string;
  /** Kind of the figure it is for. */
  readonly kind: string;
  readonly gives: readonly TraitId[];
  /** The trait it takes the place of. */
  readonly instead?: TraitId;
  /** The figure must have one of these. */
  readonly needs?: readonly TraitId[];
}

/** `Bow` of the hobgoblins is not said to be short or long; they choose. */
export const LINES: readonly UpgradeLine[] = [
  { id: 'goblin-missiles', kind: 'goblin', gives: ['short-bow', 'javelin', 'sling'] },
  { id: 'goblin-poison', kind: 'goblin', gives: ['poison'], needs: RANGED_WEAPONS },
  {
    id: 'halfling-ways',
    kind: 'halfling',
    gives: ['free-disengage', 'sling', 'forester', 'stealth', 'leafsight', 'leafwalk'],
  },
  {
    id: 'wood-elf-ways',
    kind: 'wood-elf',
    gives: ['acrobat', 'leafwalk', 'leafsight', 'forester', 'good-shot', 'unerring-aim', 'short-bow'],
  },
  {
    id: 'hobgoblin-arms',
    kind: 'hobgoblin',
    gives: ['heavily-armored', 'short-bow', 'longbow', 'long-reach', 'crossbow', 'flail', 'melee-block', 'mounted'],
  },
  {
    id: 'hobgoblin-block',
    kind: 'hobgoblin',
    gives: ['expert-block', 'disarming-block'],
    instead: 'block',
    needs: ['block'],
  },
  { id: 'hobgoblin-rank', kind: 'hobgoblin', gives: ['subcommander'] },
  { id: 'hobgoblin-nerve', kind: 'hobgoblin', gives: ['steadfast'] },
];

/** Figures that join a warband in place of an upgrade. */
export interface RecruitLine {
  readonly id: string;
  readonly kind: string;
  readonly choices: readonly {
    readonly id: string;
    readonly profile: string | OwnProfile;
    readonly count: number;
  }[];
}

/** The book names these three without a profile; scores are ours. */
const SWARMLING: OwnProfile = {
  ...{ title: 'Swarmling', quality: 4, combat: 1, traits: [{ id: 'gang' }, { id: 'rabble' }], spells: [] },
  ...{ kinds: ['goblin'], armed: 'weapon', ranged: null, face: 'imp' },
};

const ORC_RABBLE: OwnProfile = {
  ...{ title: 'Orc Rabble', quality: 4, combat: 3, traits: [{ id: 'rabble' }], spells: [] },
  ...{ kinds: ['orc'], armed: 'weapon', ranged: null, face: 'orc-head' },
};

export const RECRUIT_LINES: readonly RecruitLine[] = [
  {
    id: 'goblin-recruits',
    kind: 'goblin',
    choices: [
      { id: 'goblin-infantry', profile: 'goblin-shield', count: 2 },
      { id: 'swarmlings', profile: SWARMLING, count: 2 },
      { id: 'orc-rabble', profile: ORC_RABBLE, count: 2 },
      { id: 'orc-mercenary', profile: 'orc-swordsman', count: 1 },
    ],
  },
];
