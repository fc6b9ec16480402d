import { type Point, type Pose, roundLength, toWorld } from '@muster/geometry';
import type { Mark, Refusal, SeatId } from '../../kernel';
import type { SandboxIntent } from '../intents';
import { LIMITS, type SandboxState, type Terrain } from '../state';
import { no, type Plan, planned, refused } from './common';

type Of<D extends SandboxIntent['do']> = Extract<SandboxIntent, { do: D }>;

/** Terrain is everyone's. Its middle stays on the table; its rim may hang over the edge. [SBX-26] */
export function planPlaceTerrain(state: SandboxState, seat: SeatId, intent: Of<'place-terrain'>): Plan {
  const id = `t${state.next}`;
  const terrain: Terrain = { ...intent.terrain, id, locked: false };
  const full = Object.keys(state.terrain).length >= LIMITS.terrain;
  const refusals = [
    ...(full ? [no('table/full-of-terrain', 'SBX-04', [], { most: LIMITS.terrain })] : []),
    ...(hasArea(terrain.outline) ? [] : [no('terrain/no-area', 'SBX-26')]),
    ...offTable(state, terrain.id, terrain.pose),
  ];
  const marks = ghost(terrain, terrain.pose, refusals);
  if (refusals.length > 0) return refused(refusals, marks);
  return planned([{ type: 'terrain-placed', by: seat, terrain, next: state.next + 1 }], marks);
}

export function planMoveTerrain(state: SandboxState, seat: SeatId, intent: Of<'move-terrain'>): Plan {
  const { terrain, refusals: unhandled } = handled(state, intent.terrain, 'kept');
  if (terrain === undefined) return refused(unhandled);
  const refusals = offTable(state, terrain.id, intent.pose);
  const marks = ghost(terrain, intent.pose, refusals);
  if (refusals.length > 0) return refused(refusals, marks);
  return planned([{ type: 'terrain-moved', by: seat, terrain: terrain.id, pose: intent.pose }], marks);
}

export function planRemoveTerrain(state: SandboxState, seat: SeatId, intent: Of<'remove-terrain'>): Plan {
  const { terrain, refusals } = handled(state, intent.terrain, 'kept');
  if (terrain === undefined) return refused(refusals);
  return planned([{ type: 'terrain-removed', by: seat, terrain: terrain.id }]);
}

export function planLockTerrain(state: SandboxState, seat: SeatId, intent: Of<'lock-terrain'>): Plan {
  const { terrain, refusals } = handled(state, intent.terrain, 'ignored');
  if (terrain === undefined) return refused(refusals);
  return planned([{ type: 'terrain-locked', by: seat, terrain: terrain.id, locked: intent.locked }]);
}

/** The outline of a piece of terrain on the table, mm. */
export const terrainOutline = (terrain: Terrain, pose: Pose = terrain.pose): readonly Point[] =>
  terrain.outline.map((point) => {
    const at = toWorld(pose, point);
    return { x: roundLength(at.x), y: roundLength(at.y) };
  });

function handled(
  state: SandboxState,
  id: string,
  locks: 'kept' | 'ignored',
): { readonly terrain?: Terrain; readonly refusals: readonly Refusal[] } {
  const terrain = Object.hasOwn(state.terrain, id) ? state.terrain[id] : undefined;
  if (terrain === undefined) return { refusals: [no('terrain/unknown', 'SBX-26', [id])] };
  if (locks === 'kept' && terrain.locked) return { refusals: [no('piece/locked', 'SBX-03', [id])] };
  return { terrain, refusals: [] };
}

function offTable(state: SandboxState, id: string, pose: Pose): readonly Refusal[] {
  const { width, depth } = state.table;
  const isInside = pose.x >= 0 && pose.y >= 0 && pose.x <= width && pose.y <= depth;
  return isInside ? [] : [{ ...no('place/off-table', 'SBX-26', [id]), where: { x: pose.x, y: pose.y } }];
}

/** Square millimetres of the outline, by the shoelace; less than one is a mistake of the hand. */
function hasArea(outline: readonly Point[]): boolean {
  const twice = outline.reduce((sum, point, i) => {
    const next = outline[(i + 1) % outline.length] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(twice) / 2 >= 1;
}

const ghost = (terrain: Terrain, pose: Pose, refusals: readonly Refusal[]): readonly Mark[] => [
  { is: 'region', polygon: terrainOutline(terrain, pose), tone: refusals.length > 0 ? 'refused' : 'legal' },
];
