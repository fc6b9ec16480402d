import { describe, expect, test } from 'vitest';
import { offers, waitingFor } from '../engine';
import type { Fell } from '../state';
import { aBattle, type BattleGiven, type FigureGiven, happen, play, refusals, type Told } from '../test-kit';

const slain = (...units: readonly string[]): readonly Fell[] =>
  units.map((unit) => ({ unit, side: 'enemies', how: 'casualty' }));

/** Dead enemies stand for those that fell this round. */
const dead: FigureGiven = { fate: 'casualty' };

/** The round is about to be tracked; the warband’s edge is the near one, so the enemies’ is the far one. */
const tracked = (figures: BattleGiven['figures'], given: Partial<BattleGiven>, faces: readonly number[]): Told =>
  happen(
    aBattle({
      figures: { h1: { at: [18, 2], profile: { agility: 1 } }, ...figures },
      phase: 'slow',
      steps: [
        { is: 'round', stage: 'tracking' },
        { is: 'tracking', stage: 'warband', queue: null },
      ],
      ...given,
    }),
    () => {},
    faces,
  );

describe('morale', () => {
  test('is a die for each enemy that fell, and a 1 or a 2 fails [FL-BAT-191] [FL-ENM-20]', () => {
    const told = tracked(
      { e1: dead, e2: dead, e3: { at: [5, 20] }, e4: { at: [9, 30] }, e5: { at: [14, 25] } },
      { fell: slain('e1', 'e2') },
      // Two dice of morale, then the one of the next round’s initiative
      [2, 3, 6],
    );
    expect(told.of('moraleTested')).toMatchObject([{ fallen: 2, faces: [2, 3], failsOn: 2, failures: 1 }]);
    expect(told.of('leftPlay')).toMatchObject([{ unit: 'e4', how: 'routed', because: 'FL-BAT-192' }]);
  });

  test('takes those nearest the enemies’ own edge first [FL-BAT-192]', () => {
    const told = tracked(
      { e1: dead, e2: dead, e3: { at: [5, 20] }, e4: { at: [9, 30] }, e5: { at: [14, 25] } },
      { fell: slain('e1', 'e2') },
      [1, 1, 6],
    );
    expect(told.of('leftPlay').map((each) => each.unit)).toEqual(['e4', 'e5']);
    expect(told.state.figures['e3']?.fate).toBe('table');
  });

  test('lets the lot fall between those equally near [FL-BAT-192] [FL-GEN-16]', () => {
    const told = tracked(
      { e1: dead, e3: { at: [5, 30] }, e4: { at: [9, 30] }, e5: { at: [14, 25] } },
      { fell: slain('e1') },
      [1, 4, 6],
    );
    expect(told.of('routDrawn')).toMatchObject([{ unit: 'e4', among: 2, faces: [4] }]);
    expect(told.state.figures['e3']?.fate).toBe('table');
  });

  test('leaves leaders where they are while four enemies stand, themselves counted [FL-BAT-193]', () => {
    const leader: FigureGiven = { at: [5, 34], profile: { rank: 'lieutenant', kind: 'leader' } };
    const three = { e3: { at: [9, 20] }, e4: { at: [14, 25] }, e5: { at: [20, 22] } } as const;
    const told = tracked({ e1: dead, e2: leader, ...three }, { fell: slain('e1') }, [1, 6]);
    expect(told.of('leftPlay').map((each) => each.unit)).toEqual(['e4']);
  });

  test('counts at each removal whether so few are left that the leader goes [FL-BAT-193]', () => {
    const leader: FigureGiven = { at: [5, 34], profile: { rank: 'captain', kind: 'leader' } };
    const three = { e4: { at: [9, 20] }, e5: { at: [14, 25] }, e6: { at: [20, 22] } } as const;
    const told = tracked({ e1: dead, e2: dead, e3: leader, ...three }, { fell: slain('e1', 'e2') }, [1, 2, 6]);
    expect(told.of('leftPlay').map((each) => each.unit)).toEqual(['e5', 'e3']);
  });

  test('does not touch those that are unaware of the warband, nor unknown markers [FL-BAT-194]', () => {
    const marker = {
      id: 'm1',
      is: 'unknown' as const,
      at: { x: 20, y: 890 },
      label: null,
      number: null,
      reachedCentre: true,
      goal: null,
      carriedBy: null,
      counts: {},
    };
    const told = tracked(
      { e1: dead, e3: { at: [5, 34], aware: 'sentry' }, e4: { at: [9, 20] } },
      { fell: slain('e1'), markers: { m1: marker } },
      [1, 6],
    );
    expect(told.of('leftPlay').map((each) => each.unit)).toEqual(['e4']);
    expect(told.state.markers['m1']).toEqual(marker);
  });

  test('is not tested where nobody fell, and those that fled add no dice [FL-BAT-191]', () => {
    const told = tracked(
      { e1: dead, e3: { at: [5, 20] } },
      { fell: [{ unit: 'e1', side: 'enemies', how: 'routed' }] },
      [6],
    );
    expect(told.of('moraleTested')).toEqual([]);
  });

  test('is no matter of the warband [FL-BAT-190]', () => {
    const told = tracked(
      { h2: dead, e3: { at: [5, 20] } },
      { fell: [{ unit: 'h2', side: 'party', how: 'casualty' }] },
      [6],
    );
    expect(told.of('moraleTested')).toEqual([]);
    expect(told.of('leftPlay')).toEqual([]);
  });
});

