import { angleOf, nearestOnSegment, type Point, sub, TOLERANCE } from '@muster/geometry';
import type { Refusal } from '../../kernel';
import { type Fielded, has, isFielded, stickOf } from '../figures';
import { piecesTouched } from '../ground/grounds';
import { footOf, isFace, topAt } from '../ground/levels';
import { topPieceAt } from '../ground/top';
import type { Intent, IntentOf } from '../intents';
import { effectOf, isWall } from '../magic/effects';
import { crossingOf, wallsTouching } from '../magic/walls';
import { snowClimb } from '../morale/snow';
import type { State } from '../state';
import { type Planned, planned, refused, type StepOf, type VerbOf } from '../steps/step';
import type { Climb } from '../steps-moves';
import { beyond } from './along';
import { clings, isTall, stickByNature } from './gait';
import { judge } from './judge';
import { isFree, nearestFree, off } from './place';
import { EDGE } from './route';
import { wayMarks, wayNotes, wayOdds } from './shown';
import { carried } from './verbs-walk';
import { goStep, straight } from './way';

/**
 * Over an obstacle it stands against, up a steep side or down the one it stands on. Low ones take an action; what is
 * taller than half of it takes a second one, or a die [ASOBH-MOV-08] [ASOBH-MOV-09].
 */
const climb: VerbOf<'climb'> = {
  do: 'climb',
  offers(state, act, figure) {
    if (!isFielded(figure) || (act.left[figure.id] ?? 0) < 1) return [];
    const intents = within(state, figure).flatMap((over): readonly Intent[] => {
      const bold: IntentOf<'climb'> = { do: 'climb', unit: figure.id, over };
      const careful: IntentOf<'climb'> = { ...bold, careful: true };
      return [bold, careful].filter((intent) => planOf(state, act, figure, intent).ok);
    });
    return intents.length === 0 ? [] : [{ needs: 'target', do: 'climb', unit: figure.id, intents }];
  },
  plan: (state, act, figure, intent) => (isFielded(figure) ? planOf(state, act, figure, intent) : carried(figure)),
};
export const climbVerbs = [climb] as const;

/** What stands within reach of its hands: obstacles, sides and walls it touches, the platform it stands on. */
function within(state: State, figure: Fielded): readonly string[] {
  const pieces = piecesTouched(state, figure).filter(({ stands }) => stands === 'linear' || stands === 'platform');
  return [...pieces.map(({ id }) => id), ...wallsTouching(state, figure).map(({ id }) => id)];
}

/** A climb as it would be made, or why it cannot be. */
interface Climbing {
  readonly climb: Climb;
  readonly to: Point;
  readonly cost: 1 | 2;
}

function planOf(state: State, act: StepOf<'act'>, figure: Fielded, intent: IntentOf<'climb'>): Planned {
  const found = climbingOf(state, figure, intent);
  if ('code' in found) return refused(found);
  const { climb: what, to, cost } = found;
  const way = straight(to, what.how === 'over' && what.height === 0 ? 'cross' : 'climb');
  const crossed = what.how === 'down' ? [what.over, EDGE] : [what.over];
  const judged = judge(state, figure, way, { act, cost }, crossed);
  if (!judged.ok) return refused(judged.error);
  const { meets } = judged.value;
  return planned({
    marks: wayMarks(state, figure, judged.value),
    odds: wayOdds(state, figure, judged.value, what),
    notes: [
      ...wayNotes(state, figure, judged.value),
      ...(what.dice ? [{ code: 'climb/on-a-die', because: 'ASOBH-MOV-09' }] : []),
    ],
    enact(tale) {
      tale.spend(figure.id, judged.value.cost, way.manner);
      tale.call(goStep(figure, way, { meets, paid: judged.value.cost, climb: what, crossed }));
    },
  });
}

