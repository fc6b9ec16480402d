import { sandbox } from '@muster/rules/sandbox';
import { wordsById } from '@muster/rules/words';
import { expect, test } from 'vitest';
import { defineSkin, type SkinContext } from '../skins/skin';
import type { Step } from '../store/log';
import { emptyTable } from '../store/table-data';
import { createTableStore } from '../store/table-store';
import { developFilm } from './film';

const start = sandbox.setup(sandbox.config.parse({}));
const idle = () => undefined;
const tool = { press: () => 'pan' as const, drag: idle, release: idle, hover: idle, tap: idle };
const words = wordsById('sandbox');
if (!words) throw new Error('the sandbox has no words');
const skin = defineSkin({
  id: 'sandbox',
  icon: 'plain-circle',
  scene: () => {
    throw new Error('no film is drawn here');
  },
  unitName: () => 'a piece',
  tinctures: () => ({}),
  show: () => ({}),
  parts: {},
  tools: () => ({ main: { ...tool, doubleTap: idle, longPress: idle, key: () => false, cancel: idle } }),
});
const store = createTableStore({
  line: () => undefined,
  now: () => 0,
  contextFor: (_, seat, own): SkinContext => ({ system: sandbox, words, skin, seat, store: own }),
});
const context: SkinContext = { system: sandbox, words, skin, seat: undefined, store };

/** Round after round is noted: a long battle of which every state is known. */
const steps: readonly Step[] = Array.from({ length: 130 }, (_, at) => ({
  version: at + 1,
  seat: 'a',
  at,
  events: [{ type: 'turn-noted', by: 'a', turn: { round: at + 1, seat: null, phase: '' } }],
}));
const roundAt = (state: unknown) => (state as typeof start).turn.round;

test('a film shows the state after any entry, forwards, backwards and by leaps', () => {
  const film = developFilm(context, emptyTable, start, steps);
  for (const step of [0, 1, 130, 41, 40, 39, 80, 81, 79, 2]) {
    const { state, lines } = film.at(step);
    expect(roundAt(state)).toBe(step === 0 ? 1 : step);
    expect(lines).toHaveLength(step === 0 ? 0 : 1);
  }
  expect(film.at(999).log).toHaveLength(130);
  expect(film.at(-3).log).toHaveLength(0);
});

test('a film ends where the file no longer fits the rules of the page, and says how much it shows', () => {
  const broken: Step = { version: 4, seat: 'a', at: 4, events: [{ type: 'moved' }] };
  const film = developFilm(context, emptyTable, start, [...steps.slice(0, 3), broken, ...steps.slice(4)]);
  expect(film).toMatchObject({ length: 130, shown: 3 });
  expect(roundAt(film.at(50).state)).toBe(3);
});
