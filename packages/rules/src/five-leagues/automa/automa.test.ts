import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../kernel/dice';
import type { Figure, State } from '../state';
import { aBattle, aPiece, type FigureGiven } from '../test-kit';
import { REASON_CODES, reasonWords } from '../words-automa';
import { classOf } from './choose';
import { activationOrder } from './index';
import { bow, chosen, end, inches } from './test-kit';

describe('the order of the enemies', () => {
  const order = (state: State, faces: readonly number[] = []) => activationOrder(state, scriptedDice(faces));
  test('is archers that can shoot first, then the others, in each the nearest to the warband’s edge [FL-AI-01] [FL-ENM-19]', () => {
    const state = aBattle({
      figures: {
        e1: { at: [5, 10] },
        e2: { at: [9, 30], profile: bow },
        e3: { at: [15, 20], profile: bow },
        e4: { at: [20, 4] },
      },
    });
    expect(order(state)).toEqual(['e3', 'e2', 'e4', 'e1']);
  });
  test('counts an archer without arrows among the fighters [FL-AI-02]', () => {
    const state = aBattle({
      figures: { e1: { at: [5, 10] }, e2: { at: [9, 30], profile: bow, ammunition: { 'self-bow': 'empty' } } },
    });
    expect(order(state)).toEqual(['e1', 'e2']);
  });
  test('leaves equals to a lot [FL-AI-25] [FL-GEN-16]', () => {
    const state = aBattle({ figures: { e1: { at: [5, 10] }, e2: { at: [25, 10] } } });
    expect(order(state, [2])).toEqual(['e1', 'e2']);
    expect(order(state, [5])).toEqual(['e2', 'e1']);
  });
});

describe('which procedure an enemy follows', () => {
  const of = (given: FigureGiven) => {
    const state = aBattle({ figures: { ex: given } });
    return classOf(state, state.figures['ex'] as Figure & { pose: NonNullable<Figure['pose']>; fate: 'table' });
  };
  test('goes by what it knows, then what it is, then what it bears [FL-AI-07]', () => {
    expect(of({ aware: 'patrol', traits: ['undead'] })).toBe('unaware');
    expect(of({ profile: { kind: 'aberration', monsterPoints: 3 } })).toBe('aberration');
    expect(of({ traits: ['undead'], profile: bow })).toBe('horror');
    expect(of({ traits: ['monster'] })).toBe('horror');
    expect(of({ traits: ['hang-back'], profile: bow })).toBe('hang-back');
    expect(of({ profile: bow })).toBe('ranged');
    expect(of({})).toBe('melee');
  });
});

