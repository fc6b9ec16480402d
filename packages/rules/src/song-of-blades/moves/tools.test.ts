import { isOnTable, overlaps, overlapsPolygon } from '@muster/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomDice } from '../../kernel/dice';
import type { TraitId } from '../content/trait-ids';
import { decide, offers, preview, sample } from '../engine';
import { evolve } from '../evolve';
import { baseOf, fielded, fieldedOf } from '../figures';
import type { State } from '../state';
import { aBattle, aPiece } from '../test-kit';
import { farthestOn, reachOn } from './reach';
import { threats } from './threats';
import { whyNot } from './why-not';

const field = [
  aPiece('wood', { ground: 'woods', plant: true }, [200, 500], [160, 140]),
  aPiece('hut', { stands: 'solid' }, [420, 430], [80, 60]),
  aPiece('wall', { stands: 'linear', height: 12 }, [300, 330], [200, 8]),
  aPiece('fence', { stands: 'linear', height: 25 }, [560, 300], [8, 160]),
  aPiece('rock', { stands: 'platform', height: 60 }, [600, 520], [120, 120]),
  aPiece('bog', { ground: 'swamp' }, [250, 150], [200, 100]),
  aPiece('ice', { ground: 'slippery', art: 'ice' }, [560, 120], [160, 120]),
];

describe('the reach that is shown', () => {
  it('is the stick all around on open ground, and less where something is in the way [ASOBH-MOV-01] [ASOBH-MOV-02]', () => {
    const state = aBattle({ figures: { a1: { at: [450, 500] }, b1: { at: [520, 500] } }, acting: { a1: 1 } });
    const a1 = fieldedOf(state, 'a1');
    if (a1 === undefined) throw new Error('no figure');
    expect(farthestOn(state, a1, 90)).toMatchObject({ y: 620 });
    expect(farthestOn(state, a1, 0).x).toBeCloseTo(495, 0);
    expect(reachOn(state, a1)).toHaveLength(72);
  });

  it('is a whole stick up to difficult ground and a shorter one through it [ASOBH-MOV-02]', () => {
    const near = (y: number) => {
      const state = aBattle({
        figures: { a1: { at: [450, 300] }, b1: { at: [60, 840] } },
        terrain: [aPiece('bog', { ground: 'swamp' }, [300, y], [300, 100])],
        acting: { a1: 1 },
      });
      const a1 = fieldedOf(state, 'a1');
      return a1 === undefined ? 0 : Math.round(farthestOn(state, a1, 90).y - 300);
    };
    expect(near(330)).toBe(75);
    expect(near(500)).toBe(120);
    expect(near(410)).toBeGreaterThanOrEqual(88);
    expect(near(410)).toBeLessThanOrEqual(98);
  });
});

describe('threats', () => {
  it('name whom each foe reaches with one movement or two, and whom it may shoot [ASOBH-MOV-06] [ASOBH-RNG-01]', () => {
    const state = aBattle({
      figures: {
        a1: { at: [450, 300] },
        a2: { at: [450, 700] },
        b1: { at: [450, 420] },
        b2: { at: [650, 300], traits: ['longbow'] },
        b3: { at: [250, 300], traits: ['slow'] },
        b4: { at: [800, 860], conditions: ['transfixed'] },
      },
      acting: { a1: 1 },
    });
    const found = Object.fromEntries(threats(state, 'one').map((threat) => [threat.unit, threat]));
    expect(found['b1']?.charges).toEqual([{ target: 'a1', moves: 1 }]);
    expect(found['b2']?.charges).toEqual([{ target: 'a1', moves: 2 }]);
    expect(found['b2']?.shots).toEqual([{ target: 'a1', weapon: 'longbow' }]);
    expect(found['b3']?.charges).toEqual([]);
    expect(found['b4']).toMatchObject({ regions: [], charges: [], shots: [] });
  });
});

describe('why not', () => {
  it('tells sight, distance, what bars a charge and what a shot lacks [ASOBH-MOV-06] [ASOBH-RNG-05]', () => {
    const state = aBattle({
      figures: { a1: { at: [450, 200], traits: ['short-bow'] }, b1: { at: [450, 560] }, b2: { at: [560, 200] } },
      terrain: [aPiece('hut', { stands: 'solid' }, [400, 420], [100, 40])],
      acting: { a1: 1 },
    });
    const told = whyNot(state, 'a1', 'b1');
    expect(told).toMatchObject({
      sight: { seen: false, blockedBy: 'hut', why: 'blocked' },
      reach: { distance: 335, allowed: 120 },
      charge: { ok: false, refusals: [{ code: 'move/too-far' }] },
      shot: { ok: false, weapon: 'short-bow' },
    });
    expect(whyNot(state, 'a1', 'b2')).toMatchObject({ charge: { ok: true }, reach: { moves: 1 }, shot: { ok: true } });
    expect(whyNot(state, 'a1', 'a1')).toBeUndefined();
    expect(whyNot(state, 'nobody', 'b1')).toBeUndefined();
  });
});

