import { describe, expect, it } from 'vitest';
import { aPiece, play, refusals } from '../test-kit';
import { anEffect, aWall, cast, casting } from './test-kit';

describe('spells that strike', () => {
  it('a Blast hits like a shot with C equal to its Power, and no armour helps [ASOBH-SPELL-blast]', () => {
    const state = casting('blast', {
      figures: { b1: { at: [450, 560], traits: ['heavily-armored'] }, b2: { at: [300, 450] } },
    });
    const told = play(state, cast('blast', 2, { units: ['b1'] }), [6, 3]);
    // 6 + 2 against 3 + 3: beaten by an even die
    expect(told.of('fought')).toMatchObject([{ result: 'prone', loser: 'b1' }]);
    expect(told.of('fought')[0]?.count?.after).toEqual([]);
    expect(told.state.figures['b2']).toEqual(state.figures['b2']);
    expect(told.state.figures['a1']?.did.casts).toBe(1);
  });

  it('a Blast may pick any foe in sight, not the nearest [ASOBH-SPELL-blast]', () => {
    const state = casting('blast', { figures: { b1: { at: [450, 500] }, b2: { at: [500, 420] } } });
    expect(refusals(state, cast('blast', 1, { units: ['b2'] }))).toEqual([]);
  });

  it('a Flame Jet has to take the nearest foe first [ASOBH-SPELL-flame-jet] [ASOBH-RNG-03]', () => {
    const figures = { b1: { at: [450, 500] as const, profile: { points: 30 } }, b2: { at: [380, 470] as const } };
    const state = casting('flame-jet', { figures });
    expect(refusals(state, cast('flame-jet', 2, { units: ['b2'] }))).toMatchObject([
      { code: 'cast/nearer-foe', who: ['a1', 'b2', 'b1'] },
    ]);
    const told = play(state, cast('flame-jet', 1, { units: ['b1'] }), [5, 3]);
    // C is the Power and one: 5 + 2 against 3 + 3, an odd die
    expect(told.of('fought')[0]?.sides.attacker.value).toBe(2);
    expect(told.of('fought')).toMatchObject([{ result: 'recoil' }]);
  });

  it('reaches a second and a third stick at one and two less, where the spell may [ASOBH-EX-09] [ASOBH-MAG-12]', () => {
    const far = (y: number) => casting('blast', { figures: { b1: { at: [450, y] } } });
    const values = [520, 600, 670].map(
      (y) => play(far(y), cast('blast', 1, { units: ['b1'] }), [1, 6]).of('fought')[0]?.sides.attacker.value,
    );
    expect(values).toEqual([1, 0, -1]);
    expect(refusals(far(750), cast('blast', 1, { units: ['b1'] }))).toMatchObject([{ code: 'cast/out-of-range' }]);
  });

  it('a spell without Extended Range stops at one stick [ASOBH-MAG-12]', () => {
    const state = casting('flame-jet', { figures: { b1: { at: [450, 560] } } });
    expect(refusals(state, cast('flame-jet', 1, { units: ['b1'] }))).toMatchObject([
      { code: 'cast/out-of-range', detail: { reach: 75, over: 10 } },
    ]);
    expect(refusals(state, cast('flame-jet', 2, { units: ['b1'] }))).toEqual([]);
  });

  it('a good eye helps spells, too [ASOBH-RNG-14]', () => {
    const state = casting('blast', { caster: { traits: ['good-shot'] }, figures: { b1: { at: [450, 500] } } });
    const told = play(state, cast('blast', 1, { units: ['b1'] }), [1, 6]);
    expect(told.of('fought')[0]?.sides.attacker.modifiers).toContainEqual({ amount: 1, because: 'good-shot' });
  });

  it('may strike one with Stealth in cover [ASOBH-MAG-13]', () => {
    const state = casting('blast', {
      figures: { b1: { at: [450, 522.5], traits: ['stealth'] } },
      effects: { e1: aWall('e1', 'wall-of-fire', [520, 522.5]) },
    });
    expect(refusals(state, cast('blast', 1, { units: ['b1'] }))).toEqual([]);
  });

  it('a Fireball burns everyone in a Short circle, friends and those who merely touch it [ASOBH-SPELL-fireball]', () => {
    const state = casting('fireball', {
      figures: { b1: { at: [450, 600] }, b2: { at: [480, 600] }, a2: { at: [410, 600] }, b3: { at: [450, 700] } },
    });
    const told = play(state, cast('fireball', 3, { at: { x: 450, y: 600 } }), [1, 6, 1, 6, 1, 6]);
    expect(told.of('fought').map(({ attack }) => attack.target)).toEqual(['a2', 'b1', 'b2'].toSorted(order(state)));
    expect(told.of('fought').every(({ sides }) => sides.attacker.combat === 4)).toBe(true);
    expect(told.state.figures['b3']).toEqual(state.figures['b3']);
  });

  it('a Fireball melts a Wall of Ice, may set one of wood alight and does nothing to fire [ASOBH-SPELL-fireball] [ASOBH-SPELL-wall-of-ice] [ASOBH-SPELL-wall-of-wood]', () => {
    const state = casting('fireball', {
      effects: {
        e1: aWall('e1', 'wall-of-ice', [450, 600], { power: 3 }),
        e2: aWall('e2', 'wall-of-wood', [450, 620], { power: 2 }),
        e3: aWall('e3', 'wall-of-fire', [450, 580], { power: 2 }),
      },
      next: 4,
    });
    const told = play(state, cast('fireball', 3, { at: { x: 450, y: 600 } }), [2]);
    expect(told.of('wallChanged')).toMatchObject([
      { wall: 'e1', how: 'melted' },
      { wall: 'e2', how: 'kindled', face: 2 },
    ]);
    expect(Object.values(told.state.effects).map(({ id, is, power }) => [id, is, power])).toEqual([
      ['e3', 'wall-of-fire', 2],
      ['e4', 'wall-of-fire', 2],
    ]);
  });

  it('a Fireball digs out whoever snow has buried, and does him no harm [ASOBH-SPELL-snowstorm]', () => {
    const buried = { is: 'held', by: 'snow', task: 4, done: 1, since: 1 } as const;
    const state = casting('fireball', { figures: { b1: { at: [450, 600], conditions: [buried] } } });
    const told = play(state, cast('fireball', 2, { at: { x: 450, y: 600 } }));
    expect(told.state.figures['b1']?.conditions).toEqual([]);
    expect(told.of('fought')).toEqual([]);
  });

  it('a Flame Jet destroys a Wall of Ice with any win [ASOBH-SPELL-flame-jet]', () => {
    const state = casting('flame-jet', { effects: { e1: aWall('e1', 'wall-of-ice', [450, 500], { power: 3 }) } });
    const told = play(state, cast('flame-jet', 3, { effect: 'e1' }), [5, 4]);
    // 5 + 4 against 4 + 4
    expect(told.state.effects).toEqual({});
  });

  it('a Flame Jet sets fire to what burns, once [ASOBH-SPELL-flame-jet]', () => {
    const terrain = [
      aPiece('thatch', { stands: 'solid', height: 60, art: 'hut' }, [430, 500], [60, 60]),
      aPiece('rock', { stands: 'solid', height: 60, art: 'rocks' }, [350, 480], [40, 40]),
    ];
    const state = casting('flame-jet', { terrain });
    expect(refusals(state, cast('flame-jet', 3, { choice: 'rock' }))).toMatchObject([{ code: 'cast/not-flammable' }]);
    const told = play(state, cast('flame-jet', 1, { choice: 'thatch' }));
    expect(told.of('setAlight')).toMatchObject([{ piece: 'thatch' }]);
    const again = casting('flame-jet', { terrain, effects: told.state.effects });
    expect(refusals(again, cast('flame-jet', 1, { choice: 'thatch' }))).toMatchObject([{ code: 'cast/burns-already' }]);
  });

  it('a Fireball thrown two or three sticks far loses 1 or 2, held or not, and 1 in a magic rain [ASOBH-SPELL-fireball] [ASOBH-MAG-12] [ASOBH-SPELL-rain]', () => {
    const burnt = (y: number, more: Parameters<typeof casting>[1] = {}) =>
      play(
        casting('fireball', { figures: { b1: { at: [450, y] } }, ...more }),
        cast('fireball', 1, { at: { x: 450, y } }),
        [1, 6],
      ).of('fought')[0]?.sides.attacker.modifiers;
    const far = (amount: number) => [{ amount, because: 'ASOBH-MAG-12' }];
    expect([burnt(530), burnt(600), burnt(670)]).toEqual([[], far(-1), far(-2)]);
    const rain = { effects: { e1: anEffect('e1', 'rain') } };
    expect(burnt(530, rain)).toEqual([{ amount: -1, because: 'rain' }]);
    const holds = [{ spell: 'fireball', power: 1 }] as const;
    const thrown = play(
      casting('fireball', { caster: { holds }, figures: { b1: { at: [450, 600] } } }),
      { do: 'release', unit: 'a1', spell: 'fireball', hand: 0, aim: { at: { x: 450, y: 600 } } },
      [1, 6],
    );
    expect(thrown.of('fought')[0]?.sides.attacker.modifiers).toEqual(far(-1));
  });

  it('a Short area is measured across, one that grows from its middle [ASOBH-MAG-18]', () => {
    const ball = (x: number) =>
      play(
        casting('fireball', { figures: { b1: { at: [x, 560] } } }),
        cast('fireball', 2, { at: { x: 450, y: 560 } }),
        x < 500 ? [1, 6] : [],
      );
    expect(ball(498).of('fought')).toHaveLength(1);
    expect(ball(501).of('fought')).toHaveLength(0);
    const cheered = (x: number) =>
      play(casting('courage', { figures: { a2: { at: [x, 450] } } }), cast('courage', 1)).state.figures['a2']?.gained
        .length;
    expect([cheered(549), cheered(551)]).toEqual([1, 0]);
  });

  it('nobody but the Amphibious casts from deep water [ASOBH-ENV-05]', () => {
    const terrain = [aPiece('pool', { ground: 'deep' }, [400, 400], [100, 100])];
    const blast = cast('blast', 1, { units: ['b1'] });
    const swims = casting('blast', { terrain, figures: { b1: { at: [450, 520] } } });
    expect(refusals(swims, blast)).toMatchObject([{ code: 'cast/deep-water' }]);
    const home = casting('blast', { terrain, caster: { traits: ['amphibious'] }, figures: { b1: { at: [450, 520] } } });
    expect(refusals(home, blast)).toEqual([]);
    const above = casting('blast', { terrain, caster: { traits: ['flying'] }, figures: { b1: { at: [450, 520] } } });
    expect(refusals(above, blast)).toEqual([]);
  });

  it('Lightning leaps on while it hits, the way its caster wishes [ASOBH-SPELL-lightning]', () => {
    const state = casting('lightning', {
      figures: { b1: { at: [450, 520] }, b2: { at: [475, 520] }, b3: { at: [425, 520] }, a2: { at: [500, 520] } },
    });
    const first = play(state, cast('lightning', 3, { units: ['b1'] }), [6, 4]);
    // 6 + 4 against 4 + 3: Prone, and two stand beside it
    expect(first.state.steps.at(-1)).toMatchObject({
      is: 'magic-choice',
      of: 'leap',
      seat: 'a',
      options: ['b2', 'b3'],
    });
    const second = play(first.state, { do: 'magic-choose', unit: 'a1', option: 'b3' }, [6, 4, 6, 4, 1, 6]);
    // b3 falls, so does b2, and the friend beside b2 is missed: it stops there
    expect(second.of('fought').map(({ attack, result }) => [attack.target, result])).toEqual([
      ['b3', 'prone'],
      ['b2', 'prone'],
      ['a2', 'nothing'],
    ]);
  });

  it('Lightning that does nothing goes no farther [ASOBH-SPELL-lightning]', () => {
    const state = casting('lightning', { figures: { b1: { at: [450, 520] }, b2: { at: [475, 520] } } });
    const told = play(state, cast('lightning', 1, { units: ['b1'] }), [1, 6]);
    expect(told.of('fought')).toHaveLength(1);
  });

  it('Flaming Touch helps the next blow by its Power and lets the caster strike in the same turn [ASOBH-SPELL-flaming-touch] [ASOBH-ACT-08]', () => {
    const state = casting('flaming-touch', { figures: { b1: { at: [450, 475] }, b2: { at: [300, 300] } } });
    const lit = play(state, cast('flaming-touch', 2));
    const told = play(lit.state, { do: 'attack', unit: 'a1', target: 'b1', power: false }, [5, 4]);
    expect(told.of('fought')[0]?.sides.attacker.modifiers).toContainEqual({ amount: 2, because: 'flaming-touch' });
    expect(told.state.effects).toEqual({});
  });

  it('Flaming Touch is no help against creatures of fire [ASOBH-SPELL-flaming-touch]', () => {
    const state = casting('flaming-touch', {
      figures: { b1: { at: [450, 475], profile: { kinds: ['fire-elemental'] } } },
    });
    const lit = play(state, cast('flaming-touch', 2));
    const told = play(lit.state, { do: 'attack', unit: 'a1', target: 'b1', power: false }, [5, 4]);
    expect(told.of('fought')[0]?.sides.attacker.modifiers.some(({ because }) => because === 'flaming-touch')).toBe(
      false,
    );
  });
});

const order = (state: { readonly figures: object }) => (a: string, b: string) =>
  Object.keys(state.figures).indexOf(a) - Object.keys(state.figures).indexOf(b);
