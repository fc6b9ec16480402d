import { describe, expect, test } from 'vitest';
import { preview } from '../engine';
import type { State, Step } from '../state';
import { aBattle, aPiece, carried, type FigureGiven, play, refusals } from '../test-kit';
import { inch } from '../units';

const BEFORE = { round: 0, phase: 'set-up' as const };
const under: readonly Step[] = [{ is: 'round', stage: 'begin' }];
const battle = (step: Step, figures: Readonly<Record<string, FigureGiven>>, given: object = {}) =>
  aBattle({ ...BEFORE, figures, steps: [...under, step], ...given });

describe('seizing the initiative', () => {
  const seize: Step = { is: 'seize', stage: 'choose', unit: null, done: [], passed: [] };
  const figures = {
    h1: { at: [10, 6], profile: { skills: ['battlewise'] as const } },
    h2: { at: [14, 6], profile: { weapons: [carried('self-bow'), carried('light-weapon')] } },
    e1: { at: [14, 20] },
  } satisfies Readonly<Record<string, FigureGiven>>;

  test('takes a test of 9+ [Battlewise] by one who was set up [FL-SET-16]', () => {
    const told = play(battle(seize, figures), { do: 'choose', what: 'h1' }, [3, 4]);
    expect(told.of('seizeTried')).toEqual([{ type: 'seizeTried', unit: 'h1', passed: true }]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'seize', stage: 'act', done: [] });
    // Who has not the skill needs the nine on the dice
    const failed = play(battle(seize, figures), { do: 'choose', what: 'h2' }, [4, 4, 1, 1]);
    expect(failed.of('seizeTried')[0]?.passed).toBe(false);
    expect(failed.state.round).toBe(1);
  });

  test('lets every figure do one thing and no more, in any order, before the first round [FL-SET-16]', () => {
    const state = play(battle(seize, figures), { do: 'choose', what: 'h1' }, [3, 4]).state;
    const moving = play(state, { do: 'activate', unit: 'h1' }).state;
    expect(moving.steps.at(-1)).toMatchObject({ is: 'act', unit: 'h1', kind: 'seize' });
    const moved = play(moving, {
      do: 'move',
      unit: 'h1',
      path: [{ x: inch(10), y: inch(9) }],
      dash: false,
      jump: false,
    }).state;
    expect(moved.steps.at(-1)?.is).toBe('seize');
    expect(refusals(moved, { do: 'activate', unit: 'h1' })[0]).toMatchObject({
      code: 'phase/has-acted',
      rule: 'FL-SET-16',
    });
    const shooting = play(moved, { do: 'activate', unit: 'h2' }).state;
    const shot = play(shooting, { do: 'shoot', unit: 'h2', target: 'e1', weapon: 'self-bow' }, [2, 1, 1]);
    expect(shot.state.round).toBe(1);
    expect(shot.state.figures['e1']?.fate).toBe('table');
  });

  test('may be let be, and may be broken off [FL-SET-16]', () => {
    expect(play(battle(seize, figures), { do: 'choose', what: 'none' }, [1, 1]).state.round).toBe(1);
    const state = play(battle(seize, figures), { do: 'choose', what: 'h1' }, [3, 4]).state;
    expect(play(state, { do: 'end-phase' }, [1, 1]).state.round).toBe(1);
    expect(refusals(battle(seize, figures), { do: 'choose', what: 'e1' })[0]?.code).toBe('unit/not-yours');
  });

  test('is not to be had against Awareness or one who hunts the warband [FL-SET-16] [FL-ENM-17]', () => {
    const told = (given: object, e1: FigureGiven = {}) => {
      const state = battle(seize, { ...figures, e1: { at: [14, 20], ...e1 } }, given);
      return refusals(state, { do: 'choose', what: 'h1' })[0]?.code ?? 'open';
    };
    expect(told({})).toBe('open');
    const hunted: Partial<State> = {
      encounter: {
        scenario: 'meeting',
        table: 'ruin-within',
        entry: 'slave-raiders',
        size: 1,
        sizeParts: [],
        ranged: 0,
        leaders: [],
        motivation: 'hunting-the-warband',
        aberration: null,
        unknownMarkers: 0,
        began: 1,
      },
    };
    const begin = (state: ReturnType<typeof battle>) => play(state, { do: 'choose', what: 'none' }, [1, 1]);
    expect(begin(battle(seize, figures)).of('seizeBarred')).toEqual([]);
    const asked: Step = { is: 'play-on' };
    const barred = play(
      aBattle({
        ...BEFORE,
        ...hunted,
        figures: { ...figures, e1: { at: [14, 20], profile: { kind: 'unique', rank: 'unique' } } },
        steps: [...under, seize, asked],
      }),
      { do: 'choose', what: 'play-on' },
      [1, 1],
    );
    expect(barred.of('seizeBarred')).toHaveLength(1);
    expect(barred.state.round).toBe(1);
    const aware = play(
      aBattle({
        ...BEFORE,
        figures: { ...figures, e1: { at: [14, 20], traits: ['awareness'] } },
        steps: [...under, seize, asked],
      }),
      { do: 'choose', what: 'play-on' },
      [1, 1],
    );
    expect(aware.of('seizeBarred')).toHaveLength(1);
  });
});

