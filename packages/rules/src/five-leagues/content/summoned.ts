import type { Blow, Nature, Speed } from '../profile';
import type { TraitId } from './ids';

/** A figure that a rule brings in, with numbers of its own. */
export interface Summoned {
  readonly id: string;
  readonly name: string;
  readonly speed: Speed;
  readonly combat: number;
  readonly blow: Blow;
  readonly toughness: number;
  readonly armor: number;
  readonly natures: readonly Nature[];
  readonly traits: readonly TraitId[];
}

const SKELETON = {
  name: 'Skeleton',
  speed: { base: 4, dash: 0 },
  combat: 0,
  blow: { armor: 0, toughness: 0 },
  toughness: 4,
  armor: 1,
  natures: ['undead'],
  traits: ['undead'],
} as const satisfies Omit<Summoned, 'id'>;

export const SUMMONED: readonly Summoned[] = [
  /** Raised by a Corrupt Sorcerer. */
  { ...SKELETON, id: 'skeleton-sorcerer' },
  /** Guards of a tomb found in a Site [FL-SCN-T-site-reaction-02]. */
  { ...SKELETON, id: 'skeleton-site', combat: 1 },
  /** Four of the practice battle; the last one strikes harder, two are armored [FL-SET-51]. */
  ...(
    [
      ['grokk', 'Grokk', 0, 0],
      ['grub', 'Grub', 0, 0],
      ['grig', 'Grig', 1, 0],
      ['gryn', 'Gryn', 1, 1],
      ['grodd', 'Grodd', 0, 0],
      ['grun', 'Grun', 0, 0],
      ['grug', 'Grug', 0, 0],
    ] as const
  ).map(
    ([id, name, armor, harder]): Summoned => ({
      id,
      name,
      speed: { base: 4, dash: 3 },
      combat: 0,
      blow: { armor: 0, toughness: harder },
      toughness: 4,
      armor,
      natures: ['human'],
      traits: [],
    }),
  ),
];

export const summonedOf = (id: string): Summoned | undefined => SUMMONED.find((each) => each.id === id);
