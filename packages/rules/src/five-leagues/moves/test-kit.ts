import type { Point } from '@muster/geometry';
import type { IntentOf } from '../intents';
import type { State } from '../state';
import { aBattle, type BattleGiven, refusals } from '../test-kit';
import { inch } from '../units';

/** Ways for stories: corners in inches. */
export type Corners = readonly (readonly [number, number])[];

export const spot = (x: number, y: number): Point => ({
  x: Math.round(inch(x) * 100) / 100,
  y: Math.round(inch(y) * 100) / 100,
});

export const move = (corners: Corners, given: Partial<IntentOf<'move'>> = {}): IntentOf<'move'> => ({
  do: 'move',
  unit: 'h1',
  path: corners.map(([x, y]) => spot(x, y)),
  dash: false,
  jump: false,
  ...given,
});

export const pushOn = (corners: Corners, into?: string): IntentOf<'push-on'> => ({
  do: 'push-on',
  unit: 'h1',
  path: corners.map(([x, y]) => spot(x, y)),
  jump: false,
  ...(into === undefined ? {} : { into }),
});

/** A hero at 18, 10 who acts, and a foe far away. */
export const alone = (given: Partial<BattleGiven> = {}): State =>
  aBattle({ figures: { h1: { at: [18, 10] }, e1: { at: [30, 30] } }, acting: 'h1', ...given });

/** Why an intent is refused: code and rule. */
export const codes = (state: State, intent: Parameters<typeof refusals>[1], seat = 'a'): readonly string[] =>
  refusals(state, intent, seat).map(({ code, rule }) => `${code} ${rule}`);
