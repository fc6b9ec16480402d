import type { ConditionKind } from '@muster/rules/song-of-blades';
import {
  actOf,
  adjacentFoes,
  type Figure,
  has,
  isFielded,
  type State,
  stickOf,
  TRAITS,
  traitOf,
} from '@muster/rules/song-of-blades';
import { lengthText } from '../../tools/lengths';
import { thingName } from './intent-words';

/** What has befallen a figure, in words, the weightiest first. */
export function statesOf(state: State, figure: Figure): readonly string[] {
  const words: string[] = [];
  if (figure.fate !== 'table') return [FATES[figure.fate]];
  for (const each of figure.conditions) words.push(conditionText(each.is, each));
  const worse = figure.worse.poison + figure.worse.drain;
  if (worse > 0) words.push(`Quality worse by ${worse}`);
  if (figure.lives > 0) words.push(figure.lives === 1 ? 'one life lost' : `${figure.lives} lives lost`);
  if (figure.controlled) words.push('under another’s will');
  for (const effect of Object.values(state.effects))
    if (effect.target === figure.id && effect.is !== 'transfix') words.push(`under ${thingName(effect.is)}`);
  if (figure.below) words.push('below ground');
  if (figure.carriedBy) words.push(`rides with ${state.figures[figure.carriedBy]?.name ?? 'a friend'}`);
  if (figure.level > 0) words.push(`${lengthText(figure.level, 'cm')} up`);
  if (isFielded(figure) && adjacentFoes(state, figure).length > 0) words.push('in melee');
  return words;
}

const FATES: Readonly<Record<Exclude<Figure['fate'], 'table'>, string>> = {
  reserve: 'waits to be set down',
  out: 'out of action',
  gruesome: 'killed gruesomely',
  fled: 'fled',
  vanished: 'vanished',
};

const CONDITION_WORDS: Readonly<Record<ConditionKind, string>> = {
  prone: 'Prone',
  transfixed: 'Transfixed',
  entangled: 'entangled',
  sleeping: 'asleep',
  staggering: 'staggering',
  stone: 'turned to stone',
  held: 'held fast',
  drowning: 'drowning',
  burning: 'on fire',
  looting: 'robbing a body',
  blind: 'blind',
  mute: 'mute',
  deaf: 'deaf',
  fatigued: 'fatigued',
  bound: 'bound',
  paralysed: 'paralysed',
};

function conditionText(kind: ConditionKind, condition: Figure['conditions'][number]): string {
  const word = CONDITION_WORDS[kind];
  if (condition.is === 'prone' && condition.stand > 1) return `${word}, two actions to rise`;
  if (condition.is === 'entangled' || condition.is === 'held')
    return `${word}, ${condition.done} of ${condition.task} actions`;
  return word;
}

/** What it has done since the turn began, and what it may not do again. */
export function doingsOf(state: State, figure: Figure): readonly string[] {
  const { did } = figure;
  const words: string[] = [];
  const acts = (actOf(state)?.left[figure.id] ?? 0) > 0;
  if (!acts && figure.activated && state.active === figure.side) words.push('has acted this turn');
  if (did.moves > 0) words.push(did.moves === 1 ? 'moved' : `moved ${did.moves} times`);
  if (did.melees > 0) words.push('has struck');
  if (did.shots + did.throws > 0) words.push('has shot');
  if (did.casts > 0) words.push('has cast');
  if (figure.reacted) words.push('has reacted');
  if (figure.banked > 0) words.push(figure.banked === 1 ? 'keeps one action' : `keeps ${figure.banked} actions`);
  if (figure.holds.length > 0)
    words.push(`holds ${figure.holds.map((each) => `${thingName(each.spell)} (${each.power})`).join(', ')}`);
  if (figure.arms.hand === null) words.push('unarmed');
  if (!figure.arms.loaded && has(figure, 'crossbow')) words.push('not loaded');
  for (const broken of figure.arms.broken) words.push(`${thingName(broken).toLowerCase()} broken`);
  return words;
}

/** `Quality 3+ · Combat 4 · Leader`. */
export function kindLine(figure: Figure): string {
  const titles = (['leader', 'subcommander', 'lead-from-the-front', 'spell-caster', 'animal', 'undead'] as const)
    .filter((id) => has(figure, id))
    .map((id) => TRAITS[id].name);
  const { quality, combat, title } = figure.profile;
  return [...(title === figure.name ? [] : [title]), `Quality ${quality}+`, `Combat ${combat}`, ...titles].join(' · ');
}

/** Its stick on open ground: `Medium · 12 cm`. */
export function stickLine(state: State, figure: Figure): string {
  const stick = has(figure, 'long-move') ? 'long' : has(figure, 'short-move') ? 'short' : 'medium';
  const name = stick.charAt(0).toUpperCase() + stick.slice(1);
  return `${name} · ${lengthText(stickOf(state, stick), 'cm')}${has(figure, 'flying') ? ', flies' : ''}`;
}

/** A trait with what stands in brackets after it. */
export function traitLabel(figure: Figure, id: Parameters<typeof traitOf>[1]): string {
  const ref = traitOf(figure, id);
  const { name } = TRAITS[id];
  const more = ref?.number ?? ref?.against;
  return more === undefined ? name : `${name} (${more})`;
}
