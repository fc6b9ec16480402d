/** A bucket that refills by itself. `take` says whether there was anything left. */
export interface Bucket {
  readonly holds: number;
  readonly perSecond: number;
  left: number;
  at: number;
}

export const bucket = (holds: number, perSecond: number, now: number): Bucket => ({
  holds,
  perSecond,
  left: holds,
  at: now,
});

export function take(from: Bucket, now: number, amount = 1): boolean {
  from.left = Math.min(from.holds, from.left + (Math.max(0, now - from.at) / 1000) * from.perSecond);
  from.at = now;
  if (from.left < amount) return false;
  from.left -= amount;
  return true;
}

/** Takes something out after the fact: the bucket may owe for a while. */
export function spend(from: Bucket, amount: number): void {
  from.left -= amount;
}

/** Buckets by key (an address, a person); the ones long full are forgotten. */
export function buckets(holds: number, perSecond: number): (key: string, now: number) => boolean {
  const all = new Map<string, Bucket>();
  return (key, now) => {
    if (all.size > 10_000)
      for (const [old, each] of all) if (now - each.at > (holds / perSecond) * 1000) all.delete(old);
    const found = all.get(key) ?? bucket(holds, perSecond, now);
    all.set(key, found);
    return take(found, now);
  };
}
