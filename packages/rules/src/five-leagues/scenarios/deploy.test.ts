import { describe, expect, test } from 'vitest';
import { zConfig } from '../config';
import type { Figure, State } from '../state';
import { aPiece, play, refusals } from '../test-kit';
import { inch, inInches } from '../units';
import { depthFrom, oppositeOf, spotOf } from './edges';
import { aWarband, begun, enemiesIn, inchesApart } from './test-kit';

/** Seven slave raiders on three feet of open ground. */
const RAIDERS = { scenario: 'meeting', table: 'ruin-within', entry: 'slave-raiders', objective: 'secure' } as const;
const YARD = { table: { width: inch(36), depth: inch(36) } };
const place = (state: State, figure: Figure) => spotOf(state.table, state.edge, figure.pose ?? { x: 0, y: 0 });
/** How far a base reaches from the warband's edge, in inches. */
const front = (state: State, figure: Figure): number => inInches(place(state, figure).deep);
const automa = (state: State, faces: readonly number[] = []) => play(state, { do: 'automa' }, faces, 'gm');
const standing = (state: State): readonly Figure[] => enemiesIn(state, 'table');

describe('edges and lines', () => {
  test('one of the four edges is the warband’s by a D6, the enemy has the other [FL-SET-10] [FL-SCN-01]', () => {
    const edge = (face: readonly number[]) => begun(aWarband(RAIDERS), [3, 5, 20, ...face, 4, 4]).state.edge;
    expect([1, 2, 3, 4].map((face) => edge([face]))).toEqual(['near', 'far', 'left', 'right']);
    expect(edge([6, 5, 2])).toBe('far');
    expect((['near', 'far', 'left', 'right'] as const).map(oppositeOf)).toEqual(['far', 'near', 'right', 'left']);
    const { width, depth } = aWarband(RAIDERS).table;
    for (const [face, isBeyond] of [
      [2, ({ y }) => y < depth / 2],
      [3, ({ x }) => x > width / 2],
    ] as readonly (readonly [number, (at: { x: number; y: number }) => boolean])[]) {
      const { state } = automa(begun(aWarband(RAIDERS), [3, 5, 20, face, 4, 4]).state);
      expect(
        standing(state).map(({ pose }) => pose !== null && isBeyond(pose)),
        state.edge,
      ).toEqual(standing(state).map(() => true));
    }
  }, 30_000);

  test('the forward lines lie 2D6+8" apart, the rest shared behind them [FL-SET-11] [FL-SCN-07]', () => {
    const { state } = begun(aWarband(RAIDERS, 6, YARD), [3, 5, 20, 1, 2, 4]);
    expect(state.counts['line-party']).toBe(inch(11));
    expect(state.counts['line-enemy']).toBe(inch(11));
    const [roll] = begun(aWarband(RAIDERS, 6, YARD), [3, 5, 20, 1, 2, 4]).of('distanceRolled');
    expect(roll).toMatchObject({ what: 'lines', faces: [2, 4], mm: inch(14) });
  });
});

