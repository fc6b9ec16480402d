import type { TraitId } from '../content/ids';
import type { Speed } from '../profile';

/** Creatures that are on no table: raised or found in the course of a battle. */
export interface Summoned {
  readonly id: string;
  readonly name: string;
  readonly speed: Speed;
  readonly combat: number;
  readonly toughness: number;
  readonly armor: number;
  readonly traits: readonly TraitId[];
}

const SUMMONED: Readonly<Record<string, Summoned>> = {
  /** Raised by a sorcerer. [FL-ENM-T-unique-foes-02] */
  'skeleton-sorcerer': {
    id: 'skeleton-sorcerer',
    name: 'Skeleton',
    speed: { base: 4, dash: 0 },
    combat: 0,
    toughness: 4,
    armor: 1,
    traits: ['undead'],
  },
  /** Guards of a tomb. [FL-SCN-T-site-reaction-02] */
  'skeleton-site': {
    id: 'skeleton-site',
    name: 'Skeleton',
    speed: { base: 4, dash: 0 },
    combat: 1,
    toughness: 4,
    armor: 1,
    traits: ['undead'],
  },
};

export const summonedOf = (id: string): Summoned | undefined =>
  Object.hasOwn(SUMMONED, id) ? SUMMONED[id] : undefined;
