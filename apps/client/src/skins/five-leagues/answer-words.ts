import { figureOf, type Intent, launchers, SPELLS, type State, topStep } from '@muster/rules/five-leagues';
import type { Odds, Figure as OddsFigure } from '@muster/rules/kernel';
import { percent } from '../../table/figures';
import type { SkinContext } from '../skin';
import { asDraft, previewOf } from './offers';

type Words = SkinContext['words'];

/** How a figure, a marker, a piece or anything else that has an id is called. */
export const nameOf = (state: State, id: string): string =>
  figureOf(state, id)?.name ??
  state.markers[id]?.label ??
  (state.markers[id] ? markerName(state, id) : undefined) ??
  state.terrain.find((piece) => piece.id === id)?.name ??
  id;

function markerName(state: State, id: string): string {
  const marker = state.markers[id];
  if (marker?.is === 'unknown') return 'The unknown';
  return marker?.number === null || marker?.number === undefined ? 'What lies there' : `Marker ${marker.number}`;
}

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A weapon a figure carries, by its own name. */
export function weaponName(state: State, unit: string, id: string, words: Words): string {
  const carried = figureOf(state, unit)?.profile.weapons.find((each) => each.id === id);
  if (id === 'fists') return 'Bare hands';
  return words.source(carried?.enchanted ?? carried?.is ?? id);
}

export const TACTICS: Readonly<Record<string, { readonly name: string; readonly hint: string }>> = {
  none: { name: 'Plain', hint: 'One die each; who wins as Attacker strikes.' },
  defensive: { name: 'Defensive', hint: 'Two dice, the better counts; it strikes no blow, and nobody counters.' },
  evasive: { name: 'Evasive', hint: 'Strikes no blow; winning, it may slip 2″ away.' },
  'furious-armor': { name: 'Furious, at armour', hint: 'Goes through Armor better; losing, it is always struck.' },
  'furious-toughness': { name: 'Furious, at the body', hint: 'Harms more; losing, it is always struck.' },
};

const WITH: Readonly<Record<string, string>> = {
  will: 'a point of Will, +2',
  'pass-test': 'a thing learnt long ago: it passes',
  'coil-of-rope': 'a coil of rope: one throw again',
  'delvers-kit': 'a delver’s kit: it passes',
};

/** An answer as its button says it: the deed, how, and at whom. */
export function answerWords(context: SkinContext, state: State, intent: Intent): string {
  const { words } = context;
  const label = words.offer(intent.do).label;
  switch (intent.do) {
    case 'fight-with':
      return `${weaponName(state, intent.unit, intent.weapon, words)}, ${(TACTICS[intent.tactic]?.name ?? '').toLowerCase()}`;
    case 'shoot':
      return isArcherOfOne(state, intent.unit)
        ? nameOf(state, intent.target)
        : `${nameOf(state, intent.target)}: ${weaponName(state, intent.unit, intent.weapon, words).toLowerCase()}`;
    case 'fight':
      return nameOf(state, intent.target);
    case 'move':
      return intent.into === undefined ? label : `Move into ${nameOf(state, intent.into)}`;
    case 'keep':
      return keepWords(state, intent.faces);
    case 'reroll':
      return intent.with === 'story-point' ? 'Throw again: a Story Point' : `Throw again: ${REROLLS[intent.with]}`;
    case 'try':
      if (intent.with.length === 0) return 'Just the dice';
      return sentenceCase(
        `${intent.with.map((aid) => WITH[aid] ?? words.source(aid)).join('; ')}${intent.skill === undefined ? '' : ` (${words.source(intent.skill)} from now on)`}`,
      );
    case 'rope':
      return intent.dice.length === 2 ? 'Both dice' : `The ${intent.dice[0] === 0 ? 'first' : 'second'} die`;
    case 'avoid':
      return intent.with === 'story-point' ? 'Turn it aside: a Story Point' : 'Turn it aside: a potion of fortune';
    case 'ward':
      return intent.with === 'story-point' ? 'Ward it off: a Story Point' : 'Ward it off: a spell-breaker herb';
    case 'pay-spell':
      return intent.with === 'wound' ? 'Pay with a Wound' : 'Pay with a Congealed Strand';
    case 'choose':
      return chosenWords(state, intent.what, words);
    case 'cast':
      return [
        SPELLS[intent.spell].name,
        ...(intent.marker === undefined ? [] : [nameOf(state, intent.marker)]),
        ...(intent.targets.length === 0 ? [] : [intent.targets.map((id) => nameOf(state, id)).join(', ')]),
      ].join(': ');
    case 'use':
      return `${words.source(intent.item)}: ${intent.target === intent.unit ? 'oneself' : nameOf(state, intent.target)}`;
    case 'ready-weapon':
      return `${intent.how === 'take' ? 'Take' : 'Put away'} ${pieceName(state, intent.unit, intent.piece, words)}`;
    case 'interact':
      return workWords(context, state, intent);
    case 'take-before':
      return intent.unit === undefined
        ? words.source(intent.item)
        : `${words.source(intent.item)}: ${nameOf(state, intent.unit)}`;
    case 'activate':
    case 'act-quick':
    case 'reroll-own':
      return `${label}: ${nameOf(state, intent.unit)}`;
    default:
      return label;
  }
}

