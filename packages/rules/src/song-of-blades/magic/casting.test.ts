import { describe, expect, it } from 'vitest';
import type { SpellId } from '../content/spell-ids';
import { offers, preview } from '../engine';
import type { State } from '../state';
import { actingWith, play, refusals } from '../test-kit';
import { aCaster, anEffect, aWall, carry, cast, casting } from './test-kit';

const near = { b1: { at: [450, 500] as const } };
const code = (state: State, intent: Parameters<typeof refusals>[1], seat = 'a') =>
  refusals(state, intent, seat)[0]?.code;

describe('casting', () => {
  it('a spell is announced before the dice, and no other is cast [ASOBH-MAG-01]', () => {
    const state = casting('trip', { caster: { profile: { spells: ['trip', 'sleep'] } }, figures: near });
    expect(code(state, cast('sleep', 1, { units: ['b1'] }))).toBe('cast/not-declared');
    expect(code(state, cast('fear', 1, { units: ['b1'] }))).toBe('cast/not-known');
    const silent: State = { ...state, steps: [{ is: 'turn', side: 'one' }, actingWith({ a1: 2 })] };
    expect(code(silent, cast('trip', 1, { units: ['b1'] }))).toBe('cast/not-declared');
  });

  it('its Power is what is put in, at most what succeeded; the rest is for other things [ASOBH-MAG-01] [ASOBH-MAG-02]', () => {
    const state = casting('trip', { actions: 2, figures: near });
    expect(code(state, cast('trip', 3, { units: ['b1'] }))).toBe('cast/too-few-successes');
    const told = play(state, cast('trip', 1, { units: ['b1'] }), [6]);
    expect(told.of('spent')).toMatchObject([{ unit: 'a1', actions: 1 }]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 1 } });
  });

  it('one spell a turn, and no attack beside it [ASOBH-MAG-02] [ASOBH-ACT-08]', () => {
    const state = casting('trip', {
      figures: { b1: { at: [450, 475], conditions: ['prone'] }, b2: { at: [450, 540] } },
    });
    const told = play(state, cast('trip', 1, { units: ['b2'] }), [6]);
    expect(code(told.state, cast('trip', 1, { units: ['b2'] }))).toBe('cast/once');
    expect(code(told.state, { do: 'attack', unit: 'a1', target: 'b1', power: false })).toBe(
      'attack/no-attack-after-spell',
    );
    const fought = casting('trip', { caster: { did: { ...state.figures['a1']!.did, melees: 1 } }, figures: near });
    expect(code(fought, cast('trip', 1, { units: ['b1'] }))).toBe('attack/no-spell-after-attack');
  });

  it('a foe at his throat keeps him from casting, unless it is down or helpless [ASOBH-MAG-04]', () => {
    const beside = (conditions: readonly ('prone' | 'transfixed' | 'entangled')[]) =>
      casting('sleep', { figures: { b1: { at: [450, 475], conditions }, b2: { at: [450, 530] } } });
    const target = cast('sleep', 2, { units: ['b2'] });
    expect(refusals(beside([]), target)).toMatchObject([{ code: 'cast/in-melee', who: ['a1', 'b1'] }]);
    expect(code(beside(['entangled']), target)).toBe('cast/in-melee');
    expect(code(beside(['prone']), target)).toBeUndefined();
    expect(
      code(casting('flaming-touch', { figures: { b1: { at: [450, 475] } } }), cast('flaming-touch', 1)),
    ).toBeUndefined();
  });

  it('spells are not thrown into a melee unless they may be [ASOBH-RNG-04] [ASOBH-SPELL-transfix]', () => {
    const figures = { b1: { at: [450, 520] as const }, a2: { at: [475, 520] as const } };
    expect(code(casting('sleep', { figures }), cast('sleep', 1, { units: ['b1'] }))).toBe('cast/target-in-melee');
    expect(code(casting('trip', { figures }), cast('trip', 1, { units: ['b1'] }))).toBeUndefined();
  });

  it('needs sight where the book says so [ASOBH-RNG-05] [ASOBH-CND-01]', () => {
    const effects = { e1: aWall('e1', 'wall-of-bones', [450, 490]) };
    const figures = { b1: { at: [450, 530] as const } };
    expect(refusals(casting('sleep', { figures, effects }), cast('sleep', 2, { units: ['b1'] }))).toMatchObject([
      { code: 'cast/no-sight', who: ['a1', 'b1'], detail: { blockedBy: 'e1' } },
    ]);
    const blind = casting('sleep', { caster: { conditions: [{ is: 'blind', until: null }] }, figures });
    expect(code(blind, cast('sleep', 2, { units: ['b1'] }))).toBe('cast/cannot-see');
    const mute = casting('sleep', { caster: { conditions: [{ is: 'mute', until: null }] }, figures });
    expect(code(mute, cast('sleep', 2, { units: ['b1'] }))).toBe('cast/not-able');
  });

  it('one beneath the snow is out of reach [ASOBH-SPELL-snowstorm]', () => {
    const buried = { is: 'held', by: 'snow', task: 4, done: 0, since: 1 } as const;
    const state = casting('blast', { figures: { b1: { at: [450, 500], conditions: [buried] } } });
    expect(code(state, cast('blast', 1, { units: ['b1'] }))).toBe('cast/buried');
  });

  it('an aim names just what the spell wants [ASOBH-MAG-01]', () => {
    const state = casting('trip', { figures: { ...near, b2: { at: [480, 500] }, a2: { at: [420, 430] } } });
    expect(code(state, cast('trip', 1))).toBe('cast/aim-missing');
    expect(code(state, cast('trip', 1, { units: ['b1', 'b2'] }))).toBe('cast/no-such-target');
    expect(code(state, cast('trip', 1, { units: ['nobody'] }))).toBe('cast/no-such-target');
    expect(code(state, cast('trip', 1, { units: ['b1'], choice: 'hold' }))).toBe('cast/aim-too-much');
    expect(code(state, cast('trip', 1, { units: ['a2'] }))).toBe('cast/own-side');
    expect(code(state, cast('trip', 1, { units: ['a1'] }))).toBe('cast/not-on-oneself');
  });

  it('offers every Power and target that is legal, and nothing else [ASOBH-MAG-01]', () => {
    const state = casting('trip', {
      actions: 2,
      figures: { b1: { at: [450, 500], profile: { points: 40 } }, b2: { at: [380, 560] } },
    });
    const offered = offers(state, 'a').find((offer) => offer.do === 'cast');
    expect(offered?.needs === 'target' ? offered.intents : []).toEqual([
      cast('trip', 1, { units: ['b1'] }),
      cast('trip', 2, { units: ['b1'] }),
    ]);
  });

  it('shows before the dice how likely a spell takes hold, and why [ASOBH-MAG-05]', () => {
    const state = casting('slowdown', { figures: { b1: { at: [450, 500], traits: ['will-of-iron'] } } });
    const shown = preview(state, 'a', cast('slowdown', 2, { units: ['b1'], choice: 'slow' }));
    expect(shown.is === 'ready' ? shown.odds : []).toEqual([
      { is: 'number', code: 'power', value: 2, modifiers: [] },
      { is: 'number', code: 'resist-needs', value: 3, modifiers: [{ amount: 1, because: 'will-of-iron' }] },
      { is: 'chance', code: 'spell-takes', value: expect.closeTo(1 - (4 / 6) ** 2, 9) },
    ]);
  });

  it('a group’s spell backfires on three failures, too [ASOBH-MAG-03] [ASOBH-GRP-05]', () => {
    const state = casting('trip', { figures: { a2: { at: [475, 450] }, b1: { at: [450, 700] } } });
    const step = {
      is: 'activate',
      kind: 'group',
      figures: ['a1', 'a2'],
      dice: 3,
      spell: { unit: 'a1', spell: 'trip' },
      stage: 'roll',
      successes: 0,
      failures: 0,
    } as const;
    expect(carry(state, [step], [1, 2, 3]).of('backfired')).toMatchObject([{ unit: 'a1', spell: 'trip' }]);
  });

  it('a Leader near helps the casting roll like any other [ASOBH-MAG-14]', () => {
    const state = casting('trip', { figures: { a2: { at: [500, 450], traits: ['leader'] }, b1: { at: [450, 700] } } });
    const turn: State = { ...state, steps: [{ is: 'turn', side: 'one' }] };
    const told = play(turn, { do: 'activate', unit: 'a1', dice: 1, spell: 'trip' }, [3]);
    expect(told.of('rolled')).toMatchObject([{ needs: 3, successes: 1 }]);
  });

  it('knows no Power above three, whatever raises it [ASOBH-MAG-15]', () => {
    const complication = { is: 'spiral', spent: false, level: 5, now: null } as const;
    const told = play(casting('mist', { complication }), cast('mist', 3), [4]);
    expect(told.of('spellCast')).toMatchObject([{ power: 3 }]);
  });
});

