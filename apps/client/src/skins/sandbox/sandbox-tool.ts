import type { Point, Pose } from '@muster/geometry';
import { roundPose } from '@muster/geometry';
import type { SandboxIntent, SandboxState } from '@muster/rules/sandbox';
import type { Overlay, PointerAt } from '../../scene/model';
import { bodyTool } from '../../tools/body-tool';
import { rotated } from '../../tools/drag';
import type { AnyDraft, SkinContext, Tool } from '../skin';
import { LOOK_WORDS } from './look-words';
import { coverRadius, useMode } from './mode';
import { beside, canHandle, ownPiece } from './pieces';
import { terrainShape } from './terrain-shape';

/** Pushing and turning as everywhere; while a placing panel is open, a tap puts the thing down. */
export function sandboxTool(context: SkinContext): Tool {
  const { store } = context;
  const state = () => store.data.getState().state as SandboxState | undefined;
  const push = bodyTool(context, {
    many: true,
    movable: (id) => canHandle(state(), context.seat, id),
    draft: (moved) => ({ do: 'move', to: moved.map(({ unit, pose }) => ({ piece: unit, pose })) }),
  });
  let terrainHeld: { readonly id: string; readonly by: Point } | undefined;
  let shown = false;

  const placing = () => {
    const { mode } = useMode.getState();
    return context.seat !== undefined && (mode === 'place' || mode === 'terrain' || mode === 'form-up')
      ? mode
      : undefined;
  };
  const preview = (p: PointerAt) => {
    const overlays = ghostAt(context, p.at);
    store.mark(overlays);
    shown = overlays.length > 0;
  };
  const clear = () => {
    if (shown) store.mark([]);
    shown = false;
  };
  const moveTerrain = (p: PointerAt) => {
    const terrain = terrainHeld && state()?.terrain[terrainHeld.id];
    if (!terrain || !terrainHeld) return;
    const pose = roundPose({ x: p.at.x - terrainHeld.by.x, y: p.at.y - terrainHeld.by.y, facing: terrain.pose.facing });
    store.hold({ do: 'move-terrain', terrain: terrain.id, pose });
    const points = terrain.outline.map((point) => rotated(pose, point));
    store.mark([{ is: 'region', polygon: points, tone: 'legal' }]);
  };

  return {
    ...push,
    press(p) {
      if (placing()) return 'pan';
      if (p.bodies.length > 0) return push.press(p);
      const selected = store.data.getState().selected[0];
      const id = p.terrain.find((one) => one === selected && state()?.terrain[one]?.locked === false);
      if (id === undefined || context.seat === undefined) return push.press(p);
      const terrain = state()?.terrain[id];
      if (terrain) terrainHeld = { id, by: { x: p.at.x - terrain.pose.x, y: p.at.y - terrain.pose.y } };
      return 'take';
    },
    drag(p) {
      if (terrainHeld) moveTerrain(p);
      else push.drag(p);
    },
    release(p) {
      if (terrainHeld) {
        terrainHeld = undefined;
        void store.commit();
      } else push.release(p);
    },
    hover(p) {
      if (placing() && p) preview(p);
      else clear();
      push.hover(p);
    },
    tap(p) {
      if (placing()) {
        clear();
        put(context, p.at);
        return;
      }
      if (p.bodies.length === 0 && p.terrain[0] !== undefined) store.select([p.terrain[0]]);
      else push.tap(p);
    },
    key(press) {
      if (press.key === 'Escape' && useMode.getState().mode !== 'none') {
        useMode.getState().set({ mode: 'none' });
        clear();
        return true;
      }
      if (!press.ctrl && context.seat !== undefined && deed(context, press.key)) return true;
      return push.key(press);
    },
    cancel() {
      terrainHeld = undefined;
      clear();
      push.cancel();
    },
  };
}

