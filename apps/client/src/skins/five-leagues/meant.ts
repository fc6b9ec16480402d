import type { Point } from '@muster/geometry';
import { type Fielded, fieldedOf, type Intent, type State, sideOf, topStep } from '@muster/rules/five-leagues';
import type { AnyDraft, SkinContext } from '../skin';
import { deedOf, deedsOf } from './deeds';
import { askedPlace, type Going, goDraft, reachOf, rounded } from './draft';
import { handOf } from './hand';
import { actingUnit, asDraft, isOwn, offersNow, previewOf } from './offers';

/** The deed of going that this figure has now. */
export function goingOf(context: SkinContext, state: State, unit: string): Going | undefined {
  const places = offersNow(context, state).filter((each) => each.needs === 'place' && each.unit === unit);
  const { means } = handOf(context.store).getState();
  const has = (doing: Going): boolean => places.some((each) => each.do === doing) && isFar(context, state, unit, doing);
  if (means === 'push-on' && has('push-on')) return 'push-on';
  for (const doing of ['step-to', 'steal', 'move', 'push-on'] as const) if (has(doing)) return doing;
  return undefined;
}

/** Less than this, mm, is left over from a move and no way. */
const SCRAP = 2.5;

/** Whether enough is left of a deed of going to be worth a way. */
export const isFar = (context: SkinContext, state: State, unit: string, doing: Going): boolean => {
  if (context.seat === undefined || doing === 'step-to') return true;
  const { walk = 0, dash = 0 } = reachOf(state, context.seat, offersNow(context, state), unit, doing);
  return Math.max(walk, dash) > SCRAP;
};

/** What the hand means by pointing at a place with a figure that may go. */
export function wayMeant(context: SkinContext, state: State, unit: string, at: Point): AnyDraft | undefined {
  const doing = goingOf(context, state, unit);
  const { seat } = context;
  if (doing === undefined || seat === undefined) return undefined;
  const reach = reachOf(state, seat, offersNow(context, state), unit, doing);
  return goDraft(state, unit, doing, at, reach, handOf(context.store).getState());
}

/** Where a character of the set-up comes to stand. */
export const deployAt = (unit: string, at: Point): AnyDraft => ({ do: 'deploy', unit, at: rounded(at) });

/** Whether figures are set down before the battle by the seat that is asked. */
export const isDeploying = (state: State): boolean => {
  const top = topStep(state);
  // In a lair only the scout is set down; then he moves, and later they all do
  return (
    top?.is === 'deploy-party' ||
    top?.is === 'deploy-enemy' ||
    (top?.is === 'lair' && top.stage === 'place') ||
    // Who steps out of the mist is set down like anybody else
    (top?.is === 'matter' && top.what === 'cloak-of-mist' && top.stage === 'place')
  );
};

/** Whom this seat may set down or shift now. */
export const deployable = (context: SkinContext, state: State): readonly string[] =>
  offersNow(context, state).flatMap((offer) =>
    offer.do === 'deploy' && offer.needs === 'place' && offer.unit !== undefined ? [offer.unit] : [],
  );

/** Spells that lie on the ground: where the hand points, square to the caster until it is turned. */
export function spellMeant(context: SkinContext, state: State, unit: string, at: Point): AnyDraft | undefined {
  const { how, spin } = handOf(context.store).getState();
  const figure = fieldedOf(state, unit);
  if (!figure || how['spell'] === undefined) return undefined;
  const bearing = (Math.atan2(at.y - figure.pose.y, at.x - figure.pose.x) * 180) / Math.PI;
  const angle = Math.round((((bearing + 90 + spin) % 360) + 360) * 100) / 100;
  return { do: 'cast', unit, spell: how['spell'], targets: [], at: rounded(at), angle: angle % 360 };
}

/** Things a figure may aim at any place now. */
export const aimable = (context: SkinContext, state: State, unit: string): readonly string[] =>
  offersNow(context, state).flatMap((each) => {
    const item = (each.needs === 'place' ? each.draft : {}) as { readonly item?: string };
    return each.do === 'aim' && each.unit === unit && item.item !== undefined ? [item.item] : [];
  });

/** The thing in the hand, at the place it points at; the first there is where none was chosen. */
export function aimMeant(context: SkinContext, state: State, unit: string, at: Point): AnyDraft | undefined {
  const wanted = handOf(context.store).getState().how['item'];
  const open = aimable(context, state, unit);
  const item = open.find((each) => each === wanted) ?? open[0];
  return item === undefined ? undefined : { do: 'aim', unit, item, at: rounded(at) };
}

