import type { BattleMap } from '../../terrain';
import { along, BOULDER, BUSHES, box, CROP, grown, HEDGE, HILL, POND, STONES, size, WALL, WOOD } from './build';

/** Two feet for a quick Meeting Engagement. */
export const LARKS_MEADOW: BattleMap = {
  id: 'larks-meadow',
  name: 'Lark’s Meadow',
  blurb: 'Two feet of open ground, a knoll that sees all of it.',
  width: size(24),
  depth: size(24),
  place: 'open',
  ground: 'meadow',
  seed: 107,
  pieces: [
    grown('alders', 'Alders', WOOD, [5, 17], [2.8, 2.3], 1),
    grown('knoll', 'Knoll', HILL, [12.5, 12], [2.6, 2.2], 6),
    grown('barley', 'Barley', CROP, [18.8, 6.2], [2.7, 2.4], 4),
    grown('pond', 'Dew pond', POND, [5.2, 8.2], [1.7, 1.4], 2),
    grown('whins', 'Whins', BUSHES, [19.6, 13.4], [1.6, 1.3], 8),
    grown('stones', 'Old stones', STONES, [12.2, 20.2], [1.5, 1.2], 3),
    box('rock', 'Lark rock', BOULDER, [11, 4.2], [2.4, 1.7]),
    grown('bushes', 'Blackthorn', BUSHES, [18.6, 20], [1.5, 1.2], 5),
    along('wall', 'Dry wall', WALL, [8.6, 8], [13.2, 7.4]),
    along('hedge-west', 'Hedge', HEDGE, [3, 12.4], [7.6, 12]),
    along('hedge-east', 'Hedge', HEDGE, [15.4, 16.4], [20, 17]),
  ],
  entries: [],
  rooms: [],
};
