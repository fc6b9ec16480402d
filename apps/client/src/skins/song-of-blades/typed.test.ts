import { type State, songOfBlades } from '@muster/rules/song-of-blades';
import { words } from '@muster/rules/song-of-blades/words';
import { describe, expect, it } from 'vitest';
import { createTableStore, type TableStore } from '../../store/table-store';
import type { SkinContext } from '../skin';
import { exampleActing, exampleFigure, exampleState } from './example-state';
import { songOfBladesSkin } from './song-of-blades-skin';
import { typedOrder } from './typed';

const table = exampleState({
  'Captain Ysolt Harrow': { x: 450, y: 300 },
  Ashfang: { x: 450, y: 325 },
  Gorba: { x: 600, y: 300 },
});
const captain = exampleFigure(table, 'Captain Ysolt Harrow');
const ashfang = exampleFigure(table, 'Ashfang');

/** What the words mean to the one that acts, seen from the near edge. */
function typed(text: string, state: State = exampleActing(table, captain.id, 2)) {
  const contextFor = (_system: string, seat: string | undefined, store: TableStore): SkinContext => ({
    system: songOfBlades,
    words,
    skin: songOfBladesSkin,
    store,
    seat,
  });
  const store = createTableStore(
    { line: () => undefined, contextFor, now: () => 0 },
    { state, as: 'a', game: { system: 'song-of-blades' } as never },
  );
  const context = store.context() as SkinContext;
  return typedOrder(context, captain.id, text);
}

describe('an order in words', () => {
  it('moves so many centimetres toward whoever is named', () => {
    expect(typed('move 5 toward Gorba')).toEqual({ draft: { do: 'move', unit: captain.id, to: { x: 500, y: 300 } } });
  });

  it('moves by a stick in a direction as the view is turned [ASOBH-SET-11]', () => {
    expect(typed('move short left')).toEqual({ draft: { do: 'move', unit: captain.id, to: { x: 375, y: 300 } } });
    expect(typed('step 2 back')).toEqual({ draft: { do: 'step', unit: captain.id, to: { x: 450, y: 280 } } });
  });

  it('strikes at whoever is named, with all its strength where it is told to [ASOBH-ACT-09]', () => {
    expect(typed('attack Ashfang')).toEqual({ draft: { do: 'attack', unit: captain.id, target: ashfang.id } });
    expect(typed('power attack ashfang')).toEqual({
      draft: { do: 'attack', unit: captain.id, target: ashfang.id, power: true },
    });
  });

  it('leaps in a direction and never so far [ASOBH-MOV-10]', () => {
    expect(typed('jump 30 left')).toEqual({ draft: { do: 'jump', unit: captain.id, direction: 120 } });
  });

  it('throws dice for whoever is named', () => {
    expect(typed('Captain, activate 2', table)).toEqual({
      draft: { do: 'activate', unit: captain.id, dice: 2 },
      select: captain.id,
    });
  });

  it('says what cannot be read', () => {
    expect(typed('move far toward Gorba')).toMatchObject({ says: expect.stringContaining('no length') });
    expect(typed('move 5 toward Nobody')).toMatchObject({ says: expect.stringContaining('Nobody on the table') });
    expect(typed('sing')).toMatchObject({ says: expect.stringContaining('Write it like this') });
    expect(typed('attack Ashfang', table)).toMatchObject({ says: expect.stringContaining('no actions') });
  });
});
