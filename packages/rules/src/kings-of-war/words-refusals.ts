import type { Names, Refusal } from '../kernel';
import { verb } from './words-many';
import { RULE_WORDS } from './words-rules';

/** What stands in the way, and what would do; undefined for a code that is not this game's. */
export function refusalSentence(no: Refusal, names: Names): string | undefined {
  const sentence = SENTENCES[no.code]?.(reader(no, names));
  return sentence === undefined ? undefined : agreed(sentence, no, names);
}

/** `⟦is|are⟧` follows the unit that wants something, `⟨is|are⟩` the one it is about. */
function agreed(sentence: string, no: Refusal, names: Names): string {
  const pick = (unit: string | undefined) => (_: string, one: string, many: string) =>
    unit === undefined ? one : verb(names, unit, one, many);
  const [me, them] = no.who ?? [];
  return sentence.replace(/⟦([^|]*)\|([^⟧]*)⟧/g, pick(me)).replace(/⟨([^|]*)\|([^⟩]*)⟩/g, pick(them));
}

/** The parts of a refusal as people read them. */
interface Read {
  /** The unit that wants something. */
  readonly me: string;
  /** The one it is about. */
  readonly them: string;
  /** Whoever stands in the way: a third unit, or a piece of terrain. */
  readonly between: string;
  length(key: string): string;
  number(key: string): number;
  text(key: string): string;
}

function reader(no: Refusal, names: Names): Read {
  const [me, them, third] = no.who ?? [];
  const piece = no.detail?.['piece'];
  return {
    me: me === undefined ? 'The unit' : names.unit(me),
    them: them === undefined ? 'the enemy' : names.unit(them),
    between: third !== undefined ? names.unit(third) : piece !== undefined && piece !== '' ? String(piece) : '',
    length: (key) => names.length(Number(no.detail?.[key] ?? 0)),
    number: (key) => Number(no.detail?.[key] ?? 0),
    text: (key) => String(no.detail?.[key] ?? ''),
  };
}

const ORDERS: Readonly<Record<string, string>> = {
  halt: 'Halt',
  face: 'Change Facing',
  advance: 'Advance',
  back: 'Back',
  sidestep: 'Sidestep',
  double: 'At the Double',
  charge: 'Charge',
  'counter-charge': 'Counter Charge',
};
export const orderName = (order: string): string => ORDERS[order] ?? order;

const FACES: Readonly<Record<string, string>> = {
  front: 'front',
  rear: 'rear',
  left: 'left flank',
  right: 'right flank',
};
export const faceName = (face: string): string => FACES[face] ?? face;

const PHASES: Readonly<Record<string, string>> = {
  muster: 'choosing armies',
  terrain: 'laying out the field',
  'roll-off': 'a roll-off',
  'choose-edge': 'choosing sides',
  deploy: 'deployment',
  scout: 'scout moves',
  'choose-first': 'choosing who begins',
  movement: 'the Movement phase',
  ranged: 'the Ranged phase',
  melee: 'the Melee phase',
  combat: 'a combat that must be finished',
  nerve: 'nerve tests',
  regroup: 'regrouping',
  'last-round': 'the roll for a last round',
};
export const stepName = (step: string): string => PHASES[step] ?? step;

