import { automaScenes } from './scenes-automa';
import { enchantedScenes } from './scenes-enchanted';
import { flowScenes } from './scenes-flow';
import { gearScenes } from './scenes-gear';
import { rowScenes } from './scenes-rows';
import { ruleScenes } from './scenes-rules';
import { setupScenes } from './scenes-setup';
import { siteScenes } from './scenes-site';
import type { Scene } from './stage';

/** All scenes of Five Leagues. A scene that does not show what it is made for is a fault. */
export const scenes = (): readonly Scene[] => [
  ...rowScenes(),
  ...gearScenes(),
  ...enchantedScenes(),
  ...ruleScenes(),
  ...flowScenes(),
  ...automaScenes(),
  ...siteScenes(),
  ...setupScenes(),
];
