import { createScene } from '../create-scene';
import { createDiceTray } from '../dice-tray';
import type { SceneEvents, SceneModel, SceneSettings } from '../model';
import { random } from '../paint/noise';
import { drawThumbnail } from '../thumbnail';
import { battleModel } from './battle';
import { figuresModel, singlesModel, terrainModel } from './models';
import { overlaysFor } from './overlays';

/**
 * A page for looking at what the scene draws:
 * `?scene=battle|figures|singles|terrain|dice|thumbnail&theme=evening&zoom=1&x=900&y=600&turn=0&contrast&ground=snow`
 * `&overlays=charge|sight|refused|all&selected=...&hovered=...&dimmed&still&renderer=canvas&dice=32`.
 */
const asked = new URLSearchParams(location.search);
const kind = asked.get('scene') ?? 'battle';

const EVENTS: SceneEvents = {
  press: (p) => (p.touch && p.bodies.length ? 'take' : 'pan'),
  drag: () => {},
  release: () => {},
  hover: () => {},
  tap: () => {},
  doubleTap: () => false,
  longPress: () => {},
  cameraMoved: () => {},
};

const host = document.getElementById('host');
if (host) void (kind === 'dice' ? showDice(host) : kind === 'thumbnail' ? showThumbnail(host) : show(host));

async function show(element: HTMLElement): Promise<void> {
  const settings: SceneSettings = {
    theme: asked.get('theme') === 'evening' ? 'evening' : 'day',
    highContrast: asked.has('contrast'),
    bannerScale: number('banner', 1),
    reducedMotion: asked.has('still'),
    renderer: asked.get('renderer') === 'canvas' ? 'canvas' : 'webgl',
  };
  const model = modelFor();
  const scene = await createScene(element, EVENTS, settings);
  scene.setModel(model);
  if (asked.has('zoom')) {
    const centre = { x: number('x', model.table.width / 2), y: number('y', model.table.depth / 2) };
    scene.flyTo({ zoom: number('zoom', 1), centre, turn: number('turn', 0) }, { instant: true });
  } else scene.home(number('turn', 0), { top: 0, right: 0, bottom: 0, left: 0 });
  scene.setOverlays(overlaysFor(asked.get('overlays') ?? '', model));
  scene.setSelected((asked.get('selected') ?? '').split(',').filter(Boolean), asked.get('hovered') ?? undefined);
  scene.setDimmed(asked.has('dimmed'));
  Object.assign(window, { scene, model });
  const wait = setInterval(() => {
    if (!scene.isPainted()) return;
    clearInterval(wait);
    Object.assign(window, { ready: true });
  }, 50);
}

async function showDice(element: HTMLElement): Promise<void> {
  element.style.cssText += 'inset:auto;left:20px;top:20px;width:640px;height:208px';
  const tray = createDiceTray(element);
  const rnd = random(number('seed', 4));
  const dice = Array.from({ length: number('dice', 32) }, (_, i) => {
    const face = 1 + Math.floor(rnd() * 6);
    return { face, sides: 6, hit: face >= 3, special: i === 0 };
  });
  const rolled = tray.roll({ dice, seed: 7, tincture: 'azure' }, { instant: asked.has('instant') });
  Object.assign(window, { tray });
  if (!asked.has('falling')) await rolled;
  if (asked.has('gather')) tray.gather(true);
  Object.assign(window, { ready: true });
}

async function showThumbnail(element: HTMLElement): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.style.width = '292px';
  element.append(canvas);
  const corners = [
    { x: 200, y: 200 },
    { x: 1300, y: 200 },
    { x: 1300, y: 900 },
    { x: 200, y: 900 },
  ];
  drawThumbnail(canvas, battleModel(), 292, { outlook: corners, turn: number('turn', 0) });
  Object.assign(window, { ready: true });
}

function modelFor(): SceneModel {
  const ground = (asked.get('ground') as SceneModel['table']['ground'] | null) ?? 'meadow';
  if (kind === 'figures') return figuresModel();
  if (kind === 'singles') return singlesModel();
  if (kind === 'terrain') return terrainModel(ground);
  return battleModel(ground, number('seed', 11));
}

function number(name: string, otherwise: number): number {
  const value = Number(asked.get(name));
  return asked.has(name) && Number.isFinite(value) ? value : otherwise;
}
