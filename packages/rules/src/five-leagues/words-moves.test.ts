import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Names } from '../kernel';
import { preview } from './engine';
import { alone, move } from './moves/test-kit';
import { aPiece, refusals } from './test-kit';
import { inch } from './units';
import { words } from './words';

const names: Names = {
  unit: (id) => (id === 'h1' ? 'Aveline' : 'the bandit'),
  seat: (id) => `seat ${id}`,
  side: (id) => id,
  length: (mm) => `${Math.round(mm / 2.54) / 10}″`,
};

/** Every code the parts of this folder may refuse with, as it stands in their sources. */
function codesIn(folder: string): readonly string[] {
  const here = new URL(`./${folder}/`, import.meta.url);
  return readdirSync(here)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(new URL(file, here), 'utf8').matchAll(/code: '((?:move|place)\/[a-z-]+)'/g)])
    .flatMap(([, code]) => code ?? []);
}

describe('what is said of ways', () => {
  test('has a sentence for every refusal, note and plate', () => {
    const said = (code: string): boolean => {
      const refused = words.refusal({ code, rule: 'FL-BAT-20', who: ['h1', 'e1'], detail: { piece: 'wall' } }, names);
      const noted = words.note({ code, because: 'FL-BAT-20', detail: { piece: 'wall', mm: 10 } }, names);
      return (!refused.startsWith('The rules do not allow') || noted !== words.source('FL-BAT-20')) && refused !== '';
    };
    const all = [
      ...codesIn('moves'),
      ...['solid', 'closed', 'thorns', 'fire', 'wall', 'steep'].map((why) => `move/${why}`),
    ];
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter((code) => !said(code) && !['move/used', 'move/left'].includes(code))).toEqual([]);
  });

  test('says what stands in the way and what would do [FL-BAT-20] [FL-BAT-29]', () => {
    const wall = aPiece('wall', { stands: 'linear', height: inch(2), name: 'Yard wall' }, [14, 11], [8, 0.3]);
    const say = (corners: readonly (readonly [number, number])[], terrain = [wall]): readonly string[] =>
      refusals(alone({ terrain }), move(corners)).map((no) => words.refusal(no, names));
    expect(say([[18, 12.4]])).toEqual(['Too far by 0.4″: that way takes 4.4″, and Aveline has 4″.']);
    expect(say([[18, 11]])).toEqual([
      'Nobody can stop on the Yard wall. End before it or beyond it; Aveline needs room for its whole base.',
    ]);
  });

  test('tells the price of ground before it is paid [FL-BAT-29]', () => {
    const wall = aPiece('wall', { stands: 'linear', height: inch(1), name: 'Yard wall' }, [14, 11], [8, 0.3]);
    const shown = preview(alone({ terrain: [wall] }), 'a', move([[18, 12]]));
    const notes = shown.is === 'ready' ? (shown.notes ?? []) : [];
    expect(notes.map((note) => words.note(note, names))).toEqual(['Yard wall: 1″ for the climb.']);
  });

  test('has no exclamation mark anywhere', () => {
    const source = ['words-moves.ts', 'words-moves-refusals.ts'].map((file) =>
      readFileSync(new URL(`./${file}`, import.meta.url), 'utf8'),
    );
    expect(
      source
        .join('\n')
        .replaceAll('Keep Down!', '')
        .match(/[a-z]!['`]/g),
    ).toBeNull();
  });
});
