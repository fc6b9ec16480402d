import { GameIcon } from '../../parts/game-icon';
import type { Tincture } from '../../scene/model';

/** A figure's emblem on the colour of whoever runs it. */
export const Face = ({
  tincture,
  icon,
  size = 34,
}: {
  readonly tincture: Tincture;
  readonly icon: string;
  readonly size?: number;
}) => (
  <span className={`fl-face ${tincture}`} style={{ width: size, height: size }} aria-hidden="true">
    <GameIcon name={icon} size={Math.round(size * 0.6)} />
  </span>
);
