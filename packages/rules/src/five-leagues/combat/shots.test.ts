import { describe, expect, test } from 'vitest';
import { offers, preview } from '../engine';
import { fieldedOf } from '../figures';
import type { State } from '../state';
import { aBattle, aFigure, aPiece, carried, type FigureGiven, IDLE, play, refusals } from '../test-kit';
import { inch } from '../units';
import { shotPool } from './aim';

const bow = carried('self-bow');
const archer = (given: FigureGiven = {}): FigureGiven => ({
  at: [10, 10],
  hand: 'self-bow',
  ...given,
  profile: { weapons: [bow, carried('light-weapon')], ...given.profile },
});

/** `a` with a bow acts; `e` stands so many inches off, edge to edge. */
const range = (inches: number, hero: FigureGiven = {}, foe: FigureGiven = {}, more = {}): State =>
  aBattle({
    figures: { a: archer(hero), e: { at: [10, 10 + inches + 25 / 25.4], ...foe } },
    acting: 'a',
    ...more,
  });
const shoots = (state: State, faces: readonly number[], weapon = 'self-bow') =>
  play(state, { do: 'shoot', unit: 'a', target: 'e', weapon }, faces);
const why = (state: State, weapon = 'self-bow', target = 'e') =>
  refusals(state, { do: 'shoot', unit: 'a', target, weapon })[0];

