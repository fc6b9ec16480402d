import { rulesIn } from '../../kernel';
import { chooseEdge, chooseFirst, lastRound } from './choices';
import { combat } from './combat';
import { deploy } from './deploy';
import { melee } from './melee';
import { movement } from './movement';
import { muster } from './muster';
import { nerve } from './nerve';
import { ranged } from './ranged';
import { regroup } from './regroup';
import { rollOff } from './roll-off';
import { scout } from './scout';
import type { Game, Tale } from './step';
import { terrain } from './terrain';

/** The rules of every place to wait. */
export const rulesOf = rulesIn<Game, Tale>({
  muster,
  terrain,
  'roll-off': rollOff,
  'choose-edge': chooseEdge,
  deploy,
  scout,
  'choose-first': chooseFirst,
  movement,
  ranged,
  melee,
  combat,
  nerve,
  regroup,
  'last-round': lastRound,
});
