import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashOf, readGameText, standingEntries, verifyText, type WholeFile } from '@muster/record';
import { systemById } from '@muster/rules';
import { canonical } from '@muster/rules/kernel';
import { describe, expect, test } from 'vitest';

/** Whole games as they were saved under a version of the rules: `<version>.json`. None is ever changed or taken out. */
const FOLDER = fileURLToPath(new URL('./fixtures/', import.meta.url));
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

describe('a game saved under rules of its time', () => {
  test.each([
    ['Song of Blades', 'sob-1.json'],
    ['Five Leagues', 'fl-1.json'],
  ])('is kept for the first rules of %s', (_game, file) => {
    expect(FILES).toContain(file);
  });

  test.each(FILES)('comes to the same end as it did then: %s', (name) => {
    const text = readFileSync(`${FOLDER}${name}`, 'utf8');
    const read = readGameText(text);
    if (!read.ok) throw new Error(read.error.code);
    const file = read.value as WholeFile;
    expect(`${file.head.rules}.json`).toBe(name);

    const system = systemById(file.head.system);
    if (system === undefined) throw new Error(file.head.system);
    let state: unknown = system.setup(system.config.parse(file.head.config));
    for (const { events } of standingEntries(file.log)) for (const event of events) state = system.evolve(state, event);
    expect(hashOf(canonical(state))).toBe(file.end?.state);

    const { ok, steps } = verifyText(text, systemById);
    expect(steps.filter((step) => step.is === 'failed')).toEqual([]);
    expect(ok).toBe(true);
  });
});
