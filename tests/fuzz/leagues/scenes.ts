import { automaScenes } from './scenes-automa';
import { enchantedScenes } from './scenes-enchanted';
import { fightScenes } from './scenes-fights';
import { flowScenes } from './scenes-flow';
import { gearScenes } from './scenes-gear';
import { spellScenes } from './scenes-magic';
import { rowScenes } from './scenes-rows';
import { ruleScenes } from './scenes-rules';
import { setupScenes } from './scenes-setup';
import { shotScenes } from './scenes-shots';
import { siteScenes } from './scenes-site';
import { thingScenes } from './scenes-things';
import { wayScenes } from './scenes-ways';
import type { Scene } from './stage';

/** All scenes of Five Leagues. A scene that does not show what it is made for is a fault. */
export const scenes = (): readonly Scene[] => [
  ...rowScenes(),
  ...gearScenes(),
  ...spellScenes(),
  ...enchantedScenes(),
  ...thingScenes(),
  ...ruleScenes(),
  ...fightScenes(),
  ...shotScenes(),
  ...flowScenes(),
  ...wayScenes(),
  ...automaScenes(),
  ...siteScenes(),
  ...setupScenes(),
];
