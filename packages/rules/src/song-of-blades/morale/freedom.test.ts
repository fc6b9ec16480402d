import { describe, expect, it } from 'vitest';
import { offers } from '../engine';
import { aBattle, aPiece, happen, play, refusals } from '../test-kit';
import { befall, beginActivation, entangleTask } from './conditions';
import { bungle } from './freedom';

const foe = { b1: { at: [850, 850] } } as const;
const codes = (...args: Parameters<typeof refusals>) => refusals(...args).map(({ code }) => code);

describe('standing up', () => {
  it('takes one action [ASOBH-CND-05]', () => {
    const battle = aBattle({
      figures: { a1: { conditions: ['prone'] }, a2: { at: [300, 300] }, ...foe },
      acting: { a1: 1 },
    });
    const told = play(battle, { do: 'stand-up', unit: 'a1' });
    expect(told.of('recovered')).toMatchObject([{ unit: 'a1', condition: 'prone' }]);
    expect(told.of('spent')).toMatchObject([{ unit: 'a1', actions: 1 }]);
  });

  it('is nothing for one who stands, and for a figure that has no action left [ASOBH-CND-05] [ASOBH-ACT-03]', () => {
    const battle = aBattle({
      figures: { a1: {}, a2: { conditions: ['prone'], at: [300, 300] }, ...foe },
      acting: { a1: 1 },
    });
    expect(codes(battle, { do: 'stand-up', unit: 'a1' })).toEqual(['stand-up/stands']);
    expect(codes(battle, { do: 'stand-up', unit: 'a2' })).toHaveLength(1);
  });

  it('takes two after a fall, in shallow water and on snow [ASOBH-CND-05] [ASOBH-ENV-04] [ASOBH-WTH-05]', () => {
    const given = { figures: { a1: { at: [450, 450], conditions: ['prone'] }, ...foe }, acting: { a1: 1 } } as const;
    const fallen = aBattle({
      ...given,
      figures: { a1: { at: [450, 450], conditions: [{ is: 'prone', stand: 2, stuck: false }] }, ...foe },
    });
    const ford = aBattle({ ...given, terrain: [aPiece('pond', { ground: 'shallow' }, [400, 400], [100, 100])] });
    const snow = aBattle({ ...given, weather: 'snow' });
    for (const battle of [fallen, ford, snow])
      expect(codes(battle, { do: 'stand-up', unit: 'a1' })).toEqual(['act/too-few-actions']);
    expect(codes(aBattle({ ...given }), { do: 'stand-up', unit: 'a1' })).toEqual([]);
  });

  it('on snow and in water is no trouble to those at home there [ASOBH-TRAIT-snow-walk] [ASOBH-TRAIT-amphibious]', () => {
    const walker = {
      a1: { at: [450, 450], conditions: ['prone'], traits: ['snow-walk', 'amphibious'] },
      ...foe,
    } as const;
    const terrain = [aPiece('pond', { ground: 'shallow' }, [400, 400], [100, 100])];
    expect(
      codes(aBattle({ figures: walker, acting: { a1: 1 }, weather: 'snow' }), { do: 'stand-up', unit: 'a1' }),
    ).toEqual([]);
    expect(codes(aBattle({ figures: walker, acting: { a1: 1 }, terrain }), { do: 'stand-up', unit: 'a1' })).toEqual([]);
  });

  it('out of the mud comes free with the next activation and not before [ASOBH-WTH-03]', () => {
    const mired = { a1: { conditions: [{ is: 'prone', stand: 1, stuck: true }] }, ...foe } as const;
    const battle = aBattle({ figures: mired, acting: { a1: 1 }, weather: 'heavy-rain' });
    expect(codes(battle, { do: 'stand-up', unit: 'a1' })).toEqual(['stand-up/stuck']);
    const told = happen(battle, (tale) => beginActivation(tale, 'a1'));
    expect(told.state.figures['a1']?.conditions).toEqual([]);
  });
});

describe('breaking a Transfix', () => {
  const battle = (left: number) =>
    aBattle({ figures: { a1: { conditions: ['transfixed'] }, a2: { at: [300, 300] }, ...foe }, acting: { a1: left } });

  it('takes two actions at once [ASOBH-CND-08] [ASOBH-ACT-10]', () => {
    expect(codes(battle(1), { do: 'break-transfix', unit: 'a1' })).toEqual(['act/too-few-actions']);
    expect(play(battle(2), { do: 'break-transfix', unit: 'a1' }).state.figures['a1']?.conditions).toEqual([]);
  });

  it('is all it can do [ASOBH-CND-08]', () => {
    const offered = offers(battle(3), 'a').filter((offer) => 'unit' in offer && offer.unit === 'a1');
    const verbs = offered.map((offer) => offer.do);
    expect(verbs).toContain('break-transfix');
    expect(verbs).not.toContain('move');
    expect(verbs).not.toContain('attack');
  });
});

