import { describe, expect, it } from 'vitest';
import { zConfig } from '../config';
import { READY_WARBANDS } from '../content/warbands';
import { offers, waitingFor } from '../engine';
import { songOfBlades } from '../index';
import type { Intent } from '../intents';
import { setup } from '../setup';
import type { State } from '../state';
import { aBattle, aFigure, play, refusals } from '../test-kit';

const ready = (id: string): Intent => ({ do: 'choose-warband', warband: { is: 'ready', id } });
const first = READY_WARBANDS[0]?.id ?? '';
const second = READY_WARBANDS[1]?.id ?? '';

/** The field still to be laid, and no omens. */
const PLAIN = { map: 'placer', weather: false, complications: false };

/** Both have chosen and are ready. */
function revealed(given: Parameters<typeof zConfig.parse>[0] = PLAIN): State {
  const begin = setup(zConfig.parse(given));
  const a = play(begin, ready(first)).state;
  const b = play(a, ready(second), [], 'b').state;
  return play(play(b, { do: 'ready', ready: true }).state, { do: 'ready', ready: true }, [], 'b').state;
}

/** Side one attacks from the near edge; every figure waits to be set down. */
const deploying = (figures: Parameters<typeof aBattle>[0]['figures'], more: Partial<State> = {}): State => {
  const reserve = Object.fromEntries(
    Object.entries(figures).map(([id, figure]) => [id, { ...figure, fate: 'reserve' as const, pose: null }]),
  );
  return {
    ...aBattle({ figures: reserve }),
    steps: [{ is: 'deploy', side: 'two', placed: 0 }],
    turn: 0,
    active: null,
    first: null,
    ...more,
  };
};

describe('warbands', () => {
  it('are chosen in secret until both are ready, then shown at once [ASOBH-SET-01]', () => {
    const a = play(setup(zConfig.parse({})), ready(first));
    expect(songOfBlades.view(a.state, 'b').chosen).toEqual({ a: null });
    expect(songOfBlades.view(a.state, 'a').chosen['a']?.figures.length).toBeGreaterThan(5);
    const state = revealed();
    expect(state.chosen).toEqual({});
    expect(state.figures['a1']).toMatchObject({ side: 'one', seat: 'a', fate: 'reserve', pose: null });
    expect(state.figures['b1']).toMatchObject({ side: 'two', seat: 'b' });
    expect(state.sides['one']?.began).toBe(Object.values(state.figures).filter(({ side }) => side === 'one').length);
    expect(state.steps).toMatchObject([{ is: 'roll-off', why: 'role' }]);
  });

  it('may be changed until the other is ready; a change takes the word back [ASOBH-SET-01]', () => {
    const a = play(setup(zConfig.parse({})), ready(first)).state;
    const said = play(a, { do: 'ready', ready: true }).state;
    const changed = play({ ...said, steps: [{ is: 'muster', ready: ['a'] }] }, ready(second), [], 'b').state;
    expect(changed.steps).toMatchObject([{ ready: ['a'] }]);
    expect(refusals(setup(zConfig.parse({})), { do: 'ready', ready: true })[0]?.code).toBe('muster/no-warband');
    expect(refusals(a, ready('nothing'))[0]?.code).toBe('muster/unknown-warband');
  });

  it('keep the limits of the battle [ASOBH-SET-01]', () => {
    const small = setup(zConfig.parse({ points: 100 }));
    const [no] = refusals(small, ready(first));
    expect(no?.code).toBe('warband/over-points');
    expect(offers(small, 'a').some((offer) => offer.needs === 'target' && offer.do === 'choose-warband')).toBe(false);
  });

  it('of one side share its points among the seats [ASOBH-SET-19]', () => {
    const team = setup(zConfig.parse({ seats: 2, points: 500 }));
    expect(waitingFor(team).map(({ seat }) => seat)).toEqual(['a', 'b', 'c', 'd']);
    const chosen = play(team, ready(first)).state;
    expect(refusals(chosen, ready(second), 'c')[0]?.code).toBe('warband/over-points');
    expect(refusals(chosen, ready(second), 'b')).toEqual([]);
    expect(refusals(chosen, { do: 'ready', ready: true }, 'c')).toEqual([]);
  });
});

