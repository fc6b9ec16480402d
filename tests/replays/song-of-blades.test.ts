import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  chainEnd,
  commitmentTo,
  FORMAT,
  fairDice,
  type Head,
  hashOf,
  type LogRow,
  verifyText,
  type WholeFile,
} from '@muster/record';
import { systemById } from '@muster/rules';
import { canonical, type Entry, type Intent, recording } from '@muster/rules/kernel';
import { type Event, songOfBlades as game, type State } from '@muster/rules/song-of-blades';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agreeToMeet, toTheFight } from '../fuzz/skirmish';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SEED = hashOf('a battle of Song of Blades');

describe('a saved battle of Song of Blades', () => {
  let file: WholeFile;
  let folder: string;
  beforeAll(() => {
    file = battle();
    folder = mkdtempSync(join(tmpdir(), 'muster-replay-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('has blows in it, and dice of the referee', () => {
    const entries = file.log.flatMap((row) => (row.is === 'entry' ? [row.entry] : []));
    const types = new Set(entries.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const type of ['activated', 'moved', 'fought', 'leftPlay', 'ended']) expect(types).toContain(type);
    expect(entries.some(({ rolls }) => rolls.length > 0)).toBe(true);
  });

  test('holds in every check: chain, commitment, every die, the fold, and once more by the rules', () => {
    const checked = verifyText(JSON.stringify(file), systemById);
    expect(checked.steps.filter(({ is }) => is !== 'passed')).toEqual([]);
    expect(checked.ok).toBe(true);
  });

  test('is verified and told by `npm run replay`', () => {
    const path = join(folder, 'battle.json');
    writeFileSync(path, JSON.stringify(file));
    const verified = replay('verify', path);
    expect(verified.status, verified.stdout + verified.stderr).toBe(0);
    const told = replay('show', path);
    expect(told.status).toBe(0);
    expect(told.stdout.split('\n').length).toBeGreaterThan(file.log.length / 2);
    expect(told.stdout).not.toMatch(/undefined|NaN|\[object/);
  });

  test('is not believed with one die turned', () => {
    const at = file.log.findLastIndex((row) => row.is === 'entry' && row.entry.rolls.length > 0);
    const log = file.log.map((row, i) =>
      i === at && row.is === 'entry'
        ? {
            ...row,
            entry: {
              ...row.entry,
              rolls: row.entry.rolls.map((roll) => ({ ...roll, faces: roll.faces.map((face) => 7 - face) })),
            },
          }
        : row,
    );
    expect(verifyText(JSON.stringify({ ...file, log }), systemById).ok).toBe(false);
    const path = join(folder, 'turned.json');
    writeFileSync(path, JSON.stringify({ ...file, log }));
    expect(replay('verify', path).status).toBe(1);
  });
});

const replay = (what: 'verify' | 'show', path: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(ROOT, 'apps/server/src/replay-cli.ts'), what, path], {
    cwd: ROOT,
    encoding: 'utf8',
  });

/** A small battle from the muster to its end, by luck that seeks the fight; the log is kept as the server keeps it. */
function battle(): WholeFile {
  const generator = xoroshiro128plus(11);
  const random = (): number => uniformFloat64(generator);
  const config = game.config.parse({ points: 150, map: 'harrow-ford' });
  const head: Head = {
    id: 'battle-1',
    system: game.id,
    edition: game.edition,
    rules: game.version,
    config,
    seats: game.seats(config),
    commitment: commitmentTo(SEED),
    created: 1_790_000_000_000,
  };
  const standing: Entry[] = [];
  let state = game.setup(config);
  while (state.outcome === null && standing.length < 2000) {
    const asked = choice(state, random);
    const { dice, rolls } = recording(fairDice({ seed: SEED, mixes: [], entry: standing.length }));
    const decided = game.decide(state, asked.seat, asked.intent as never, dice);
    if (!decided.ok) throw new Error(decided.error[0]?.code);
    standing.push({
      ...{ id: `entry-${standing.length}`, seat: asked.seat, intent: asked.intent, rules: game.version },
      ...{ rolls: [...rolls], events: decided.value, at: head.created + standing.length * 1000 },
      before: chainEnd(head, standing),
    });
    state = decided.value.reduce((s: State, event: Event) => game.evolve(s, event), state);
  }
  if (state.outcome === null) throw new Error('a battle without an end');
  const log = standing.map((entry): LogRow => ({ is: 'entry', entry }));
  const at = head.created + standing.length * 1000;
  return {
    ...{ is: 'muster-game', format: FORMAT, head, log, seed: SEED },
    end: { because: 'finished', at, outcome: state.outcome, state: hashOf(canonical(state)), rows: log.length },
    names: { a: 'Ann', b: 'Bo' },
  };
}

function choice(state: State, random: () => number): { readonly seat: string; readonly intent: Intent } {
  const led = agreeToMeet(state, random, 1);
  if (led !== undefined && game.preview(state, led.seat, led.intent as never).is === 'ready') return led;
  for (const { seat } of game.waitingFor(state)) {
    const offers = game
      .offers(state, seat)
      .filter((offer) => !['correct', 'offer-result', 'resign'].includes(offer.do))
      .map((offer) => ({ offer, key: -Math.log(1 - random()) / toTheFight.weight(state, seat, offer) }))
      .sort((a, b) => a.key - b.key);
    for (const { offer } of offers) {
      const found = Array.from({ length: 4 }, () => game.sample(state, seat, offer, random));
      const intent = toTheFight.pick(
        state,
        seat,
        found.filter((each) => each !== undefined),
        random,
      );
      if (intent !== undefined) return { seat, intent };
    }
  }
  throw new Error('nobody can do anything');
}
