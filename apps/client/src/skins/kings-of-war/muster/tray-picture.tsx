import type { Profile } from '@muster/rules/kings-of-war';
import { useEffect, useRef } from 'react';
import type { SceneBody, Tincture } from '../../../scene/model';
import { random } from '../../../scene/paint/noise';
import { css, GROUNDS, mix, sideOf } from '../../../scene/paint/palette';
import { paintRanksShadow, paintRegiment, reachOfRanks } from '../../../scene/paint/regiment';
import { paintTray } from '../../../scene/paint/tray';
import { lookOf } from '../looks';

/** A unit on its painted tray on a patch of grass, front up, as it will stand on the table. */
export function TrayPicture({
  profile,
  side,
  width = 132,
  height = 62,
}: {
  readonly profile: Profile;
  readonly side: Tincture;
  readonly width?: number;
  readonly height?: number;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  const { army, unit, size, base } = profile;
  // biome-ignore lint/correctness/useExhaustiveDependencies: these say all that is seen of a profile
  useEffect(() => {
    const canvas = ref.current;
    if (canvas) paint(canvas, profile, side, width, height);
  }, [army, unit, size, base, side, width, height]);
  return (
    <span className="kow-tray" style={{ width, height }} aria-hidden="true">
      <canvas ref={ref} />
    </span>
  );
}

function paint(canvas: HTMLCanvasElement, profile: Profile, side: Tincture, width: number, height: number): void {
  const ratio = Math.min(2, Math.max(1, window.devicePixelRatio || 1));
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const body = bodyOf(profile, side);
  const { width: w, depth: d } = profile.footprint;
  // One model alone is shown nearer, or a hero on foot would be a crumb.
  const most = profile.size === 'single' ? 1.7 : 0.54;
  const scale = Math.min(most, (width - 10) / w, (height - 4) / d);
  pen.scale(ratio, ratio);
  grass(pen, width, height);
  pen.translate(width / 2, height / 2);
  pen.scale(scale, scale);
  const k = scale * ratio * 1.5;
  const ground = GROUNDS.meadow;
  pen.shadowColor = 'rgba(16,12,4,.6)';
  pen.shadowBlur = 6 * ratio;
  pen.shadowOffsetX = 3 * ratio;
  pen.shadowOffsetY = 3.5 * ratio;
  pen.drawImage(paintTray(w, d, sideOf(side), ground, SEED, k), -w / 2, -d / 2, w, d);
  pen.shadowColor = 'transparent';
  const reach = reachOfRanks(body, w, d);
  const [fw, fd] = [w + reach * 2, d + reach * 2];
  pen.drawImage(paintRanksShadow(body, w, d, SEED), -fw / 2 + 4, -fd / 2 + 5, fw, fd);
  pen.drawImage(paintRegiment(body, w, d, SEED, k), -fw / 2, -fd / 2, fw, fd);
}

const SEED = 7;

function grass(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const { mid, light, deep } = GROUNDS.meadow;
  pen.fillStyle = css(mid);
  pen.fillRect(0, 0, width, height);
  const rnd = random(41);
  for (let i = 0; i < (width * height) / 9; i++) {
    pen.fillStyle = css(mix(deep, light, rnd()), 0.34);
    pen.fillRect(rnd() * width, rnd() * height, 1 + rnd() * 2.4, 0.8 + rnd());
  }
}

function bodyOf(profile: Profile, side: Tincture): SceneBody {
  const look = lookOf(profile);
  const { width, depth } = profile.footprint;
  return {
    id: profile.unit,
    base: { shape: { kind: 'rect', width, depth }, pose: { x: 0, y: 0, facing: 90 } },
    side,
    name: profile.title,
    drawn: 'tray',
    figures: {
      kind: look.figure,
      wide: Math.max(1, Math.round(width / look.model.width)),
      deep: Math.max(1, Math.round(depth / look.model.depth)),
      livery: look.livery,
    },
    icon: look.icon,
    hero: profile.type === 'hero',
    damage: 0,
    badges: [],
    spent: false,
    hasFront: true,
  };
}
