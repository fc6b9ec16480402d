import type { Point } from '@muster/geometry';
import type { SkillId } from './content/ids';

/**
 * What the game master has prepared. It lives apart from the battle, so that no rule can meet it by chance and no view
 * can forget to hide it: what is revealed is made anew as public figures and markers.
 */
export interface Secret {
  readonly prepared: readonly Prepared[];
  /** Numbers prepared things; apart from the public numbers, so that gaps in those tell nothing. */
  readonly next: number;
}

export const NO_SECRET: Secret = { prepared: [], next: 1 };

/** One prepared thing: figures that wait, a test that may be asked, or both, and when it comes. */
export interface Prepared {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly figures: readonly PreparedFigure[];
  readonly test: PreparedTest | null;
  /** A few words everybody reads when it is revealed. */
  readonly told: string;
  readonly reward: Reward | null;
  readonly trigger: Trigger;
  /** Held back: its trigger does nothing until released. */
  readonly held: boolean;
}

export type Trigger =
  | { readonly is: 'hand' }
  /** A character comes within so many mm of a point. */
  | { readonly is: 'near'; readonly at: Point; readonly radius: number }
  /** At the start of this round. */
  | { readonly is: 'round'; readonly round: number }
  /** When this marker is revealed, in place of the book's roll. */
  | { readonly is: 'marker'; readonly marker: string };

export interface PreparedFigure {
  /** Row of the enemy tables, a leader rank on it, a Unique Foe or an Aberration. */
  readonly foe: FoeRef;
  readonly at: Point;
}

/** An enemy by name: an entry of a table, with a rank and a ranged weapon or not; a Unique Foe; an Aberration. */
export interface FoeRef {
  readonly entry: string;
  readonly rank: 'sergeant' | 'lieutenant' | 'captain' | null;
  readonly ranged: boolean;
}

export interface PreparedTest {
  readonly skills: readonly SkillId[];
  /** 5 to 10, by default 8 [FL-BAT-201]. */
  readonly target: number;
  readonly onPass: string;
  readonly onFail: string;
  readonly reward: Reward | null;
}

export interface Reward {
  readonly storyPoints: number;
  readonly gold: number;
  readonly text: string;
}
