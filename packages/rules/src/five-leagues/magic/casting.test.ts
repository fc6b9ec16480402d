import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../kernel/dice';
import { offers, preview } from '../engine';
import { happen, IDLE, play } from '../test-kit';
import { fadeWithActivation, fadeWithPhase, magicTracking } from './fading';
import { casts, circle, whyNot } from './test-kit';
import { wardStep } from './ward';

describe('a spell', () => {
  test('takes two dice and Casting to its number, and a Strand when it works [FL-MAG-04] [FL-MAG-07]', () => {
    const told = casts(circle({ profile: { casting: 1 } }), { spell: 'confuse' }, [3, 3]);
    expect(told.of('spellCast')[0]).toMatchObject({
      needs: 7,
      modifiers: [{ amount: 1, because: 'casting' }],
      worked: true,
      cost: 1,
    });
    expect(told.state.figures['m']).toMatchObject({ strands: 2, did: { casts: 1 } });
  });

  test('that falls short spends nothing [FL-MAG-06]', () => {
    const told = casts(circle(), { spell: 'confuse' }, [3, 3]);
    expect(told.of('spellCast')[0]).toMatchObject({ worked: false, cost: 0 });
    expect(told.state.figures['m']?.strands).toBe(3);
    expect(told.state.effects).toEqual({});
  });

  test('with a natural 2 fails and costs a Strand, a Simple one too [FL-MAG-05]', () => {
    const told = casts(circle({ profile: { casting: 9 } }), { spell: 'compel' }, [1, 1]);
    expect(told.of('spellCast')[0]).toMatchObject({ worked: false, cost: 1 });
    expect(told.state.figures['m']?.strands).toBe(2);
  });

  test('that is Simple works for nothing [FL-MAG-07] [FL-MAG-15]', () => {
    expect(casts(circle(), { spell: 'compel' }, [3, 4]).state.figures['m']?.strands).toBe(3);
  });

  test('with a natural 12 works, and costs nothing [FL-MAG-08]', () => {
    const told = casts(circle({ profile: { casting: -9 } }), { spell: 'bind' }, [6, 6, 1]);
    expect(told.of('spellCast')[0]).toMatchObject({ worked: true, cost: 0 });
    expect(told.state.figures['m']?.strands).toBe(3);
  });

  test('that failed is forced by Will, where two more are enough [FL-MAG-09] [FL-BAT-202]', () => {
    const failed = casts(circle({ will: 1 }), { spell: 'confuse' }, [2, 3]);
    expect(failed.state.steps.at(-1)).toMatchObject({ is: 'cast', stage: 'will' });
    const forced = play(failed.state, { do: 'force-spell', unit: 'm' });
    expect(forced.of('spellCast')[0]).toMatchObject({ worked: true, modifiers: [{ amount: 2, because: 'FL-MAG-09' }] });
    expect(forced.state.figures['m']).toMatchObject({ will: 0, strands: 2 });
    const let_ = play(failed.state, { do: 'let-fail', unit: 'm' });
    expect(let_.state.figures['m']).toMatchObject({ will: 1, strands: 3 });
    expect(casts(circle({ will: 1 }), { spell: 'confuse' }, [2, 2]).of('spellCast')[0]).toMatchObject({
      worked: false,
    });
  });

  test('with a natural 2 is beyond Will [FL-MAG-09] [A-26]', () => {
    const told = casts(circle({ will: 1, profile: { casting: 5 } }), { spell: 'confuse' }, [1, 1]);
    expect(told.of('spellCast')[0]).toMatchObject({ worked: false, cost: 1 });
  });

  test('paid with no Strand burns its Mystic, and works all the same [FL-MAG-10]', () => {
    const told = casts(circle({ strands: 0 }), { spell: 'confuse' }, [6, 5]);
    expect(told.state.figures['m']).toMatchObject({ wounds: 1, stunned: false });
    expect(Object.values(told.state.effects)).toHaveLength(1);
    const last = casts(circle({ strands: 0, wounds: 1 }), { spell: 'confuse' }, [6, 5]);
    expect(last.state.figures['m']).toMatchObject({ fate: 'casualty', end: { how: 'ether-burn' } });
    expect(Object.values(last.state.effects)).toHaveLength(1);
  });

  test('may be paid with a Congealed Strand instead [FL-MAG-02] [FL-ITEM-congealed-strands]', () => {
    const state = circle({ strands: 0 }, undefined, { backpack: [{ item: 'congealed-strands', count: 2 }] });
    const due = casts(state, { spell: 'confuse' }, [6, 5]);
    const told = play(due.state, { do: 'pay-spell', unit: 'm', with: 'congealed-strands' });
    expect(told.state.backpack).toEqual([{ item: 'congealed-strands', count: 1 }]);
    expect(told.state.figures['m']?.wounds).toBe(0);
  });

  test('that is Taxing works once a battle; a failure does not count [FL-MAG-11] [A-27]', () => {
    const empty = {
      e: {},
      f: { at: [12, 10] as const, profile: { weapons: [{ ...bow }] }, ammunition: { bow: 'empty' as const } },
    };
    const failed = casts(circle({}, empty), { spell: 'darts', targets: ['f'] }, [1, 2]);
    expect(failed.state.figures['m']?.counts['cast-darts']).toBeUndefined();
    const told = casts(circle({}, empty), { spell: 'darts', targets: ['f'] }, [3, 4]);
    const later = circle({ counts: { 'cast-darts': 1 } }, empty);
    expect(told.state.figures['m']?.counts['cast-darts']).toBe(1);
    expect(whyNot(later, { spell: 'darts', targets: ['f'] })).toBe('cast/taxing');
  });

  test('may be thrown again for a Story Point when it failed [FL-BAT-204]', () => {
    const told = casts(circle({}, undefined, { storyPoints: 1 }), { spell: 'confuse' }, [2, 2]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'reroll', faces: [2, 2] });
  });
});

