import { gap } from '@muster/geometry';
import type { Offer, Refusal } from '../../kernel';
import { adjacentFoes, baseOf, type Fielded, isFielded, stickOf } from '../figures';
import type { Intent } from '../intents';
import { rounded } from '../moves/place';
import type { Figure, State } from '../state';
import type { ActStep } from '../steps-flow';
import { isBerserk, isToward, nearestFoe } from './berserk';
import { type Part, verbsOf } from './verbs-all';

/** Blows, and what arms the hand for them. */
const FRENZIED: readonly Intent['do'][] = ['attack', 'pick-up', 'draw'];

/** What a frenzy does not let a figure do: anything from afar, moves away, anything but a blow where one can be struck. */
export function berserkRefusal(
  state: State,
  act: ActStep,
  figure: Figure,
  intent: Intent,
  part: Part,
): Refusal | undefined {
  if (!isBerserk(figure) || part === 'morale') return undefined;
  const no = (code: string): Refusal => ({ code, rule: 'ASOBH-TRAIT-berserk', who: [figure.id] });
  if (part === 'flow' || part === 'magic' || (part === 'combat' && !FRENZIED.includes(intent.do)))
    return no('berserk/not-from-afar');
  if (part !== 'moves') return undefined;
  if (canStrike(state, act, figure)) return no('berserk/must-strike');
  return intent.do === 'move' && !isToward(state, figure, intent.to) ? no('berserk/toward') : undefined;
}

/** The offers of a figure as its frenzy leaves them; where it can run at a foe, ways to do so are among them. */
export function berserkOffers(
  state: State,
  act: ActStep,
  figure: Figure,
  offered: readonly { readonly offer: Offer<Intent>; readonly part: Part }[],
): Offer<Intent>[] {
  const left = offered.flatMap(({ offer, part }): Offer<Intent>[] => {
    const may = (intent: Intent): boolean => berserkRefusal(state, act, figure, intent, part) === undefined;
    switch (offer.needs) {
      case 'now':
        return may(offer.intent) ? [offer] : [];
      case 'target': {
        const intents = offer.intents.filter(may);
        return intents.length === 0 ? [] : [{ ...offer, intents }];
      }
      default:
        return part === 'morale' || (part === 'moves' && !canStrike(state, act, figure)) ? [offer] : [];
    }
  });
  const run = runs(state, act, figure);
  return run.length === 0 ? left : [{ needs: 'target', do: 'move', unit: figure.id, intents: run }, ...left];
}

/** What it has to do before it may stop: strike, or run at the enemy. */
export function berserkMust(
  state: State,
  act: ActStep,
  figure: Figure,
): 'berserk/must-strike' | 'berserk/must-run' | undefined {
  if (!isBerserk(figure) || (act.left[figure.id] ?? 0) < 1) return undefined;
  if (canStrike(state, act, figure)) return 'berserk/must-strike';
  return runs(state, act, figure).length > 0 ? 'berserk/must-run' : undefined;
}

/** A foe stands against it, and a blow is open to it. */
function canStrike(state: State, act: ActStep, figure: Figure): boolean {
  if (!isFielded(figure) || adjacentFoes(state, figure).length === 0) return false;
  const attack = verbsOf(act.kind).find(({ verb }) => verb.do === 'attack');
  return attack !== undefined && attack.verb.offers(state, act, figure).length > 0;
}

/** Moves straight at the nearest foe, the longest first; those the rules of movement accept. */
function runs(state: State, act: ActStep, figure: Figure): readonly Intent[] {
  if (!isFielded(figure) || canStrike(state, act, figure) || adjacentFoes(state, figure).length > 0) return [];
  const foe = nearestFoe(state, figure);
  const move = verbsOf(act.kind).find(({ verb }) => verb.do === 'move');
  if (foe === undefined || move === undefined) return [];
  return wayTo(state, figure, foe)
    .map((to): Intent => ({ do: 'move', unit: figure.id, to }))
    .filter(
      (intent) =>
        intent.do === 'move' &&
        isToward(state, figure, intent.to) &&
        move.verb.plan(state, act, figure, intent as never).ok,
    );
}

function wayTo(state: State, figure: Fielded, foe: Fielded) {
  const between = gap(baseOf(figure), baseOf(foe)).distance;
  const far = Math.hypot(foe.pose.x - figure.pose.x, foe.pose.y - figure.pose.y);
  const lengths = [
    between,
    stickOf(state, 'long'),
    stickOf(state, 'medium'),
    stickOf(state, 'short'),
    stickOf(state, 'short') / 2,
    figure.profile.base.size,
  ].filter((length) => length > 0 && length <= between);
  return [...new Set(lengths)]
    .toSorted((a, b) => b - a)
    .map((length) =>
      rounded({
        x: figure.pose.x + ((foe.pose.x - figure.pose.x) / far) * length,
        y: figure.pose.y + ((foe.pose.y - figure.pose.y) / far) * length,
      }),
    );
}