describe('the enemy of a Meeting Engagement', () => {
  const met = (faces: readonly number[] = [20], given: Partial<State> = YARD, config: object = {}) =>
    automa(begun(aWarband({ ...RAIDERS, ...config }, 6, given), [3, 5, ...faces, 1, 2, 4]).state).state;

  test('stands in three groups an inch to four behind its line, an inch apart, six inches between groups [FL-SET-12]', () => {
    const state = met();
    const force = standing(state);
    expect(force).toHaveLength(7);
    const groups = [0, 1, 2].map((group) => force.filter(({ counts }) => (counts['group'] ?? 0) === group));
    expect(groups.map((each) => each.length)).toEqual([3, 2, 2]);
    for (const each of force) {
      const behind = inInches(place(state, each).deep) - 0.492 - (36 - 11);
      expect(behind).toBeGreaterThanOrEqual(0.99);
      expect(behind).toBeLessThanOrEqual(4.01);
    }
    for (const group of groups)
      for (const one of group) {
        const gaps = group.filter((other) => other !== one).map((other) => inchesApart(one, other));
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0.99);
        expect(Math.min(...gaps)).toBeLessThan(2.1);
      }
    const between = inchesApart(groups[0]?.at(-1) as Figure, groups[1]?.[0] as Figure);
    expect(between).toBeGreaterThan(4);
    expect(between).toBeLessThan(8);
  });

  test('has its Leader in the middle group [FL-SET-12]', () => {
    const led = standing(met([30])).find(({ profile }) => profile.rank === 'sergeant');
    expect(led?.counts['group']).toBe(1);
  });

  test('looks for Cover near its place [FL-SET-12]', () => {
    const wood = aPiece('wood', { stands: 'area', height: inch(4) }, [14, 25.5], [8, 4]);
    const state = met([20], { ...YARD, terrain: [wood] });
    const inside = standing(state).filter(({ pose }) => {
      const [x, y] = [inInches(pose?.x ?? 0), inInches(pose?.y ?? 0)];
      return x > 14 && x < 22 && y > 25.5;
    });
    expect(inside.length).toBeGreaterThanOrEqual(3);
  });

  test('shows an Unknown Enemy D6" from a neutral edge, in line [FL-SET-12] [FL-SET-05]', () => {
    const built = begun(aWarband({ ...RAIDERS, unknownEnemy: true }, 6, YARD), [3, 5, 20, 1, 2, 4]).state;
    const state = automa(built, [5, 3]).state;
    const marker = Object.values(state.markers).find(({ is }) => is === 'unknown');
    expect(marker?.at.x).toBeCloseTo(inch(33), 1);
    expect(inInches(marker?.at.y ?? 0)).toBeCloseTo(36 - 9.5, 1);
  });

  test('may be set up by a master’s hand inside the same strip, and nowhere else [FL-SET-12] [FL-AI-60]', () => {
    const { state } = begun(aWarband(RAIDERS, 6, YARD), [3, 5, 20, 1, 2, 4]);
    const deploy = (y: number) => ({ do: 'deploy' as const, unit: 'e1', at: { x: 300, y: inch(y) } });
    const set = play(state, deploy(28), [], 'gm').state;
    expect(set.figures['e1']).toMatchObject({ fate: 'table', pose: { x: 300, y: 711.2, facing: 270 } });
    expect(refusals(state, deploy(25), 'gm')[0]).toMatchObject({ code: 'deploy/outside-zone', rule: 'FL-SET-12' });
    expect(refusals(state, deploy(32), 'gm')[0]?.code).toBe('deploy/outside-zone');
    expect(refusals(set, { ...deploy(28), unit: 'e2' }, 'gm')[0]?.code).toBe('deploy/no-footing');
    expect(refusals(state, { do: 'ready', ready: true }, 'gm')[0]?.code).toBe('deploy/not-all-placed');
    // The rest is left to the game
    expect(standing(automa(set).state)).toHaveLength(7);
    expect(automa(set).state.figures['e1']?.pose?.x).toBe(300);
  });
});

