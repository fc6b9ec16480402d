import { type Pose, roundAngle } from '@muster/geometry';
import {
  type Fielded,
  isFielded,
  PIECES,
  type State,
  sideOf,
  type TerrainKind,
  type TerrainTemplate,
  topStep,
  type Unit,
  unitOf,
  unitsOf,
} from '@muster/rules/kings-of-war';
import { homeTurn } from '../../tools/home-turn';
import type { AnyDraft, SkinContext, TypedAsk } from '../skin';
import { handOf, type Laying } from './hand';
import { terrainKinds } from './terrain-words';
import { named } from './typed';
import { type PlaceFrame, typedPlace } from './typed-place';

/** What the words came to: a draft, with what else the hand takes up for it; or a sentence. */
export type TypedSetup =
  | { readonly draft: AnyDraft; readonly deploying?: string; readonly laying?: Laying; readonly select?: string }
  | { readonly says: string };

/** Whether words are read as a place, a piece of the field or a regroup now, and not as an order of the battle. */
export const isSetUp = (state: State): boolean => ['deploy', 'terrain', 'regroup'].includes(topStep(state)?.is ?? '');

/**
 * Deployment, terrain and regroup in words: `The Long Hedge at 24, 6`, `pond at 20, 14, turned 30, height 2`,
 * `take up pond`, `alter wood: hill, height 3`, `agree`, `Knights: forward`, `stay, turn 20 left`.
 */
export function typedSetup(context: SkinContext, state: State, unit: string | undefined, words: string): TypedSetup {
  const text = words.trim().toLowerCase().replace(/\s+/g, ' ');
  switch (topStep(state)?.is) {
    case 'deploy':
      return deployed(context, state, text);
    case 'terrain':
      return terrain(context, state, text);
    default:
      return regrouped(context, state, unit, text);
  }
}

/** What the field for words is called now, and what may be written there. */
export function setupAsk(context: SkinContext, state: State, unit: string | undefined): TypedAsk {
  const { deploying, laying } = handOf(context.store).getState();
  switch (topStep(state)?.is) {
    case 'deploy': {
      const name = deploying === undefined ? undefined : unitOf(state, deploying)?.name;
      const other = waitingOf(context, state)[0]?.name ?? 'A unit';
      return name === undefined
        ? { title: 'A unit of the box, and its place', example: `${other} at 24, 6, facing 90`, does: 'Deploy' }
        : { title: `The place of ${name}`, example: '24, 6, facing 90 · 6 from the left, 3 deep', does: 'Deploy' };
    }
    case 'terrain': {
      const name = PIECES.find((piece) => piece.id === laying?.template)?.name;
      return name === undefined
        ? { title: 'A piece of terrain', example: 'pond at 20, 14, turned 30 · take up pond · agree', does: 'Do it' }
        : { title: `The place of the piece: ${name}`, example: '20, 14, turned 30 left, height 2', does: 'Lay it' };
    }
    default:
      return {
        title: `Regroup ${regrouping(context, state, unit)?.name ?? 'a unit'}`,
        example: 'forward · left · right · back · stay, turn 20 left',
        does: 'Regroup',
      };
  }
}

/** The units of the box that are this seat's to place. */
export const waitingOf = (context: SkinContext, state: State): readonly Unit[] =>
  unitsOf(state, seatSide(context, state)).filter(
    (unit) => unit.pose === null && !unit.routed && unit.seat === context.seat,
  );

/** What places are measured by for this seat. */
export function frameOf(
  context: SkinContext,
  state: State,
  size: PlaceFrame['size'],
  held?: Pose | undefined,
): PlaceFrame {
  return { table: state.table, edge: homeTurn(context) === 180 ? 'far' : 'near', size, held };
}

/** How much of the table a piece takes up as it is drawn. */
export function sizeOf({ outline }: Pick<TerrainTemplate, 'outline'>): PlaceFrame['size'] {
  const [xs, ys] = [outline.map((p) => p.x), outline.map((p) => p.y)];
  return { width: Math.max(...xs) - Math.min(...xs), depth: Math.max(...ys) - Math.min(...ys) };
}

const seatSide = (context: SkinContext, state: State): string =>
  context.seat === undefined ? '' : (sideOf(state, context.seat) ?? '');

function deployed(context: SkinContext, state: State, text: string): TypedSetup {
  const { store } = context;
  const { deploying } = handOf(store).getState();
  const { draft } = store.data.getState();
  const [name, place] = nameAndPlace(text);
  const unit =
    name === undefined
      ? waitingOf(context, state).find((each) => each.id === deploying)
      : named(waitingOf(context, state), name);
  if (!unit)
    return {
      says:
        name === undefined
          ? 'Pick a unit of the box first, or name it: The Long Hedge at 24, 6.'.replace(
              'The Long Hedge',
              waitingOf(context, state)[0]?.name ?? 'a unit',
            )
          : `No unit in your box is called “${name}”.`,
    };
  const held = draft?.do === 'deploy' && draft['unit'] === unit.id ? (draft['pose'] as Pose | undefined) : undefined;
  const read = typedPlace(place, frameOf(context, state, unit.profile.footprint, held));
  if ('says' in read) return read;
  return { draft: { do: 'deploy', unit: unit.id, pose: read.pose }, deploying: unit.id };
}

/** `pond at 20, 14` is a name and a place; `20, 14` and `middle, 4 deep` are places. */
function nameAndPlace(text: string): readonly [string | undefined, string] {
  const both = /^(?:deploy |lay |put )?(.+?)(?: at |: )(.+)$/.exec(text);
  return both ? [both[1], both[2] ?? ''] : [undefined, text];
}

