import { atMost } from '@muster/geometry';
import type { Modifier } from '../../kernel';
import type { TraitId } from '../content/trait-ids';
import {
  type Fielded,
  friendsOf,
  gapBetween,
  has,
  is,
  isHelpless,
  isInMelee,
  isWithin,
  runBy,
  stickOf,
} from '../figures';
import { sightBetween } from '../ground/sight';
import type { Figure, State } from '../state';
import type { RollWhy } from '../steps-flow';

/** Traits of which a figure may have but one [ASOBH-SET-04]. */
const LEADING: readonly TraitId[] = [
  'leader',
  'beastmaster',
  'discipline-master',
  'lead-from-the-front',
  'subcommander',
];

/** Rolls of a group: what stands for all of them. */
export interface Together {
  readonly figures: readonly Fielded[];
  /** The one that leads them from the front. */
  readonly front: Fielded | undefined;
}

/**
 * What leadership gives a figure on one roll: the best of its friends' bonuses, which never add up [ASOBH-LDR-02].
 * In a group a bonus by distance counts only where every member is that near [ASOBH-GRP-01].
 */
export function leadershipOn(state: State, figure: Fielded, why: RollWhy, together?: Together): Modifier | undefined {
  const given = [
    fromLeader(state, figure, why, together),
    fromBeastmaster(state, figure, why, together),
    fromDiscipline(figure, why),
    fromTheFront(state, figure, why, together),
  ].flatMap((each) => (each === undefined ? [] : [each]));
  return given.reduce<Modifier | undefined>(
    (best, each) => (best === undefined || each.amount > best.amount ? each : best),
    undefined,
  );
}

/** A commander whose presence counts: on his feet, in his senses, able to speak and hear [ASOBH-LDR-01]. */
export const inspires = (leader: Figure): boolean =>
  !is(leader, 'prone') && !isHelpless(leader) && !is(leader, 'deaf') && !is(leader, 'mute');

/** A commander who can give an order: neither mute nor helpless [ASOBH-CND-04] [ASOBH-CND-08]. */
export const canOrder = (leader: Figure): boolean => !isHelpless(leader) && !is(leader, 'mute');

/** How far orders reach: one Long, one Medium more with a Subcommander close to the Leader [ASOBH-LDR-06]. mm. */
export function commandRange(state: State, leader: Fielded): number {
  const long = stickOf(state, 'long');
  const second = friendsOf(state, leader).some(
    (friend) => has(friend, 'subcommander') && !isHelpless(friend) && isWithin(state, leader, friend, 'medium'),
  );
  return second ? long + stickOf(state, 'medium') : long;
}

/** Whether a figure is near enough for this Leader's orders. */
export const isInCommand = (state: State, leader: Fielded, figure: Fielded): boolean =>
  atMost(gapBetween(leader, figure), commandRange(state, leader));

/** Enemies never stand in the way of a look at the Leader [ASOBH-LDR-01]. */
const seesLeader = (state: State, figure: Fielded, leader: Fielded): boolean =>
  sightBetween(state, figure, leader, { past: (other) => runBy(other) !== runBy(figure) }).sees;

const ROLLS: readonly RollWhy[] = ['activation', 'reaction', 'morale'];

function fromLeader(state: State, figure: Fielded, why: RollWhy, together?: Together): Modifier | undefined {
  if (!ROLLS.includes(why) || !hearsLeaders(figure, why)) return undefined;
  if (has(figure, 'animal') || has(figure, 'swarm')) return undefined;
  if (LEADING.some((trait) => trait !== 'beastmaster' && has(figure, trait))) return undefined;
  const leader = nearby(state, figure, 'leader', together);
  return leader && { amount: 1, because: 'leader' };
}

/** A Leader for Animals alone [ASOBH-LDR-03]. */
function fromBeastmaster(state: State, figure: Fielded, why: RollWhy, together?: Together): Modifier | undefined {
  if (!ROLLS.includes(why) || !hearsLeaders(figure, why)) return undefined;
  if (!has(figure, 'animal') && !has(figure, 'swarm')) return undefined;
  if (LEADING.some((trait) => has(figure, trait))) return undefined;
  const master = nearby(state, figure, 'beastmaster', together);
  return master && { amount: 1, because: 'beastmaster' };
}

/** For the rest of the turn, on those whom the whip found [ASOBH-LDR-04]. */
function fromDiscipline(figure: Fielded, why: RollWhy): Modifier | undefined {
  if (why !== 'activation' || (figure.did.other[WHIPPED] ?? 0) === 0 || !hearsLeaders(figure, why)) return undefined;
  return { amount: 2, because: 'discipline-master' };
}
/** Counted on those who were driven on this turn. */
export const WHIPPED = 'discipline-master';

/** To the others of his own group, while he does not hang back from their fight [ASOBH-LDR-05]. */
function fromTheFront(state: State, figure: Fielded, why: RollWhy, together?: Together): Modifier | undefined {
  const front = together?.front;
  if (why !== 'activation' || front === undefined || front.id === figure.id) return undefined;
  if (!hearsLeaders(figure, why) || LEADING.some((trait) => trait !== 'beastmaster' && has(figure, trait)))
    return undefined;
  if (has(figure, 'animal') || has(figure, 'swarm')) return undefined;
  const others = together?.figures.filter((each) => each.id !== front.id) ?? [];
  if (!isInMelee(state, front) && others.some((each) => isInMelee(state, each))) return undefined;
  return { amount: 1, because: 'lead-from-the-front' };
}

/** Unruly figures shrug at activation bonuses, the Deaf and Blind do not notice them [ASOBH-CND-01] [ASOBH-CND-02]. */
export const hearsLeaders = (figure: Figure, why: RollWhy): boolean =>
  !is(figure, 'deaf') && !is(figure, 'blind') && (why === 'morale' || !has(figure, 'unruly'));

/** A commander of a kind within one Long and in sight; in a group, of all of its members. */
function nearby(state: State, figure: Fielded, trait: TraitId, together?: Together): Fielded | undefined {
  return friendsOf(state, figure).find(
    (friend) =>
      has(friend, trait) &&
      inspires(friend) &&
      isWithin(state, figure, friend, 'long') &&
      seesLeader(state, figure, friend) &&
      (together?.figures ?? []).every((each) => each.id === friend.id || isWithin(state, each, friend, 'long')),
  );
}