describe('infiltration', () => {
  const watchOf = (unit: string, moved: readonly string[] = [unit]): Step => ({
    is: 'infiltration',
    stage: 'watch',
    unit,
    moved,
  });
  const figures = { h1: { at: [18, 3] }, h2: { at: [24, 3] }, e1: { at: [10, 24] }, e2: { at: [26, 24] } } as const;
  const start = (given: object = {}) =>
    play(battle(watchOf('e9', []), figures, given), { do: 'choose', what: 'h1' }).state;

  test('begins with the enemy that is farthest left, then the next, and anew when all have moved [FL-SET-21] [FL-SCN-11]', () => {
    const first = start();
    expect(first.steps.at(-1)).toMatchObject({ is: 'infiltration', stage: 'move', unit: 'e1' });
    const second = play(play(first, { do: 'automa' }, [], 'gm').state, { do: 'choose', what: 'h1' }, [1, 2]).state;
    expect(second.steps.at(-1)).toMatchObject({ stage: 'move', unit: 'e2', moved: ['e1', 'e2'] });
    const third = play(play(second, { do: 'automa' }, [], 'gm').state, { do: 'choose', what: 'h1' }, [1, 2]).state;
    expect(third.steps.at(-1)).toMatchObject({ stage: 'move', unit: 'e1', moved: ['e1'] });
  });

  test('brings each four inches nearer, whatever its speed [FL-SET-21]', () => {
    const told = play(start(), { do: 'automa' }, [], 'gm');
    const [moved] = told.of('moved');
    expect(moved).toMatchObject({ unit: 'e1', manner: 'sneak' });
    expect(moved?.cost).toBeLessThanOrEqual(inch(4) + 0.05);
    expect(moved?.pose.y).toBeLessThan(inch(21.5));
  });

  test('something greater makes room for itself as ever [FL-SET-21] [FL-AI-42]', () => {
    const profile = { kind: 'aberration', base: 50, monsterPoints: 5 } as const;
    const greater = { ...figures, e1: { at: [10, 24], profile }, e2: { at: [10, 21] } } as const;
    const state = play(battle(watchOf('e9', []), greater), { do: 'choose', what: 'h1' }).state;
    const told = play(state, { do: 'steal', unit: 'e1', path: [{ x: inch(10), y: inch(21) }] }, [], 'gm');
    expect(told.of('pushedAside')).toMatchObject([{ unit: 'e2', by: 'e1' }]);
    const { e1, e2 } = told.state.figures;
    const apart = Math.hypot((e1?.pose?.x ?? 0) - (e2?.pose?.x ?? 0), (e1?.pose?.y ?? 0) - (e2?.pose?.y ?? 0));
    expect(apart).toBeGreaterThan(37.4);
  });

  test('keeps to Cover where it can come nearer in it [FL-SET-21]', () => {
    const wood = aPiece('wood', { stands: 'area', height: inch(4) }, [7, 19.5], [3, 6]);
    const { state } = play(start({ terrain: [wood] }), { do: 'automa' }, [], 'gm');
    const pose = state.figures['e1']?.pose;
    expect(pose?.x).toBeLessThan(inch(10.1));
    expect(pose?.y).toBeLessThan(inch(24));
  });

  test('may be led by a master’s hand, within the same four inches [FL-SET-21] [FL-AI-60]', () => {
    const state = start();
    const steal = (y: number) => ({ do: 'steal' as const, unit: 'e1', path: [{ x: inch(10), y: inch(y) }] });
    expect(play(state, steal(20.5), [], 'gm').state.figures['e1']?.pose?.y).toBe(520.7);
    expect(refusals(state, steal(19), 'gm').map(({ code }) => code)).toEqual(['move/too-far']);
    expect(refusals(state, { ...steal(21), unit: 'e2' }, 'gm')[0]).toMatchObject({
      code: 'steal/not-its-turn',
      who: ['e1'],
    });
  });

  test('ends when the roll of the chosen lookout is above the distance in inches [FL-SET-21] [FL-SCN-11]', () => {
    const near = { h1: { at: [18, 3] }, e1: { at: [18, 13] } } as const;
    const looked = (faces: readonly number[], h1: FigureGiven = {}, given: object = {}) =>
      play(battle(watchOf('e1'), { ...near, h1: { at: [18, 3], ...h1 } }, given), { do: 'choose', what: 'h1' }, faces);
    // Nine inches from base to base
    expect(looked([4, 5]).of('watched')[0]).toMatchObject({ distance: 9.02, spotted: false });
    expect(looked([4, 6, 1]).of('watched')[0]).toMatchObject({ spotted: true, how: 'infiltration' });
    expect(looked([4, 6, 1]).state.round).toBe(1);
    const scout = looked([4, 4, 1], { profile: { skills: ['scouting'] } }).of('watched')[0];
    expect(scout).toMatchObject({ modifiers: [{ amount: 2, because: 'scouting' }], spotted: true });
    const hedge = aPiece('hedge', { stands: 'linear', height: inch(1) }, [14, 12], [4, 0.3]);
    const half = looked([4, 6], {}, { terrain: [hedge] }).of('watched')[0];
    expect(half).toMatchObject({ modifiers: [{ amount: -1, because: 'obscured' }], spotted: false });
    const crag = aPiece('crag', { stands: 'block', height: inch(4) }, [14, 7], [8, 2]);
    const unseen = looked([5, 6], {}, { terrain: [crag] }).of('watched')[0];
    expect(unseen).toMatchObject({ modifiers: [{ amount: -2, because: 'unseen' }], spotted: false });
  });

  test('a double 6 spots it wherever it is [FL-SET-21] [FL-SCN-11]', () => {
    const crag = aPiece('crag', { stands: 'block', height: inch(4) }, [10, 7], [16, 2]);
    const far = battle(watchOf('e1'), { h1: { at: [18, 3] }, e1: { at: [18, 30] } }, { terrain: [crag] });
    expect(play(far, { do: 'choose', what: 'h1' }, [6, 6, 1]).of('watched')[0]?.spotted).toBe(true);
    expect(play(far, { do: 'choose', what: 'h1' }, [6, 5]).of('watched')[0]?.spotted).toBe(false);
  });

  test('Feral ears, and foes that are hard to hear, count too [FL-SET-21] [FL-CHR-31]', () => {
    const feral = { at: [18, 3], specials: ['hunting-instincts'], profile: { origin: 'feral' } } as const;
    const told = play(
      battle(watchOf('e1'), { h1: feral, e1: { at: [18, 13] } }, { config: defensive() }),
      { do: 'choose', what: 'h1' },
      [4, 5, 1],
    );
    expect(told.of('watched')[0]).toMatchObject({ modifiers: [{ amount: 1 }], spotted: true });
  });

  test('shows the lookout’s chance before the dice [FL-SET-21]', () => {
    const state = battle(watchOf('e1'), { h1: { at: [18, 3] }, e1: { at: [18, 13] } });
    const shown = preview(state, 'a', { do: 'choose', what: 'h1' });
    // 10, 11 and 12 of two dice
    expect(shown).toMatchObject({ is: 'ready', odds: [{ code: 'spots', value: 6 / 36 }] });
  });
});

