import { ICON_PATHS } from './paths';

export type IconName = keyof typeof ICON_PATHS;

/** Side of the square grid the path data is drawn on. */
export const ICON_GRID = 512;

/** Path data of a game icon, filled, y down; a plain disc where the name is not among ours. */
export function iconPath(name: string): string {
  return hasIcon(name) ? ICON_PATHS[name] : ICON_PATHS['plain-circle'];
}

export function hasIcon(name: string): name is IconName {
  return Object.hasOwn(ICON_PATHS, name);
}

export function iconNames(): readonly IconName[] {
  return Object.keys(ICON_PATHS) as IconName[];
}