describe('Outflank', () => {
  const OUTLAWS = { ...RAIDERS, entry: 'outlaw-gang' } as const;
  const waiting = (faces: readonly number[], config: object = {}) => {
    const told = begun(aWarband({ ...OUTLAWS, ...config }, 6, YARD), faces);
    return { told, names: enemiesIn(told.state, 'waiting').map(({ name }) => name) };
  };

  test('2D6 set up, the rest wait: melee troops only [FL-SET-14] [FL-SCN-08]', () => {
    const { told, names } = waiting([3, 5, 20, 1, 2, 3, 4, 4]);
    expect(told.of('outflankRolled')[0]).toMatchObject({ faces: [2, 3], deploy: 5 });
    expect(names).toEqual(['Outlaw 3', 'Outlaw 4']);
    // Two with slings and five with swords: those with slings stay
    expect(waiting([3, 5, 20, 1, 1, 1, 4, 4]).names).toHaveLength(5);
  });

  test('a roll that covers the force means none [FL-SET-14]', () => {
    expect(waiting([3, 5, 20, 1, 3, 4, 4, 4]).names).toEqual([]);
    expect(waiting([3, 5, 20, 1, 6, 6, 4, 4]).told.of('outflankRolled')[0]?.waiting).toEqual([]);
  });

  test('with three or more a Leader is among them [FL-SET-14] [FL-SCN-08]', () => {
    expect(waiting([3, 5, 30, 1, 2, 3, 4, 4]).names[0]).toBe('Outlaw, sergeant');
    expect(waiting([3, 5, 30, 1, 2, 4, 4, 4]).names).toEqual(['Outlaw 3', 'Outlaw 4']);
  });

  test('a marker is not counted among those that set up [FL-SET-14]', () => {
    const { told, names } = waiting([3, 5, 20, 1, 1, 2, 4, 4], { unknownEnemy: true });
    expect(told.state.encounter?.size).toBe(4);
    expect(names).toHaveLength(1);
  });

  test('Defensive Battles roll D6+2, Raids none [FL-SET-14] [FL-SCN-10]', () => {
    const state = aWarband({ ...OUTLAWS, scenario: 'defensive' }, 1, YARD);
    const deployed = begun(state, [3, 5, 20, 1]).state;
    const ready = play(play(deployed, { do: 'auto-place' }).state, { do: 'ready', ready: true }, [2, 3, 3]);
    expect(ready.of('outflankRolled')[0]).toMatchObject({ faces: [2], deploy: 4, modifiers: [{ amount: 2 }] });
    // Of nine, the Sergeant among them
    expect(enemiesIn(ready.state, 'waiting')).toHaveLength(5);
    expect(begun(aWarband({ ...OUTLAWS, scenario: 'camp-raid' }, 1, YARD), [3, 5, 20, 1]).of('outflankRolled')).toEqual(
      [],
    );
  });

  test('the Ice-heart Court rolls one less [FL-SET-14] [FL-ENM-27]', () => {
    const told = begun(
      aWarband({ ...RAIDERS, table: 'ice-heart-court', entry: 'elfin-hounds' }, 6, YARD),
      [3, 5, 20, 1, 3, 3, 4, 4],
    );
    expect(told.of('outflankRolled')[0]).toMatchObject({
      deploy: 5,
      modifiers: [{ amount: -1, because: 'elfin-trickery' }],
    });
  });
});

