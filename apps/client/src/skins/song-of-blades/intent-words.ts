import type { Odds, Figure as OddsFigure } from '@muster/rules/kernel';
import { type Intent, SPELLS, type SpellId, type State, TRAITS } from '@muster/rules/song-of-blades';
import { percent } from '../../table/figures';
import { edgeSeen } from '../../tools/home-turn';
import type { SkinContext } from '../skin';

/** What an intent is about: the figure, piece, wall or spell it names; undefined where it names none. */
export function targetOf(intent: Intent): string | undefined {
  const given = intent as unknown as Readonly<Record<string, unknown>>;
  const aim = given['aim'] as { readonly units?: readonly string[]; readonly effect?: string } | undefined;
  for (const key of ['target', 'friend', 'over', 'from', 'effect', 'piece'])
    if (typeof given[key] === 'string') return given[key];
  // Of things lying about it is their owner that is named
  if (intent.do === 'pick-up') return intent.of;
  return aim?.units?.[0] ?? aim?.effect;
}

const NAMED = new Set(['do', 'unit', 'target', 'friend', 'over', 'from', 'effect', 'piece', 'of', 'aim', 'to', 'at']);

/** How an intent is done, apart from whom it is about. */
export function howOf(intent: Intent): Readonly<Record<string, string | number | boolean>> {
  const how: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(intent)) {
    if (NAMED.has(key) || value === undefined || value === false) continue;
    if (typeof value === 'string' || typeof value === 'number' || value === true) how[key] = value;
  }
  const aim = 'aim' in intent ? (intent.aim as { readonly choice?: string }) : undefined;
  if (aim?.choice !== undefined) how['choice'] = aim.choice;
  return how;
}

/** One string per way of doing it, to compare ways by. */
export const howKey = (how: Readonly<Record<string, unknown>>): string =>
  Object.entries(how)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, value]) => `${key}=${String(value)}`)
    .join(' ');

/** A way of doing a deed in a few words: `Power Blow · 2 actions`; `Plain` for nothing special. */
export function howLabel(how: Readonly<Record<string, string | number | boolean>>, doing: string): string {
  const parts = Object.entries(how).flatMap(([key, value]) => {
    switch (key) {
      case 'power':
        return value === true ? ['Power Blow · 2 actions'] : [`Power ${value}`];
      case 'aimed':
        return ['Aimed · 2 actions'];
      case 'double':
        return ['Both weapons · 2 actions'];
      case 'named':
        return ['The named attack'];
      case 'careful':
        return ['Careful · no die'];
      case 'runUp':
        return ['With a run-up'];
      case 'weapon':
      case 'what':
        return [thingName(String(value))];
      case 'actions':
        return [value === 1 ? '1 action' : `${value} actions`];
      case 'dice':
        return [value === 1 ? '1 die' : `${value} dice`];
      case 'with':
        return value === 'banked' ? ['Kept actions'] : [];
      case 'choice':
        return [value === 'hold' ? 'Keep it in hand' : sentenceCase(thingName(String(value)))];
      case 'spell':
        return [SPELLS[value as SpellId]?.name ?? String(value)];
      default:
        return value === true ? [sentenceCase(key)] : [sentenceCase(thingName(String(value)))];
    }
  });
  if (parts.length > 0) return parts.join(' · ');
  return doing === 'attack' ? 'Plain blow' : doing === 'shoot' ? 'Plain shot' : 'Plain';
}

const THINGS: Readonly<Record<string, string>> = {
  ranged: 'Shot',
  weapon: 'Weapon',
  'second-weapon': 'Second weapon',
  shield: 'Shield',
  instrument: 'Instrument',
  standard: 'Standard',
  goods: 'Goods',
  poison: 'Poison',
  drain: 'Drained Quality',
  life: 'A wound',
  revive: 'Back on its feet',
  edge: 'Toward the table edge',
  stay: 'Stay there',
  take: 'Take the blow',
  stand: 'Let the dice stand',
  'as-it-is': 'Leave it at that',
  'knock-down': 'Knock it down',
  shieldbreaker: 'Break its shield',
  drop: 'Let go',
  endure: 'Endure it',
  roll: 'Roll on the ground',
};

/** A thing, trait, spell or choice by its name. */
export function thingName(id: string): string {
  const known = THINGS[id];
  if (known !== undefined) return known;
  if (Object.hasOwn(TRAITS, id)) return TRAITS[id as keyof typeof TRAITS].name;
  if (Object.hasOwn(SPELLS, id)) return SPELLS[id as SpellId].name;
  if (/^die-\d$/.test(id)) return `Throw die ${Number(id.slice(4)) + 1} again`;
  return sentenceCase(id.replaceAll('-', ' '));
}

