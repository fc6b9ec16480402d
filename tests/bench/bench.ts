/** One line of a report: what was measured, the figure, and, where there is one, the aim and whether it is met. */
export interface Line {
  readonly what: string;
  readonly figure: string;
  readonly aim?: string;
  readonly met?: boolean;
}

/** One file of this folder exports one of these as `bench`; `npm run bench` runs each in a process of its own. */
export interface Bench {
  readonly name: string;
  readonly run: () => readonly Line[] | Promise<readonly Line[]>;
}

/** The least time in ms of several runs: what the code needs when nothing else is in the way. */
export function leastOf(rounds: number, work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** The least times of several pieces of work that take turns, so that a busy moment slows all of them alike. */
export function leastInTurns(rounds: number, works: readonly (() => void)[]): number[] {
  const least = works.map(() => Number.POSITIVE_INFINITY);
  for (let i = 0; i < rounds; i++) {
    works.forEach((work, k) => {
      least[k] = Math.min(least[k]!, leastOf(1, work));
    });
  }
  return least;
}

/** The ms of each of many calls, each the best of three, in rising order. */
export const timesOf = <T>(items: readonly T[], work: (item: T) => void): number[] =>
  items.map((item) => leastOf(3, () => work(item))).sort((a, b) => a - b);

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
export const times = (ratio: number): string => `${ratio.toFixed(1)}x`;
