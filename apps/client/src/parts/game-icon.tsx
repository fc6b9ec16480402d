import { ICON_GRID, iconPath } from '../icons/icon-path';

/** A filled icon of things, troops and deeds, by its game-icons name. */
export function GameIcon({
  name,
  size = 22,
  label,
}: {
  readonly name: string;
  readonly size?: number;
  readonly label?: string;
}) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: labelled where it says something, hidden where it only decorates
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox={`0 0 ${ICON_GRID} ${ICON_GRID}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPath(name)} fill="currentColor" />
    </svg>
  );
}
