import type { Intent, State } from '@muster/rules/song-of-blades';
import type { SkinContext } from '../skin';
import { intentsOf, offersNow } from './offers';

/** One thing a figure, or the seat, may begin: its words, its picture, and the whole intents where they can be listed. */
export interface Deed {
  readonly do: string;
  readonly label: string;
  readonly key: string | undefined;
  readonly hint: string;
  /** A game-icons name. */
  readonly icon: string;
  readonly intents: readonly Intent[];
  /** The hand gives the rest. */
  readonly place: boolean;
}

const ICONS: Readonly<Record<string, string>> = {
  move: 'boot-prints',
  step: 'sprint',
  'quick-move': 'sprint',
  leafwalk: 'tree-face',
  climb: 'stone-pile',
  jump: 'feathered-wing',
  grope: 'blindfold',
  dig: 'stone-pile',
  surface: 'stone-pile',
  carry: 'mounted-knight',
  dismount: 'horse-head',
  'close-up': 'rat',
  attack: 'crossed-swords',
  shoot: 'high-shot',
  reload: 'crossbow',
  restring: 'bowman',
  entangle: 'cobweb',
  'pick-up': 'broadsword',
  draw: 'broadsword',
  'put-down': 'trumpet-flag',
  'grab-standard': 'flying-flag',
  cast: 'fire-spell-cast',
  release: 'fire-spell-cast',
  'end-spell': 'scroll-unfurled',
  counter: 'wizard-staff',
  'stand-up': 'falling',
  'break-transfix': 'frozen-block',
  free: 'cobweb',
  wake: 'night-sleep',
  heal: 'caduceus',
  potion: 'poison-bottle',
  steal: 'hood',
  finish: 'skull-crossed-bones',
  crush: 'stone-bust',
  'shed-gear': 'bordered-shield',
  'stop-looting': 'locked-chest',
  order: 'trumpet-flag',
  'activate-group': 'trumpet-flag',
  bank: 'coins',
  done: 'round-star',
  'free-move': 'boot-prints',
  reckless: 'barbarian',
  'fly-low': 'feathered-wing',
};

/** In the order people look for them. */
const ORDER = Object.keys(ICONS);
/** Shown elsewhere: the dice have their own card, the others their own prompts. */
const APART = new Set(['activate', 'auto-decline', 'end-turn', 'correct', 'offer-result', 'resign', 'answer-proposal']);

/** What the seat may begin with this figure, each deed once. */
export function deedsOf(context: SkinContext, state: State, unit: string | undefined): readonly Deed[] {
  const byDo = new Map<string, Deed>();
  for (const offer of offersNow(context, state)) {
    if (APART.has(offer.do)) continue;
    const shared = offer.unit === undefined && (offer.do === 'activate-group' || offer.do === 'end-spell');
    if (offer.unit !== unit && !shared) continue;
    const before = byDo.get(offer.do);
    const words = context.words.offer(offer.do);
    byDo.set(offer.do, {
      do: offer.do,
      label: words.label,
      key: words.key,
      hint: words.hint,
      icon: ICONS[offer.do] ?? 'plain-circle',
      intents: [...(before?.intents ?? []), ...intentsOf(offer)],
      place: (before?.place ?? false) || offer.needs === 'place',
    });
  }
  return [...byDo.values()].sort((a, b) => rank(a.do) - rank(b.do));
}

const rank = (doing: string): number => {
  const at = ORDER.indexOf(doing);
  return at < 0 ? ORDER.length : at;
};

/** The deed of this name, if it may be begun. */
export const deedOf = (context: SkinContext, state: State, unit: string | undefined, doing: string): Deed | undefined =>
  deedsOf(context, state, unit).find((deed) => deed.do === doing);