/** Whether the spell in the hand is laid on the ground. */
export const isGroundSpell = (context: SkinContext, state: State, unit: string): boolean =>
  offersNow(context, state).some(
    (each) =>
      each.needs === 'place' &&
      each.do === 'cast' &&
      each.unit === unit &&
      (each.draft as { readonly spell?: string }).spell === handOf(context.store).getState().how['spell'],
  );

/** Who or what a whole intent is aimed at; one, or none where it is for several. */
export function aimOf(intent: Intent): string | undefined {
  if ('target' in intent && typeof intent.target === 'string') return intent.target;
  if ('into' in intent && typeof intent.into === 'string') return intent.into;
  if ('targets' in intent && intent.targets.length === 1) return intent.targets[0];
  if ('marker' in intent && typeof intent.marker === 'string') return intent.marker;
  if (intent.do === 'interact') return intent.with;
  return intent.do === 'choose' ? intent.what : undefined;
}

/** Everything a figure may do at another, whole: blows, shots, spells, gear, the way into contact. */
export function waysAt(context: SkinContext, state: State, unit: string, over: string): readonly Intent[] {
  return deedsOf(context, state, unit)
    .flatMap((deed) => deed.intents)
    .filter((intent) => aimOf(intent) === over);
}

/** Of whole intents the one that is done as the hand wants it; else the first. */
export function asWanted(intents: readonly Intent[], how: Readonly<Record<string, string>>): Intent | undefined {
  const fits = (intent: Intent): boolean =>
    Object.entries(how).every(
      ([key, value]) => (intent as unknown as Readonly<Record<string, unknown>>)[key] === value,
    );
  return intents.find(fits) ?? intents[0];
}

/** What a press on another means while the hand means nothing in particular, the likeliest first. */
const LIKELY = ['fight', 'shoot', 'move'] as const;

/**
 * What the hand means by pointing at a figure: the deed in the hand, else a melee it touches, a shot, a charge. `dragged`:
 * who is pulled onto a foe goes there. Where nothing of it may be done, what the judge says of the likeliest.
 */
export function targetMeant(
  context: SkinContext,
  state: State,
  unit: Fielded,
  over: Fielded,
  dragged = false,
): AnyDraft | undefined {
  const { means, how } = handOf(context.store).getState();
  const isOpen = means === 'auto' || means === 'move' || means === 'push-on';
  const kinds: readonly string[] = !isOpen ? [means] : dragged || means !== 'auto' ? ['fight', 'move'] : LIKELY;
  for (const kind of kinds) {
    if (kind === 'move') continue;
    const found = deedOf(context, state, unit.id, kind)?.intents.filter((intent) => aimOf(intent) === over.id) ?? [];
    const best = asWanted(found, how);
    if (best) return asDraft(best);
  }
  if (!isOpen) return refusedAt(context, state, unit, over, means);
  // Will is spent by who asks for it, not by pointing at somebody
  if (sideOf(over) === sideOf(unit) || (means !== 'push-on' && goingOf(context, state, unit.id) === 'push-on'))
    return undefined;
  return wayMeant(context, state, unit.id, over.pose);
}

/** A deed that the judge will say no to, so that it says why. */
function refusedAt(
  context: SkinContext,
  state: State,
  unit: Fielded,
  over: Fielded,
  means: string,
): AnyDraft | undefined {
  const { how } = handOf(context.store).getState();
  const target = { unit: unit.id, target: over.id };
  const no: AnyDraft | undefined =
    means === 'shoot'
      ? { do: 'shoot', ...target, weapon: how['weapon'] ?? unit.hand ?? '' }
      : means === 'fight'
        ? { do: 'fight', ...target }
        : means === 'cast' && how['spell'] !== undefined
          ? { do: 'cast', unit: unit.id, spell: how['spell'], targets: [over.id] }
          : undefined;
  if (no === undefined || context.seat === undefined) return undefined;
  return previewOf(state, context.seat, no).is === 'refused' ? no : undefined;
}

/** The figure that a press on the table is about: the one that is asked about, the one that acts, the one selected. */
export const inHand = (context: SkinContext, state: State): string | undefined =>
  askedPlace(state, offersNow(context, state))?.unit ??
  actingUnit(state, context.seat) ??
  context.store.data.getState().selected[0];

/** That figure, if it stands on the table and answers to the seat looked through. */
export function ownInHand(context: SkinContext, state: State): Fielded | undefined {
  const id = inHand(context, state);
  const figure = id === undefined ? undefined : fieldedOf(state, id);
  return figure && isOwn(state, context.seat, figure.id) ? figure : undefined;
}
