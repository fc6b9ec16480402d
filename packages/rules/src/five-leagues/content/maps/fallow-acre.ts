import type { BattleMap } from '../../terrain';
import { along, BOULDER, BUSHES, box, CART, grown, HEDGE, STONES, size, TREE, WALL, WOOD } from './build';

/** The field of the practice battle: one wood in the middle and scatter about it [FL-SET-50]. */
export const FALLOW_ACRE: BattleMap = {
  id: 'fallow-acre',
  name: 'Fallow Acre',
  blurb: 'A copse in the middle, stones and bushes about it: a first fight.',
  width: size(24),
  depth: size(24),
  place: 'open',
  ground: 'meadow',
  seed: 41,
  pieces: [
    grown('copse', 'Copse', WOOD, [12, 11.5], [3, 2.5], 2),
    grown('brambles', 'Brambles', BUSHES, [4.5, 18.5], [1.6, 1.2], 5),
    grown('whins', 'Whins', BUSHES, [19.5, 17.8], [1.5, 1.3], 9),
    grown('stones', 'Field stones', STONES, [12.5, 19.5], [1.5, 1.2], 4),
    along('wall-west', 'Low wall', WALL, [6.8, 19.6], [9.8, 19.9]),
    along('wall-east', 'Low wall', WALL, [15.3, 19.2], [17.6, 20]),
    box('boulder', 'Boulder', BOULDER, [3.4, 11.4], [1.6, 1.3]),
    grown('ash', 'Ash tree', TREE, [19.6, 11.2], [0.7, 0.7], 3),
    box('cart', 'Cart', CART, [11.4, 5.2], [1.5, 0.9]),
    along('hedge-near', 'Hedge', HEDGE, [3.6, 5.4], [7.2, 5]),
    grown('gorse', 'Gorse', BUSHES, [18.3, 5.1], [1.5, 1.1], 7),
  ],
  entries: [],
  rooms: [],
};
