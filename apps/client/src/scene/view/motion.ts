import type { Point, Pose } from '@muster/geometry';
import { shortTurn } from './camera';

/** How a piece travels from one pose to another. Poses in mm and degrees; times in ms. */
export interface Glide {
  readonly ms: number;
  /** Where the piece is after this share (0..1) of the time, easing included. */
  at(share: number): Pose;
}

/** Below this nothing is seen to move. */
const STILL = 0.05;

/**
 * A move as the hand makes it. Through way-points when the judge gave them; otherwise a wheel is drawn as a turn about
 * its hub, and any other move as a turn at the start followed by a straight push.
 */
export function glideBetween(from: Pose, to: Pose, size: number, way: readonly Pose[] = []): Glide | undefined {
  const stops = [from, ...way, to];
  const legs = stops.slice(1).map((stop, i) => legBetween(stops[i]!, stop, size));
  const total = legs.reduce((sum, leg) => sum + leg.length, 0);
  if (total < STILL) return undefined;
  return {
    ms: Math.min(1200, 450 + 0.6 * total),
    at(share) {
      let left = ease(Math.min(1, Math.max(0, share))) * total;
      for (const leg of legs) {
        if (left <= leg.length && leg.length > 0) return leg.at(left / leg.length);
        left -= leg.length;
      }
      return to;
    },
  };
}

/** The standing motion curve of the product: cubic-bezier(.4, 0, .2, 1). */
export function ease(t: number): number {
  let low = 0;
  let high = 1;
  let u = t;
  for (let i = 0; i < 18; i++) {
    u = (low + high) / 2;
    const x = 3 * (1 - u) * (1 - u) * u * 0.4 + 3 * (1 - u) * u * u * 0.2 + u * u * u;
    if (x < t) low = u;
    else high = u;
  }
  return 3 * (1 - u) * u * u + u * u * u;
}

interface Leg {
  readonly length: number;
  at(share: number): Pose;
}

function legBetween(a: Pose, b: Pose, size: number): Leg {
  const turn = shortTurn(a.facing, b.facing);
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  // A turn counts as the way its farthest corner goes, about half the size from the hub.
  const swept = (Math.abs(turn) * Math.PI * size) / 360;
  const hub = Math.abs(turn) > 1 && far > STILL ? hubOf(a, b, turn) : undefined;
  if (hub && Math.hypot(hub.x - a.x, hub.y - a.y) < size * 0.75) {
    const radius = Math.hypot(hub.x - a.x, hub.y - a.y);
    const start = Math.atan2(a.y - hub.y, a.x - hub.x);
    return {
      length: Math.max(far, swept),
      at(t) {
        const angle = start + (turn * t * Math.PI) / 180;
        return {
          x: hub.x + Math.cos(angle) * radius,
          y: hub.y + Math.sin(angle) * radius,
          facing: a.facing + turn * t,
        };
      },
    };
  }
  const length = Math.max(far, swept);
  // The turn takes the first part of the push: a body looks where it goes before it arrives.
  const early = far > STILL ? Math.max(0.25, Math.min(0.6, swept / Math.max(1, far + swept))) : 1;
  return {
    length,
    at: (t) => ({
      x: a.x + (b.x - a.x) * t,
      y: a.y + (b.y - a.y) * t,
      facing: a.facing + turn * Math.min(1, t / early),
    }),
  };
}

/** The fixed point of the motion that carries one pose to the other by this turn. */
function hubOf(a: Pose, b: Pose, turn: number): Point {
  const half = (turn * Math.PI) / 360;
  const k = 1 / (2 * Math.tan(half));
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return { x: (a.x + b.x) / 2 - dy * k, y: (a.y + b.y) / 2 + dx * k };
}
