import type { Names, Refusal } from '../kernel';
import type { WordsPart } from './words-part';

/** What stands in the way of a move, and what would do. */
export const MOVES_REFUSALS: WordsPart['refusals'] = {
  'move/no-way': (no, names) => `${one(no, names)} stands there already.`,
  'move/too-far': (no, names) =>
    `Too far by ${over(no, names)}: that way takes ${mm(no, 'needs', names)}, and ${one(no, names)} has ${mm(no, 'has', names)}.`,
  'move/too-far-in-water': (no, names) =>
    `Gear helps nobody in the ${piece(no)}. That way takes ${mm(no, 'needs', names)}; wading, ${one(no, names)} has ${mm(no, 'has', names)}.`,
  'move/figure-in-way': (no, names) => `${other(no, names)} stands in the way. Go round, or stop short.`,
  'move/off-table': (no, names) => `${one(no, names)} would stand over the table’s edge. Keep it wholly on.`,
  'move/no-footing': (no, names) =>
    `Nobody can stop on the ${piece(no)}. End before it or beyond it; ${one(no, names)} needs room for its whole base.`,
  'move/no-landing': (no) => `There is no room to land below the ${piece(no)}. Jump down somewhere else.`,
  'move/solid': (no) => `The ${piece(no)} can neither be climbed nor entered. Go round it.`,
  'move/closed': (no) =>
    `Nobody goes through the ${piece(no)}. A gap up to 2″ can be leapt; here another way round is needed.`,
  'move/thorns': (no, names) =>
    `The ${piece(no)} lets nobody in without armour, and ${one(no, names)} wears none. Go round it.`,
  'move/fire': () => 'A burning line bars the way. Only wings carry over it; go round.',
  'move/wall': (no) => `There is a wall of the ${piece(no)}. Leave by a door or a window.`,
  'move/steep': (no) => `The ${piece(no)} cannot be climbed. Go round it.`,
  'move/would-meet': (no, names) =>
    `That ends within half an inch of ${other(no, names)}, which is contact. Go in to fight, or stop farther off.`,
  'move/not-met': (no, names) =>
    `That way ends ${mm(no, 'gap', names)} short of ${other(no, names)}. Half an inch or less is contact.`,
  'move/wall-between': (no, names) =>
    `The ${piece(no)} stands between them and ${other(no, names)}. Find another side.`,
  'move/no-foe': (no, names) => `${other(no, names)} is nobody to fight here. Choose an enemy, or move without one.`,
  'move/dash-contact': (no, names) =>
    `A Dash leaves the guard down: it may not end in contact with ${other(no, names)}. Stop more than half an inch off, or go in without it.`,
  'move/jump-into': (no, names) =>
    `Who jumps down lands hard and fights nobody. Climb down to meet ${other(no, names)}, or jump somewhere else.`,
  'move/no-dash': (no, names) => `${one(no, names)} has no Dash. An ordinary move will do.`,
  'move/water-dash': (no, names) =>
    `Nobody Dashes in a round in water. ${one(no, names)} wades, or keeps out of ${wet(no)}.`,
  'move/wet-dash': (no, names) =>
    `The ground is too wet to Dash on. ${one(no, names)} goes at its own pace, or keeps out of ${wet(no)}.`,
  'move/held': (no, names) => `${one(no, names)} is held by a spell and cannot move. It may still act where it stands.`,
  'move/landed': (no, names) => `${one(no, names)} came down hard; that is all for this round.`,
  'move/fought': (no, names) => `${one(no, names)} has fought, and fighting ends an activation.`,
  'move/acted': (no, names) => `${one(no, names)} has acted, and moves come before the action.`,
  'move/dashing': (no, names) => `${one(no, names)} is Dashing already. What is left of it goes on as a Dash.`,
  'move/spent': (no, names) => `${one(no, names)} has gone as far as it can in this activation.`,
  'move/seize-walks': () => 'A seized moment is good for a plain move, a shot or another action, nothing more.',
  'move/no-will': (no, names) => `${one(no, names)} has no Will left to spend.`,
  'move/first-move': (no, names) => `Will carries a move farther. ${one(no, names)} moves first.`,
  'move/other-goes': (no, names) => `${one(no, names)} is still on its way. It goes on or halts first.`,
  'move/same-gait': (no, names) => `${one(no, names)} goes on as it began: a Dash stays a Dash, a move a move.`,
  'place/other': (no, names) => `This is about ${one(no, names)}.`,
  'place/must': (no, names) => `${one(no, names)} has to give ground. Choose where to.`,
};

const one = (no: Refusal, names: Names): string => names.unit(no.who?.[0] ?? '');
const other = (no: Refusal, names: Names): string => names.unit(no.who?.[1] ?? '');
const number = (no: Refusal, key: string): number => Number(no.detail?.[key] ?? 0);
const mm = (no: Refusal, key: string, names: Names): string => names.length(number(no, key));
const over = (no: Refusal, names: Names): string =>
  names.length(Math.max(0.1, number(no, 'needs') - number(no, 'has')));
const piece = (no: Refusal): string => String(no.detail?.['piece'] ?? 'terrain');
const wet = (no: Refusal): string => (no.detail?.['piece'] === undefined ? 'it' : `the ${piece(no)}`);
