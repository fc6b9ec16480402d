import type { ArmyList } from '../../profile';

/** An army put together beforehand, ready to take to a table of its points. */
export interface ReadyList {
  readonly id: string;
  /** The points it is made for. */
  readonly points: number;
  /** One line that says how it wants to be played. */
  readonly blurb: string;
  readonly list: ArmyList;
}
