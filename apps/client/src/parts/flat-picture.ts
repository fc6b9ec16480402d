import { outlineOf } from '@muster/geometry';
import type { Point, SceneModel, SceneTerrain, Tincture } from '../scene/model';

const GROUND = { meadow: '#5f6a3a', moor: '#6a6546', snow: '#c9ced0', ash: '#57534f', desert: '#b59c68' } as const;
const INK: Readonly<Record<Tincture, string>> = {
  azure: '#2f6cb5',
  vermilion: '#c9512a',
  gold: '#dba431',
  viridian: '#1f7f6c',
  plum: '#7d3f73',
  bone: '#d9cfb8',
};
const TERRAIN: Readonly<Record<SceneTerrain['art'], string>> = {
  hill: '#8b8a55',
  'wood-oak': '#33451f',
  'wood-pine': '#2b3f27',
  pond: '#47718a',
  field: '#b89a4e',
  wall: '#8d8674',
  hedge: '#3c5224',
  fence: '#7a5f3a',
  ruin: '#918877',
  hut: '#7b4f2e',
  house: '#7b4f2e',
  rocks: '#8a8578',
  marsh: '#55664a',
};

/** The whole table as flat blocks on a canvas, `width` CSS px wide, for the minimap and the cards of the lobby. */
export function drawFlat(canvas: HTMLCanvasElement, model: SceneModel, width: number): void {
  const scale = (width / model.table.width) * (devicePixelRatio || 1);
  canvas.width = Math.max(1, Math.round(model.table.width * scale));
  canvas.height = Math.max(1, Math.round(model.table.depth * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = GROUND[model.table.ground];
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.setTransform(scale, 0, 0, -scale, 0, canvas.height);
  for (const zone of model.zones) fill(pen, zone.polygon, zone.side ? `${INK[zone.side]}44` : '#fff2');
  for (const terrain of model.terrain) fill(pen, terrain.outline, TERRAIN[terrain.art]);
  pen.lineWidth = 1 / scale;
  for (const body of model.bodies) {
    fill(pen, outlineOf(body.base, 12), body.side ? INK[body.side] : '#8d8168');
    pen.strokeStyle = '#1408';
    pen.stroke();
  }
  for (const token of model.tokens) {
    pen.beginPath();
    pen.arc(token.at.x, token.at.y, Math.max(14, token.radius), 0, Math.PI * 2);
    pen.fillStyle = token.side ? INK[token.side] : '#e9c46a';
    pen.fill();
  }
}

function fill(pen: CanvasRenderingContext2D, points: readonly Point[], colour: string): void {
  pen.beginPath();
  points.forEach((point, at) => {
    if (at === 0) pen.moveTo(point.x, point.y);
    else pen.lineTo(point.x, point.y);
  });
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
}
