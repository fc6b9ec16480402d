/** A heap of numbers with a weight each; the lightest comes out first. */
export interface Heap {
  readonly size: number;
  push(item: number, weight: number): void;
  pop(): number | undefined;
}

export function heap(): Heap {
  const items: number[] = [];
  const weights: number[] = [];
  const swap = (a: number, b: number): void => {
    const [item, weight] = [items[a] as number, weights[a] as number];
    items[a] = items[b] as number;
    weights[a] = weights[b] as number;
    items[b] = item;
    weights[b] = weight;
  };
  const at = (i: number): number => weights[i] ?? Number.POSITIVE_INFINITY;
  return {
    get size() {
      return items.length;
    },
    push(item, weight) {
      items.push(item);
      weights.push(weight);
      for (let i = items.length - 1; i > 0; ) {
        const up = (i - 1) >> 1;
        if (at(up) <= at(i)) break;
        swap(i, up);
        i = up;
      }
    },
    pop() {
      const [first] = items;
      const last = items.length - 1;
      if (last < 0) return undefined;
      swap(0, last);
      items.pop();
      weights.pop();
      for (let i = 0; ; ) {
        const left = 2 * i + 1;
        const least = at(left + 1) < at(left) ? left + 1 : left;
        if (at(least) >= at(i)) break;
        swap(i, least);
        i = least;
      }
      return first;
    },
  };
}
