import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../kernel/dice';
import { exchangeOf } from '../combat/exchange';
import { meleeStep } from '../combat/melee';
import { struck } from '../combat/test-kit';
import { offers, preview, sample } from '../engine';
import { fieldedOf } from '../figures';
import { sightBetween } from '../ground/sight';
import { judgeWalk } from '../moves/walk';
import { driveOf } from '../special/hooks';
import type { Marker } from '../state';
import { carried, happen, play, refusals } from '../test-kit';
import { inch } from '../units';
import { magicTracking } from './fading';
import { compelledBy, heldBy, isBleeding, isDistracted } from './force';
import { casts, circle, whyNot } from './test-kit';

const token = (is: Marker['is'], at: readonly [number, number]): Marker => ({
  id: 'm1',
  is,
  at: { x: inch(at[0]), y: inch(at[1]) },
  label: null,
  number: null,
  reachedCentre: false,
  goal: null,
  carriedBy: null,
  counts: {},
});

test('Antidote: poison does nothing to it for the rest of the battle [FL-MAG-15] [FL-SPELL-antidote]', () => {
  const state = circle({}, { f: { at: [12, 10], profile: { toughness: 6 } }, e: { traits: ['poison'] } });
  const safe = casts(state, { spell: 'antidote', targets: ['f'] }, [4, 4]).state;
  const shot = { target: 'f', by: 'e', how: 'shot' as const, natural: 6, weapon: 'bow' };
  expect(struck({ ...safe, steps: [] }, shot, [2]).state.figures['f']).toMatchObject({ fate: 'table', wounds: 1 });
  expect(struck({ ...state, steps: [] }, shot).state.figures['f']?.fate).toBe('casualty');
});

describe('Barrier', () => {
  const at = { x: inch(10), y: inch(14) };
  const lay = { do: 'cast', unit: 'm', spell: 'barrier', targets: [], at, angle: 0 } as const;

  test('is a line of fire four inches long that bars the way and gives Cover [FL-MAG-16] [FL-SPELL-barrier]', () => {
    const told = play(circle(), lay, [4, 4]);
    const [effect] = Object.values(told.state.effects);
    expect(effect?.outline).toHaveLength(4);
    expect(effect).toMatchObject({ is: 'barrier', lasts: 'full-round' });
    const [m, e] = [fieldedOf(told.state, 'm'), fieldedOf(told.state, 'e')];
    if (m === undefined || e === undefined) throw new Error('nobody there');
    const way = judgeWalk(told.state, e, [{ x: inch(10), y: inch(12) }], { manner: 'move', allowance: inch(9) });
    expect(way.ok ? [] : way.error.map(({ code }) => code)).toEqual(['move/fire']);
    expect(sightBetween(told.state, m, e)).toMatchObject({ sees: true, cover: true });
  });

  test('lies on the table, in sight, and clear of everybody [FL-MAG-16]', () => {
    expect(refusals(circle(), { ...lay, at: { x: inch(10), y: inch(18) } })[0]).toMatchObject({
      code: 'cast/touches',
      who: ['e'],
    });
    expect(refusals(circle(), { ...lay, at: { x: inch(1), y: inch(5) } })[0]?.code).toBe('cast/off-table');
    expect(refusals(circle(), { ...lay, targets: ['e'] })[0]?.code).toBe('cast/what-at');
  });

  test('is offered as a place, with places that fit [FL-MAG-16]', () => {
    const state = circle();
    const offer = offers(state, 'a').find((each) => each.needs === 'place' && each.do === 'cast');
    if (offer === undefined) throw new Error('not offered');
    const intent = sample(state, 'a', offer, uniform(1));
    expect(intent && preview(state, 'a', intent).is).toBe('ready');
  });
});

