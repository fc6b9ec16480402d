import type { Point } from '@muster/geometry';
import {
  type Fielded,
  fielded,
  fieldedOf,
  type Intent,
  SPELLS,
  type State,
  sideOf,
  topStep,
} from '@muster/rules/five-leagues';
import { homeTurn } from '../../tools/home-turn';
import { lengthFrom } from '../../tools/lengths';
import type { AnyDraft, SkinContext, TypedAsk } from '../skin';
import { answerWords, weaponName } from './answer-words';
import { deedsOf } from './deeds';
import { rounded } from './draft';
import { handOf } from './hand';
import { fromSeen } from './held-line';
import { aimOf, deployAt, deployable, goingOf, inHand, isDeploying, wayMeant } from './meant';
import { asDraft, intentsOf, mayActivate, offerOf } from './offers';

type Typed = { readonly draft: AnyDraft; readonly select?: string } | { readonly says: string };

/** What the field for words is for now. */
export function partyAsk(context: SkinContext, id: string | undefined): TypedAsk {
  const state = context.store.data.getState().state as State | undefined;
  const step = state && topStep(state);
  const named = state && inHand(context, state);
  const unit = state?.figures[named ?? id ?? ''];
  if (state && isDeploying(state)) return { title: 'Set up', example: 'Tamsin, 12, 4', does: 'Put down' };
  if (step?.is === 'initiative') return { title: 'Initiative', example: 'Tamsin 3, Hale 1', does: 'Propose' };
  if (step?.is === 'place') return { title: unit?.name ?? '', example: '1 back · 2 toward Gruk', does: 'Move' };
  return {
    title: unit?.name ?? 'No figure is selected',
    example: 'move 4 toward Gruk · dash 7 ahead · fight Gruk · shoot Gruk',
    does: 'Do it',
  };
}

const HELP =
  'Write it like this: move 4 toward Gruk, dash 7 ahead, move 3 30 left, fight Gruk, shoot Gruk with longbow, cast Bind on Gruk, or any order by its name.';

/**
 * An order in words for a figure: `move 4 toward Gruk`, `dash 7 ahead`, `fight Gruk`, `shoot Gruk with longbow`. Lengths
 * are inches unless they say otherwise; directions are as the view is turned. Gives the draft, or a sentence that says
 * what cannot be read.
 */
export function typedOrder(context: SkinContext, id: string | undefined, words: string): Typed {
  const state = context.store.data.getState().state as State | undefined;
  const step = state && topStep(state);
  const text = words.trim().toLowerCase().replace(/\s+/g, ' ');
  if (!state || !step) return { says: 'There is nothing to do yet.' };
  if (isDeploying(state)) return setsUp(context, state, text);
  if (step.is === 'initiative') return gives(state, text);
  const activates = /^activate(?: (.+))?$/.exec(text);
  if (activates) return begins(context, state, id, activates[1]);
  const own = inHand(context, state) ?? id;
  const unit = own === undefined ? undefined : fieldedOf(state, own);
  if (!unit) return { says: 'Select a figure of yours first: Tab on the table, or the list of units.' };
  return (
    goes(context, state, unit, text) ??
    byName(context, state, unit, text) ??
    (mayActivate(context, state, unit.id)
      ? { says: `${unit.name} has not begun to act. Write: activate.` }
      : { says: HELP })
  );
}

function begins(context: SkinContext, state: State, id: string | undefined, name: string | undefined): Typed {
  const offer = offerOf(context, state, 'activate');
  const able = (offer ? intentsOf(offer) : []).flatMap((intent) =>
    'unit' in intent && intent.unit !== undefined ? (fieldedOf(state, intent.unit) ?? []) : [],
  );
  const unit = name === undefined ? able.find((each) => each.id === id) : named(able, name);
  if (!unit)
    return {
      says: able.length === 0 ? 'Nobody can act just now.' : `Who? ${able.map((each) => each.name).join(', ')}.`,
    };
  return { draft: { do: 'activate', unit: unit.id }, select: unit.id };
}

