import type { State } from '@muster/rules/five-leagues';
import { BEASTS } from '../../../packages/rules/src/five-leagues/content/aberrations';
import { ENCHANTED_WEAPON_IDS } from '../../../packages/rules/src/five-leagues/content/enchanted-ids';
import { ENEMY_TABLES } from '../../../packages/rules/src/five-leagues/content/enemies';
import {
  ITEM_IDS,
  ORIGIN_IDS,
  SKILL_IDS,
  SPECIAL_IDS,
  SPELL_IDS,
  TRAIT_IDS,
  WEAPON_IDS,
} from '../../../packages/rules/src/five-leagues/content/ids';
import { OBJECTIVES } from '../../../packages/rules/src/five-leagues/content/objectives';
import {
  CURIOUS_LOCATIONS,
  SITE_FINDS,
  SITE_REACTIONS,
  SITE_TRAPS,
} from '../../../packages/rules/src/five-leagues/content/sites';
import { MOTIVATIONS, UNIQUE_FOES } from '../../../packages/rules/src/five-leagues/content/uniques';
import type { Hit, MeleeEnd } from '../../../packages/rules/src/five-leagues/steps-combat';
import type { Manner } from '../../../packages/rules/src/five-leagues/steps-moves';
import { REASON_CODES } from '../../../packages/rules/src/five-leagues/words-automa';
import { EVENTS, STEPS, VERBS } from './scope-lists';

/** Everything that has to occur in battles, as `kind:name`. The compiler keeps the lists whole: a new event is a new duty. */
export function scope(): readonly string[] {
  const there = <E extends { readonly id: string; readonly missing?: true }>(entries: readonly E[]) =>
    entries.filter((entry) => entry.missing !== true).map(({ id }) => id);
  const all = [
    ...Object.values(ENEMY_TABLES).flatMap(({ entries }) => entries.map(({ id }) => `entry:${id}`)),
    ...['sergeant', 'lieutenant', 'captain'].map((rank) => `rank:${rank}`),
    ...named('unique', there(UNIQUE_FOES.entries)),
    ...named(
      'aberration',
      BEASTS.map(({ id }) => id),
    ),
    ...named('motivation', there(MOTIVATIONS.entries)),
    ...named('trait', TRAIT_IDS),
    ...named('special', SPECIAL_IDS),
    ...named('weapon', WEAPON_IDS),
    ...named('skill', SKILL_IDS),
    ...named('item', ITEM_IDS),
    ...named('enchanted', ENCHANTED_WEAPON_IDS),
    ...named('spell', SPELL_IDS),
    ...named('origin', ORIGIN_IDS),
    ...named('objective', there(OBJECTIVES.entries)),
    ...named('reaction', there(SITE_REACTIONS.entries)),
    ...named('find', there(SITE_FINDS.entries)),
    ...named('trap', there(SITE_TRAPS.entries)),
    ...named('place', there(CURIOUS_LOCATIONS.entries)),
    ...named('reason', REASON_CODES),
    ...of('scenario', SCENARIOS),
    ...of('do', VERBS),
    ...of('event', EVENTS),
    ...of('step', STEPS),
    ...of('how', HARM),
    ...of('melee-end', MELEE_ENDS),
    ...of('manner', MANNERS),
  ];
  return all.filter((each) => !Object.hasOwn(BEYOND, each));
}

const named = (kind: string, names: readonly string[]): readonly string[] => names.map((name) => `${kind}:${name}`);
const of = (kind: string, list: Readonly<Record<string, true>>): readonly string[] => named(kind, Object.keys(list));

const CREATION = 'is of creation and advancement, and asks nothing in a battle';
const NUMBERS = 'is in the numbers of its foe alone';
const BETWEEN = 'is used between battles';
/** What no battle can bring about, and why. */
export const BEYOND: Readonly<Record<string, string>> = {
  'item:camp-gear': BETWEEN,
  'item:crafting-materials': BETWEEN,
  'item:fine-wine': BETWEEN,
  'item:map-making-kit': BETWEEN,
  'item:misty-water-flower': BETWEEN,
  'item:mystical-ring': BETWEEN,
  'item:old-dusty-manual': BETWEEN,
  'item:rations': BETWEEN,
  'item:repair-kit': BETWEEN,
  'item:silvertree-leaf': BETWEEN,
  'item:strange-map': BETWEEN,
  'item:talisman': BETWEEN,
  'item:tonic': BETWEEN,
  'item:vital-information': BETWEEN,
  'special:driven': CREATION,
  'special:cursed': CREATION,
  'special:swift-footed': CREATION,
  'special:lacking-strength': CREATION,
  'special:uprising': 'changes what the campaign rolls afterwards',
  'special:ruthless-killer': NUMBERS,
  'special:mighty-warrior': NUMBERS,
  'special:feral-mercenary': NUMBERS,
  'special:kin-javelins': 'is in their weapons alone: see weapon:javelin',
  'how:spell': 'no spell of our text strikes a Hit; what enemies cast Wounds without one',
  'item:belt-of-the-closed-mind': 'is in the Will its bearer begins with',
  'item:old-kings-dominion': 'is in the scores of those who join: captives, friends and whom whispers bring',
  'item:cloak-of-ancient-times': BETWEEN,
  'item:token-of-sacrifice': BETWEEN,
  'item:potion-of-valley-mist': BETWEEN,
  'item:spring-vial': BETWEEN,
  'item:winter-flask': BETWEEN,
  'item:arcane-research-notes': BETWEEN,
  'item:magical-tome': BETWEEN,
  'item:seeds-of-spring': BETWEEN,
  'item:soul-sphere': BETWEEN,
  'item:brave-mule': 'gives room in the Backpack before any battle',
  'reason:no-target': 'a place without a target is not chosen to shoot from: a net under the game',
  'reason:nobody': 'only a figure that is gone is told so: a net under the game, tested by itself',
};

const SCENARIOS: Readonly<Record<State['config']['scenario'], true>> = {
  starter: true,
  'starter-replay': true,
  meeting: true,
  defensive: true,
  'camp-raid': true,
  'hideout-raid': true,
  site: true,
  lair: true,
};

const HARM: Readonly<Record<Hit['how'], true>> = {
  melee: true,
  shot: true,
  fall: true,
  trap: true,
  spell: true,
  item: true,
  hazard: true,
  special: true,
};

const MELEE_ENDS: Readonly<Record<MeleeEnd, true>> = {
  casualty: true,
  draw: true,
  third: true,
  stays: true,
  slipped: true,
  fell: true,
  special: true,
  apart: true,
};

const MANNERS: Readonly<Record<Manner, true>> = {
  move: true,
  dash: true,
  will: true,
  stalk: true,
  anger: true,
  sneak: true,
  forced: true,
};