describe('an Entangled figure', () => {
  const web = { is: 'entangled', task: 2, done: 0 } as const;

  it('tears itself free with two actions, together or apart [ASOBH-CON-05] [ASOBH-ACT-11]', () => {
    const battle = aBattle({
      figures: { a1: { conditions: [web] }, a2: { at: [300, 300] }, ...foe },
      acting: { a1: 2 },
    });
    expect(play(battle, { do: 'free', unit: 'a1', target: 'a1', actions: 2 }).state.figures['a1']?.conditions).toEqual(
      [],
    );
    const half = play(battle, { do: 'free', unit: 'a1', target: 'a1', actions: 1 });
    expect(half.of('workedFree')).toMatchObject([{ done: 1, task: 2 }]);
    expect(half.state.figures['a1']?.conditions).toMatchObject([{ is: 'entangled', done: 1 }]);
    const rest = play(half.state, { do: 'free', unit: 'a1', target: 'a1', actions: 1 });
    expect(rest.state.figures['a1']?.conditions).toEqual([]);
  });

  it('is helped by each friend in contact with one action, once [ASOBH-CON-05]', () => {
    const figures = {
      a1: { at: [450, 450], conditions: [{ ...web, task: 4 }] },
      a2: { at: [475, 450] },
      a3: { at: [300, 300] },
      ...foe,
    } as const;
    const battle = aBattle({ figures, acting: { a2: 3 } });
    expect(codes(battle, { do: 'free', unit: 'a2', target: 'a1', actions: 2 })).toEqual(['free/one-action-each']);
    const told = play(battle, { do: 'free', unit: 'a2', target: 'a1', actions: 1 });
    expect(told.state.figures['a1']?.conditions).toMatchObject([{ done: 1, helpers: ['a2'] }]);
    expect(codes(told.state, { do: 'free', unit: 'a2', target: 'a1', actions: 1 })).toEqual(['free/helped-already']);
    const far = aBattle({ figures, acting: { a3: 1 } });
    expect(codes(far, { do: 'free', unit: 'a3', target: 'a1', actions: 1 })).toEqual(['contact/not-touching']);
    expect(codes(far, { do: 'free', unit: 'a3', target: 'b1', actions: 1 })).toEqual(['care/not-a-friend']);
    expect(codes(far, { do: 'free', unit: 'a3', target: 'nobody', actions: 1 })).toEqual(['unit/unknown']);
    expect(codes(far, { do: 'free', unit: 'a3', target: 'a3', actions: 1 })).toEqual(['free/not-held']);
  });

  it('has a task of four as an Animal or Dim-Witted, of one as a Huge figure [ASOBH-CON-05]', () => {
    const { a1, a2, a3, a4 } = aBattle({
      figures: {
        a1: {},
        a2: { traits: ['animal'] },
        a3: { traits: ['dim-witted'] },
        a4: { traits: ['huge', 'animal'] },
      },
    }).figures;
    expect([a1, a2, a3, a4].map((figure) => figure && entangleTask(figure))).toEqual([2, 4, 4, 1]);
  });

  it('spends no more than it takes [ASOBH-ACT-11]', () => {
    const battle = aBattle({ figures: { a1: { conditions: [web] }, ...foe }, acting: { a1: 3 } });
    expect(refusals(battle, { do: 'free', unit: 'a1', target: 'a1', actions: 3 })).toMatchObject([
      { code: 'free/more-than-needed', detail: { enough: 2 } },
    ]);
  });
});

describe('the Dim-Witted', () => {
  const web = { is: 'entangled', task: 4, done: 1 } as const;

  it('waste one of the actions they give [ASOBH-TRAIT-dim-witted]', () => {
    const battle = aBattle({
      figures: { a1: { conditions: [web], traits: ['dim-witted'] }, ...foe },
      acting: { a1: 3 },
    });
    expect(codes(battle, { do: 'free', unit: 'a1', target: 'a1', actions: 1 })).toEqual(['free/to-no-end']);
    const told = play(battle, { do: 'free', unit: 'a1', target: 'a1', actions: 3 });
    expect(told.state.figures['a1']?.conditions).toMatchObject([{ done: 3 }]);
  });

  it('make the Task longer when all dice fail [ASOBH-TRAIT-dim-witted]', () => {
    const battle = aBattle({
      figures: { a1: { conditions: [web], traits: ['dim-witted'] }, a2: { conditions: [web] }, ...foe },
    });
    const told = happen(battle, (tale) => {
      bungle(tale, 'a1');
      bungle(tale, 'a2');
    });
    expect(told.state.figures['a1']?.conditions).toMatchObject([{ task: 5 }]);
    expect(told.state.figures['a2']?.conditions).toMatchObject([{ task: 4 }]);
  });
});

describe('one held by snow or roots', () => {
  it('is dug out, and friends may give more than one action [ASOBH-ACT-11]', () => {
    const held = { is: 'held', by: 'snow', task: 4, done: 0, since: 1 } as const;
    const figures = { a1: { at: [450, 450], conditions: [held] }, a2: { at: [475, 450] }, ...foe } as const;
    const battle = aBattle({ figures, acting: { a2: 3 } });
    const told = play(battle, { do: 'free', unit: 'a2', target: 'a1', actions: 3 });
    expect(told.state.figures['a1']?.conditions).toMatchObject([{ done: 3 }]);
  });
});

describe('a looter', () => {
  it('tears itself away for one action, and does nothing else before [ASOBH-TRAIT-greedy]', () => {
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450], conditions: [{ is: 'looting' }, { is: 'prone', stand: 1, stuck: false }] },
        ...foe,
      },
      acting: { a1: 2 },
    });
    expect(codes(battle, { do: 'stand-up', unit: 'a1' })).toEqual(['act/held-fast']);
    const told = play(battle, { do: 'stop-looting', unit: 'a1' });
    expect(told.state.figures['a1']?.conditions).toMatchObject([{ is: 'prone' }]);
    expect(codes(told.state, { do: 'stop-looting', unit: 'a1' })).toEqual(['stop-looting/not-looting']);
  });

  it('is knocked off the body like anybody else [ASOBH-TRAIT-greedy]', () => {
    const battle = aBattle({ figures: { a1: { conditions: [{ is: 'looting' }] }, ...foe } });
    const told = happen(battle, (tale) => befall(tale, 'a1', { is: 'prone', stand: 1, stuck: false }, 'ASOBH-MEL-04'));
    expect(told.state.figures['a1']?.conditions).toEqual([{ is: 'prone', stand: 1, stuck: false }]);
  });
});
