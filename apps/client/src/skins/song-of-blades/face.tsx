import { GameIcon } from '../../parts/game-icon';

/** A figure's face on a disc in the colour and division of its side. */
export function Face({
  tincture,
  icon,
  size = 44,
}: {
  readonly tincture: string | undefined;
  readonly icon: string;
  readonly size?: number;
}) {
  return (
    <span className={`sob-face ${tincture ?? 'none'}`} style={{ width: size, height: size }} aria-hidden="true">
      <GameIcon name={icon} size={Math.round(size * 0.6)} />
    </span>
  );
}
