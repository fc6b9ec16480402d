import { expect, it } from 'vitest';
import type { SkinContext } from '../skins/skin';
import { edgeSeen } from './home-turn';

/** One who looks with the view turned so. */
const from = (turn: number): SkinContext =>
  ({
    seat: 'a',
    skin: { seatTurn: () => turn },
    store: { data: { getState: () => ({ state: {}, table: undefined }) } },
  }) as unknown as SkinContext;

it('calls the edge one sits at near, and the others as they lie from there', () => {
  const seen = (turn: number) => (['near', 'right', 'far', 'left'] as const).map((edge) => edgeSeen(from(turn), edge));
  expect(seen(0)).toEqual(['near', 'right', 'far', 'left']);
  expect(seen(90)).toEqual(['left', 'near', 'right', 'far']);
  expect(seen(180)).toEqual(['far', 'left', 'near', 'right']);
  expect(seen(270)).toEqual(['right', 'far', 'left', 'near']);
});