describe('Bind', () => {
  test('holds up to three within 1" of each other, each breaking free on a 6 [FL-MAG-17] [FL-SPELL-bind]', () => {
    const state = circle({}, { e: {}, e2: { at: [11.5, 18] }, e3: { at: [10.7, 19.3] }, e4: { at: [16, 18] } });
    const told = casts(state, { spell: 'bind', targets: ['e', 'e2', 'e3'] }, [4, 4, 5, 6, 1]);
    expect(['e', 'e2', 'e3'].map((id) => heldBy(told.state, id))).toEqual(['bind', null, 'bind']);
    expect(whyNot(state, { spell: 'bind', targets: ['e', 'e4'] })).toBe('cast/not-together');
  });

  test('Monster Points help against it [FL-MAG-17]', () => {
    const state = circle({}, { e: { profile: { monsterPoints: 3 }, monsterPoints: 3 } });
    const told = casts(state, { spell: 'bind' }, [4, 4, 3]);
    expect(told.of('spellSaved')[0]).toMatchObject({ modifiers: [{ amount: 3 }], saved: true });
    expect(heldBy(told.state, 'e')).toBeNull();
  });

  test('the held does not move nor give ground, and still fights [FL-MAG-17]', () => {
    const state = circle({}, { e: { profile: { armor: 3 } } });
    const told = casts(state, { spell: 'bind' }, [4, 4, 2]);
    const figure = fieldedOf(told.state, 'e');
    expect(figure && driveOf(told.state, figure)).toMatchObject({ still: true, noShot: false });
    const { e } = told.state.figures;
    const near = {
      ...told.state,
      steps: [],
      figures: { ...told.state.figures, e: { ...e, pose: { x: inch(10), y: inch(10.984), facing: 270 } } },
    } as typeof told.state;
    const begun = happen(near, (tale) => tale.call(meleeStep('m', 'e')));
    const fought = play(
      begun.state,
      { do: 'fight-with', unit: 'm', weapon: 'standard-weapon', tactic: 'none' },
      [6, 1, 1, 1, 2],
    );
    expect(fought.of('backToTheWall')[0]).toMatchObject({ unit: 'e', behind: { is: 'rule', because: 'bind' } });
  });
});

describe('Bleed', () => {
  test('has the Wounded throw each Tracking Phase; a 6 is the end [FL-SPELL-bleed]', () => {
    const state = { ...casts(circle({}, { e: { wounds: 1 } }), { spell: 'bleed' }, [4, 4]).state, steps: [] };
    expect(isBleeding(state, 'e')).toBe(true);
    expect(magicTracking.matters(state, 'warband')).toEqual(['bleed']);
    const stands = scriptedDice([5]);
    expect(happen(state, (tale) => void magicTracking.settle(tale, 'bleed', stands)).state.figures['e']?.fate).toBe(
      'table',
    );
    const dies = scriptedDice([6]);
    const told = happen(state, (tale) => void magicTracking.settle(tale, 'bleed', dies));
    expect(told.state.figures['e']).toMatchObject({ fate: 'casualty', end: { by: 'm', how: 'bleed' } });
  });

  test('asks nothing of who is not Wounded [FL-SPELL-bleed]', () => {
    const state = casts(circle(), { spell: 'bleed' }, [4, 4]).state;
    expect(magicTracking.matters(state, 'warband')).toEqual([]);
  });
});

test('Compel: in its next activation the game leads it to the Mystic, and then lets go [FL-SPELL-compel]', () => {
  const state = casts(circle({}, { e: { at: [10, 20] } }), { spell: 'compel' }, [4, 4]).state;
  expect(compelledBy(state, 'e')).toBe('m');
  const turn = { is: 'act', unit: 'e', by: 'gm', kind: 'turn', stage: 'begin', runs: 'hand', automa: null } as const;
  const told = happen({ ...state, steps: [turn], phase: 'enemy' }, () => {});
  const [before, after] = [state.figures['e']?.pose?.y ?? 0, told.state.figures['e']?.pose?.y ?? 0];
  // 4" and 3" of Dash, straight down the table
  expect(before - after).toBeCloseTo(inch(7), 0);
  expect(compelledBy(told.state, 'e')).toBeNull();
});