describe('to Hit', () => {
  test('3+ up to 6" in the open, 5+ beyond, to the reach of the weapon [FL-BAT-84] [FL-BAT-83]', () => {
    expect(shoots(range(6), [3, 1]).of('shot')[0]).toMatchObject({ needs: 3, hit: true, cover: false });
    expect(shoots(range(6), [2]).of('shot')[0]).toMatchObject({ needs: 3, hit: false });
    expect(shoots(range(6.1), [4]).of('shot')[0]).toMatchObject({ needs: 5, hit: false });
    expect(shoots(range(18), [5, 1]).of('shot')[0]).toMatchObject({ needs: 5, hit: true });
    expect(why(range(18.2))).toMatchObject({ code: 'shoot/out-of-range', who: ['e'] });
  });

  test('6+ in Cover at any distance [FL-BAT-84] [A-14]', () => {
    const wood = aPiece('wood', { stands: 'area', height: 0 }, [8, 14], [4, 4]);
    expect(shoots(range(4.5, {}, {}, { terrain: [wood] }), [5]).of('shot')[0]).toMatchObject({
      needs: 6,
      cover: true,
      hit: false,
    });
  });

  test('a Halfling needs 5+ there [FL-BAT-84] [FL-CHR-28]', () => {
    const wood = aPiece('wood', { stands: 'area', height: 0 }, [8, 14], [4, 4]);
    const state = range(4.5, { profile: { origin: 'halfling', specials: ['lucky-shot'] } }, {}, { terrain: [wood] });
    expect(shoots(state, [5, 1]).of('shot')[0]).toMatchObject({ needs: 5, hit: true });
  });

  test('Keep Down gives Cover beyond 6" and not at 6" [FL-BAT-56]', () => {
    expect(shoots(range(7, {}, { keepsDown: true }), [5]).of('shot')[0]).toMatchObject({ needs: 6, hit: false });
    expect(shoots(range(6, {}, { keepsDown: true }), [3, 1]).of('shot')[0]).toMatchObject({ needs: 3, hit: true });
  });

  test('Combat Skill counts for who stood still, and for knives always [FL-BAT-85]', () => {
    const still = range(8, { profile: { combat: 1 } });
    expect(shoots(still, [4, 1]).of('shot')[0]).toMatchObject({
      modifiers: [{ amount: 1, because: 'combat-skill' }],
      hit: true,
    });
    const did = { ...IDLE, moved: inch(1), spent: inch(1) };
    expect(shoots(range(8, { profile: { combat: 1 }, did }), [4]).of('shot')[0]).toMatchObject({
      modifiers: [],
      hit: false,
    });
    const knives = range(8, {
      profile: { combat: 1, weapons: [carried('throwing-knives')] },
      hand: 'throwing-knives',
      did,
    });
    expect(shoots(knives, [4, 2], 'throwing-knives').of('shot')[0]).toMatchObject({ hit: true });
  });

  test('a natural 1 misses whatever the skill, and a miss does nothing more [FL-BAT-86] [FL-BAT-87]', () => {
    const told = shoots(range(3, { profile: { combat: 3 } }), [1]);
    expect(told.of('shot')[0]).toMatchObject({ hit: false });
    expect(told.of('struck')).toEqual([]);
  });

  test('a natural 6 is one with any modifier, and a 5 with one more is none [FL-GEN-05] [EX-01]', () => {
    const venomous = (combat: number) =>
      aBattle({
        figures: {
          a: { at: [10, 18], profile: { toughness: 6 } },
          e: { at: [10, 10], traits: ['poison'], profile: { combat, weapons: [bow] }, hand: 'self-bow' },
        },
        acting: 'e',
        phase: 'enemy',
      });
    const shot = { do: 'shoot', unit: 'e', target: 'a', weapon: 'self-bow' } as const;
    expect(play(venomous(-1), shot, [6], 'gm').of('struck')[0]).toMatchObject({ result: 'casualty', deadly: 'poison' });
    expect(play(venomous(1), shot, [5, 2], 'gm').of('struck')[0]).toMatchObject({ result: 'wounded', deadly: null });
  });

  test('poison kills with a natural 6 unless armour stops it; armour 0 never does [FL-BAT-93]', () => {
    const state = (armor: number) =>
      aBattle({
        figures: {
          a: { at: [10, 18], profile: { toughness: 6, armor } },
          e: { at: [10, 10], traits: ['poison'], profile: { weapons: [bow] }, hand: 'self-bow' },
        },
        acting: 'e',
        phase: 'enemy',
      });
    const shot = { do: 'shoot', unit: 'e', target: 'a', weapon: 'self-bow' } as const;
    expect(play(state(0), shot, [6], 'gm').state.figures['a']?.fate).toBe('casualty');
    expect(play(state(3), shot, [6, 4], 'gm').state.figures['a']?.fate).toBe('casualty');
    expect(play(state(3), shot, [6, 2], 'gm').state.figures['a']?.fate).toBe('table');
  });

  test('the Hit has the blow of the weapon, not of the shooter’s row [FL-BAT-88]', () => {
    const state = aBattle({
      figures: {
        a: { at: [10, 14], profile: { armor: 2 } },
        e: {
          at: [10, 10],
          profile: { blow: { armor: 3, toughness: 3 }, weapons: [carried('crossbow')] },
          hand: 'crossbow',
        },
      },
      acting: 'e',
      phase: 'enemy',
    });
    const told = play(state, { do: 'shoot', unit: 'e', target: 'a', weapon: 'crossbow' }, [3, 1], 'gm');
    expect(told.of('armorRolled')[0]).toMatchObject({
      modifiers: [{ amount: 1, because: 'crossbow' }],
      result: 'stuns',
    });
  });
});

describe('ammunition', () => {
  test('a natural 1 ends it, but not with the first shot of the battle [FL-BAT-89]', () => {
    const first = shoots(range(8), [1]);
    expect(first.state.figures['a']?.ammunition).toEqual({ 'self-bow': 'fired' });
    const later = shoots(range(8, { ammunition: { 'self-bow': 'fired' } }), [1]);
    expect(later.state.figures['a']?.ammunition).toEqual({ 'self-bow': 'empty' });
    expect(later.of('ammunitionOut')[0]).toMatchObject({ unit: 'a', last: false });
    expect(why(range(8, { ammunition: { 'self-bow': 'empty' } }))?.code).toBe('shoot/empty');
  });

  test('a large quiver holds one more [FL-BAT-89] [FL-ITEM-large-quiver]', () => {
    const state = range(8, { ammunition: { 'self-bow': 'fired' }, profile: { worn: ['large-quiver'] } });
    expect(shoots(state, [1]).state.figures['a']?.ammunition).toEqual({ 'self-bow': 'last' });
    // One in a battle, though a spell filled it again
    const spent = { counts: { quiver: 1 }, profile: { worn: ['large-quiver' as const] } };
    const again = range(8, { ammunition: { 'self-bow': 'fired' }, ...spent });
    expect(shoots(again, [1]).of('ammunitionOut')).toMatchObject([{ last: false }]);
    const last = range(8, { ammunition: { 'self-bow': 'last' }, profile: { worn: ['large-quiver'] } });
    expect(shoots(last, [4]).state.figures['a']?.ammunition).toEqual({ 'self-bow': 'empty' });
  });

  test('a sling never runs out, knives are thrown once [FL-BAT-90] [A-15]', () => {
    const sling = range(8, { profile: { weapons: [carried('sling')] }, ammunition: { sling: 'fired' } });
    expect(shoots(sling, [1], 'sling').state.figures['a']?.ammunition).toEqual({ sling: 'fired' });
    const knives = range(8, { profile: { weapons: [carried('throwing-knives')] } });
    expect(shoots(knives, [4], 'throwing-knives').state.figures['a']?.ammunition).toEqual({
      'throwing-knives': 'empty',
    });
  });

  test('fine arrows carry three inches farther [FL-BAT-91] [FL-ITEM-fine-arrows]', () => {
    expect(why(range(20))?.code).toBe('shoot/out-of-range');
    expect(shoots(range(20, { profile: { worn: ['fine-arrows'] } }), [4]).of('shot')).toHaveLength(1);
  });
});