const bow = { id: 'bow', is: 'self-bow' as const, improved: null, damaged: false, enchanted: null };

describe('who casts', () => {
  test('is a Mystic of the warband who knows the spell [FL-MAG-01]', () => {
    expect(whyNot(circle({ profile: { casting: null } }), { spell: 'confuse' })).toBe('cast/no-mystic');
    expect(whyNot(circle({ profile: { spells: ['bleed'] } }), { spell: 'confuse' })).toBe('cast/unknown-spell');
  });

  test('does so once a round, after a full move but not after another action [FL-MAG-03] [FL-BAT-73]', () => {
    const moved = { did: { ...IDLE, moved: 100, spent: 100 } };
    expect(whyNot(circle(moved), { spell: 'confuse' })).toBeUndefined();
    expect(whyNot(circle({ did: { ...IDLE, shots: 1 } }), { spell: 'confuse' })).toBe('act/acted');
    expect(whyNot(circle({ counts: { 'cast-round': 2, casts: 1 } }), { spell: 'confuse' })).toBe('cast/once-a-round');
  });

  test('may cast a second with a trinket, and no third [FL-MAG-03] [FL-ITEM-mystic-trinket]', () => {
    const state = circle({}, undefined, { backpack: [{ item: 'mystic-trinket', count: 2 }] });
    const first = casts(state, { spell: 'confuse' }, [3, 3]);
    const second = casts(first.state, { spell: 'bleed' }, [3, 3]);
    expect(second.of('secondSpell')).toHaveLength(1);
    expect(second.state.backpack).toEqual([{ item: 'mystic-trinket', count: 1 }]);
    // What it has done is done: its activation is over, or it could cast no more
    expect(offers(second.state, 'a').some((each) => each.do === 'cast')).toBe(false);
  });

  test('sees the target, or is it [FL-MAG-03] [FL-MAG-13]', () => {
    const hidden = { terrain: [{ ...rock }] };
    expect(whyNot(circle({}, undefined, hidden), { spell: 'confuse' })).toBe('cast/no-sight');
    expect(whyNot(circle({}, undefined, hidden), { spell: 'antidote', targets: ['m'] })).toBeUndefined();
    expect(whyNot(circle(), { spell: 'antidote' })).toBe('cast/for-allies');
    expect(whyNot(circle(), { spell: 'confuse', targets: ['m'] })).toBe('cast/for-enemies');
  });

  test('spares a Duskling of the warband, who may work on itself [FL-CHR-22] [FL-MAG-13]', () => {
    const state = circle({ specials: ['distrust'] }, { f: { specials: ['distrust'], at: [12, 10] } });
    expect(whyNot(state, { spell: 'antidote', targets: ['f'] })).toBe('target/distrust');
    expect(whyNot(state, { spell: 'antidote', targets: ['m'] })).toBeUndefined();
  });
});

const inch = 25.4;
const rock = {
  id: 'rock',
  name: 'Rock',
  stands: 'block' as const,
  tags: [],
  height: 4 * inch,
  openings: [],
  art: 'rock',
  outline: [
    { x: 8 * inch, y: 13 * inch },
    { x: 12 * inch, y: 13 * inch },
    { x: 12 * inch, y: 15 * inch },
    { x: 8 * inch, y: 15 * inch },
  ],
};

