import { describe, expect, it } from 'vitest';
import type { TraitId } from '../content/trait-ids';
import { fieldedOf } from '../figures';
import type { State } from '../state';
import type { Ground, TerrainPiece } from '../terrain';
import { aBattle, actingWith, aPiece, type BattleGiven, play, refusals } from '../test-kit';

const far = { at: [60, 840] as const };
/** A figure with these traits before a strip of ground 40 mm deep that begins 40 mm ahead of it. */
function before(
  ground: Ground,
  traits: readonly TraitId[],
  more: Partial<TerrainPiece> = {},
  rest: Partial<BattleGiven> = {},
): State {
  const strip = aPiece('strip', { ground, ...more }, [300, 340], [300, 40]);
  return aBattle({
    figures: { a1: { at: [450, 300], traits }, b1: far },
    terrain: [strip],
    acting: { a1: 3 },
    ...rest,
  });
}
const move = (y: number, x = 450) => ({ do: 'move' as const, unit: 'a1', to: { x, y } });
/** The stick it goes straight ahead with: so far, and not a millimetre more. */
const reachOf = (state: State): number | undefined =>
  [75, 80, 120, 180].find(
    (reach) => refusals(state, move(300 + reach)).length === 0 && refusals(state, move(301 + reach)).length > 0,
  );

describe('the stick of a figure', () => {
  it('is Medium, Long for long legs and Short for short ones [ASOBH-TRAIT-long-move] [ASOBH-TRAIT-short-move]', () => {
    const open = (traits: readonly TraitId[]) => reachOf(before('normal', traits));
    expect([open([]), open(['long-move']), open(['short-move'])]).toEqual([120, 180, 75]);
  });

  it('is a third shorter at the smaller scale [ASOBH-SET-11]', () => {
    const state = before('normal', []);
    expect(reachOf({ ...state, config: { ...state.config, scale: 'small' } })).toBe(80);
  });

  it('drops by one on broken ground, through swamp and through woods [ASOBH-ENV-01] [ASOBH-ENV-02] [ASOBH-ENV-06]', () => {
    expect((['broken', 'swamp', 'woods', 'thick'] as const).map((ground) => reachOf(before(ground, [])))).toEqual([
      75, 75, 75, 75,
    ]);
    expect(reachOf(before('broken', ['long-move']))).toBe(120);
  });

  it('stays whole in shallow water, on fords and on ice [ASOBH-ENV-04]', () => {
    const state = before('shallow', []);
    expect(reachOf(state)).toBe(120);
    expect(refusals(before('ford', []), move(420))).toEqual([]);
  });

  it.each<[Ground, TraitId, Partial<TerrainPiece>, Partial<State['config']>]>([
    ['woods', 'forester', {}, {}],
    ['thick', 'forester', {}, {}],
    ['swamp', 'swamp-walk', {}, {}],
    ['swamp', 'amphibious', {}, {}],
    ['broken', 'mountaineer', { stands: 'hill', height: 0 }, {}],
    ['broken', 'desert-walk', {}, { ground: 'desert' }],
    ['broken', 'snow-walk', {}, { ground: 'snow' }],
  ])(
    'is whole on %s for one with %s [ASOBH-TRAIT-forester] [ASOBH-TRAIT-swamp-walk] [ASOBH-TRAIT-amphibious] [ASOBH-TRAIT-desert-walk] [ASOBH-TRAIT-snow-walk]',
    (ground, trait, piece, config) => {
      const at = (traits: readonly TraitId[]) => {
        const state = before(ground, traits, piece);
        return reachOf({ ...state, config: { ...state.config, ...config } });
      };
      expect([at([]), at([trait])]).toEqual([75, 120]);
    },
  );

  it('drops by one for a whole field under snow, but for those who walk on it [ASOBH-WTH-05] [ASOBH-TRAIT-snow-walk]', () => {
    const under = (traits: readonly TraitId[]) => reachOf({ ...before('normal', traits), weather: 'snow' });
    expect([under([]), under(['snow-walk']), under(['flying'])]).toEqual([75, 120, 120]);
  });

  it('drops by one uphill, but for a Mountaineer, and is whole downhill [ASOBH-TRAIT-mountaineer]', () => {
    const hill = (traits: readonly TraitId[]) => before('normal', traits, { stands: 'hill', height: 40 });
    expect([reachOf(hill([])), reachOf(hill(['mountaineer']))]).toEqual([75, 120]);
    const above = aBattle({
      figures: { a1: { at: [450, 370], level: 40 }, b1: far },
      terrain: [aPiece('rise', { stands: 'hill', height: 40 }, [300, 340], [300, 60])],
      acting: { a1: 1 },
    });
    expect(refusals(above, { do: 'move', unit: 'a1', to: { x: 450, y: 490 } })).toEqual([]);
  });

  it('drops by one for the third move of tired legs [ASOBH-CND-03]', () => {
    const tired = (moves: number) => {
      const state = before('normal', []);
      const a1 = state.figures['a1'];
      if (a1 === undefined) throw new Error('no figure');
      return reachOf({
        ...state,
        figures: { ...state.figures, a1: { ...a1, conditions: [{ is: 'fatigued' }], did: { ...a1.did, moves } } },
      });
    };
    expect([tired(1), tired(2)]).toEqual([120, 75]);
  });
});

