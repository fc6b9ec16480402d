import { describe, expect, it } from 'vitest';
import { randomDice, scriptedDice } from '../../kernel/dice';
import { creation } from './create';
import { emptyDraft } from './draft';
import { finishDraft } from './finish';
import { boundBy, finished, NOTHING_THROWN, throwFor } from './throws';

const human = emptyDraft({ name: 'Sworn', choices: { 'c1/background': 'noble', avatar: 'c1' } });
const dice = (faces: Readonly<Record<string, readonly number[]>>) => (key: string) => scriptedDice(faces[key] ?? []);

describe('Dice that are kept elsewhere', () => {
  it('fall for the questions that are open, and once', () => {
    const first = throwFor(human, NOTHING_THROWN, ['c1/origin'], dice({ 'c1/origin': [12] }));
    expect(first.throws).toEqual([{ key: 'c1/origin', sides: 100, faces: [12] }]);
    expect(throwFor(human, first, ['c1/origin', 'c9/origin'], dice({}))).toEqual(first);
  });

  it('fall again where the row is missing [FL-CHR-48]', () => {
    const origin = throwFor(human, NOTHING_THROWN, ['c1/origin'], dice({ 'c1/origin': [1] }));
    const past = throwFor(human, origin, ['avatar/history'], dice({ 'avatar/history': [96, 100, 1] }));
    expect(past.throws.at(-1)?.faces).toEqual([96, 100, 1]);
    expect(past.settled).toMatchObject({ avatar: 'c1' });
  });

  it('settle what hangs on them: neither people nor background change once a table was thrown on [FL-CHR-34]', () => {
    const origin = throwFor(human, NOTHING_THROWN, ['c1/origin'], dice({ 'c1/origin': [30] }));
    const thrown = throwFor(human, origin, ['c1/capabilities'], dice({ 'c1/capabilities': [6] }));
    expect(thrown.settled).toEqual({ mystic: 'none', 'c1/origin': null, 'c1/background': 'noble' });
    const changed = {
      ...human,
      choices: { ...human.choices, mystic: 'c1', 'c1/origin': 'feral', 'c1/background': 'zealot' },
    };
    const [hero] = creation(boundBy(changed, thrown)).sheet.characters;
    expect(hero).toMatchObject({ origin: 'human', background: 'noble', mystic: false, combat: 1 });
    expect(hero?.history[0]).toEqual({ table: 'origins', face: 30, entry: 'human', again: [] });
  });

  it('are not the draft’s own: faces it brings with it count for nothing', () => {
    const own = { ...human, dice: { 'c1/origin': [99] } };
    expect(boundBy(own, NOTHING_THROWN).dice).toEqual({});
  });

  it('make a finished warband that names where they are kept; an unfinished one says what is open', () => {
    const open = finished(human, NOTHING_THROWN, 'k1');
    expect(!open.ok && open.error[0]).toMatchObject({ code: 'creation/open', detail: { ask: 'origin' } });
    let now = 77;
    const next = () => {
      now = (now * 1664525 + 1013904223) % 4294967296;
      return now / 4294967296;
    };
    const whole = finishDraft(emptyDraft({ name: 'Sworn' }), randomDice(next));
    const thrown = throwFor(whole, NOTHING_THROWN, [], dice(whole.dice));
    expect(Object.fromEntries(thrown.throws.map(({ key, faces }) => [key, faces]))).toEqual(whole.dice);
    const done = finished(whole, thrown, 'k1');
    expect(done).toEqual({ ok: true, value: { ...creation(whole).sheet, rolled: 'k1' } });
    const nameless = finished({ ...whole, name: '' }, thrown, 'k1');
    expect(!nameless.ok && nameless.error.map(({ code }) => code)).toEqual(['warband/no-name']);
  });
});
