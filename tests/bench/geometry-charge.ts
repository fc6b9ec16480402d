import {
  arcsHolding,
  type Blocker,
  chargeRegion,
  isPartlyIn,
  leaderPoint,
  planCharge,
  reachRegion,
  type SightRequest,
  sight,
} from '@muster/geometry';
import { battle, chargesOf } from '../../packages/geometry/src/fixtures/battle';
import { type Bench, type Line, leastOf, ms, quantile, timesOf } from './bench';

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

export const bench: Bench = {
  name: 'geometry: charges and sight in battles of 40 units and 12 pieces of terrain',
  run: () => [...chargeLines(), ...sightLines(), ...drawingLines()],
};

function chargeLines(): Line[] {
  const sides = SEEDS.map((seed) => chargesOf(battle(seed)));
  const all = sides.flat();
  for (const request of all.slice(0, 200)) planCharge(request);
  const sorted = timesOf(all, (request) => planCharge(request));
  const perSide = timesOf(sides, (side) => side.forEach((request) => void planCharge(request)));
  const planned = all.filter((request) => planCharge(request).ok).length;
  const median = quantile(sorted, 0.5);
  const slow = quantile(sorted, 0.99);
  const side = quantile(perSide, 0.5);
  return [
    { what: `charge plans: ${all.length}, of them possible`, figure: String(planned) },
    { what: 'charge plan, median', figure: ms(median), aim: '4 ms', met: median <= 4 },
    { what: 'charge plan, p99', figure: ms(slow), aim: '16 ms', met: slow <= 16 },
    { what: 'all charges of a side, median', figure: ms(side), aim: '100 ms', met: side <= 100 },
  ];
}

function sightLines(): Line[] {
  const requests = SEEDS.slice(0, 5).flatMap((seed): SightRequest[] => {
    const { bases, walls } = battle(seed);
    const blockers: Blocker[] = [
      ...bases.map((shape, i) => ({ id: `u${i}`, shape, height: 2 })),
      ...walls.map(({ id, shape }) => ({ id, shape, height: 4 })),
    ];
    return bases.slice(0, 10).flatMap((viewer, i) =>
      bases.slice(20).flatMap((target, k) => {
        if (!isPartlyIn(viewer, 'front', target).inside) return [];
        const others = blockers.filter(({ id }) => id !== `u${i}` && id !== `u${k + 20}`);
        const face = arcsHolding(target, leaderPoint(viewer)).face;
        const own = { id: `u${i}`, base: viewer };
        return [{ eye: leaderPoint(viewer), eyeHeight: 2, target, targetHeight: 2, blockers: others, face, own }];
      }),
    );
  });
  for (const request of requests.slice(0, 100)) sight(request);
  const sorted = timesOf(requests, (request) => sight(request));
  const median = quantile(sorted, 0.5);
  return [
    { what: `sight with shares: ${requests.length}, median`, figure: ms(median), aim: '1 ms', met: median < 1 },
    { what: 'sight with shares, p99', figure: ms(quantile(sorted, 0.99)) },
  ];
}

function drawingLines(): Line[] {
  const { bases } = battle(1);
  const move = { kind: 'ahead', distance: 254, pivots: 1 } as const;
  const reach = leastOf(5, () => bases.forEach((base) => void reachRegion(base, move)));
  const arcs = leastOf(5, () => bases.forEach((base) => void chargeRegion(base, 254)));
  return [
    { what: 'reach of an Advance, each', figure: ms(reach / bases.length) },
    { what: 'charge arc, each', figure: ms(arcs / bases.length) },
  ];
}