describe('one who flies', () => {
  it('goes over solid things, obstacles and foes on foot, and lands clear of them [ASOBH-TRAIT-flying]', () => {
    const state = aBattle({
      figures: { a1: { at: [450, 300], traits: ['flying'] }, b1: { at: [450, 340] } },
      terrain: [aPiece('hut', { stands: 'solid' }, [430, 360], [40, 20])],
      acting: { a1: 1 },
    });
    const told = play(state, move(420));
    expect(told.of('moved')).toMatchObject([{ manner: 'fly' }]);
    expect(fieldedOf(told.state, 'a1')?.pose).toMatchObject({ x: 450, y: 420 });
    expect(refusals(state, move(375))).toMatchObject([{ code: 'move/on-piece' }]);
  });

  it('is slowed by thick woods alone, or dares them on a die that must not show 1 [ASOBH-MOV-16]', () => {
    expect([reachOf(before('woods', ['flying'])), reachOf(before('thick', ['flying']))]).toEqual([120, 75]);
    const told = play(before('thick', ['flying']), { ...move(420), daring: true }, [2]);
    expect(told.of('brushedBranches')).toMatchObject([{ unit: 'a1', face: 2 }]);
    expect(told.of('fought')).toEqual([]);
    const hit = play(before('thick', ['flying']), { ...move(420), daring: true }, [1, 1, 6]);
    expect(hit.of('fought')).toMatchObject([
      { attack: { by: null, means: { is: 'hazard', why: 'branch', combat: 2 } } },
    ]);
  });

  it('goes low in a strong wind for one stick less, if it said so before its dice [ASOBH-WTH-02]', () => {
    const state = before('normal', ['flying', 'long-move']);
    const a1 = state.figures['a1'];
    if (a1 === undefined) throw new Error('no figure');
    const low = { ...a1, did: { ...a1.did, other: { 'flies-low': 1 } } };
    expect(reachOf({ ...state, weather: 'strong-wind' })).toBe(180);
    expect(reachOf({ ...state, weather: 'strong-wind', figures: { ...state.figures, a1: low } })).toBe(120);
  });
});

describe('one that is not of flesh', () => {
  it('goes through walls, foes and bad ground, and ends clear of them [ASOBH-TRAIT-incorporeal]', () => {
    const state = aBattle({
      figures: { a1: { at: [450, 300], traits: ['incorporeal'] }, b1: { at: [450, 340] } },
      terrain: [
        aPiece('hut', { stands: 'solid' }, [430, 360], [40, 20]),
        aPiece('bog', { ground: 'swamp' }, [300, 300], [300, 300]),
      ],
      acting: { a1: 1 },
    });
    expect(refusals(state, move(420))).toEqual([]);
    expect(refusals(state, move(372))).toMatchObject([{ code: 'move/on-piece' }]);
  });
});

