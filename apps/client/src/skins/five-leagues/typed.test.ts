import { fielded, fieldedOf, sideOf } from '@muster/rules/five-leagues';
import { describe, expect, it } from 'vitest';
import { endOf } from './draft';
import { contextAt, firstActs, firstDice } from './example-state';
import { asSeen, fromSeen } from './held-line';
import { actingUnit, previewOf } from './offers';
import { partyAsk, typedOrder } from './typed';

const state = firstActs();
const context = contextAt(state);
const unit = actingUnit(state, 'a') ?? '';
const foe = fielded(state).find((each) => sideOf(each) === 'enemies');
const read = (words: string) => typedOrder(context, unit, words);
const draftOf = (words: string) => {
  const found = read(words);
  if ('says' in found) throw new Error(found.says);
  return found.draft;
};

describe('an order in words', () => {
  it('goes toward somebody, so many inches', () => {
    const draft = draftOf(`move 3 toward ${foe?.name}`);
    const [from, to] = [fieldedOf(state, unit)?.pose, endOf(draft)];
    expect(Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0))).toBeCloseTo(76.2, 0);
    expect(previewOf(state, 'a', draft).is).toBe('ready');
  });

  it('Dashes ahead', () => {
    expect(draftOf('dash 6 ahead')).toMatchObject({ do: 'move', dash: true });
  });

  it('calls a deed by its name, and what it cannot read it says', () => {
    expect(draftOf('keep down')).toMatchObject({ do: 'keep-down', unit });
    expect(draftOf('done')).toMatchObject({ do: 'end-activation', unit });
    expect(read('fly away')).toMatchObject({ says: expect.stringContaining('Write it like this') });
    expect(read('move 3 toward Nobody')).toMatchObject({ says: expect.stringContaining('Nobody on the table') });
  });

  it('gives the dice of a round by their faces', () => {
    const before = firstDice().state;
    const dice = before.initiative?.dice ?? [];
    const party = fielded(before).filter((each) => sideOf(each) === 'party');
    const words = party.map((each, at) => `${each.name} ${dice[at]}`).join(', ');
    const found = typedOrder(contextAt(before), undefined, words);
    expect('draft' in found && previewOf(before, 'a', found.draft).is).toBe('ready');
    expect(typedOrder(contextAt(before), undefined, `${party[0]?.name} 7`)).toMatchObject({
      says: expect.stringContaining('who gets which die'),
    });
  });

  it('asks for what is to be written now', () => {
    expect(partyAsk(context, unit).does).toBe('Do it');
    expect(partyAsk(contextAt(firstDice().state), undefined).title).toBe('Initiative');
  });
});

describe('a place as it is seen from an edge', () => {
  it('is the same place again from every edge', () => {
    const table = { width: 900, depth: 600 };
    for (const turn of [0, 90, 180, 270])
      expect(fromSeen(table, turn, asSeen(table, turn, { x: 100, y: 250 }))).toEqual({ x: 100, y: 250 });
  });
});
