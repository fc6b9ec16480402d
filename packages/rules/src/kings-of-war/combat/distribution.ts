/** Chances of a count: `chances[i]` is the probability of i. They sum to 1. */
export type Distribution = readonly number[];

/** Surely this many. */
export const surely = (count: number): Distribution => [...new Array<number>(count).fill(0), 1];

/** One die that succeeds with chance `p`. */
export const oneIn = (p: number): Distribution => [1 - p, p];

/** The sum of two independent counts. */
export function sum(a: Distribution, b: Distribution): Distribution {
  const out = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++) {
    const p = a[i] ?? 0;
    if (p === 0) continue;
    for (let j = 0; j < b.length; j++) out[i + j] = (out[i + j] ?? 0) + p * (b[j] ?? 0);
  }
  return out;
}

/** The sum of `count` independent copies. */
export function times(one: Distribution, count: number): Distribution {
  if (one.length === 2) return binomial(count, one[1] ?? 0);
  let out = surely(0);
  let power = one;
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) out = sum(out, power);
    if (left > 1) power = sum(power, power);
  }
  return out;
}

/** One of several distributions, each with its weight; the weights sum to 1. */
export function mixed(parts: readonly { readonly weight: number; readonly of: Distribution }[]): Distribution {
  const out = new Array<number>(Math.max(1, ...parts.map(({ of }) => of.length))).fill(0);
  for (const { weight, of } of parts)
    for (let i = 0; i < of.length; i++) out[i] = (out[i] ?? 0) + weight * (of[i] ?? 0);
  return out;
}

/** What `outer` dice of `inner` come to: first how many, then each on its own. */
export const compound = (outer: Distribution, inner: Distribution): Distribution =>
  mixed(outer.map((weight, count) => ({ weight, of: weight === 0 ? surely(0) : times(inner, count) })));

/** The sum of `dice` dice and an addition. */
export function diceTotal(dice: number, sides: number, plus: number): Distribution {
  const die = [0, ...new Array<number>(sides).fill(1 / sides)];
  return sum(surely(plus), times(die, dice));
}

export const meanOf = (of: Distribution): number => of.reduce((all, p, i) => all + p * i, 0);

function binomial(count: number, p: number): Distribution {
  if (p <= 0) return surely(0);
  if (p >= 1) return surely(count);
  // From the likelier end, so that a long row of dice does not vanish below the smallest number.
  if (p > 0.5) return [...binomial(count, 1 - p)].reverse();
  const out: number[] = [];
  let chance = (1 - p) ** count;
  for (let i = 0; i <= count; i++) {
    out.push(chance);
    chance *= ((count - i) / (i + 1)) * (p / (1 - p));
  }
  return out;
}
