import type { Blow, Speed } from '../profile';
import type { TraitId } from './ids';
import type { RollEntry, RollTable } from './tables';

/** A great beast, which loses Monster Points instead of its life at a blow [FL-ENM-33]. */
export interface Aberration extends RollEntry {
  readonly row: string;
  readonly name: string;
  readonly speed: Speed;
  readonly combat: number;
  readonly blow: Blow;
  readonly toughness: number;
  readonly armor: number;
  readonly monsterPoints: number;
  /** Reward Rating [FL-ENM-34]. */
  readonly reward: number;
  readonly traits: readonly TraitId[];
  /** Reach in inches and blow of its Area Attack or Ranged Attack. */
  readonly shot: { readonly range: number; readonly blow: Blow } | null;
}

export const ABERRATIONS: RollTable<Aberration | MissingBeasts> = {
  id: 'aberrations',
  sides: 100,
  entries: [
    {
      id: 'ogre',
      row: 'FL-ENM-T-aberrations-01',
      name: 'Ogre',
      range: [1, 8],
      speed: { base: 5, dash: null },
      combat: 2,
      blow: { armor: 1, toughness: 1 },
      toughness: 5,
      armor: 2,
      monsterPoints: 3,
      reward: 2,
      traits: [],
      shot: null,
    },
    {
      id: 'troll',
      row: 'FL-ENM-T-aberrations-02',
      name: 'Troll',
      range: [9, 15],
      speed: { base: 5, dash: null },
      combat: 1,
      blow: { armor: 1, toughness: 1 },
      toughness: 4,
      armor: 1,
      monsterPoints: 5,
      reward: 2,
      traits: ['difficult-to-kill'],
      shot: null,
    },
    {
      id: 'minotaur',
      row: 'FL-ENM-T-aberrations-03',
      name: 'Minotaur',
      range: [16, 18],
      speed: { base: 5, dash: null },
      combat: 2,
      blow: { armor: 2, toughness: 2 },
      toughness: 5,
      armor: 1,
      monsterPoints: 5,
      reward: 3,
      traits: ['knock-back', 'magic-resistant'],
      shot: null,
    },
    {
      id: 'werewolf',
      row: 'FL-ENM-T-aberrations-04',
      name: 'Werewolf',
      range: [19, 25],
      speed: { base: 7, dash: null },
      combat: 3,
      blow: { armor: 1, toughness: 1 },
      toughness: 5,
      armor: 1,
      monsterPoints: 4,
      reward: 3,
      traits: ['cruel-wounds', 'difficult-to-kill', 'charge'],
      shot: null,
    },
    {
      id: 'golem',
      row: 'FL-ENM-T-aberrations-05',
      name: 'Golem',
      range: [26, 29],
      speed: { base: 3, dash: null },
      combat: 1,
      blow: { armor: 3, toughness: 2 },
      toughness: 6,
      armor: 4,
      monsterPoints: 3,
      reward: 2,
      traits: ['knock-back'],
      shot: null,
    },
    {
      id: 'giant-lizard',
      row: 'FL-ENM-T-aberrations-06',
      name: 'Giant lizard',
      range: [30, 36],
      speed: { base: 6, dash: null },
      combat: 2,
      blow: { armor: 1, toughness: 1 },
      toughness: 6,
      armor: 2,
      monsterPoints: 3,
      reward: 2,
      traits: [],
      shot: null,
    },
    {
      id: 'spitting-lizard',
      row: 'FL-ENM-T-aberrations-07',
      name: 'Spitting lizard',
      range: [37, 42],
      speed: { base: 4, dash: null },
      combat: 1,
      blow: { armor: 0, toughness: 1 },
      toughness: 2,
      armor: 2,
      monsterPoints: 3,
      reward: 2,
      traits: ['area-attack', 'venom'],
      shot: { range: 9, blow: { armor: 0, toughness: 1 } },
    },
    {
      id: 'manticore',
      row: 'FL-ENM-T-aberrations-08',
      name: 'Manticore',
      range: [43, 47],
      speed: { base: 5, dash: null },
      combat: 2,
      blow: { armor: 2, toughness: 1 },
      toughness: 4,
      armor: 1,
      monsterPoints: 4,
      reward: 3,
      traits: ['ranged-attack', 'lash'],
      shot: { range: 9, blow: { armor: 1, toughness: 0 } },
    },
    // The book has more beasts; our text of it breaks off here
    { id: 'cut-off', row: 'FL-ENM-T-aberrations-09', range: [48, 100], missing: true },
  ],
};

export interface MissingBeasts extends RollEntry {
  readonly row: string;
  readonly missing: true;
}

export const BEASTS: readonly Aberration[] = ABERRATIONS.entries.filter(
  (entry): entry is Aberration => entry.missing !== true,
);

export const beastOf = (id: string): Aberration | undefined => BEASTS.find((beast) => beast.id === id);

/** Reward Rating of a beast of one’s own making [FL-ENM-36]. */
export const rewardOf = (beast: Pick<Aberration, 'monsterPoints' | 'combat' | 'blow' | 'traits'>): number =>
  Math.ceil(
    (beast.monsterPoints +
      beast.combat +
      Math.max(beast.blow.armor, beast.blow.toughness) +
      beast.traits.filter((trait) => trait !== 'size').length) /
      4,
  );
