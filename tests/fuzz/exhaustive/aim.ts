import type { Intent as AnyIntent, Dice, Offer } from '@muster/rules/kernel';
import type { Bent } from '@muster/rules/laws';
import { fieldedOf, foesOf, songOfBlades as game, type Intent, type State } from '@muster/rules/song-of-blades';
import { COMPLICATIONS } from '../../../packages/rules/src/song-of-blades/content/complications';
import { agreeToMeet } from '../skirmish';
import { bandFor } from './bands';

type Led = { readonly seat: string; readonly intent: AnyIntent };

/** Plays toward what is missing: who asks for what, and how the dice lean. Everything goes through offers and intents. */
export function aimed(wanted: ReadonlySet<string>, random: () => number): { readonly bent: Bent; readonly dice: Dice } {
  let faces: number[] = [];
  let lean: Lean = 'even';
  const tried = new Map<string, number>();
  const dice: Dice = {
    roll: (count, sides) => Array.from({ length: count }, () => faces.shift() ?? leaning(lean, sides, random)),
  };
  const lead = (given: unknown): Led | undefined => {
    const state = given as State;
    const met = agreeToMeet(state, random, 1);
    const meeting =
      met !== undefined && game.preview(state, met.seat, met.intent as Intent).is === 'ready' ? met : undefined;
    const led = led1(state) ?? meeting ?? drawn(state);
    if (led === undefined) return undefined;
    const intent = led.intent as Intent;
    tried.set(keyOf(intent), (tried.get(keyOf(intent)) ?? 0) + 1);
    faces = isLastDeployed(state, intent) ? omens(state, wanted, random) : [];
    lean = leanOf(intent, wanted, random);
    return led;
  };

  /** The muster: a band made for what is missing. */
  const led1 = (state: State): Led | undefined => {
    if (state.steps.at(-1)?.is !== 'muster') return undefined;
    const seat = game.waitingFor(state)[0]?.seat;
    if (seat === undefined || Object.hasOwn(state.chosen, seat)) return undefined;
    return { seat, intent: { do: 'choose-warband', warband: { is: 'list', list: bandFor(wanted, random) } } as Intent };
  };

  const drawn = (state: State): Led | undefined => {
    let best: Led | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const seat of new Set(game.waitingFor(state).map((each) => each.seat)))
      for (const offer of game.offers(state, seat)) {
        if (offer.do === 'correct' || offer.do === 'resign' || offer.do === 'offer-result') continue;
        for (const intent of completions(state, seat, offer)) {
          const key = -Math.log(1 - random()) / worth(state, intent);
          if (key < least) [best, least] = [{ seat, intent }, key];
        }
      }
    return best;
  };

  const completions = (state: State, seat: string, offer: Offer<Intent>): readonly Intent[] => {
    if (offer.needs === 'now') return [offer.intent];
    if (offer.needs === 'target') {
      const fresh = offer.intents.filter((intent) => isWanted(intent));
      const list = fresh.length > 0 ? fresh : offer.intents;
      return [list[Math.floor(random() * list.length)] as Intent];
    }
    const found = game.sample(state, seat, offer, random);
    const bold = offer.do === 'move' && offer.unit !== undefined ? boldly(state, seat, offer.unit, random) : undefined;
    return [found, bold].filter((intent) => intent !== undefined);
  };

  const isWanted = (intent: Intent): boolean =>
    wanted.has(`do:${intent.do}`) ||
    ('spell' in intent &&
      typeof intent.spell === 'string' &&
      (wanted.has(`spell:${intent.spell}`) || wanted.has(`backfire:${intent.spell}`)));

  const worth = (state: State, intent: Intent): number => {
    const base = WORTH[intent.do] ?? 1;
    const again = tried.get(keyOf(intent)) ?? 0;
    const fresh = wanted.has(`do:${intent.do}`) ? 10 : isWanted(intent) ? 5 : 1;
    const three = 'dice' in intent && intent.dice === 3 && 'spell' in intent ? 3 : 1;
    return (base * fresh * three * nearness(state, intent)) / (1 + again / (fresh > 1 ? 6 : 30));
  };

  return { bent: { weight: () => 1, pick: (_state, _seat, found) => found[0], lead }, dice };
}

