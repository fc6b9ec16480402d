import type { Point, SceneBody, SceneModel, SceneTerrain } from './model';
import { css, GROUNDS, mix, rgb, sideOf } from './paint/palette';

/** The part of the table a camera shows, drawn as a gold frame. Four corners in table mm. */
export type Outlook = readonly Point[];

export interface Plan {
  /** Pixels per mm. */
  readonly k: number;
  readonly width: number;
  readonly height: number;
  toPicture(point: Point): Point;
  toTable(at: Point): Point;
}

/** How a table lies in a picture of this width, near edge down, or turned by a half for who sits opposite. */
export function planOf(table: { readonly width: number; readonly depth: number }, width: number, turn = 0): Plan {
  const k = width / table.width;
  const height = Math.round(table.depth * k);
  const round = (((Math.round(turn / 180) * 180) % 360) + 360) % 360 === 180;
  return {
    ...{ k, width, height },
    toPicture(p) {
      const x = p.x * k;
      const y = (table.depth - p.y) * k;
      return round ? { x: width - x, y: height - y } : { x, y };
    },
    toTable(at) {
      const x = round ? width - at.x : at.x;
      const y = round ? height - at.y : at.y;
      return { x: x / k, y: table.depth - y / k };
    },
  };
}

/**
 * A small flat picture of a table for lobby cards and the minimap: the same data as blocks. Sizes the canvas itself,
 * `width` CSS px wide, sharp at the given density.
 */
export function drawThumbnail(
  canvas: HTMLCanvasElement,
  model: SceneModel,
  width: number,
  how: { readonly turn?: number; readonly outlook?: Outlook; readonly density?: number } = {},
): Plan {
  const plan = planOf(model.table, width, how.turn ?? 0);
  const q = how.density ?? Math.min(2, globalThis.devicePixelRatio || 1);
  canvas.width = Math.max(1, Math.round(plan.width * q));
  canvas.height = Math.max(1, Math.round(plan.height * q));
  const pen = canvas.getContext('2d');
  if (!pen) return plan;
  pen.scale(q, q);
  const tones = GROUNDS[model.table.ground];
  pen.fillStyle = css(mix(tones.mid, tones.deep, 0.1));
  pen.fillRect(0, 0, plan.width, plan.height);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const road of model.table.roads) {
    line(pen, road.map(plan.toPicture));
    pen.lineWidth = Math.max(2, 40 * plan.k);
    pen.strokeStyle = css(mix(tones.earth, tones.dust, 0.4), 0.8);
    pen.stroke();
  }
  for (const piece of model.terrain) {
    if (piece.outline.length < 3) continue;
    line(pen, piece.outline.map(plan.toPicture), true);
    pen.fillStyle = TERRAIN[piece.art];
    pen.fill();
    pen.lineWidth = 0.8;
    pen.strokeStyle = 'rgba(20,14,6,.35)';
    pen.stroke();
  }
  for (const token of model.tokens) dot(pen, plan.toPicture(token.at), Math.max(2, token.radius * plan.k), token.side);
  for (const body of model.bodies) block(pen, body, plan);
  if (how.outlook && how.outlook.length > 2) {
    line(pen, how.outlook.map(plan.toPicture), true);
    pen.lineWidth = 3;
    pen.strokeStyle = 'rgba(20,14,6,.5)';
    pen.stroke();
    pen.lineWidth = 1.4;
    pen.strokeStyle = '#f2cf6b';
    pen.stroke();
  }
  return plan;
}

const TERRAIN: Readonly<Record<SceneTerrain['art'], string>> = {
  hill: '#8a8653',
  'wood-oak': '#33421f',
  'wood-pine': '#263a2a',
  pond: '#3d6466',
  marsh: '#55603f',
  field: '#b39a58',
  wall: '#968e7c',
  hedge: '#35491f',
  fence: '#7a5a36',
  ruin: '#8a8069',
  hut: '#a5824a',
  house: '#74767a',
  rocks: '#847f74',
  thicket: '#3b4b25',
  ice: '#b4cdd4',
  deep: '#234757',
  ford: '#7f9187',
  rubble: '#8d8672',
  crag: '#7d785f',
  terrace: '#a39a80',
  block: '#6a6458',
};

/** The footprint as a block, its front edge bright; never so small that a hero is lost. */
function block(pen: CanvasRenderingContext2D, body: SceneBody, plan: Plan): void {
  const side = sideOf(body.drawn === 'cover' ? undefined : body.side);
  const { shape, pose } = body.base;
  const at = plan.toPicture(pose);
  const ahead = plan.toPicture({
    x: pose.x + Math.cos((pose.facing * Math.PI) / 180),
    y: pose.y + Math.sin((pose.facing * Math.PI) / 180),
  });
  pen.save();
  pen.translate(at.x, at.y);
  pen.rotate(Math.atan2(ahead.y - at.y, ahead.x - at.x) + Math.PI / 2);
  const w = Math.max(3.4, (shape.kind === 'disc' ? shape.radius * 2 : shape.width) * plan.k);
  const d = Math.max(3.4, (shape.kind === 'disc' ? shape.radius * 2 : shape.depth) * plan.k);
  pen.beginPath();
  if (shape.kind === 'disc') pen.arc(0, 0, w / 2, 0, 7);
  else pen.rect(-w / 2, -d / 2, w, d);
  pen.fillStyle = css(side.field);
  pen.fill();
  pen.lineWidth = 0.8;
  pen.strokeStyle = 'rgba(255,246,224,.75)';
  pen.stroke();
  if (body.hasFront && w > 5) {
    pen.fillStyle = css(mix(side.field, rgb('#fff6e0'), 0.65));
    pen.fillRect(-w / 2, -d / 2, w, Math.max(1, d * 0.16));
  }
  pen.restore();
}

function dot(pen: CanvasRenderingContext2D, at: Point, r: number, side: SceneBody['side']): void {
  pen.beginPath();
  pen.arc(at.x, at.y, r, 0, 7);
  pen.fillStyle = side ? css(sideOf(side).field) : '#d9b25a';
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = '#241708';
  pen.stroke();
}

function line(pen: CanvasRenderingContext2D, points: readonly Point[], close = false): void {
  pen.beginPath();
  points.forEach((p, i) => {
    if (i) pen.lineTo(p.x, p.y);
    else pen.moveTo(p.x, p.y);
  });
  if (close) pen.closePath();
}