/** `Keep the 3`: by its faces, those that lay first or those that fell now. */
function keepWords(state: State, which: 'before' | 'after'): string {
  const step = topStep(state);
  if (step?.is === 'reroll') {
    const faces = which === 'before' ? step.faces : (step.rolled ?? step.faces);
    return `Keep the ${faces.join(' + ')}`;
  }
  const choice = step?.is === 'initiative' ? step.choice : null;
  return choice === null ? 'Keep it' : `Keep the ${which === 'before' ? choice.before : choice.after}`;
}

/** With one thing to shoot with, nobody need say which. */
const isArcherOfOne = (state: State, unit: string): boolean => {
  const figure = figureOf(state, unit);
  return figure !== undefined && launchers(state, figure).length < 2;
};

const REROLLS = {
  'story-point': 'a Story Point',
  'brute-charge': 'the force of the charge',
  item: 'what it carries',
} as const;

const chosenWords = (state: State, what: string, words: Words): string => {
  if (figureOf(state, what) || state.markers[what]) return nameOf(state, what);
  const said = words.source(what);
  return sentenceCase(said === what ? said.replaceAll('-', ' ') : said);
};

const pieceName = (state: State, unit: string, piece: string, words: Words): string => {
  const worn = figureOf(state, unit)?.profile.weapons.find((each) => each.id === piece);
  const spare = state.warband?.spare.find((each) => 'id' in each && each.id === piece);
  return words.source(worn?.enchanted ?? worn?.is ?? spare?.is ?? piece).toLowerCase();
};

/** What is worked on is named by the plate the judge hangs there. */
function workWords(context: SkinContext, state: State, intent: Intent): string {
  const label = context.words.offer(intent.do).label;
  if (context.seat === undefined) return label;
  const seen = previewOf(state, context.seat, asDraft(intent));
  const plate = seen.is === 'refused' ? undefined : seen.marks.find((mark) => mark.is === 'plate');
  const said = plate?.is === 'plate' ? context.words.mark(plate.code, plate.detail, NOBODY) : '';
  return said === '' ? label : said;
}
const NOBODY = { unit: (id: string) => id, length: (mm: number) => String(mm) } as never;

/** The chances of a preview in one line, those that matter most for the decision. */
export function oddsLine(odds: Odds | undefined, words: Words): string | undefined {
  const all = odds ?? [];
  const chance = (code: string): number | undefined => {
    const found = all.find((figure) => figure.is === 'chance' && figure.code === code);
    return found?.is === 'chance' ? found.value : undefined;
  };
  const said = (code: string, word: string): readonly string[] => {
    const value = chance(code);
    return value === undefined || value < 0.0005 ? [] : [`${percent(value)} ${word}`];
  };
  if (chance('melee-first') !== undefined)
    return [
      ...said('foe-out', 'takes it out'),
      ...said('foe-wounded', 'wounds it'),
      ...said('self-out', 'falls itself'),
      ...said('self-wounded', 'is Wounded'),
    ].join(' · ');
  if (chance('shot-hits') !== undefined)
    return [
      ...said('shot-hits', 'to Hit'),
      ...said('target-casualty', 'takes it out'),
      ...said('target-wounded', 'wounds it'),
      ...said('target-points', 'costs it points'),
    ].join(' · ');
  const [first] = all.filter((figure): figure is Extract<OddsFigure, { is: 'chance' }> => figure.is === 'chance');
  return first === undefined ? undefined : `${percent(first.value)} ${lower(words.figure(first.code))}`;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