/** By how many degrees or what length: kept short, the numbers do the talking. */
const SENTENCES: Readonly<Record<string, (r: Read) => string>> = {
  'unit/unknown': () => 'There is no such unit in this battle.',
  'unit/not-yours': (r) => `${r.me} ⟦fights|fight⟧ for the other side.`,
  'unit/not-on-table': (r) => `${r.me} ⟦is|are⟧ not on the table.`,
  'unit/not-an-enemy': (r) => `${r.me} ⟦fights|fight⟧ for your own side.`,
  'side/unknown': () => 'There is no such side in this battle.',
  'seat/not-your-turn': (r) =>
    r.text('step') === ''
      ? 'It is the other side’s turn.'
      : `The table waits for the other side: ${stepName(r.text('step'))}.`,
  'step/not-now': (r) => `Not now: the game is at ${stepName(r.text('step'))}.`,

  'muster/no-army': () => 'Choose an army first.',
  'muster/as-it-is': () => 'That is said already.',
  'muster/unknown-list': () => 'There is no ready army of that name.',
  'terrain/unknown': () => 'There is no such piece of terrain.',
  'terrain/enough': (r) => `${r.number('most')} pieces are enough. Take one up before laying another.`,
  'terrain/flat': () => 'A piece of this kind has a height of 1 at least.',
  'terrain/off-table': () => 'The piece hangs over the table’s edge. Bring it wholly onto the table.',
  'terrain/overlap': (r) => `${r.between || 'Another piece'} lies there. Leave a gap between them.`,
  'roll-off/already': () => 'Your die is cast. The other side has yet to roll.',
  'deploy/already': (r) => `${r.me} ⟦stands|stand⟧ on the table already.`,
  'deploy/outside-zone': (r) => `${r.me} must stand wholly on your own strip, more than 12″ from the middle line.`,
  'deploy/room-left': (r) => `There is still room for ${r.me}. Every unit that fits must be deployed.`,
  'scout/not-now': (r) => `${r.me} ⟦has|have⟧ no scout move left.`,

  'order/already': (r) => `${r.me} ⟦has|have⟧ ⟦its|their⟧ order for this turn.`,
  'order/steady-first': (r) => `${r.me} ⟦is|are⟧ Wavering and Headstrong: roll for it before giving an order.`,
  'order/wavering': (r) => `${r.me} ⟦is|are⟧ Wavering: ⟦it|they⟧ can only Halt, Change Facing or go Back.`,
  'order/war-engine': (r) =>
    `A war engine takes no order to ${orderName(r.text('order'))}. It can Advance, Sidestep or go Back.`,
  'order/rule-forbids': (r) =>
    `${r.me} ⟦takes|take⟧ no order to go ${orderName(r.text('order'))}: ⟦it is|they are⟧ ${RULE_WORDS[r.text('because') as keyof typeof RULE_WORDS]?.name ?? r.text('because')}.`,
  'order/no-melee': (r) => `${r.me} ⟦does|do⟧ not fight in melee, so ⟦it|they⟧ cannot charge.`,

  'end/off-table': (r) =>
    r.number('by') > 0
      ? `${r.me} would stand ${r.length('by')} over the table’s edge.`
      : `${r.me} would cross the table’s edge.`,
  'end/on-terrain': (r) => `${r.me} cannot stand on ${r.between}. End clear of it.`,
  'end/double-on-difficult': (r) => `${r.me} cannot end on ${r.between} at the double. End clear of it, or Advance.`,
  'end/on-friend': (r) => `${r.me} would stand on ${r.them}. End clear of your own units.`,
  'end/on-enemy': (r) => `${r.me} would stand on ${r.them}.`,
  'end/touches-friend': (r) => `${r.me} would touch ${r.them}. Leave a little air between your own units.`,
  'end/near-enemy': (r) => `${r.me} would end ${r.length('gap')} from ${r.them}. Stay 1″ away.`,
  'end/not-farther': (r) => `${r.me} began ${r.length('needed')} from ${r.them} and must end farther away than that.`,

  'move/nowhere': (r) => `${r.me} would not move at all. Halt does that.`,
  'move/too-far': (r) =>
    `Too far by ${r.length('over')}: ${orderName(r.text('order'))} goes ${r.length('allowed')} at most.`,
  'move/too-many-pivots': (r) =>
    r.number('allowed') === 0
      ? `${orderName(r.text('order'))} has no pivot for ${r.me}.`
      : `${r.me} may pivot ${r.number('allowed') === 1 ? 'once' : `${r.number('allowed')} times`} in this order.`,
  'move/pivot-too-wide': () => 'A pivot in a move is 90° at most. Change Facing turns farther.',
  'move/enemy-in-the-way': (r) => `${r.them} ⟨blocks|block⟩ the way of ${r.me}. Keep 1″ clear of ⟨it|them⟩.`,
  'move/terrain-in-the-way': (r) => `${r.between || 'The terrain'} cannot be crossed. Go around it.`,
  'move/no-double-through': (r) =>
    `Not at the double: ${r.between || 'the ground'} lies in the way. An Advance may go through.`,
  'pivot/not-individual': (r) => `${r.me} ⟦has|have⟧ no free pivot: only Individuals do.`,
  'pivot/no-individual': (r) => `${r.me} ⟦has|have⟧ no free pivot: only Individuals do.`,
  'pivot/engaged': (r) => `${r.me} ⟦is|are⟧ Engaged and ⟦keeps|keep⟧ ⟦its|their⟧ place in the fight.`,
  'pivot/nobody-near': (r) => `${r.me} ⟦has|have⟧ nobody to shoot at, whichever way ⟦it turns|they turn⟧.`,
  'wild/nothing-to-roll': (r) => `${r.me} ⟦has|have⟧ no die to roll for ⟦its|their⟧ charge.`,
  'steady/no-need': (r) => `${r.me} ⟦has|have⟧ nothing to pull ⟦itself|themselves⟧ together from.`,
  'withdraw/already': (r) => `${r.me} ⟦has|have⟧ made ⟦its|their⟧ Withdraw.`,
  'withdraw/not-engaged': (r) => `${r.me} ⟦is|are⟧ not Engaged, so there is nobody to withdraw from.`,
  'withdraw/two-facings': (r) => `${r.me} ⟦is|are⟧ held on more than one facing and cannot withdraw.`,

  'charge/named-twice': (r) => `${r.me} ⟦is|are⟧ named twice in this charge.`,
  'charge/declared-together': (r) =>
    `${r.me} ⟦has|have⟧ been charged this turn. All charges on one unit are ordered together.`,
  'charge/counter-charge-it': (r) =>
    `${r.me} ⟦is|are⟧ Engaged with ${r.them}. Counter charge ⟨it|them⟩, or withdraw first.`,
  'charge/not-in-arc': (r) => `${r.them} ⟨is|are⟩ outside the front arc of ${r.me} by ${r.length('by')}.`,
  'charge/out-of-reach': (r) =>
    `Out of reach by ${r.length('over')}: ${r.me} may charge ${r.length('reach')}, ${r.them} ⟨is|are⟩ ${r.length('needed')} away.${
      r.text('unrolled') === '' ? '' : ` ⟦Its|Their⟧ ${r.text('unrolled')} of Wild Charge is not rolled yet.`
    }`,
  'charge/no-sight': (r) => `${r.me} cannot see ${r.them}.${r.between === '' ? '' : ` ${r.between} blocks the line.`}`,
  'charge/pivot-to-see': (r) =>
    `${r.me} may not turn into ${r.between || 'cover'} to see ${r.them}: ⟦it|they⟧ did not begin ⟦its|their⟧ turn there.`,
  'charge/protected-facing': (r) => `${r.between || 'A friend'} covers the ${faceName(r.text('face'))} of ${r.them}.`,
  'charge/unreachable': (r) =>
    `${r.me} ⟦finds|find⟧ no way to the ${faceName(r.text('face'))} of ${r.them} with the pivots ⟦it has|they have⟧.`,
  'charge/wrong-face': (r) =>
    `${r.me} must meet the ${faceName(r.text('face'))} of ${r.them}, where ⟦it|they⟧ started.`,
  'charge/route-blocked': (r) => `${r.between === '' ? 'Something' : r.between} bars the way of ${r.me} to ${r.them}.`,
  'charge/no-room': (r) =>
    `${r.me} can touch ${r.them} but not stand flush there.${r.between === '' ? '' : ` ${r.between} leaves no room.`}`,
  'charge/corner-only': (r) => `Only the corners of ${r.me} and ${r.them} would touch. That is no charge.`,
  'charge/off-table': (r) => `${r.me} would have to leave the table to charge ${r.them}.`,
  'charge/facing-full': (r) => `There is no room left for ${r.me} on that facing of ${r.them}.`,
  'counter/not-engaged': (r) =>
    `${r.me} began ⟦its|their⟧ turn without ${r.them} in contact. Counter charge an enemy ⟦it fights|they fight⟧.`,
  'counter/no-room': (r) =>
    `There is no room for ${r.me} before ${r.them}.${r.between === '' ? '' : ` ${r.between} stands there.`}`,

  'shoot/already': (r) => `${r.me} ⟦has|have⟧ shot this turn.`,
  'shoot/doubled': (r) => `${r.me} moved at the double and ⟦does|do⟧ not shoot.`,
  'shoot/engaged': (r) => `${r.me} ⟦is|are⟧ Engaged. ⟦It|They⟧ must get away before ⟦it|they⟧ can shoot.`,
  'shoot/disordered': (r) => `${r.me} ⟦is|are⟧ Disordered and ⟦does|do⟧ not shoot this turn.`,
  'shoot/no-ranged': (r) => `${r.me} ⟦has|have⟧ nothing to shoot with.`,
  'shoot/no-weapon': (r) => `${r.me} ⟦has|have⟧ no such weapon.`,
  'shoot/used': (r) => `${r.me} ⟦has|have⟧ used up ⟦its|their⟧ ${r.text('weapon') || 'weapon'}.`,
  'shoot/no-dice': (r) => `${r.me} would have no dice left to roll.`,
  'shoot/no-sight': (r) => `${r.me} cannot see ${r.them}.${r.between === '' ? '' : ` ${r.between} blocks the line.`}`,
  'shoot/out-of-arc': (r) =>
    `${r.them} ⟨is|are⟩ outside the front arc of ${r.me}${r.number('short') > 0 ? ` by ${r.length('short')}` : ''}.`,
  'shoot/out-of-range': (r) =>
    `Out of range: ${r.text('weapon') || 'the weapon'} reaches ${r.length('range')}, ${r.them} ⟨is|are⟩ ${r.length('distance')} away.`,
  'shoot/target-engaged': (r) => `${r.me} ⟦is|are⟧ Engaged: nobody shoots into a fight.`,
  'shoot/reload': (r) => `${r.me} moved, and ⟦its|their⟧ weapon needs a Halt to reload.`,
  'shoot/indirect': (r) => `${r.them} ⟨is|are⟩ within 12″, too near for an indirect shot.`,

  'strike/already': (r) => `${r.me} ⟦has|have⟧ struck this turn.`,
  'strike/no-charge': (r) => `${r.me} did not charge this turn, so ⟦it does|they do⟧ not strike.`,
  'strike/other-combat': (r) => `${r.me} ⟦fights|fight⟧ another enemy. Finish this combat first.`,
  'test/not-owed': (r) => `${r.me} ⟦has|have⟧ no nerve test to make.`,
  'test/no-such-choice': (r) => `That does not weigh on ${r.me} here.`,
  'regroup/not-this-unit': (r) => `${r.me} routed nobody and ⟦does|do⟧ not regroup.`,
  'regroup/engaged': (r) => `${r.me} ⟦is|are⟧ still Engaged and ⟦stays|stay⟧ where ⟦it is|they are⟧.`,
  'regroup/no-pivot': () => 'A regroup either pivots on the spot or goes straight.',
  'regroup/not-free': (r) => `That way was not free for the full distance. ${r.me} ⟦regroups|regroup⟧ another way.`,
  'regroup/unit-in-the-way': (r) => `${r.them} ⟨stands|stand⟩ in the way after ${r.length('free')}.`,
  'regroup/terrain-in-the-way': (r) => `Terrain bars the way after ${r.length('free')}.`,

  'correct/no-such-count': () => 'There is nothing of that name to set on a unit.',
  'correct/count-out-of-range': () => 'That number is out of its range.',
  'correct/no-name': () => 'A unit needs a name.',
  'correct/not-routed': (r) => `${r.me} ⟦has|have⟧ not left the battle.`,
  'correct/twice': (r) => `${r.me} ⟦is|are⟧ changed twice in one correction.`,
};

/** Every code with a sentence, for the test that none is missing. */
export const refusalCodes: readonly string[] = Object.keys(SENTENCES);
