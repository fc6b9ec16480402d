import { COUNTED_ABOVE, countFaces, type Die, type Layout, layOut, throwTime, tumble } from './dice-layout';
import type { Tincture } from './model';
import { paintCount, paintDie, paintNote, paintTray, RIM_PX } from './paint/dice';
import { sideOf } from './paint/palette';
import { type Pen, sheet } from './paint/pen';

/** A roll as it is shown. Faces come from the event: the tray only shows them. */
export interface Throw {
  readonly dice: readonly Die[];
  /** Same seed, same fall: everybody sees the dice lie alike. */
  readonly seed: number;
  /** Whose rim special dice wear. */
  readonly tincture?: Tincture;
}

export interface DiceTray {
  /** Throws dice; resolves when the last one lies still and the misses have dimmed, or at once when instant. */
  roll(what: Throw, how?: { readonly instant?: boolean }): Promise<void>;
  /** Shows the end of the present throw now. */
  skip(): void;
  /** Moves the hits together to the left, or back to where they fell. */
  gather(on: boolean): void;
  clear(): void;
  destroy(): void;
}

/** After the last die lies still, before the misses dim. */
const PAUSE = 250;
const DIMMING = 220;

/**
 * A felt tray with a walnut rim inside an element, which it fills. The element needs a height of its own. Free of any
 * framework; give it up with `destroy`.
 */
export function createDiceTray(host: HTMLElement): DiceTray {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'display:block;width:100%;height:100%;';
  canvas.setAttribute('aria-hidden', 'true');
  host.append(canvas);
  let present: Throw | undefined;
  let layout: Layout | undefined;
  let gathered = false;
  let start = 0;
  let asked = 0;
  let finish: (() => void) | undefined;
  let felt: { readonly canvas: CanvasImageSource; readonly key: string } | undefined;

  const size = (): { w: number; h: number; q: number } => ({
    w: Math.max(80, host.clientWidth),
    h: Math.max(60, host.clientHeight),
    q: Math.min(2.5, window.devicePixelRatio || 1),
  });

  const draw = (ms: number): boolean => {
    const { w, h, q } = size();
    if (canvas.width !== Math.round(w * q) || canvas.height !== Math.round(h * q)) {
      canvas.width = Math.round(w * q);
      canvas.height = Math.round(h * q);
      layout = undefined;
    }
    const pen = canvas.getContext('2d');
    if (!pen) return false;
    const key = `${w}/${h}/${q}`;
    if (felt?.key !== key) felt = { canvas: paintFelt(w, h, q), key };
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(felt.canvas, 0, 0);
    if (!present) return false;
    pen.setTransform(q, 0, 0, q, RIM_PX * q, RIM_PX * q);
    const [fw, fh] = [w - RIM_PX * 2, h - RIM_PX * 2];
    layout ??= gathered ? gatheredLayout(present, fw, fh) : layOut(present.dice.length, fw, fh, present.seed);
    const takes = layout.counted ? 0 : throwTime(present.dice.length);
    const dim = Math.min(1, Math.max(0, (ms - takes - PAUSE) / DIMMING));
    if (layout.counted) drawCounted(pen, present, fw, fh, dim);
    else drawDice(pen, present, layout, ms, fh, dim);
    return ms < takes + PAUSE + DIMMING;
  };

  const settle = (): void => {
    const done = finish;
    finish = undefined;
    done?.();
  };
  const frame = (now: number): void => {
    start ||= now;
    asked = draw(now - start) ? requestAnimationFrame(frame) : 0;
    if (!asked) settle();
  };
  const stop = (): void => {
    if (asked) cancelAnimationFrame(asked);
    asked = 0;
  };
  const atRest = (): void => {
    stop();
    draw(Number.MAX_SAFE_INTEGER);
    settle();
  };

  const observer = new ResizeObserver(() => {
    layout = undefined;
    if (!asked) draw(present ? Number.MAX_SAFE_INTEGER : 0);
  });
  observer.observe(host);
  draw(0);

  return {
    roll(what, how = {}) {
      stop();
      settle();
      present = what;
      layout = undefined;
      gathered = false;
      start = 0;
      if (how.instant || what.dice.length === 0) {
        atRest();
        return Promise.resolve();
      }
      return new Promise((done) => {
        finish = done;
        asked = requestAnimationFrame(frame);
      });
    },
    skip() {
      if (asked) atRest();
    },
    gather(on) {
      if (on === gathered || !present) return;
      gathered = on;
      layout = undefined;
      atRest();
    },
    clear() {
      stop();
      settle();
      present = undefined;
      layout = undefined;
      draw(0);
    },
    destroy() {
      stop();
      settle();
      observer.disconnect();
      canvas.remove();
    },
  };
}

