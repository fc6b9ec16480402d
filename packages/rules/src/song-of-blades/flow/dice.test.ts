import { describe, expect, it } from 'vitest';
import { offers, waitingFor } from '../engine';
import { anEffect } from '../magic/test-kit';
import type { State } from '../state';
import type { RollWhy } from '../steps-flow';
import { aBattle, aPiece, type FigureGiven, happen, play, refusals } from '../test-kit';
import { qualityNow, qualityRoll } from './quality';
import { reactionsStep } from './reactions';

const others: Record<string, FigureGiven> = { a2: { at: [700, 100] }, b1: { at: [200, 800] } };
const one = (a1: FigureGiven, more: Partial<State> = {}): State =>
  aBattle({ figures: { ...others, a1: { at: [200, 100], ...a1 } }, ...more });

/** A roll of `a1` for another reason, on top of the turn. */
const rolling = (a1: FigureGiven, why: RollWhy, dice: number): State => {
  const state = one(a1);
  return { ...state, steps: [...state.steps, qualityRoll(state, { unit: 'a1', why, dice })] };
};
const modifiers = (a1: FigureGiven, why: RollWhy, more: Partial<State> = {}) => {
  const state = one(a1, more);
  const figure = state.figures['a1'];
  return figure === undefined ? [] : qualityNow(state, figure, why).modifiers;
};