describe('the warband', () => {
  const met = (heroes = 6, config: object = {}) =>
    automa(begun(aWarband({ ...RAIDERS, ...config }, heroes, YARD), [3, 5, 20, 1, 2, 4]).state).state;
  const deploy = (unit: string, x: number, y: number) => ({
    do: 'deploy' as const,
    unit,
    at: { x: inch(x), y: inch(y) },
  });

  test('sets up anywhere behind its line [FL-SET-13] [FL-SCN-07]', () => {
    const state = met();
    expect(play(state, deploy('h1', 3, 1)).state.figures['h1']).toMatchObject({ fate: 'table', pose: { facing: 90 } });
    expect(play(state, deploy('h1', 30, 10.5)).state.figures['h1']?.fate).toBe('table');
    expect(refusals(state, deploy('h1', 30, 11))[0]).toMatchObject({
      code: 'deploy/outside-zone',
      rule: 'FL-SET-13',
      who: ['h1'],
      detail: { deep: inch(11) },
    });
    expect(refusals(state, deploy('h1', 0.2, 4))[0]?.code).toBe('place/off-table');
  });

  test('may be moved about until everyone is ready, by its own seat [FL-SET-13]', () => {
    const two = {
      ...met(),
      seats: [
        { seat: 'a', side: 'party' },
        { seat: 'b', side: 'party' },
        { seat: 'gm', side: 'enemies' },
      ],
    };
    const shared: State = {
      ...two,
      figures: { ...two.figures, h6: { ...(two.figures['h6'] as Figure), seat: 'b' } },
    };
    const once = play(shared, deploy('h1', 3, 1)).state;
    expect(play(once, deploy('h1', 5, 2)).state.figures['h1']?.pose?.x).toBe(inch(5));
    expect(play(once, { do: 'take-back', unit: 'h1' }).state.figures['h1']?.fate).toBe('waiting');
    expect(refusals(once, deploy('h1', 5, 2), 'b')[0]?.code).toBe('unit/not-yours');
    expect(refusals(once, { do: 'take-back', unit: 'h1' }, 'b')[0]?.code).toBe('unit/not-yours');
    expect(refusals(once, { do: 'ready', ready: true })[0]?.code).toBe('deploy/not-all-placed');
    const a = play(play(once, { do: 'auto-place' }).state, { do: 'ready', ready: true }).state;
    expect(a.steps.at(-1)).toMatchObject({ is: 'deploy-party', ready: ['a'] });
    expect(refusals(a, deploy('h1', 5, 2))[0]?.code).toBe('deploy/is-ready');
    const notYet = play(a, { do: 'ready', ready: false });
    expect(notYet.of('readied')).toMatchObject([{ seat: 'a', ready: false }]);
    expect(play(notYet.state, deploy('h1', 5, 2)).state.figures['h1']?.pose?.x).toBe(inch(5));
    const b = play(play(a, { do: 'auto-place' }, [], 'b').state, { do: 'ready', ready: true }, [], 'b').state;
    expect(b.steps.at(-1)?.is).toBe('seize');
  });

  test('brings six at most, seven or eight where the table is set so; the others keep away [FL-SET-09]', () => {
    const eight = play(met(8), { do: 'auto-place' }).state;
    expect(Object.values(eight.figures).filter(({ side, fate }) => side === 'party' && fate === 'table')).toHaveLength(
      6,
    );
    expect(refusals(eight, deploy('h8', 2, 1))[0]).toMatchObject({ code: 'deploy/enough', detail: { most: 6 } });
    const swapped = play(play(eight, { do: 'take-back', unit: 'h1' }).state, deploy('h8', 2, 1)).state;
    const begun8 = play(swapped, { do: 'ready', ready: true }).state;
    expect(['h1', 'h7', 'h8'].map((id) => begun8.figures[id]?.fate)).toEqual(['waiting', 'waiting', 'table']);
    const large = play(automa(begun(aWarband({ ...RAIDERS, warband: 8 }, 8, YARD), [3, 5, 20, 1, 2, 4]).state).state, {
      do: 'auto-place',
    }).state;
    expect(Object.values(large.figures).filter(({ side, fate }) => side === 'party' && fate === 'table')).toHaveLength(
      8,
    );
  });
});

describe('a Defensive Battle', () => {
  const attacked = (faces: readonly number[], given: Partial<State> = YARD) => {
    const state = begun(aWarband({ ...RAIDERS, scenario: 'defensive' }, 6, given), [3, 5, 20, 1]).state;
    return play(play(state, { do: 'auto-place' }).state, { do: 'ready', ready: true }, faces);
  };

  test('begins with the warband within 6" of its edge [FL-SET-20]', () => {
    const { state } = begun(aWarband({ ...RAIDERS, scenario: 'defensive' }, 6, YARD), [3, 5, 20, 1]);
    expect(state.steps.at(-1)?.is).toBe('deploy-party');
    expect(refusals(state, { do: 'deploy', unit: 'h1', at: { x: 300, y: inch(6) } })[0]).toMatchObject({
      code: 'deploy/outside-zone',
      rule: 'FL-SET-20',
    });
    expect(play(state, { do: 'deploy', unit: 'h1', at: { x: 300, y: inch(5.5) } }).state.figures['h1']?.fate).toBe(
      'table',
    );
  });

  test('the enemy comes on from 2D6+12", in two groups, its Leader an inch or two behind [FL-SET-20] [FL-SCN-10]', () => {
    const told = attacked([2, 4]);
    expect(told.of('distanceRolled')[0]).toMatchObject({ what: 'forward', mm: inch(18) });
    const { state } = automa(told.state);
    const force = standing(state);
    expect(force).toHaveLength(9);
    for (const each of force) expect(front(state, each)).toBeGreaterThanOrEqual(18 + 0.48);
    const led = force.find(({ profile }) => profile.rank === 'sergeant') as Figure;
    const mates = force.filter(({ counts }) => (counts['group'] ?? 0) === (led.counts['group'] ?? 0) - 100);
    expect(Math.min(...mates.map((each) => inchesApart(led, each)))).toBeLessThanOrEqual(2.3);
    expect(front(state, led)).toBeGreaterThan(Math.min(...mates.map((each) => front(state, each))) + 1);
  });

  test('on a small table it stands within an inch of the far edge [FL-SET-20]', () => {
    const told = attacked([6, 6], { table: { width: inch(24), depth: inch(24) } });
    expect(told.of('distanceRolled')[0]?.mm).toBe(584.2);
    const { state } = automa(told.state);
    for (const each of standing(state))
      expect(inInches(depthFrom(state.table, state.edge)) - front(state, each)).toBeLessThan(4);
  });

  test('the Ice-heart Court comes from 2D6+9" [FL-SET-20] [FL-ENM-27]', () => {
    const state = begun(
      aWarband({ ...RAIDERS, scenario: 'defensive', table: 'ice-heart-court', entry: 'fey-soldiers' }, 6, YARD),
      [3, 5, 20, 1],
    ).state;
    const told = play(play(state, { do: 'auto-place' }).state, { do: 'ready', ready: true }, [2, 4]);
    expect(told.of('distanceRolled')[0]?.mm).toBe(inch(15));
  });
});

