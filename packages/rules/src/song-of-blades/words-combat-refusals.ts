import type { Names, Refusal } from '../kernel';
import { weaponName } from './words-combat-events';
import { barrierName } from './words-moves-events';
import type { WordsPart } from './words-part';

type Says = (no: Refusal, names: Names) => string;

const who = (no: Refusal, names: Names, i = 0): string => {
  const id = no.who?.[i];
  return id === undefined ? 'It' : names.unit(id);
};
const far = (no: Refusal, names: Names, key = 'over'): string => names.length(Number(no.detail?.[key] ?? 0));
const weapon = (no: Refusal): string => weaponName(String(no.detail?.['weapon'] ?? ''));
const one =
  (say: (first: string, second: string) => string): Says =>
  (no, names) =>
    say(who(no, names), who(no, names, 1));

/** What stands in the way of blows and shots, and what would do. */
export const COMBAT_REFUSALS: WordsPart['refusals'] = {
  'attack/not-in-contact': one((a, b) => `${a} does not touch ${b}. Move into contact first.`),
  'attack/wall-out-of-reach': one((a) => `${a} does not stand against that wall. Move up to it first.`),
  'attack/not-a-foe': one((_a, b) => `${b} fights on the same side.`),
  'attack/not-there': one((_a, b) => `${b} is not on the table to be struck.`),
  'attack/stone': one((_a, b) => `${b} is stone now. Only a crushing weapon can break it.`),
  'attack/only-the-volley': one(
    (a) => `${a} was called up for one volley. It may shoot with the others, nothing else.`,
  ),
  'attack/power-or-double': () => 'A Power Blow or both weapons: one or the other takes the two actions.',
  'attack/puny': one((a) => `${a} is too puny for a Power Blow. A plain blow it can strike.`),
  'attack/tired': one((a) => `${a} is too tired for a Power Blow. A plain blow it can strike.`),
  'attack/dazzled': one((a) => `${a} is dazzled by the wall nearby: no Power Blow so close to it.`),
  'attack/no-double': one((a) => `${a} has no two matching weapons to strike with.`),
  'attack/one-weapon': one((a) => `${a} has lost one of its two weapons. It strikes with the other.`),
  'attack/nothing-to-name': one((a) => `${a} needs to name no blow: whatever it can, it can with each of them.`),
  'attack/named-already': one((a) => `${a} has put its deadly art into an earlier blow of this turn.`),

  'shoot/no-such-weapon': one((a) => `${a} has nothing like that to shoot with.`),
  'shoot/berserk': one((a) => `${a} is in a frenzy and fights hand to hand only.`),
  'shoot/broken': (no, names) => `The ${weapon(no)} of ${who(no, names)} has failed it. It fights hand to hand.`,
  'shoot/not-loaded': (no, names) => `The ${weapon(no)} of ${who(no, names)} is empty. Reload first, for one action.`,
  'shoot/dazzled': one((a) => `${a} is dazzled by the wall nearby: no aiming so close to it.`),
  'shoot/no-aim-in-volley': () => 'A volley is not aimed. Everyone looses at once.',
  'shoot/cannot-see': one((a) => `${a} sees nothing to shoot at.`),
  'shoot/deep-water': one((a) => `${a} is swimming. Nobody shoots out of deep water.`),
  'shoot/vortex': one((a) => `${a} is in the vortex, where no shot flies straight.`),
  'shoot/in-melee': one((a, b) => `${a} is in melee with ${b}. Only over foes who lie Prone may it shoot.`),
  'shoot/cramped': one((a) => `${a} has no room to swing a sling in here.`),
  'shoot/no-room-to-swing': one(
    (a, b) => `${a} cannot swing its sling with ${b} at its elbow. A step away and it can.`,
  ),
  'shoot/not-a-foe': one((a) => `${a} fights on the same side.`),
  'shoot/not-there': one((a) => `${a} is not on the table.`),
  'shoot/stone': one((a) => `${a} is stone. Arrows do nothing to it.`),
  'shoot/out-of-range': (no, names) =>
    `Out of range by ${far(no, names)}: ${who(no, names)} reaches ${far(no, names, 'reach')} at most.`,
  'shoot/no-sight': (no, names) => noSight(no, names),
  'shoot/into-melee': one((a, b) => `${a} fights ${b}, who might be hit. Choose one who stands free.`),
  'shoot/shielded': one((a) => `A shell of magic keeps arrows off ${a}. Only magic goes through.`),
  'shoot/stealth': one((a) => `${a} melts into its cover. Only magic finds it there.`),
  'shoot/aim-for-the-head': one((a) => `${a} feels no common shot. An aimed one, for two actions, can hurt it.`),
  'shoot/nearer-foe': one(
    (a, b) => `${b} is nearer than ${a} and has to be shot at first, while it stands in plain view.`,
  ),

  'reload/nothing': one((a) => `${a} has nothing to reload.`),
  'reload/loaded': one((a) => `${a} has a bolt in place.`),
  'reload/broken': one((a) => `The crossbow of ${a} is broken for this battle.`),
  'reload/moved': one((a) => `${a} has moved this turn. A crossbow is loaded standing still.`),
  'reload/in-melee': one((a) => `${a} has its hands full with a foe. Reload once it stands free.`),
  'reload/prone': one((a) => `${a} lies on the ground. Stand up before loading.`),
  'reload/mounted': one((a) => `${a} cannot span a crossbow in the saddle.`),
  'restring/nothing': one((a) => `${a} has no bow that could want a string.`),
  'restring/whole': one((a) => `The string of ${a} is whole.`),
  'restring/moved': one((a) => `${a} has moved this turn. A bow is strung standing still.`),
  'restring/in-melee': one((a) => `${a} has its hands full with a foe. String the bow once it stands free.`),

  'entangle/no-web': one((a) => `${a} has no web to throw.`),
  'entangle/already': one((_a, b) => `${b} hangs in a web as it is.`),
  'entangle/too-large': one((_a, b) => `${b} is too large for this web. Only the Huge could hold it.`),
  'entangle/out-of-reach': (no, names) =>
    `Out of reach by ${far(no, names)}: with these actions the web flies ${far(no, names, 'reach')}.`,

  'pick-up/out-of-reach': (no, names) =>
    `${who(no, names)} cannot reach it: ${far(no, names)} too far. Move over the spot first.`,
  'pick-up/nothing-there': () => 'There is nothing of the kind to pick up.',
  'pick-up/own-standard': () => 'It is the standard of its own side. Only a foe carries it off.',
  'pick-up/no-hands': one((a) => `${a} has no use for it.`),
  'pick-up/hands-full': one((a) => `${a} has a weapon in hand.`),
  'pick-up/not-yours': one((a) => `${a} cannot play it. Its owner can pick it up.`),
  'draw/armed': one((a) => `${a} has a weapon in hand.`),
  'draw/nothing': one((a) => `${a} carries no second weapon to draw.`),
  'put-down/nothing': one((a) => `${a} has nothing to put down.`),
  'grab-standard/not-touching': one((a, b) => `${a} does not touch ${b}. Move into contact first.`),
  'grab-standard/no-standard': one((_a, b) => `${b} carries no standard.`),
  'grab-standard/on-his-feet': one((_a, b) => `${b} holds the standard fast. Knock the bearer down first.`),

  'choose/not-an-option': () => 'That is not one of the ways open here.',
  'fling/no-such-weapon': one((a) => `${a} has no such weapon in hand.`),
  'fling/off-table': () => 'It would fall off the table. Choose a spot on it.',
  'fling/too-far': (no, names) => `Too far by ${far(no, names)}: it lands within one Short of ${who(no, names)}.`,
  'fling/in-solid': () => 'Nobody could reach it there. Choose a spot on open ground.',
  'throw/not-this-one': one((a) => `It is ${a} that may throw now.`),
  'throw/javelins-only': () => 'Only a javelin closes a move.',
  'throw/no-aim': () => 'A javelin thrown on the run is not aimed.',
  'throw/not-nearer': one((a, b) => `${a} did not come nearer to ${b} in this move.`),
};

function noSight(no: Refusal, names: Names): string {
  const [a, b] = [who(no, names), who(no, names, 1)];
  switch (no.detail?.['why']) {
    case 'too-far':
      return `${a} cannot see as far as ${b} in this weather.`;
    case 'woods':
      return `${a} cannot see ${b} for the trees. From the edge of the wood it could.`;
    case 'among-trees':
      return `Among the trees nobody sees farther than one Short. ${a} has to come nearer to ${b}.`;
    case 'below':
      return `${a} cannot see ${b}: one of them is below ground.`;
    default: {
      const blocker = no.who?.[2];
      const piece = no.detail?.['piece'];
      const thing = piece === undefined ? 'Something solid' : `The ${barrierName(String(piece))}`;
      return blocker === undefined
        ? `${a} cannot see ${b}. ${thing} stands between; a step aside may clear the line.`
        : `${a} cannot see ${b}. ${names.unit(blocker)} blocks the line.`;
    }
  }
}