describe('the field', () => {
  it('begins with a die each, ties again; the higher chooses his role [ASOBH-SET-13]', () => {
    const state = revealed();
    const one = play(state, { do: 'roll-off' }, [4]).state;
    expect(refusals(one, { do: 'roll-off' })[0]?.code).toBe('seat/not-your-turn');
    const tie = play(one, { do: 'roll-off' }, [4], 'b');
    expect(tie.of('rollOffDecided')).toMatchObject([{ winner: null }]);
    const again = play(play(tie.state, { do: 'roll-off' }, [2]).state, { do: 'roll-off' }, [5], 'b');
    expect(again.of('rollOffDecided')).toMatchObject([{ winner: 'two' }]);
    expect(waitingFor(again.state)).toMatchObject([{ seat: 'b', what: 'choose-role' }]);
    const chosen = play(again.state, { do: 'choose-role', role: 'attacker' }, [], 'b').state;
    expect(chosen.sides).toMatchObject({ one: { role: 'defender' }, two: { role: 'attacker' } });
    expect(chosen.steps).toMatchObject([{ is: 'terrain', side: 'one' }]);
  });

  it('is laid by the defender, wholly on the table, no piece on another [ASOBH-SET-14]', () => {
    const state: State = { ...revealed(), steps: [{ is: 'terrain', side: 'one' }] };
    const [offer] = offers(state, 'a').filter((each) => each.do === 'lay');
    const lay = offer === undefined ? undefined : songOfBlades.sample(state, 'a', offer, () => 0.5);
    if (lay?.do !== 'lay') throw new Error('nothing to lay');
    const laid = play(state, lay).state;
    expect(laid.terrain).toHaveLength(1);
    expect(refusals(laid, lay)[0]?.code).toBe('terrain/overlap');
    expect(refusals(state, { ...lay, at: { x: 0, y: 0, facing: 90 } })[0]?.code).toBe('terrain/off-table');
    expect(refusals(state, { ...lay, template: 'no-such-thing' })[0]?.code).toBe('terrain/unknown');
    expect(refusals(state, lay, 'b')[0]?.code).toBe('seat/not-your-turn');
    const [piece] = laid.terrain;
    expect(play(laid, { do: 'take-up', piece: piece?.id ?? '' }).state.terrain).toEqual([]);
    const done = play(laid, { do: 'terrain-done' }).state;
    expect(done.steps).toMatchObject([{ is: 'choose-edge', side: 'two' }]);
  });

  it('gives the attacker his edge and the defender the one across [ASOBH-SET-15]', () => {
    const state: State = { ...revealed(), steps: [{ is: 'choose-edge', side: 'two' }] };
    const chosen = play(state, { do: 'choose-edge', edge: 'left' }, [], 'b').state;
    expect(chosen.sides).toMatchObject({ two: { edge: 'left' }, one: { edge: 'right' } });
    expect(chosen.steps).toMatchObject([{ is: 'deploy', side: 'one' }]);
  });

  it('is 90 cm wide at 28 mm and 60 cm at 15 mm [ASOBH-SET-10] [ASOBH-SET-11]', () => {
    expect(setup(zConfig.parse({})).table).toEqual({ width: 900, depth: 900 });
    expect(setup(zConfig.parse({ scale: 'small', map: 'placer' })).table).toEqual({ width: 600, depth: 600 });
  });
});

