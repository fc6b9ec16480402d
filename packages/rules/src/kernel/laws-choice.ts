import type { Fault } from './laws';
import type { AnySystem, Intent, Offer, SeatId, Waiting } from './system';

/** Bends luck toward what is worth playing. All that may be asked can still be asked, and the laws judge it alike. */
export interface Bent {
  /** How many times likelier than an offer of weight 1 this one is taken. */
  weight(state: unknown, seat: SeatId, offer: Offer<Intent>): number;
  /** Picks among completions of one offer. */
  pick(state: unknown, seat: SeatId, found: readonly Intent[], random: () => number): Intent | undefined;
  /** What is asked for here before luck has its say; undefined to leave it to luck. A refusal is no fault. */
  lead?(state: unknown, random: () => number): { readonly seat: SeatId; readonly intent: Intent } | undefined;
}

/** What a random game carries along. */
export interface Held {
  readonly system: AnySystem;
  readonly seats: readonly SeatId[];
  readonly random: () => number;
  readonly consent: number;
  readonly bent?: Bent | undefined;
  readonly past: { readonly seat: SeatId; readonly intent: Intent }[];
}

/** Always there, so they prove nothing about a game going on. */
const BY_CONSENT: ReadonlySet<string> = new Set(['correct', 'offer-result', 'resign']);

/** A move by luck: mostly of a seat that must act. `others`: more intents this seat was offered, to be judged too. */
export function moveOf(
  held: Held,
  state: unknown,
): { readonly seat: SeatId; readonly intent: Intent; readonly others: readonly Intent[] } | undefined {
  const { system, random, seats, bent } = held;
  const led = bent?.lead?.(state, random);
  if (led !== undefined && system.preview(state, led.seat, led.intent).is === 'ready') return { ...led, others: [] };
  const waiting = system.waitingFor(state) as readonly Waiting[];
  const asked = shuffled([...new Set(waiting.map((each) => each.seat))], random);
  const order = random() < 0.1 ? shuffled(seats, random) : [...asked, ...shuffled(seats, random)];
  for (const seat of new Set(order)) {
    const offered = system.offers(state, seat) as readonly Offer<Intent>[];
    const offers = bent === undefined ? shuffled(offered, random) : drawn(offered, bent, state, seat, random);
    const mayConsent = random() < held.consent;
    const wanted = offers.filter((offer) => mayConsent || !BY_CONSENT.has(offer.do));
    const found: Intent[] = [];
    for (const offer of wanted) {
      const intent =
        bent === undefined
          ? completion(system, state, seat, offer, random)
          : bentCompletion(system, bent, state, seat, offer, random);
      if (intent !== undefined) found.push(intent);
      if (found.length >= 4) break;
    }
    const intent = found[0];
    if (intent !== undefined) return { seat, intent, others: found.slice(1) };
  }
  return undefined;
}

/** Until there is an outcome, someone who must act has something he can do beside resigning. */
export function deadEnd(held: Held, state: unknown): Omit<Fault, 'step'> | undefined {
  const { system, random } = held;
  const waiting = system.waitingFor(state) as readonly Waiting[];
  if (waiting.length === 0) return { law: 'no-dead-end', says: 'no outcome, and nobody is waited for' };
  for (const { seat } of waiting)
    for (const offer of system.offers(state, seat) as readonly Offer<Intent>[])
      for (let tries = 0; tries < 30 && !BY_CONSENT.has(offer.do); tries++)
        if (completion(system, state, seat, offer, random) !== undefined) return undefined;
  return {
    law: 'no-dead-end',
    says: `waits for ${waiting.map((each) => `${each.seat} (${each.what})`).join(', ')}, who can do nothing`,
  };
}

function completion(
  system: AnySystem,
  state: unknown,
  seat: SeatId,
  offer: Offer<Intent>,
  random: () => number,
): Intent | undefined {
  if (offer.needs === 'now') return offer.intent;
  if (offer.needs === 'target') return offer.intents[Math.floor(random() * offer.intents.length)];
  return system.sample(state, seat, offer, random) as Intent | undefined;
}

/** Several completions, of which one is picked. */
function bentCompletion(
  system: AnySystem,
  bent: Bent,
  state: unknown,
  seat: SeatId,
  offer: Offer<Intent>,
  random: () => number,
): Intent | undefined {
  if (offer.needs === 'now') return offer.intent;
  const found = Array.from({ length: 4 }, () => completion(system, state, seat, offer, random));
  return bent.pick(
    state,
    seat,
    found.filter((intent) => intent !== undefined),
    random,
  );
}

/** Heavier ones come first more often. */
function drawn(
  offers: readonly Offer<Intent>[],
  bent: Bent,
  state: unknown,
  seat: SeatId,
  random: () => number,
): Offer<Intent>[] {
  const keyed = offers.map((offer) => ({
    offer,
    key: -Math.log(1 - random()) / Math.max(1e-6, bent.weight(state, seat, offer)),
  }));
  return keyed.sort((a, b) => a.key - b.key).map(({ offer }) => offer);
}

export function shuffled<T>(from: readonly T[], random: () => number): T[] {
  const left = [...from];
  const out: T[] = [];
  while (left.length > 0) out.push(...left.splice(Math.floor(random() * left.length), 1));
  return out;
}
