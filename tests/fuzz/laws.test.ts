import type { AnySystem } from '@muster/rules/kernel';
import { LAWS, type Law } from '@muster/rules/laws';
import { describe, expect, test } from 'vitest';
import { playSeed } from './play';
import { ambush } from './test-game/game';
import type { Ambush, Happened, State } from './test-game/state';

/** The test game with one thing broken, and the law that has to notice. */
const MUTANTS: readonly { readonly law: Law; readonly bug: string; readonly system: AnySystem }[] = [
  { law: 'replay', bug: 'keeps part of what happened beside the events', system: remembersOutside() },
  { law: 'determinism', bug: 'counts how often it was asked', system: countsCalls() },
  { law: 'json', bug: 'keeps a Map in the state', system: keepsMap() },
  {
    law: 'parse',
    bug: 'throws at what is no object',
    system: {
      ...ambush,
      parse: (input: { do: string }) => (input.do === '' ? ambush.parse(input) : ambush.parse(input)),
    },
  },
  {
    law: 'parse',
    bug: 'rounds lengths to whole millimetres where the engine does not',
    system: { ...ambush, parse: (input: unknown) => ambush.parse(rounded(input)) },
  },
  { law: 'offer', bug: 'offers what it refuses', system: offersTooMuch() },
  { law: 'offer', bug: 'accepts what it does not offer', system: offersTooLittle() },
  { law: 'preview', bug: 'is always ready', system: alwaysReady() },
  { law: 'preview', bug: 'gives another reason than the referee', system: otherReason() },
  {
    law: 'view',
    bug: 'forgets to show what came into sight',
    system: {
      ...ambush,
      redact: (s: State, e: Happened, v: string) => (e.type === 'revealed' ? [] : ambush.redact(s, e, v)),
    },
  },
  {
    law: 'secrecy',
    bug: 'tells everyone of the marches of hidden discs',
    system: {
      ...ambush,
      redact: (s: State, e: Happened, v: string) => (e.type === 'marched' ? [e] : ambush.redact(s, e, v)),
    },
  },
  {
    law: 'view',
    bug: 'tells sealed bids',
    system: {
      ...ambush,
      redact: (s: State, e: Happened, v: string) => (e.type === 'answered' ? [e] : ambush.redact(s, e, v)),
    },
  },
  { law: 'no-tell', bug: 'refuses because of what is hidden', system: tells() },
  { law: 'no-dead-end', bug: 'waits for a commander it does not let name anyone', system: stuck() },
  {
    law: 'no-dead-end',
    bug: 'waits for nobody after the bids',
    system: {
      ...ambush,
      waitingFor: (s: State) => (s.active === null ? ambush.waitingFor(s) : []),
      offers: (s: State, seat: string) => (s.active === null ? ambush.offers(s, seat) : []),
    },
  },
  {
    law: 'undo',
    bug: 'lets a march that met an ambush be taken back',
    system: {
      ...ambush,
      closesUndo: (event: Happened) => event.type !== 'revealed' && ambush.closesUndo?.(event) === true,
    },
  },
  { law: 'geometry', bug: 'marches onto others', system: overlapping() },
  { law: 'geometry', bug: 'corrects over the edge', system: overTheEdge() },
  {
    law: 'geometry',
    bug: 'holds two distant discs to be in contact',
    system: { ...ambush, contacts: () => [['n1', 's1']] },
  },
  { law: 'pure', bug: 'changes the state it was given', system: changesInPlace() },
];

describe('the laws', () => {
  test('hold for the hard test game over 150 random games', () => {
    for (let seed = 1; seed <= 150; seed++) expect(playSeed(ambush, seed, 200).faults, `seed ${seed}`).toEqual([]);
  });

  test('reach everything hard in those games', () => {
    const games = Array.from({ length: 60 }, (_, i) => playSeed(ambush, i + 1, 200));
    const types = new Set(games.flatMap((game) => game.entries.flatMap((entry) => entry.events.map((e) => e.type))));
    for (const type of ['revealed', 'reacted', 'shot', 'bids-shown', 'command-passed', 'corrected', 'resigned'])
      expect(types).toContain(type);
  });

  test('are each broken by at least one mutant', () => {
    const covered = new Set(MUTANTS.map((mutant) => mutant.law));
    expect(LAWS.filter((law) => !covered.has(law))).toEqual([]);
  });

  test.each(MUTANTS.map((each) => [each.law, each.bug, each.system] as const))(
    '%s: notices a game that %s',
    (law, _bug, system) => {
      const found = new Set<Law>();
      for (let seed = 1; seed <= 120 && !found.has(law); seed++)
        for (const fault of playSeed(system, seed, 200).faults) found.add(fault.law);
      expect([...found]).toContain(law);
    },
  );

  test('give the same game for the same seed', () => {
    expect(playSeed(ambush, 7, 200)).toEqual(playSeed(ambush, 7, 200));
  });
});