describe('an archer', () => {
  test('in Cover with a target stays and shoots [FL-AI-10]', () => {
    const wood = aPiece('wood', { stands: 'area', tags: ['forest'] }, [16, 24], [4, 3]);
    const plan = chosen({ ex: { at: [18, 25], profile: bow }, ana: { at: [18, 15] } }, { terrain: [wood] });
    expect([plan.reason.code, plan.does, plan.target, plan.path.length]).toEqual([
      'ranged/stand-covered',
      'shoot',
      'ana',
      0,
    ]);
  });
  test('goes into Cover near by from which it can shoot, at most half its Speed [FL-AI-10] [FL-AI-14]', () => {
    const wood = aPiece('wood', { stands: 'area', tags: ['forest'] }, [16, 24], [4, 4]);
    const plan = chosen({ ex: { at: [18, 29], profile: bow }, ana: { at: [18, 15] } }, { terrain: [wood] });
    expect([plan.reason.code, plan.does, plan.target]).toEqual(['ranged/to-cover', 'shoot', 'ana']);
    expect(inches(plan)).toBeLessThanOrEqual(2);
    expect(end(plan).y).toBeLessThanOrEqual(27);
  });
  test('stands and shoots in the open where there is no Cover [FL-AI-11]', () => {
    const plan = chosen({ ex: { at: [18, 28], profile: bow }, ana: { at: [18, 15] } });
    expect([plan.reason.code, plan.does, plan.path.length]).toEqual(['ranged/stand-open', 'shoot', 0]);
  });
  test('comes no nearer than it must to have somebody in range [FL-AI-11]', () => {
    const plan = chosen({ ex: { at: [18, 35], profile: bow }, ana: { at: [18, 15] } });
    expect(plan.does).toBe('shoot');
    expect(inches(plan)).toBeGreaterThan(0.5);
    expect(inches(plan)).toBeLessThanOrEqual(2);
  });
  test('shoots at the closest within 8", else at the nearest who bears a ranged weapon, else at the nearest [FL-AI-21] [FL-AI-22] [FL-AI-23]', () => {
    const ex = { at: [18, 28] as const, profile: bow };
    expect(chosen({ ex, ana: { at: [18, 21] }, joon: { at: [20, 15], profile: bow } }).target).toBe('ana');
    expect(chosen({ ex, ana: { at: [16, 18] }, joon: { at: [20, 15], profile: bow } }).target).toBe('joon');
    expect(chosen({ ex, ana: { at: [16, 18] }, joon: { at: [20, 15] } }).target).toBe('ana');
  });
  test('counts exactly 8" as within 8", over a height as well [FL-AI-21]', () => {
    const ex = { at: [18, 28] as const, profile: bow };
    const joon = { at: [28, 20] as const, profile: bow };
    // Edge to edge 203.2 mm and a hundredth, as poses are rounded
    const apart = [18, 28 - (203.21 + 25) / 25.4] as const;
    expect(chosen({ ex, ana: { at: apart }, joon }).target).toBe('ana');
    const above = { at: [18, 20.5] as const, level: 25.4 * 6 };
    expect(chosen({ ex, ana: above, joon }).target).toBe('joon');
  });
  test('counts an empty bow as a bow when it chooses whom to shoot [FL-AI-22]', () => {
    const joon = { at: [20, 15] as const, profile: bow, ammunition: { 'self-bow': 'empty' as const } };
    expect(chosen({ ex: { at: [18, 28], profile: bow }, ana: { at: [16, 18] }, joon }).target).toBe('joon');
  });
  test('leaves two as near to a lot [FL-AI-25]', () => {
    const figures = {
      ex: { at: [18, 28] as const, profile: bow },
      ana: { at: [15, 23] as const },
      joon: { at: [21, 23] as const },
    };
    expect(chosen(figures, {}, [3]).target).toBe('ana');
    expect(chosen(figures, {}, [4]).target).toBe('joon');
  });
  test('that leads takes a Hero before a Follower in the same group [FL-AI-26] [FL-ENM-18]', () => {
    const ex = { at: [18, 28] as const, profile: { ...bow, kind: 'leader' as const, rank: 'sergeant' as const } };
    const pip = { at: [18, 23] as const, profile: { kind: 'follower' as const } };
    expect(chosen({ ex, pip, ana: { at: [21, 22] } }).target).toBe('ana');
  });
  test('without arrows fights hand to hand [FL-AI-02]', () => {
    const plan = chosen({
      ex: { at: [18, 20], profile: bow, ammunition: { 'self-bow': 'empty' } },
      ana: { at: [18, 17] },
    });
    expect([plan.does, plan.target]).toEqual(['melee', 'ana']);
  });
  test('in Cover without a shot stays there rather than go before the warband’s archers for one [FL-AI-12]', () => {
    const wood = aPiece('wood', { stands: 'area', tags: ['forest'] }, [14, 24], [8, 3]);
    const plan = chosen(
      { ex: { at: [18, 23.9], profile: bow }, ana: { at: [18, 3], profile: bow } },
      { terrain: [wood] },
    );
    expect([plan.reason.code, plan.path.length, plan.does]).toEqual(['keeps-cover', 0, 'nothing']);
  });
  test('does not step into water for a shot [FL-AI-13]', () => {
    const wall = aPiece('barn', { stands: 'block' }, [12, 20], [12, 2]);
    const pond = aPiece('pond', { stands: 'field', tags: ['water', 'difficult'], height: 0 }, [24.5, 24], [11, 6]);
    const plan = chosen({ ex: { at: [23.5, 27], profile: bow }, ana: { at: [18, 15] } }, { terrain: [wall, pond] });
    const { x, y } = end(plan);
    expect(plan.path.length > 0 && x > 24.5 && y > 24 && y < 30).toBe(false);
  });
});

