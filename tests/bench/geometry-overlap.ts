import { type Base, corners, gap, overlaps, type Point, sweepStraight, TOLERANCE } from '@muster/geometry';
import { numbers } from '../../packages/geometry/src/fixtures/battle';
import { type Bench, type Line, leastInTurns, ms, times } from './bench';
import { type PairTest, peersIfInstalled } from './peers';

const PAIRS = 10_000;

export const bench: Bench = {
  name: `geometry: ${PAIRS.toLocaleString('en')} pairs of turned rectangles`,
  run: async () => {
    const pairs = makePairs(PAIRS);
    const rings = pairs.flatMap(([a, b]) => [corners(a), corners(b)]);
    const peers = await peersIfInstalled();
    return [...overlapLines(pairs, rings, peers), ...gapLines(pairs, rings, peers), ...sweepLines(pairs, rings, peers)];
  },
};

type Pair = readonly [Base, Base];
type Peers = Awaited<ReturnType<typeof peersIfInstalled>>;

/** Near enough to each other that about half of them overlap. */
function makePairs(count: number): Pair[] {
  const next = numbers(99);
  const rect = (spread: number): Base => ({
    shape: { kind: 'rect', width: 20 + next() * 230, depth: 20 + next() * 130 },
    pose: { x: 500 + next() * spread, y: 500 + next() * spread, facing: next() * 360 },
  });
  return Array.from({ length: count }, () => [rect(180), rect(180)]);
}

function overlapLines(pairs: readonly Pair[], rings: readonly (readonly Point[])[], peers: Peers): Line[] {
  const wrong = pairs.filter(([a, b]) => overlaps(a, b) !== isDeepByProjection(corners(a), corners(b))).length;
  const answers: Line = {
    what: 'overlap: answers unlike the oracle',
    figure: String(wrong),
    aim: '0',
    met: wrong === 0,
  };
  let sink = 0;
  const own = (): void => {
    for (const [a, b] of pairs) if (overlaps(a, b)) sink++;
  };
  const tests = peers ? peers.tests.map(({ name, make }) => ({ name, test: make(rings) })) : [];
  const all = (test: PairTest) => (): void => {
    for (let i = 0; i < pairs.length; i++) if (test(i * 2, i * 2 + 1)) sink++;
  };
  const [mine = 0, ...theirs] = leastInTurns(12, [own, ...tests.map(({ test }) => all(test))]);
  const met = `${((100 * pairs.filter((pair) => overlaps(...pair)).length) / pairs.length).toFixed(0)}%`;
  const lines: Line[] = [{ what: 'overlap: pairs that do', figure: sink > 0 ? met : 'none' }];
  lines.push({ what: 'overlap: ours, from poses', figure: ms(mine) }, answers);
  tests.forEach(({ name }, i) => {
    lines.push({
      what: `overlap: ${name}, shapes made before`,
      figure: `${ms(theirs[i]!)}  ${times(theirs[i]! / mine)}`,
    });
  });
  if (theirs.length > 0) {
    const ratio = Math.min(...theirs) / mine;
    lines.push({ what: 'overlap: beside the fastest peer', figure: times(ratio), aim: '5x', met: ratio >= 5 });
  }
  return lines;
}

/** The depth along every edge normal of both, from corners alone: slow, and by another way than ours. */
function isDeepByProjection(a: readonly Point[], b: readonly Point[]): boolean {
  for (const ring of [a, b]) {
    for (let i = 0; i < 4; i++) {
      const p = ring[i]!;
      const q = ring[(i + 1) % 4]!;
      const length = Math.hypot(q.x - p.x, q.y - p.y);
      const spans = [a, b].map((all) =>
        all.map((c) => ((c.x - p.x) * (q.y - p.y) - (c.y - p.y) * (q.x - p.x)) / length),
      );
      const [one = [], other = []] = spans;
      const shared = Math.min(Math.max(...one) - Math.min(...other), Math.max(...other) - Math.min(...one));
      if (shared <= TOLERANCE) return false;
    }
  }
  return true;
}

