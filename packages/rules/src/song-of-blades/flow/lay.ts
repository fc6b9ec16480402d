import {
  type Base,
  isOnTable,
  type Point,
  type Polygon,
  type Pose,
  polygonsIntersect,
  roundLength,
  roundPose,
  toWorld,
} from '@muster/geometry';
import type { Mark, Refusal } from '../../kernel';
import { PIECES, pieceTemplate } from '../content/pieces';
import { otherSide, seatsOf, sideOf } from '../figures';
import type { State } from '../state';
import { outOfStep, planned, refused, type StepRules } from '../steps/step';
import type { TerrainPiece } from '../terrain';

/** More than this is no field to move on. */
const MOST_PIECES = 16;

/** The defender lays the field, piece by piece, until he says it is done [ASOBH-SET-14]. */
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
                  intents: state.terrain.map(({ id }) => ({ do: 'take-up' as const, piece: id })),
                },
              ]
            : []),
          { needs: 'now', do: 'terrain-done', intent: { do: 'terrain-done' } },
        ],
  plan: (state, step, _seat, intent) => {
    const { side } = step;
    switch (intent.do) {
      case 'terrain-done':
        return planned({
          marks: [],
          enact: (tale) => {
            tale.finish();
            tale.call({ is: 'choose-edge', side: otherSide(state, side) });
          },
        });
      case 'take-up':
        if (!state.terrain.some(({ id }) => id === intent.piece)) return refused(UNKNOWN);
        return planned({ marks: [], enact: (tale) => tale.add({ type: 'takenUp', side, piece: intent.piece }) });
      case 'lay': {
        const template = pieceTemplate(intent.template, state.config.scale);
        if (template === undefined) return refused(UNKNOWN);
        const outline = placed(template.outline, intent.at);
        const refusals = layRefusals(state, outline, intent.at);
        const marks: Mark[] = [{ is: 'region', polygon: outline, tone: refusals.length === 0 ? 'legal' : 'refused' }];
        if (refusals.length > 0) return refused(refusals, marks);
        const piece: TerrainPiece = { ...template, id: `piece-${freeNumber(state)}`, outline };
        return planned({ marks, enact: (tale) => tale.add({ type: 'laid', side, piece }) });
      }
      default:
        return outOfStep(step, intent);
    }
  },
  draft: () => ({ is: 'unfinished', needs: 'at', marks: [] }),
  sample: (state, _step, _seat, _offer, random) => {
    for (let tries = 0; tries < 40; tries += 1) {
      const template = PIECES[Math.floor(random() * PIECES.length)];
      const scaled = template && pieceTemplate(template.id, state.config.scale);
      if (template === undefined || scaled === undefined) return undefined;
      const at = roundPose({
        x: random() * state.table.width,
        y: random() * state.table.depth,
        facing: random() * 360,
      });
      if (layRefusals(state, placed(scaled.outline, at), at).length === 0)
        return { do: 'lay', template: template.id, at };
    }
    return undefined;
  },
  waiting: (state, step) =>
    seatsOf(state, step.side).map((seat) => ({ seat, what: 'terrain', detail: { pieces: state.terrain.length } })),
};

const UNKNOWN: Refusal = { code: 'terrain/unknown', rule: 'ASOBH-SET-14' };

/** A local outline standing at a pose; a facing of 90 leaves it as it is drawn. Rounded to 0.01 mm. */
const placed = (outline: readonly Point[], at: Pose): Polygon =>
  outline.map((point) => {
    const { x, y } = toWorld(at, point);
    return { x: roundLength(x), y: roundLength(y) };
  });

const speck = (point: Point): Base => ({ shape: { kind: 'disc', radius: 0 }, pose: { ...point, facing: 0 } });

function freeNumber(state: State): number {
  let n = state.terrain.length + 1;
  while (state.terrain.some(({ id }) => id === `piece-${n}`)) n += 1;
  return n;
}

function layRefusals(state: State, outline: Polygon, at: Pose): readonly Refusal[] {
  const where = { x: at.x, y: at.y };
  const refusals: Refusal[] = [];
  if (state.terrain.length >= MOST_PIECES)
    refusals.push({ code: 'terrain/enough', rule: 'ASOBH-SET-14', detail: { most: MOST_PIECES } });
  if (outline.some((point) => !isOnTable(speck(point), state.table)))
    refusals.push({ code: 'terrain/off-table', rule: 'ASOBH-SET-14', where });
  for (const piece of state.terrain)
    if (polygonsIntersect(outline, piece.outline))
      refusals.push({ code: 'terrain/overlap', rule: 'ASOBH-SET-14', where, detail: { piece: piece.name } });
  return refusals;
}