/** The letters of the sandbox; true when one did something. */
function deed(context: SkinContext, key: string): boolean {
  const { store, seat } = context;
  const { selected, state } = store.data.getState();
  const mine = selected.filter((id) => canHandle(state as SandboxState, seat, id));
  const pieces = mine.flatMap((id) => ownPiece(state as SandboxState, id) ?? []);
  const act = (intent: SandboxIntent): true => {
    void store.act(intent);
    return true;
  };
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (letter === 'n' || letter === 'r') useMode.getState().set({ mode: letter === 'n' ? 'place' : 'dice' });
  else if (letter === 'f' && mine.length > 1) useMode.getState().set({ mode: 'form-up' });
  else if (letter === 'Delete' && mine.length > 0) return act({ do: 'remove', pieces: mine });
  else if (letter === 'd' && pieces[0]) return act({ do: 'duplicate', piece: pieces[0].id, to: [beside(pieces[0])] });
  else if (letter === 'h' || letter === 'u') {
    const own = pieces.filter((piece) => piece.owner === seat && (piece.cover === null) === (letter === 'h'));
    const ids = own.map((piece) => piece.id);
    if (ids.length === 0) return false;
    if (letter === 'u') return act({ do: 'reveal', pieces: ids });
    return act({ do: 'cover', pieces: ids, radius: Math.max(...own.map((piece) => coverRadius(piece.shape))) });
  } else return false;
  return true;
}

/** Where something put down looks: away from one's own edge, as seen on the screen. */
function outward(context: SkinContext): number {
  return 90 + (context.store.data.getState().camera?.turn ?? 0);
}

function ghostAt(context: SkinContext, at: Point): readonly Overlay[] {
  const { mode, placing, terrain } = useMode.getState();
  const pose: Pose = { ...at, facing: outward(context) };
  if (mode === 'place') return [{ is: 'hand', base: { shape: placing.shape, pose } }];
  if (mode === 'terrain') {
    const turned = { ...pose, facing: 90 + terrain.angle };
    return [{ is: 'region', polygon: terrainShape(terrain).map((point) => rotated(turned, point)), tone: 'legal' }];
  }
  const draft = formUpDraft(context, at);
  const result =
    draft && context.seat !== undefined
      ? context.system.preview(context.store.data.getState().state, context.seat, draft)
      : undefined;
  return (result?.marks ?? []).flatMap((mark): readonly Overlay[] =>
    mark.is === 'pose' ? [{ is: 'ghost', of: mark.unit, base: mark.base, tone: mark.tone }] : [],
  );
}

function formUpDraft(context: SkinContext, at: Point): AnyDraft | undefined {
  const { selected, state } = context.store.data.getState();
  const pieces = selected.filter((id) => canHandle(state as SandboxState, context.seat, id));
  if (pieces.length === 0) return undefined;
  const { files, spacing } = useMode.getState();
  return { do: 'form-up', pieces, files, spacing, pose: roundPose({ ...at, facing: outward(context) }) };
}

function put(context: SkinContext, at: Point): void {
  const { mode, placing, terrain, set } = useMode.getState();
  const pose = roundPose({ ...at, facing: outward(context) });
  if (mode === 'place') {
    const { covered, ...piece } = placing;
    const cover = covered ? { cover: coverRadius(placing.shape), owner: 'me' } : {};
    const name = piece.name.trim() || (piece.look === 'piece' ? '' : LOOK_WORDS[piece.look]);
    void context.store.act({ do: 'place', ...piece, name, pose, ...cover } as SandboxIntent);
  } else if (mode === 'terrain') {
    const { art, height, angle } = terrain;
    const name = art.replace('-', ', ');
    const placed = {
      name,
      art,
      outline: terrainShape(terrain),
      pose: roundPose({ ...at, facing: 90 + angle }),
      height,
    };
    void context.store.act({ do: 'place-terrain', terrain: placed } as SandboxIntent);
  } else if (mode === 'form-up') {
    const draft = formUpDraft(context, at);
    if (draft)
      void context.store.act(draft as unknown as SandboxIntent).then((reply) => reply.ok && set({ mode: 'none' }));
  }
}