/** A move that takes a risk on the way: in stride over an obstacle, at full speed through branches, over an edge. */
function boldly(state: State, seat: string, unit: string, random: () => number): Intent | undefined {
  const figure = fieldedOf(state, unit);
  if (figure === undefined) return undefined;
  const hundredth = (value: number): number => Math.round(value * 100) / 100;
  for (let tries = 0; tries < 4; tries += 1) {
    const [angle, far] = [random() * 2 * Math.PI, 30 + random() * 120];
    const to = {
      x: hundredth(figure.pose.x + far * Math.cos(angle)),
      y: hundredth(figure.pose.y + far * Math.sin(angle)),
    };
    if (game.preview(state, seat, { do: 'move', unit, to }).is === 'ready') continue;
    for (const risk of ['stride', 'daring', 'drop'] as const) {
      const intent: Intent = { do: 'move', unit, to, [risk]: true };
      if (game.preview(state, seat, intent).is === 'ready') return intent;
    }
  }
  return undefined;
}

const keyOf = (intent: Intent): string => ('spell' in intent ? `${intent.do} ${String(intent.spell)}` : intent.do);

const WORTH: Readonly<Record<string, number>> = {
  'auto-decline': 0.005,
  'choose-warband': 0.05,
  lay: 0.3,
  'take-up': 0.1,
  activate: 3,
  'activate-group': 4,
  order: 4,
  'free-move': 1,
  reckless: 0.5,
  'fly-low': 0.3,
  attack: 6,
  shoot: 6,
  cast: 12,
  release: 4,
  entangle: 5,
  counter: 5,
  steal: 4,
  jump: 0.3,
  done: 0.04,
  'end-turn': 0.02,
  'take-initiative': 0.25,
  bank: 0.4,
  'shed-gear': 0.1,
  'put-down': 0.2,
  'end-spell': 0.2,
};

/** A move that ends nearer to a foe is worth more. */
function nearness(state: State, intent: Intent): number {
  if (!('to' in intent) || !('unit' in intent) || intent.to === undefined) return 1;
  const figure = fieldedOf(state, intent.unit);
  if (figure === undefined) return 1;
  const { x, y } = intent.to;
  const gap = Math.min(...foesOf(state, figure).map(({ pose }) => Math.hypot(pose.x - x, pose.y - y)));
  return gap < 40 ? 3 : gap < 120 ? 1.5 : 0.7;
}

type Lean = 'even' | 'high' | 'low' | 'ones';

function leaning(lean: Lean, sides: number, random: () => number): number {
  const face = 1 + Math.floor(random() * sides);
  if (lean === 'ones') return random() < 0.85 ? 1 : face;
  if (lean === 'high') return Math.max(face, 1 + Math.floor(random() * sides));
  if (lean === 'low') return Math.min(face, 1 + Math.floor(random() * sides));
  return face;
}

function leanOf(intent: Intent, wanted: ReadonlySet<string>, random: () => number): Lean {
  const spell = 'spell' in intent && typeof intent.spell === 'string' ? intent.spell : undefined;
  if ((intent.do === 'activate' || intent.do === 'react') && spell !== undefined)
    return wanted.has(`backfire:${spell}`) && (!wanted.has(`spell:${spell}`) || random() < 0.5) ? 'ones' : 'high';
  const at = random();
  return at < 0.4 ? 'even' : at < 0.7 ? 'high' : at < 0.92 ? 'low' : 'ones';
}

const isLastDeployed = (state: State, intent: Intent): boolean =>
  intent.do === 'deploy' && Object.values(state.figures).filter(({ fate }) => fate === 'reserve').length === 1;

/** The dice for the tides of magic and the weather: what has not come yet. */
function omens(state: State, wanted: ReadonlySet<string>, random: () => number): number[] {
  const faces: number[] = [];
  const casts = Object.values(state.figures).some(({ profile }) => profile.spells.length > 0);
  if (state.config.complications && casts) {
    const which = Object.entries(COMPLICATIONS).filter(([id]) => wanted.has(`complication:${id}`));
    const [, next] = which[Math.floor(random() * which.length)] ?? [];
    faces.push(...(random() < 0.7 ? [6, next?.face ?? 1 + Math.floor(random() * 6)] : [1]));
  }
  if (state.config.weather && state.config.outdoors)
    faces.push(...(random() < 0.7 ? [6, 1 + Math.floor(random() * 6), 1 + Math.floor(random() * 6)] : [1]));
  return faces;
}
