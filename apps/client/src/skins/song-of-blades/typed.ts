import type { Point } from '@muster/geometry';
import {
  type Fielded,
  fielded,
  fieldedOf,
  type Intent,
  runBy,
  type State,
  stickOf,
  topStep,
} from '@muster/rules/song-of-blades';
import { homeTurn } from '../../tools/home-turn';
import { lengthFrom } from '../../tools/lengths';
import type { AnyDraft, SkinContext, TypedAsk } from '../skin';
import { deedsOf } from './deeds';
import { rounded } from './draft';
import { handOf } from './hand';
import { howKey, howOf, intentLabel, targetOf } from './intent-words';
import { deployAt, impliedDeed, layAt } from './meant';
import { actionsLeft, isOwn } from './offers';

type Typed = { readonly draft: AnyDraft; readonly select?: string } | { readonly says: string };

/** What the field for words is for now. */
export function skirmishAsk(context: SkinContext, id: string | undefined): TypedAsk {
  const state = context.store.data.getState().state as State | undefined;
  const step = state && topStep(state);
  const unit = state && id !== undefined ? state.figures[id] : undefined;
  if (step?.is === 'deploy') return { title: 'Deploy', example: 'Brenna, 24, 6', does: 'Put down' };
  if (step?.is === 'terrain') return { title: 'The field', example: 'wood, 40, 30, turned 20', does: 'Lay' };
  if (step?.is === 'recoil') return { title: 'Give way', example: 'back · 30 left', does: 'Give way' };
  if (step?.is === 'turn')
    return { title: unit?.name ?? 'No figure is selected', example: 'activate 2 · Brenna, activate 3', does: 'Roll' };
  return {
    title: unit?.name ?? 'No figure is selected',
    example: 'move 10 toward Gruk · move 12 ahead · attack Gruk · shoot Gruk aimed',
    does: 'Do it',
  };
}

const HELP =
  'Write it like this: move 10 toward Gruk, move medium ahead, step 2 left, jump ahead, attack Gruk, power attack Gruk, shoot Gruk aimed, or any order by its name.';

/**
 * An order in words for a figure: `move 10 toward Gruk`, `move short 30 left`, `attack Gruk`, `activate 2`. Lengths are
 * centimetres unless they say otherwise, or sticks by name; directions are as the view is turned. Gives the draft, or a
 * sentence that says what cannot be read.
 */
export function typedOrder(context: SkinContext, id: string | undefined, words: string): Typed {
  const state = context.store.data.getState().state as State | undefined;
  const step = state && topStep(state);
  const text = words.trim().toLowerCase().replace(/\s+/g, ' ');
  if (!state || !step) return { says: 'There is nothing to do yet.' };
  if (step.is === 'deploy') return deploys(context, state, text);
  if (step.is === 'terrain') return lays(text);
  const implied = impliedDeed(context, state);
  if (implied?.do === 'give-way' && implied.unit !== undefined) return givesWay(state, implied.unit, text);
  if (implied) {
    const at = pointIn(text);
    if (at) return { draft: { do: implied.do, unit: implied.unit, to: at, at } };
  }
  const called = /^(.+?), (activate .+)$/.exec(text);
  const unit = called ? named(fielded(state), called[1] ?? '') : id === undefined ? undefined : fieldedOf(state, id);
  if (!unit || !isOwn(state, context.seat, unit.id))
    return { says: 'Select a figure of yours first: Tab on the table, or the list of units.' };
  const order = called?.[2] ?? text;
  const rolls = /^(?:activate|roll) (\d)(?: dice| die)?$/.exec(order);
  if (rolls)
    return {
      draft: { do: step.is === 'reactions' ? 'react' : 'activate', unit: unit.id, dice: Number(rolls[1]) },
      select: unit.id,
    };
  return (
    moves(context, state, unit, order) ??
    jumps(context, unit, order) ??
    byName(context, state, unit, order) ?? { says: HELP }
  );
}

