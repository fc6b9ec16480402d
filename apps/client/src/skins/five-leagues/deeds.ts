import type { Intent, State } from '@muster/rules/five-leagues';
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

/** In the order people look for them. */
const ICONS: Readonly<Record<string, string>> = {
  activate: 'sprint',
  move: 'boot-prints',
  steal: 'hood',
  'push-on': 'barbarian',
  fight: 'crossed-swords',
  shoot: 'high-shot',
  cast: 'fire-spell-cast',
  use: 'caduceus',
  'ready-weapon': 'broadsword',
  interact: 'locked-chest',
  'keep-down': 'bordered-shield',
  anticipate: 'round-star',
  drink: 'poison-bottle',
  'act-quick': 'lightning-helix',
  leave: 'sprint',
  'end-activation': 'round-star',
};
const ORDER = Object.keys(ICONS);
/** Shown elsewhere: in prompts, in the panel of dice, in the master’s tab, in the menu. */
export const DEEDS: ReadonlySet<string> = new Set(ORDER);

/** What may be begun with this figure, each deed once. */
export function deedsOf(context: SkinContext, state: State, unit: string | undefined): readonly Deed[] {
  const byDo = new Map<string, Deed>();
  for (const offer of offersNow(context, state)) {
    if (!DEEDS.has(offer.do)) continue;
    const intents = intentsOf(offer).filter((intent) => !('unit' in intent) || intent.unit === unit);
    const isHers = offer.unit === unit || (offer.unit === undefined && intents.length > 0);
    if (!isHers) continue;
    const before = byDo.get(offer.do);
    const words = context.words.offer(offer.do);
    byDo.set(offer.do, {
      do: offer.do,
      label: words.label,
      key: words.key,
      hint: words.hint,
      icon: ICONS[offer.do] ?? 'plain-circle',
      intents: [...(before?.intents ?? []), ...intents],
      place: (before?.place ?? false) || offer.needs === 'place',
    });
  }
  return [...byDo.values()].sort((a, b) => ORDER.indexOf(a.do) - ORDER.indexOf(b.do));
}

/** The deed of this name, if it may be begun. */
export const deedOf = (context: SkinContext, state: State, unit: string | undefined, doing: string): Deed | undefined =>
  deedsOf(context, state, unit).find((deed) => deed.do === doing);