describe('deployment', () => {
  it('goes turn by turn, one figure at a time, the defender first [ASOBH-SET-15] [ASOBH-SET-16]', () => {
    const state = deploying({ a1: {}, a2: {}, b1: {} });
    const told = play(state, { do: 'deploy', unit: 'b1', pose: { x: 400, y: 850, facing: 270 } }, [], 'b');
    expect(told.state.figures['b1']).toMatchObject({ fate: 'table', pose: { x: 400, y: 850, facing: 270 } });
    const mine = play(told.state, { do: 'deploy', unit: 'a1', pose: { x: 400, y: 50, facing: 90 } });
    expect(mine.state.steps).toMatchObject([{ is: 'deploy', side: 'one' }]);
  });

  it('goes by threes in large games [ASOBH-SET-16]', () => {
    const config = zConfig.parse({ points: 800, weather: false, complications: false });
    const state = deploying({ a1: {}, b1: {}, b2: {}, b3: {}, b4: {} }, { config });
    const place = (now: State, unit: string, x: number) =>
      play(now, { do: 'deploy', unit, pose: { x, y: 850, facing: 270 } }, [], 'b').state;
    const two = place(place(state, 'b1', 100), 'b2', 200);
    expect(two.steps).toMatchObject([{ side: 'two', placed: 2 }]);
    expect(place(two, 'b3', 300).steps).toMatchObject([{ side: 'one', placed: 0 }]);
  });

  it('keeps within one Medium of the edge, on the table, off other bases and solid things [ASOBH-SET-15]', () => {
    const hut = {
      id: 'hut',
      name: 'Hut',
      ground: 'normal' as const,
      stands: 'solid' as const,
      height: 60,
      plant: false,
      art: 'hut',
      outline: [
        { x: 600, y: 820 },
        { x: 700, y: 820 },
        { x: 700, y: 880 },
        { x: 600, y: 880 },
      ],
    };
    const state = deploying({ a1: {}, b1: {} }, { terrain: [hut] });
    const there = { ...state, figures: { ...state.figures, b2: aFigure('b2', { at: [200, 850] }) } };
    const code = (x: number, y: number) =>
      refusals(there, { do: 'deploy', unit: 'b1', pose: { x, y, facing: 270 } }, 'b')[0]?.code;
    expect(code(400, 780)).toBe('deploy/outside-zone');
    expect(code(400, 792.5)).toBeUndefined();
    expect(code(400, 890)).toBe('place/off-table');
    expect(code(210, 850)).toBe('place/overlap');
    expect(code(650, 850)).toBe('deploy/no-footing');
    expect(refusals(there, { do: 'deploy', unit: 'b2', pose: { x: 400, y: 850, facing: 270 } }, 'b')[0]?.code).toBe(
      'deploy/already',
    );
    expect(refusals(there, { do: 'deploy', unit: 'a1', pose: { x: 400, y: 850, facing: 270 } }, 'b')[0]?.code).toBe(
      'unit/not-yours',
    );
  });
});

describe('when everybody stands', () => {
  const last = (config: Parameters<typeof zConfig.parse>[0], b1: Parameters<typeof aFigure>[1] = {}) =>
    deploying({ a1: {}, b1 }, { config: zConfig.parse(config), steps: [{ is: 'deploy', side: 'two', placed: 0 }] });
  /** Sets down the last two and shows what the dice brought. */
  const omens = (state: State, faces: readonly number[]) => {
    const b = play(state, { do: 'deploy', unit: 'b1', pose: { x: 400, y: 850, facing: 270 } }, [], 'b').state;
    return play(b, { do: 'deploy', unit: 'a1', pose: { x: 400, y: 50, facing: 90 } }, faces);
  };

  it('a 5 or 6 stirs the magic of the place, where somebody casts [ASOBH-SET-17]', () => {
    const caster = { traits: ['spell-caster'] } as const;
    const calm = omens(last({ weather: false }, caster), [4]);
    expect(calm.of('complicationCame')).toMatchObject([{ complication: null, faces: [4] }]);
    const vortex = omens(last({ weather: false }, caster), [5, 6]);
    expect(vortex.state.complication).toMatchObject({ is: 'vortex', spent: false });
    expect(omens(last({ weather: false }), []).of('complicationCame')).toEqual([]);
    expect(omens(last({ weather: false, complications: false }, caster), []).state.complication).toBeNull();
  });

  it('a 5 or 6 brings weather outdoors, by the region; snow may bring a storm [ASOBH-SET-18] [ASOBH-WTH-05]', () => {
    expect(omens(last({}), [4]).state.weather).toBeNull();
    expect(omens(last({}), [5, 2]).state.weather).toBe('strong-wind');
    expect(omens(last({ region: 'cold' }), [6, 5, 1]).state).toMatchObject({ weather: 'snow', storm: true });
    expect(omens(last({ region: 'cold' }), [6, 6, 2]).state).toMatchObject({ weather: 'snow', storm: false });
    expect(omens(last({ region: 'hot' }), [6, 1]).state.weather).toBe('heatwave');
    expect(omens(last({ outdoors: false }), []).state.weather).toBeNull();
  });

  it('the higher die takes the first turn, ties again, once a game [ASOBH-INI-01]', () => {
    const state = omens(last({ weather: false }), []).state;
    expect(state.steps).toMatchObject([{ is: 'roll-off', why: 'first' }]);
    const tie = play(play(state, { do: 'roll-off' }, [3]).state, { do: 'roll-off' }, [3], 'b').state;
    const told = play(play(tie, { do: 'roll-off' }, [2]).state, { do: 'roll-off' }, [6], 'b');
    expect(told.state).toMatchObject({ active: 'two', first: 'two', turn: 1 });
    const next = play(told.state, { do: 'end-turn' }, [], 'b');
    expect(next.state).toMatchObject({ active: 'one', first: 'two', turn: 2 });
  });
});
