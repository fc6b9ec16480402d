import { type Point, roundLength } from '@muster/geometry';
import { type Fielded, fieldedOf, type Intent, type State, topStep, wayTo } from '@muster/rules/five-leagues';
import type { AnyDraft, SkinContext } from '../skin';
import { deedOf } from './deeds';
import { handOf } from './hand';
import { actingUnit, offersNow } from './offers';

export const rounded = (at: Point): Point => ({ x: roundLength(at.x), y: roundLength(at.y) });

/** A place the step on top asks for, whoever is selected. */
export function askedPlace(
  context: SkinContext,
  state: State,
): { readonly unit: string; readonly do: string } | undefined {
  const step = topStep(state);
  const offer = offersNow(context, state).find(
    (each) => each.needs === 'place' && (each.do === 'step-to' || each.do === 'steal') && each.unit !== undefined,
  );
  if (offer?.unit !== undefined && offer.do === 'step-to') return { unit: offer.unit, do: 'step-to' };
  return step?.is === 'walk' && actingWalk(context, state) ? { unit: step.unit, do: 'move' } : undefined;
}

const actingWalk = (context: SkinContext, state: State): boolean =>
  offersNow(context, state).some((each) => each.needs === 'place' && each.do === 'move');

/** The deed of going that this figure has now. */
export function goingOf(
  context: SkinContext,
  state: State,
  unit: string,
): 'move' | 'push-on' | 'steal' | 'step-to' | undefined {
  const places = offersNow(context, state).filter((each) => each.needs === 'place' && each.unit === unit);
  const { means } = handOf(context.store).getState();
  const has = (doing: string): boolean => places.some((each) => each.do === doing);
  if (means === 'push-on' && has('push-on')) return 'push-on';
  for (const doing of ['step-to', 'steal', 'move', 'push-on'] as const) if (has(doing)) return doing;
  return undefined;
}

/** What the hand means by pointing at a place with a figure that may go. */
export function wayMeant(context: SkinContext, state: State, unit: string, at: Point): AnyDraft | undefined {
  const doing = goingOf(context, state, unit);
  if (doing === undefined) return undefined;
  const to = rounded(at);
  if (doing === 'step-to') return { do: 'step-to', unit, at: to };
  const { dash } = handOf(context.store).getState();
  const way = wayTo(state, unit, to, dash);
  const path = way?.path ?? [to];
  const into = way?.into === undefined ? {} : { into: way.into };
  if (doing === 'steal') return { do: 'steal', unit, path };
  return doing === 'push-on' ? { do: 'push-on', unit, path, ...into } : { do: 'move', unit, path, dash, ...into };
}

/** Spells that lie on the ground: where the hand points, square to the caster until it is turned. */
export function spellMeant(context: SkinContext, state: State, unit: string, at: Point): AnyDraft | undefined {
  const { how, spin, picked } = handOf(context.store).getState();
  const figure = fieldedOf(state, unit);
  if (!figure || how['spell'] === undefined) return undefined;
  const bearing = (Math.atan2(at.y - figure.pose.y, at.x - figure.pose.x) * 180) / Math.PI;
  return {
    do: 'cast',
    unit,
    spell: how['spell'],
    targets: picked,
    at: rounded(at),
    angle: (((bearing + 90 + spin) % 360) + 360) % 360,
  };
}

/** Who or what a whole intent is aimed at. */
export const aimOf = (intent: Intent): string | undefined => {
  if ('target' in intent && typeof intent.target === 'string') return intent.target;
  if ('targets' in intent && intent.targets.length === 1) return intent.targets[0];
  return 'marker' in intent ? intent.marker : undefined;
};

/** What the hand means by pointing at a figure: the deed in the hand, else a melee it touches, a shot, a charge. */
export function targetMeant(context: SkinContext, state: State, unit: Fielded, over: Fielded): AnyDraft | undefined {
  const { means, how } = handOf(context.store).getState();
  const kinds = means === 'auto' || means === 'move' ? ['fight', 'shoot'] : [means];
  for (const kind of kinds) {
    const found = deedOf(context, state, unit.id, kind)?.intents.filter((intent) => aimOf(intent) === over.id) ?? [];
    const best =
      found.find((intent) =>
        Object.entries(how).every(
          ([key, value]) => (intent as unknown as Readonly<Record<string, unknown>>)[key] === value,
        ),
      ) ?? found[0];
    if (best) return best as unknown as AnyDraft;
  }
  if (means !== 'auto' && means !== 'move' && means !== 'push-on') return undefined;
  return over.side === unit.side ? undefined : wayMeant(context, state, unit.id, over.pose);
}

/** The figure that a press on the table is about: the one that acts, else the one selected. */
export const inHand = (context: SkinContext, state: State): string | undefined =>
  askedPlace(context, state)?.unit ?? actingUnit(state, context.seat) ?? context.store.data.getState().selected[0];
