import { fiveLeaguesSkin } from './five-leagues/five-leagues-skin';
import { kingsOfWarSkin } from './kings-of-war/kings-of-war-skin';
import { sandboxSkin } from './sandbox/sandbox-skin';
import type { Skin } from './skin';
import { songOfBladesSkin } from './song-of-blades/song-of-blades-skin';

/** One line per game that has looks of its own; any other is shown by the default skin. */
export const skins: Readonly<Record<string, Skin>> = {
  'kings-of-war': kingsOfWarSkin,
  'song-of-blades': songOfBladesSkin,
  'five-leagues': fiveLeaguesSkin,
  sandbox: sandboxSkin,
};
