/**
 * How long to wait before try number `attempt` (0 is the first after a loss), in milliseconds. Grows from half a
 * second to fifteen and never ends; `random` in [0, 1) spreads a room full of returning players by ±20%.
 */
export function backoff(attempt: number, random: number): number {
  const plain = Math.min(15_000, 500 * 2 ** Math.min(attempt, 10));
  return Math.round(plain * (0.8 + 0.4 * random));
}
