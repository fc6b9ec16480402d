import type { Step } from '../state';
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
import type { StepOf, StepRules } from './step';
import { terrain } from './terrain';

/** Every place to wait and its rules. */
const RULES: { readonly [K in Step['is']]: StepRules<K> } = {
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
};

/** The rules of the step that is being played. */
export function rulesOf<K extends Step['is']>(step: StepOf<K>): StepRules<K> {
  return RULES[step.is as K] as unknown as StepRules<K>;
}
