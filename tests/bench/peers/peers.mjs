import { booleanIntersects, polygon } from '@turf/turf';
import { System } from 'detect-collisions';
import SAT from 'sat';

/** Each peer takes rings of points in mm and gives a test on the numbers of two of them, shapes made beforehand. */
export function satTest(rings) {
  const shapes = rings.map((ring) => {
    const [first] = ring;
    const points = [...ring].reverse().map(({ x, y }) => new SAT.Vector(x - first.x, y - first.y));
    return new SAT.Polygon(new SAT.Vector(first.x, first.y), points);
  });
  return (a, b) => SAT.testPolygonPolygon(shapes[a], shapes[b]);
}

/** A pair that can be moved: the first shape by (x, y), for searches in steps. */
export function satMover(moving, still) {
  const shape = (ring) =>
    new SAT.Polygon(
      new SAT.Vector(),
      [...ring].reverse().map(({ x, y }) => new SAT.Vector(x, y)),
    );
  const a = shape(moving);
  const b = shape(still);
  return (x, y) => {
    a.pos.x = x;
    a.pos.y = y;
    return SAT.testPolygonPolygon(a, b);
  };
}

export function detectCollisionsTest(rings) {
  const system = new System();
  const bodies = rings.map((ring) => {
    const [first] = ring;
    const points = [...ring].reverse().map(({ x, y }) => ({ x: x - first.x, y: y - first.y }));
    return system.createPolygon({ x: first.x, y: first.y }, points);
  });
  return (a, b) => system.checkCollision(bodies[a], bodies[b]);
}

export function turfTest(rings) {
  const shapes = rings.map((ring) => {
    const line = ring.map(({ x, y }) => [x * 1e-5, y * 1e-5]);
    return polygon([[...line, line[0]]]);
  });
  return (a, b) => booleanIntersects(shapes[a], shapes[b]);
}
