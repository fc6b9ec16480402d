import { type Point, roundAngle, roundPose } from '@muster/geometry';
import type { Offer } from '@muster/rules/kernel';
import {
  type Fielded,
  fieldedOf,
  figureOf,
  type Intent,
  SPELLS,
  type SpellId,
  type State,
  topStep,
} from '@muster/rules/song-of-blades';
import type { Overlay } from '../../scene/model';
import type { AnyDraft, SkinContext } from '../skin';
import { deedsOf } from './deeds';
import { bearing, placeDraft, rounded } from './draft';
import { handOf } from './hand';
import { howKey, howOf, targetOf } from './intent-words';
import { intentsOf, offersNow, previewOf } from './offers';

/** Places the game itself waits for: nothing has to be chosen before the hand points. */
const IMPLIED = new Set(['give-way', 'fling', 'come-up', 'magic-choose']);

/** The deed whose place is asked for right now by the step on top. */
export function impliedDeed(
  context: SkinContext,
  state: State,
): { readonly unit: string | undefined; readonly do: string } | undefined {
  const offer = offersNow(context, state).find((each) => each.needs === 'place' && IMPLIED.has(each.do));
  return offer ? { unit: offer.unit, do: offer.do } : undefined;
}

/** Something from the box is in the hand: a figure to deploy, a piece to lay. */
export function putsDown(context: SkinContext): boolean {
  const { deploying, laying } = handOf(context.store).getState();
  return deploying !== undefined || laying !== undefined;
}

export function deployAt(state: State, unit: string, at: Point): AnyDraft {
  const figure = figureOf(state, unit);
  const edge = figure && state.sides[figure.side]?.edge;
  const facing = edge === 'far' ? 270 : edge === 'left' ? 0 : edge === 'right' ? 180 : 90;
  return { do: 'deploy', unit, pose: roundPose({ ...at, facing }) };
}

export const layAt = (template: string, at: Point, spin: number): AnyDraft => ({
  do: 'lay',
  template,
  at: roundPose({ ...at, facing: (((90 + spin) % 360) + 360) % 360 }),
});

/** The draft a hand means by pointing at a place (and at whoever stands there) with a deed that wants one. */
export function placeMeant(
  context: SkinContext,
  state: State,
  unit: string | undefined,
  doing: string,
  at: Point,
  over?: string,
  /** It was pressed: what wants two is given its first. */
  pressed = false,
): AnyDraft | undefined {
  const { seat, store } = context;
  const hand = handOf(store).getState();
  const offer = offersNow(context, state).find(
    (each): each is Extract<Offer<Intent>, { needs: 'place' }> =>
      each.needs === 'place' && each.do === doing && (unit === undefined || each.unit === unit),
  );
  if (!offer || seat === undefined) return { do: doing, unit, to: rounded(at) };
  if (doing === 'give-way' && unit !== undefined) return givesWay(state, seat, unit, at);
  const rest = offer.draft as unknown as Readonly<Record<string, unknown>>;
  const spell =
    (doing === 'cast' || doing === 'release') && typeof rest['spell'] === 'string' ? rest['spell'] : undefined;
  const caster = unit === undefined ? undefined : fieldedOf(state, unit)?.pose;
  const aim = spell === undefined ? {} : aimAt(context, spell as SpellId, caster, at, over, pressed);
  const how =
    doing === 'cast' && hand.how['power'] === undefined ? { ...hand.how, power: mostPower(state, unit) } : hand.how;
  return placeDraft((draft) => previewOf(state, seat, draft), unit === undefined ? undefined : fieldedOf(state, unit), {
    do: doing,
    at,
    how: doing === 'magic-choose' ? magicOption(context, state, how) : how,
    via: hand.via,
    rest,
    aim,
  });
}

/** Farthest to the side of straight away, degrees, and how finely the hand looks for room beside where it points. */
const ASIDE = 85;
const FINE = 5;

