import type { Camera, Point } from '../model';

/** The camera as arithmetic: no Pixi, no DOM. Screen points are CSS pixels from the canvas's upper left corner. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What a camera sees: which table, through which window. Lengths in mm and px. */
export interface View {
  readonly camera: Camera;
  readonly screen: Size;
}

export const MAX_ZOOM = 5;
/** Walnut rail and a strip of floor round the table, in mm, that "the whole table" includes. */
export const RIM = 36;

export function toScreen(view: View, point: Point): Point {
  const { camera, screen } = view;
  const [cos, sin] = turnOf(camera);
  const dx = point.x - camera.centre.x;
  const dy = camera.centre.y - point.y;
  return {
    x: screen.width / 2 + (dx * cos - dy * sin) * camera.zoom,
    y: screen.height / 2 + (dx * sin + dy * cos) * camera.zoom,
  };
}

export function toTable(view: View, at: Point): Point {
  const { camera, screen } = view;
  const [cos, sin] = turnOf(camera);
  const sx = (at.x - screen.width / 2) / camera.zoom;
  const sy = (at.y - screen.height / 2) / camera.zoom;
  return { x: camera.centre.x + sx * cos + sy * sin, y: camera.centre.y + sx * sin - sy * cos };
}

/** How much more than what is free between the insets the table may take, where that lets it fill the width. */
const FILL = 1.15;

/**
 * The camera that shows a whole table turned so, filling the width between the insets: its far and near rails may then
 * reach a little under the plates, two parts above to one below, where one's own units stand. Turn 0 sits at the near long edge, 90 at the
 * right-hand edge, 180 at the far one: the viewer walks round the table counter-clockwise.
 */
export function homeCamera(table: Size, screen: Size, turn: number, insets: Insets): Camera {
  const around = boxOf(table, turn);
  const width = Math.max(40, screen.width - insets.left - insets.right);
  const height = Math.max(40, screen.height - insets.top - insets.bottom);
  const zoom = Math.min(width / around.width, (height / around.height) * FILL, MAX_ZOOM);
  const centred = { centre: { x: table.width / 2, y: table.height / 2 }, zoom, turn };
  // The middle of the free window, not of the screen, is where the middle of the table goes.
  const over = Math.max(0, zoom * around.height - height);
  const free = { x: insets.left + width / 2, y: insets.top + height / 2 - over / 6 };
  return { ...centred, centre: centreFor(screen, centred, { x: table.width / 2, y: table.height / 2 }, free) };
}

/** The same camera closer or farther by a factor, with the table point under `at` kept there. */
export function zoomedAt(view: View, table: Size, at: Point, factor: number): Camera {
  const held = toTable(view, at);
  const zoom = clampZoom(view.camera.zoom * factor, table, view.screen);
  const camera = { ...view.camera, zoom };
  return { ...camera, centre: centreFor(view.screen, camera, held, at) };
}

/** The centre that puts a table point under a screen point. */
export function centreFor(screen: Size, camera: Camera, point: Point, at: Point): Point {
  const there = toTable({ camera, screen }, at);
  return { x: camera.centre.x + point.x - there.x, y: camera.centre.y + point.y - there.y };
}

/** Never so far away that the table is a stamp, never closer than a painted face. */
export function clampZoom(zoom: number, table: Size, screen: Size): number {
  const whole = Math.min(screen.width, screen.height) / (Math.max(table.width, table.height) + RIM * 2);
  return Math.min(MAX_ZOOM, Math.max(whole * 0.55, zoom));
}

/** Keeps the middle of the screen on the table, so that nobody loses it. */
export function clamped(camera: Camera, table: Size): Camera {
  const x = Math.min(table.width, Math.max(0, camera.centre.x));
  const y = Math.min(table.height, Math.max(0, camera.centre.y));
  return { ...camera, centre: { x, y } };
}

/** A camera between two others, turning the short way round; zoom runs evenly to the eye. */
export function between(a: Camera, b: Camera, t: number): Camera {
  return {
    centre: { x: a.centre.x + (b.centre.x - a.centre.x) * t, y: a.centre.y + (b.centre.y - a.centre.y) * t },
    zoom: a.zoom * (b.zoom / a.zoom) ** t,
    turn: a.turn + shortTurn(a.turn, b.turn) * t,
  };
}

/** Degrees from one direction to another, -180 to 180. */
export function shortTurn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

function boxOf(table: Size, turn: number): Size {
  const [cos, sin] = turnOf({ turn });
  const w = table.width + RIM * 2;
  const h = table.height + RIM * 2;
  return {
    width: Math.abs(w * cos) + Math.abs(h * sin),
    height: Math.abs(w * sin) + Math.abs(h * cos),
  };
}

/** Cosine and sine of the turn, exact for the four sides of the table. */
function turnOf(camera: { readonly turn: number }): readonly [number, number] {
  const turn = ((camera.turn % 360) + 360) % 360;
  if (turn === 0) return [1, 0];
  if (turn === 90) return [0, 1];
  if (turn === 180) return [-1, 0];
  if (turn === 270) return [0, -1];
  const angle = (turn * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}