describe('a Raid', () => {
  const raid = (scenario: 'camp-raid' | 'hideout-raid', faces: readonly number[] = [], config: object = {}) =>
    automa(begun(aWarband({ ...RAIDERS, scenario, ...config }, 6, YARD), [3, 5, 20, 1]).state, faces).state;

  test('on a Camp finds half of them about the fire, the others spread over their half [FL-SET-25]', () => {
    const state = raid('camp-raid', [3, 4]);
    const force = standing(state);
    const [inside, sentries] = [0, 1].map((group) => force.filter(({ counts }) => (counts['group'] ?? 0) === group));
    expect([inside?.length, sentries?.length]).toEqual([5, 4]);
    expect(inside?.some(({ profile }) => profile.rank === 'lieutenant')).toBe(true);
    const fire = state.terrain.find(({ id }) => id === 'camp');
    expect(fire?.outline.length).toBeGreaterThan(8);
    for (const each of inside ?? []) {
      const gap = Math.hypot((each.pose?.x ?? 0) - inch(18), (each.pose?.y ?? 0) - inch(18)) - 12.5 - inch(0.8);
      expect(inInches(gap)).toBeLessThanOrEqual(2.05);
    }
    for (const sentry of sentries ?? []) {
      expect(front(state, sentry)).toBeGreaterThanOrEqual(18);
      for (const each of inside ?? []) expect(inchesApart(sentry, each)).toBeGreaterThanOrEqual(4.99);
      for (const other of sentries ?? []) if (other !== sentry) expect(inchesApart(sentry, other)).toBeGreaterThan(5);
    }
  });

  test('on a Camp an Unknown Enemy is one from the fire and two sentries, its marker amid the sentries [FL-SET-25] [FL-ENM-07]', () => {
    const state = raid('camp-raid', [3, 4], { unknownEnemy: true });
    const groups = [0, 1].map(
      (group) => standing(state).filter(({ counts }) => (counts['group'] ?? 0) === group).length,
    );
    expect(groups).toEqual([4, 2]);
    expect(Object.values(state.markers).find(({ is }) => is === 'unknown')?.at).toEqual({ x: inch(18), y: inch(27) });
  });

  test('on a Hideout finds the Leaders and a third of them midway to their edge, the others all about [FL-SET-26]', () => {
    const state = raid('hideout-raid', [3, 4]);
    const force = standing(state);
    const inside = force.filter(({ counts }) => (counts['group'] ?? 0) === 0);
    const sentries = force.filter(({ counts }) => counts['group'] === 1);
    expect([inside.length, sentries.length]).toEqual([4, 6]);
    expect(inside.some(({ profile }) => profile.rank === 'captain')).toBe(true);
    for (const each of inside) {
      expect(Math.hypot((each.pose?.x ?? 0) - inch(18), (each.pose?.y ?? 0) - inch(27))).toBeLessThanOrEqual(
        inch(3.01),
      );
    }
    for (const sentry of sentries) {
      expect(front(state, sentry)).toBeGreaterThanOrEqual(9);
      for (const each of inside) expect(inchesApart(sentry, each)).toBeGreaterThanOrEqual(4.99);
    }
  });

  test('on a Hideout the marker lies in the middle of their edge [FL-SET-26]', () => {
    const state = raid('hideout-raid', [3, 4], { unknownEnemy: true });
    const marker = Object.values(state.markers).find(({ is }) => is === 'unknown');
    expect(marker?.at).toEqual({ x: 457.2, y: 901.7 });
  });

  test('the warband keeps 2D6+12" from every enemy on its own part of the table [FL-SET-25] [FL-SCN-13]', () => {
    const state = raid('camp-raid', [1, 1]);
    expect(state.counts['standoff']).toBe(inch(14));
    expect(refusals(state, { do: 'deploy', unit: 'h1', at: { x: inch(18), y: inch(6) } })[0]).toMatchObject({
      code: 'deploy/too-near',
      rule: 'FL-SET-25',
      detail: { least: inch(14) },
    });
    expect(refusals(state, { do: 'deploy', unit: 'h1', at: { x: inch(1), y: inch(19) } })[0]?.code).toBe(
      'deploy/too-near',
    );
    const set = play(state, { do: 'auto-place' }).state;
    for (const hero of Object.values(set.figures).filter(({ side }) => side === 'party'))
      for (const enemy of standing(set)) expect(inchesApart(hero, enemy)).toBeGreaterThanOrEqual(13.99);
  });

  test('where the table is too small for that it begins an inch from its edge [FL-SET-26]', () => {
    const small = begun(
      aWarband({ ...RAIDERS, scenario: 'camp-raid' }, 6, { table: { width: inch(24), depth: inch(24) } }),
      [3, 5, 20, 1],
    ).state;
    const set = play(automa(small, [6, 6]).state, { do: 'auto-place' }).state;
    const heroes = Object.values(set.figures).filter(({ side, fate }) => side === 'party' && fate === 'table');
    expect(heroes).toHaveLength(6);
    for (const hero of heroes) expect(front(set, hero)).toBeLessThanOrEqual(1.6);
  });
});

