import { type GameFile, isMix, readGameFile, standingEntries } from '@muster/record';
import type { AnySystem } from '@muster/rules/kernel';
import type { Step } from './log';

/** A battle from its first picture, as far as a file tells it. Steps are numbered from 1. */
export interface History {
  readonly file: GameFile;
  readonly start: unknown;
  readonly steps: readonly Step[];
}

/** The history in a game file, or undefined for what is no game file of this system. Never throws. */
export function historyIn(systemById: (id: string) => AnySystem | undefined, input: unknown): History | undefined {
  const read = readGameFile(input);
  if (!read.ok) return undefined;
  const file = read.value;
  const system = systemById(file.head.system);
  const config = system?.config.safeParse(file.head.config);
  if (!system || !config?.success) return undefined;
  const setup = system.setup(config.data);
  // A seed mixed into the dice is an entry of the log that no viewer is told and nothing moves by.
  const rows = file.is === 'muster-view' ? file.told : standingEntries(file.log).filter((entry) => !isMix(entry));
  return {
    file,
    start: file.is === 'muster-view' ? system.view(setup, file.viewer) : setup,
    steps: rows.map(({ seat, at, events }, index) => ({ version: index + 1, seat, at, events })),
  };
}

/**
 * Joins what a file tells with what was told live since: rows the file has too are taken once. Versions count back
 * from `version`, that of the last live step (or of the picture, where nothing came since).
 */
export function joinSteps(fromFile: readonly Step[], live: readonly Step[], version: number): readonly Step[] {
  let shared = Math.min(fromFile.length, live.length);
  while (shared > 0 && !isSame(fromFile[fromFile.length - shared], live[0])) shared--;
  const all = [...fromFile, ...live.slice(shared)];
  return all.map((step, at) => ({ ...step, version: version - (all.length - 1 - at) }));
}

/** Two tellings of one entry. */
export const isSame = (a: Step | undefined, b: Step | undefined): boolean =>
  a !== undefined && b !== undefined && a.at === b.at && a.seat === b.seat && a.events.length === b.events.length;