function terrain(context: SkinContext, state: State, text: string): TypedSetup {
  if (/^(agree|good|the field is good)$/.test(text)) return { draft: { do: 'agree' } };
  const up = /^(?:take up|take away|remove) (.+)$/.exec(text);
  if (up) {
    const piece = pieceNamed(state, up[1] ?? '');
    return piece ? { draft: { do: 'take-up', piece: piece.id } } : { says: notLying(up[1] ?? '') };
  }
  const alter = /^alter (.+?)(?::| to | as )(.+)$/.exec(text);
  if (alter) {
    const piece = pieceNamed(state, alter[1] ?? '');
    if (!piece) return { says: notLying(alter[1] ?? '') };
    const { kind, height, rest } = countsAs(alter[2] ?? '');
    if (rest !== '' || (kind === undefined && height === undefined))
      return { says: 'Write it like this: alter pond: difficult, height 0.' };
    return { draft: { do: 'alter', piece: piece.id, kind: kind ?? piece.kind, height: height ?? piece.height } };
  }
  return laid(context, state, text);
}

function laid(context: SkinContext, state: State, text: string): TypedSetup {
  const { store } = context;
  const { laying } = handOf(store).getState();
  const { draft } = store.data.getState();
  const [name, place] = nameAndPlace(text);
  const template =
    name === undefined
      ? PIECES.find((piece) => piece.id === laying?.template)
      : named(PIECES, name.replace(/^an? /, ''));
  if (!template)
    return {
      says:
        name === undefined
          ? 'Name a piece of the box: pond at 20, 14. Or: take up pond, alter pond: difficult, agree.'
          : `No piece in the box is called “${name}”.`,
    };
  const asNow = laying?.template === template.id ? laying : { kind: template.kind, height: template.height };
  const { kind = asNow.kind, height = asNow.height, rest } = countsAs(place);
  const held = draft?.do === 'lay' && draft['template'] === template.id ? (draft['at'] as Pose | undefined) : undefined;
  const read = typedPlace(rest, frameOf(context, state, sizeOf(template), held));
  if ('says' in read) return read;
  const put: Laying = { template: template.id, kind, height };
  return { draft: { do: 'lay', ...put, at: read.pose }, laying: put };
}

/** Takes `as hill` and `height 3` out of the words; what is left is a place. */
function countsAs(text: string): {
  readonly kind?: TerrainKind;
  readonly height?: number;
  readonly rest: string;
} {
  let kind: TerrainKind | undefined;
  let height: number | undefined;
  const rest = text.split(/[,;]|\band\b/).filter((part) => {
    const word = part.trim().replace(/^(as|counts as) (an? )?/, '');
    const found = terrainKinds.find((each) => each.kind === word || each.label.toLowerCase() === word);
    const high = /^height (\d{1,2})$/.exec(word);
    if (found) kind = found.kind;
    if (high) height = Number(high[1]);
    return !found && !high;
  });
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(height === undefined ? {} : { height }),
    rest: rest.join(',').trim(),
  };
}

/** A piece that lies, by its name, or by name and number where several are called so: `pond 2`. */
function pieceNamed(state: State, name: string) {
  const numbered = /^(.+) (\d+)$/.exec(name);
  const called = (wanted: string) =>
    state.terrain.filter((piece) => piece.name.toLowerCase().includes(wanted.replace(/^(the|an?) /, '')));
  const whole = named(state.terrain, name);
  return whole ?? (numbered ? called(numbered[1] ?? '')[Number(numbered[2]) - 1] : undefined);
}

const notLying = (name: string) => `No piece on the field is called “${name}”.`;

/** The victor in question: the named or selected one, else the first that has yet to regroup. */
function regrouping(context: SkinContext, state: State, unit: string | undefined): Fielded | undefined {
  const step = topStep(state);
  if (step?.is !== 'regroup') return undefined;
  const mine = step.units
    .map((id) => unitOf(state, id))
    .filter((each): each is Fielded => each !== undefined && isFielded(each) && each.seat === context.seat);
  return mine.find((each) => each.id === unit) ?? mine[0];
}

const WAYS: Readonly<Record<string, string>> = {
  forward: 'forward',
  ahead: 'forward',
  advance: 'forward',
  left: 'left',
  right: 'right',
  back: 'back',
};

function regrouped(context: SkinContext, state: State, unit: string | undefined, text: string): TypedSetup {
  const both = /^(.+?): ?(.+)$/.exec(text);
  const step = topStep(state);
  const victors = step?.is === 'regroup' ? step.units.flatMap((id) => unitOf(state, id) ?? []) : [];
  const who = both ? named(victors, both[1] ?? '') : regrouping(context, state, unit);
  if (!who?.pose) return { says: both ? `Nobody who regroups is called “${both[1]}”.` : 'Nobody regroups now.' };
  const order = both?.[2] ?? text;
  const way = WAYS[order];
  if (way !== undefined) return { draft: { do: 'regroup', unit: who.id, way }, select: who.id };
  const turn = /^(?:stay|stand)?,? ?(?:turn |pivot )(\d+(?:\.\d+)?) ?°? (left|right)$/.exec(order);
  const face = /^(?:stay|stand)?,? ?(?:face|facing) (\d+(?:\.\d+)?) ?°?$/.exec(order);
  if (!turn && !face && !/^(stay|stand)$/.test(order))
    return { says: 'Write it like this: forward, left, right or back. Or: stay, turn 20 left.' };
  const facing = turn
    ? who.pose.facing + Number(turn[1]) * (turn[2] === 'left' ? 1 : -1)
    : face
      ? Number(face[1]) + homeTurn(context)
      : who.pose.facing;
  return { draft: { do: 'regroup', unit: who.id, way: 'stay', facing: roundAngle(facing) }, select: who.id };
}
