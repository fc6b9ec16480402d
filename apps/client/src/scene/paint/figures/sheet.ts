import type { FigureKind } from '../../model';
import { type Pen, type Sheet, sheet } from '../pen';
import { drawCatapult, drawEngine } from './engines';
import { drawBow, drawCrossbow, drawHeavy, drawHero, drawMage, drawSpear, drawSpirit, drawSword } from './foot';
import type { Livery } from './livery';
import { drawBeast, drawDragon, drawGiant, drawOgre, drawPiece, drawSwarm, drawWolf } from './monsters';
import { drawChariot, drawRider } from './mounted';

/** Room a figure needs, in base widths: spears, wings and lances reach past the base. */
const CELLS: Readonly<Record<FigureKind, readonly [number, number]>> = {
  spear: [1.6, 2.4],
  sword: [1.5, 1.7],
  heavy: [1.5, 1.7],
  bow: [1.5, 1.7],
  crossbow: [1.5, 1.7],
  rider: [1.7, 3.2],
  ogre: [1.6, 1.8],
  dragon: [2.6, 2.3],
  engine: [1.5, 1.7],
  catapult: [1.5, 1.7],
  chariot: [1.5, 2.4],
  beast: [1.6, 1.9],
  wolf: [1.2, 2.1],
  hero: [1.8, 1.9],
  mage: [1.7, 1.9],
  swarm: [1.3, 1.3],
  giant: [1.7, 2.1],
  piece: [1, 1],
};

/** Whatever people of mist carry, they are drawn as mist. */
function mortal(draw: (c: Pen, l: Livery) => void): (c: Pen, l: Livery) => void {
  return (c, l) => (l.spirit ? drawSpirit(c, l) : draw(c, l));
}

const DRAW: Readonly<Record<FigureKind, (c: Pen, l: Livery) => void>> = {
  spear: mortal(drawSpear),
  sword: mortal(drawSword),
  heavy: mortal(drawHeavy),
  bow: mortal(drawBow),
  crossbow: mortal(drawCrossbow),
  rider: drawRider,
  ogre: drawOgre,
  dragon: drawDragon,
  engine: drawEngine,
  catapult: drawCatapult,
  chariot: drawChariot,
  beast: drawBeast,
  wolf: drawWolf,
  hero: drawHero,
  mage: drawMage,
  swarm: drawSwarm,
  giant: drawGiant,
  piece: drawPiece,
};

/**
 * Little painted soldiers seen from above, facing up the canvas. `px` is pixels per base width.
 * Each kind is painted once per livery; regiments are then put together from copies.
 */
export function paintFigure(kind: FigureKind, livery: Livery, px: number): Sheet {
  const [w, h] = cellOf(kind);
  const { canvas, pen } = sheet(w * px, h * px);
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.scale(px, px);
  DRAW[kind](pen, livery);
  return canvas;
}

export function cellOf(kind: FigureKind): readonly [number, number] {
  return CELLS[kind];
}
