import type { Names, Refusal } from '../kernel';
import { capital, counted } from './words-flow-kit';
import type { WordsPart } from './words-part';

type Says = (refusal: Refusal, names: Names) => string;

const at = (refusal: Refusal, names: Names, i = 0): string => {
  const id = refusal.who?.[i];
  return id === undefined ? 'It' : names.unit(id);
};
const number = (refusal: Refusal, key: string): number => Number(refusal.detail?.[key] ?? 0);
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
  'seat/not-your-turn': plain('Another seat is asked now, not yours.'),
  'step/not-now': notNow,
  'unit/unknown': plain('There is no such figure in this battle.'),
  'unit/not-yours': of((who) => `${who} is run by another player.`),
  'unit/not-on-table': of((who) => `${who} is not on the table.`),

  'muster/no-warband': plain('Nobody has brought a warband yet. Bring one first.'),
  'muster/is-ready': plain('You have said that you are ready. Say “not yet” first.'),
  'muster/as-it-is': plain('That is said already.'),
  'muster/party-only': plain('The warband is brought by those who play it.'),
  'muster/unknown-warband': plain('There is no ready warband of that name.'),
  'muster/nobody-fit': plain('Nobody of this warband can take the field. Bring another, or let them recover.'),
  'muster/not-of-it': (no) => `There is no ${String(no.detail?.['id'] ?? 'such character')} in this warband.`,
  'muster/twice': plain('A character takes the field once. Name each only once.'),
  'muster/too-many': (no) =>
    `${capital(counted(number(no, 'has'), 'character'))} are named, and ${counted(number(no, 'most'), 'figure')} may take the field. Leave some at the camp.`,

  'share/party-only': plain('The warband is shared among those who play it.'),
  'share/not-of-the-party': of((who) => `${who} is not of the warband.`),
  'share/no-such-seat': plain('That seat does not play the warband. Choose another.'),
  'share/gone': of((who) => `${who} is out of the battle and needs nobody to run it.`),
  'share/as-it-is': of((who) => `${who} is run by that seat already.`),

  'initiative/anticipates': of((who) => `${who} anticipated: it acts in Quick and takes no die.`),
  'initiative/takes-none': of((who) => `${who} takes no die. Dice go to the warband on the table.`),
  'initiative/no-such-die': plain('There is no such die on the table.'),
  'initiative/die-twice': (no, names) =>
    `${at(no, names)} and ${at(no, names, 1)} have the same ${number(no, 'face')}. Each die goes to one figure.`,
  'initiative/dice-left': (no) =>
    `${capital(counted(number(no, 'left'), 'die is', 'dice are'))} still to be given. Each goes to another figure.`,
  'initiative/nothing-to-back': plain('Nothing is proposed that waits for your yes.'),
  'initiative/not-open': plain('The dice do not lie open now. They are given at the beginning of a round.'),
  'initiative/not-yours': plain('The dice are given by those who run figures of the warband.'),
  'initiative/as-it-is': plain('That is proposed already. Say yes to it, or change it.'),
  'initiative/no-die': of((who) => `${who} has no die this round that could be thrown again.`),
  'initiative/no-such-rule': of((who) => `${who} has no rule that throws its die again. A point of Will would do.`),

  'phase/in-enemy-power': of((who) => `${who} is in the enemy’s power and acts with them.`),
  'phase/enemies-later': of((who) => `${who} is an enemy. They act in their own phase.`),
  'phase/fell': of((who) => `${who} fell this round and does nothing more. It acts again in the next.`),
  'phase/has-acted': of((who) => `${who} has acted this round.`),
  'phase/next-round': of((who) => `${who} came since the order was made. It acts from the next round on.`),
  'phase/acts-slow': (no, names) =>
    number(no, 'will') > 0
      ? `${at(no, names)} acts in Slow. A point of Will would bring it into Quick.`
      : `${at(no, names)} acts in Slow, after the enemies.`,
  'phase/quick-over': of((who) => `The Quick phase is over for ${who}.`),
  'phase/quick-already': of((who) => `${who} acts in Quick already.`),
  'will/none-left': of((who) => `${who} has no Will left.`),
  'story/none-left': plain('The warband has no Story Point left.'),

  'story/party-only': plain('The story is told by those who play the warband.'),
  'story/not-begun': plain('The battle has not begun. Tell it when it has.'),
  'reroll/twice': plain('That die was thrown again already. None goes a third time.'),
  'reroll/no-source': plain('Nothing of that kind throws these dice again.'),
  'reroll/not-thrown': plain('The dice were not thrown again. Throw them, or keep what fell.'),

  'act/other-first': (no, names) => `${at(no, names)} is acting. End its activation first.`,
  'act/seize-walks': of(
    (who) => `${who} seized the initiative: a plain move, a shot or one other action, no Dash and no fight.`,
  ),
  'act/in-enemy-power': of((who) => `${who} is in the enemy’s power: it moves and fights for them, no more.`),
  'act/not-for-enemies': plain('Enemies move, shoot and fight. That is for the warband.'),
  'act/not-in-it': of((who) => `${who} cannot do that in this activation.`),

  'leave/acted-already': of((who) => `${who} has acted. Leaving is part of a move, so it comes before the action.`),
  'leave/no-entry': (no, names) =>
    `The only ways out down here are the ways in. ${at(no, names)} is ${names.length(number(no, 'gap'))} from the nearest; bring it within ${names.length(25.4)}.`,
  'leave/too-far': (no, names) =>
    `${at(no, names)} is ${names.length(number(no, 'gap'))} from the edge. Bring it within ${names.length(25.4)} first.`,

  'tracking/no-such-matter': plain('That is not to be settled now. Choose one of those listed.'),
  'vote/yes-or-no': plain('It wants a yes or a no.'),
  'flee/party-only': plain('Only the warband may break off the battle.'),
  'flee/not-begun': plain('The battle has not begun. There is nothing to flee from yet.'),
  'flee/nobody-left': plain('None of your figures is left to flee.'),
  'flee/wait': plain('Something is half done. Let it be settled first.'),
  'friend/party-only': plain('Only the warband may call on an old friend.'),
  'friend/round-begins': plain('An old friend comes at the beginning of a round, while its dice are given.'),
  'friend/origin-there': plain(
    'The warband has one of that people already. Take another, a Human, or let the die say.',
  ),
  'friend/too-far-in': (no, names) =>
    `That is ${names.length(number(no, 'gap'))} from the edge. An old friend comes within ${names.length(152.4)} of one.`,
  'friend/too-near': of((who) => `${who} is too near. Leave an inch between them.`),
  'friend/no-footing': plain('Nobody can stand there. The ground beside it would do.'),
  'once/used': plain('That is used up for this campaign. It could be had once.'),
  'ask-rerolls/party-only': plain('Story Points belong to the warband.'),
  'ask-rerolls/as-it-is': plain('That is your wish already.'),
};

/** What must happen first, where the moment tells it. */
function notNow(refusal: Refusal): string {
  switch (refusal.detail?.['step']) {
    case 'muster':
      return 'The warband is still gathering. Bring it and say that you are ready.';
    case 'initiative':
      return 'The dice of the round are to be given first.';
    case 'party-phase':
      return 'No figure is acting. Choose one first.';
    case 'enemy-phase':
      return 'The enemies are to act. Choose one of them, or leave it to the game.';
    case 'act':
      return 'A figure is acting. Finish its activation first.';
    case 'reroll':
      return 'The dice that fell are to be kept or thrown again first.';
    case 'tracking':
      return 'The end of the round is to be settled first. Say what comes next.';
    case 'vote':
      return 'The warband is asked whether it flees. Answer that first.';
    default:
      return 'That belongs to another moment of the battle.';
  }
}
