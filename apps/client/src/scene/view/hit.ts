import type { Point, SceneBody, SceneTerrain, SceneToken } from '../model';
import { contains } from '../paint/shape';

/** What lies under a point of the table, by footprint. Points in mm. */

/** Bodies whose footprint, grown by `slack` mm, holds the point; the nearest to its own middle first. */
export function bodiesAt(bodies: readonly SceneBody[], point: Point, slack = 0): string[] {
  return bodies
    .map((body, order) => ({ id: body.id, order, inside: depthIn(body, point, slack) }))
    .filter((hit) => hit.inside >= 0)
    .sort((a, b) => Number(b.inside >= slack) - Number(a.inside >= slack) || b.order - a.order)
    .map((hit) => hit.id);
}

export function tokensAt(tokens: readonly SceneToken[], point: Point, slack = 0): string[] {
  return tokens
    .filter((token) => Math.hypot(token.at.x - point.x, token.at.y - point.y) <= token.radius + slack)
    .map((token) => token.id)
    .reverse();
}

export function terrainAt(terrain: readonly SceneTerrain[], point: Point): string[] {
  return terrain
    .filter((piece) => piece.outline.length > 2 && contains(piece.outline, point))
    .map((piece) => piece.id)
    .reverse();
}

/** How far inside the grown footprint the point lies; negative outside. */
function depthIn(body: SceneBody, point: Point, slack: number): number {
  const { shape, pose } = body.base;
  const dx = point.x - pose.x;
  const dy = point.y - pose.y;
  if (shape.kind === 'disc') return shape.radius + slack - Math.hypot(dx, dy);
  const angle = (pose.facing * Math.PI) / 180;
  const ahead = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle));
  const aside = Math.abs(dx * Math.sin(angle) - dy * Math.cos(angle));
  return Math.min(shape.width / 2 + slack - aside, shape.depth / 2 + slack - ahead);
}
