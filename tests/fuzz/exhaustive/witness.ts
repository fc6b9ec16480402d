import { isDeepStrictEqual } from 'node:util';
import { containsPoint } from '@muster/geometry';
import type { Dice, Roll } from '@muster/rules/kernel';
import type { PlayedEntry } from '@muster/rules/laws';
import {
  type Event,
  type Figure,
  songOfBlades as game,
  type Intent,
  type State,
  TRAIT_IDS,
  type TraitId,
} from '@muster/rules/song-of-blades';

/**
 * What occurred in a game, as `kind:name`. A trait occurs where something is said to be because of it, or where the
 * same entry with the same dice, or what may be asked afterwards, would be otherwise without it.
 */
export function* occurred(
  entries: readonly PlayedEntry[],
  from: State,
  wanted: ReadonlySet<string>,
): Generator<string> {
  let state = from;
  for (const [i, entry] of entries.entries()) {
    const before = state;
    const intent = entry.intent as Intent;
    yield `do:${intent.do}`;
    if (intent.do === 'choose-warband') for (const id of LIMITS) if (limits(before, entry, id)) yield `trait:${id}`;
    if (intent.do === 'shoot') yield `weapon:${intent.weapon}`;
    for (const event of entry.events as readonly Event[]) {
      yield* told(event);
      state = game.evolve(state, event);
      if (event.type === 'moved' || event.type === 'deployed') yield* stoodOn(state, event.unit);
    }
    const missing = TRAIT_IDS.filter((id) => wanted.has(`trait:${id}`) && isHeld(before, id));
    // Some of them at a time: each is asked about often enough in a battle
    for (const [k, id] of missing.entries())
      if (missing.length <= 4 || (i + k) % Math.ceil(missing.length / 4) === 0)
        if (mattered(before, state, entry, id, i)) yield `trait:${id}`;
  }
}

function* told(event: Event): Generator<string> {
  yield `event:${event.type}`;
  for (const source of sources(event)) {
    yield `row:${source}`;
    if ((TRAIT_IDS as readonly string[]).includes(source)) yield `trait:${source}`;
  }
  switch (event.type) {
    case 'opened':
    case 'amended':
      if (event.step.is === 'act') yield `act:${event.step.kind}`;
      break;
    case 'befell':
      yield `condition:${event.condition.is}`;
      break;
    case 'moved':
      yield `manner:${event.manner}`;
      break;
    case 'deployed':
      yield 'manner:deploy';
      break;
    case 'summoned':
    case 'arrived':
      yield 'manner:arrive';
      break;
    case 'fought':
      yield `means:${event.attack.means.is}`;
      yield `result:${event.result}`;
      break;
    case 'spellCast':
      yield `spell:${event.spell}`;
      break;
    case 'backfired':
      yield `backfire:${event.spell}`;
      break;
    case 'weatherCame':
      if (event.weather !== null) yield `weather:${event.weather}`;
      break;
    case 'complicationCame':
      if (event.complication !== null) yield `complication:${event.complication.is}`;
      break;
    case 'rolled':
      yield `roll:${event.why}`;
      break;
    case 'moraleTested':
      yield `cause:${event.cause}`;
      yield `nerve:${event.result}`;
      break;
  }
}

/** Every reason given in an event, whatever it is given for. */
function* sources(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string' && (key === 'because' || key === 'by' || key === 'trait')) yield value;
  else if (Array.isArray(value)) for (const each of value) yield* sources(each, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value))
      if (name !== 'profile' && name !== 'figure' && name !== 'figures') yield* sources(each, name);
}

function* stoodOn(state: State, unit: string): Generator<string> {
  const pose = state.figures[unit]?.pose;
  if (pose == null) return;
  yield 'ground:normal';
  for (const piece of state.terrain)
    if (containsPoint(piece.outline, pose)) {
      yield `ground:${piece.ground}`;
      yield `stands:${piece.stands}`;
    } else if (piece.stands === 'linear' || piece.stands === 'solid')
      if (piece.outline.some((corner) => Math.hypot(corner.x - pose.x, corner.y - pose.y) < 80))
        // Nobody ends inside: beside it is where it counts
        yield `stands:${piece.stands}`;
}