describe('moves of a turn', () => {
  /** With actions in hand again: one that could do nothing with them was asked no more. */
  const still = (state: State): State => ({ ...state, steps: [...state.steps, actingWith({ a1: 1 })] });

  it('are one for the Slow, whatever dice they threw [ASOBH-MOV-14] [ASOBH-TRAIT-slow]', () => {
    const state = before('normal', ['slow']);
    const told = play(state, move(330));
    expect(refusals(still(told.state), move(360))).toMatchObject([{ code: 'move/slow', rule: 'ASOBH-MOV-14' }]);
    expect(refusals(play(before('normal', []), move(330)).state, move(360))).toEqual([]);
  });

  it('are one for everyone in thick growth but Foresters [ASOBH-ENV-03]', () => {
    const jungle = aPiece('jungle', { ground: 'thick' }, [300, 200], [300, 300]);
    const state = (traits: readonly TraitId[]) =>
      aBattle({ figures: { a1: { at: [450, 300], traits }, b1: far }, terrain: [jungle], acting: { a1: 3 } });
    expect(refusals(still(play(state([]), move(330)).state), move(360))).toMatchObject([
      { code: 'move/slow', detail: { because: 'ASOBH-ENV-03' } },
    ]);
    expect(refusals(play(state(['forester']), move(330)).state, move(360))).toEqual([]);
  });

  it('may be two Short ones for one action of the Quick, once an activation [ASOBH-TRAIT-quick]', () => {
    const state = before('normal', ['quick']);
    const dart = { do: 'quick-move' as const, unit: 'a1', via: { x: 520, y: 300 }, to: { x: 520, y: 374 } };
    const told = play(state, dart);
    expect(fieldedOf(told.state, 'a1')?.pose).toMatchObject({ x: 520, y: 374 });
    expect(told.state.steps.at(-1)).toMatchObject({ left: { a1: 2 } });
    expect(refusals(told.state, { ...dart, via: { x: 520, y: 400 }, to: { x: 560, y: 400 } })).toMatchObject([
      { code: 'move/quick-done' },
    ]);
    expect(refusals(state, { ...dart, via: { x: 530, y: 300 } })).toMatchObject([{ code: 'move/quick-too-far' }]);
    expect(refusals(before('normal', []), dart)).toMatchObject([{ code: 'move/not-quick' }]);
  });

  it('is one Short of swimming for the Quick as for anyone [ASOBH-TRAIT-quick] [ASOBH-ENV-05]', () => {
    const dart = { do: 'quick-move' as const, unit: 'a1', via: { x: 450, y: 340 }, to: { x: 450, y: 376 } };
    const state = before('deep', ['quick']);
    expect(refusals(state, dart)).toMatchObject([{ code: 'move/too-far', detail: { allowed: 75 } }]);
    expect(play(state, { ...dart, to: { x: 450, y: 374 } }).of('spent')).toMatchObject([{ actions: 2 }]);
  });

  it('may bend for the Agile, and that is the last of them [ASOBH-TRAIT-agile]', () => {
    const state = before('normal', ['agile']);
    const bent = { ...move(350, 500), via: [{ x: 500, y: 300 }] };
    const told = play(state, bent);
    expect(told.of('moved')).toMatchObject([
      {
        length: 100,
        path: [
          { x: 450, y: 300 },
          { x: 500, y: 300 },
          { x: 500, y: 350 },
        ],
      },
    ]);
    expect(refusals(still(told.state), move(360, 500))).toMatchObject([{ code: 'move/last-move-done' }]);
    expect(refusals(before('normal', []), bent)).toMatchObject([{ code: 'move/not-agile' }]);
    expect(refusals(state, { ...move(400, 500), via: [{ x: 500, y: 300 }] })).toMatchObject([{ code: 'move/too-far' }]);
  });

  it('end with a Short for nothing after woods, for one with Leafwalk [ASOBH-TRAIT-leafwalk]', () => {
    const state = before('woods', ['leafwalk', 'forester'], {}, { acting: { a1: 1 } });
    const walked = play(state, move(400));
    expect(walked.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 0 } });
    const on = play(walked.state, { do: 'leafwalk', unit: 'a1', to: { x: 450, y: 475 } });
    expect(fieldedOf(on.state, 'a1')?.pose).toMatchObject({ y: 475 });
    expect(on.state.steps.at(-1)?.is).not.toBe('act');
    expect(play(before('normal', ['leafwalk'], {}, { acting: { a1: 1 } }), move(400)).state.steps.at(-1)?.is).not.toBe(
      'act',
    );
  });

  it('may be a step of one base where the stick is of no use [ASOBH-MOV-03]', () => {
    const state = before('broken', []);
    const step = (y: number) => ({ do: 'step' as const, unit: 'a1', to: { x: 450, y } });
    expect(refusals(state, step(325))).toEqual([]);
    expect(refusals(state, step(326))).toMatchObject([{ code: 'move/step-too-far', rule: 'ASOBH-MOV-03' }]);
    const wide = aBattle({
      figures: { a1: { at: [450, 300], profile: { base: { shape: 'round', size: 100 } } }, b1: far },
      acting: { a1: 1 },
    });
    expect(refusals(wide, step(375))).toEqual([]);
    expect(refusals(wide, step(376))).toMatchObject([{ code: 'move/step-too-far' }]);
  });
});

describe('deep water', () => {
  it('is swum a Short for two actions, three for short legs, and not at all for one [ASOBH-ENV-05]', () => {
    const swim = (traits: readonly TraitId[], actions: number) =>
      before('deep', traits, {}, { acting: { a1: actions } });
    const told = play(swim([], 2), move(370));
    expect(told.of('moved')).toMatchObject([{ manner: 'swim' }]);
    expect(told.of('spent')).toMatchObject([{ actions: 2 }]);
    expect(refusals(swim([], 2), move(376))).toMatchObject([{ code: 'move/too-far' }]);
    expect(refusals(swim([], 1), move(370))).toMatchObject([{ code: 'move/swim', detail: { left: 1, cost: 2 } }]);
    expect(refusals(swim(['short-move'], 2), move(370))).toMatchObject([{ code: 'move/swim', detail: { cost: 3 } }]);
    expect(refusals(swim(['amphibious'], 1), move(420))).toEqual([]);
    expect(refusals(swim(['flying'], 1), move(420))).toEqual([]);
  });

  it('is walked along the bottom by the dead and the made, one move a turn [ASOBH-ENV-05]', () => {
    const lake = aPiece('lake', { ground: 'deep' }, [300, 250], [300, 300]);
    const state = aBattle({
      figures: { a1: { at: [450, 300], traits: ['undead', 'short-move'] }, b1: far },
      terrain: [lake],
      acting: { a1: 3 },
    });
    const told = play(state, move(375));
    expect(told.of('spent')).toMatchObject([{ actions: 2 }]);
    expect(refusals(told.state, move(380))).toMatchObject([{ code: 'move/slow' }]);
  });
});
