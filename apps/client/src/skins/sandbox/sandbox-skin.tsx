import './sandbox.css';
import type { SandboxEvent, SandboxState } from '@muster/rules/sandbox';
import type { Overlay } from '../../scene/model';
import { handleOf } from '../../tools/drag';
import { defineSkin, type EventShow, type SkinContext } from '../skin';
import { SandboxCard } from './card';
import { SandboxConfigForm } from './config-form';
import { SandboxMenu } from './menu';
import { SandboxOrders } from './orders';
import { canHandle, ownPiece } from './pieces';
import { sandboxScene } from './sandbox-scene';
import { sandboxTool } from './sandbox-tool';

/** Any other game: push anything, roll anything, the table remembers. */
export const sandboxSkin = defineSkin<SandboxState, SandboxEvent>({
  id: 'sandbox',
  icon: 'rolling-dices',
  scene: sandboxScene,
  unitName: (state, unit) => {
    const piece = state.pieces[unit];
    if (piece?.is === 'piece') return piece.name || 'a piece';
    if (piece) return 'a cover';
    const terrain = state.terrain[unit];
    return terrain?.name ?? ownPiece(state, unit)?.name;
  },
  sideName: (state, side) => state.sides[side]?.name,
  tinctures: (state) => Object.fromEntries(Object.entries(state.sides).map(([side, { tincture }]) => [side, tincture])),
  ribbon: (state, context) => ({
    title: `Round ${state.turn.round}`,
    phases: [
      ...(state.turn.seat === null
        ? []
        : [{ label: nameOf(context, state.turn.seat), icon: 'flying-flag', is: 'live' as const }]),
      ...(state.turn.phase === '' ? [] : [{ label: state.turn.phase, icon: 'sprint', is: 'next' as const }]),
    ],
  }),
  overlays: handles,
  show,
  parts: {
    Card: SandboxCard,
    Orders: SandboxOrders,
    Menu: SandboxMenu,
    LobbyConfig: SandboxConfigForm,
  },
  tools: (context) => ({ main: sandboxTool(context) }),
});

/** The knob ahead of each selected piece of mine, by which it is turned. */
function handles(state: SandboxState, context: SkinContext): readonly Overlay[] {
  const { selected, camera } = context.store.data.getState();
  const coarse = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
  return selected.flatMap((id): readonly Overlay[] => {
    const piece = canHandle(state, context.seat, id) ? ownPiece(state, id) : undefined;
    if (!piece) return [];
    const radius = (coarse ? 20 : 7) / (camera?.zoom ?? 1);
    return [{ is: 'ring', at: handleOf(piece), radius, tone: 'legal' }];
  });
}

function nameOf(context: SkinContext, seat: string): string {
  const { table } = context.store.data.getState();
  const chair = table?.chairs.find((one) => one.seat === seat);
  const person = table?.people.find((one) => one.person === (chair?.player ?? chair?.holder));
  return person?.name ?? `Seat ${seat.toUpperCase()}`;
}

function show(event: SandboxEvent, before: SandboxState, after: SandboxState): EventShow {
  switch (event.type) {
    case 'moved': {
      const piece = event.to[0];
      const from = piece && before.pieces[piece.piece];
      const start = from && (from.is === 'piece' ? from.pose : from.at);
      return {
        units: event.to.map((one) => one.piece),
        cue: 'move',
        ...(piece ? { where: piece.pose } : {}),
        ...(start && piece && event.to.length === 1 ? { trail: [start, piece.pose] } : {}),
      };
    }
    case 'rolled':
      return { dice: event.dice, cue: 'dice' };
    case 'turn-noted':
      return event.turn.round === before.turn.round ? {} : { divider: `Round ${event.turn.round}` };
    case 'placed': {
      const piece = event.pieces[0];
      const where = piece && (piece.is === 'piece' ? piece.pose : piece.at);
      return { units: event.pieces.map((one) => one.id), cue: 'move', ...(where ? { where } : {}) };
    }
    case 'labelled':
    case 'renamed':
    case 'marked':
    case 'counted': {
      const piece = after.pieces[event.piece];
      return { units: [event.piece], ...(piece?.is === 'piece' ? { where: piece.pose } : {}) };
    }
    case 'revealed': {
      const piece = event.pieces[0]?.piece;
      return { units: event.pieces.map((one) => one.piece.id), ...(piece ? { where: piece.pose } : {}) };
    }
    case 'terrain-placed':
      return { where: event.terrain.pose };
    case 'terrain-moved':
      return { where: event.pose };
    default:
      return {};
  }
}
