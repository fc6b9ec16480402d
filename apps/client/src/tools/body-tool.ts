import type { Base, Point, Pose } from '@muster/geometry';
import type { PointerAt } from '../scene/model';
import type { AnyDraft, SkinContext, Tool } from '../skins/skin';
import { boxCorners, inBox } from './box';
import { type Grip, grip, handleOf, heldPose, shiftAll, wheelAll } from './drag';
import { nudged } from './nudge';
import { nextOf, towards } from './walk';

export interface Moved {
  readonly unit: string;
  readonly pose: Pose;
}

export interface BodyToolNeeds {
  /** Whether this seat may take the body in its hand. */
  readonly movable: (id: string) => boolean;
  /** The draft for bodies in these places, or undefined where there is no such move. */
  readonly draft: (moved: readonly Moved[], how: 'shift' | 'turn') => AnyDraft | undefined;
  /** Whether several bodies may be taken at once (box and Shift select). */
  readonly many: boolean;
  /** Bodies that can act, in the order Tab walks them; all movable ones without it. */
  readonly actors?: () => readonly string[];
}

/**
 * Select, shift, turn and nudge bodies: the tool of the sandbox, and the first half of most games. Mouse: press and
 * drag any movable body. Touch: only a selected one, and the draft rests until it is confirmed.
 */
export function bodyTool(context: SkinContext, needs: BodyToolNeeds): Tool {
  const { store, system } = context;
  let held: { readonly grip: Grip; readonly ids: readonly string[]; readonly from: readonly Pose[] } | undefined;
  let box: { readonly from: Point; readonly turn: number } | undefined;

  const data = () => store.data.getState();
  const bodies = () => (data().state === undefined ? [] : system.bodies(data().state));
  const baseOf = (id: string): Base | undefined => bodies().find((body) => body.id === id)?.base;
  /** Where a body is for the hand: in its draft if one rests, else where it stands. */
  const poseOf = (id: string): Pose | undefined => drafted.get(id) ?? baseOf(id)?.pose;
  let drafted = new Map<string, Pose>();

  const put = (ids: readonly string[], poses: readonly Pose[], how: 'shift' | 'turn') => {
    const moved = ids.flatMap((unit, at): readonly Moved[] => {
      const pose = poses[at];
      return pose ? [{ unit, pose }] : [];
    });
    drafted = new Map(moved.map((one) => [one.unit, one.pose]));
    store.hold(needs.draft(moved, how));
    store.hand({ is: 'drag', units: moved.slice(0, 64) });
  };
  const drop = () => {
    held = undefined;
    drafted = new Map();
    store.letGo();
    store.hand({ is: 'gone' });
  };
  const onHandle = (p: PointerAt): string | undefined => {
    const zoom = data().camera?.zoom ?? 1;
    return data().selected.find((id) => {
      const base = baseOf(id);
      const pose = poseOf(id);
      if (!base || !pose || !needs.movable(id)) return false;
      const knob = handleOf({ shape: base.shape, pose });
      return Math.hypot(knob.x - p.at.x, knob.y - p.at.y) <= (p.touch ? 22 : 11) / zoom;
    });
  };
  const commit = async () => {
    const reply = await store.commit();
    if (reply?.ok) drop();
    else if (reply === undefined) store.hand({ is: 'gone' });
  };
  const take = (id: string, how: 'shift' | 'turn', at: Point) => {
    const { selected } = data();
    const ids = needs.many && selected.includes(id) ? selected.filter(needs.movable) : [id];
    if (!selected.includes(id)) store.select([id]);
    const from = ids.map((one) => poseOf(one) ?? { x: 0, y: 0, facing: 0 });
    held = { grip: grip(how, poseOf(id) ?? { x: 0, y: 0, facing: 0 }, at), ids, from };
  };

  return {
    press(p) {
      const knob = onHandle(p);
      if (knob !== undefined) {
        take(knob, 'turn', p.at);
        return 'take';
      }
      const id = p.bodies.find(needs.movable);
      if (id !== undefined && (!p.touch || data().selected.includes(id)) && !p.shift) {
        if (!data().resting) drafted = new Map();
        take(id, 'shift', p.at);
        return 'take';
      }
      if (needs.many && p.shift && id === undefined) {
        box = { from: p.at, turn: data().camera?.turn ?? 0 };
        return 'take';
      }
      return 'pan';
    },
    drag(p) {
      if (box) {
        store.mark([{ is: 'region', polygon: boxCorners(box.from, p.at, box.turn), tone: 'legal' }]);
        return;
      }
      if (!held) return;
      if (held.grip.how === 'shift') {
        const by = { x: p.at.x - held.grip.at.x, y: p.at.y - held.grip.at.y };
        put(held.ids, shiftAll(held.from, by), 'shift');
      } else {
        const pose = heldPose(held.grip, p.at, p.shift ? 15 : 0);
        put(held.ids, wheelAll(held.from, held.grip.from, pose.facing - held.grip.from.facing), 'turn');
      }
    },
    release(p) {
      if (box) {
        const chosen = inBox(bodies(), boxCorners(box.from, p.at, box.turn)).filter(needs.movable);
        store.select(chosen);
        store.mark([]);
        box = undefined;
        return;
      }
      const moved = held !== undefined && drafted.size > 0;
      held = undefined;
      if (!moved) return;
      if (p.touch) store.rest();
      else void commit();
    },
    hover: () => undefined,
    tap(p) {
      const id = p.bodies[0];
      const { selected } = data();
      if (data().resting) return;
      if (p.shift && needs.many && id !== undefined)
        store.select(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
      else store.select(id === undefined ? [] : [id]);
      if (!held) drafted = new Map();
    },
    doubleTap: () => undefined,
    longPress(p) {
      if (p.bodies[0] !== undefined) store.select([p.bodies[0]]);
    },
    key(press) {
      const { selected, draft, camera } = data();
      if (press.key === 'Escape') {
        if (!draft && selected.length === 0) return false;
        if (draft) drop();
        else store.select([]);
        return true;
      }
      if (press.key === 'Enter' && draft) {
        void commit();
        return true;
      }
      if (press.key === 'Tab') {
        const ids =
          needs.actors?.() ??
          bodies()
            .map((body) => body.id)
            .filter(needs.movable);
        const next = nextOf(ids, selected[0], press.shift);
        if (next === undefined) return false;
        store.select([next]);
        return true;
      }
      const ids = selected.filter(needs.movable);
      const lead = ids[0] === undefined ? undefined : poseOf(ids[0]);
      const to = lead && nudged(lead, press.key, press.shift, camera?.turn ?? 0);
      if (lead && to) {
        const from = ids.map((id) => poseOf(id) ?? lead);
        const turning = to.facing !== lead.facing;
        put(
          ids,
          turning
            ? wheelAll(from, lead, to.facing - lead.facing)
            : shiftAll(from, { x: to.x - lead.x, y: to.y - lead.y }),
          turning ? 'turn' : 'shift',
        );
        store.rest();
        return true;
      }
      if (press.key.startsWith('Arrow')) {
        const spots = bodies().map((body) => ({ id: body.id, at: body.base.pose }));
        const now = spots.find((spot) => spot.id === selected[0]) ?? spots[0];
        const next = now && (selected.length === 0 ? now.id : towards(spots, now, press.key, camera?.turn ?? 0));
        if (next !== undefined) store.select([next]);
        return next !== undefined;
      }
      return false;
    },
    cancel: drop,
    place(unit, pose) {
      if (!needs.movable(unit)) return;
      store.select([unit]);
      put([unit], [pose], 'shift');
      store.rest();
    },
  };
}
