// Despite its name this lets Pixi do without eval, so that a strict content policy holds.
import 'pixi.js/unsafe-eval';
import { Application, Container, type WebGLRenderer } from 'pixi.js';
import type { SceneSettings } from '../model';
import type { Size } from './camera';
import { hardware } from './hardware';

/** The Pixi application with its layers, drawn only when something asked for a frame. */
export interface Stage {
  readonly app: Application;
  /** Millimetres, y down, turned and scaled by the camera. */
  readonly world: Container;
  readonly layers: Layers;
  /** CSS pixels, never turned. */
  readonly labels: Container;
  readonly above: Container;
  size(): Size;
  /** Device pixels per CSS pixel. */
  density(): number;
  invalidate(): void;
  /** Runs before each frame until it answers false. */
  animate(step: (now: number) => boolean): void;
  onFrame(draw: () => void): void;
  onResize(changed: () => void): void;
  destroy(): void;
}

const LAYERS = [
  'ground',
  'floor',
  'features',
  'mist',
  'zones',
  'under',
  'shadows',
  'trays',
  'tokens',
  'figures',
  'ghosts',
  'crowns',
  'fronts',
  'over',
] as const;
export type Layers = Readonly<Record<(typeof LAYERS)[number], Container>>;

/** Room for more detail than this costs more than it shows. */
const MOST_DENSITY = 2.5;

export async function createStage(host: HTMLElement, settings: SceneSettings): Promise<Stage> {
  const app = new Application();
  const drawn = settings.renderer === 'canvas' ? 'none' : hardware();
  const size = sizeOf(host);
  await app.init({
    preference: drawn === 'none' ? ['canvas'] : ['webgl', 'canvas'],
    width: size.width,
    height: size.height,
    antialias: true,
    autoDensity: true,
    resolution: densityNow(),
    background: 0x14100c,
    autoStart: false,
    sharedTicker: false,
    eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
  });
  app.ticker.stop();
  // An imitated card looks at every texture of a batch for every pixel: small batches are three times quicker there.
  if (drawn === 'imitated' && 'limits' in app.renderer) {
    (app.renderer as WebGLRenderer).limits.maxBatchableTextures = 2;
  }
  const canvas = app.canvas;
  canvas.style.cssText += ';display:block;position:absolute;inset:0;touch-action:none;outline:none;';
  canvas.setAttribute('aria-hidden', 'true');
  host.append(canvas);

  // A group of its own: moving the camera then moves one matrix, not a thousand sprites.
  const world = new Container({ isRenderGroup: true });
  const labels = new Container();
  const above = new Container();
  const layers = Object.fromEntries(LAYERS.map((name) => [name, new Container({ label: name })])) as unknown as Layers;
  for (const name of LAYERS) world.addChild(layers[name]);
  app.stage.addChild(world, labels, above);

  const steps = new Set<(now: number) => boolean>();
  const draws: (() => void)[] = [];
  const resized: (() => void)[] = [];
  let asked = 0;
  let gone = false;

  const frame = (now: number): void => {
    asked = 0;
    if (gone) return;
    for (const step of [...steps]) if (!step(now)) steps.delete(step);
    for (const draw of draws) draw();
    app.render();
    if (steps.size) invalidate();
  };
  const invalidate = (): void => {
    if (!asked && !gone) asked = requestAnimationFrame(frame);
  };
  const fit = (): void => {
    const now = sizeOf(host);
    const dense = densityNow();
    const same = now.width === app.screen.width && now.height === app.screen.height;
    if (gone || (same && dense === app.renderer.resolution)) return;
    // The window may have moved to a screen with finer pixels.
    app.renderer.resize(now.width, now.height, dense);
    for (const changed of resized) changed();
    // Drawn at once: an emptied canvas would flash before the next frame.
    if (asked) cancelAnimationFrame(asked);
    frame(performance.now());
  };
  const observer = new ResizeObserver(fit);
  observer.observe(host);
  // Pixi brings its own objects back after a lost context; the frame must be asked for.
  const restored = (): void => {
    setTimeout(invalidate, 0);
  };
  canvas.addEventListener('webglcontextrestored', restored);

  return {
    app,
    world,
    layers,
    labels,
    above,
    size: () => ({ width: app.screen.width, height: app.screen.height }),
    density: () => app.renderer.resolution,
    invalidate,
    animate(step) {
      steps.add(step);
      invalidate();
    },
    onFrame: (draw) => void draws.push(draw),
    onResize: (changed) => void resized.push(changed),
    destroy() {
      if (gone) return;
      gone = true;
      if (asked) cancelAnimationFrame(asked);
      observer.disconnect();
      canvas.removeEventListener('webglcontextrestored', restored);
      steps.clear();
      app.destroy({ removeView: true, releaseGlobalResources: false }, { children: true, context: true });
    },
  };
}

function densityNow(): number {
  return Math.min(MOST_DENSITY, window.devicePixelRatio || 1);
}

function sizeOf(host: HTMLElement): Size {
  return { width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight) };
}