function remembersOutside(): AnySystem {
  const notes = new WeakMap<object, number>();
  return {
    ...ambush,
    decide(...asked: Parameters<typeof ambush.decide>) {
      const decided = ambush.decide(...asked);
      if (decided.ok) for (const event of decided.value) if (event.type === 'turn-ended') notes.set(event, 50);
      return decided;
    },
    evolve: (s: State, e: Happened) => {
      const after = ambush.evolve(s, e);
      return notes.has(e) ? { ...after, round: after.round + (notes.get(e) ?? 0) } : after;
    },
  };
}

function countsCalls(): AnySystem {
  let calls = 0;
  return {
    ...ambush,
    decide(...asked: Parameters<typeof ambush.decide>) {
      const decided = ambush.decide(...asked);
      calls += 1;
      if (!decided.ok) return decided;
      return {
        ok: true,
        value: decided.value.map((e) => (e.type === 'turn-ended' ? { ...e, round: e.round + (calls % 2) } : e)),
      };
    },
  };
}

function keepsMap(): AnySystem {
  return {
    ...ambush,
    evolve: (s: State, e: Happened) =>
      e.type === 'turn-won' ? { ...ambush.evolve(s, e), notes: new Map([['won', 1]]) } : ambush.evolve(s, e),
  };
}

function rounded(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('to' in input)) return input;
  const { x, y } = input.to as { readonly x: number; readonly y: number };
  return { ...input, to: { x: Math.round(x), y: Math.round(y) } };
}

function offersTooMuch(): AnySystem {
  return {
    ...ambush,
    offers: (s: State, seat: string) => [
      ...ambush.offers(s, seat),
      ...(ambush.outcome(s) === undefined
        ? [{ needs: 'now' as const, do: 'end-turn', intent: { do: 'end-turn' } }]
        : []),
    ],
  };
}

function offersTooLittle(): AnySystem {
  return {
    ...ambush,
    offers: (s: State, seat: string) =>
      ambush
        .offers(s, seat)
        .map((offer) =>
          offer.needs === 'target' && offer.do === 'bid' ? { ...offer, intents: offer.intents.slice(0, 2) } : offer,
        ),
  };
}

function alwaysReady(): AnySystem {
  return {
    ...ambush,
    preview: (_s: State, _seat: string, intent: Ambush) => ({ is: 'ready', intent, marks: [] }),
  };
}

function otherReason(): AnySystem {
  return {
    ...ambush,
    preview(s: State, seat: string, draft: Parameters<typeof ambush.preview>[2]) {
      const shown = ambush.preview(s, seat, draft);
      return shown.is === 'refused' ? { ...shown, refusals: [{ code: 'no', rule: 'TEST' }] } : shown;
    },
  };
}

function tells(): AnySystem {
  // A draft that has only just begun has no end yet.
  const near = (s: State, intent: Ambush): boolean =>
    intent.do === 'march' &&
    intent.to !== undefined &&
    Object.values(s.discs).some(
      (disc) => disc.hidden && Math.hypot(disc.at.x - intent.to.x, disc.at.y - intent.to.y) < 40,
    );
  const refusal = { code: 'march/blocked', rule: 'TEST' };
  return {
    ...ambush,
    decide: (s: State, seat: string, intent: Ambush, dice: Parameters<typeof ambush.decide>[3]) =>
      near(s, intent) ? { ok: false, error: [refusal] } : ambush.decide(s, seat, intent, dice),
    preview: (s: State, seat: string, intent: Ambush) =>
      near(s, intent) ? { is: 'refused', refusals: [refusal], marks: [] } : ambush.preview(s, seat, intent),
    sample(...asked: Parameters<typeof ambush.sample>) {
      const intent = ambush.sample(...asked);
      return intent !== undefined && near(asked[0], intent) ? undefined : intent;
    },
  };
}

function stuck(): AnySystem {
  const verbs = ['name-commander', 'confirm'];
  return {
    ...ambush,
    offers: (s: State, seat: string) => ambush.offers(s, seat).filter((offer) => !verbs.includes(offer.do)),
  };
}

function overlapping(): AnySystem {
  return {
    ...ambush,
    evolve(s: State, e: Happened) {
      const other =
        e.type === 'marched' ? Object.values(s.discs).find((disc) => disc.id !== e.unit && !disc.hidden) : undefined;
      return e.type === 'marched' && other !== undefined
        ? ambush.evolve(s, { ...e, to: other.at })
        : ambush.evolve(s, e);
    },
  };
}

function overTheEdge(): AnySystem {
  return {
    ...ambush,
    evolve: (s: State, e: Happened) =>
      ambush.evolve(s, e.type === 'marched' ? { ...e, to: { x: e.to.x, y: e.to.y > 150 ? 299 : e.to.y } } : e),
  };
}

function changesInPlace(): AnySystem {
  return {
    ...ambush,
    evolve(s: State, e: Happened) {
      if (e.type === 'turn-ended') (s as { round: number }).round = e.round;
      return ambush.evolve(s, e);
    },
  };
}
