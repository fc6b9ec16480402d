import type { ConsentEvent, Proposal, SideId } from '@muster/rules/kernel';
import type { Overlay, Tincture } from '../scene/model';
import type { SkinContext } from '../skins/skin';
import { lengthText } from '../tools/lengths';
import { overlaysOf } from '../tools/marks';
import { namesIn, plain } from './names';
import { placeOf, sentenceOf } from './refusals';
import type { TableData } from './table-data';

/** Everything drawn over the table now, from what the page knows. Order is drawing order. */
export function overlaysNow(context: SkinContext, data: TableData, now: number): readonly Overlay[] {
  if (data.state === undefined) return [];
  const names = namesIn(context, data, data.state);
  return [
    ...((data.draft ? context.skin.heldOverlays : context.skin.overlays)?.(data.state, context) ?? []),
    // A trail would tell what still waits for its dice
    ...(context.skin.heldFrom?.(data, context) === undefined ? data.trails : []),
    ...(data.preview ? overlaysOf(data.preview.marks, context.words, names) : []),
    ...data.toolMarks,
    ...noOverlays(context, data),
    ...proposedOverlays(context, data),
    ...data.ruler,
    ...othersOverlays(context, data, now),
    ...pingOverlays(context, data, now),
  ];
}

function noOverlays(context: SkinContext, data: TableData): readonly Overlay[] {
  const no =
    data.refused ?? (data.preview?.is === 'refused' ? { refusals: data.preview.refusals, says: undefined } : undefined);
  if (!no) return [];
  const who = no.refusals[0]?.who ?? [];
  const outlines = who.map((of): Overlay => ({ is: 'outline', of, tone: 'refused', hatch: true }));
  const at = placeOf(no);
  const marks = data.preview?.is === 'refused' ? data.preview.marks : [];
  // The plan may have put its own few words there already; the whole sentence stands on the card.
  if (!at || marks.some((mark) => mark.is === 'plate' && mark.tone === 'refused')) return outlines;
  const [first] = no.refusals;
  const brief = first && context.words.mark(first.code, first.detail, namesIn(context, data, data.state));
  return [...outlines, { is: 'plate', at, text: brief || plain(sentenceOf(context.store, no)), tone: 'red' }];
}

/** Where a proposed correction would put things, for as long as it lies on the table: nobody agrees to it blind. */
function proposedOverlays(context: SkinContext, data: TableData): readonly Overlay[] {
  const open = openProposal(data);
  if (open?.what.is !== 'correction') return [];
  const bodies = new Map(context.system.bodies(data.state).map((body) => [body.id, body]));
  return open.what.changes.flatMap((change): readonly Overlay[] => {
    if (change.is === 'remove') return [{ is: 'outline', of: change.unit, tone: 'blocked', hatch: true }];
    if (change.is === 'restore') return [{ is: 'ring', at: change.pose, radius: 20, tone: 'path' }];
    if (change.is !== 'pose') return [];
    const body = bodies.get(change.unit);
    if (!body) return [];
    return [
      { is: 'path', points: [body.base.pose, change.pose], tone: 'path' },
      { is: 'ghost', of: change.unit, base: { shape: body.base.shape, pose: change.pose }, tone: 'path' },
    ];
  });
}

/** What is proposed and not answered yet, by the entries told so far. */
export function openProposal(data: Pick<TableData, 'steps'>): Proposal | undefined {
  for (const step of data.steps.toReversed())
    for (const event of (step.events as readonly ConsentEvent[]).toReversed()) {
      if (event.type === 'proposal-closed' || event.type === 'corrected') return undefined;
      if (event.type === 'proposed') return event.proposal;
    }
  return undefined;
}

function othersOverlays(context: SkinContext, data: TableData, now: number): readonly Overlay[] {
  const bodies = new Map(context.system.bodies(data.state).map((body) => [body.id, body]));
  return Object.entries(data.hands).flatMap(([person, { hand, seat, at }]): readonly Overlay[] => {
    if (person === data.you || now - at > 6000) return [];
    const whose = data.table?.people.find((one) => one.person === person)?.name ?? 'Someone';
    const tincture = tinctureOf(context, data, seat);
    const ink = tincture ? { tincture } : {};
    if (hand.is === 'cursor') return [{ is: 'cursor', at: hand.at, whose, ...ink }];
    if (hand.is === 'ruler' && hand.points.length > 1) {
      const length = hand.points.slice(1).reduce((sum, point, index) => {
        const before = hand.points[index];
        return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : sum;
      }, 0);
      return [{ is: 'ruler', points: hand.points, text: lengthText(length, context.system.units), whose }];
    }
    if (hand.is !== 'drag') return [];
    return hand.units.flatMap(({ unit, pose }): readonly Overlay[] => {
      const body = bodies.get(unit);
      return body ? [{ is: 'ghost', of: unit, base: { shape: body.base.shape, pose }, tone: 'path' }] : [];
    });
  });
}

function pingOverlays(context: SkinContext, data: TableData, now: number): readonly Overlay[] {
  return data.pings
    .filter((ping) => now - ping.since < 4000)
    .map((ping): Overlay => {
      const whose = data.table?.people.find((one) => one.person === ping.person)?.name ?? 'Someone';
      const tincture = tinctureOf(context, data, ping.seat);
      return { is: 'ping', id: ping.id, at: ping.at, whose, ...(tincture ? { tincture } : {}) };
    });
}

/** The colour of a seat: its own, or that of its side. */
export function tinctureOf(context: SkinContext, data: TableData, seat: string | undefined): Tincture | undefined {
  const own =
    seat === undefined || data.state === undefined ? undefined : context.skin.seatLook?.(data.state, seat)?.tincture;
  if (own) return own;
  const side = data.table?.chairs.find((chair) => chair.seat === seat)?.side;
  return side === undefined ? undefined : tinctureOfSide(context, data, side);
}

export function tinctureOfSide(context: SkinContext, data: TableData, side: SideId): Tincture | undefined {
  return data.state === undefined ? undefined : context.skin.tinctures(data.state)[side];
}