describe('who is struck', () => {
  test('a Fey foe undoes the whole of it with a 4 or more [FL-MAG-14]', () => {
    const state = circle({}, { e: { traits: ['fey'] } });
    const undone = casts(state, { spell: 'confuse' }, [4, 4, 4]);
    expect(undone.of('spellSaved')[0]).toMatchObject({ face: 4, needs: 4, saved: true, because: 'fey' });
    expect(undone.state.effects).toEqual({});
    expect(undone.state.figures['m']?.strands).toBe(2);
    expect(Object.values(casts(state, { spell: 'confuse' }, [4, 4, 3]).state.effects)).toHaveLength(1);
  });

  test('each of several throws, and one is enough to undo it for all [FL-MAG-14]', () => {
    const state = circle({}, { e: { traits: ['fey'] }, e2: { traits: ['fey'], at: [11.5, 18] } });
    const told = casts(state, { spell: 'bind', targets: ['e', 'e2'] }, [4, 4, 2, 5]);
    expect(told.of('spellSaved').map(({ saved }) => saved)).toEqual([false, true]);
    expect(told.state.effects).toEqual({});
  });

  test('who resists magic is not worth a spell [FL-MAG-14]', () => {
    expect(whyNot(circle({}, { e: { traits: ['magic-resistant'] } }), { spell: 'confuse' })).toBe('cast/spell-proof');
  });

  test('a herb or a Story Point wards off an enemy’s magic [FL-MAG-14] [FL-BAT-168] [FL-ITEM-spell-breaker-herb]', () => {
    const state = { ...circle({}, undefined, { backpack: [{ item: 'spell-breaker-herb', count: 1 }] }), steps: [] };
    const asked = happen(state, (tale) => tale.call(wardStep('m', 'e', 'bolts-of-energy')));
    expect(asked.state.steps.at(-1)).toMatchObject({ is: 'ward' });
    const told = play(asked.state, { do: 'ward', unit: 'm', with: 'spell-breaker-herb' });
    expect(told.state.returned).toEqual({ is: 'warded', warded: true });
    expect(told.state.backpack).toEqual([]);
    const bare = happen({ ...state, backpack: [] }, (tale) => tale.call(wardStep('m', 'e', 'bolts-of-energy')));
    expect(bare.state.returned).toEqual({ is: 'warded', warded: false });
    const borne = play(asked.state, { do: 'bear-spell', unit: 'm' });
    expect(borne.state.returned).toEqual({ is: 'warded', warded: false });
  });
});

describe('how long it lasts', () => {
  const bound = casts(circle(), { spell: 'bind' }, [4, 4, 3]).state;

  test('to the end of the caster’s next activation, not of this one [FL-MAG-12]', () => {
    // The activation it was cast in is over: nothing was left to do
    expect(casts(circle(), { spell: 'bind' }, [4, 4, 3]).of('activationEnded')).toHaveLength(1);
    expect(Object.values(bound.effects)).toHaveLength(1);
    const next = happen({ ...bound, steps: [] }, (tale) => fadeWithActivation(tale, 'm'));
    expect(next.state.effects).toEqual({});
    expect(next.of('effectEnded')[0]).toMatchObject({ is: 'bind' });
  });

  test('of a caster who fell, to its phase of the next round [FL-MAG-12] [A-28]', () => {
    const figures = { ...bound.figures, m: { ...bound.figures['m'], fate: 'casualty' } } as typeof bound.figures;
    const fallen = { ...bound, figures, steps: [] };
    expect(Object.values(happen(fallen, fadeWithPhase).state.effects)).toHaveLength(1);
    const next = { ...fallen, round: 3 };
    expect(Object.values(happen({ ...next, phase: 'slow' }, fadeWithPhase).state.effects)).toHaveLength(1);
    expect(happen({ ...next, phase: 'quick' }, fadeWithPhase).state.effects).toEqual({});
  });

  test('a full round, to the Tracking of the next [FL-MAG-12]', () => {
    const confused = { ...casts(circle(), { spell: 'confuse' }, [4, 4]).state, steps: [] };
    expect(magicTracking.matters(confused, 'warband')).toEqual([]);
    const next = { ...confused, round: 3 };
    expect(magicTracking.matters(next, 'warband')).toEqual(['spells-fade']);
    const told = happen(next, (tale) => void magicTracking.settle(tale, 'spells-fade', scriptedDice([])));
    expect(told.state.effects).toEqual({});
  });

  test('the battle, whatever comes [FL-MAG-12]', () => {
    const bleeding = { ...casts(circle(), { spell: 'bleed' }, [4, 4]).state, steps: [], round: 9 };
    expect(magicTracking.matters(bleeding, 'warband')).toEqual([]);
    expect(Object.values(happen(bleeding, (tale) => fadeWithActivation(tale, 'm')).state.effects)).toHaveLength(1);
  });
});

test('the odds count the dice, a point of Will, and who throws it off [FL-MAG-04]', () => {
  const state = circle({ will: 1 }, { e: { traits: ['fey'] } });
  const shown = preview(state, 'a', { do: 'cast', unit: 'm', spell: 'confuse', targets: ['e'] });
  const odds = shown.is === 'ready' ? (shown.odds ?? []) : [];
  const chance = (code: string) =>
    odds.flatMap((each) => (each.is === 'chance' && each.code === code ? [each.value] : []))[0];
  expect(chance('cast-works')).toBeCloseTo((21 / 36) * (1 / 2));
  expect(chance('cast-with-will')).toBeCloseTo((30 / 36) * (1 / 2));
  expect(chance('cast-thrown-off')).toBeCloseTo(1 / 2);
});