function moves(context: SkinContext, state: State, unit: Fielded, text: string): Typed | undefined {
  const to = /^(move|step|leafwalk) to (.+)$/.exec(text);
  if (to) {
    const at = pointIn(to[2] ?? '');
    return at
      ? { draft: { do: to[1] ?? 'move', unit: unit.id, to: at } }
      : { says: 'A place is two numbers in centimetres: move to 24, 30.' };
  }
  const going = /^(move|step|leafwalk) (.+?) (?:(?:toward|towards|to) (.+)|(?:at )?(.+))$/.exec(text);
  if (!going) return undefined;
  const [, doing = 'move', length = '', name, way] = going;
  const mm = lengthIn(state, length);
  if (mm === undefined) return { says: `“${length}” is no length. Write centimetres, or short, medium, long.` };
  const degrees = name === undefined ? directionIn(context, way ?? '') : towards(state, unit, name);
  if (degrees === undefined)
    return {
      says:
        name === undefined
          ? `“${way}” is no direction: ahead, back, left, right, or 30 left.`
          : `Nobody on the table is called “${name}”.`,
    };
  const a = (degrees * Math.PI) / 180;
  const at = rounded({ x: unit.pose.x + Math.cos(a) * mm, y: unit.pose.y + Math.sin(a) * mm });
  return { draft: { do: doing, unit: unit.id, to: at, ...strideOf(context) } };
}

function jumps(context: SkinContext, unit: Fielded, text: string): Typed | undefined {
  const jump = /^jump (.+?)( with a run-up)?$/.exec(text);
  if (!jump) return undefined;
  const way = directionIn(context, jump[1] ?? '');
  if (way === undefined) return { says: 'Say which way it jumps: jump ahead, jump 30 left.' };
  return {
    draft: {
      do: 'jump',
      unit: unit.id,
      direction: Math.round((((way % 360) + 360) % 360) * 100) / 100,
      ...(jump[2] ? { runUp: true } : {}),
    },
  };
}

const strideOf = ({ store }: SkinContext): Readonly<Record<string, unknown>> => handOf(store).getState().how;

/** Any other deed by its own name, with a target and how it is done: `heal Brenna`, `power attack Gruk`, `stand up`. */
function byName(context: SkinContext, state: State, unit: Fielded, text: string): Typed | undefined {
  const deeds = deedsOf(context, state, unit.id);
  const power = /^(power|aimed|careful)\b/.exec(text)?.[1] ?? /\b(power|aimed|careful)$/.exec(text)?.[1];
  const plain = text
    .replace(/^(power|aimed|careful) (blow )?/, '')
    .replace(/ (power|aimed|careful)$/, '')
    .replace(/^blow /, 'attack ');
  const deed = deeds
    .filter((each) => plain.startsWith(each.label.toLowerCase()) || plain.startsWith(each.do.replaceAll('-', ' ')))
    .toSorted((a, b) => b.label.length - a.label.length)[0];
  if (!deed) {
    const verb = plain.split(' ')[0] ?? '';
    const left = actionsLeft(state, unit.id);
    return left === undefined && ['attack', 'shoot', 'cast', 'move'].includes(verb)
      ? { says: `${unit.name} has no actions now.` }
      : undefined;
  }
  const asked = plain
    .replace(deed.label.toLowerCase(), '')
    .replace(deed.do.replaceAll('-', ' '), '')
    .replace(/^ ?(at|on) /, '')
    .trim();
  const fitting = deed.intents.filter((intent) => {
    const about = targetOf(intent);
    return (
      asked === '' ||
      about === undefined ||
      calls(state, about, asked) ||
      intentLabel(context, state, intent).toLowerCase().includes(asked)
    );
  });
  const wanted =
    fitting.find((intent) => howOf(intent)[power ?? ''] === true) ??
    fitting.find((intent) => power === undefined && isPlain(intent));
  const found = wanted ?? fitting[0];
  return found
    ? { draft: found as unknown as AnyDraft }
    : { says: `${deed.label}: nobody called “${asked}” can be meant.` };
}

const isPlain = (intent: Intent): boolean =>
  !['power', 'aimed', 'double', 'named', 'careful'].some((each) => howKey(howOf(intent)).includes(`${each}=true`));
const calls = (state: State, id: string, name: string): boolean =>
  (state.figures[id]?.name ?? '').toLowerCase().includes(name.replace(/^the /, ''));

function deploys(context: SkinContext, state: State, text: string): Typed {
  const pool = Object.values(state.figures).filter(
    (figure) => figure.seat === context.seat && figure.fate === 'reserve',
  );
  const read = /^(?:(.+?),? )?(-?\d+(?:[.,]\d+)?)(?: cm)?, ?(-?\d+(?:[.,]\d+)?)(?: cm)?$/.exec(text);
  if (!read) return { says: 'Write a name and a place in centimetres: Brenna, 24, 6. As you see the table.' };
  const held = handOf(context.store).getState().deploying;
  const figure = read[1] === undefined ? (pool.find((each) => each.id === held) ?? pool[0]) : named(pool, read[1]);
  if (!figure) return { says: `Nobody in your box is called “${read[1]}”.` };
  const at = seen(context, state, { x: cm(read[2]), y: cm(read[3]) });
  handOf(context.store).setState({ deploying: figure.id });
  return { draft: deployAt(state, figure.id, at) };
}