/** One base away from the blow, toward where the hand points as far as the fan and the room there allow [ASOBH-MEL-12]. */
function givesWay(state: State, seat: string, unit: string, at: Point): AnyDraft {
  const figure = fieldedOf(state, unit);
  const step = topStep(state);
  if (!figure || step?.is !== 'recoil') return { do: 'give-way', unit, to: rounded(at) };
  const away = bearing(step.from, figure.pose);
  const meant = ((bearing(figure.pose, at) - away + 540) % 360) - 180;
  const held = Math.max(-ASIDE, Math.min(ASIDE, meant));
  const toward = (off: number): AnyDraft => {
    const a = ((away + off) * Math.PI) / 180;
    const far = figure.profile.base.size;
    return {
      do: 'give-way',
      unit,
      to: rounded({ x: figure.pose.x + Math.cos(a) * far, y: figure.pose.y + Math.sin(a) * far }),
    };
  };
  for (let by = 0; by <= ASIDE * 2; by += FINE)
    for (const off of [held - by, held + by]) {
      if (Math.abs(off) > ASIDE) continue;
      const draft = toward(off);
      if (previewOf(state, seat, draft).is === 'ready') return draft;
    }
  return toward(held);
}

/** All the actions it has, unless told. */
function mostPower(state: State, unit: string | undefined): number {
  const step = topStep(state);
  return step?.is === 'act' && unit !== undefined ? Math.max(1, Math.min(3, step.left[unit] ?? 1)) : 1;
}

function magicOption(
  _context: SkinContext,
  state: State,
  how: Readonly<Record<string, string | number | boolean>>,
): Readonly<Record<string, unknown>> {
  const step = topStep(state);
  if (step?.is !== 'magic-choice' || step.options.length === 0) return {};
  const option = how['option'] ?? step.options[0];
  return { option };
}

/** What a spell is aimed at with the hand here. A wall stands square to its caster until it is turned. */
function aimAt(
  { store }: SkinContext,
  spell: SpellId,
  from: Point | undefined,
  at: Point,
  over: string | undefined,
  pressed: boolean,
): Readonly<Record<string, unknown>> {
  const hand = handOf(store);
  const { how, spin, picked } = hand.getState();
  const choice = typeof how['choice'] === 'string' ? { choice: how['choice'] } : {};
  switch (SPELLS[spell].needs) {
    case 'two-figures': {
      const units = over !== undefined && !picked.includes(over) ? [...picked, over].slice(-2) : picked;
      if (pressed && over !== undefined) hand.setState({ picked: units });
      return units.length < 2 ? {} : { units, ...choice };
    }
    case 'wall':
      return { at: rounded(at), angle: roundAngle((from ? bearing(from, at) : 0) + 90 + spin), ...choice };
    default:
      return { at: rounded(at), ...choice };
  }
}

/**
 * What the hand means by pointing at a figure: the deed in the hand if it has a target, else a blow at a foe in contact,
 * else a shot. Undefined where nothing can be meant.
 */
export function targetMeant(
  context: SkinContext,
  state: State,
  unit: Fielded,
  over: Fielded,
  means: string,
): AnyDraft | undefined {
  const { how } = handOf(context.store).getState();
  const deeds = deedsOf(context, state, unit.id);
  const kinds = means === 'auto' ? ['attack', 'cast', 'shoot', 'crush', 'finish'] : [means];
  for (const kind of kinds) {
    const found =
      deeds.find((deed) => deed.do === kind)?.intents.filter((intent) => targetOf(intent) === over.id) ?? [];
    const best = found.find((intent) => matches(intent, how)) ?? found[0];
    if (best) return best as unknown as AnyDraft;
  }
  if (means === 'auto' || over.side === unit.side) return undefined;
  // Nothing is offered: the judge says why
  const shot = deeds.flatMap((deed) => (deed.do === 'shoot' ? deed.intents : []))[0];
  if (means === 'attack') return { do: 'attack', unit: unit.id, target: over.id };
  return means === 'shoot' && shot?.do === 'shoot'
    ? { do: 'shoot', unit: unit.id, target: over.id, weapon: shot.weapon }
    : undefined;
}