/** The unit marks of a sentence are for the log; where nothing can be pressed it is read plainly. */
export const plainly = (sentence: string): string => sentence.replace(/[\uE000-\uE002]/g, '');

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is called by this id on the table: a figure, a piece, a spell in force. */
export function nameOf(state: State, id: string): string {
  const figure = state.figures[id];
  if (figure) return figure.name;
  const piece = state.terrain.find((each) => each.id === id);
  if (piece) return piece.name;
  const effect = state.effects[id];
  if (effect) return effect.is === 'vortex' ? 'Vortex' : SPELLS[effect.is].name;
  return thingName(id);
}

/** An option of a choice as a button says it. */
export function optionLabel(context: SkinContext, state: State, option: string): string {
  if (state.figures[option]) return state.figures[option].name;
  const word = context.words.figure(`option/${option}`);
  return word === `option/${option}` ? nameOf(state, option) : word;
}

/** A whole intent as a button says it, for choices of any kind. */
export function intentLabel(context: SkinContext, state: State, intent: Intent): string {
  switch (intent.do) {
    case 'choose':
      return optionLabel(context, state, intent.option);
    case 'magic-choose':
      return intent.option === undefined
        ? context.words.offer('magic-choose').label
        : optionLabel(context, state, intent.option);
    case 'follow-up':
      return intent.follow ? 'Follow' : 'Stay';
    case 'fall-side':
      return intent.far ? 'On the far side' : 'On the near side';
    case 'flee-toward':
      return `Toward the ${edgeSeen(context, intent.edge)} edge`;
    case 'intercept':
      return intent.strike ? 'Strike at it' : 'Let it run';
    case 'take-hack':
      return `${nameOf(state, intent.from)} strikes first`;
    case 'give-way':
      return 'Straight back';
    case 'choose-edge':
      return `${sentenceCase(edgeSeen(context, intent.edge))} edge`;
    case 'choose-role':
      return intent.role === 'attacker' ? 'Attack' : 'Defend';
    case 'counter':
      return `${nameOf(state, intent.unit)} · ${howLabel(howOf(intent), 'counter')}`;
    case 'change-die': {
      const [trait = '', owner = ''] = intent.by.split(':');
      return `${thingName(trait)}${state.figures[owner] ? ` of ${nameOf(state, owner)}` : ''}: die ${intent.die + 1}`;
    }
    case 'order':
    case 'done':
      return context.words.offer(intent.do).label;
    default: {
      const target = targetOf(intent);
      const how = howKey(howOf(intent)) === '' ? '' : howLabel(howOf(intent), intent.do);
      const parts = [target === undefined ? '' : nameOf(state, target), how].filter((part) => part !== '');
      return parts.length > 0 ? parts.join(' · ') : context.words.offer(intent.do).label;
    }
  }
}

const HARMS = ['gruesome', 'out', 'prone', 'recoil'] as const;

/** The odds of a preview in a few words: `42% to beat it, 17% out`; undefined where there are none. */
export function oddsLine(odds: Odds | undefined, words: SkinContext['words']): string | undefined {
  if (odds === undefined || odds.length === 0) return undefined;
  const chance = (code: string): number =>
    (
      odds.find((figure) => figure.is === 'chance' && figure.code === code) as
        | Extract<OddsFigure, { is: 'chance' }>
        | undefined
    )?.value ?? 0;
  const of = (who: 'target' | 'attacker'): number => HARMS.reduce((sum, harm) => sum + chance(`${who}-${harm}`), 0);
  const beats = of('target');
  if (beats + of('attacker') > 0) {
    const out = chance('target-out') + chance('target-gruesome');
    const back = of('attacker');
    return [
      `${percent(beats)} to beat it`,
      ...(out > 0 ? [`${percent(out)} out`] : []),
      ...(back > 0 ? [`${percent(back)} against`] : []),
    ].join(' · ');
  }
  const first = odds.find((figure) => figure.is === 'chance');
  if (first?.is === 'chance') return `${percent(first.value)} ${lower(words.figure(first.code))}`;
  const number = odds.find((figure) => figure.is === 'number');
  return number?.is === 'number' ? `${words.figure(number.code)} ${number.value}` : undefined;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
