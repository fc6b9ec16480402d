/** Things that are dear to make and cheap to show again: taken in order each round, the rest put away. */
export interface Pool<T> {
  take(): T;
  /** Ends a round: what was not taken since the last one is put away. */
  settle(): void;
  size(): number;
  destroy(): void;
}

export function createPool<T>(make: () => T, show: (it: T, shown: boolean) => void, end: (it: T) => void): Pool<T> {
  const all: T[] = [];
  let used = 0;
  return {
    take() {
      const it = all[used] ?? make();
      all[used++] = it;
      show(it, true);
      return it;
    },
    settle() {
      for (const it of all.slice(used)) show(it, false);
      used = 0;
    },
    size: () => all.length,
    destroy() {
      for (const it of all) end(it);
      all.length = 0;
      used = 0;
    },
  };
}