describe('the practice battle', () => {
  test('has the foes in a line two inches apart, each in Cover, and the warband twelve inches off [FL-SET-50]', () => {
    const config = zConfig.parse({ scenario: 'starter', map: 'fallow-acre', seats: 1 });
    const state = automa(begun(aWarband({ ...config }, 4), [1]).state).state;
    const force = standing(state);
    expect(force).toHaveLength(4);
    for (const one of force) {
      const gaps = force.filter((other) => other !== one).map((other) => inchesApart(one, other));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1.89);
    }
    const near = force[0]?.pose ?? { x: 0, y: 0 };
    expect(refusals(state, { do: 'deploy', unit: 'h1', at: { x: near.x, y: near.y - inch(8) } })[0]).toMatchObject({
      code: 'deploy/too-near',
      rule: 'FL-SET-50',
      detail: { least: inch(12) },
    });
    const set = play(state, { do: 'auto-place' }).state;
    for (const hero of Object.values(set.figures).filter(({ side }) => side === 'party'))
      for (const enemy of standing(set)) expect(inchesApart(hero, enemy)).toBeGreaterThanOrEqual(11.99);
    expect(play(set, { do: 'ready', ready: true }, [1, 2, 3, 4]).state.round).toBe(1);
  });
});

test('edges lie opposite one another', () => {
  expect(['near', 'far', 'left', 'right'].map((edge) => oppositeOf(edge as 'near'))).toEqual([
    'far',
    'near',
    'right',
    'left',
  ]);
});