describe('what a shot needs', () => {
  test('a whole weapon one is trained in, and a Combat Action [FL-BAT-80]', () => {
    expect(why(range(8, { profile: { weapons: [carried('standard-weapon')] } }), 'standard-weapon')?.code).toBe(
      'shoot/no-weapon',
    );
    expect(why(range(8, { profile: { weapons: [carried('self-bow', { damaged: true })] } }))?.code).toBe(
      'shoot/damaged',
    );
    const follower = range(8, { profile: { kind: 'follower', weapons: [carried('longbow')] } });
    expect(why(follower, 'longbow')?.code).toBe('shoot/untrained');
    expect(why(range(8, { did: { ...IDLE, dashed: true } }))?.code).toBe('act/dashed');
    expect(why(range(8, { did: { ...IDLE, shots: 1 } }))?.code).toBe('act/acted');
  });

  test('no more than half a move before it, none with a crossbow, none after wading [FL-BAT-24] [FL-BAT-63] [FL-BAT-80] [A-07]', () => {
    const moved = (inches: number) => ({ did: { ...IDLE, moved: inch(inches), spent: inch(inches) } });
    expect(why(range(8, moved(2)))).toBeUndefined();
    expect(why(range(8, moved(2.1)))).toMatchObject({ code: 'shoot/moved-too-far' });
    const crossbow = { profile: { weapons: [carried('crossbow')] } };
    expect(why(range(8, { ...crossbow, ...moved(0.1) }), 'crossbow')?.code).toBe('shoot/must-stand');
    expect(why(range(8, { did: { ...IDLE, water: true } }))?.code).toBe('shoot/water');
  });

  test('both hands for a bow: a torch and a shield are in the way of it [FL-EQP-02] [FL-ITEM-torch]', () => {
    expect(why(range(8, { conditions: { torch: 1 } }))?.code).toBe('shoot/torch');
    const knives = { profile: { weapons: [carried('throwing-knives')] }, conditions: { torch: 1 } };
    expect(why(range(8, knives), 'throwing-knives')).toBeUndefined();
  });

  test('a target in sight, with no friend in the line [FL-BAT-47] [FL-BAT-58] [FL-BAT-80]', () => {
    const rock = aPiece('rock', { stands: 'block', name: 'Great rock', height: inch(4) }, [8, 13], [4, 2]);
    expect(why(range(8, {}, {}, { terrain: [rock] }))).toMatchObject({
      code: 'shoot/no-sight',
      detail: { piece: 'Great rock' },
    });
    const friend = aBattle({
      figures: { a: archer(), f: { at: [10, 14] }, e: { at: [10, 18] } },
      acting: 'a',
    });
    expect(why(friend)).toMatchObject({ code: 'shoot/friend-in-way', who: ['f'] });
  });

  test('the nearer of two that hide each other, but a horror is seen over anybody [FL-BAT-59]', () => {
    const two = (monster: boolean) =>
      aBattle({
        figures: {
          a: archer(),
          e: { at: [10, 18], ...(monster ? { profile: { monsterPoints: 3 }, monsterPoints: 3 } : {}) },
          e2: { at: [10, 15] },
        },
        acting: 'a',
      });
    expect(why(two(false))).toMatchObject({ code: 'shoot/foe-in-front', who: ['e2'] });
    expect(why(two(true))).toBeUndefined();
  });

  test('with a foe in sight within 3" the nearest comes first; enemies are free of that [FL-BAT-81]', () => {
    const near = (inches: number) =>
      aBattle({
        figures: { a: archer(), e: { at: [10, 18] }, e2: { at: [10 + inches + 25 / 25.4, 10] } },
        acting: 'a',
      });
    expect(why(near(3))).toMatchObject({ code: 'shoot/nearest-first', who: ['e2'] });
    expect(why(near(3.1))).toBeUndefined();
    const both = near(3);
    const twin = aFigure('e3', { at: [10, 10 - 3 - 25 / 25.4] });
    const pair: State = { ...both, figures: { ...both.figures, e3: twin } };
    for (const target of ['e2', 'e3']) expect(why(pair, 'self-bow', target), target).toBeUndefined();
    // A friend before that one is no leave to shoot at others
    const close = near(3);
    const hidden: State = { ...close, figures: { ...close.figures, f: aFigure('f', { at: [12, 10] }) } };
    expect(why(hidden)).toMatchObject({ code: 'shoot/nearest-first', who: ['e2'] });
    expect(refusals(hidden, { do: 'shoot', unit: 'a', target: 'e2', weapon: 'self-bow' })).toMatchObject([
      { code: 'shoot/friend-in-way' },
    ]);
    const enemy = aBattle({
      figures: {
        e: { ...archer(), at: [10, 10] },
        a: { at: [10, 18] },
        b: { at: [12, 10] },
      },
      acting: 'e',
      phase: 'enemy',
    });
    expect(refusals(enemy, { do: 'shoot', unit: 'e', target: 'a', weapon: 'self-bow' }, 'gm')).toEqual([]);
  });

  test('only foes, and only those who are there [FL-GEN-18]', () => {
    const state = aBattle({ figures: { a: archer(), f: { at: [14, 10] }, e: { at: [10, 18] } }, acting: 'a' });
    expect(why(state, 'self-bow', 'f')?.code).toBe('shoot/own-side');
    expect(why(state, 'self-bow', 'nobody')?.code).toBe('unit/unknown');
  });

  test('the pool of an enemy is what it sees in range with no friend on the line [FL-AI-20] [FL-BAT-82]', () => {
    const state = aBattle({
      figures: {
        e: { ...archer(), at: [10, 10] },
        e2: { at: [10, 14] },
        a: { at: [10, 18] },
        b: { at: [16, 14] },
        c: { at: [10, 34] },
      },
      acting: 'e',
      phase: 'enemy',
    });
    const by = fieldedOf(state, 'e');
    expect(by && shotPool(state, by, 'self-bow').map(({ id }) => id)).toEqual(['b']);
  });
});

test('a Story Point throws a miss again, either kept [FL-BAT-204] [FL-GEN-08]', () => {
  const state = range(8, {}, {}, { storyPoints: 1 });
  const missed = shoots(state, [2]);
  expect(missed.state.steps.at(-1)).toMatchObject({ is: 'reroll', faces: [2] });
  const again = play(missed.state, { do: 'reroll', with: 'story-point' }, [5]);
  const kept = play(again.state, { do: 'keep', faces: 'after' }, [1]);
  expect(kept.of('shot')[0]).toMatchObject({ face: 5, hit: true });
});

test('what is offered is what is drawn: a line of sight, the odds, Cover by name [FL-BAT-80]', () => {
  const state = range(8);
  const offer = offers(state, 'a').find((each) => each.do === 'shoot');
  expect(offer).toMatchObject({ needs: 'target', intents: [{ do: 'shoot', target: 'e', weapon: 'self-bow' }] });
  const shown = preview(state, 'a', { do: 'shoot', unit: 'a', target: 'e', weapon: 'self-bow' });
  expect(shown).toMatchObject({ is: 'ready' });
  expect(shown.marks.map(({ is }) => is)).toEqual(['ring', 'line', 'outline']);
});
