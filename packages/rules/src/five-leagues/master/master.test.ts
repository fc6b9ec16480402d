import { describe, expect, test } from 'vitest';
import { evolve } from '../evolve';
import { fiveLeagues } from '../index';
import type { Intent } from '../intents';
import { NO_SECRET, type Prepared } from '../secret';
import type { State } from '../state';
import { aBattle, aFigure, happen, play, refusals } from '../test-kit';
import { inch } from '../units';
import { springNear, springRound } from './trigger';

const at = (x: number, y: number) => ({ x: inch(x), y: inch(y) });
const PREPARE: Intent = {
  do: 'prepare',
  title: 'Ambush at the pond',
  note: 'They wait for a light',
  told: 'Reeds rustle',
  figures: [
    { foe: { entry: 'outlaw-gang', rank: null, ranged: true }, at: at(30, 30) },
    { foe: { entry: 'outlaw-gang', rank: 'sergeant', ranged: false }, at: at(30, 28) },
  ],
  test: null,
  reward: null,
  trigger: { is: 'near', at: at(20, 20), radius: inch(2) },
  held: false,
};
const table = (given: Partial<State> = {}): State =>
  settled(aBattle({ figures: { ana: { at: [5, 5] }, ex: { at: [30, 5] } }, acting: 'ana', ...given }));
/** With everything done that goes by itself. */
const settled = (state: State): State => happen(state, () => undefined).state;
const prepared = (more: Partial<Prepared> = {}): State => {
  const { state } = play(table(), PREPARE, [], 'gm');
  const [thing] = state.secret.prepared;
  return thing === undefined ? state : { ...state, secret: { ...state.secret, prepared: [{ ...thing, ...more }] } };
};
const move = (state: State, x: number, y: number): State => ({
  ...state,
  figures: { ...state.figures, ana: { ...aFigure('ana', { at: [x, y] }) } },
});