function paintFelt(w: number, h: number, q: number): CanvasImageSource {
  const { canvas, pen } = sheet(w * q, h * q);
  pen.scale(q, q);
  paintTray(pen, w, h);
  return canvas;
}

function drawDice(pen: Pen, what: Throw, layout: Layout, ms: number, height: number, dim: number): void {
  const rim = what.tincture ? sideOf(what.tincture).field : undefined;
  const flights = what.dice.map((die, i) => ({ die, t: tumble(die, layout.rests[i]!, i, ms, height, what.seed) }));
  // Shadows first: a die never darkens another.
  for (const { t } of flights) {
    const lift = (t.scale - 1) * 60;
    pen.save();
    pen.translate(t.x + 2.5 + lift, t.y + 3.5 + lift);
    pen.rotate(t.turn);
    pen.fillStyle = `rgba(10,2,1,${0.5 - Math.min(0.3, lift / 60)})`;
    const s = layout.size * 1.02;
    pen.beginPath();
    pen.roundRect(-s / 2, -s / 2, s, s, s * 0.22);
    pen.fill();
    pen.restore();
  }
  for (const { die, t } of flights) {
    pen.save();
    pen.translate(t.x, t.y);
    pen.rotate(t.turn);
    pen.scale(t.scale, t.scale);
    paintDie(pen, {
      ...{ size: layout.size, face: t.face, sides: die.sides, dim: die.hit === false && t.done ? dim : 0 },
      ...(die.special && rim ? { rim } : {}),
    });
    pen.restore();
  }
}

/** More dice than a hand could read: so many sixes, so many fives. */
function drawCounted(pen: Pen, what: Throw, width: number, height: number, dim: number): void {
  const rows = countFaces(what.dice);
  const sides = what.dice[0]?.sides ?? 6;
  const columns = Math.min(rows.length, width > 420 ? 3 : 2);
  const lines = Math.ceil(rows.length / columns);
  const size = Math.min(44, (height - 40) / (lines * 1.35));
  const cell = width / columns;
  rows.forEach((row, i) => {
    const x = cell * (i % columns) + cell / 2 - size * 1.1;
    const y = (height - 24) * ((Math.floor(i / columns) + 0.5) / lines);
    const missed = row.hits === 0 && what.dice.some((die) => die.hit !== undefined);
    paintCount(pen, x, y, { size, face: row.face, sides, dim: missed ? dim : 0 }, row.count, !missed);
  });
  paintNote(pen, `${what.dice.length}`, width / 2, height - 14);
}

/** Hits in rows from the left, misses after them. */
function gatheredLayout(what: Throw, width: number, height: number): Layout {
  const plain = layOut(what.dice.length, width, height, what.seed);
  if (plain.counted || what.dice.length > COUNTED_ABOVE) return plain;
  const cell = plain.size * 1.2;
  const columns = Math.max(1, Math.floor((width - 16) / cell));
  const order = what.dice
    .map((die, i) => ({ i, hit: die.hit !== false }))
    .sort((a, b) => Number(b.hit) - Number(a.hit) || a.i - b.i);
  const rests = [...plain.rests];
  const rows = Math.ceil(order.length / columns);
  order.forEach(({ i }, at) => {
    const x = 8 + cell * ((at % columns) + 0.5);
    const y = height / 2 + (Math.floor(at / columns) - (rows - 1) / 2) * cell;
    rests[i] = { x, y, turn: 0 };
  });
  return { ...plain, rests };
}
