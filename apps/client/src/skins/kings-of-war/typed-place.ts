import { inches, type Point, type Pose, roundPose } from '@muster/geometry';
import { lengthFrom, lengthText } from '../../tools/lengths';

/** What a place in words is measured by. Lengths in mm, as the table has them; facings in the table's own degrees. */
export interface PlaceFrame {
  readonly table: { readonly width: number; readonly depth: number };
  /** Which long edge the player sits at: left, right and deep are as seen from there. */
  readonly edge: 'near' | 'far';
  /** How wide and deep the thing is, looking straight ahead from its player. */
  readonly size: { readonly width: number; readonly depth: number };
  /** How deep the player's zone is; its far line is "the front". Undefined where there is no zone. */
  readonly zone?: number;
  /** Where it is held now: what the words leave out stays as it is. */
  readonly held?: Pose | undefined;
}

type Read = { readonly pose: Pose } | { readonly says: string };
type Across = { readonly from: 'middle' | 'left' | 'right'; readonly mm: number };
type Along = { readonly from: 'middle' | 'edge' | 'front'; readonly mm: number };

/**
 * A place in words, as its player sees the table: `24, 6, facing 90` (the middle, from the left and from the own edge;
 * 90 is straight ahead), `6 from the left, 3 deep` (its left side and its back), `2 from the right, 0 from the front`,
 * `middle, 4 deep`, `turned 30 left`. Lengths are inches unless they say otherwise. Gives the pose on the table, or a
 * sentence that says what cannot be read.
 */
export function typedPlace(words: string, frame: PlaceFrame): Read {
  let across: Across | undefined;
  let along: Along | undefined;
  let facing: number | undefined;
  const parts = words
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .split(/[,;]|\band\b/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) return { says: HOW };
  for (const part of parts) {
    const turned = facingIn(part);
    if (turned !== undefined) {
      facing = turned;
      continue;
    }
    const side = /^(.+) from (?:the |my )?(left|right)(?: edge)?$/.exec(part);
    const deep = /^(.+) (deep|from (?:the |my )?(?:edge|back)|from (?:the |my )?(?:front|line))$/.exec(part);
    const bare = lengthFrom(part, 'in');
    if (/^(in )?(the )?(middle|centre|center)$/.test(part)) across = { from: 'middle', mm: frame.table.width / 2 };
    else if (side) {
      const mm = lengthFrom(side[1] ?? '', 'in');
      if (mm === undefined) return { says: cannot(part) };
      across = { from: side[2] as 'left' | 'right', mm };
    } else if (deep) {
      const mm = lengthFrom(deep[1] ?? '', 'in');
      if (mm === undefined) return { says: cannot(part) };
      along = { from: /front|line/.test(deep[2] ?? '') ? 'front' : 'edge', mm };
    } else if (bare !== undefined && !across) across = { from: 'middle', mm: bare };
    else if (bare !== undefined && !along) along = { from: 'middle', mm: bare };
    else return { says: cannot(part) };
  }
  const before = frame.held && seenFrom(frame, frame.held);
  const look = facing ?? before?.facing ?? 90;
  const half = halves(frame.size, look);
  const x = across ? acrossOf(frame, across, half.x) : before?.x;
  const y = along ? alongOf(frame, along, half.y) : before?.y;
  if (x === undefined || y === undefined)
    return { says: `That says only half of the place. ${x === undefined ? HALF_ACROSS : HALF_DEEP}` };
  return { pose: roundPose(seenFrom(frame, { x, y, facing: look })) };
}

/** Where something stands and looks, in words, as its player sees it: `24″ from your left, 6″ from your edge, looking ahead`. */
export const placeText = (pose: Pose, seat: Pick<PlaceFrame, 'table' | 'edge'>): string =>
  `its middle ${whereText(pose, seat)}, looking ${lookText(seenFrom(seat, pose).facing)}`;

/** A point in words, as its player sees it: `24″ from your left, 6″ from your edge`. */
export function whereText({ x, y }: Point, seat: Pick<PlaceFrame, 'table' | 'edge'>): string {
  const seen = seenFrom(seat, { x, y, facing: 0 });
  return `${lengthText(seen.x, 'in')} from your left, ${lengthText(seen.y, 'in')} from your edge`;
}

/** A facing as its player sees it: `ahead`, `20° left`, `back`. 90 is ahead. */
export function lookText(facing: number): string {
  const off = Math.round((((facing - 90 + 180) % 360) + 360) % 360) - 180;
  if (off === 0) return 'ahead';
  if (Math.abs(off) === 180) return 'back';
  return `${Math.abs(off)}° to the ${off > 0 ? 'left' : 'right'}`;
}

/** The same pose seen from the other long edge, where its player sits there. Twice is where it began. */
export const seenFrom = ({ table, edge }: Pick<PlaceFrame, 'table' | 'edge'>, pose: Pose): Pose =>
  edge === 'near'
    ? pose
    : { x: table.width - pose.x, y: table.depth - pose.y, facing: (((pose.facing + 180) % 360) + 360) % 360 };

const HOW = 'Write it like this: 24, 6, facing 90. Or: 6 from the left, 3 deep. Inches, as you see the table.';
const HALF_ACROSS = 'Say how far from the left as well: 6 from the left.';
const HALF_DEEP = 'Say how deep as well: 3 deep.';
const cannot = (part: string) => `“${part}” is no place. ${HOW}`;

const LOOKS: Readonly<Record<string, number>> = { ahead: 90, left: 180, right: 0, back: 270 };

/** Degrees in the player's view of `facing 90`, `looking left`, `turned 30 right`. */
function facingIn(part: string): number | undefined {
  const way = /^(?:facing|face|looking|look) (ahead|left|right|back)$/.exec(part);
  if (way) return LOOKS[way[1] ?? ''];
  const to = /^(?:facing|face|looking|look) (-?\d+(?:\.\d+)?) ?°?$/.exec(part);
  if (to) return Number(to[1]);
  const off = /^turned (\d+(?:\.\d+)?) ?°?(?: (?:to the )?(left|right))?$/.exec(part);
  return off ? 90 + Number(off[1]) * (off[2] === 'right' ? -1 : 1) : undefined;
}

/** Half of what it takes up along the table and across it, looking so. */
function halves(size: PlaceFrame['size'], facing: number): { readonly x: number; readonly y: number } {
  const a = (facing * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(a)), Math.abs(Math.sin(a))];
  return { x: (size.width * sin + size.depth * cos) / 2, y: (size.width * cos + size.depth * sin) / 2 };
}

function acrossOf({ table }: PlaceFrame, { from, mm }: Across, half: number): number {
  if (from === 'left') return mm + half;
  return from === 'right' ? table.width - mm - half : mm;
}

function alongOf({ table, zone }: PlaceFrame, { from, mm }: Along, half: number): number {
  if (from === 'edge') return mm + half;
  return from === 'front' ? (zone ?? table.depth / 2 - inches(12)) - mm - half : mm;
}