describe('a fighter', () => {
  test('attacks the nearest character within one move [FL-AI-34] [FL-AI-30]', () => {
    const plan = chosen({ ex: { at: [18, 20] }, ana: { at: [18, 16.5] }, joon: { at: [14, 20] } });
    expect([plan.reason.code, plan.does, plan.target, plan.dash]).toEqual(['melee/attacks', 'melee', 'ana', false]);
  });
  test('attacks another in reach where the nearest cannot be got at, or not where the table reads it strictly [FL-AI-35]', () => {
    const fence = aPiece('barn', { stands: 'individual' }, [14, 17.2], [8, 1]);
    const figures = {
      ex: { at: [18, 19.5] as const },
      ana: { at: [18, 16.4] as const },
      joon: { at: [14.4, 20] as const },
    };
    expect(chosen(figures, { terrain: [fence] }).target).toBe('joon');
    const config = { ...aBattle({ figures }).config, meleeTarget: 'strictNearest' as const };
    expect(chosen(figures, { terrain: [fence], config }).does).not.toBe('melee');
  });
  test('goes straight on with a Dash where there is no Cover, and never into contact by it [FL-AI-31] [FL-AI-04]', () => {
    const plan = chosen({ ex: { at: [18, 25] }, ana: { at: [18, 18], profile: bow } });
    expect([plan.does, plan.dash]).toEqual(['nothing', true]);
    expect(end(plan).y).toBeGreaterThan(19.4);
    expect(inches(plan)).toBeLessThanOrEqual(7);
  });
  test('keeps out of the archers’ aim where that leads nearer [FL-AI-30]', () => {
    const wood = aPiece('wood', { stands: 'area', tags: ['forest'] }, [15, 18], [6, 4]);
    const plan = chosen({ ex: { at: [18, 25] }, ana: { at: [18, 8], profile: bow } }, { terrain: [wood] });
    expect(plan.reason.code).toBe('melee/advances-covered');
    expect(end(plan).y).toBeLessThanOrEqual(22);
  });
  test('makes no way from Cover to Cover where nobody can shoot at it [FL-AI-30] [FL-AI-31]', () => {
    const wood = aPiece('wood', { stands: 'area', tags: ['forest'] }, [15, 18], [6, 4]);
    const ana = { at: [18, 8] as const, profile: bow, ammunition: { 'self-bow': 'empty' as const } };
    const plan = chosen({ ex: { at: [18, 25] }, ana }, { terrain: [wood] });
    expect([plan.reason.code, plan.reason.rule, plan.dash]).toEqual(['melee/advances', 'FL-AI-31', true]);
  });
  test('goes for whom a way leads to where the nearest cannot be reached at all [FL-AI-32]', () => {
    const wall = (id: string, at: [number, number], size: [number, number]) =>
      aPiece(id, { stands: 'individual' }, at, size);
    const pen = [
      wall('n', [14, 15], [7, 0.5]),
      wall('s', [14, 8], [7, 0.5]),
      wall('w', [14, 8], [0.5, 7.5]),
      wall('e', [20.5, 8], [0.5, 7.5]),
    ];
    const plan = chosen({ ex: { at: [18, 20] }, ana: { at: [18, 12] }, joon: { at: [5, 12] } }, { terrain: pen });
    expect(plan.reason.detail['target']).toBe('joon');
  });
  test('that leads takes a Hero where it could take either [FL-AI-33] [FL-AI-26]', () => {
    const ex = { at: [18, 20] as const, profile: { kind: 'leader' as const, rank: 'captain' as const } };
    const plan = chosen({ ex, pip: { at: [18, 17.5], profile: { kind: 'follower' } }, ana: { at: [15, 18.5] } });
    expect([plan.does, plan.target]).toEqual(['melee', 'ana']);
  });
  test('does not end in the open before three archers where it can help it [FL-AI-05]', () => {
    const archers = Object.fromEntries(
      ['a1', 'a2', 'a3'].map((id, i) => [id, { at: [14 + 4 * i, 6] as const, profile: bow }]),
    );
    const wood = aPiece('wood', { stands: 'area', tags: ['forest'] }, [24, 18], [4, 4]);
    const plan = chosen({ ex: { at: [22, 23] }, ...archers }, { terrain: [wood] });
    expect(plan.reason.code).toMatch(/covered|wary/);
  });
});