/** Whether an intent is done just so; what the hand does not say may be anything it was not told. */
export const matches = (intent: Intent, how: Readonly<Record<string, unknown>>): boolean =>
  howKey(howOf(intent)) === howKey({ ...defaultsOf(intent), ...how });

/** What a way of doing it always names: the weapon of a shot, one action of a web. */
function defaultsOf(intent: Intent): Readonly<Record<string, unknown>> {
  if (intent.do === 'shoot') return { weapon: intent.weapon };
  if (intent.do === 'cast') return { spell: intent.spell, power: intent.power };
  if (intent.do === 'release') return { spell: intent.spell, hand: intent.hand };
  return {};
}

/** One more figure joins the group that is gathered, or leaves it. */
export function togglePicked(context: SkinContext, unit: string): void {
  const hand = handOf(context.store);
  const { group } = hand.getState();
  if (!group) return;
  const units = group.units.includes(unit) ? group.units.filter((id) => id !== unit) : [...group.units, unit];
  hand.setState({ group: { ...group, units } });
  holdGroup(context);
}

/** Shows on the table who may join the group in the hand, and who is in it. */
export function holdGroup(context: SkinContext): void {
  const draft = groupDraft(context);
  if (!draft) return;
  context.store.hold(draft);
  context.store.mark(gathered(context));
}

/** Those a group was gathered of: gold, and whoever cannot be with the others hatched. */
function gathered(context: SkinContext): readonly Overlay[] {
  const { group } = handOf(context.store).getState();
  const state = context.store.data.getState().state as State | undefined;
  if (!group || !state || context.seat === undefined) return [];
  const draft = group.units.length < 2 ? undefined : groupDraft(context, 1);
  const seen = draft && previewOf(state, context.seat, draft);
  const stray = seen?.is === 'refused' ? seen.refusals.flatMap(({ who }) => who ?? []) : [];
  return group.units.map((of) =>
    stray.includes(of) ? { is: 'outline', of, tone: 'refused', hatch: true } : { is: 'outline', of, tone: 'legal' },
  );
}

/**
 * The group in the hand as an intent, with so many dice. Without a number of dice nobody is in it yet: the judge shows
 * who may join.
 */
export function groupDraft(context: SkinContext, dice?: number): AnyDraft | undefined {
  const { group } = handOf(context.store).getState();
  if (!group) return undefined;
  if (dice === undefined)
    return group.as === 'order'
      ? { do: 'order', unit: group.by, order: group.order }
      : {
          do: 'activate-group',
          ...(group.as === 'lead' ? { by: group.by } : {}),
          ...(group.as === 'gang' && group.order === 'regroup' ? { order: 'regroup' } : {}),
        };
  const named = Object.entries(group.spells ?? {}).filter(([unit]) => group.units.includes(unit));
  const cast = named.length > 0 ? { spell: named.map(([unit, spell]) => ({ unit, spell })) } : {};
  if (group.as === 'order')
    return { do: 'order', unit: group.by, order: group.order, units: group.units, dice, ...cast };
  return {
    do: 'activate-group',
    ...(group.as === 'lead' ? { by: group.by } : {}),
    ...(group.as === 'gang' && group.order === 'regroup' ? { order: 'regroup' } : {}),
    units: group.units,
    dice,
    ...cast,
  };
}

/** Whole intents of a step's offers for this seat, for prompts that list them. */
export const choicesNow = (context: SkinContext, state: State): readonly Intent[] =>
  offersNow(context, state)
    .filter((offer) => !['auto-decline', 'correct', 'offer-result', 'resign', 'answer-proposal'].includes(offer.do))
    .flatMap(intentsOf);
