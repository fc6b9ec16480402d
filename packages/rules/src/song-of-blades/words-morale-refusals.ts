import type { Names, Refusal } from '../kernel';
import type { WordsPart } from './words-part';

/** Why care, freedom and small crimes are not possible, and what would do. */
export const MORALE_REFUSALS: WordsPart['refusals'] = {
  'stand-up/stands': (no, names) => `${one(no, names)} is on its feet.`,
  'stand-up/stuck': (no, names) =>
    `${one(no, names)} is stuck in the mud. It gets up at its next activation, free of cost.`,
  'break-transfix/free': (no, names) => `Nothing holds ${one(no, names)} in thrall.`,
  'stop-looting/not-looting': (no, names) => `${one(no, names)} robs nobody.`,
  'act/held-fast': (no, names) => `${one(no, names)} can do nothing else until it is free.`,
  'free/not-held': (no, names) => `${one(no, names)} is not held by web, roots, ice or snow.`,
  'free/dazzled': (no, names) =>
    `${one(no, names)} is bedazzled by the wall. More than one Short away from it the work can be done.`,
  'free/one-action-each': () => 'A helper gives one action to this, no more. Another friend may give one too.',
  'free/helped-already': (no, names) =>
    `${one(no, names)} has helped with this already. Another friend in contact may.`,
  'free/to-no-end': (no, names) => `${one(no, names)} is too slow of wit for that: one action more would bring it on.`,
  'free/more-than-needed': (no) => `No more than that: ${Number(no.detail?.['enough'] ?? 1)} would be enough.`,
  'wake/awake': (no, names) => `${one(no, names)} is awake.`,
  'care/not-a-friend': (no, names) => `${one(no, names)} is on the other side.`,
  'contact/not-a-foe': (no, names) => `${one(no, names)} is on the same side.`,
  'contact/not-touching': (no, names) =>
    `${one(no, names)} does not touch ${names.unit(no.who?.[1] ?? '')}. Base to base it would do.`,
  'heal/no-healer': (no, names) => `${one(no, names)} is no healer.`,
  'heal/undead': (no, names) => `Nothing heals the dead, and ${one(no, names)} is one of them.`,
  'heal/dead': (no, names) => `${one(no, names)} is dead. No hand brings it back.`,
  'heal/too-late': (no, names) => `It is too late for ${one(no, names)}: help must come within one full turn.`,
  'heal/not-needed': (no, names) => `There is nothing of that kind to heal on ${one(no, names)}.`,
  'potion/none': (no, names) => `${one(no, names)} carries no potion.`,
  'potion/empty': (no, names) => `The potion of ${one(no, names)} is empty.`,
  'steal/no-thief': (no, names) => `${one(no, names)} is no thief.`,
  'steal/not-there': (no, names) => `${one(no, names)} is not on the table.`,
  'steal/nothing-there': (no, names) => `${one(no, names)} has nothing of the kind left.`,
  'steal/once': (no, names) =>
    `${one(no, names)} has tried already. One theft a turn, and one in a reaction is the next turn’s.`,
  'finish/not-passed-out': (no, names) =>
    `${one(no, names)} has not passed out. Only one that staggered and fell can be finished.`,
  'crush/no-statue': (no, names) => `${one(no, names)} is not of stone.`,
  'crush/no-weapon': (no, names) =>
    `${one(no, names)} has nothing that crushes stone: a mace, a flail, a heavy weapon would do.`,
  'lift/too-small': (no, names) =>
    `${one(no, names)} is not large enough to carry ${names.unit(no.who?.[1] ?? '')}. A larger friend could.`,
  'lift/hands-full': (no, names) => `${one(no, names)} carries somebody already.`,
  'set-down/not-carried': (no, names) => `${one(no, names)} carries no such statue.`,
  'shed-gear/no-water': () => 'There is no deep water on this field. Gear is dropped to swim.',
  'shed-gear/nothing': (no, names) => `${one(no, names)} has nothing to drop.`,
  'choose/no-such-option': () => 'That way is not open. Pick one of those shown.',
};

const one = (no: Refusal, names: Names): string => names.unit(no.who?.[0] ?? '');
