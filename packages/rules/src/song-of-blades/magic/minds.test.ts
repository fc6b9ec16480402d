import { describe, expect, it } from 'vitest';
import { readyOf } from '../flow/may-activate';
import { play, refusals } from '../test-kit';
import { anEffect, cast, casting } from './test-kit';

describe('spells of the mind', () => {
  it('a die for each point of Power, and one failure is enough [ASOBH-MAG-05] [ASOBH-SPELL-sleep]', () => {
    const state = casting('sleep', { figures: { b1: { at: [450, 520] } } });
    const held = play(state, cast('sleep', 2, { units: ['b1'] }), [4, 6]);
    expect(held.of('spellResisted')).toMatchObject([{ unit: 'b1', resisted: true }]);
    expect(held.state.figures['b1']?.conditions).toEqual([]);
    const taken = play(state, cast('sleep', 2, { units: ['b1'] }), [4, 3]);
    expect(taken.state.figures['b1']?.conditions).toEqual([{ is: 'sleeping', magical: true }]);
    expect(taken.state.effects).toEqual({});
  });

  it('a Hero resists a spell of Power 1 without a die [ASOBH-TRAIT-hero]', () => {
    const state = casting('sleep', { figures: { b1: { at: [450, 500], traits: ['hero'] } } });
    expect(play(state, cast('sleep', 1, { units: ['b1'] })).of('spellResisted')).toMatchObject([{ resisted: true }]);
  });

  it('Magic Resistance throws one failed die again [ASOBH-TRAIT-magic-resistance]', () => {
    const state = casting('sleep', { figures: { b1: { at: [450, 500], traits: ['magic-resistance'] } } });
    const asked = play(state, cast('sleep', 2, { units: ['b1'] }), [5, 2]);
    const told = play(asked.state, { do: 'change-die', by: 'magic-resistance:b1', die: 1 }, [4], 'b');
    expect(told.of('spellResisted')).toMatchObject([{ unit: 'b1', resisted: true }]);
  });

  it('Will of Iron adds one against Enchantments only [ASOBH-TRAIT-will-of-iron]', () => {
    const figures = { b1: { at: [450, 500] as const, traits: ['will-of-iron' as const] } };
    const slow = play(casting('slowdown', { figures }), cast('slowdown', 1, { units: ['b1'], choice: 'slow' }), [3]);
    expect(slow.of('spellResisted')).toMatchObject([{ resisted: true }]);
    const sleep = play(casting('sleep', { figures }), cast('sleep', 1, { units: ['b1'] }), [3]);
    expect(sleep.of('spellResisted')).toMatchObject([{ resisted: false }]);
  });

  it('the dead do not sleep [ASOBH-SPELL-sleep]', () => {
    const state = casting('sleep', { figures: { b1: { at: [450, 500], traits: ['undead'] } } });
    expect(refusals(state, cast('sleep', 1, { units: ['b1'] }))).toMatchObject([{ code: 'cast/not-living' }]);
  });

  it('Transfix lies on its target until the enchantment ends [ASOBH-SPELL-transfix] [ASOBH-MAG-07]', () => {
    const state = casting('transfix', { figures: { b1: { at: [450, 500] }, a2: { at: [475, 500] } } });
    // Into a melee, which this spell may
    const told = play(state, cast('transfix', 1, { units: ['b1'] }), [2]);
    expect(told.state.figures['b1']?.conditions).toEqual([{ is: 'transfixed', effect: 'e1' }]);
    expect(told.state.effects['e1']).toMatchObject({ is: 'transfix', caster: 'a1', target: 'b1', power: 1 });
    const ended = play(told.state, { do: 'end-spell', unit: 'a1', effect: 'e1' });
    expect(ended.state.figures['b1']?.conditions).toEqual([]);
    expect(ended.state.effects).toEqual({});
  });

  it('the enchantments of one who is Transfixed end [ASOBH-MAG-07]', () => {
    const slowed = anEffect('e1', 'slowdown', { caster: 'b1', target: 'a1', counts: { slow: 1 } });
    const state = casting('transfix', {
      caster: { gained: [{ id: 'slow' }] },
      figures: { b1: { at: [450, 500] } },
      effects: { e1: slowed },
      next: 2,
    });
    const told = play(state, cast('transfix', 1, { units: ['b1'] }), [1]);
    expect(told.state.effects).toMatchObject({ e2: { is: 'transfix' } });
    expect(told.state.effects['e1']).toBeUndefined();
    expect(told.state.figures['a1']?.gained).toEqual([]);
  });

  it('Turn to Stone turns one to stone who fails [ASOBH-SPELL-turn-to-stone]', () => {
    const state = casting('turn-to-stone', { figures: { b1: { at: [450, 500] } } });
    const told = play(state, cast('turn-to-stone', 1, { units: ['b1'] }), [3]);
    expect(told.state.figures['b1']?.conditions).toEqual([{ is: 'stone', until: null }]);
  });

  it('Slowdown makes Slow or Short Move as its caster likes; twice makes both, and then no more [ASOBH-SPELL-slowdown]', () => {
    const figures = { b1: { at: [450, 500] as const } };
    const state = casting('slowdown', { figures });
    const told = play(state, cast('slowdown', 1, { units: ['b1'], choice: 'short-move' }), [2]);
    expect(told.state.figures['b1']?.gained).toEqual([{ id: 'short-move' }]);
    const again = casting('slowdown', {
      figures: { b1: { at: [450, 500], gained: [{ id: 'short-move' }] } },
      effects: told.state.effects,
      next: 2,
    });
    expect(refusals(again, cast('slowdown', 1, { units: ['b1'], choice: 'short-move' }))).toMatchObject([
      { code: 'cast/already-so' },
    ]);
    const both = play(again, cast('slowdown', 1, { units: ['b1'], choice: 'slow' }), [2]);
    expect(both.state.figures['b1']?.gained).toEqual([{ id: 'short-move' }, { id: 'slow' }]);
    const one = play(both.state, { do: 'end-spell', unit: 'a1', effect: 'e1' });
    expect(one.state.figures['b1']?.gained).toEqual([{ id: 'slow' }]);
  });

  it('Fear makes one who fails test his morale at once [ASOBH-SPELL-fear]', () => {
    const state = casting('fear', {
      figures: { b1: { at: [450, 500] }, b2: { at: [600, 600], traits: ['fearless'] } },
    });
    const told = play(state, cast('fear', 1, { units: ['b1'] }), [2, 4, 5, 6]);
    expect(told.of('moraleTested')).toMatchObject([{ unit: 'b1', cause: 'spell', failures: 0 }]);
    expect(refusals(state, cast('fear', 3, { units: ['b2'] })).map(({ code }) => code)).toContain('cast/fearless');
  });

  it('an Aura of Terror shakes everyone living in its area, friends too, and not its caster [ASOBH-SPELL-aura-of-terror]', () => {
    const state = casting('aura-of-terror', {
      figures: {
        b1: { at: [450, 540] },
        a2: { at: [380, 450] },
        b2: { at: [520, 450], traits: ['undead'] },
        b3: { at: [450, 700] },
      },
    });
    // b1 resists; a2 does not and stands; nobody else throws a die
    const told = play(state, cast('aura-of-terror', 1), [4, 3, 5, 5, 5]);
    expect(told.of('spellResisted').map(({ unit, resisted }) => [unit, resisted])).toEqual([
      ['b1', true],
      ['a2', false],
    ]);
    expect(told.of('moraleTested')).toMatchObject([{ unit: 'a2', failures: 0 }]);
  });

  it('Courage makes friends Steadfast until the turn ends; a Coward is merely no Coward [ASOBH-SPELL-courage] [ASOBH-TRA-02]', () => {
    const state = casting('courage', {
      actions: 1,
      figures: {
        a2: { at: [450, 520] },
        a3: { at: [380, 450], traits: ['coward'] },
        a4: { at: [520, 450], traits: ['steadfast'] },
        b1: { at: [450, 380] },
      },
    });
    const told = play(state, cast('courage', 1));
    expect(told.state.figures['a2']?.gained).toEqual([{ id: 'steadfast' }]);
    expect(told.state.figures['a3']).toMatchObject({ gained: [], lost: ['coward'] });
    expect(told.state.figures['a4']).toMatchObject({ gained: [], lost: [] });
    expect(told.state.figures['b1']).toEqual(state.figures['b1']);
    const over = play(told.state, { do: 'end-turn' });
    expect(over.state.figures['a2']?.gained).toEqual([]);
    expect(over.state.figures['a3']?.lost).toEqual([]);
    expect(over.state.effects).toEqual({});
  });

  it('Mind Control gives the target to the caster’s side, to be used at once [ASOBH-SPELL-mind-control]', () => {
    const state = casting('mind-control', { actions: 1, figures: { b1: { at: [450, 500], activated: true } } });
    const told = play(state, cast('mind-control', 1, { units: ['b1'] }), [3]);
    expect(told.state.figures['b1']?.controlled).toEqual({ side: 'one', seat: 'a', by: 'a1' });
    expect(readyOf(told.state, 'one').map(({ id }) => id)).toContain('b1');
    const ended = play(told.state, { do: 'end-spell', unit: 'a1', effect: 'e1' });
    expect(ended.state.figures['b1']?.controlled).toBeNull();
  });

  it('one mind a caster: a second takes the place of the first [ASOBH-SPELL-mind-control]', () => {
    const state = casting('mind-control', {
      figures: {
        b1: { at: [450, 500] },
        b2: { at: [380, 420], controlled: { side: 'one', seat: 'a', by: 'a1' } },
      },
      effects: { e1: anEffect('e1', 'mind-control', { caster: 'a1', target: 'b2' }) },
      next: 2,
    });
    const told = play(state, cast('mind-control', 1, { units: ['b1'] }), [3]);
    expect(told.state.figures['b2']?.controlled).toBeNull();
    expect(told.state.figures['b1']?.controlled?.by).toBe('a1');
  });

  it('the first goes free even where the second resists [ASOBH-SPELL-mind-control]', () => {
    const state = casting('mind-control', {
      figures: {
        b1: { at: [450, 500] },
        b2: { at: [380, 420], controlled: { side: 'one', seat: 'a', by: 'a1' } },
      },
      effects: { e1: anEffect('e1', 'mind-control', { caster: 'a1', target: 'b2' }) },
      next: 2,
    });
    const told = play(state, cast('mind-control', 1, { units: ['b1'] }), [6]);
    expect(told.state.figures['b2']?.controlled).toBeNull();
    expect(told.state.figures['b1']?.controlled).toBeNull();
  });

  it('the loss of a mind may leave less than half a warband, and shake it [ASOBH-SPELL-mind-control] [ASOBH-MOR-02]', () => {
    const gone = { fate: 'out', leftIn: 2 } as const;
    const state = casting('mind-control', {
      figures: { b1: { at: [450, 500] }, b2: { at: [700, 700] }, b3: gone, b4: gone },
    });
    // One that resists at 3, then three dice for each of the two left
    const told = play(state, cast('mind-control', 1, { units: ['b1'] }), [3, 4, 4, 4, 4, 4, 4]);
    expect(told.of('moraleTested').map(({ unit, cause }) => [unit, cause])).toEqual([
      ['b2', 'below-half'],
      ['bystander', 'below-half'],
    ]);
  });

  it('a mind is let go when its caster is knocked down [ASOBH-SPELL-mind-control]', () => {
    const state = casting('tremor', {
      figures: { b1: { at: [700, 700], controlled: { side: 'one', seat: 'a', by: 'a1' }, traits: ['flying'] } },
      effects: { e1: anEffect('e1', 'mind-control', { caster: 'a1', target: 'b1' }) },
      next: 2,
    });
    const told = play(state, cast('tremor', 1), [2, 6]);
    expect(told.state.figures['a1']?.conditions).toMatchObject([{ is: 'prone' }]);
    expect(told.state.figures['b1']?.controlled).toBeNull();
  });
});
