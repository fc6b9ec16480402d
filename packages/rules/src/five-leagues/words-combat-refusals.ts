import type { Names, Refusal } from '../kernel';
import { combatSources } from './words-combat-sources';
import type { WordsPart } from './words-part';

/** What stands in the way of a shot, a fight or a test, and what would do. */
export const COMBAT_REFUSALS: WordsPart['refusals'] = {
  'act/landed': (no, names) => `${one(no, names)} came down hard; that is all for this round.`,
  'act/dashed': (no, names) => `${one(no, names)} has Dashed, and that was its action.`,
  'act/acted': (no, names) => `${one(no, names)} has acted already. One action is all there is in an activation.`,
  'act/one-thing': (no, names) =>
    `${one(no, names)} has moved. A seized moment is good for one thing: a move, a shot or another action.`,
  'spew/not-it': (no, names) => `${one(no, names)} has no Area Attack.`,
  'spew/at-foes': () => 'It goes for a foe on the table that can be struck.',
  'spew/too-far': (no, names) =>
    `${one(no, names)} is ${names.length(Number(no.detail?.['gap'] ?? 0))} away. The attack reaches ${names.length(Number(no.detail?.['most'] ?? 0))}.`,
  'spew/nearest': (no, names) => `${one(no, names)} is nearer, and is the one it goes for.`,
  'shoot/no-weapon': (no, names) => `${one(no, names)} has nothing to shoot with. Close in, or let another shoot.`,
  'shoot/damaged': (no, names) => `The ${thing(no)} of ${one(no, names)} is Damaged. It is no use until it is mended.`,
  'shoot/untrained': (no, names) =>
    `${one(no, names)} was never taught the ${thing(no)}. Followers shoot self bows and slings.`,
  'shoot/empty': (no, names) => `${one(no, names)} has nothing left to shoot. Its melee weapons are still there.`,
  'shoot/distracted': (no, names) => `${one(no, names)} is Distracted: it neither moves nor shoots for now.`,
  'shoot/dashed': (no, names) => `${one(no, names)} has Dashed. Nobody shoots after that.`,
  'shoot/water': (no, names) => `${one(no, names)} was in water this round. Nobody shoots after wading.`,
  'shoot/must-stand': (no, names) =>
    `${one(no, names)} has moved. A ${thing(no)} is shot standing still; next round, shoot first.`,
  'shoot/moved-too-far': (no, names) =>
    `${one(no, names)} has gone ${mm(no, 'moved', names)}; up to ${mm(no, 'most', names)} it could still shoot.`,
  'shoot/own-side': (no, names) => `${one(no, names)} is a friend. Nobody shoots at friends.`,
  'shoot/out-of-range': (no, names) =>
    `Out of range by ${mm(no, 'by', names)}: ${one(no, names)} is ${mm(no, 'range', names)} away, and it reaches ${mm(no, 'most', names)}.`,
  'shoot/too-dim': (no, names) =>
    `Nobody sees farther than ${mm(no, 'most', names)} here; ${one(no, names)} is ${mm(no, 'range', names)} away. Go nearer, or light it.`,
  'shoot/no-sight': (no, names) =>
    piece(no) === ''
      ? `${one(no, names)} cannot be seen from there. Move to where a line is free.`
      : `The ${piece(no)} hides ${one(no, names)}. Move to where a line is free.`,
  'shoot/friend-in-way': (no, names) =>
    `${one(no, names)} stands in the line. Nobody shoots past a friend; step aside or choose another.`,
  'shoot/foe-in-front': (no, names) => `${one(no, names)} stands before it, and must be shot at instead.`,
  'shoot/nearest-first': (no, names) =>
    `${one(no, names)} is ${mm(no, 'range', names)} away. With a foe within 3″ the nearest in sight comes first.`,
  'melee/no-such-weapon': (no, names) => `${one(no, names)} carries no such weapon for melee. Choose one it has.`,
  'melee/fury-attacks': (no, names) =>
    `${one(no, names)} was attacked. Only who moves in fights furiously; the other tactics are open.`,
  'melee/fury-countered': (no, names) =>
    `${one(no, names)} has Counter Attack (${combatSources[String(no.detail?.['because'] ?? '')] ?? 'a rule of its own'}). Fury is not open against that.`,
  'melee/own-side': (no, names) => `${one(no, names)} is a friend. Nobody fights friends.`,
  'melee/not-touching': (no, names) => `${one(no, names)} is not in contact. Move into contact and fight.`,
  'test/not-at-hand': (no, names) => `${one(no, names)} does not have that at hand. Make the test with what there is.`,
  'test/no-such-dice': () => 'The rope throws one of the two dice again, or both.',
};

const one = (no: Refusal, names: Names): string => names.unit(no.who?.[0] ?? '');
const piece = (no: Refusal): string => String(no.detail?.['piece'] ?? '').toLowerCase();
const thing = (no: Refusal): string => (combatSources[String(no.detail?.['weapon'] ?? '')] ?? 'weapon').toLowerCase();
const mm = (no: Refusal, key: string, names: Names): string => names.length(Number(no.detail?.[key] ?? 0));