describe('horrors', () => {
  test('come straight at the closest, seen or not, without a Dash [FL-AI-40]', () => {
    const barn = aPiece('barn', { stands: 'block' }, [16, 22], [4, 2]);
    const plan = chosen(
      {
        ex: { at: [18, 26], traits: ['undead'], profile: { speed: { base: 4, dash: 0 } } },
        ana: { at: [18, 15], profile: bow },
      },
      { terrain: [barn] },
    );
    expect([plan.reason.code, plan.dash]).toEqual(['horror/advances', false]);
    expect(inches(plan)).toBeLessThanOrEqual(4);
  });
  test('go round what would harm them [FL-AI-41]', () => {
    const pool = aPiece('pool', { stands: 'field', tags: ['dangerous'], height: 0 }, [15, 20], [6, 3]);
    const plan = chosen({ ex: { at: [18, 24], traits: ['monster'] }, ana: { at: [18, 15] } }, { terrain: [pool] });
    expect(plan.reason.detail['target']).toBe('ana');
    const way = [{ x: 18 * 25.4, y: 24 * 25.4 }, ...plan.path];
    const steps = way.slice(1).flatMap((to, i) =>
      [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((part) => {
        const from = way[i] ?? to;
        return { x: (from.x + (to.x - from.x) * part) / 25.4, y: (from.y + (to.y - from.y) * part) / 25.4 };
      }),
    );
    expect(steps.filter(({ x, y }) => x > 15 && x < 21 && y > 20 && y < 23)).toEqual([]);
    expect(steps.length).toBeGreaterThan(0);
  });
  test('of Monster Points go for whom they reach soonest [FL-AI-42]', () => {
    const barn = aPiece('barn', { stands: 'individual' }, [10, 18], [16, 1]);
    const beast = {
      at: [18, 21] as const,
      profile: { kind: 'aberration' as const, monsterPoints: 3, base: 40, speed: { base: 5, dash: 0 } },
    };
    const plan = chosen({ ex: beast, ana: { at: [18, 15] }, joon: { at: [12, 24] } }, { terrain: [barn] });
    expect(plan.reason.detail['target']).toBe('joon');
  });
});

describe('who hangs back', () => {
  const ex = { at: [18, 25] as const, traits: ['hang-back' as const] };
  test('holds, and shoots where it can [FL-AI-44] [FL-TRAIT-hang-back]', () => {
    expect(chosen({ ex, ana: { at: [18, 12] } }).reason.code).toBe('hang-back/holds');
    const plan = chosen({ ex: { ...ex, profile: bow }, ana: { at: [18, 12] } });
    expect([plan.reason.code, plan.does]).toEqual(['hang-back/shoots', 'shoot']);
  });
  test('leaves its place for a foe within one move, and only for one [FL-AI-44]', () => {
    expect(chosen({ ex, ana: { at: [18, 21.5] } }).reason.code).toBe('hang-back/attacks');
  });
  test('goes out of sight when it was shot at [FL-AI-44]', () => {
    const barn = aPiece('barn', { stands: 'block' }, [19, 22], [4, 2]);
    const shot = { ...ex, counts: { 'shot-at': 1 } };
    const plan = chosen({ ex: shot, ana: { at: [18, 8], profile: bow } }, { terrain: [barn] });
    expect(plan.reason.code).toBe('hang-back/hides');
  });
});

describe('who knows nothing of the warband', () => {
  test('keeps watch as a sentry, and walks on as a patrol [FL-SCN-20]', () => {
    expect(chosen({ ex: { aware: 'sentry' }, ana: { at: [18, 10] } }).reason.code).toBe('unaware/sentry');
    const marker = {
      id: 'm1',
      is: 'exploration' as const,
      at: { x: 700, y: 700 },
      label: null,
      number: 2,
      reachedCentre: false,
      goal: null,
      carriedBy: null,
      counts: {},
    };
    const plan = chosen({ ex: { aware: 'patrol', goal: 'm1' }, ana: { at: [2, 2] } }, { markers: { m1: marker } });
    expect([plan.reason.code, plan.reason.detail['number'], plan.dash]).toEqual(['unaware/patrols', 2, false]);
    expect(inches(plan)).toBeLessThanOrEqual(4);
    const there = {
      ex: { aware: 'patrol' as const, goal: 'm1', at: [10, 10] as const },
      ana: { at: [30, 30] as const },
    };
    const at = { x: 254, y: 254 };
    const arrived = chosen(there, { markers: { m1: { ...marker, at } } });
    expect([arrived.reason.code, arrived.path.length]).toEqual(['unaware/there', 0]);
  });
});

describe('a reason', () => {
  const names = {
    unit: (id: string) => id,
    seat: (id: string) => id,
    side: (id: string) => id,
    length: (mm: number) => `${mm}`,
  };
  test('of every kind is a sentence that names who acts [FL-AI-03]', () => {
    for (const code of REASON_CODES) {
      const said = reasonWords(
        'Grokk',
        { code, rule: 'FL-AI-10', detail: { target: 'ana', inches: 3, chosen: 'near' } },
        names,
      );
      expect(said).toMatch(/^Grokk .*\.$/);
    }
  });
  test('has words for what the automa chooses [FL-AI-03]', () => {
    const plan = chosen({ ex: { at: [18, 28], profile: bow }, ana: { at: [18, 21] } });
    expect(REASON_CODES).toContain(plan.reason.code);
    expect(reasonWords('Grokk', plan.reason, names)).toBe(
      'Grokk finds no better place and shoots at ana, the nearest within 8″.',
    );
  });
});