function lays(text: string): Typed {
  const read = /^(.+?), ?(\d+(?:\.\d+)?), ?(\d+(?:\.\d+)?)(?:, ?turned (-?\d+))?$/.exec(text);
  if (!read) return { says: 'Write a piece and a place in centimetres: wood-oak, 40, 30, turned 20.' };
  return {
    draft: layAt((read[1] ?? '').replaceAll(' ', '-'), { x: cm(read[2]), y: cm(read[3]) }, Number(read[4] ?? 0)),
  };
}

/** Straight away from what beat it back, or so many degrees to a side. */
function givesWay(state: State, unit: string, text: string): Typed {
  const step = topStep(state);
  const figure = fieldedOf(state, unit);
  if (step?.is !== 'recoil' || !figure) return { says: 'Nobody gives way now.' };
  const off = /^(?:(?:give way|recoil) )?(?:(\d+) ?°? ?(left|right)|back|straight(?: back)?)$/.exec(text);
  if (!off) return { says: 'Say which way: back, or 30 left.' };
  const away = Math.atan2(figure.pose.y - step.from.y, figure.pose.x - step.from.x);
  // Left and right as the figure itself sees them, looking at its foe
  const turn = off[1] === undefined ? 0 : (Number(off[1]) * Math.PI) / 180;
  const a = away + (off[2] === 'left' ? -turn : turn);
  const far = figure.profile.base.size;
  return {
    draft: {
      do: 'give-way',
      unit,
      to: rounded({ x: figure.pose.x + Math.cos(a) * far, y: figure.pose.y + Math.sin(a) * far }),
    },
  };
}

function lengthIn(state: State, text: string): number | undefined {
  const stick = /^(?:an? )?(short|medium|long)(?: stick)?$/.exec(text)?.[1];
  if (stick) return stickOf(state, stick as 'short' | 'medium' | 'long');
  return lengthFrom(text, 'cm');
}

const WAYS: Readonly<Record<string, number>> = {
  right: 0,
  ahead: 90,
  forward: 90,
  up: 90,
  left: 180,
  back: 270,
  down: 270,
};

/** Degrees on the table of a direction as the view is turned. */
function directionIn(context: SkinContext, text: string): number | undefined {
  const view = homeTurn(context);
  const plain = WAYS[text.trim()];
  if (plain !== undefined) return plain + view;
  const off = /^(\d+(?:\.\d+)?) ?°? ?(left|right)$/.exec(text.trim());
  if (off) return 90 + view + Number(off[1]) * (off[2] === 'left' ? 1 : -1);
  const bare = /^(-?\d+(?:\.\d+)?) ?°?$/.exec(text.trim());
  return bare ? Number(bare[1]) + view : undefined;
}

function towards(state: State, unit: Fielded, name: string): number | undefined {
  const away = /^away from (.+)$/.exec(name);
  const others = fielded(state).filter((each) => each.id !== unit.id);
  const foes = others.filter((each) => runBy(each) !== runBy(unit));
  const found = named(foes, away?.[1] ?? name) ?? named(others, away?.[1] ?? name);
  if (!found) return undefined;
  const a = (Math.atan2(found.pose.y - unit.pose.y, found.pose.x - unit.pose.x) * 180) / Math.PI;
  return away ? a + 180 : a;
}

const pointIn = (text: string): Point | undefined => {
  const read = /^(\d+(?:\.\d+)?)(?: cm)?, ?(\d+(?:\.\d+)?)(?: cm)?$/.exec(text);
  return read ? rounded({ x: cm(read[1]), y: cm(read[2]) }) : undefined;
};

/** Millimetres of typed centimetres. */
const cm = (text: string | undefined): number => Number((text ?? '0').replace(',', '.')) * 10;

/** A place as its player sees the table. */
const seen = (context: SkinContext, { table }: State, at: Point): Point =>
  homeTurn(context) === 180 ? { x: table.width - at.x, y: table.depth - at.y } : at;

/** The one of this name: whole, else by its beginning, else by any word of it. */
export function named<T extends { readonly name: string }>(all: readonly T[], name: string): T | undefined {
  const wanted = name.trim().toLowerCase().replace(/^the /, '');
  if (wanted === '') return undefined;
  const of = (each: T) => each.name.toLowerCase().replace(/^the /, '');
  return (
    all.find((each) => of(each) === wanted) ??
    all.find((each) => of(each).startsWith(wanted)) ??
    all.find((each) => of(each).includes(wanted))
  );
}
