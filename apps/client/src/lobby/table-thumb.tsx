import type { TableCard } from '@muster/protocol';
import { useEffect, useRef } from 'react';
import { gameOf, stillContext } from '../games';
import type { SceneModel } from '../scene/model';
import { drawThumbnail } from '../scene/thumbnail';

/** The table of a card as it was laid out: ground and terrain, as small flat blocks. */
export function TableThumb({ card, width }: { readonly card: TableCard; readonly width: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const model = modelOf(card);
    if (canvas.current && model) drawThumbnail(canvas.current, model, width);
  }, [card, width]);
  return (
    <canvas ref={canvas} className="thumb" style={{ width, height: Math.round(width * 0.68), objectFit: 'cover' }} />
  );
}

function modelOf(card: TableCard): SceneModel | undefined {
  const game = gameOf(card.system);
  const config = game?.system.config.safeParse(card.config);
  if (!game || !config?.success) return undefined;
  try {
    return game.skin.scene(game.system.setup(config.data), stillContext(game));
  } catch {
    return undefined;
  }
}