const TRAITS: readonly TraitId[] = [
  'flying',
  'incorporeal',
  'clinging',
  'agile',
  'quick',
  'long-move',
  'short-move',
  'slow',
  'amphibious',
  'burrowing',
  'free-disengage',
  'mounted',
  'terror',
  'javelin',
  'leafwalk',
  'forester',
  'acrobat',
  'clumsy',
  'swarm',
  'tough',
];

/** A crowded table with a figure of the first side in the middle of its activation. */
const arbTable = fc
  .record({
    spots: fc.array(fc.tuple(fc.integer({ min: 20, max: 880 }), fc.integer({ min: 20, max: 880 })), {
      minLength: 6,
      maxLength: 14,
    }),
    traits: fc.uniqueArray(fc.constantFrom(...TRAITS), { maxLength: 4 }),
    foes: fc.uniqueArray(fc.constantFrom(...TRAITS), { maxLength: 3 }),
    square: fc.boolean(),
    cramped: fc.boolean(),
    snow: fc.boolean(),
    seed: fc.integer({ min: 1, max: 2 ** 30 }),
  })
  .map((given) => ({ state: tableOf(given), seed: given.seed }));

function tableOf(given: {
  readonly spots: readonly (readonly [number, number])[];
  readonly traits: readonly TraitId[];
  readonly foes: readonly TraitId[];
  readonly square: boolean;
  readonly cramped: boolean;
  readonly snow: boolean;
}): State {
  const figures: Record<string, object> = {};
  const base = { shape: given.square ? 'square' : 'round', size: 25 } as const;
  let state = aBattle({ figures: {}, terrain: field });
  given.spots.forEach(([x, y], i) => {
    const id = i % 2 === 0 ? `a${i}` : `b${i}`;
    const traits = i === 0 ? given.traits : i === 1 ? given.foes : [];
    const next = aBattle({ figures: { ...figures, [id]: { at: [x, y], profile: { base }, traits } }, terrain: field });
    const one = fieldedOf(next, id);
    if (one === undefined) return;
    const body = baseOf(one);
    const clear =
      isOnTable(body, next.table) &&
      fielded(next).every((other) => other.id === id || !overlaps(body, baseOf(other))) &&
      field.every((piece) => piece.stands === 'flat' || !overlapsPolygon(body, piece.outline));
    if (!clear) return;
    figures[id] = { at: [x, y], profile: { base }, traits };
    state = next;
  });
  const own = fielded(state).find(({ side }) => side === 'one');
  const acting = own === undefined ? {} : { [own.id]: 3 };
  const made = aBattle({ figures, terrain: field, acting, ...(given.snow ? { weather: 'snow' } : {}) });
  return { ...made, config: { ...made.config, cramped: given.cramped } };
}

describe('moves by luck', () => {
  it('are accepted as they are shown, and leave every base on the table and on no other [ASOBH-MOV-05] [ASOBH-MOV-06]', () => {
    fc.assert(
      fc.property(arbTable, ({ state, seed: start }) => {
        let at = start;
        const random = () => {
          at = (at * 48271) % 2147483647;
          return at / 2147483647;
        };
        let now = state;
        for (let turn = 0; turn < 6 && now.outcome === null; turn++) {
          const seats = ['a', 'b'].filter((seat) => offers(now, seat).some(({ do: what }) => !CONSENT.includes(what)));
          const seat = seats[Math.floor(random() * seats.length)];
          if (seat === undefined) break;
          const all = offers(now, seat).filter((offer) => MINE.includes(offer.do));
          const offer = all[Math.floor(random() * all.length)];
          const intent = offer === undefined ? undefined : sample(now, seat, offer, random);
          if (intent === undefined) continue;
          const shown = preview(now, seat, intent);
          expect(shown.is, JSON.stringify(intent)).toBe('ready');
          const decided = decide(now, seat, intent, randomDice(random));
          expect(decided.ok, JSON.stringify(intent)).toBe(true);
          if (!decided.ok) return;
          now = decided.value.reduce(evolve, now);
          for (const one of fielded(now)) {
            if (one.below) continue;
            expect(isOnTable(baseOf(one), now.table), `${one.id} after ${JSON.stringify(intent)}`).toBe(true);
            for (const other of fielded(now))
              if (one.id < other.id && !other.below)
                expect(
                  overlaps(baseOf(one), baseOf(other)),
                  `${one.id} on ${other.id} after ${JSON.stringify(intent)}`,
                ).toBe(false);
          }
        }
      }),
      { numRuns: 30 },
    );
  }, 30_000);
});
const CONSENT = ['correct', 'offer-result', 'resign', 'answer-proposal'];
const MINE = [
  'move',
  'step',
  'quick-move',
  'climb',
  'jump',
  'dig',
  'surface',
  'leafwalk',
  'close-up',
  'carry',
  'dismount',
  'give-way',
  'follow-up',
  'fall-side',
  'take-hack',
  'flee-toward',
  'intercept',
  'come-up',
  'attack',
  'choose',
  'done',
  'react',
  'decline',
  'activate',
  'stand-up',
];