/** sat knows no distance: it is told the direction and steps 1 mm at a time, then halves to 0.01 mm. */
function gapLines(pairs: readonly Pair[], rings: readonly (readonly Point[])[], peers: Peers): Line[] {
  const apart = pairs.map((pair, i) => ({ pair, i, found: gap(...pair) })).filter(({ found }) => found.distance > 0.1);
  const own = (): void => {
    for (const { pair } of apart) gap(...pair);
  };
  const label = `gap: ${apart.length.toLocaleString('en')} pairs apart`;
  if (!peers) return [{ what: `${label}, ours`, figure: ms(leastInTurns(6, [own])[0] ?? 0) }];
  const movers = apart.map(({ i }) => peers.mover(rings[i * 2]!, rings[i * 2 + 1]!));
  let worst = 0;
  const stepped = (): void => {
    apart.forEach(({ found }, k) => {
      const x = (found.to.x - found.from.x) / found.distance;
      const y = (found.to.y - found.from.y) / found.distance;
      worst = Math.max(worst, Math.abs(steps(movers[k]!, x, y, 2000) - found.distance));
    });
  };
  const [mine = 0, theirs = 0] = leastInTurns(4, [own, stepped]);
  return [
    { what: `${label}, ours`, figure: ms(mine) },
    { what: 'gap: sat in steps, direction given', figure: `${ms(theirs)}  ${times(theirs / mine)}` },
    { what: 'gap: greatest difference', figure: `${worst.toFixed(3)} mm`, aim: '0.03 mm', met: worst <= 0.03 },
  ];
}

function sweepLines(pairs: readonly Pair[], rings: readonly (readonly Point[])[], peers: Peers): Line[] {
  const moves = pairs
    .map(([a, b], i) => ({ a, b, i, x: b.pose.x - a.pose.x, y: b.pose.y - a.pose.y }))
    .filter(({ a, b }) => gap(a, b).distance > 0.1);
  const own = (): void => {
    for (const { a, b, x, y } of moves) sweepStraight(a, { x, y }, [{ id: '', shape: b }]);
  };
  const label = `sweep: ${moves.length.toLocaleString('en')} moves to contact`;
  if (!peers) return [{ what: `${label}, ours`, figure: ms(leastInTurns(6, [own])[0] ?? 0) }];
  const movers = moves.map(({ i }) => peers.mover(rings[i * 2]!, rings[i * 2 + 1]!));
  let worst = 0;
  const stepped = (): void => {
    moves.forEach(({ a, b, x, y }, k) => {
      const length = Math.hypot(x, y);
      const theirs = steps(movers[k]!, x / length, y / length, length);
      worst = Math.max(worst, Math.abs(theirs - sweepStraight(a, { x, y }, [{ id: '', shape: b }]).free));
    });
  };
  const steppedOnly = (): void => {
    moves.forEach(({ x, y }, k) => {
      const length = Math.hypot(x, y);
      steps(movers[k]!, x / length, y / length, length);
    });
  };
  stepped();
  const [mine = 0, theirs = 0] = leastInTurns(4, [own, steppedOnly]);
  return [
    { what: `${label}, ours`, figure: ms(mine) },
    { what: 'sweep: sat in steps', figure: `${ms(theirs)}  ${times(theirs / mine)}` },
    { what: 'sweep: greatest difference', figure: `${worst.toFixed(3)} mm` },
  ];
}

function steps(hits: (x: number, y: number) => boolean, x: number, y: number, limit: number): number {
  let far = 1;
  while (far < limit && !hits(x * far, y * far)) far++;
  let near = far - 1;
  while (far - near > 0.01) {
    const middle = (near + far) / 2;
    if (hits(x * middle, y * middle)) far = middle;
    else near = middle;
  }
  return near;
}
