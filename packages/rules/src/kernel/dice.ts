/** The only source of chance. Faces are 1..sides. The referee records every call; a replay never rolls. */
export interface Dice {
  roll(count: number, sides: number): readonly number[];
}

/** One call of `roll`, as the log keeps it. */
export interface Roll {
  readonly count: number;
  readonly sides: number;
  readonly faces: readonly number[];
}
