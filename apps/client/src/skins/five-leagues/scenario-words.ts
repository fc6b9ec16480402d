import type { Config } from '@muster/rules/five-leagues';

/** What the battles are called before one of them begins. */
export const SCENARIOS: Readonly<Record<Config['scenario'], string>> = {
  starter: 'First steps: four heroes, four foes',
  'starter-replay': 'First steps again, seven foes',
  meeting: 'Meeting Engagement',
  defensive: 'Defensive Battle',
  'camp-raid': 'Camp Raid',
  'hideout-raid': 'Hideout Raid',
  site: 'Site Battle',
  lair: 'Monster Lair',
};
