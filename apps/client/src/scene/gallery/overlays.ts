import { toWorld } from '@muster/geometry';
import type { Base, Overlay, Point, Pose, SceneModel } from '../model';

/** Overlays over the made-up battle: a flank charge held in the hand, a blocked shot, a refused charge, the rest. */
export function overlaysFor(name: string, model: SceneModel): readonly Overlay[] {
  const base = (id: string): Base => model.bodies.find((body) => body.id === id)!.base;
  if (name === 'charge') return charge(base);
  if (name === 'sight') return sight(base);
  if (name === 'refused') return refused(base);
  if (name === 'all') return [...sight(base), ...others(base)];
  return [];
}

function charge(base: (id: string) => Base): readonly Overlay[] {
  const knights = base('Knights of the Grey Vale');
  const target = base('Revenants');
  const seat = toWorld(target.pose, { x: -150, y: -4 });
  const pose: Pose = { ...seat, facing: target.pose.facing - 90 };
  const end: Base = { shape: knights.shape, pose };
  const rear = toWorld(pose, { x: 0, y: -50 });
  const start = toWorld(knights.pose, { x: 0, y: 50 });
  const half = 62.5;
  return [
    { is: 'region', polygon: reach(knights, 406), tone: 'reach' },
    { is: 'region', polygon: flank(target, 250), tone: 'legal' },
    {
      is: 'path',
      points: [start, toWorld(pose, { x: 0, y: -58 })],
      tone: 'legal',
      corridor: [
        toWorld(knights.pose, { x: -half, y: 50 }),
        toWorld(pose, { x: -half, y: -50 }),
        toWorld(pose, { x: half, y: -50 }),
        toWorld(knights.pose, { x: half, y: 50 }),
      ],
    },
    { is: 'ghost', of: 'Knights of the Grey Vale', base: end, tone: 'legal' },
    { is: 'outline', of: 'Revenants', tone: 'refused' },
    { is: 'edge', from: toWorld(pose, { x: -40, y: 50 }), to: toWorld(pose, { x: 40, y: 50 }), tone: 'legal' },
    { is: 'plate', at: toWorld(pose, { x: 0, y: 0 }), text: 'Flank, by 21°', tone: 'gold' },
    {
      is: 'plate',
      at: { x: (rear.x + start.x) / 2 + 60, y: (rear.y + start.y) / 2 + 10 },
      text: '9.2″ of 16″',
      tone: 'gold',
    },
  ];
}

function sight(base: (id: string) => Base): readonly Overlay[] {
  const bows = base('Second Crossbowmen');
  const eye = toWorld(bows.pose, { x: 0, y: 20 });
  const seen = toWorld(base('Revenants').pose, { x: -20, y: 40 });
  const guard = toWorld(base('Foot Guard').pose, { x: 0, y: -40 });
  return [
    { is: 'region', polygon: reach(bows, 610), tone: 'reach' },
    { is: 'line', from: eye, to: seen, tone: 'sight' },
    { is: 'line', from: eye, to: guard, tone: 'blocked', barred: true },
    { is: 'outline', of: 'Revenants', tone: 'target' },
    { is: 'outline', of: 'Foot Guard', tone: 'refused' },
    { is: 'plate', at: { x: seen.x, y: seen.y - 20 }, text: '9.6″ · clear · hits on 5+', tone: 'paper' },
    { is: 'plate', at: { x: guard.x - 90, y: guard.y - 10 }, text: 'Foot Guard block the line', tone: 'red' },
  ];
}

function refused(base: (id: string) => Base): readonly Overlay[] {
  const guard = base('Foot Guard');
  const pose = { ...guard.pose, y: guard.pose.y + 95 };
  return [
    { is: 'region', polygon: reach(guard, 254), tone: 'reach' },
    { is: 'path', points: [toWorld(guard.pose, { x: 0, y: 40 }), toWorld(pose, { x: 0, y: 40 })], tone: 'refused' },
    { is: 'ghost', of: 'Foot Guard', base: { shape: guard.shape, pose }, tone: 'refused' },
    { is: 'hand', base: { shape: guard.shape, pose: { ...pose, x: pose.x + 60, y: pose.y + 120 } } },
    { is: 'outline', of: 'Revenants', tone: 'refused', hatch: true },
    { is: 'plate', at: toWorld(pose, { x: 0, y: 60 }), text: 'The Revenants stand in the way.', tone: 'red' },
  ];
}

function others(base: (id: string) => Base): readonly Overlay[] {
  const dragon = base('Bone Dragon').pose;
  return [
    { is: 'ring', at: base('General').pose, radius: 152, tone: 'aura' },
    {
      is: 'ruler',
      points: [
        { x: 560, y: 640 },
        { x: 650, y: 700 },
        { x: 760, y: 690 },
      ],
      text: '8.6″',
    },
    {
      is: 'ruler',
      points: [
        { x: 1400, y: 700 },
        { x: 1520, y: 760 },
      ],
      text: '5.3″',
      whose: 'Marek',
    },
    { is: 'cursor', at: { x: 1180, y: 700 }, whose: 'Marek', tincture: 'vermilion' },
    { is: 'ping', id: 'p', at: { x: 1420, y: 820 }, whose: 'Ilse', tincture: 'azure' },
    {
      is: 'trail',
      points: [
        { x: 1200, y: 420 },
        { x: 1300, y: 480 },
      ],
    },
    { is: 'region', polygon: circle(dragon, 200), tone: 'threat', tincture: 'vermilion' },
    { is: 'region', polygon: circle(base('Goreblight').pose, 170), tone: 'threat', tincture: 'vermilion' },
  ];
}

function reach(base: Base, mm: number): Point[] {
  if (base.shape.kind === 'disc') return circle(base.pose, mm);
  const { width, depth } = base.shape;
  const left = toWorld(base.pose, { x: -width / 2, y: depth / 2 });
  const right = toWorld(base.pose, { x: width / 2, y: depth / 2 });
  return [...fan(right, base.pose.facing, mm, -45, 0), ...fan(left, base.pose.facing, mm, 0, 45), left, right];
}

function flank(base: Base, mm: number): Point[] {
  if (base.shape.kind === 'disc') return [];
  const { width, depth } = base.shape;
  const front = toWorld(base.pose, { x: -width / 2, y: depth / 2 });
  const rear = toWorld(base.pose, { x: -width / 2, y: -depth / 2 });
  const look = base.pose.facing + 90;
  return [...fan(front, look, mm, -45, 0), ...fan(rear, look, mm, 0, 45), rear, front];
}

function fan(from: Point, facing: number, mm: number, a: number, b: number): Point[] {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = ((facing + a + ((b - a) * i) / 15) * Math.PI) / 180;
    return { x: from.x + Math.cos(angle) * mm, y: from.y + Math.sin(angle) * mm };
  });
}

function circle(at: Point, r: number): Point[] {
  return Array.from({ length: 48 }, (_, i) => ({
    x: at.x + Math.cos((i / 24) * Math.PI) * r,
    y: at.y + Math.sin((i / 24) * Math.PI) * r,
  }));
}
