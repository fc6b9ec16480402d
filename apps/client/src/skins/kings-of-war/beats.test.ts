import type { Event } from '@muster/rules/kings-of-war';
import { describe, expect, it } from 'vitest';
import { emptyTable } from '../../store/table-data';
import { sceneOf } from './beats';
import { waitingDice } from './dice-queue';
import { exampleState, exampleUnit } from './example-state';
import { showEvent } from './show';

const state = exampleState({
  'The Long Hedge': { x: 900, y: 300, facing: 90 },
  'Tusk Mob': { x: 900, y: 600, facing: 270 },
});
const [hedge, mob] = [exampleUnit(state, 'The Long Hedge').id, exampleUnit(state, 'Tusk Mob').id];
const step = (version: number, event: Event) => ({ version, seat: 'a', at: 0, events: [event] });
const struck: Event = {
  type: 'struck',
  disorders: true,
  losesNimble: false,
  result: {
    attacker: hedge,
    target: mob,
    face: 'left',
    attacksRoll: [],
    attacks: 3,
    toHit: { first: [1, 4, 6], again: [5], needed: 4 },
    hits: 3,
    blast: [],
    impacts: 3,
    toDamage: { first: [5, 2, 2], again: [], needed: 5 },
    damage: 1,
    healed: 0,
  },
};
const tested: Event = {
  type: 'tested',
  during: 'melee',
  outcome: { target: mob, throws: [{ faces: [6, 6], total: 13 }], result: 'rout', healed: 0 } as never,
};
const rolledOff: Event = { type: 'rolledOff', side: 'one', why: 'edge', face: 3 };
const names = { unit: () => '', seat: () => '', side: () => '', length: () => '' };

describe('the dice of an entry', () => {
  it('are told throw by throw, with their results in the singular where there is one', () => {
    const scene = sceneOf(step(7, struck), state);
    expect(scene).toMatchObject({
      version: 7,
      title: 'The Long Hedge strikes Tusk Mob',
      testFollows: true,
      changesTable: true,
    });
    expect(scene?.beats.map((beat) => [beat.label, beat.result])).toEqual([
      ['To hit on 4+', '3 hits'],
      ['To damage on 5+', '1 damage'],
    ]);
  });

  it('show a die that was rolled again with its last face', () => {
    expect(sceneOf(step(7, struck), state)?.beats[0]?.roll.faces).toEqual([5, 4, 6]);
    expect(showEvent(struck, state, state, names).dice?.[0]).toMatchObject({ faces: [5, 4, 6], hitsFrom: 4 });
  });

  it('end in a verdict where nerve was tested', () => {
    expect(sceneOf(step(8, tested), state)?.verdict).toEqual({ text: 'Routed', tone: 'bad' });
  });

  it('have no tray where none fell', () => {
    expect(sceneOf(step(1, { type: 'closed' }), state)).toBeUndefined();
  });
});

describe('the dice that wait to be seen', () => {
  const at = (versions: readonly number[], shownTo: number | undefined) =>
    waitingDice({ ...emptyTable, state, steps: versions.map((version) => step(version, rolledOff)) }, shownTo)?.version;

  it('are those after the last one seen, the oldest first', () => {
    expect(at([1, 2, 3], 1)).toBe(2);
    expect(at([1, 2, 3], 3)).toBeUndefined();
  });

  it('are none before this page has looked, and the last four for one who was away', () => {
    expect(at([1, 2, 3], undefined)).toBeUndefined();
    expect(at([1, 2, 3, 4, 5, 6, 7, 8], 0)).toBe(5);
  });
});

describe('what an event shows', () => {
  it('places a test at its unit and files it under its phase', () => {
    expect(showEvent(tested, state, state, names)).toMatchObject({
      units: [mob],
      where: { x: 900, y: 600 },
      cue: 'dice',
    });
  });

  it('divides the log by turns, and says no more of it', () => {
    const began = { type: 'turnBegan', side: 'one', round: 2, starts: {} } as const;
    const shown = showEvent(began, state, state, { ...names, side: () => 'Ilse' });
    expect(shown).toMatchObject({ divider: 'Turn 2 · Ilse', isDivider: true });
  });
});