describe('what a master prepares', () => {
  test('is known to his seat alone: in every other view nothing is there, and no event of it is told [FL-AI-60]', () => {
    const before = table();
    const { events, state } = play(before, PREPARE, [], 'gm');
    expect(state.secret.prepared.map(({ title }) => title)).toEqual(['Ambush at the pond']);
    for (const viewer of ['a', 'spectator']) {
      expect(fiveLeagues.view(state, viewer).secret).toEqual(NO_SECRET);
      expect(events.flatMap((event) => fiveLeagues.redact(before, event, viewer))).toEqual([]);
    }
    expect(fiveLeagues.view(state, 'gm')).toEqual(state);
  });

  test('is for the master alone to prepare, reveal or put away [FL-GEN-22]', () => {
    for (const intent of [PREPARE, { do: 'reveal', id: 'p1' }, { do: 'unprepare', id: 'p1' }] as const)
      expect(refusals(prepared(), intent, 'a').map(({ code }) => code)).toEqual(['master/only']);
  });

  test('springs when a character comes near, as public figures, and its number is told to nobody [FL-AI-60]', () => {
    const state = move(prepared(), 20, 22);
    const told = happen(state, (tale) => expect(springNear(tale, 'ana')).toBe(true));
    const foes = Object.values(told.state.figures).filter(({ id }) => id !== 'ana' && id !== 'ex');
    expect(foes.map(({ profile }) => profile.rank)).toEqual([null, 'sergeant']);
    expect(foes.every(({ fate }) => fate === 'table')).toBe(true);
    expect(told.state.secret.prepared).toEqual([]);
    const [sprang] = told.of('sprang');
    expect(sprang && fiveLeagues.redact(state, sprang, 'a')).toEqual([{ ...sprang, id: null }]);
  });

  test('folds for the party to the view of what is true [FL-AI-60]', () => {
    const state = move(prepared(), 20, 22);
    const { events } = happen(state, (tale) => springNear(tale, 'ana'));
    let truth = state;
    let view = fiveLeagues.view(state, 'a');
    for (const event of events) {
      for (const known of fiveLeagues.redact(truth, event, 'a')) view = evolve(view, known);
      truth = evolve(truth, event);
    }
    expect(view).toEqual(fiveLeagues.view(truth, 'a'));
  });

  test('tells of its test what comes, and never what would have come, nor a reward before it is won [FL-BAT-201]', () => {
    const test = { skills: ['wits'] as const, target: 7, onPass: 'It rings', onFail: 'Silence', reward: null };
    const reward = { storyPoints: 0, gold: 3, text: 'A purse' };
    const state = prepared({ test: { ...test, skills: [...test.skills], reward }, reward: null, figures: [] });
    const { events } = play(state, { do: 'reveal', id: 'p1' }, [1, 1], 'gm');
    let truth = state;
    const heard: unknown[] = [];
    for (const event of events) {
      heard.push(fiveLeagues.redact(truth, event, 'a'), fiveLeagues.view(truth, 'a'));
      truth = evolve(truth, event);
    }
    expect(JSON.stringify(events)).toContain('It rings');
    const all = JSON.stringify(heard);
    expect(all).toContain('Silence');
    expect([all.includes('It rings'), all.includes('A purse')]).toEqual([false, false]);
  });

  test('stays where it is while it is held, or while only enemies come near [FL-AI-60]', () => {
    const held = move(prepared({ held: true }), 20, 22);
    happen(held, (tale) => expect(springNear(tale, 'ana')).toBe(false));
    const foe = prepared();
    const near = { ...foe, figures: { ...foe.figures, ex: aFigure('ex', { at: [20, 21] }) } };
    happen(near, (tale) => expect(springNear(tale, 'ex')).toBe(false));
  });

  test('comes in its round, not before [FL-AI-60]', () => {
    const due = prepared({ trigger: { is: 'round', round: 3 } });
    happen(due, (tale) => expect(springRound(tale)).toBe(false));
    happen({ ...due, round: 3 }, (tale) => expect(springRound(tale)).toBe(true));
  });

  test('comes when that round opens, before its dice are thrown [FL-AI-60] [FL-BAT-01]', () => {
    const due = { ...prepared({ trigger: { is: 'round', round: 3 }, test: null, figures: [] }), round: 2 };
    const told = happen({ ...due, steps: [{ is: 'round', stage: 'begin' }] }, () => {}, [4]);
    const seen = told.events.map(({ type }) => type);
    expect(seen.indexOf('sprang')).toBeGreaterThan(seen.indexOf('roundBegan'));
    expect(seen.indexOf('sprang')).toBeLessThan(seen.indexOf('initiativeRolled'));
  });

  test('stands beside whoever has come to its place meanwhile: nothing hidden was ever in a way [FL-AI-60]', () => {
    const state = move(prepared(), 30, 30);
    const { state: after } = play(state, { do: 'reveal', id: 'p1' }, [], 'gm');
    const foe = Object.values(after.figures).find(({ id }) => id !== 'ana' && id !== 'ex');
    const apart = Math.hypot((foe?.pose?.x ?? 0) - inch(30), (foe?.pose?.y ?? 0) - inch(30));
    expect(apart).toBeGreaterThanOrEqual(24.99);
    expect(apart).toBeLessThan(inch(3));
  });

  test('is refused where it has nothing in it, lies off the table, or names nobody [FL-ENM-01]', () => {
    const codes = (change: Partial<Extract<Intent, { do: 'prepare' }>>): readonly string[] =>
      refusals(table(), { ...PREPARE, ...change } as Intent, 'gm').map(({ code }) => code);
    expect(codes({ figures: [], told: '', note: '' })).toEqual(['master/empty']);
    expect(codes({ figures: [{ foe: { entry: 'outlaw-gang', rank: null, ranged: false }, at: at(40, 1) }] })).toEqual([
      'master/off-table',
    ]);
    expect(codes({ figures: [{ foe: { entry: 'unicorns', rank: null, ranged: false }, at: at(4, 1) }] })).toEqual([
      'master/no-such-foe',
    ]);
    expect(codes({ figures: [{ foe: { entry: 'ogre', rank: 'captain', ranged: false }, at: at(4, 1) }] })).toEqual([
      'master/no-rank',
    ]);
    expect(codes({ trigger: { is: 'marker', marker: 'm1' } })).toEqual(['master/no-such-marker']);
    expect(codes({ id: 'p9' })).toEqual(['master/not-prepared']);
  });
});

