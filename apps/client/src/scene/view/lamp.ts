import { Graphics } from 'pixi.js';
import type { Stage } from './stage';

/** The lamp over the table: down by a quarter while the line is down, one warm pulse when it is back. */
export interface Lamp {
  dim(dimmed: boolean): void;
  destroy(): void;
}

const DIM = 0.25;
const FADE = 200;
const PULSE = 300;

export function createLamp(stage: Stage, reduced: () => boolean): Lamp {
  const shade = new Graphics({ alpha: 0 });
  const glow = new Graphics({ alpha: 0 });
  stage.above.addChild(shade, glow);
  let dimmed = false;
  let gone = false;

  const fit = (): void => {
    const { width, height } = stage.size();
    shade.clear().rect(0, 0, width, height).fill(0x0c0804);
    glow.clear().rect(0, 0, width, height).fill(0xffd98a);
  };
  const run = (ms: number, show: (share: number) => void): void => {
    let start = 0;
    stage.animate((now) => {
      if (gone) return false;
      start ||= now;
      const share = reduced() ? 1 : Math.min(1, (now - start) / ms);
      show(share);
      return share < 1;
    });
  };
  fit();
  stage.onResize(fit);

  return {
    dim(next) {
      if (next === dimmed) return;
      dimmed = next;
      const from = shade.alpha;
      run(FADE, (share) => {
        if (dimmed === next) shade.alpha = from + ((next ? DIM : 0) - from) * share;
      });
      if (next) return;
      run(PULSE, (share) => {
        glow.alpha = 0.16 * Math.sin(share * Math.PI);
      });
    },
    destroy() {
      gone = true;
      shade.destroy();
      glow.destroy();
    },
  };
}
