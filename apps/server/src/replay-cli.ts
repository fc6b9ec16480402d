import { readFileSync, statSync } from 'node:fs';
import {
  FILE_LIMITS,
  fileWords,
  readGameText,
  standingEntries,
  stepWords,
  verificationWords,
  verifyText,
} from '@muster/record';
import { systemById } from '@muster/rules';
import type { GameEvent, Names } from '@muster/rules/kernel';
import { wordsById } from '@muster/rules/words';

/**
 * npm run replay -- verify FILE   checks a game file: hash chain, commitment, every die, the fold, and once more by the rules
 * npm run replay -- show FILE     tells the game, one line per event
 * Exit status: 0 in order, 1 a fault was found or the file cannot be read, 2 asked wrongly.
 */
const [what, path] = process.argv.slice(2);
if (path === undefined || (what !== 'verify' && what !== 'show')) {
  console.error('npm run replay -- verify FILE\nnpm run replay -- show FILE');
  process.exit(2);
}
const text = read(path);
process.exit(text === undefined ? 1 : what === 'verify' ? verify(text) : show(text));

function verify(text: string): number {
  const result = verifyText(text, systemById);
  const sign = { passed: '  ok  ', failed: 'FAULT ', skipped: '  –   ' };
  for (const step of result.steps) console.log(`${sign[step.is]}${stepWords(step)}`);
  console.log(verificationWords(result));
  return result.ok ? 0 : 1;
}

function show(text: string): number {
  const file = readGameText(text);
  if (!file.ok) {
    console.error(fileWords(file.error));
    return 1;
  }
  const { head } = file.value;
  const words = wordsById(head.system);
  const system = systemById(head.system);
  const called = file.value.names ?? {};
  const names: Names = {
    unit: (id) => id,
    seat: (id) => called[id] ?? `Seat ${id}`,
    side: (id) => `Side ${id}`,
    length: (mm) => (system?.units === 'in' ? `${(mm / 25.4).toFixed(1)}″` : `${mm.toFixed(0)} mm`),
  };
  const told = file.value.is === 'muster-view' ? file.value.told : standingEntries(file.value.log);
  console.log(`${words?.title ?? head.system}, ${new Date(head.created).toISOString().slice(0, 10)}`);
  for (const [i, row] of told.entries())
    for (const event of row.events as readonly GameEvent[]) {
      const line = words?.event(event, names);
      if (line !== undefined) console.log(`${String(i + 1).padStart(4)}  ${line}`);
    }
  return 0;
}

function read(path: string): string | undefined {
  try {
    if (statSync(path).size > FILE_LIMITS.text) {
      console.error(fileWords({ code: 'file/too-large' }));
      return undefined;
    }
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    console.error(
      code === 'ENOENT' ? `There is no file at ${path}.` : `The file at ${path} cannot be opened (${code}).`,
    );
    return undefined;
  }
}
