import type { SceneTerrain } from '../../model';
import { seedOf } from '../noise';
import { type Sheet, sheet } from '../pen';
import { type Bounds, type Box, bounds, boxAround, boxAt } from '../shape';
import { paintRoof } from './buildings';
import { paintFence, paintField, paintHedge, paintWoodFloor, treesIn } from './green';
import { paintPlateau } from './heights';
import { paintRocks, paintRuin, paintWall } from './stone';
import { paintDepth, paintFord, paintFrozen, paintRubble, paintThicket } from './surfaces';
import { paintMarsh, paintPond } from './water';

/** Shadows fall outside the outline: a sheet is this much larger each way, in mm. */
const PAD = 30;

/** One piece of terrain lower than a helmet, as a sheet with its place in paint space. `undefined`: all ground. */
export function paintPiece(
  piece: SceneTerrain,
  seed: number,
): { readonly sheet: Sheet; readonly box: Bounds } | undefined {
  if (piece.art === 'hill') return undefined;
  const box = bounds(piece.outline, PAD);
  const k = Math.min(3, 2000 / Math.max(box.x1 - box.x0, box.y1 - box.y0));
  const { canvas, pen } = sheet((box.x1 - box.x0) * k, (box.y1 - box.y0) * k);
  pen.scale(canvas.width / (box.x1 - box.x0), canvas.height / (box.y1 - box.y0));
  pen.translate(-box.x0, -box.y0);
  const own = seed + (seedOf(piece.id) % 1000);
  switch (piece.art) {
    case 'wood-oak':
    case 'wood-pine':
      paintWoodFloor(pen, piece.outline, treesIn(piece.outline, piece.art === 'wood-pine', seed), own);
      break;
    case 'pond':
      paintPond(pen, piece.outline, own);
      break;
    case 'marsh':
      paintMarsh(pen, piece.outline, own);
      break;
    case 'field':
      paintField(pen, piece.outline, piece.angle ?? 0, own);
      break;
    case 'wall':
      paintWall(pen, piece.outline, own);
      break;
    case 'hedge':
      paintHedge(pen, piece.outline, own);
      break;
    case 'fence':
      paintFence(pen, piece.outline, own);
      break;
    case 'ruin':
      paintRuin(pen, boxOf(piece), own);
      break;
    case 'hut':
      paintRoof(pen, boxOf(piece), 'thatch', own);
      break;
    case 'house':
      paintRoof(pen, boxOf(piece), 'slate', own);
      break;
    case 'rocks':
      paintRocks(pen, piece.outline, own);
      break;
    case 'thicket':
      paintWoodFloor(pen, piece.outline, [], own);
      paintThicket(pen, piece.outline, own);
      break;
    case 'ice':
      paintFrozen(pen, piece.outline, own);
      break;
    case 'deep':
      paintPond(pen, piece.outline, own);
      paintDepth(pen, piece.outline, own);
      break;
    case 'ford':
      paintFord(pen, piece.outline, own);
      break;
    case 'rubble':
      paintRubble(pen, piece.outline, own);
      break;
    case 'crag':
    case 'terrace':
    case 'block':
      paintPlateau(pen, piece.outline, piece.art, piece.height, own);
      break;
  }
  return { sheet: canvas, box };
}

/**
 * The box a building fills: along its given angle where that fits the outline, else the smallest round it. The ridge
 * runs the long way.
 */
function boxOf(piece: SceneTerrain): Box {
  const smallest = boxAround(piece.outline);
  if (piece.angle === undefined) return smallest;
  const box = boxAt(piece.outline, (-piece.angle * Math.PI) / 180);
  if (box.w * box.h > smallest.w * smallest.h * 1.1) return smallest;
  return box.w >= box.h ? box : { ...box, w: box.h, h: box.w, angle: box.angle + Math.PI / 2 };
}
