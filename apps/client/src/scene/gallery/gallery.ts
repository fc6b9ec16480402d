import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya-sans/700.css';
import { createScene } from '../create-scene';
import type { SceneEvents, SceneModel, SceneSettings } from '../model';
import { battleModel } from './battle';

/** A page for looking: `?scene=battle&theme=evening&zoom=1&x=900&y=600&turn=0&contrast=1&ground=snow`. */
const asked = new URLSearchParams(location.search);
async function show(element: HTMLElement): Promise<void> {
  const settings: SceneSettings = {
    theme: asked.get('theme') === 'evening' ? 'evening' : 'day',
    highContrast: asked.has('contrast'),
    bannerScale: number('banner', 1),
    reducedMotion: asked.has('still'),
    renderer: asked.get('renderer') === 'canvas' ? 'canvas' : 'webgl',
  };
  const model = battleModel((asked.get('ground') as SceneModel['table']['ground']) ?? 'meadow', number('seed', 11));
  const scene = await createScene(element, EVENTS, settings);
  scene.setModel(model);
  if (asked.has('zoom')) {
    const centre = { x: number('x', model.table.width / 2), y: number('y', model.table.depth / 2) };
    scene.flyTo({ zoom: number('zoom', 1), centre, turn: number('turn', 0) }, { instant: true });
  } else scene.home(number('turn', 0), { top: 0, right: 0, bottom: 0, left: 0 });
  Object.assign(window, { scene });
  const wait = setInterval(() => {
    if (!scene.isPainted()) return;
    clearInterval(wait);
    Object.assign(window, { ready: true });
  }, 50);
}

function number(name: string, otherwise: number): number {
  const value = Number(asked.get(name));
  return asked.has(name) && Number.isFinite(value) ? value : otherwise;
}

const EVENTS: SceneEvents = {
  press: () => 'pan',
  drag: () => {},
  release: () => {},
  hover: () => {},
  tap: () => {},
  doubleTap: () => {},
  longPress: () => {},
  cameraMoved: () => {},
};

const host = document.getElementById('host');
if (host) void show(host);
