import type { Point } from '@muster/geometry';
import type { Refusal } from '../../kernel';
import { takeOut } from '../combat/leaving';
import { mapById } from '../content/maps';
import { type Fielded, gapTo } from '../figures';
import type { State } from '../state';
import { planned, refused, type VerbOf } from '../steps/step';
import { inch } from '../units';

/**
 * Over the edge and away, for good: part of a move, so before any Action, and only within 1" of an edge [FL-BAT-195]
 * [A-44].
 */
export const leave: VerbOf<'leave'> = {
  do: 'leave',
  offers: (state, _step, figure) =>
    refusalOf(state, figure) === undefined
      ? [{ needs: 'now', do: 'leave', unit: figure.id, intent: { do: 'leave', unit: figure.id } }]
      : [],
  plan: (state, _step, figure) => {
    const refusal = refusalOf(state, figure);
    if (refusal !== undefined) return refused(refusal);
    return planned({
      marks: [{ is: 'outline', unit: figure.id, tone: 'threat' }],
      notes: [{ code: 'leaves-for-good', because: 'FL-BAT-195', detail: { unit: figure.id } }],
      enact: (tale) => takeOut(tale, figure.id, 'left', null, 'FL-BAT-195'),
    });
  },
};

function refusalOf(state: State, figure: Fielded): Refusal | undefined {
  const who = [figure.id];
  const { did } = figure;
  // A Dash is a way to the edge like any other move
  if ((did.acted && !did.dashed) || did.fought || did.shots + did.casts > 0)
    return { code: 'leave/acted-already', rule: 'FL-BAT-15', who };
  return edgeRefusal(state, figure);
}

/** Why it is not near enough to a way out: an edge, or an entry under the ground [FL-BAT-195] [FL-SET-30]. */
export function edgeRefusal(state: State, figure: Fielded): Refusal | undefined {
  const who = [figure.id];
  const entries = mapById(state.config.map)?.entries ?? [];
  const gap = entries.length > 0 ? entryGap(entries, figure) : edgeGap(state, figure);
  if (gap <= inch(1) + 0.03) return undefined;
  return entries.length > 0
    ? { code: 'leave/no-entry', rule: 'FL-SET-30', who, detail: { gap } }
    : { code: 'leave/too-far', rule: 'FL-BAT-195', who, detail: { gap } };
}

/** Under the ground there is no way out but the ways in [FL-SET-30]. */
function entryGap(entries: readonly Point[], figure: Fielded): number {
  return Math.round(Math.min(...entries.map((at) => gapTo(figure, at))) * 100) / 100;
}

/** From the base to the nearest edge, in mm. */
export function edgeGap({ table }: State, { pose, profile }: Fielded): number {
  const nearest = Math.min(pose.x, pose.y, table.width - pose.x, table.depth - pose.y) - profile.base / 2;
  return Math.max(0, Math.round(nearest * 100) / 100);
}