describe('dice that may be changed', () => {
  it('raises one die of two or more by Battle Hunger [ASOBH-TRAIT-battle-hunger]', () => {
    const told = play(one({ traits: ['battle-hunger'] }), { do: 'activate', unit: 'a1', dice: 2 }, [3, 4]);
    expect(waitingFor(told.state)).toMatchObject([
      { seat: 'a', what: 'change-die', detail: { trait: 'battle-hunger' } },
    ]);
    const raised = play(told.state, { do: 'change-die', by: 'battle-hunger:a1', die: 0 });
    expect(raised.of('diceChanged')).toMatchObject([{ from: 3, to: 4 }]);
    expect(raised.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 2 } });
  });

  it('asks only where a change would help: not on one die, not for a die that stays a failure [ASOBH-TRAIT-battle-hunger]', () => {
    const single = play(one({ traits: ['battle-hunger'] }), { do: 'activate', unit: 'a1', dice: 1 }, [3]);
    expect(single.state.steps.at(-1)).toMatchObject({ is: 'reactions' });
    const low = play(one({ traits: ['battle-hunger'] }), { do: 'activate', unit: 'a1', dice: 2 }, [2, 4]);
    expect(low.state.steps.at(-1)).toMatchObject({ is: 'reactions' });
    const both = play(one({ traits: ['battle-hunger'] }), { do: 'activate', unit: 'a1', dice: 2 }, [5, 4]);
    expect(both.state.steps.at(-1)).toMatchObject({ is: 'act' });
  });

  it('asks nobody about a spell that two dice let through and one reroll could not stop [ASOBH-TRAIT-magic-resistance] [ASOBH-MAG-05]', () => {
    const resists = (faces: readonly number[], more: Partial<State> = {}) =>
      happen(one({ traits: ['magic-resistance'] }, more), (tale) => tale.call(qualityRoll(tale.state, resist)), faces);
    const resist = { unit: 'a1', why: 'resist', dice: 2, against: 'sleep' } as const;
    expect(waitingFor(resists([2, 5]).state)).toMatchObject([{ seat: 'a', what: 'change-die' }]);
    expect(waitingFor(resists([2, 3]).state)).toMatchObject([{ seat: 'a', what: 'turn' }]);
    // In the rain a 1 is a matter of its own
    expect(waitingFor(resists([1, 3], { weather: 'heavy-rain' }).state)).toMatchObject([{ what: 'change-die' }]);
  });

  it('lets the dice stand where the player says so [ASOBH-TRAIT-battle-hunger]', () => {
    const told = play(one({ traits: ['battle-hunger'] }), { do: 'activate', unit: 'a1', dice: 2 }, [3, 4]);
    const stood = play(told.state, { do: 'stand' });
    expect(stood.state.steps.at(-1)).toMatchObject({ is: 'reactions', dice: 1 });
  });

  it('raises a die of the Drilled on activation, never on a reaction [ASOBH-TRAIT-drilled] [ASOBH-REA-05]', () => {
    const told = play(one({ traits: ['drilled'] }), { do: 'activate', unit: 'a1', dice: 1 }, [3]);
    const raised = play(told.state, { do: 'change-die', by: 'drilled:a1', die: 0 });
    expect(raised.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 1 } });
    const reacting = aBattle({
      figures: { a1: {}, b1: { at: [200, 800], traits: ['drilled'] } },
      step: reactionsStep('two', 1, ['a1']),
    });
    expect(play(reacting, { do: 'react', unit: 'b1', dice: 1 }, [3], 'b').state.steps).toMatchObject([{ is: 'turn' }]);
  });

  it('rolls a die again by the Will of the Gods, on two or more dice, in reactions too [ASOBH-TRAIT-will-of-the-gods]', () => {
    const reacting = aBattle({
      figures: { a1: {}, b1: { at: [200, 800], traits: ['will-of-the-gods'] } },
      step: reactionsStep('two', 2, ['a1']),
    });
    const told = play(reacting, { do: 'react', unit: 'b1', dice: 2 }, [1, 6], 'b');
    const again = play(told.state, { do: 'change-die', by: 'will-of-the-gods:b1', die: 0 }, [4], 'b');
    expect(again.state.steps.at(-1)).toMatchObject({ is: 'act', left: { b1: 2 } });
  });

  it('rolls one die again for the Lucky, once a game [ASOBH-TRAIT-lucky]', () => {
    const told = play(rolling({ traits: ['lucky'] }, 'jump', 1), { do: 'auto-decline', unit: 'a1', on: true }, [2]);
    const again = play(told.state, { do: 'change-die', by: 'lucky:a1', die: 0 }, [1]);
    expect(again.of('diceChanged')).toMatchObject([{ by: 'lucky', from: 2, to: 1 }]);
    expect(again.state.figures['a1']?.used['lucky']).toBe(1);
    expect(again.state.steps).toMatchObject([{ is: 'turn' }]);
    expect(again.state.returned).toMatchObject({ is: 'quality', successes: 0, ones: 1 });
  });

  it('rolls one failed die again for Magic Resistance, against spells [ASOBH-TRAIT-magic-resistance] [ASOBH-MAG-05]', () => {
    const told = play(
      rolling({ traits: ['magic-resistance'] }, 'resist', 2),
      { do: 'auto-decline', unit: 'a1', on: true },
      [2, 5],
    );
    const again = play(told.state, { do: 'change-die', by: 'magic-resistance:a1', die: 0 }, [5]);
    expect(again.state.returned).toMatchObject({ is: 'quality', successes: 2, failures: 0 });
    const jump = play(
      rolling({ traits: ['magic-resistance'] }, 'jump', 1),
      { do: 'auto-decline', unit: 'a1', on: true },
      [2],
    );
    expect(jump.state.returned).toMatchObject({ failures: 1 });
  });

  it('refuses a change that is not there, used up, another’s, or of no use [ASOBH-ACT-13]', () => {
    const hungry = one({ traits: ['battle-hunger', 'will-of-the-gods'] });
    const told = play(hungry, { do: 'activate', unit: 'a1', dice: 3 }, [3, 2, 5]).state;
    const code = (by: string, die: number) => refusals(told, { do: 'change-die', by, die })[0]?.code;
    expect(code('lucky:a1', 0)).toBe('dice/no-such-change');
    expect(code('battle-hunger:b1', 0)).toBe('dice/no-such-change');
    expect(code('battle-hunger:a1', 1)).toBe('dice/no-use');
    expect(code('battle-hunger:a1', 2)).toBe('dice/no-use');
    const raised = play(told, { do: 'change-die', by: 'battle-hunger:a1', die: 0 }).state;
    expect(refusals(raised, { do: 'change-die', by: 'battle-hunger:a1', die: 1 })[0]?.code).toBe('dice/used-up');
    const both = play(raised, { do: 'change-die', by: 'will-of-the-gods:a1', die: 1 }, [6]).state;
    expect(both.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 3 } });
  });
});

