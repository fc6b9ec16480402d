import type { Names, Refusal } from '../kernel';
import { LONG_WORDS } from './words-flow-kit';
import type { WordsPart } from './words-part';

type Says = (refusal: Refusal, names: Names) => string;

const at = (refusal: Refusal, names: Names, i = 0): string => {
  const id = refusal.who?.[i];
  return id === undefined ? 'It' : names.unit(id);
};
const detail = (refusal: Refusal, key: string): number => Number(refusal.detail?.[key] ?? 0);
const plain =
  (text: string): Says =>
  () =>
    text;
/** A sentence about the first one named. */
const of =
  (say: (who: string) => string): Says =>
  (refusal, names) =>
    say(at(refusal, names));

/** What stands in the way, and what would do. */
export const FLOW_REFUSALS: WordsPart['refusals'] = {
  'seat/not-your-turn': plain('The other side is asked now, not yours.'),
  'step/not-now': notNow,
  'unit/unknown': plain('There is no such figure in this battle.'),
  'unit/not-yours': of((who) => `${who} is run by another player.`),
  'unit/not-on-table': of((who) => `${who} is not on the table.`),

  'muster/no-warband': plain('Choose a warband first.'),
  'muster/as-it-is': plain('That is said already.'),
  'muster/unknown-warband': plain('There is no ready warband of that name.'),
  'roll-off/already': plain('Your side has rolled. The other die is to come.'),
  'terrain/unknown': plain('There is no such piece in the box.'),
  'terrain/enough': (no) => `The field is full: ${detail(no, 'most')} pieces. Take one up first.`,
  'terrain/off-table': plain('It would stand over the table’s edge. Bring it wholly onto the table.'),
  'terrain/overlap': (no) => `${String(no.detail?.['piece'] ?? 'Another piece')} lies there. Put it beside.`,
  'deploy/already': of((who) => `${who} stands on the table already.`),
  'deploy/outside-zone': of((who) => `${who} begins within one Medium of its own edge, inside the marked strip.`),
  'deploy/no-footing': (no, names) => `${at(no, names)} cannot stand on ${String(no.detail?.['piece'] ?? 'that')}.`,

  'activate/already': of((who) => `${who} has been activated this turn. Each figure has one activation a turn.`),
  'activate/helpless': of((who) => `${who} can do nothing as it is. It waits for help.`),
  'activate/dice': plain('An activation takes one, two or three dice.'),
  'activate/berserk-dice': of((who) => `${who} is Berserk and always throws three dice.`),
  'free-move/carried': of((who) => `${who} is carried. It dismounts with an action first.`),
  'free-move/swims': of((who) => `${who} is in deep water. Swimming a Short takes two actions: it needs dice.`),
  'free-move/held': of((who) => `${who} is down or held fast. It takes dice to change that.`),
  'free-move/berserk': of((who) => `${who} is Berserk and always throws three dice.`),
  'free-move/foe-near': (no, names) =>
    `${at(no, names, 1)} is ${names.length(detail(no, 'gap'))} away. A free move begins with no able foe within ${names.length(detail(no, 'reach'))}.`,
  'reckless/not-it': of((who) => `${who} is not Reckless.`),
  'reckless/already': of((who) => `${who} is reckless already.`),
  'reckless/too-late': of((who) => `${who} has rolled. Recklessness is said before the dice.`),
  'fly-low/no-wings': of((who) => `${who} does not fly.`),
  'fly-low/no-wind': plain('No wind blows. There is no need to keep low.'),
  'fly-low/already': of((who) => `${who} keeps low this turn already.`),
  'fly-low/too-late': of((who) => `${who} has rolled. Keeping low is said before the dice.`),

  'act/too-few-actions': (no, names) => {
    const [left, cost] = [detail(no, 'left'), detail(no, 'cost')];
    return `${at(no, names)} has ${count(left, 'action')} left; this takes ${LONG_WORDS[cost] ?? cost}.`;
  },
  'act/not-activated': of((who) => `${who} is not the one acting now.`),
  'act/done-already': of((who) => `${who} is done for this activation.`),
  'act/finish-first': (no, names) =>
    `${at(no, names, 1)} has begun and still has an action. Use it or say done, then ${at(no, names)} may act.`,
  'act/not-in-free-move': of((who) => `${who} moves freely: a move and nothing else. Roll dice to do more.`),
  'act/not-in-regroup': of((who) => `${who} regroups: moves only, no attacks and no spells.`),
  'act/not-in-concentrate': of((who) => `${who} shoots with the others; that is all it does this turn.`),
  'attack/once': of((who) => `${who} has made its attack this turn.`),
  'attack/shot-already': of((who) => `${who} has shot this turn. It may move, but not strike.`),
  'attack/fought-already': of((who) => `${who} has fought this turn. It may move, but not shoot.`),
  'attack/no-attack-after-spell': of((who) => `${who} has cast a spell this turn, which leaves no time to attack.`),
  'attack/no-spell-after-attack': of((who) => `${who} has attacked this turn, which leaves no time to cast.`),
  'bank/no-caster': of((who) => `${who} casts no spells, and has nothing to keep actions for.`),
  'bank/no-defence': of((who) => `${who} knows no spell to be cast in the enemy’s turn.`),
  'bank/own-turn': of((who) => `${who} reacts. Actions are kept in one’s own turn.`),
  'bank/nothing': plain('Keep one action or more.'),
  'bank/enough': of((who) => `${who} keeps three actions at most: a spell has no use for more.`),

  'berserk/not-from-afar': of((who) => `${who} is in a frenzy: it runs at the enemy and strikes, nothing else.`),
  'berserk/must-strike': of((who) => `${who} is in a frenzy and upon a foe. It strikes.`),
  'berserk/must-run': of((who) => `${who} is in a frenzy and can reach nearer to the foe. It runs on.`),
  'berserk/toward': of((who) => `${who} is in a frenzy. Move it nearer to the nearest foe.`),

  'group/twice': plain('The same figure is named twice.'),
  'group/too-few': plain('A group is two figures or more.'),
  'group/too-many': (no) => `Too many for one order: ${detail(no, 'most')} at most.`,
  'group/carried': of((who) => `${who} is carried and joins no group.`),
  'group/stubborn': of((who) => `${who} is Stubborn and joins no group.`),
  'group/swarm': of((who) => `${who} acts with its swarm, in no other group.`),
  'group/deaf': of((who) => `${who} is deaf and hears no order.`),
  'group/staggering': of((who) => `${who} staggers and joins no group.`),
  'group/blind': of((who) => `${who} is blind. Beside a friend who sees it could join.`),
  'group/berserk': of((who) => `${who} is Berserk and goes with Berserks only.`),
  'group/no-gang': (no, names) =>
    no.who?.[0] === undefined
      ? 'Without a Leader only a gang acts together.'
      : `${at(no, names)} is in no gang. It takes a Leader’s order.`,
  'group/out-of-command': (no, names) => {
    const last = (no.who?.length ?? 1) - 1;
    return `${at(no, names)} is out of reach of ${at(no, names, last)}, whose orders carry ${names.length(detail(no, 'range'))}.`;
  },
  'group/not-touching': of((who) => `${who} does not touch the others. A group stands base to base; regroup first.`),
  'group/scattered': of((who) => `${who} is more than a Long from the others.`),
  'group/not-in-front': of((who) => `${who} leads from the front: it goes with its group.`),
  'group/not-a-front-leader': of((who) => `${who} does not lead from the front.`),
  'group/front-does-not-regroup': of((who) => `${who} leads a group in contact; it calls nobody in.`),
  'group/no-casters': of((who) => `${who} casts spells and shoots with no others.`),
  'group/no-bow': of((who) => `${who} has nothing to shoot with.`),
  'group/bow-not-ready': of((who) => `${who} has no weapon ready to shoot: spent, broken or not loaded.`),
  'group/in-melee': of((who) => `${who} is fighting and cannot shoot.`),
  'group/caster-outside': plain('The caster of the spell is one of the group.'),
  'group/two-spells': of((who) => `${who} names one spell before the dice.`),
  'group/no-spells': of((who) => `${who} casts no spell under this order.`),
  'order/no-leader': of((who) => `${who} is no Leader. Only a Leader gives this order.`),
  'order/voiceless': of((who) => `${who} cannot give orders as it is.`),
  'order/not-reacting': of((who) => `${who} reacts. Orders belong to its own turn.`),
  'order/no-dice': plain('Say how many dice the group throws.'),
  'order/no-whip': of((who) => `${who} is no Discipline Master.`),
  'order/nobody-to-drive': of((who) => `Nobody of Quality 4 to 6 who has yet to act is within a Short of ${who}.`),
  'order/whip-finds-its-own': plain('The whip drives all that are near; nobody is named.'),

  'regroup/apart': of((who) => `${who} has moved and stands alone. It ends its last move beside one of the others.`),

  'react/already': of((who) => `${who} has reacted this turn.`),
  'react/unreactive': of((who) => `${who} never reacts.`),
  'react/controlled': of((who) => `${who} is under another’s will and does not react.`),
  'react/unable': of((who) => `${who} cannot react as it is.`),
  'react/declines': of((who) => `${who} lets reactions pass by. Ask for them again first.`),
  'react/dice': (no) => {
    const dice = detail(no, 'dice');
    return dice === 1 ? 'One die was failed: one is thrown.' : `${dice} failed dice are left to throw.`;
  },
  'react/too-far': (no, names) =>
    no.who?.[1] === undefined
      ? `${at(no, names)} is too far to react.`
      : `${at(no, names)} is more than two Long from ${at(no, names, 1)}, too far to react.`,
  'react/out-of-sight': (no, names) => `${at(no, names)} does not see ${at(no, names, 1)} and cannot react to it.`,
  'react/too-late-to-take': plain('The initiative takes two failed dice, none of them used to react.'),
  'auto-decline/as-it-is': of((who) => `That is how ${who} is set already.`),
  'dice/no-such-change': plain('Nothing here may change that die.'),
  'dice/stood': plain('The dice stand; you said so.'),
  'dice/used-up': of((who) => `${who} has used that up.`),
  'dice/no-such-die': plain('There is no such die.'),
  'dice/no-use': plain('That would not turn the die into a success.'),
};

const count = (n: number, what: string): string => (n === 1 ? `one ${what}` : `${LONG_WORDS[n] ?? n} ${what}s`);

/** What must happen first, where the moment says it. */
function notNow(refusal: Parameters<Says>[0]): string {
  switch (String(refusal.detail?.['step'] ?? '')) {
    case 'turn':
      return 'No figure is acting. Choose one and throw its dice first.';
    case 'act':
      return 'A figure is still acting. Spend its actions or press Done first.';
    case 'reactions':
      return 'A reaction is asked for first: take it or let it pass.';
    default:
      return 'That belongs to another moment of the battle.';
  }
}
