export type Upcast = (file: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/**
 * What brings a file of format n up to n + 1, by n. None is ever changed or taken out: every file ever written loads
 * for ever. Each has a fixture in `fixtures/format-n.json`.
 */
export const UPCASTS: ReadonlyMap<number, Upcast> = new Map();