describe('held spells', () => {
  const holds = [{ spell: 'fireball', power: 2 }] as const;

  it('a spell is kept in hand and thrown later for one action, at the Power it was cast with [ASOBH-MAG-11]', () => {
    const state = casting('fireball', { figures: { b1: { at: [450, 560] }, b2: { at: [700, 700] } } });
    const held = play(state, cast('fireball', 2, { choice: 'hold' }));
    expect(held.state.figures['a1']?.holds).toEqual(holds);
    const later: State = {
      ...held.state,
      turn: 5,
      figures: { ...held.state.figures, a1: { ...held.state.figures['a1']!, did: state.figures['a1']!.did } },
    };
    const told = play(
      later,
      { do: 'release', unit: 'a1', spell: 'fireball', hand: 0, aim: { at: { x: 450, y: 560 } } },
      [1, 6],
    );
    expect(told.of('fought')).toMatchObject([{ attack: { target: 'b1', means: { power: 2 } } }]);
    expect(told.of('spent').at(-1)).toMatchObject({ actions: 1 });
    expect(told.state.figures['a1']?.holds).toEqual([]);
  });

  it('both hands full cast nothing [ASOBH-MAG-11]', () => {
    const state = casting('fireball', { caster: { holds: [...holds, ...holds] }, figures: near });
    expect(code(state, cast('fireball', 1, { choice: 'hold' }))).toBe('cast/hands-full');
    expect(code(state, { do: 'release', unit: 'a1', spell: 'flaming-touch', hand: 0, aim: {} })).toBe(
      'release/not-held',
    );
    expect(code(state, { do: 'release', unit: 'a1', spell: 'fireball', hand: 0, aim: { choice: 'hold' } })).toBe(
      'release/held-already',
    );
  });

  it('a fall sets off what is held, on the caster and those around him [ASOBH-MAG-11]', () => {
    const state = casting('trip', { caster: { holds }, figures: { a2: { at: [480, 450] }, b1: { at: [450, 600] } } });
    const backfire = { is: 'backfire', unit: 'a1', spell: 'trip', stage: 'begin' } as const;
    const told = carry(state, [backfire], [1, 6, 1, 6]);
    expect(told.of('spellCast')).toMatchObject([{ spell: 'fireball', how: 'gone-off' }]);
    expect(
      told
        .of('fought')
        .map(({ attack }) => attack.target)
        .toSorted(),
    ).toEqual(['a1', 'a2']);
    expect(told.state.figures['a1']?.holds).toEqual([]);
  });

  it('so does being put out, and the flames outlive him [ASOBH-MAG-11]', () => {
    const state = casting('mind-control', {
      caster: { holds },
      figures: { a2: { at: [480, 450] }, a3: { at: [100, 100] }, b1: { at: [450, 600] } },
    });
    const backfire = { is: 'backfire', unit: 'a1', spell: 'mind-control', stage: 'begin' } as const;
    const told = carry(state, [backfire], [1, 1, 6]);
    expect(told.state.figures['a1']?.fate).toBe('out');
    expect(told.of('fought').map(({ attack }) => attack.target)).toEqual(['a2']);
  });
});

