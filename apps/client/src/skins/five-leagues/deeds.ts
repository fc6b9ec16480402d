import { type Intent, type State, topStep } from '@muster/rules/five-leagues';
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
  'act-quick': 'lightning-helix',
  'reroll-own': 'rolling-dices',
  move: 'boot-prints',
  'step-to': 'boot-prints',
  steal: 'hood',
  fight: 'crossed-swords',
  shoot: 'high-shot',
  spew: 'spiked-dragon-head',
  cast: 'fire-spell-cast',
  'push-on': 'run',
  use: 'caduceus',
  aim: 'dragon-head',
  interact: 'locked-chest',
  'ready-weapon': 'broadsword',
  'keep-down': 'bordered-shield',
  anticipate: 'semi-closed-eye',
  drink: 'poison-bottle',
  leave: 'flying-flag',
  halt: 'plain-circle',
  'end-activation': 'round-star',
  automa: 'chess-pawn',
};
const ORDER = Object.keys(ICONS);
/** Deeds of the row of orders; all else stands in prompts, in the panel of dice, in the master’s tab, in the menu. */
const DEEDS: ReadonlySet<string> = new Set(ORDER);

/** What may be begun with this figure, each deed once; what belongs to no figure goes with any. */
export function deedsOf(context: SkinContext, state: State, unit: string | undefined): readonly Deed[] {
  const byDo = new Map<string, Deed>();
  for (const offer of offersNow(context, state)) {
    if (!DEEDS.has(offer.do)) continue;
    const intents = intentsOf(offer).filter((intent) => !('unit' in intent) || intent.unit === unit);
    const isHers = intents.length > 0 || (offer.needs === 'place' && unit !== undefined && offer.unit === unit);
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

/** Whether the deeds of going stand open with a Dash as well. */
export const mayDash = (context: SkinContext, state: State, unit: string | undefined): boolean =>
  topStep(state)?.is === 'act' &&
  offersNow(context, state).some(
    (offer) =>
      offer.needs === 'place' &&
      offer.do === 'move' &&
      offer.unit === unit &&
      (offer.draft as { readonly dash?: boolean }).dash === true,
  );
