/** Longest name of a unit, a figure or a list, in characters. */
export const LONGEST_NAME = 40;

/** Equal names get numbers, in list order: Spearmen 1, Spearmen 2. */
export function labels(names: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
  // A number must not make the label of another unit ("Wolves 2" named so by hand).
  const taken = new Set(names.filter((n) => count.get(n) === 1));
  const next = new Map<string, number>();
  return names.map((name) => {
    if (count.get(name) === 1) return name;
    let n = (next.get(name) ?? 0) + 1;
    while (taken.has(`${name} ${n}`)) n++;
    next.set(name, n);
    return `${name} ${n}`;
  });
}

/** A name people wrote: one line, no control or direction characters, not too long; undefined when nothing is left. */
export function tidyName(name: string | undefined): string | undefined {
  const line = [
    ...(name ?? '')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, LONGEST_NAME)
    .join('')
    .trim();
  return line === '' ? undefined : line;
}