describe('quality dice', () => {
  it('give a Hero one success unthrown, on activations and on single dice [ASOBH-TRAIT-hero]', () => {
    const told = play(one({ traits: ['hero'] }), { do: 'activate', unit: 'a1', dice: 2 }, [1]);
    expect(told.of('rolled')[0]).toMatchObject({ faces: [6, 1], sure: 1, successes: 1 });
    const passed = play(rolling({ traits: ['hero'] }, 'terror', 1), { do: 'auto-decline', unit: 'a1', on: true });
    expect(passed.state.returned).toMatchObject({ successes: 1, faces: [6] });
  });

  it('give a Hero nothing on reactions, parries and venom [ASOBH-TRAIT-hero] [ASOBH-REA-05]', () => {
    const reacting = aBattle({
      figures: { a1: {}, b1: { at: [200, 800], traits: ['hero'] } },
      step: reactionsStep('two', 1, ['a1']),
    });
    expect(play(reacting, { do: 'react', unit: 'b1', dice: 1 }, [2], 'b').of('rolled')[0]).toMatchObject({
      successes: 0,
    });
    for (const why of ['parry', 'venom'] as const) {
      const told = play(rolling({ traits: ['hero'] }, why, 1), { do: 'auto-decline', unit: 'a1', on: true }, [2]);
      expect(told.state.returned).toMatchObject({ successes: 0 });
    }
  });

  it('help the Acrobat and hinder the Clumsy and the armoured where feet matter [ASOBH-TRAIT-acrobat] [ASOBH-TRAIT-clumsy] [ASOBH-TRAIT-heavily-armored]', () => {
    for (const why of ['obstacle', 'climb', 'jump', 'slippery'] as const)
      expect(modifiers({ traits: ['acrobat'] }, why)).toEqual([{ amount: 1, because: 'acrobat' }]);
    expect(modifiers({ traits: ['clumsy'] }, 'obstacle')).toEqual([{ amount: -2, because: 'clumsy' }]);
    expect(modifiers({ traits: ['clumsy'] }, 'jump')).toEqual([{ amount: -1, because: 'clumsy' }]);
    expect(modifiers({ traits: ['heavily-armored'] }, 'jump')).toEqual([{ amount: -2, because: 'heavily-armored' }]);
    expect(modifiers({ traits: ['acrobat', 'clumsy', 'heavily-armored'] }, 'activation')).toEqual([]);
  });

  it('find the Steadfast firm, the Coward weak, the Undead unmoved [ASOBH-TRAIT-steadfast] [ASOBH-TRAIT-coward] [ASOBH-TRAIT-undead]', () => {
    expect(modifiers({ traits: ['steadfast'] }, 'morale')).toEqual([{ amount: 1, because: 'steadfast' }]);
    expect(modifiers({ traits: ['coward'] }, 'morale')).toEqual([{ amount: -1, because: 'coward' }]);
    expect(modifiers({ traits: ['coward'] }, 'terror')).toEqual([{ amount: -1, because: 'coward' }]);
    expect(modifiers({ traits: ['undead'] }, 'morale')).toEqual([{ amount: 2, because: 'undead' }]);
  });

  it('give the Opportunistic 1 while a Prone foe lies within a Medium [ASOBH-TRAIT-opportunistic]', () => {
    const near = aBattle({
      figures: {
        a1: { at: [200, 100], traits: ['opportunistic'] },
        b1: { at: [200, 240], conditions: ['prone'] },
        b2: { at: [800, 800] },
      },
    });
    expect(play(near, { do: 'activate', unit: 'a1', dice: 1 }, [3]).of('rolled')[0]).toMatchObject({ needs: 3 });
    const standing = aBattle({
      figures: { a1: { at: [200, 100], traits: ['opportunistic'] }, b1: { at: [200, 240] }, b2: { at: [800, 800] } },
    });
    expect(play(standing, { do: 'activate', unit: 'a1', dice: 1 }, [4]).of('rolled')[0]).toMatchObject({ needs: 4 });
  });

  it('give the Strong-willed 1 against enchantments alone [ASOBH-TRAIT-will-of-iron]', () => {
    const state = one({ traits: ['will-of-iron'] });
    const needs = (against: string) => qualityRoll(state, { unit: 'a1', why: 'resist', dice: 1, against }).needs;
    expect(needs('transfix')).toBe(3);
    expect(needs('trip')).toBe(4);
  });

  it('take 1 from a thief whose victim has Danger Sense, give 1 to those who know Traps [ASOBH-TRAIT-danger-sense] [ASOBH-TRAIT-traps]', () => {
    const state = aBattle({ figures: { ...others, a1: {}, b1: { traits: ['danger-sense'] } } });
    expect(qualityRoll(state, { unit: 'a1', why: 'theft', dice: 3, against: 'b1' }).needs).toBe(5);
    expect(modifiers({ traits: ['traps'] }, 'trap')).toEqual([{ amount: 1, because: 'traps' }]);
  });

  it('add 1 to everything a Reckless figure rolls, from its word to its next activation [ASOBH-TRAIT-reckless]', () => {
    const said = play(one({ traits: ['reckless'] }), { do: 'reckless', unit: 'a1' });
    expect(said.of('declared')).toMatchObject([{ unit: 'a1', what: 'reckless' }]);
    const told = play(said.state, { do: 'activate', unit: 'a1', dice: 1 }, [3]);
    expect(told.of('rolled')[0]).toMatchObject({ needs: 3, modifiers: [{ amount: 1, because: 'reckless' }] });
    expect(refusals(said.state, { do: 'reckless', unit: 'a1' })[0]?.code).toBe('reckless/already');
    expect(refusals(one({}), { do: 'reckless', unit: 'a1' })[0]?.code).toBe('reckless/not-it');
    expect(refusals(one({ traits: ['reckless'], activated: true }), { do: 'reckless', unit: 'a1' })[0]?.code).toBe(
      'reckless/too-late',
    );
    const later = one({ traits: ['reckless'], used: { reckless: 1 } });
    expect(modifiersOf(later)).toEqual([{ amount: 1, because: 'reckless' }]);
    const next = play(later, { do: 'activate', unit: 'a1', dice: 1 }, [4]);
    expect(next.of('rolled')[0]).toMatchObject({ needs: 4, modifiers: [] });
  });

  it('blow at flyers in the wind, unless they keep low for the turn [ASOBH-WTH-02] [ASOBH-TRAIT-flying]', () => {
    const windy = one({ traits: ['flying'] }, { weather: 'strong-wind' });
    expect(modifiersOf(windy)).toEqual([{ amount: -1, because: 'ASOBH-WTH-02' }]);
    const low = play(windy, { do: 'fly-low', unit: 'a1' });
    expect(modifiersOf(low.state)).toEqual([]);
    expect(refusals(low.state, { do: 'fly-low', unit: 'a1' })[0]?.code).toBe('fly-low/already');
    expect(refusals(one({}, { weather: 'strong-wind' }), { do: 'fly-low', unit: 'a1' })[0]?.code).toBe(
      'fly-low/no-wings',
    );
    expect(refusals(one({ traits: ['flying'] }), { do: 'fly-low', unit: 'a1' })[0]?.code).toBe('fly-low/no-wind');
  });

  it('blow at a flyer that reacts, unless it says before the dice that it keeps low [ASOBH-WTH-02] [ASOBH-REA-05]', () => {
    const wings = { at: [200, 800], traits: ['flying'] } as const;
    const given = { figures: { a1: {}, b1: wings }, weather: 'strong-wind' } as const;
    const failed = play(aBattle(given), { do: 'activate', unit: 'a1', dice: 1 }, [2]).state;
    const high = play(failed, { do: 'react', unit: 'b1', dice: 1 }, [4], 'b');
    expect(high.of('rolled')[0]).toMatchObject({ needs: 5 });
    expect(offers(failed, 'b')).toContainEqual({
      needs: 'now',
      do: 'fly-low',
      unit: 'b1',
      intent: { do: 'fly-low', unit: 'b1' },
    });
    const low = play(failed, { do: 'fly-low', unit: 'b1' }, [], 'b').state;
    expect(offers(low, 'b').map((offer) => offer.do)).not.toContain('fly-low');
    expect(play(low, { do: 'react', unit: 'b1', dice: 1 }, [4], 'b').of('rolled')[0]).toMatchObject({ needs: 4 });
    expect(refusals(failed, { do: 'fly-low', unit: 'a1' }, 'b')[0]?.code).toBe('unit/not-yours');
    const done = aBattle({ ...given, figures: { a1: {}, b1: { ...wings, reacted: true }, b2: { at: [800, 800] } } });
    const again = play(done, { do: 'activate', unit: 'a1', dice: 1 }, [2]).state;
    expect(refusals(again, { do: 'fly-low', unit: 'b1' }, 'b')[0]?.code).toBe('react/already');
  });

  it('leave alone a flyer whom a Windstorm has pressed to the ground [ASOBH-WTH-02] [ASOBH-SPELL-windstorm]', () => {
    const storm = anEffect('e1', 'windstorm');
    const windy = one({ traits: ['flying'] }, { weather: 'strong-wind', effects: { e1: storm } });
    expect(modifiersOf(windy)).toEqual([]);
  });

  it('sink with the heavy who lie in a swamp, and with the armed who swim [ASOBH-ENV-02] [ASOBH-ENV-05]', () => {
    const bog = aPiece('bog', { ground: 'swamp' }, [100, 0], [200, 200]);
    const lying = { traits: ['mounted'], conditions: ['prone'] } as const;
    expect(modifiers(lying, 'activation', { terrain: [bog] })).toEqual([{ amount: -1, because: 'ASOBH-ENV-02' }]);
    expect(modifiers({ conditions: ['prone'] }, 'activation', { terrain: [bog] })).toEqual([]);
    const lake = aPiece('lake', { ground: 'deep' }, [100, 0], [200, 200]);
    expect(modifiers({}, 'activation', { terrain: [lake] })).toEqual([{ amount: -2, because: 'ASOBH-ENV-05' }]);
    expect(modifiers({ traits: ['amphibious'] }, 'activation', { terrain: [lake] })).toEqual([]);
  });

  it('weigh on all who cast while energies are weak [ASOBH-FLX-02]', () => {
    const complication = { is: 'low-energies', spent: false, level: 0, now: null } as const;
    expect(modifiers({ traits: ['spell-caster'] }, 'jump', { complication })).toHaveLength(1);
    expect(modifiers({}, 'jump', { complication })).toEqual([]);
  });

  it('put a Staggering figure out on a 1 of its own activation [ASOBH-CND-07]', () => {
    const figures = { ...others, a3: { at: [400, 100] }, b2: { at: [600, 800] } } as const;
    const state = aBattle({
      figures: { ...figures, a1: { at: [200, 100], conditions: [{ is: 'staggering', venom: false, since: 1 }] } },
    });
    const told = play(state, { do: 'activate', unit: 'a1', dice: 2 }, [5, 1]);
    expect(told.of('leftPlay')).toMatchObject([{ unit: 'a1', how: 'out', because: 'ASOBH-CND-07' }]);
    const fine = play(state, { do: 'activate', unit: 'a1', dice: 1 }, [2]);
    expect(fine.of('leftPlay')).toEqual([]);
  });

  it('cool a Berserk who fails with all three [ASOBH-TRAIT-berserk]', () => {
    const told = play(one({ traits: ['berserk'] }), { do: 'activate', unit: 'a1', dice: 3 }, [1, 2, 3]);
    expect(told.state.figures['a1']?.lost).toEqual(['berserk']);
    expect(refusals(one({ traits: ['berserk'] }), { do: 'activate', unit: 'a1', dice: 2 })).toMatchObject([
      { code: 'activate/berserk-dice', rule: 'ASOBH-TRAIT-berserk' },
    ]);
  });

  it('set back the Dim-Witted who try to work free in vain [ASOBH-TRAIT-dim-witted] [ASOBH-ACT-11]', () => {
    const tangled = { is: 'entangled', task: 4, done: 2 } as const;
    const state = one({ traits: ['dim-witted'], conditions: [tangled] });
    const told = play(state, { do: 'activate', unit: 'a1', dice: 1 }, [2]);
    expect(told.state.figures['a1']?.conditions).toMatchObject([{ is: 'entangled', task: 5, done: 2 }]);
  });
});

const modifiersOf = (state: State) => {
  const figure = state.figures['a1'];
  return figure === undefined ? [] : qualityNow(state, figure, 'jump').modifiers;
};
