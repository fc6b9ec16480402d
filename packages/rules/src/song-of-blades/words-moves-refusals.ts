import type { Names, Refusal } from '../kernel';
import { barrierName } from './words-moves-events';
import type { WordsPart } from './words-part';

/** What stands in the way of a movement, and what would do. */
export const MOVES_REFUSALS: WordsPart['refusals'] = {
  'move/prone': (no, names) => `${one(no, names)} is lying down. It stands up first.`,
  'move/entangled': (no, names) => `${one(no, names)} is caught in a web. Tear it free first.`,
  'move/stuck': (no, names) => `${one(no, names)} is stuck in the mud until its next activation.`,
  'move/transfixed': (no, names) => `${one(no, names)} is Transfixed. Two actions of will set it free.`,
  'move/looting': (no, names) => `${one(no, names)} robs a body. An action tears it away.`,
  'move/held': (no, names) => `${one(no, names)} is held fast. Work it free first.`,
  'move/helpless': (no, names) => `${one(no, names)} can do nothing in its present state.`,
  'move/reloaded': (no, names) => `${one(no, names)} has tended its weapon this turn and stays where it is.`,
  'move/last-move-done': (no, names) => `${one(no, names)} has gone its winding way; that was its last move this turn.`,
  'move/slow': (no, names) =>
    no.detail?.['because'] === 'ASOBH-ENV-03'
      ? `Everyone is Slow in thick growth: ${one(no, names)} has made its one move this turn.`
      : `${one(no, names)} is Slow: one move a turn, and that is made.`,
  'move/blind': (no, names) => `${one(no, names)} sees nothing. It can only grope its way.`,
  'move/not-blind': (no, names) => `${one(no, names)} sees where it goes. A plain move will do.`,
  'move/carried': (no, names) => `${one(no, names)} sits on another’s horse. It gets off with an action of its own.`,
  'move/below': (no, names) => `${one(no, names)} is below ground. It comes up first.`,
  'move/not-agile': (no, names) => `${one(no, names)} moves in a straight line. Only the Agile bend their way.`,
  'move/nowhere': (no, names) => `${one(no, names)} stands there already.`,
  'move/foe-in-the-way': (no, names) => `${other(no, names)} stands in the way. Another direction is open.`,
  'move/friend-in-the-way': (no, names) =>
    `It is too narrow here to pass ${other(no, names)}. Stop short of it or go around.`,
  'move/obstacle': (no, names) =>
    `The ${piece(no, names)} is in the way. Cross it with an action of its own, or stride over on a die.`,
  'move/climb': (no, names) => `The ${piece(no, names)} is too high to walk over. It has to be climbed.`,
  'move/barred': (no, names) => `There is no way through the ${piece(no, names)}. Go around it.`,
  'move/edge': (no, names) =>
    `It drops ${names.length(number(no, 'height'))} here. Climb down, jump, or let it fall and take the dice.`,
  'move/too-far': (no, names) => {
    const reach = names.length(number(no, 'allowed'));
    const over = names.length(number(no, 'over'));
    const slow = no.detail?.['slowed'];
    if (slow === undefined) return `Too far by ${over}: ${one(no, names)} goes ${reach}.`;
    const dare = no.detail?.['dare'] === 1 ? ' At full speed it risks the branches.' : '';
    return `Too far by ${over}: ${slowedWords(String(slow), names)}, ${one(no, names)} goes ${reach}.${dare}`;
  },
  'move/step-too-far': (no, names) => `A step is one base: ${names.length(number(no, 'allowed'))}.`,
  'move/quick-too-far': (no, names) =>
    `Each of the two quick moves is one Short, ${names.length(number(no, 'allowed'))}. One is too long by ${names.length(number(no, 'over'))}.`,
  'move/not-quick': (no, names) => `${one(no, names)} is not Quick.`,
  'move/quick-done': (no, names) => `${one(no, names)} has made its two quick moves in this activation.`,
  'move/quick-not-free': () => 'A free move is a plain one, at its usual speed.',
  'move/off-table': (no, names) => `${one(no, names)} would stand over the table’s edge. Keep it wholly on.`,
  'move/no-room': (no, names) => `There is no room on top of ${other(no, names)}. Stop short of it, or go past.`,
  'move/on-piece': (no, names) => `Nobody stands on the ${piece(no, names)}. Stop before it, or end beyond.`,
  'move/swim': (no, names) =>
    `Swimming takes ${number(no, 'cost')} actions; ${one(no, names)} has ${number(no, 'left')} and floats.`,
  'move/afraid': (no, names) => `${one(no, names)} has lost its nerve before ${other(no, names)} for this turn.`,
  'move/free-move-melee': (no, names) =>
    `A free move does not go into a fight. Keep clear of ${other(no, names)}, or roll for it.`,
  'move/regroup-apart': (no, names) => `${one(no, names)} has to end beside another of the group.`,
  'move/no-leafwalk': (no, names) => `${one(no, names)} has no walk among leaves left this turn.`,
  'move/not-this-figure': (no, names) => `This is about ${one(no, names)}.`,
  'climb/not-there': (no, names) => `${one(no, names)} does not stand against that. Move up to it first.`,
  'climb/walk': () => 'That needs no climbing. A plain move goes over it.',
  'climb/shut': () => 'Nobody climbs that wall. Go around it, or break it.',
  'climb/low': () => 'That is low enough for one action.',
  'climb/too-high': (no, names) =>
    `That is ${names.length(number(no, 'height'))} high; ${one(no, names)} climbs ${names.length(number(no, 'most'))} at a time.`,
  'climb/clumsy': (no, names) => `${one(no, names)} is too clumsy to climb.`,
  'climb/snow': () => 'Snow leaves no safe hold: it has to be tried on a die.',
  'climb/no-room': (no, names) => `There is no room for ${one(no, names)} on the other side.`,
  'jump/not-free': () => 'A free move is a walk. Roll for actions to jump.',
  'jump/afloat': (no, names) => `${one(no, names)} is swimming and has nothing to jump from.`,
  'jump/slow-run-up': (no, names) => `${one(no, names)} is Slow and has no move to spare for a run-up.`,
  'dig/cannot': (no, names) => `${one(no, names)} does not burrow.`,
  'dig/below-already': (no, names) => `${one(no, names)} is below ground already.`,
  'dig/not-free': () => 'A free move stays above ground.',
  'dig/no-soil': (no, names) => `${one(no, names)} needs open ground to dig in.`,
  'dig/in-melee': (no, names) => `${other(no, names)} is upon it. ${one(no, names)} cannot dig until it is clear.`,
  'burrow/under-water': (no, names) => `${one(no, names)} would drown under the water there.`,
  'surface/not-below': (no, names) => `${one(no, names)} is above ground.`,
  'surface/too-far': (no, names) => `It comes up within ${names.length(number(no, 'allowed'))}.`,
  'surface/no-room': (no, names) => `There is no room for ${one(no, names)} to come up there.`,
  'carry/not-mounted': (no, names) => `${one(no, names)} has no mount to carry anyone.`,
  'carry/not-free': () => 'A free move takes nobody along. Roll for it.',
  'carry/cannot': (no, names) => `${one(no, names)} can take up nobody in its present state.`,
  'carry/not-beside': (no, names) => `${other(no, names)} is not beside it. A friend in contact can be taken up.`,
  'carry/mounted-too': (no, names) => `${other(no, names)} rides itself.`,
  'carry/too-large': (no, names) => `${other(no, names)} is too large to be carried.`,
  'carry/held-fast': (no, names) => `${other(no, names)} cannot be lifted as it is.`,
  'carry/in-melee': (no, names) => `${other(no, names)} is in a fight and cannot be pulled out of it.`,
  'carry/full': (no, names) => `${one(no, names)} carries somebody already.`,
  'dismount/not-carried': (no, names) => `Nobody carries ${one(no, names)}.`,
  'dismount/nowhere': () => 'Pick a side of the mount to get off on.',
  'dismount/no-room': () => 'There is no room on that side of the mount.',
  'swarm/whole': () => 'The swarm is together.',
  'leave/no-hack-from': (no, names) => `${other(no, names)} has no blow to strike here.`,
  'recoil/not-there': (no, names) =>
    `${one(no, names)} gives ground away from the blow, one base, where there is room. Pick a place in the fan.`,
  'flee/not-nearest': (no, names) => `${one(no, names)} runs for the nearest edge.`,
};

const one = (no: Refusal, names: Names): string => (no.who?.[0] === undefined ? 'This figure' : names.unit(no.who[0]));
const other = (no: Refusal, names: Names): string =>
  no.who?.[1] === undefined ? 'Another figure' : names.unit(no.who[1]);
const number = (no: Refusal, key: string): number => Number(no.detail?.[key] ?? 0);
const piece = (no: Refusal, names: Names): string => barrierName(String(no.detail?.['piece'] ?? 'obstacle'), names);

/** Why a stick is shorter than by nature, in the middle of a sentence. */
export function slowedWords(by: string, names?: Names): string {
  switch (by) {
    case 'snow':
      return 'in the snow';
    case 'uphill':
      return 'uphill';
    case 'ASOBH-CND-03':
      return 'on tired legs';
    case 'ASOBH-CND-09':
      return 'with a statue to drag';
    case 'ASOBH-WTH-02':
      return 'low in the wind';
    case 'ASOBH-ENV-05':
      return 'in deep water';
    default:
      return `slowed by the ${barrierName(by, names)}`;
  }
}
