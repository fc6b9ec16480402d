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

/** What waits there, in a line. */
export const BLURBS: Readonly<Record<Config['scenario'], string>> = {
  starter: 'A ready warband, a small field, the last to stand wins. One press and you play.',
  'starter-replay': 'The same friends, a harder evening.',
  meeting: 'Two bands on open ground, and something to be had there.',
  defensive: 'They come by night, and some steal in. Beat off half of them.',
  'camp-raid': 'Creep up to their camp, and scatter it.',
  'hideout-raid': 'Into the place they feel safe in. Their leaders must fall.',
  site: 'Old halls, numbered places, patrols that do not know of you yet.',
  lair: 'Something big lives there. First it has to be found.',
};
