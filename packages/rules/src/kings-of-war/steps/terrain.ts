import {
  atLeast,
  type Base,
  gapToPolygon,
  inches,
  isOnTable,
  type Point,
  type Polygon,
  type Pose,
  polygonsIntersect,
  roundAngle,
  roundLength,
  roundPose,
  toWorld,
} from '@muster/geometry';
import type { Mark, Note, Preview, Refusal } from '../../kernel';
import { PIECES } from '../content/pieces';
import type { Intent } from '../intents';
import type { State } from '../state';
import type { TerrainKind, TerrainPiece } from '../terrain';
import { seatsOf, sideOf } from '../units';
import { outOfStep, planned, refused, type StepRules } from './step';

/** More than this is no battlefield but a wood. */
const MOST_PIECES = 20;

/** The field is laid piece by piece, in turn, until both sides agree on it, kinds and heights included [KOW-TER-01]. */
export const terrain: StepRules<'terrain'> = {
  offers: (state, step, seat) =>
    sideOf(state, seat) !== step.side
      ? []
      : [
          ...(state.terrain.length < MOST_PIECES
            ? [{ needs: 'place' as const, do: 'lay' as const, draft: { do: 'lay' as const } }]
            : []),
          ...(state.terrain.length > 0
            ? [
                {
                  needs: 'target' as const,
                  do: 'take-up' as const,
                  intents: state.terrain.map((piece) => ({ do: 'take-up' as const, piece: piece.id })),
                },
                { needs: 'place' as const, do: 'alter' as const, draft: { do: 'alter' as const } },
              ]
            : []),
          { needs: 'now', do: 'agree', intent: { do: 'agree' } },
        ],
  plan: (state, step, _seat, intent) => {
    const { side } = step;
    switch (intent.do) {
      case 'agree':
        return planned({ marks: [], enact: (tale) => tale.add({ type: 'agreed', side }) });
      case 'take-up':
        if (!state.terrain.some((piece) => piece.id === intent.piece)) return refused(UNKNOWN);
        return planned({
          marks: [],
          enact: (tale) => tale.add({ type: 'takenUp', side, piece: intent.piece }),
        });
      case 'alter': {
        const piece = state.terrain.find((each) => each.id === intent.piece);
        if (piece === undefined) return refused(UNKNOWN);
        const bad = badHeight(intent.kind, intent.height);
        if (bad !== undefined) return refused(bad);
        const altered = { ...piece, kind: intent.kind, height: intent.height };
        return planned({ marks: [], enact: (tale) => tale.add({ type: 'altered', side, piece: altered }) });
      }
      case 'lay': {
        const template = PIECES.find((each) => each.id === intent.template);
        if (template === undefined) return refused(UNKNOWN);
        const kind = intent.kind ?? template.kind;
        const height = intent.height ?? template.height;
        const outline = placed(template.outline, intent.at);
        const { id: _, ...rest } = template;
        const piece: TerrainPiece = {
          ...rest,
          id: `piece-${freeNumber(state)}`,
          kind,
          height,
          angle: roundAngle(intent.at.facing - 90),
          outline,
        };
        const bad = badHeight(kind, height);
        const refusals = [...(bad === undefined ? [] : [bad]), ...layRefusals(state, outline, intent.at)];
        const marks: Mark[] = [{ is: 'region', polygon: outline, tone: refusals.length === 0 ? 'legal' : 'refused' }];
        if (refusals.length > 0) return refused(refusals, marks);
        const notes = kind === 'blocking' ? gapNotes(state, outline) : [];
        return planned({ marks, notes, enact: (tale) => tale.add({ type: 'laid', side, piece }) });
      }
      default:
        return outOfStep(step, intent);
    }
  },
  draft: (): Preview<Intent> => ({ is: 'unfinished', needs: 'at', marks: [] }),
  sample: (state, _step, _seat, offer, random) => {
    if (offer.do === 'alter') {
      const piece = state.terrain[Math.floor(random() * state.terrain.length)];
      if (piece === undefined) return undefined;
      return { do: 'alter', piece: piece.id, kind: piece.kind, height: Math.max(1, Math.floor(random() * 5)) };
    }
    for (let tries = 0; tries < 40; tries += 1) {
      const template = PIECES[Math.floor(random() * PIECES.length)];
      if (template === undefined) return undefined;
      const at = roundPose({
        x: random() * state.table.width,
        y: random() * state.table.depth,
        facing: random() * 360,
      });
      const outline = placed(template.outline, at);
      if (layRefusals(state, outline, at).length === 0) return { do: 'lay', template: template.id, at };
    }
    return undefined;
  },
  waiting: (state, step) =>
    seatsOf(state, step.side).map((seat) => ({
      seat,
      what: 'terrain',
      detail: { pieces: state.terrain.length, agreed: step.agreed.length },
    })),
};

const UNKNOWN: Refusal = { code: 'terrain/unknown', rule: 'KOW-TER-01' };

/** Only open ground may be flat, apart from difficult pieces like ponds [KOW-LOS-05]. */
function badHeight(kind: TerrainKind, height: number): Refusal | undefined {
  const flat = kind === 'open' || kind === 'difficult';
  return height > 0 || flat ? undefined : { code: 'terrain/flat', rule: 'KOW-TER-01', detail: { kind } };
}

/** A local outline standing at a pose; a facing of 90 leaves it as it is drawn. Rounded to 0.01 mm. */
const placed = (outline: readonly Point[], at: Pose): Polygon =>
  outline.map((point) => {
    const { x, y } = toWorld(at, point);
    return { x: roundLength(x), y: roundLength(y) };
  });

/** Advice only: a foot of room between blocking pieces lets every unit pass [KOW-TER-02]. */
const gapNotes = (state: State, outline: Polygon): readonly Note[] =>
  state.terrain.flatMap((piece) => {
    if (piece.kind !== 'blocking') return [];
    const gap = Math.min(...reaches(outline, piece.outline), ...reaches(piece.outline, outline));
    if (atLeast(gap, inches(12))) return [];
    return [{ code: 'narrow-gap', because: 'KOW-TER-02', detail: { piece: piece.name, gap: roundLength(gap) } }];
  });

const reaches = (from: Polygon, to: Polygon): readonly number[] =>
  from.map((point) => gapToPolygon(speck(point), to).distance);

const speck = (point: Point): Base => ({ shape: { kind: 'disc', radius: 0 }, pose: { ...point, facing: 0 } });

function freeNumber(state: State): number {
  let n = state.terrain.length + 1;
  while (state.terrain.some((piece) => piece.id === `piece-${n}`)) n += 1;
  return n;
}

function layRefusals(state: State, outline: Polygon, at: Pose): readonly Refusal[] {
  const where = { x: at.x, y: at.y };
  const refusals: Refusal[] = [];
  if (state.terrain.length >= MOST_PIECES)
    refusals.push({ code: 'terrain/enough', rule: 'KOW-TER-02', detail: { most: MOST_PIECES } });
  if (outline.some((point) => !isOnTable(speck(point), state.table)))
    refusals.push({ code: 'terrain/off-table', rule: 'KOW-TER-01', where });
  for (const piece of state.terrain)
    if (polygonsIntersect(outline, piece.outline))
      refusals.push({ code: 'terrain/overlap', rule: 'KOW-TER-01', where, detail: { piece: piece.name } });
  return refusals;
}