/** `move 4 toward Gruk`, `dash 7 ahead`, `1 back`, `move to 12, 20`. */
function goes(context: SkinContext, state: State, unit: Fielded, text: string): Typed | undefined {
  const going = goingOf(context, state, unit.id);
  const verb = /^(move|dash|walk|steal|step|push on|go) /.exec(text)?.[1];
  const rest = verb === undefined ? text : text.slice(verb.length + 1);
  if (going === undefined || (verb === undefined && going !== 'step-to')) return undefined;
  handOf(context.store).setState({ dash: verb === 'dash', means: verb === 'push on' ? 'push-on' : 'auto', via: [] });
  const to = /^(?:to |into )?(.+)$/.exec(rest)?.[1] ?? '';
  const spot = pointIn(context, state, to);
  if (spot) return wayTo(context, state, unit, spot);
  const far = /^(\d+(?:[.,]\d+)?)(?: ?(?:in|inch|inches|"|″|cm|mm))? (?:(toward|towards|away from) (.+)|(.+))$/.exec(
    rest,
  );
  if (!far) {
    const foe = named(fielded(state), to);
    return foe ? wayTo(context, state, unit, foe.pose) : { says: HELP };
  }
  const mm = lengthFrom(rest.slice(0, rest.indexOf(' ')), 'in') ?? 0;
  const degrees =
    far[3] === undefined ? directionIn(context, far[4] ?? '') : towards(state, unit, far[3], far[2] === 'away from');
  if (degrees === undefined)
    return {
      says:
        far[3] === undefined
          ? `“${far[4]}” is no direction: ahead, back, left, right, or 30 left.`
          : `Nobody on the table is called “${far[3]}”.`,
    };
  const a = (degrees * Math.PI) / 180;
  return wayTo(context, state, unit, { x: unit.pose.x + Math.cos(a) * mm, y: unit.pose.y + Math.sin(a) * mm });
}

function wayTo(context: SkinContext, state: State, unit: Fielded, at: Point): Typed {
  const draft = wayMeant(context, state, unit.id, rounded(at));
  return draft ? { draft, select: unit.id } : { says: `${unit.name} has no move now.` };
}

/** Any other deed by its own name, with a target and how it is done: `fight Gruk`, `shoot Gruk with longbow`. */
function byName(context: SkinContext, state: State, unit: Fielded, text: string): Typed | undefined {
  const deed = deedsOf(context, state, unit.id)
    .filter((each) => namesFor(each.do, each.label).some((name) => text === name || text.startsWith(`${name} `)))
    .toSorted((a, b) => b.label.length - a.label.length)[0];
  if (!deed) return undefined;
  const called = namesFor(deed.do, deed.label).find((name) => text.startsWith(name)) ?? '';
  const asked = text
    .slice(called.length)
    .replace(/^ ?(at|on|into) /, '')
    .trim();
  const [whom = '', how] = asked.split(/ with /);
  const found = deed.intents.filter((intent) => fits(context, state, intent, whom, how));
  const [intent] = found;
  if (!intent)
    return { says: asked === '' ? `${deed.label}: at whom?` : `${deed.label}: nobody called “${asked}” can be meant.` };
  return { draft: asDraft(intent), select: unit.id };
}

const namesFor = (doing: string, label: string): readonly string[] => [
  label.toLowerCase().replace(/[!:]/g, ''),
  doing.replaceAll('-', ' '),
  ...(doing === 'end-activation' ? ['done', 'end'] : doing === 'fight' ? ['attack'] : []),
];

function fits(context: SkinContext, state: State, intent: Intent, whom: string, how: string | undefined): boolean {
  const said = answerWords(context, state, intent).toLowerCase();
  if (intent.do === 'cast') {
    const [spell = '', on] = whom.split(/ on | at /);
    if (!SPELLS[intent.spell].name.toLowerCase().startsWith(spell.trim())) return false;
    return on === undefined || intent.targets.some((id) => calls(state, id, on)) || said.includes(on);
  }
  if (how !== undefined && 'weapon' in intent && 'unit' in intent) {
    const weapon = weaponName(state, intent.unit, intent.weapon, context.words).toLowerCase();
    if (!weapon.includes(how)) return false;
  }
  const about = aimOf(intent);
  return whom === '' || (about !== undefined && calls(state, about, whom)) || said.includes(whom);
}

const calls = (state: State, id: string, name: string): boolean =>
  (state.figures[id]?.name ?? '').toLowerCase().includes(name.trim().replace(/^the /, ''));

/** `Tamsin, 12, 4`: inches from the left and from the edge, as its player sees the table. */
function setsUp(context: SkinContext, state: State, text: string): Typed {
  const open = deployable(context, state).flatMap((id) => state.figures[id] ?? []);
  const read = /^(?:(.+?),? )?(\d+(?:[.,]\d+)?)(?:″|")?, ?(\d+(?:[.,]\d+)?)(?:″|")?$/.exec(text);
  const at = read && pointIn(context, state, `${read[2]}, ${read[3]}`);
  if (!read || !at) return { says: 'Write a name and a place in inches, as you see the table: Tamsin, 12, 4.' };
  const held = handOf(context.store).getState().deploying;
  const waiting = open.filter((each) => fieldedOf(state, each.id) === undefined);
  const figure =
    read[1] === undefined ? (open.find((each) => each.id === held) ?? waiting[0] ?? open[0]) : named(open, read[1]);
  if (!figure) return { says: `Nobody of yours to set up is called “${read[1] ?? ''}”.` };
  return { draft: deployAt(figure.id, at), select: figure.id };
}

/** `Tamsin 3, Hale 1`: who gets a die with which face; the others have none. */
function gives(state: State, text: string): Typed {
  const dice = state.initiative?.dice ?? [];
  const given: Record<string, number> = {};
  const party = fielded(state).filter((each) => sideOf(each) === 'party');
  for (const part of text.split(/, ?/)) {
    const read = /^(.+?):? (?:the )?([1-6])$/.exec(part.trim());
    const figure = read ? named(party, read[1] ?? '') : undefined;
    if (!read || !figure) return { says: 'Write who gets which die: Tamsin 3, Hale 1.' };
    const at = dice.findIndex((face, i) => face === Number(read[2]) && !Object.values(given).includes(i));
    if (at < 0) return { says: `No ${read[2]} lies there any more. The dice are ${dice.join(', ')}.` };
    given[figure.id] = at;
  }
  return { draft: { do: 'propose-initiative', given } };
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
  return off ? 90 + view + Number(off[1]) * (off[2] === 'left' ? 1 : -1) : undefined;
}

function towards(state: State, unit: Fielded, name: string, away: boolean): number | undefined {
  const others = fielded(state).filter((each) => each.id !== unit.id);
  const foes = others.filter((each) => sideOf(each) !== sideOf(unit));
  const found = named(foes, name) ?? named(others, name);
  if (!found) return undefined;
  const a = (Math.atan2(found.pose.y - unit.pose.y, found.pose.x - unit.pose.x) * 180) / Math.PI;
  return away ? a + 180 : a;
}

/** A place in inches as its player sees the table. */
function pointIn(context: SkinContext, { table }: State, text: string): Point | undefined {
  const read = /^(\d+(?:[.,]\d+)?)(?:″|")?, ?(\d+(?:[.,]\d+)?)(?:″|")?$/.exec(text.trim());
  const mm = (part: string | undefined): number => Number((part ?? '0').replace(',', '.')) * 25.4;
  return read ? rounded(fromSeen(table, homeTurn(context), { x: mm(read[1]), y: mm(read[2]) })) : undefined;
}

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
