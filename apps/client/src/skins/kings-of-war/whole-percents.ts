/**
 * Shares that make one whole, as whole percents that make a hundred. The last, which headlines name, is rounded as
 * anywhere; of the others the largest remainders are rounded up.
 */
export function wholePercents(shares: readonly number[]): readonly number[] {
  const last = Math.round((shares.at(-1) ?? 0) * 100);
  const others = shares.slice(0, -1).map((share) => share * 100);
  const floors = others.map((share) => Math.floor(share + 1e-9));
  const whole = Math.round(shares.reduce((sum, share) => sum + share, 0) * 100);
  const left = whole - last - floors.reduce((sum, floor) => sum + floor, 0);
  const raised = others
    .map((share, at) => ({ at, rest: Math.round((share - (floors[at] ?? 0)) * 1e6) }))
    .sort((a, b) => b.rest - a.rest)
    .slice(0, Math.max(0, left))
    .map(({ at }) => at);
  return shares.length === 0 ? [] : [...floors.map((floor, at) => (raised.includes(at) ? floor + 1 : floor)), last];
}
