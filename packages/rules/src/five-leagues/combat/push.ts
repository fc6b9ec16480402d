import type { Point } from '@muster/geometry';
import type { SourceId, UnitId } from '../../kernel';
import type { EventOf } from '../events';
import { type Fielded, fieldedOf, sideOf } from '../figures';
import { isFree } from '../ground/free';
import { levelAt } from '../ground/levels';
import { heldBy } from '../magic/force';
import { backAway } from '../moves/retreat';
import { wade } from '../moves/wade';
import { cannotRetreat, unstunnable } from '../special/hooks';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import type { MeleeStep } from '../steps-combat';
import { inch } from '../units';
import { stun } from './states';

/**
 * The loser gives ground: a Defender that lost, or one whose exchange was a draw. A Defender’s win drives nobody back
 * [FL-BAT-110] [FL-BAT-112] [FL-BAT-117].
 */
export function pushLoser(tale: Tale, step: MeleeStep): void {
  const { attacker } = step;
  const draw = step.winner === null;
  if (attacker === null || (!draw && step.winner !== attacker)) {
    tale.amend({ ...step, stage: 'will' });
    return;
  }
  const loser = attacker === step.initiator ? step.other : step.initiator;
  const went = goBack(tale, step, loser, attacker);
  if (went === 'fell') return;
  if (draw) tale.amend({ ...step, stage: 'will', ends: 'draw' });
  else if (went === 'went') tale.amend({ ...step, stage: 'step-up' });
  else {
    tale.amend({ ...step, stage: 'will', again: true });
    tale.add({ type: 'backToTheWall', unit: loser, by: attacker, behind: behindOf(tale.state, went.by) });
    stun(tale, loser, 'FL-BAT-119');
  }
}

function behindOf(state: State, by: string): EventOf<'backToTheWall'>['behind'] {
  if (by === 'edge') return { is: 'edge' };
  if (state.figures[by] !== undefined) return { is: 'figure', unit: by };
  const piece = state.terrain.find((each) => each.id === by);
  return piece === undefined ? { is: 'rule', because: by } : { is: 'piece', name: piece.name };
}

/** What becomes of a figure that is to go straight back 1" from its opponent [FL-BAT-124]. */
export type Push =
  | { readonly is: 'stuck'; readonly by: SourceId; readonly mayStun: boolean }
  | { readonly is: 'goes'; readonly to: Point; readonly level: number; readonly drop: number };

export function pushOf(state: State, unit: UnitId, from: UnitId): Push {
  const figure = fieldedOf(state, unit);
  const opponent = fieldedOf(state, from);
  if (figure === undefined || opponent === undefined) return { is: 'stuck', by: 'FL-BAT-119', mayStun: false };
  const mayStun = unstunnable(state, figure) === null;
  const held = heldBy(state, unit) ?? cannotRetreat(state, figure);
  if (held !== null) return { is: 'stuck', by: held, mayStun };
  const back = backAway(state, figure, opponent.pose, inch(1));
  if (back.blocked) return { is: 'stuck', by: back.by ?? 'FL-BAT-119', mayStun };
  const to = { x: rounded(back.to.x), y: rounded(back.to.y) };
  return { is: 'goes', to, level: back.level, drop: back.drop };
}

/** Over an edge it falls, and the melee is over. */
function goBack(tale: Tale, step: MeleeStep, unit: UnitId, from: UnitId): 'went' | 'fell' | { readonly by: SourceId } {
  const push = pushOf(tale.state, unit, from);
  const figure = fieldedOf(tale.state, unit);
  if (push.is === 'stuck' || figure === undefined) return { by: push.is === 'stuck' ? push.by : 'FL-BAT-119' };
  shift(tale, figure, push.to, push.level);
  tale.add({ type: 'drivenBack', unit, by: from, because: step.winner === null ? 'FL-BAT-110' : 'FL-BAT-117' });
  if (push.drop <= 0) return 'went';
  tale.amend({ ...step, stage: 'will', ends: 'fell' });
  tale.call({ is: 'fall', unit, height: push.drop, stage: 'hit' });
  return 'fell';
}

/** An Attacker of the enemies always follows; one of the party is asked before this [FL-BAT-118]. */
export function stepUp(tale: Tale, step: MeleeStep): void {
  const figure = step.attacker === null ? undefined : fieldedOf(tale.state, step.attacker);
  const to = figure === undefined ? undefined : stepUpSpot(tale.state, step);
  if (figure === undefined || to === undefined) {
    tale.amend({ ...step, stage: 'will', ends: 'stays' });
    return;
  }
  shift(tale, figure, to.at, to.level);
  tale.add({ type: 'steppedUp', unit: figure.id, up: true });
  tale.amend({ ...step, stage: 'will' });
}

/** Where the Attacker comes to stand when it follows; undefined where something is in its way. */
export function stepUpSpot(state: State, step: MeleeStep): { readonly at: Point; readonly level: number } | undefined {
  const { attacker } = step;
  const figure = attacker === null ? undefined : fieldedOf(state, attacker);
  const loser = fieldedOf(state, attacker === step.initiator ? step.other : step.initiator);
  if (figure === undefined || loser === undefined || heldBy(state, figure.id) !== null) return undefined;
  const distance = Math.hypot(loser.pose.x - figure.pose.x, loser.pose.y - figure.pose.y) || 1;
  const at = {
    x: rounded(figure.pose.x + ((loser.pose.x - figure.pose.x) / distance) * inch(1)),
    y: rounded(figure.pose.y + ((loser.pose.y - figure.pose.y) / distance) * inch(1)),
  };
  const level = levelAt(state, figure, at);
  return Math.abs(level - figure.level) <= inch(1) + 0.03 && isFree(state, figure, at, level)
    ? { at, level }
    : undefined;
}

/** After the third exchange each goes back 1", where it can; nobody steps over an edge for it [FL-BAT-120]. */
export function separate(tale: Tale, step: MeleeStep): void {
  const pairs = [
    [step.initiator, step.other],
    [step.other, step.initiator],
  ] as const;
  for (const [unit, from] of pairs) {
    const figure = fieldedOf(tale.state, unit);
    const push = pushOf(tale.state, unit, from);
    if (figure !== undefined && push.is === 'goes' && push.drop <= 0) shift(tale, figure, push.to, push.level);
  }
  tale.amend({ ...step, stage: 'over', ends: 'third' });
}

function shift(tale: Tale, figure: Fielded, to: Point, level: number): void {
  const at = { x: rounded(to.x), y: rounded(to.y) };
  const length = Math.hypot(at.x - figure.pose.x, at.y - figure.pose.y);
  const pose = { ...figure.pose, ...at };
  const path = [{ x: figure.pose.x, y: figure.pose.y }, at];
  tale.add({ type: 'moved', unit: figure.id, manner: 'forced', path, pose, level, cost: 0, length });
  wade(tale, figure);
}

const rounded = (mm: number): number => Math.round(mm * 100) / 100;

/** Whether a hand of the party decides for it in melee. */
export const isByHand = (figure: Fielded): boolean => sideOf(figure) === 'party';