describe('Counter-spell', () => {
  const spells: readonly SpellId[] = ['counter-spell'];
  const given = { figures: { b1: { at: [450, 520] as const }, b2: aCaster(spells, { at: [600, 450] }) } };

  it('an enemy who sees the caster is asked, and throws as many dice as he likes [ASOBH-SPELL-counter-spell]', () => {
    const asked = play(casting('sleep', given), cast('sleep', 2, { units: ['b1'] }));
    expect(asked.state.steps.at(-1)).toMatchObject({ is: 'counter', spell: 'sleep', power: 2 });
    // Two successes, then 4 + 2 against 3 + 2
    const undone = play(asked.state, { do: 'counter', unit: 'b2', with: 'dice', dice: 3 }, [4, 5, 2, 4, 3], 'b');
    expect(undone.of('spellsClashed')).toMatchObject([{ power: 2, worked: true }]);
    expect(undone.of('spellFailed')).toMatchObject([{ spell: 'sleep', why: 'countered' }]);
    expect(undone.state.figures['b1']).toEqual(asked.state.figures['b1']);
    // A tie is the spell's, and it works
    const works = play(asked.state, { do: 'counter', unit: 'b2', with: 'dice', dice: 1 }, [4, 4, 3, 2, 6], 'b');
    expect(works.state.figures['b1']?.conditions).toMatchObject([{ is: 'sleeping' }]);
  });

  it('let pass, the spell works [ASOBH-SPELL-counter-spell]', () => {
    const asked = play(casting('sleep', given), cast('sleep', 1, { units: ['b1'] }));
    const told = play(asked.state, { do: 'let-pass' }, [3], 'b');
    expect(told.state.figures['b1']?.conditions).toMatchObject([{ is: 'sleeping' }]);
    expect(told.state.figures['b2']).toEqual(asked.state.figures['b2']);
  });

  it('who has countered reacts no more this turn, nor casts again [ASOBH-SPELL-counter-spell]', () => {
    const asked = play(casting('sleep', given), cast('sleep', 1, { units: ['b1'] }));
    const told = play(asked.state, { do: 'counter', unit: 'b2', with: 'dice', dice: 1 }, [4, 3, 6, 6], 'b');
    expect(told.of('spellsClashed')).toMatchObject([{ worked: false }]);
    expect(told.state.figures['b2']).toMatchObject({ reacted: true, did: { casts: 1 } });
    expect(code(asked.state, { do: 'counter', unit: 'b1', with: 'dice', dice: 1 }, 'b')).toBe('cast/not-known');
    expect(code(asked.state, { do: 'counter', unit: 'a1', with: 'dice', dice: 1 }, 'b')).toBe('counter/no-such-caster');
  });

  it('who throws no success has cast nothing, but does not try twice against one spell [ASOBH-SPELL-counter-spell]', () => {
    const two = { figures: { ...given.figures, b3: aCaster(spells, { at: [300, 450] }) } };
    const asked = play(casting('sleep', two), cast('sleep', 1, { units: ['b1'] }));
    const told = play(asked.state, { do: 'counter', unit: 'b2', with: 'dice', dice: 1 }, [3], 'b');
    expect(told.state.figures['b2']).toMatchObject({ reacted: false, did: { casts: 0 } });
    expect(code(told.state, { do: 'counter', unit: 'b2', with: 'dice', dice: 1 }, 'b')).toBe('counter/tried');
    expect(offers(told.state, 'b').filter((offer) => offer.do === 'counter')).toMatchObject([{ unit: 'b3' }]);
  });

  it('banked actions counter without a die of Quality [ASOBH-MAG-16] [ASOBH-ACT-12]', () => {
    const banked = { figures: { ...given.figures, b2: aCaster(spells, { at: [600, 450], banked: 2 }) } };
    const asked = play(casting('sleep', banked), cast('sleep', 1, { units: ['b1'] }));
    expect(code(asked.state, { do: 'counter', unit: 'b2', with: 'banked', dice: 3 }, 'b')).toBe('counter/not-banked');
    const told = play(asked.state, { do: 'counter', unit: 'b2', with: 'banked', dice: 2 }, [3, 3], 'b');
    expect(told.of('spellsClashed')).toMatchObject([{ power: 2, worked: true }]);
    expect(told.state.figures['b2']?.banked).toBe(0);
  });

  it('three failures backfire, and the spell works [ASOBH-SPELL-counter-spell] [ASOBH-MAG-03]', () => {
    const asked = play(casting('sleep', given), cast('sleep', 1, { units: ['b1'] }));
    const told = play(asked.state, { do: 'counter', unit: 'b2', with: 'dice', dice: 3 }, [1, 2, 3, 1, 6, 2], 'b');
    expect(told.of('backfired')).toMatchObject([{ unit: 'b2', spell: 'counter-spell' }]);
    expect(told.of('fought')).toMatchObject([{ attack: { target: 'b2', means: { combat: 2, fire: true } } }]);
    expect(told.state.figures['b1']?.conditions).toMatchObject([{ is: 'sleeping' }]);
  });

  it('nobody is asked who does not see the caster or fights [ASOBH-SPELL-counter-spell] [ASOBH-MAG-04]', () => {
    const behind = {
      ...given,
      effects: {
        e1: aWall('e1', 'wall-of-bones', [560, 450], {
          outline: [
            { x: 555, y: 412 },
            { x: 565, y: 412 },
            { x: 565, y: 488 },
            { x: 555, y: 488 },
          ],
        }),
      },
    };
    expect(play(casting('sleep', behind), cast('sleep', 1, { units: ['b1'] }), [6]).of('spellResisted')).toHaveLength(
      1,
    );
    const fights = { figures: { ...given.figures, a2: { at: [600, 475] as const } } };
    expect(play(casting('sleep', fights), cast('sleep', 1, { units: ['b1'] }), [6]).of('spellResisted')).toHaveLength(
      1,
    );
  });

  it('cannot be announced, only answered with [ASOBH-SPELL-counter-spell]', () => {
    const state = casting('counter-spell', { figures: near });
    const turn: State = { ...state, steps: [{ is: 'turn', side: 'one' }] };
    expect(code(turn, { do: 'activate', unit: 'a1', dice: 2, spell: 'counter-spell' })).toBe('cast/only-in-answer');
  });
});

describe('ending a spell', () => {
  it('its caster may give it up in his turn, at no cost; another may not [ASOBH-MAG-07] [ASOBH-MAG-08]', () => {
    const effects = {
      e1: anEffect('e1', 'mist', { caster: 'a1' }),
      e2: aWall('e2', 'wall-of-bones', [300, 300], { caster: 'a1' }),
    };
    const state = casting('trip', { effects, figures: { a2: { at: [300, 500] }, b1: { at: [450, 700] } } });
    const turn: State = { ...state, steps: [{ is: 'turn', side: 'one' }] };
    expect(Object.keys(play(turn, { do: 'end-spell', unit: 'a1', effect: 'e1' }).state.effects)).toEqual(['e2']);
    expect(code(turn, { do: 'end-spell', unit: 'a2', effect: 'e1' })).toBe('end-spell/not-his');
    expect(code(turn, { do: 'end-spell', unit: 'a1', effect: 'e2' })).toBe('end-spell/not-his');
    expect(code(turn, { do: 'end-spell', unit: 'b1', effect: 'e1' })).toBe('unit/not-yours');
  });
});
