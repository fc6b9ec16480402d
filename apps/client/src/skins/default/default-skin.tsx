import type { Body, SideId } from '@muster/rules/kernel';
import type { SceneBody, SceneModel, Tincture } from '../../scene/model';
import { bodyTool } from '../../tools/body-tool';
import type { Skin, SkinContext } from '../skin';
import { OfferOrders } from './offer-orders';
import { PlainCard } from './plain-card';

const TINCTURES: readonly Tincture[] = ['azure', 'vermilion', 'gold', 'plum', 'viridian', 'bone'];

/**
 * Looks for any game, from what every engine tells: its bodies, offers, previews and words. Pieces are plain, the
 * orders are the offers, and a verb that takes a pose can be dragged.
 */
export const defaultSkin: Skin = {
  id: 'default',
  icon: 'rolling-dices',
  scene: (state, context) => plainScene(state, context),
  unitName: (_, unit) => unit.toUpperCase(),
  tinctures: (state) => tincturesOf(sidesIn(state)),
  show: (event) => ({ ...diceIn(event) }),
  parts: { Card: PlainCard, Orders: OfferOrders },
  tools: (context) => ({
    main: bodyTool(context, {
      many: false,
      movable: (id) => dragOffer(context, id) !== undefined,
      draft: (moved) => {
        const first = moved[0];
        const offer = first && dragOffer(context, first.unit);
        return offer && first ? { ...offer.draft, unit: first.unit, pose: first.pose } : undefined;
      },
    }),
  }),
};

/** The sides in the order the state lists its seats, or the bodies them. */
export function sidesIn(state: unknown): readonly SideId[] {
  const seats = field(state, 'seats');
  if (!Array.isArray(seats)) return ['a', 'b'];
  return [
    ...new Set(seats.flatMap((seat) => (typeof field(seat, 'side') === 'string' ? [String(field(seat, 'side'))] : []))),
  ];
}

export function tincturesOf(sides: readonly SideId[]): Readonly<Record<SideId, Tincture>> {
  return Object.fromEntries(sides.map((side, at) => [side, TINCTURES[at % TINCTURES.length] ?? 'azure']));
}

export function plainScene(state: unknown, context: SkinContext): SceneModel {
  const bodies = context.system.bodies(state);
  const tinctures = context.skin.tinctures(state);
  return {
    table: { ...tableIn(state, bodies), ground: 'meadow', seed: 1, roads: [] },
    terrain: [],
    bodies: bodies.map((body) => plainBody(body, tinctures, context.skin.unitName(state, body.id) ?? body.id)),
    tokens: [],
    zones: [],
  };
}

function plainBody(body: Body, tinctures: Readonly<Record<SideId, Tincture>>, name: string): SceneBody {
  return {
    id: body.id,
    base: body.base,
    side: body.side === undefined ? undefined : tinctures[body.side],
    name,
    drawn: 'piece',
    figures: { kind: 'piece', wide: 1, deep: 1, livery: 0 },
    icon: 'plain-circle',
    hero: false,
    damage: 0,
    badges: [],
    spent: false,
    hasFront: body.base.shape.kind === 'rect',
  };
}

function tableIn(state: unknown, bodies: readonly Body[]): { readonly width: number; readonly depth: number } {
  const table = field(state, 'table');
  const [width, depth] = [field(table, 'width'), field(table, 'depth')];
  if (typeof width === 'number' && typeof depth === 'number') return { width, depth };
  const far = (pick: (body: Body) => number) => Math.max(600, ...bodies.map(pick)) + 100;
  return { width: far((body) => body.base.pose.x), depth: far((body) => body.base.pose.y) };
}

function diceIn(event: unknown): {
  readonly dice?: readonly { readonly sides: number; readonly faces: readonly number[] }[];
} {
  const faces = field(event, 'faces');
  if (!Array.isArray(faces) || !faces.every((face) => typeof face === 'number')) return {};
  const sides = field(event, 'sides');
  return { dice: [{ sides: typeof sides === 'number' ? sides : 6, faces }] };
}

function dragOffer(context: SkinContext, unit: string) {
  const { state } = context.store.data.getState();
  if (context.seat === undefined || state === undefined) return undefined;
  const offers = context.system.offers(state, context.seat);
  const found = offers.find((offer) => offer.needs === 'place' && offer.unit === unit);
  return found?.needs === 'place' ? found : undefined;
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