test('Confuse: no Parry and no Counter Attack of its own, but the ground still helps [FL-SPELL-confuse]', () => {
  const foe = { at: [10, 10.984] as const, profile: { shield: true, weapons: [carried('war-spear')] } };
  const state = casts(circle({}, { e: foe }), { spell: 'confuse' }, [4, 4]).state;
  const exchange = (on: typeof state) => exchangeOf(on, { ...meleeStep('m', 'e'), attacker: 'm' });
  expect(exchange(state)?.defender).toMatchObject({ counter: [], parry: [] });
  expect(exchange(circle({}, { e: foe }))?.defender).toMatchObject({ counter: ['war-spear'], parry: ['shield'] });
  const { e } = state.figures;
  const high = { ...state, figures: { ...state.figures, e: { ...e, level: inch(1) } } } as typeof state;
  expect(exchange(high)?.defender.counter).toEqual(['higher-ground']);
});

describe('Darts', () => {
  const spent = {
    at: [12, 10] as const,
    profile: { weapons: [carried('self-bow')] },
    ammunition: { 'self-bow': 'empty' as const },
  };

  test('fills a quiver that has run out [FL-MAG-18] [FL-SPELL-darts]', () => {
    const told = casts(circle({}, { e: {}, f: spent }), { spell: 'darts', targets: ['f'] }, [3, 3]);
    expect(told.state.figures['f']?.ammunition).toEqual({ 'self-bow': 'fired' });
  });

  test('does nothing for what is thrown once, or is not empty [FL-MAG-18]', () => {
    const knives = {
      ...spent,
      profile: { weapons: [carried('throwing-knives')] },
      ammunition: { 'throwing-knives': 'empty' as const },
    };
    expect(whyNot(circle({}, { f: knives }), { spell: 'darts', targets: ['f'] })).toBe('cast/has-ammunition');
    expect(whyNot(circle({}, { f: { ...spent, ammunition: {} } }), { spell: 'darts', targets: ['f'] })).toBe(
      'cast/has-ammunition',
    );
  });
});

test('Distract: one who shoots neither moves nor shoots [FL-SPELL-distract]', () => {
  const archer = { profile: { weapons: [carried('self-bow')] }, hand: 'self-bow' };
  expect(whyNot(circle(), { spell: 'distract' })).toBe('cast/ranged-troopers');
  const told = casts(circle({}, { e: archer }), { spell: 'distract' }, [4, 4]);
  expect(isDistracted(told.state, 'e')).toBe(true);
  const turn = { is: 'act', unit: 'e', by: 'gm', kind: 'turn', stage: 'act', runs: 'hand', automa: null } as const;
  const acting = { ...told.state, steps: [turn], phase: 'enemy' as const };
  expect(refusals(acting, { do: 'shoot', unit: 'e', target: 'm', weapon: 'self-bow' }, 'gm')[0]?.code).toBe(
    'shoot/distracted',
  );
});

test('Escape: a friend is out of the battle, with nothing to fear of the night [FL-MAG-19] [FL-SPELL-escape]', () => {
  const told = casts(circle({}, { e: {}, f: { at: [12, 10] } }), { spell: 'escape', targets: ['f'] }, [3, 3]);
  expect(told.state.figures['f']).toMatchObject({ fate: 'left', end: { how: 'escape' } });
});

describe('Explore', () => {
  test('reads a token from any distance, unseen [FL-MAG-20] [FL-BAT-60] [FL-SPELL-explore]', () => {
    const state = circle({}, { e: {} }, { markers: { m1: token('unknown', [30, 30]) } });
    const told = casts(state, { spell: 'explore', marker: 'm1' }, [4, 4, 1]);
    expect(told.of('markerGone')[0]).toMatchObject({ id: 'm1', is: 'unknown' });
    expect(told.of('unknownRevealed')).toHaveLength(1);
  });

  test('needs a token that hides something [FL-MAG-20]', () => {
    const state = circle({}, { e: {} }, { markers: { m1: token('sign', [30, 30]) } });
    expect(whyNot(state, { spell: 'explore', marker: 'm1' })).toBe('cast/nothing-to-read');
    expect(whyNot(state, { spell: 'explore', marker: 'm9' })).toBe('cast/no-such-marker');
  });
});

/** The same numbers every time, spread evenly. */
function uniform(seed: number): () => number {
  let n = seed;
  return () => {
    n = (n * 16807) % 2147483647;
    return n / 2147483647;
  };
}
