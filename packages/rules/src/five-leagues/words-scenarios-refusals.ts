import type { Names, Refusal } from '../kernel';
import { counted } from './words-flow-kit';
import type { WordsPart } from './words-part';

type Says = (refusal: Refusal, names: Names) => string;

const at = (no: Refusal, names: Names, i = 0): string => {
  const id = no.who?.[i];
  return id === undefined ? 'It' : names.unit(id);
};
const number = (no: Refusal, key: string): number => Number(no.detail?.[key] ?? 0);
const plain =
  (text: string): Says =>
  () =>
    text;

/** What stands in the way before the first round and round markers, and what would do. */
export const SCENARIO_REFUSALS: WordsPart['refusals'] = {
  'deploy/outside-zone': (no, names) =>
    `${at(no, names)} begins inside the marked part of the table, no deeper than ${names.length(number(no, 'deep'))}.`,
  'deploy/too-near': (no, names) =>
    no.who?.[1] === undefined
      ? `That is ${names.length(number(no, 'gap'))} from an enemy. Keep ${names.length(number(no, 'least'))}.`
      : `${at(no, names)} would be ${names.length(number(no, 'gap'))} from ${at(no, names, 1)}. Keep ${names.length(number(no, 'least'))}.`,
  'deploy/far-from-entry': (no, names) =>
    `${at(no, names)} begins by a way in, within ${names.length(number(no, 'reach'))} of it.`,
  'deploy/far-from-group': (no, names) =>
    `${at(no, names)} stands with its group, within ${names.length(number(no, 'reach'))} of its middle.`,
  'deploy/no-footing': (no, names) => `${at(no, names)} cannot stand there: the ground or somebody is in the way.`,
  'deploy/no-room': (no, names) => `There is no room left for ${at(no, names)}.`,
  'deploy/not-here': (no, names) => `${at(no, names)} is not among those that are set up now.`,
  'deploy/enough': (no) =>
    `${counted(number(no, 'most'), 'character')} take the field at this table. Take one back first.`.replace(
      /^./,
      (c) => c.toUpperCase(),
    ),
  'deploy/not-all-placed': (no) =>
    `${counted(number(no, 'left'), 'figure')} still to set up. Place ${number(no, 'left') === 1 ? 'it' : 'them'}, or let the game do it.`.replace(
      /^./,
      (c) => c.toUpperCase(),
    ),
  'deploy/all-placed': plain('All of yours stand. Say that you are ready.'),
  'deploy/is-ready': plain('You have said that you are ready. Say “not yet” first.'),
  'deploy/not-ready': plain('You have not said that you are ready.'),
  'deploy/scout-first': (no, names) => `The scout goes first: ${at(no, names)}.`,
  'steal/not-its-turn': (no, names) => `It is ${at(no, names)} that steals nearer now.`,
  'scenario/no-such-choice': plain('That is not among the things to choose from.'),
  'interact/not-there': (no, names) => `${at(no, names)} has nothing at hand to work on. Go up to it first.`,
};
