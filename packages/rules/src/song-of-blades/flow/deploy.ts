import { isOnTable, type Pose, roundPose } from '@muster/geometry';
import type { Mark, Refusal, SideId } from '../../kernel';
import { baseAt, figureOf, otherSide, sideOf } from '../figures';
import { levelAt } from '../ground/levels';
import { troubleAt } from '../moves/place';
import type { Figure, State } from '../state';
import { outOfStep, planned, refused, type StepRules } from '../steps/step';
import { baseInZone, faceOff, roomFor, zoneOf, zonePolygon } from './deploy-room';

/** Figures set down at a go: one, three in large games [ASOBH-SET-16]. */
const atOnce = (state: State): number => (state.config.points >= 800 ? 3 : 1);

/** Sides take turns in setting figures down within one Medium of their edge, the defender first [ASOBH-SET-15]. */
export const deploy: StepRules<'deploy'> = {
  offers: (state, step, seat) =>
    sideOf(state, seat) !== step.side
      ? []
      : inReserve(state, step.side)
          .filter((figure) => figure.seat === seat)
          .map((figure) => ({
            needs: 'place',
            do: 'deploy',
            unit: figure.id,
            draft: { do: 'deploy', unit: figure.id },
          })),
  plan: (state, step, seat, intent) => {
    if (intent.do !== 'deploy') return outOfStep(step, intent);
    const figure = figureOf(state, intent.unit);
    if (figure === undefined) return refused({ code: 'unit/unknown', rule: 'GEN-02' });
    if (figure.seat !== seat) return refused({ code: 'unit/not-yours', rule: 'GEN-02', who: [figure.id] });
    if (figure.fate !== 'reserve') return refused({ code: 'deploy/already', rule: 'ASOBH-SET-16', who: [figure.id] });
    const refusals = placeRefusals(state, figure, intent.pose);
    const tone = refusals.length === 0 ? 'legal' : 'refused';
    const marks: Mark[] = [
      zoneMark(state, figure),
      { is: 'pose', unit: figure.id, base: baseAt(figure, intent.pose), tone },
    ];
    if (refusals.length > 0) return refused(refusals, marks);
    return planned({
      marks,
      enact: (tale) => {
        const level = levelAt(tale.state, figure, intent.pose);
        tale.add({ type: 'deployed', unit: figure.id, pose: intent.pose, level });
        tale.amend({ ...step, placed: step.placed + 1 });
      },
    });
  },
  draft: (state, _step, _seat, draft) => {
    const unit = 'unit' in draft && typeof draft.unit === 'string' ? figureOf(state, draft.unit) : undefined;
    return { is: 'unfinished', needs: 'pose', marks: unit === undefined ? [] : [zoneMark(state, unit)] };
  },
  sample: (state, _step, _seat, offer, random) => {
    const figure = offer.unit === undefined ? undefined : figureOf(state, offer.unit);
    if (figure === undefined) return undefined;
    const zone = zoneOf(state, figure);
    const facing = faceOff(state, figure.side);
    for (let tries = 0; tries < 40; tries += 1) {
      const pose = roundPose({
        x: zone.minX + random() * (zone.maxX - zone.minX),
        y: zone.minY + random() * (zone.maxY - zone.minY),
        facing,
      });
      if (placeRefusals(state, figure, pose).length === 0) return { do: 'deploy', unit: figure.id, pose };
    }
    const pose = roomFor(state, figure);
    return pose === undefined ? undefined : { do: 'deploy', unit: figure.id, pose };
  },
  waiting: (state, step) => {
    const left = inReserve(state, step.side);
    return [...new Set(left.map((figure) => figure.seat))].map((seat) => ({
      seat,
      what: 'deploy',
      detail: {
        left: left.filter((figure) => figure.seat === seat).length,
        now: Math.max(1, atOnce(state) - step.placed),
      },
    }));
  },
  carryOn: (tale, step) => {
    const other = otherSide(tale.state, step.side);
    const mine = inReserve(tale.state, step.side).length;
    const theirs = inReserve(tale.state, other).length;
    if (mine === 0 && theirs === 0) {
      tale.finish();
      tale.call({ is: 'omens' });
      return true;
    }
    if (theirs > 0 && (mine === 0 || step.placed >= atOnce(tale.state))) {
      tale.amend({ is: 'deploy', side: other, placed: 0 });
      return true;
    }
    return false;
  },
};

/** Figures of a side that have yet to be set down. */
const inReserve = (state: State, side: SideId): readonly Figure[] =>
  Object.values(state.figures).filter((figure) => figure.side === side && figure.fate === 'reserve');

const zoneMark = (state: State, figure: Figure): Mark => ({
  is: 'region',
  polygon: zonePolygon(zoneOf(state, figure)),
  tone: 'reach',
});

function placeRefusals(state: State, figure: Figure, pose: Pose): readonly Refusal[] {
  const where = { x: pose.x, y: pose.y };
  const base = baseAt(figure, pose);
  if (!isOnTable(base, state.table)) return [{ code: 'place/off-table', rule: 'GEN-05', who: [figure.id], where }];
  const refusals: Refusal[] = [];
  if (!baseInZone(base, zoneOf(state, figure)))
    refusals.push({ code: 'deploy/outside-zone', rule: 'ASOBH-SET-15', who: [figure.id], where });
  const trouble = troubleAt(state, figure, where);
  if (trouble?.is === 'figure')
    refusals.push({ code: 'place/overlap', rule: 'GEN-05', who: [figure.id, trouble.unit], where });
  else if (trouble?.is === 'piece')
    refusals.push({
      code: 'deploy/no-footing',
      rule: 'ASOBH-SET-15',
      who: [figure.id],
      where,
      detail: { piece: state.terrain.find(({ id }) => id === trouble.piece)?.name ?? '' },
    });
  return refusals;
}
