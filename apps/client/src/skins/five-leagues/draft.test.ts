import { allowanceOf, type Fielded, fielded, fieldedOf, type State, sideOf } from '@muster/rules/five-leagues';
import { describe, expect, it } from 'vitest';
import { endOf, goDraft, PLAIN, reachOf } from './draft';
import { contextAt, firstActs } from './example-state';
import { asDraft, isDaring, offersNow, previewOf } from './offers';

const state = firstActs();
const context = contextAt(state);
const [acting] = offersNow(context, state).flatMap(({ unit }) => (unit === undefined ? [] : [unit]));
const me = fieldedOf(state, acting ?? '') as Fielded;
const reach = reachOf(state, 'a', offersNow(context, state), me.id, 'move');
/** Up the table by so many mm: nobody stands there. */
const ahead = (mm: number, from: State = state) => {
  const middle = { x: from.table.width / 2, y: from.table.depth / 2 };
  const far = Math.hypot(middle.x - me.pose.x, middle.y - me.pose.y);
  return {
    x: me.pose.x + ((middle.x - me.pose.x) * mm) / far,
    y: me.pose.y + ((middle.y - me.pose.y) * mm) / far,
  };
};
const gone = (to: { readonly x: number; readonly y: number } | undefined): number =>
  Math.hypot((to?.x ?? 0) - me.pose.x, (to?.y ?? 0) - me.pose.y);

describe('what the hand means by pointing with a figure that may go', () => {
  it('knows its reach from the judge: Speed, and Speed with a Dash', () => {
    expect(reach.walk).toBeCloseTo(allowanceOf(state, me, 'move'), 1);
    expect(reach.dash).toBeCloseTo(allowanceOf(state, me, 'dash'), 1);
  });

  it('goes where it points within Speed, and that is a move the judge takes', () => {
    const draft = goDraft(state, me.id, 'move', ahead(60), reach);
    expect(draft).toMatchObject({ do: 'move', dash: false });
    expect(gone(endOf(draft))).toBeCloseTo(60, 0);
    const seen = previewOf(state, 'a', draft);
    expect(seen.is).toBe('ready');
    expect(isDaring(seen)).toBe(false);
  });

  it('walks as far as it may where the hand slipped a little beyond', () => {
    const draft = goDraft(state, me.id, 'move', ahead((reach.walk ?? 0) + 6), reach);
    expect(draft['dash']).toBe(false);
    expect(gone(endOf(draft))).toBeGreaterThan((reach.walk ?? 0) - 3);
    expect(previewOf(state, 'a', draft).is).toBe('ready');
  });

  it('Dashes where it points farther, and stops where the Dash ends', () => {
    expect(goDraft(state, me.id, 'move', ahead((reach.walk ?? 0) + 30), reach)['dash']).toBe(true);
    const far = goDraft(state, me.id, 'move', ahead(900), reach);
    expect(far['dash']).toBe(true);
    expect(gone(endOf(far))).toBeLessThanOrEqual((reach.dash ?? 0) + 0.05);
    expect(previewOf(state, 'a', far).is).toBe('ready');
  });

  it('makes every move a Dash while that is wished', () => {
    const draft = goDraft(state, me.id, 'move', ahead(40), reach, { ...PLAIN, dash: true });
    expect(draft['dash']).toBe(true);
  });

  it('goes by its corners', () => {
    const corner = { x: me.pose.x, y: me.pose.y };
    const side = { x: corner.x + 30, y: corner.y };
    const bent = goDraft(state, me.id, 'move', ahead(40), reach, { ...PLAIN, via: [side] });
    expect((bent['path'] as readonly unknown[])[0]).toEqual(side);
  });

  it('names a foe it points at, and where he is out of reach the judge says by how much', () => {
    const foe = fielded(state).find((each) => sideOf(each) === 'enemies') as Fielded;
    const draft = goDraft(state, me.id, 'move', foe.pose, reach);
    expect(draft).toMatchObject({ into: foe.id, dash: false });
    expect(previewOf(state, 'a', draft)).toMatchObject({ is: 'refused', refusals: [{ code: 'move/too-far' }] });
  });

  it('comes into contact with a foe who stands near, and the odds are shown', () => {
    const foe = fielded(state).find((each) => sideOf(each) === 'enemies') as Fielded;
    const at = ahead(70);
    const near: State = {
      ...state,
      figures: { ...state.figures, [foe.id]: { ...foe, pose: { ...foe.pose, ...at } } },
    };
    const draft = goDraft(near, me.id, 'move', at, reach);
    expect(draft['into']).toBe(foe.id);
    const seen = previewOf(near, 'a', asDraft(draft as never));
    expect(seen.is).toBe('ready');
    expect(isDaring(seen)).toBe(true);
  });
});
