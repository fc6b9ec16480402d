import { describe, expect, test } from 'vitest';
import { offers } from '../engine';
import type { Intent, IntentOf } from '../intents';
import type { Prepared } from '../secret';
import type { State } from '../state';
import { aBattle, happen, play, refusals } from '../test-kit';
import { inch } from '../units';
import { springRound } from './trigger';

const FOE = { entry: 'outlaw-gang', rank: null, ranged: false } as const;
/** So many things of so many figures each, due in this round. */
const things = (count: number, figures: number): readonly Prepared[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `p${i + 1}`,
    title: `Behind hedge ${i + 1}`,
    note: '',
    told: 'Out they come',
    figures: Array.from({ length: figures }, () => ({ foe: FOE, at: { x: inch(30), y: inch(30) } })),
    test: null,
    reward: null,
    trigger: { is: 'round', round: 1 },
    held: false,
  }));
const table = (prepared: readonly Prepared[]): State => {
  const state = aBattle({ figures: { ana: { at: [5, 5] }, ex: { at: [30, 5] } }, acting: 'ana' });
  return happen({ ...state, secret: { prepared, next: prepared.length + 1 } }, () => undefined).state;
};
const foesOf = ({ figures }: State): number =>
  Object.values(figures).filter(({ side, fate }) => side === 'enemies' && fate === 'table').length;
const titles = ({ secret }: State): readonly string[] => secret.prepared.map(({ id }) => id);
const revealable = (state: State): readonly string[] =>
  offers(state, 'gm').flatMap((offer) =>
    offer.do === 'reveal' && offer.needs === 'target'
      ? offer.intents.map((each) => (each as IntentOf<'reveal'>).id)
      : [],
  );

describe('a table takes only so many enemies', () => {
  test('what is due and would not fit stays prepared, the first ones come [FL-AI-60]', () => {
    const { state } = happen(table(things(7, 12)), (tale) => expect(springRound(tale)).toBe(true));
    expect(foesOf(state)).toBe(49);
    expect(titles(state)).toEqual(['p5', 'p6', 'p7']);
    happen(state, (tale) => expect(springRound(tale)).toBe(false));
  });

  test('what would not fit is neither offered nor revealed, what has no figures is [FL-AI-60]', () => {
    const full = happen(table(things(5, 12)), (tale) => void springRound(tale)).state;
    const [left] = titles(full);
    const talk = { ...full, secret: { ...full.secret, prepared: [...full.secret.prepared, ...things(1, 0)] } };
    expect([left, revealable(talk)]).toEqual(['p5', ['p1']]);
    expect(refusals(talk, { do: 'reveal', id: 'p5' }, 'gm')).toMatchObject([
      { code: 'master/too-many-foes', detail: { most: 60 } },
    ]);
    expect(titles(play(talk, { do: 'reveal', id: 'p1' }, [], 'gm').state)).toEqual(['p5']);
  });
});

test('a master asks for no more tests while six wait to be made [FL-BAT-201]', () => {
  const told = { skills: ['wits'], target: 8, onPass: 'It rings', onFail: 'Silence', reward: null } as const;
  const asked: Intent = { do: 'ask-test', units: ['ana'], text: 'The bell', ...told };
  const before = table(things(1, 0).map((each) => ({ ...each, test: told })));
  const waits = { is: 'master-test', units: ['ana'], now: null, ...told } as const;
  const state: State = { ...before, steps: [...before.steps, ...Array.from({ length: 6 }, () => waits)] };
  expect(refusals(state, asked, 'gm')).toMatchObject([{ code: 'master/too-many-tests', detail: { most: 6 } }]);
  expect(refusals(state, { do: 'reveal', id: 'p1' }, 'gm')[0]?.code).toBe('master/too-many-tests');
  expect(offers(state, 'gm').filter((each) => each.do === 'ask-test')).toEqual([]);
  expect(revealable(before)).toEqual(['p1']);
});