const holds = (figure: Figure, id: TraitId): boolean =>
  figure.profile.traits.some((trait) => trait.id === id) || figure.gained.some((trait) => trait.id === id);
const isHeld = (state: State, id: TraitId): boolean => Object.values(state.figures).some((figure) => holds(figure, id));

/** The same battle in which nobody ever had this trait. */
function without(state: State, id: TraitId): State {
  const figures = Object.entries(state.figures).map(([unit, figure]) => [
    unit,
    holds(figure, id)
      ? {
          ...figure,
          profile: {
            ...figure.profile,
            traits: figure.profile.traits.filter((trait) => trait.id !== id),
            // A trait of size speaks through the size
            size: figure.profile.size === id ? ('normal' as const) : figure.profile.size,
          },
          gained: figure.gained.filter((trait) => trait.id !== id),
        }
      : figure,
  ]);
  return { ...state, figures: Object.fromEntries(figures) };
}

function mattered(before: State, after: State, entry: PlayedEntry, id: TraitId, i: number): boolean {
  const intent = entry.intent as Intent;
  const plain = without(before, id);
  const decided = game.decide(plain, entry.seat, intent, again(entry.rolls));
  if (!decided.ok || !isDeepStrictEqual(bare(decided.value), bare(entry.events))) return true;
  const shown = [game.preview(before, entry.seat, intent), game.preview(plain, entry.seat, intent)];
  if (!isDeepStrictEqual(bare(shown[0]), bare(shown[1]))) return true;
  if (i % 4 !== 0) return false;
  const bared = without(after, id);
  const asked = new Set([...game.waitingFor(after), ...game.waitingFor(bared)].map(({ seat }) => seat));
  return [...asked].some(
    (seat) =>
      !isDeepStrictEqual(game.offers(after, seat), game.offers(bared, seat)) ||
      (i % 8 === 0 && luckDiffers(after, bared, seat, i)),
  );
}

/** What would be tried without the trait is refused with it, or the other way round. */
function luckDiffers(real: State, bared: State, seat: string, seed: number): boolean {
  let at = seed + 1;
  const random = () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return at / 2 ** 32;
  };
  return [real, bared].some((state) =>
    game.offers(state, seat).some((offer) => {
      if (offer.needs !== 'place' || offer.do === 'correct' || offer.do === 'choose-warband') return false;
      const intent = game.sample(state, seat, offer, random);
      if (intent === undefined) return false;
      return (game.preview(real, seat, intent).is === 'ready') !== (game.preview(bared, seat, intent).is === 'ready');
    }),
  );
}

/** Traits that speak at the muster. */
const LIMITS: readonly TraitId[] = ['rare', 'unique', 'increased-spell-memory'];

/** The list, or the same list with more of one profile, is judged otherwise without the trait. */
function limits(state: State, entry: PlayedEntry, id: TraitId): boolean {
  const intent = entry.intent as Extract<Intent, { do: 'choose-warband' }>;
  if (intent.warband.is !== 'list') return false;
  const { list } = intent.warband;
  const judged = (count: number, bare: boolean): boolean => {
    const entries = list.entries.map(({ profile, ...rest }) =>
      typeof profile === 'string' || !profile.traits.some((trait) => trait.id === id)
        ? { ...rest, profile }
        : {
            count: rest.count * count,
            profile: bare ? { ...profile, traits: profile.traits.filter((trait) => trait.id !== id) } : profile,
          },
    );
    const asked = { ...intent, warband: { is: 'list', list: { ...list, entries } } } as Intent;
    return game.preview(state, entry.seat, asked).is === 'ready';
  };
  return judged(1, false) !== judged(1, true) || judged(4, false) !== judged(4, true);
}

/** Profiles aside: they differ by the trait itself. */
const bare = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each) => (key === 'profile' || key === 'gained' ? undefined : each)));

/** The same faces in the same order; where more are asked for, threes. */
function again(rolls: readonly Roll[]): Dice {
  const faces = rolls.flatMap((roll) => roll.faces);
  return { roll: (count) => Array.from({ length: count }, () => faces.shift() ?? 3) };
}