function climbingOf(state: State, figure: Fielded, intent: IntentOf<'climb'>): Climbing | Refusal {
  const no = (code: string, rule = 'ASOBH-MOV-09', detail?: Refusal['detail']): Refusal => ({
    code,
    rule,
    who: [figure.id],
    ...(detail === undefined ? {} : { detail }),
  });
  const piece = state.terrain.find(({ id }) => id === intent.over);
  const effect = effectOf(state, intent.over);
  const wall = isWall(effect) ? effect : undefined;
  const outline = piece?.outline ?? wall?.outline;
  if (outline === undefined || !within(state, figure).includes(intent.over))
    return no('climb/not-there', 'ASOBH-MOV-08');
  const way = wayOver(
    figure,
    outline,
    intent.toward,
    piece !== undefined && topPieceAt(state.terrain, figure.pose) === piece,
  );
  const toward = off(figure.pose, way, 400);
  if (piece?.stands === 'platform') {
    const down = figure.level >= piece.height - TOLERANCE;
    if (!down && !isFace(state, figure, piece, figure.level))
      return no('climb/walk', 'ASOBH-MOV-01', { piece: piece.name });
    const to = down ? downFrom(state, figure, way) : upOnto(state, figure, piece.height, way);
    if (to === undefined) return no('climb/no-room');
    const height = Math.abs(piece.height - (down ? topAt(state, to) : figure.level));
    return handOverHand(state, figure, intent, { over: piece.id, how: down ? 'down' : 'up', height }, to, no);
  }
  const crossing = wall === undefined ? undefined : crossingOf(state, wall, figure);
  if (crossing === 'shut') return no('climb/shut', 'ASOBH-MAG-09');
  if (crossing !== undefined && crossing !== 'obstacle' && crossing !== 'climb')
    return no('climb/walk', 'ASOBH-MAG-09');
  const to = beyond(state, figure, toward, intent.over);
  if (to === undefined) return no('climb/no-room', 'ASOBH-MOV-08');
  const tall = crossing === 'climb' || (piece !== undefined && isTall(state, figure, piece));
  const height = !tall ? 0 : wall !== undefined ? stickOf(state, 'short') : (piece?.height ?? 0);
  const what = { over: intent.over, how: 'over' as const, height };
  if (tall) return handOverHand(state, figure, intent, what, to, no);
  return intent.careful === true ? no('climb/low', 'ASOBH-MOV-08') : { climb: { ...what, dice: false }, to, cost: 1 };
}

/** By a second action, or on a die; on snow always on a die [ASOBH-WTH-05]. No higher than the stick it moves with. */
function handOverHand(
  state: State,
  figure: Fielded,
  intent: IntentOf<'climb'>,
  what: Omit<Climb, 'dice'>,
  to: Point,
  no: (code: string, rule?: string, detail?: Refusal['detail']) => Refusal,
): Climbing | Refusal {
  const most = stickOf(state, stickByNature(figure));
  if (what.height > most + TOLERANCE)
    return no('climb/too-high', 'ASOBH-MOV-09', { height: Math.round(what.height), most });
  if (clings(figure)) return { climb: { ...what, dice: false }, to, cost: 1 };
  if (has(figure, 'clumsy')) return no('climb/clumsy', 'ASOBH-TRAIT-clumsy');
  const careful = intent.careful === true;
  if (careful && snowClimb(state, figure) !== null) return no('climb/snow', 'ASOBH-WTH-05');
  return { climb: { ...what, dice: !careful }, to, cost: careful ? 2 : 1 };
}

/** The way over: as told, or straight at the nearest of it; from the top, out over its nearest edge. */
function wayOver(figure: Fielded, outline: readonly Point[], toward: Point | undefined, onTop: boolean): number {
  const aim = toward === undefined ? sub(nearestOf(outline, figure.pose), figure.pose) : sub(toward, figure.pose);
  if (Math.hypot(aim.x, aim.y) > TOLERANCE) return angleOf(aim);
  const middle = outline.reduce((sum, p) => ({ x: sum.x + p.x / outline.length, y: sum.y + p.y / outline.length }), {
    x: 0,
    y: 0,
  });
  return angleOf(sub(middle, figure.pose)) + (onTop ? 180 : 0);
}

function nearestOf(outline: readonly Point[], at: Point): Point {
  let best = outline[0] ?? at;
  for (const [i, from] of outline.entries()) {
    const near = nearestOnSegment({ from, to: outline[(i + 1) % outline.length] ?? from }, at);
    if (Math.hypot(near.x - at.x, near.y - at.y) < Math.hypot(best.x - at.x, best.y - at.y)) best = near;
  }
  return best;
}

/** The first free place on top, a straight way from the foot. */
function upOnto(state: State, figure: Fielded, height: number, way: number): Point | undefined {
  for (let far = 1; far <= figure.profile.base.size + REACH; far += 1) {
    const to = off(figure.pose, way, far);
    if (topAt(state, to) >= height - TOLERANCE && isFree(state, figure, to)) return to;
  }
  return undefined;
}
/** Beyond this there is no hold, mm. */
const REACH = 40;

/** The foot of the side it stands on, or the nearest free place to it down there. */
function downFrom(state: State, figure: Fielded, way: number): Point | undefined {
  const foot = footOf(state, figure, way);
  if (foot.level >= figure.level - TOLERANCE) return undefined;
  const to = nearestFree(state, figure, foot.to, (at) => topAt(state, at) <= foot.level + TOLERANCE);
  return to !== undefined && Math.hypot(to.x - foot.to.x, to.y - foot.to.y) <= REACH ? to : undefined;
}
