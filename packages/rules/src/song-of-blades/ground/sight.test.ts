import { describe, expect, it } from 'vitest';
import type { TraitId } from '../content/trait-ids';
import { type Fielded, fieldedOf } from '../figures';
import type { State } from '../state';
import type { TerrainPiece } from '../terrain';
import { aBattle, aPiece, type BattleGiven, type FigureGiven } from '../test-kit';
import { groundsUnder, piecesTouched } from './grounds';
import { heightOf } from './height';
import { isAgainstCover, isHiding, isScreened, isStealthy } from './hiding';
import { dropAt, levelAt } from './levels';
import { sightBetween, sightTo } from './sight';

const figure = (state: State, id: string): Fielded => {
  const found = fieldedOf(state, id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const field = (
  figures: BattleGiven['figures'],
  terrain: readonly TerrainPiece[] = [],
  rest: Partial<BattleGiven> = {},
) => aBattle({ figures, terrain, acting: { a1: 1 }, ...rest });
/** What `a1`, 200 mm south of `b1`, sees of it. */
const look = (
  terrain: readonly TerrainPiece[],
  more: BattleGiven['figures'] = {},
  own: FigureGiven = {},
  foe: FigureGiven = {},
  rest: Partial<BattleGiven> = {},
) => {
  const state = field({ a1: { at: [450, 300], ...own }, b1: { at: [450, 500], ...foe }, ...more }, terrain, rest);
  return sightBetween(state, figure(state, 'a1'), figure(state, 'b1'));
};

describe('a line of sight', () => {
  it('is clear over open ground [ASOBH-RNG-05]', () => {
    expect(look([])).toMatchObject({ sees: true, cover: [], why: 'clear', woods: 'none' });
  });

  it('is barred by a solid thing that hides all of the target, and names it [ASOBH-RNG-05]', () => {
    expect(look([aPiece('hut', { stands: 'solid' }, [400, 380], [100, 40])])).toMatchObject({
      sees: false,
      blockedBy: 'hut',
      why: 'blocked',
    });
  });

  it('runs from any point of one base to any point of the other; what hides a part is cover [ASOBH-RNG-05] [ASOBH-RNG-06]', () => {
    expect(look([aPiece('hut', { stands: 'solid' }, [450, 470], [100, 10])])).toMatchObject({
      sees: true,
      cover: ['hut'],
    });
    expect(look([aPiece('hut', { stands: 'solid' }, [480, 380], [100, 40])])).toMatchObject({ sees: true, cover: [] });
  });

  it('is barred by a figure in between, friend or foe, on its feet [ASOBH-RNG-05]', () => {
    const wide = { profile: { base: { shape: 'round', size: 60 } } } as const;
    expect(look([], { b2: { at: [450, 400], ...wide } })).toMatchObject({ sees: false, blockedBy: 'b2' });
    expect(look([], { a2: { at: [450, 400], ...wide } })).toMatchObject({ sees: false, blockedBy: 'a2' });
    expect(look([], { b2: { at: [450, 400], ...wide, conditions: ['prone'] } })).toMatchObject({ sees: true });
  });

  it('goes over the shoulder of a friend one touches, and over those who are smaller [ASOBH-RNG-05]', () => {
    const wide = { base: { shape: 'round', size: 60 } } as const;
    expect(look([], { a2: { at: [450, 342.5], profile: wide } })).toMatchObject({ sees: true });
    expect(look([], { b2: { at: [450, 342.5], profile: wide } })).toMatchObject({ sees: false });
    expect(look([], { b2: { at: [450, 400], profile: { ...wide, size: 'tiny' } } })).toMatchObject({ sees: true });
    expect(look([], { b2: { at: [450, 400], profile: wide } }, {}, { profile: { size: 'huge' } })).toMatchObject({
      sees: true,
    });
  });

  it('looks past enemies where they are told not to count [ASOBH-LDR-01]', () => {
    const state = field({
      a1: { at: [450, 300] },
      a2: { at: [450, 500] },
      b2: { at: [450, 400], profile: { base: { shape: 'round', size: 60 } } },
    });
    const see = (past: boolean) =>
      sightBetween(state, figure(state, 'a1'), figure(state, 'a2'), past ? { past: (each) => each.side === 'two' } : {})
        .sees;
    expect([see(false), see(true)]).toEqual([false, true]);
  });

  it('finds cover behind a low wall, unless the shooter stands against it or above it [ASOBH-RNG-06]', () => {
    const wall = (y: number) => aPiece('wall', { stands: 'linear', height: 20 }, [300, y], [300, 8]);
    expect(look([wall(470)]).cover).toEqual(['wall']);
    expect(look([wall(312.5)]).cover).toEqual([]);
    expect(
      look([wall(470), aPiece('roof', { stands: 'platform', height: 60 }, [400, 250], [100, 90])], {}, { level: 60 })
        .cover,
    ).toEqual([]);
  });

  it('finds no cover for the large behind what is less than half of them, and some for the Tiny behind anything [ASOBH-RNG-06] [ASOBH-TRAIT-huge] [ASOBH-TRAIT-tiny]', () => {
    const low = aPiece('bench', { stands: 'linear', height: 10 }, [300, 470], [300, 8]);
    const wall = aPiece('wall', { stands: 'linear', height: 20 }, [300, 470], [300, 8]);
    expect(look([wall], {}, {}, { profile: { size: 'huge' } }).cover).toEqual([]);
    expect(look([low]).cover).toEqual([]);
    expect(look([low], {}, {}, { profile: { size: 'tiny' } }).cover).toEqual(['bench']);
  });

  it('ends at a Short in a snowstorm, and in a mist by its Power [ASOBH-WTH-05] [ASOBH-SPELL-mist]', () => {
    expect(look([], {}, {}, {}, { storm: true })).toMatchObject({ sees: false, why: 'too-far' });
    expect(look([], {}, {}, { at: [450, 399] }, { storm: true })).toMatchObject({ sees: true });
  });

  it('is no use to the blind, nor below ground [ASOBH-CND-01] [ASOBH-TRAIT-burrowing]', () => {
    expect(look([], {}, { conditions: [{ is: 'blind', until: null }] })).toMatchObject({ sees: false, why: 'blind' });
    expect(look([], {}, {}, { below: true })).toMatchObject({ sees: false, why: 'below' });
  });

  it('reaches a spot as it reaches a figure [ASOBH-RNG-05]', () => {
    const state = field({ a1: { at: [450, 300] }, b1: { at: [60, 840] } }, [
      aPiece('hut', { stands: 'solid' }, [400, 380], [100, 40]),
    ]);
    expect(sightTo(state, figure(state, 'a1'), { x: 450, y: 500 }).sees).toBe(false);
    expect(sightTo(state, figure(state, 'a1'), { x: 450, y: 370 }).sees).toBe(true);
  });
});

describe('woods', () => {
  const wood = (y: number, depth: number) => [aPiece('wood', { ground: 'woods', plant: true }, [300, y], [300, depth])];

  it('hide what is behind them and what is in them [ASOBH-RNG-11]', () => {
    expect(look(wood(380, 40))).toMatchObject({ sees: false, blockedBy: 'wood' });
    expect(look(wood(470, 80))).toMatchObject({ sees: false, why: 'woods', blockedBy: 'wood', woods: 'in' });
  });

  it('are looked into from against their edge [ASOBH-RNG-11]', () => {
    expect(look(wood(312.5, 300), {}, {}, { at: [450, 380] })).toMatchObject({ sees: true, woods: 'in' });
  });

  it('are looked out of from their edge, with the advantage unless the target stands against them [ASOBH-RNG-11]', () => {
    expect(look(wood(200, 110))).toMatchObject({ sees: true, woods: 'out' });
    expect(look(wood(200, 200))).toMatchObject({ sees: false, why: 'woods' });
    expect(look(wood(200, 110), {}, {}, { at: [500, 322.5] })).toMatchObject({ sees: true, woods: 'out-denied' });
  });

  it('show each other only within a Short to those inside [ASOBH-RNG-11]', () => {
    expect(look(wood(200, 400))).toMatchObject({ sees: false, why: 'woods', woods: 'both' });
    expect(look(wood(200, 400), {}, {}, { at: [450, 399] })).toMatchObject({ sees: true, woods: 'both' });
  });

  it('are nothing to Leafsight, nor is any cover of plants [ASOBH-TRAIT-leafsight]', () => {
    const traits: readonly TraitId[] = ['leafsight'];
    expect(look(wood(470, 80), {}, { traits })).toMatchObject({ sees: true, woods: 'none' });
    const bush = aPiece('bush', { stands: 'linear', height: 20, plant: true }, [300, 470], [300, 8]);
    expect([look([bush]).cover, look([bush], {}, { traits }).cover]).toEqual([['bush'], []]);
  });
});

describe('hiding', () => {
  it('is where no foe sees [ASOBH-RNG-03]', () => {
    const state = field({ a1: { at: [450, 300] }, b1: { at: [450, 500] }, a2: { at: [800, 500] } }, [
      aPiece('hut', { stands: 'solid' }, [380, 380], [140, 40]),
    ]);
    expect([isHiding(state, figure(state, 'a1')), isHiding(state, figure(state, 'a2'))]).toEqual([true, false]);
  });

  it('is Stealth beside any cover, wherever the shooter stands [ASOBH-RNG-12] [ASOBH-TRAIT-stealth]', () => {
    const wall = aPiece('wall', { stands: 'linear', height: 20 }, [437.5, 470], [25, 17.5]);
    const sly = (at: readonly [number, number]) => {
      const state = field({ a1: { at: [450, 300] }, b1: { at, traits: ['stealth'] } }, [wall]);
      return isStealthy(state, figure(state, 'b1'));
    };
    expect([sly([450, 500]), sly([450, 520])]).toEqual([true, false]);
  });

  it('among leaves is none within a Long of Leafsight: no Stealth, no ambush [ASOBH-TRAIT-leafsight] [ASOBH-TRAIT-stealth]', () => {
    const wood = aPiece('wood', { ground: 'woods', plant: true }, [400, 460], [100, 100]);
    const hidden = (watcher: readonly [number, number]) => {
      const figures: BattleGiven['figures'] = {
        a1: { at: [450, 300] },
        a2: { at: watcher, traits: ['leafsight'] },
        b1: { at: [450, 510], traits: ['stealth'] },
      };
      const state = field(figures, [wood]);
      const [a1, b1] = [figure(state, 'a1'), figure(state, 'b1')];
      return [isStealthy(state, b1), isScreened(state, a1, b1)];
    };
    expect(hidden([450, 700])).toEqual([false, false]);
    expect(hidden([450, 760])).toEqual([true, true]);
  });

  it('is deep water to the Amphibious [ASOBH-TRAIT-amphibious]', () => {
    const state = field({ a1: { at: [450, 300] }, b1: { at: [450, 500], traits: ['amphibious'] } }, [
      aPiece('lake', { ground: 'deep' }, [400, 450], [100, 100]),
    ]);
    expect(isStealthy(state, figure(state, 'b1'))).toBe(true);
    expect(isAgainstCover(state, figure(state, 'b1'))).toBe(false);
  });
});

describe('ground and height', () => {
  it('is what any part of a base reaches into', () => {
    const state = field({ a1: { at: [450, 300] }, b1: { at: [450, 500] } }, [
      aPiece('bog', { ground: 'swamp' }, [300, 310], [300, 40]),
      aPiece('wood', { ground: 'woods' }, [300, 320], [300, 40]),
    ]);
    expect(groundsUnder(state, figure(state, 'a1'))).toEqual(['swamp']);
    expect(groundsUnder(state, figure(state, 'b1'))).toEqual(['normal']);
    expect(piecesTouched(state, figure(state, 'a1')).map(({ id }) => id)).toEqual(['bog']);
  });

  it('lifts a figure where its centre is', () => {
    const state = field({ a1: { at: [450, 300] }, b1: { at: [450, 500] } }, [
      aPiece('hill', { stands: 'hill', height: 30 }, [300, 305], [300, 100]),
      aPiece('tower', { stands: 'platform', height: 90 }, [400, 350], [100, 40]),
    ]);
    const a1 = figure(state, 'a1');
    expect([300, 310, 360].map((y) => levelAt(state, a1, { x: 450, y }))).toEqual([0, 30, 90]);
  });

  it('is fallen from within reach of an edge that is higher than the figure, and from no hill [ASOBH-MEL-23]', () => {
    const on = (stands: 'platform' | 'hill', y: number, height = 60) => {
      const state = field({ a1: { at: [450, y], level: height }, b1: { at: [60, 840] } }, [
        aPiece('top', { stands, height }, [300, 340], [300, 200]),
      ]);
      return dropAt(state, figure(state, 'a1'));
    };
    expect(on('platform', 350)).toMatchObject({ height: 60, level: 0 });
    expect(on('platform', 400)).toBeUndefined();
    expect(on('platform', 350, 30)).toBeUndefined();
    expect(on('hill', 350)).toBeUndefined();
  });

  it('is measured against figures by their size, two thirds of it at the smaller scale', () => {
    const state = field({ a1: { at: [450, 300], profile: { size: 'huge' } }, b1: { at: [60, 840] } });
    const small = { ...state, config: { ...state.config, scale: 'small' as const } };
    expect(heightOf(small, figure(state, 'a1'))).toBeCloseTo((heightOf(state, figure(state, 'a1')) * 2) / 3);
  });
});