describe('a ruling', () => {
  const RULE: Intent = {
    do: 'rule',
    changes: [{ is: 'count', unit: 'ana', what: 'wounds', value: 1 }],
    text: 'A thorn',
  };

  test('changes what the rules left, in the log for all [FL-AI-60]', () => {
    const { state, of } = play(table(), RULE, [], 'gm');
    expect(state.figures['ana']?.wounds).toBe(1);
    expect(of('ruled')).toHaveLength(1);
  });

  test('does not put anybody off the table or into another, and is not for players [FL-AI-60]', () => {
    const off: Intent = {
      do: 'rule',
      changes: [{ is: 'pose', unit: 'ana', pose: { x: -5, y: 0, facing: 0 } }],
      text: 'Out',
    };
    expect(refusals(table(), off, 'gm')).toHaveLength(1);
    expect(refusals(table(), RULE, 'a').map(({ code }) => code)).toEqual(['master/only']);
  });

  test('on a battle that is over is refused as any act is [GEN-02]', () => {
    const over = { ...table(), outcome: { winners: ['party'], because: 'over' } };
    expect(refusals(over, RULE, 'gm').map(({ code }) => code)).toEqual(['game/over']);
  });
});

describe('the master', () => {
  test('hands enemies over to the game and takes them back, one or all [FL-GEN-22]', () => {
    const { state } = play(table(), { do: 'hand-over', units: ['ex'], to: 'master' }, [], 'gm');
    expect(state.figures['ex']?.runs).toBe('master');
    expect(refusals(state, { do: 'hand-over', units: ['ex'], to: 'master' }, 'gm')[0]?.code).toBe('master/so-already');
    expect(refusals(state, { do: 'hand-over', units: ['ana'], to: 'master' }, 'gm')[0]?.code).toBe(
      'master/not-an-enemy',
    );
  });

  test('takes all enemies at one word, and those who come later with them; gives them back the same way [FL-GEN-22]', () => {
    const before = table();
    const taken = play(before, { do: 'hand-over', units: 'all', to: 'master' }, [], 'gm');
    expect(taken.of('handedOver')).toMatchObject([{ all: true, to: 'master' }]);
    expect(refusals(taken.state, { do: 'hand-over', units: 'all', to: 'master' }, 'gm')[0]?.code).toBe(
      'master/so-already',
    );
    const foe = { entry: 'outlaw-gang', rank: null, ranged: false } as const;
    const put = (state: State) =>
      play(state, { do: 'put', foe, at: at(30, 30) }, [], 'gm')
        .of('arrived')
        .map(({ figure }) => figure.runs);
    expect(put(taken.state)).toEqual(['master']);
    expect(put(before)).toEqual(['game']);
    const back = play(taken.state, { do: 'hand-over', units: 'all', to: 'game' }, [], 'gm').state;
    expect(back.enemiesBy).toBe('game');
    expect(Object.values(back.figures).filter(({ runs }) => runs === 'master')).toEqual([]);
  });

  test('asks for tests of his own with target and skills; each character makes it with his own [FL-BAT-201] [FL-BAT-200]', () => {
    const told = play(
      table(),
      {
        do: 'ask-test',
        units: ['ana'],
        text: 'The bell',
        skills: ['wits'],
        target: 7,
        onPass: 'It rings',
        onFail: 'Silence',
        reward: null,
      },
      [3, 4],
      'gm',
    );
    expect(told.of('masterAnswered').map(({ passed, text }) => [passed, text])).toEqual([[true, 'It rings']]);
    expect(told.of('masterAsked')[0]?.target).toBe(7);
  });

  test('gives Story Points and gold, and nothing is no gift [FL-BAT-201]', () => {
    const { state } = play(table(), { do: 'reward', reward: { storyPoints: 2, gold: 1, text: 'Well done' } }, [], 'gm');
    expect(state.storyPoints).toBe(2);
    expect(state.counts['gold-given']).toBe(1);
    expect(refusals(table(), { do: 'reward', reward: { storyPoints: 0, gold: 0, text: '' } }, 'gm')[0]?.code).toBe(
      'master/nothing-given',
    );
  });

  test('sets signs for all to see and takes them off again [FL-BAT-60]', () => {
    const set = play(table(), { do: 'set-marker', is: 'sign', at: at(10, 10), label: 'A cold hearth' }, [], 'gm').state;
    const [id] = Object.keys(set.markers);
    expect(set.markers[id ?? '']?.label).toBe('A cold hearth');
    expect(play(set, { do: 'take-marker', marker: id ?? '' }, [], 'gm').state.markers).toEqual({});
    expect(refusals(table(), { do: 'set-marker', is: 'sign', at: at(10, 10), label: '' }, 'gm')[0]?.code).toBe(
      'master/no-words',
    );
  });
});
