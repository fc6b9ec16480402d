import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Names } from '../kernel';
import { flowWords } from './words-flow';

const folder = join(import.meta.dirname, 'flow');
const sources = readdirSync(folder)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));
const found = (pattern: RegExp): readonly string[] => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''))),
];

const names: Names = {
  unit: (id) => id.toUpperCase(),
  seat: (id) => `Player ${id}`,
  side: (id) => `Side ${id}`,
  length: (mm) => `${mm / 10} cm`,
};

/** Codes the kernel has sentences for. */
const SHARED = ['place/off-table', 'place/overlap'];

describe('the words of the flow', () => {
  it('has a sentence for every refusal it can give', () => {
    const codes = found(/(?:code: |no\(|not\(|return )'([a-z-]+\/[a-z-]+)'/g);
    expect(codes.length).toBeGreaterThan(60);
    for (const code of codes.filter((each) => !SHARED.includes(each) && !each.startsWith('react/gives-up'))) {
      const say = flowWords.refusals[code];
      expect(say, code).toBeDefined();
      const text = say?.({ code, rule: 'ASOBH-ACT-01', who: ['a1', 'b1'], detail: { left: 0, cost: 1 } }, names) ?? '';
      expect(text, code).toMatch(/^[A-Z0-9].*\.$/s);
      expect(text, code).not.toMatch(/[!]|invalid|please|undefined|NaN/i);
    }
  });

  it('says what must happen first where the moment tells it [ASOBH-ACT-03]', () => {
    const says = (step: string) =>
      flowWords.refusals['step/not-now']?.(
        { code: 'step/not-now', rule: 'ASOBH-ACT-03', detail: { step, asked: 'move' } },
        names,
      );
    expect(says('turn')).toBe('No figure is acting. Choose one and throw its dice first.');
    expect(says('act')).toBe('A figure is still acting. Spend its actions or press Done first.');
    expect(says('reactions')).toBe('A reaction is asked for first: take it or let it pass.');
    expect(says('terrain')).toBe('That belongs to another moment of the battle.');
  });

  it('has a sentence to both sides for every wait', () => {
    const told = ['reckless', 'flies-low'];
    for (const what of found(/what: '([a-z-]+)'/g).filter((each) => !told.includes(each))) {
      const said = flowWords.waiting[what];
      expect(said, what).toBeDefined();
      const waiting = {
        seat: 'a',
        what,
        detail: { left: 2, dice: 1, take: 1, actions: 2, figures: 1, unit: 'a1', of: 'b1' },
      };
      expect(said?.own(waiting, names), what).toMatch(/^Your /);
      expect(said?.all(waiting, names), what).toContain('Player a');
    }
  });

  it('has a name for every offer and note', () => {
    for (const code of found(/do: '([a-z-]+)'/g).filter((each) => !['move', 'attack'].includes(each)))
      expect(flowWords.offers[code], code).toBeDefined();
    for (const code of found(/\{ code: '([a-z/-]+)', because/g)) expect(flowWords.notes[code], code).toBeDefined();
  });

  it('tells a roll with its dice, what they had to reach and what came of it', () => {
    const rolled = {
      type: 'rolled',
      unit: 'a1',
      figures: ['a1'],
      why: 'activation',
      faces: [6, 4, 1],
      sure: 1,
      needs: 4,
      quality: 4,
      modifiers: [],
      successes: 2,
    } as const;
    expect(flowWords.events.rolled?.(rolled, names)).toBe(
      'A1 rolls to act: 6, 4 and 1 against 4+, one of them a sure 6. Two actions.',
    );
    expect(flowWords.events.rolled?.({ ...rolled, figures: ['a1', 'a2'], sure: 0, successes: 0 }, names)).toBe(
      'A1 and A2 roll to act: 6, 4 and 1 against 4+. No actions.',
    );
  });
});
