import type { TerrainPiece } from '@muster/rules/five-leagues';

const KINDS: Readonly<Record<TerrainPiece['stands'], string>> = {
  linear: 'climbed over, Cover behind',
  area: 'Cover inside',
  field: 'flat',
  individual: 'neither entered nor climbed',
  block: 'climbed, not entered',
  interior: 'entered by its openings',
  floor: 'raised ground',
};
const TAGS: Readonly<Partial<Record<TerrainPiece['tags'][number], string>>> = {
  difficult: 'Difficult',
  impassable: 'no way through',
  dangerous: 'harms who enters',
  water: 'water: no shot, no Dash',
  wet: 'wet: no Dash',
  thorns: 'closed without armour',
  ruined: 'a die limits a Dash',
  open: 'open rails',
  confined: 'confined',
  debris: '1″ to cross',
};

/** What a piece is to whoever goes or looks there, in one short line. */
export function pieceCaption({ stands, tags, height }: TerrainPiece): string {
  const said = tags.flatMap((tag) => TAGS[tag] ?? []);
  const high = height > 0 ? `${Math.round((height / 25.4) * 10) / 10}″ high` : '';
  return [KINDS[stands], ...said, high].filter((each) => each !== '').join(' · ');
}
