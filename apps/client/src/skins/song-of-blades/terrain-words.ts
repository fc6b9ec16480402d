import type { TerrainPiece } from '@muster/rules/song-of-blades';
import { lengthText } from '../../tools/lengths';

const GROUNDS: Readonly<Record<TerrainPiece['ground'], string>> = {
  normal: '',
  broken: 'broken ground',
  slippery: 'slippery ground',
  swamp: 'swamp',
  thick: 'thick vegetation',
  woods: 'woods',
  shallow: 'shallow water',
  deep: 'deep water',
  ford: 'ford, slippery',
};

const STANDS: Readonly<Record<TerrainPiece['stands'], string>> = {
  flat: '',
  linear: 'obstacle to cross',
  solid: 'bars way and sight',
  hill: 'gentle rise',
  platform: 'steep edges',
};

/** What a piece is to the rules, in a few words. */
export function pieceCaption(piece: TerrainPiece): string {
  const parts = [
    GROUNDS[piece.ground],
    STANDS[piece.stands],
    piece.cramped === true ? 'cramped, no way through friends' : '',
    piece.height > 0 ? `${lengthText(piece.height, 'cm')} high` : '',
  ];
  return parts.filter((part) => part !== '').join(', ') || 'open ground';
}
