import { describe, expect, test } from 'vitest';
import { aBattle, aPiece, carried } from '../test-kit';
import { activationOrder } from './index';
import { bow, chosen, end, inches } from './test-kit';

const INCH = 25.4;
const noDice = { roll: () => [] };
const wood = (y: number, deep: number) => aPiece('wood', { stands: 'area', tags: ['forest'] }, [14, y], [8, deep]);

describe('the order of the enemies', () => {
  test('counts from whichever edge is the warband’s [FL-AI-01]', () => {
    const figures = { e1: { at: [10, 8] as const }, e2: { at: [30, 20] as const } };
    const first = (edge: 'near' | 'far' | 'left' | 'right') => activationOrder(aBattle({ figures, edge }), noDice)[0];
    expect((['near', 'far', 'left', 'right'] as const).map(first)).toEqual(['e1', 'e2', 'e1', 'e2']);
  });
});

describe('an archer', () => {
  test('shoots after half its Speed at most; for more it goes this time, and shoots the next [FL-AI-14] [FL-BAT-24]', () => {
    // Four inches of wood hide it: it sees somebody from 3" behind the far rim, 3" away
    const figures = { ex: { at: [18, 29.8] as const, profile: bow }, ana: { at: [18, 15] as const } };
    const plan = chosen(figures, { terrain: [wood(24, 4)] });
    expect([plan.reason.code, plan.does]).toEqual(['ranged/regains-sight', 'nothing']);
    expect(inches(plan)).toBeGreaterThan(2);
    const quick = { ...figures.ex, profile: { ...bow, speed: { base: 7, dash: 3 } } };
    expect(chosen({ ...figures, ex: quick }, { terrain: [wood(24, 4)] })).toMatchObject({
      reason: { code: 'ranged/to-cover' },
      does: 'shoot',
    });
  });
  test('with a crossbow takes no step before a shot [FL-AI-14] [FL-BAT-24]', () => {
    const ex = { at: [18, 27.6] as const, profile: { weapons: [carried('crossbow')] } };
    const plan = chosen({ ex, ana: { at: [18, 15] } }, { terrain: [wood(24, 4)] });
    expect([plan.reason.code, plan.does]).toEqual(['ranged/regains-sight', 'nothing']);
    expect(chosen({ ex: { ...ex, profile: bow }, ana: { at: [18, 15] } }, { terrain: [wood(24, 4)] }).does).toBe(
      'shoot',
    );
  });
  test('in Cover gives up no Cover for a shot it would make before the warband’s archers [FL-AI-12]', () => {
    const ex = { at: [18, 24.3] as const, profile: bow };
    const plan = chosen({ ex, ana: { at: [18, 4.5], profile: bow } }, { terrain: [wood(24, 3)] });
    expect([plan.reason.code, plan.does, plan.path.length]).toEqual(['keeps-cover', 'nothing', 0]);
    // Nobody aims at it: it comes into range, and shoots
    expect(chosen({ ex, ana: { at: [18, 4.5] } }, { terrain: [wood(24, 3)] }).does).toBe('shoot');
  });
  test('wades through no water to a place to shoot from [FL-AI-13] [FL-BAT-63]', () => {
    const figures = {
      ex: { at: [18, 29.4] as const, profile: { ...bow, speed: { base: 8, dash: 3 } } },
      ana: { at: [18, 15] as const },
    };
    const stream = aPiece('stream', { stands: 'field', tags: ['water'], height: 0 }, [8, 28.2], [20, 0.6]);
    expect(chosen(figures, { terrain: [wood(24, 4)] }).does).toBe('shoot');
    const plan = chosen(figures, { terrain: [wood(24, 4), stream] });
    expect(plan.does).toBe('nothing');
    expect(plan.path.every(({ y }) => y > 28.8 * INCH)).toBe(true);
  });
});

describe('who hangs back', () => {
  test('does not leave its place for a foe it would only reach by a Dash [FL-AI-44]', () => {
    const ex = { at: [18, 25] as const, traits: ['hang-back' as const] };
    expect(chosen({ ex, ana: { at: [18, 19] } }).reason.code).toBe('hang-back/holds');
  });
});

describe('a fighter', () => {
  test('goes by another way where the straight one ends in the open before three archers [FL-AI-05]', () => {
    const archers = {
      a1: { at: [10, 6] as const, profile: bow },
      a2: { at: [12, 6] as const, profile: bow },
      a3: { at: [30, 6] as const, profile: bow },
    };
    const barn = aPiece('barn', { stands: 'individual', height: 8 * INCH }, [20, 14], [3, 1]);
    expect(chosen({ ex: { at: [18, 24] }, ...archers }).reason.code).toBe('melee/advances');
    const plan = chosen({ ex: { at: [18, 24] }, ...archers }, { terrain: [barn] });
    expect([plan.reason.code, plan.dash]).toEqual(['melee/advances-wary', true]);
  });
  test('makes a whole move without a Dash, whatever its Speed [FL-AI-04] [FL-BAT-26]', () => {
    for (const base of [3, 4, 5, 6, 7, 8]) {
      const plan = chosen({ ex: { at: [18, 25], profile: { speed: { base, dash: 0 } } }, ana: { at: [18, 3] } });
      expect([plan.reason.code, plan.dash, inches(plan)], `${base}`).toEqual(['melee/advances', false, base]);
    }
  });
  test('Dashes to a Cover beyond its move [FL-AI-04] [FL-AI-30]', () => {
    const figures = { ex: { at: [18, 25] as const }, ana: { at: [18, 8] as const, profile: bow } };
    const plan = chosen(figures, { terrain: [wood(16.5, 3)] });
    expect([plan.reason.code, plan.dash]).toEqual(['melee/advances-covered', true]);
    expect(inches(plan)).toBeGreaterThan(4);
  });
  test('does not Dash in a Site, unless it crawls [FL-AI-04] [FL-SET-30]', () => {
    const figures = { ex: { at: [18, 25] as const }, ana: { at: [18, 8] as const } };
    const { config } = aBattle({ figures });
    const site = { config: { ...config, scenario: 'site' as const } };
    const plan = chosen(figures, site);
    expect([plan.dash, inches(plan) <= 4]).toEqual([false, true]);
    const crawls = chosen({ ...figures, ex: { ...figures.ex, traits: ['crawling'] } }, site);
    expect([crawls.dash, inches(crawls) > 4]).toEqual([true, true]);
  });
});

describe('what harms', () => {
  const pool = aPiece('pool', { stands: 'field', tags: ['dangerous'], height: 0 }, [0, 20], [36, 3]);
  const figures = { ex: { at: [18, 24] as const, traits: ['undead' as const] }, ana: { at: [18, 15] as const } };

  test('is not entered by a horror where no other way leads to anybody [FL-AI-41]', () => {
    const plan = chosen(figures, { terrain: [pool] });
    expect([plan.reason.code, plan.path]).toEqual(['horror/no-way', []]);
    const other = chosen({ ...figures, joon: { at: [4, 34] } }, { terrain: [pool] });
    expect(other.reason).toMatchObject({ code: 'horror/advances', detail: { target: 'joon' } });
    expect(end(other).y).toBeGreaterThan(23);
  });
  test('is crossed by nobody whom a Mystic calls [FL-SPELL-compel] [FL-AI-41]', () => {
    const called = { ex: { at: [18, 24] as const }, ana: { at: [18, 15] as const } };
    const compel = { id: 'x1', is: 'compel', caster: 'ana', targets: ['ex'], outline: null } as never;
    expect(chosen(called, { terrain: [pool], effects: { x1: compel } }).reason.code).toBe('driven/no-way');
  });
});