const defensive = () => ({ ...battle({ is: 'play-on' }, {}).config, scenario: 'defensive' as const });

describe('sneaking up', () => {
  const sneak: Step = { is: 'sneak', stage: 'move', unit: null, ready: [] };
  const figures = { h1: { at: [18, 6] }, h2: { at: [10, 6] }, e1: { at: [18, 22] } } as const;
  const steal = (unit: string, x: number, y: number) => ({
    do: 'steal' as const,
    unit,
    path: [{ x: inch(x), y: inch(y) }],
  });

  test('moves anyone four inches whatever their speed, the same one again if you like [FL-SET-27] [FL-SCN-19]', () => {
    const slow = battle(sneak, { ...figures, h1: { at: [18, 6], profile: { speed: { base: 2, dash: 0 } } } });
    const once = play(slow, steal('h1', 18, 10), [1, 2]).state;
    expect(once.figures['h1']?.pose?.y).toBe(254);
    const again = play(once, steal('h1', 18, 12), [1, 2]).state;
    expect(again.steps.at(-1)).toMatchObject({ is: 'sneak', stage: 'move' });
    expect(refusals(slow, steal('h1', 18, 10.2)).map(({ code }) => code)).toEqual(['move/too-far']);
    expect(refusals(slow, steal('e1', 18, 20))[0]?.code).toBe('unit/not-yours');
  });

  test('goes on for a seat that had enough and thinks again, while a friend still steals [FL-SET-27]', () => {
    const seats = [
      { seat: 'a', side: 'party' },
      { seat: 'b', side: 'party' },
      { seat: 'gm', side: 'enemies' },
    ];
    const state = battle(sneak, { ...figures, h2: { at: [10, 6], seat: 'b' } }, { seats });
    const enough = play(state, { do: 'ready', ready: true }).state;
    expect(refusals(enough, steal('h1', 18, 10))[0]?.code).toBe('deploy/is-ready');
    const again = play(enough, { do: 'ready', ready: false }).state;
    expect(play(again, steal('h1', 18, 10), [1, 2]).state.figures['h1']?.pose?.y).toBe(254);
  });

  test('ends when the nearest enemy hears it: above the distance in inches [FL-SET-27] [FL-SCN-19]', () => {
    const state = battle(sneak, { ...figures, e1: { at: [18, 19] } });
    // Eight inches from base to base after the move
    const told = play(state, steal('h1', 18, 10), [4, 4]);
    expect(told.of('watched')[0]).toMatchObject({ by: 'e1', distance: 8.02, spotted: false, how: 'sneak' });
    const heard = play(state, steal('h1', 18, 10), [4, 5, 1, 1]);
    expect(heard.of('watched')[0]?.spotted).toBe(true);
    expect(heard.state.round).toBe(1);
    // A double 6 is nothing special here
    const far = battle(sneak, { h1: { at: [18, 3] }, e1: { at: [18, 30] } });
    expect(play(far, steal('h1', 18, 5), [6, 6]).of('watched')[0]?.spotted).toBe(false);
  });

  test('Cover, being unseen, Expertise and a Feral tread make it harder [FL-SET-27] [FL-SCN-19] [FL-CHR-31]', () => {
    const raid = { config: { ...battle(sneak, {}).config, scenario: 'camp-raid' as const } };
    const modifiers = (h1: FigureGiven, given: object = {}) =>
      play(battle(sneak, { h1: { at: [18, 6], ...h1 }, e1: { at: [18, 22] } }, given), steal('h1', 18, 8), [1, 2]).of(
        'watched',
      )[0]?.modifiers;
    expect(modifiers({})).toEqual([]);
    expect(modifiers({ profile: { skills: ['expertise'] } })).toEqual([{ amount: -2, because: 'expertise' }]);
    const hedge = aPiece('hedge', { stands: 'linear', height: inch(1) }, [14, 9], [4, 0.3]);
    expect(modifiers({}, { terrain: [hedge] })).toEqual([{ amount: -1, because: 'obscured' }]);
    const crag = aPiece('crag', { stands: 'block', height: inch(4) }, [14, 12], [8, 2]);
    expect(modifiers({}, { terrain: [crag] })).toEqual([{ amount: -2, because: 'unseen' }]);
    const feral = modifiers({ specials: ['hunting-instincts'], profile: { origin: 'feral' } }, raid);
    expect(feral).toMatchObject([{ amount: -1 }]);
    const cloaked = modifiers({ profile: { worn: ['scouts-cloak'] } }, raid);
    expect(cloaked).toMatchObject([{ amount: -2 }]);
  });

  test('of enemies equally near a die says who listens [FL-SET-27] [FL-GEN-16]', () => {
    const state = battle(sneak, { h1: { at: [18, 6] }, e1: { at: [14, 20] }, e2: { at: [22, 20] } });
    expect(play(state, steal('h1', 18, 8), [5, 1, 2]).of('watched')[0]?.by).toBe('e2');
    expect(play(state, steal('h1', 18, 8), [2, 1, 2]).of('watched')[0]?.by).toBe('e1');
  });

  test('may be broken off by all who play [FL-SET-27]', () => {
    const told = play(battle(sneak, figures), { do: 'ready', ready: true }, [1, 1]);
    expect(told.state.round).toBe(1);
  });

  test('shows the chance to be heard where it would stand [FL-SET-27]', () => {
    const state = battle(sneak, { ...figures, e1: { at: [18, 19] } });
    expect(preview(state, 'a', steal('h1', 18, 10))).toMatchObject({
      is: 'ready',
      odds: [{ code: 'heard', value: 10 / 36 }],
    });
  });

  test('leaves one initiative die on a 1 in the first round of either Raid [FL-SCN-16] [FL-BAT-08]', () => {
    for (const scenario of ['camp-raid', 'hideout-raid'] as const) {
      const state = battle(sneak, figures, {
        config: { ...battle(sneak, figures).config, scenario },
        encounter: {
          scenario,
          table: null,
          entry: null,
          size: 1,
          sizeParts: [],
          ranged: 0,
          leaders: [],
          motivation: null,
          aberration: null,
          unknownMarkers: 0,
          began: 1,
        },
      });
      const told = play(state, { do: 'ready', ready: true }, [5]);
      expect([...(told.state.initiative?.dice ?? [])].sort()).toEqual([1, 5]);
    }
  });
});
