import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { systems } from '@muster/rules';
import { exhaust } from './exhaustive/exhaust';
import { exhaust as exhaustLeagues } from './leagues/exhaust';
import { gameOf, planOf, playSeed } from './play';
import { saved } from './save';

/**
 * npm run fuzz -- --system ID [--games 100] [--seed 1] [--steps 300] [--searching 1] [--keep] [--tally] [--save FILE]
 * npm run fuzz -- --system song-of-blades|five-leagues --exhaustive [--games 300] [--seed 1] [--steps 200] [--quick]
 * Random legal games under all laws. `--searching`: the share of entries before which a seat is asked everything there is
 * to ask. Battles of Five Leagues are played to their end. Exit status 1 on any broken law; `--keep` writes the seed to tests/fuzz/seeds,
 * where `npm test` plays it again; `--tally` counts what was asked for and what came of it.
 * `--save` plays the first seed alone and writes it as a game file, as the server would have kept it.
 * `--exhaustive` goes on until every trait, spell, backfire, weapon, condition, event and table row has occurred, and
 * prints what never did; exit status 1 then, too. What is too rare for that has a scene, see exhaustive/scenes.ts; for
 * Five Leagues all of it has, see leagues/scenes.ts. `--quick` leaves the laws out.
 */
/** Games that are played to their end, however long it takes; one that has none is broken. */
const WHOLE_BATTLES: Readonly<Record<string, { readonly steps: number; readonly searching: number }>> = {
  'five-leagues': { steps: 4000, searching: 0.06 },
};
const EXHAUSTIVE: Readonly<Record<string, typeof exhaust | typeof exhaustLeagues>> = {
  'song-of-blades': exhaust,
  'five-leagues': exhaustLeagues,
};
const { values } = parseArgs({
  options: {
    system: { type: 'string', default: 'test-game' },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string' },
    searching: { type: 'string' },
    keep: { type: 'boolean', default: false },
    save: { type: 'string' },
    tally: { type: 'boolean', default: false },
    exhaustive: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});
const games = whole(values.games ?? (values.exhaustive ? '300' : '100'), 1, 1_000_000);
const first = whole(values.seed, 0, 2 ** 31 - 1);
const ends = WHOLE_BATTLES[values.system];
const steps = whole(values.steps ?? (values.exhaustive ? '200' : `${ends?.steps ?? 300}`), 1, 100_000);
const searching = Number(values.searching ?? ends?.searching ?? 1);
const system = gameOf(values.system);
if (system === undefined || games === undefined || first === undefined || steps === undefined || !(searching >= 0)) {
  const known = [...systems.map((each) => each.id), 'test-game'].join(', ');
  console.error(`fuzz: --system is one of ${known}; --games, --seed and --steps are whole numbers`);
  process.exit(2);
}

if (values.exhaustive) process.exit(exhaustive(first, games, steps));

if (values.save !== undefined) {
  writeFileSync(values.save, `${JSON.stringify(saved(system, planOf(system.id, first, steps)))}\n`);
  process.exit(0);
}

const began = performance.now();
let played = 0;
const outcomes = new Map<string, number>();
const broken: number[] = [];
const asked = new Map<string, number>();
const came = new Map<string, number>();
for (let seed = first; seed < first + games; seed++) {
  const game = playSeed(system, seed, steps, searching);
  played += game.steps;
  const end = game.outcome?.because ?? 'unfinished';
  count(outcomes, end);
  for (const { intent, events } of game.entries) {
    count(asked, intent.do);
    for (const event of events) count(came, event.type);
  }
  const stalls = ends !== undefined && values.steps === undefined && game.outcome === undefined;
  if (game.faults.length === 0 && !stalls) continue;
  broken.push(seed);
  if (game.faults.length === 0) console.error(`seed ${seed}: no end within ${steps} entries`);
  if (values.keep) keep(seed, (game.faults[0]?.step ?? steps) + 1);
  if (broken.length > 10) continue;
  for (const fault of game.faults.slice(0, 3)) {
    console.error(
      `seed ${seed}, step ${fault.step}: ${fault.law}${fault.seat === undefined ? '' : ` (${fault.seat})`}: ${fault.says}`,
    );
    if (fault.intent !== undefined) console.error(`  ${JSON.stringify(fault.intent)}`);
  }
  const share = searching === 1 ? '' : ` --searching ${searching}`;
  console.error(`  again: npm run fuzz -- --system ${system.id} --games 1 --seed ${seed} --steps ${steps}${share}`);
}
const minutes = (performance.now() - began) / 60_000;
console.log(
  [
    `system ${system.id}`,
    `seeds ${first}..${first + games - 1}`,
    `games ${games} (${[...outcomes].map(([end, count]) => `${end} ${count}`).join(', ')})`,
    `steps ${played}`,
    `${Math.round(games / minutes)} games per minute`,
    `broken ${broken.length}${broken.length === 0 ? '' : `: ${broken.slice(0, 20).join(', ')}`}`,
  ].join('\n'),
);
if (values.tally)
  for (const [what, tally] of [
    ['asked', asked],
    ['came', came],
  ] as const)
    console.log(
      `${what}: ${[...tally]
        .sort(([, a], [, b]) => b - a)
        .map(([each, n]) => `${each} ${n}`)
        .join(', ')}`,
    );
process.exit(broken.length === 0 ? 0 : 1);

function exhaustive(seed: number, games: number, steps: number): number {
  const run = EXHAUSTIVE[values.system];
  if (run === undefined) {
    console.error(`fuzz: --exhaustive is for ${Object.keys(EXHAUSTIVE).join(' and ')}`);
    return 2;
  }
  const start = performance.now();
  const done = run({
    seed,
    games,
    steps,
    laws: !values.quick,
    after: (name, fresh, missing, broken) => {
      if (fresh.length > 0 || !name.startsWith('scene'))
        console.log(`${name}: ${missing} missing; new: ${fresh.join(' ')}`);
      for (const fault of broken) console.error(fault);
    },
  });
  const took = Math.round((performance.now() - start) / 1000);
  console.log(
    `${done.seen.size} things occurred in ${done.takes} scenes and ${done.games} games of ${done.steps} steps, ${took} s`,
  );
  const staged = [...done.seen].filter(([, name]) => name.startsWith('scene')).map(([each]) => each);
  if (staged.length > 0 && done.games > 0)
    console.log(`in scenes that start from a table of the test kit: ${staged.join(', ')}`);
  if (done.missing.length > 0) console.log(`never: ${done.missing.join(', ')}`);
  return done.missing.length === 0 && done.faults.length === 0 ? 0 : 1;
}

function count(tally: Map<string, number>, what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1);
}

/** Only as many steps as it takes: the start of a game does not depend on how long it may go on. */
function keep(seed: number, steps: number): void {
  const folder = join(fileURLToPath(new URL('.', import.meta.url)), 'seeds');
  mkdirSync(folder, { recursive: true });
  const kept = { system: values.system, seed, steps };
  writeFileSync(join(folder, `${values.system}-${seed}.json`), `${JSON.stringify(kept)}\n`);
}

function whole(text: string, least: number, most: number): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}
