import { describe, expect, it } from 'vitest';
import { BACKGROUNDS, BUNDLES, FOLLOWER_TABLE, HISTORY_TABLE } from './creation';
import { ASPECTS, type Gift } from './creation-types';
import type { BackgroundId } from './ids';
import { ORIGIN_TABLE } from './origins';
import { SKILL_TABLE } from './skills';
import { type RollEntry, type RollTable, rollOn } from './tables';

const SHORT = { agility: 'A', combat: 'C', toughness: 'T', speed: 'S', casting: 'M' } as const;

/** `A` an increase, `W2` two Will, `X1` an XP, `G2` two Gold Marks, `Q` a quality weapon, `B` basic, `F` Fine, `I` an item … */
function short(gift: Gift): string {
  switch (gift.is) {
    case 'score':
      return gift.by === (gift.score === 'speed' ? 2 : 1) ? SHORT[gift.score] : '?';
    case 'weapon':
      return { quality: 'Q', basic: 'B', fine: 'F' }[gift.of];
    case 'bundle':
      return gift.of === 'common' ? 'I' : 'MI';
    case 'armor':
      return 'Full';
    case 'skills':
      return `K${gift.count}`;
    case 'skill':
      return gift.skill;
    default:
      return `${{ will: 'W', luck: 'L', xp: 'X', gold: 'G' }[gift.is]}${gift.amount}`;
  }
}

/** Every row by its last face: `4A 8C`. */
const printed = (background: BackgroundId): readonly string[] =>
  ASPECTS.map((aspect) =>
    BACKGROUNDS[background][aspect].entries
      .map(({ range, gifts }) => `${range[1]}${gifts.map(short).join('+')}`)
      .join(' '),
  );

describe('The tables of the making', () => {
  it.each([
    ['frontier', ['4A 8C 12S 16T 18A+C 20C+T', '1W2 3W1 16X1 18L1 20W1+L1', '4G1 8G2 11Q 15F 20I', '12K1 15K2 20X1']],
    ['mystic', ['5A 13M 17S 20T', '5W2 9W1 20X1', '4G1 14MI 20I', '5alchemy 11K1 20X1']],
    [
      'noble',
      ['4A 9C 13S 16T 18A+C 20S+C', '1W2 2W1 16X1 18L1 19L2 20W1+L1', '4G2 6G3 11Q 14F 17Full 20I', '6K1 7K2 20X1'],
    ],
    ['outsider', ['4A 9C 13S 16T 18A+C 20S+C', '2W1 16X1 18L1 19L2 20W1+L1', '6G1 8G2 11Q 15F 20I', '6K1 7K2 20X1']],
    [
      'townsfolk',
      ['3A 7C 11S 14T 17S+C 20A+S', '1W2 3W1 16X1 18L1 19L2 20W1+L1', '5G2 11G3 14Q 17F 20I', '7K1 10K2 20X1'],
    ],
    ['zealot', ['4A 7C 11S 16T 18C+T 20S+T', '2W2 4W1 12X1 16L1 18L2 20W1+L1', '6G1 10B 12Q 20I', '10K1 12K2 20X1']],
  ] as const)('read as printed for %s [FL-CHR-34]', (background, rows) => {
    expect(printed(background)).toEqual(rows);
  });

  it('of a hundred faces have a row for each, pasts beyond 95 excepted [FL-CHR-13] [FL-CHR-39] [FL-CHR-43] [FL-CHR-48]', () => {
    const faces = Array.from({ length: 100 }, (_, i) => i + 1);
    const tables: readonly RollTable<RollEntry>[] = [ORIGIN_TABLE, SKILL_TABLE, FOLLOWER_TABLE, HISTORY_TABLE];
    for (const table of tables) expect(faces.filter((face) => rollOn(table, face) === undefined)).toEqual([]);
    expect(faces.filter((face) => rollOn(HISTORY_TABLE, face)?.missing === true)).toEqual([96, 97, 98, 99, 100]);
    expect(SKILL_TABLE.entries.map(({ id }) => id)).not.toContain('alchemy');
  });

  it('give bundles with their uses [FL-CHR-38]', () => {
    const said = (of: 'common' | 'mystic') => BUNDLES[of].map(({ item, count }) => `${item} ${count}`);
    expect(said('common')).toEqual(['bandages 3', 'rangers-cloak 1', 'silvertree-leaf 2', 'tonic 2', 'torch 3']);
    expect(said('mystic')).toEqual(['congealed-strands 2', 'mystic-trinket 3']);
  });
});
