import type { Odds } from '../../kernel';
import type { State } from '../state';
import type { HitResult, Shot } from '../steps-combat';
import { type Aim, aimOf, hits, shotHit } from './aim';
import { hitChances, judgeHit } from './harm';

/** The exact chances of a shot: that it hits, and what becomes of the target. */
export interface ShotChances {
  readonly hits: number;
  /** Of the whole shot, misses in `nothing`; they sum to 1. */
  readonly results: Readonly<Record<HitResult, number>>;
}

export function shotChances(state: State, shot: Shot): ShotChances | undefined {
  const aim = aimOf(state, shot);
  return aim === undefined ? undefined : chancesOf(state, shot, aim);
}

function chancesOf(state: State, shot: Shot, aim: Aim): ShotChances {
  const results: Record<HitResult, number> = { nothing: 0, stunned: 0, wounded: 0, casualty: 0, points: 0 };
  let hit = 0;
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const judged = hits(aim, face) ? judgeHit(state, shotHit(state, shot, aim, face)) : undefined;
    if (judged === undefined) {
      results.nothing += 1 / 6;
      continue;
    }
    hit += 1 / 6;
    const chances = hitChances(judged).results;
    for (const each of Object.keys(results) as HitResult[]) results[each] += chances[each] / 6;
  }
  return { hits: hit, results };
}

/** What a preview shows: the face needed and why, then the chances. */
export function shotOdds(state: State, shot: Shot): Odds {
  const aim = aimOf(state, shot);
  if (aim === undefined) return [];
  const { hits: hit, results } = chancesOf(state, shot, aim);
  const needs = aim.onlySixes === null ? aim.needs : 6;
  const because = aim.onlySixes ?? aim.needsBecause;
  const modifiers = aim.onlySixes === null ? aim.modifiers : [];
  return [
    { is: 'number', code: 'shot-needs', value: needs, modifiers: [{ amount: needs, because }] },
    ...(modifiers.length === 0
      ? []
      : [
          {
            is: 'number' as const,
            code: 'shot-adds',
            value: modifiers.reduce((sum, m) => sum + m.amount, 0),
            modifiers,
          },
        ]),
    { is: 'chance', code: 'shot-hits', value: hit },
    ...(['casualty', 'wounded', 'stunned', 'points'] as const).flatMap((each) =>
      results[each] < 1e-9 ? [] : [{ is: 'chance' as const, code: `target-${each}`, value: results[each] }],
    ),
  ];
}
