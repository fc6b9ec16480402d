import type { Names } from '../kernel';
import { SPELLS } from './content/spells';
import type { EventOf } from './events';
import type { WordsPart } from './words-part';

/** The log of movement: a line for each way gone, and one for whatever the ground, a foe or a die made of it. */
export const MOVES_EVENTS: WordsPart['events'] = {
  moved: (event, names) => movedSentence(event, names),
  strode: (event, names) =>
    event.passed
      ? `${names.unit(event.unit)} strides over the ${barrierName(event.name)}.`
      : `${names.unit(event.unit)} trips over the ${barrierName(event.name)}.`,
  climbed: (event, names) => {
    const who = names.unit(event.unit);
    const what = barrierName(event.name);
    if (!event.passed) return `${who} loses its hold on the ${what}.`;
    return event.how === 'up'
      ? `${who} climbs the ${what}.`
      : event.how === 'down'
        ? `${who} climbs down the ${what}.`
        : `${who} climbs over the ${what}.`;
  },
  jumped: (event, names) =>
    event.passed
      ? `${names.unit(event.unit)} leaps ${names.length(event.length)}.`
      : `${names.unit(event.unit)} leaps short: ${names.length(event.length)}.`,
  slipped: (event, names) =>
    event.kept ? `${names.unit(event.unit)} keeps its feet.` : `${names.unit(event.unit)} slips and falls.`,
  fell: (event, names) => {
    const fall = `${names.unit(event.unit)} falls ${names.length(event.height)}`;
    return event.dice === 0
      ? `${fall} and takes no harm.`
      : `${fall}: ${event.dice} ${event.dice === 1 ? 'die' : 'dice'}.`;
  },
  landed: (event, names) =>
    event.alive
      ? `${names.unit(event.unit)} lies shaken. Two actions bring it to its feet.`
      : `${names.unit(event.unit)} does not get up from the fall.`,
  scattered: (event, names) => {
    const faces = event.faces.join(' and ');
    const how = event.why === 'blind' ? 'gropes about' : 'reels from the wall';
    return event.way === null
      ? `${names.unit(event.unit)} ${how}: ${faces}, and stays where it is.`
      : `${names.unit(event.unit)} ${how}: ${faces}.`;
  },
  brushedBranches: (event, names) =>
    event.face === 1
      ? `A 1: ${names.unit(event.unit)} flies into a branch.`
      : `${event.face}: ${names.unit(event.unit)} weaves between the trees.`,
  dared: (event, names) =>
    event.passed
      ? `${names.unit(event.unit)} faces ${names.unit(event.foe)} and fears that kind no more.`
      : `${names.unit(event.unit)} dares not close with ${names.unit(event.foe)}. Its action is still its own.`,
  quarryGone: (event, names) =>
    `${names.unit(event.foe)} is not there any more. ${names.unit(event.unit)} has its action back.`,
  brokeAway: (event, names) =>
    event.free ? `${names.unit(event.unit)} slips away unharmed.` : `${names.unit(event.unit)} does not get away.`,
  recoilBarred: (event, names) => `There is no room behind ${names.unit(event.unit)}: it falls.`,
  followedUp: (event, names) =>
    event.follows
      ? `${names.unit(event.unit)} stays on the heels of ${names.unit(event.of)}.`
      : `${names.unit(event.unit)} lets ${names.unit(event.of)} go.`,
  edgeReached: (event, names) => `${names.unit(event.unit)} runs from the field.`,
  surrounded: (event, names) => `${names.unit(event.unit)} has nowhere left to run.`,
  intercepted: (event, names) =>
    event.takes
      ? `${names.unit(event.unit)} bars the way of ${names.unit(event.of)}.`
      : `${names.unit(event.unit)} lets ${names.unit(event.of)} run.`,
  dug: (event, names) => `${names.unit(event.unit)} goes below ground.`,
  surfaced: (event, names) =>
    event.strayed
      ? `${names.unit(event.unit)} comes up where it did not mean to.`
      : `${names.unit(event.unit)} comes up out of the ground.`,
  tookUp: (event, names) => `${names.unit(event.unit)} takes ${names.unit(event.friend)} up on the saddle.`,
  dismounted: (event, names) => `${names.unit(event.unit)} gets off beside ${names.unit(event.from)}.`,
  closedUp: (event, names) => {
    const [only] = event.units;
    return event.units.length === 1 && only !== undefined
      ? `${names.unit(only)} draws close to its swarm again.`
      : 'The swarm draws close again.';
  },
};

/** A wall of magic by its spell; a piece by its name, in the middle of a sentence. `names` knows the pieces by their ids. */
export function barrierName(id: string, names?: Names): string {
  const called = names === undefined ? undefined : (names.bare ?? names.unit)(id);
  const name = called === undefined || called === 'a unit' ? id : called;
  if (Object.hasOwn(SPELLS, name)) return SPELLS[name as keyof typeof SPELLS].name;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function movedSentence(event: EventOf<'moved'>, names: Names): string | undefined {
  const who = names.unit(event.unit);
  const far = names.length(event.length);
  switch (event.manner) {
    case 'move':
    case 'free-move':
    case 'regroup':
      return `${who} moves ${far}.`;
    case 'quick':
      return `${who} darts ${far}.`;
    case 'step':
      return `${who} takes a step.`;
    case 'fly':
      return `${who} flies ${far}.`;
    case 'swim':
      return `${who} swims ${far}.`;
    case 'cross':
      return `${who} gets over.`;
    case 'burrow':
      return `${who} tunnels ${far}.`;
    case 'leafwalk':
      return `${who} slips on through the leaves, ${far}.`;
    case 'recoil':
      return `${who} gives ground.`;
    case 'flee':
      return `${who} runs ${far}.`;
    case 'scatter':
      return `${who} staggers ${far}.`;
    // Told by the events beside them
    default:
      return undefined;
  }
}
