import { figureOf, type Intent, type State } from '@muster/rules/five-leagues';
import type { Odds, Words } from '@muster/rules/kernel';
import type { SkinContext } from '../skin';

/** An answer as its button says it: the deed, how, and at whom. */
export function answerWords(context: SkinContext, state: State, intent: Intent): string {
  const label = context.words.offer(intent.do).label;
  const named = intent as unknown as Readonly<Record<string, unknown>>;
  const unit = (id: unknown): string => (typeof id === 'string' ? (figureOf(state, id)?.name ?? id) : '');
  const said = (value: unknown): string => (typeof value === 'string' ? context.words.source(value) : '');
  switch (intent.do) {
    case 'fight-with':
      return intent.tactic === 'none'
        ? said(weaponIs(state, intent.unit, intent.weapon))
        : `${said(weaponIs(state, intent.unit, intent.weapon))}, ${intent.tactic.replace('-', ' for ')}`;
    case 'shoot':
      return `${unit(intent.target)} with ${said(weaponIs(state, intent.unit, intent.weapon))}`;
    case 'keep':
      return intent.faces === 'before' ? 'Keep it' : 'Keep the new one';
    case 'reroll':
      return intent.with === 'story-point' ? 'Roll again for a Story Point' : 'Roll again';
    case 'try':
      return intent.with.length === 0 ? 'Roll' : `Roll with ${intent.with.map(said).join(' and ')}`;
    case 'avoid':
      return intent.with === 'story-point' ? 'Avoid it for a Story Point' : 'Drink the potion of fortune';
    case 'choose':
      return said(intent.what) === intent.what ? sentence(unit(intent.what)) : said(intent.what);
    case 'cast':
      return [said(intent.spell), ...intent.targets.map(unit)].join(': ');
    default: {
      const about = [named['target'], named['with'], named['item'], named['piece']]
        .filter((each): each is string => typeof each === 'string')
        .map((each) => figureOf(state, each)?.name ?? said(each));
      return about.length === 0 ? label : `${label}: ${about.join(', ')}`;
    }
  }
}

const weaponIs = (state: State, unit: string, id: string): string =>
  figureOf(state, unit)?.profile.weapons.find((each) => each.id === id)?.is ?? id;
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ');

/** The chances of a preview in one line. */
export function oddsLine(odds: Odds | undefined, words: Words): string | undefined {
  const chances = (odds ?? []).flatMap((figure) =>
    figure.is === 'chance' ? [`${words.figure(figure.code)} ${Math.round(figure.value * 100)} %`] : [],
  );
  return chances.length === 0 ? undefined : chances.join(' · ');
}