describe('Tracking', () => {
  /** A flanker waits, and an enemy fell: one matter of the enemies, one of the scenario. */
  const flanked = (faces: readonly number[]) =>
    tracked(
      { e1: dead, e2: { fate: 'waiting', counts: { flank: 1 } }, e3: { at: [5, 20] }, e4: { at: [9, 24] } },
      { fell: slain('e1') },
      faces,
    );

  test('settles morale before the scenario brings anybody [FL-BAT-13] [EX-05]', () => {
    const told = flanked([1, 6, 6]);
    expect(told.of('matterBegan').map(({ what, stage }) => [what, stage])).toEqual([
      ['morale', 'enemy'],
      ['flankers', 'scenario'],
    ]);
    expect(told.of('leftPlay').map((each) => each.unit)).toEqual(['e4']);
  });

  test('counts nobody in morale who comes after it [FL-BAT-14] [FL-GEN-17]', () => {
    const told = flanked([1, 6, 6]);
    expect(told.of('moraleTested')).toMatchObject([{ fallen: 1, faces: [1] }]);
    expect(told.state.figures['e2']?.fate).toBe('waiting');
  });

  test('empties what fell and what wounded in the round, and then comes the next [FL-BAT-13]', () => {
    const told = tracked(
      { e1: dead, e3: { at: [5, 20], woundsThisRound: 1, stunned: true } },
      { fell: slain('e1') },
      [5, 6],
    );
    expect(told.state.fell).toEqual([]);
    expect(told.state.figures['e3']).toMatchObject({ woundsThisRound: 0, stunned: false });
    expect(told.state).toMatchObject({ round: 3, phase: 'initiative' });
  });

  const choosing = () =>
    aBattle({
      figures: { h1: { at: [18, 2] }, e1: dead, e3: { at: [5, 20] }, e4: { at: [9, 24] } },
      fell: slain('e1'),
      phase: 'tracking',
      steps: [
        { is: 'round', stage: 'tracking' },
        { is: 'tracking', stage: 'enemy', queue: ['regeneration', 'morale'] },
      ],
    });

  test('lets the players say what comes first within a step [FL-BAT-13] [EX-05]', () => {
    const state = choosing();
    expect(waitingFor(state)).toMatchObject([{ seat: 'a', what: 'tracking', detail: { matters: 2, stage: 'enemy' } }]);
    const offer = offers(state, 'a').find((each) => each.do === 'choose');
    expect(offer?.needs === 'target' && offer.intents).toEqual([
      { do: 'choose', what: 'regeneration' },
      { do: 'choose', what: 'morale' },
      { do: 'choose', what: 'as-listed' },
    ]);
    const told = play(state, { do: 'choose', what: 'morale' }, [5, 6]);
    expect(told.of('matterBegan').map(({ what }) => what)).toEqual(['morale', 'regeneration']);
    const listed = play(state, { do: 'choose', what: 'as-listed' }, [5, 6]);
    expect(listed.of('matterBegan').map(({ what }) => what)).toEqual(['regeneration', 'morale']);
    expect(refusals(state, { do: 'choose', what: 'flankers' })).toMatchObject([{ code: 'tracking/no-such-matter' }]);
  });
});
