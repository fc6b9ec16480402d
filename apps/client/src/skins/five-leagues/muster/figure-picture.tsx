import type { Profile } from '@muster/rules/five-leagues';
import { useEffect, useRef } from 'react';
import { GameIcon } from '../../../parts/game-icon';
import type { SceneBody, Tincture } from '../../../scene/model';
import { paintBase } from '../../../scene/paint/bases';
import { GROUNDS, sideOf } from '../../../scene/paint/palette';
import { paintRegiment, reachOfRanks } from '../../../scene/paint/regiment';
import { lookOf } from '../looks';

/** A character on its painted base, as it will stand on the table, with its face beside it. */
export function FigurePicture({
  profile,
  side,
  size = 58,
}: {
  readonly profile: Profile;
  readonly side: Tincture;
  readonly size?: number;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  const look = lookOf(profile);
  const key = JSON.stringify([look, profile.base, profile.avatar]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is seen of a profile
  useEffect(() => {
    if (ref.current) paint(ref.current, profile, side, size);
  }, [key, side, size]);
  return (
    <span className="flm-figure" style={{ width: size, height: size }} aria-hidden="true">
      <canvas ref={ref} />
      <span className="flm-figure-face">
        <GameIcon name={profile.face} size={Math.round(size * 0.32)} />
      </span>
    </span>
  );
}

function paint(canvas: HTMLCanvasElement, profile: Profile, side: Tincture, size: number): void {
  const ratio = Math.min(2, Math.max(1, window.devicePixelRatio || 1));
  canvas.width = Math.round(size * ratio);
  canvas.height = Math.round(size * ratio);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { base } = profile;
  const body = bodyOf(profile, side);
  const reach = reachOfRanks(body, base, base);
  const scale = size / Math.min(reach * 2, base * 1.3);
  const k = scale * ratio;
  pen.scale(ratio, ratio);
  pen.translate(size / 2, size / 2);
  pen.scale(scale, scale);
  pen.drawImage(
    paintBase(base, base, true, sideOf(side), GROUNDS.meadow, SEED, Math.max(4, k)),
    ...([-base / 2, -base / 2, base, base] as const),
  );
  const wide = base + reach * 2;
  pen.drawImage(paintRegiment(body, base, base, SEED, k * 1.5), -wide / 2, -wide / 2, wide, wide);
}

const SEED = 7;

function bodyOf(profile: Profile, side: Tincture): SceneBody {
  const look = lookOf(profile);
  return {
    id: profile.id,
    base: { shape: { kind: 'disc', radius: profile.base / 2 }, pose: { x: 0, y: 0, facing: 90 } },
    side,
    name: profile.title,
    drawn: 'single',
    figures: { kind: look.figure, wide: 1, deep: 1, livery: look.livery },
    icon: look.icon,
    hero: profile.avatar,
    damage: 0,
    badges: [],
    spent: false,
    hasFront: false,
  };
}
