import { pathToFileURL } from 'node:url';
import type { Bench } from './bench';

/** Runs one benchmark file and prints its report; a file without `bench` prints what it likes while it loads. */
const file = process.argv[2];
if (file === undefined) throw new Error('name a benchmark file');
const { bench }: { bench?: Bench } = await import(pathToFileURL(file).href);
if (bench) {
  console.log(bench.name);
  const lines = await bench.run();
  const wide = Math.max(...lines.map(({ what }) => what.length));
  for (const { what, figure, aim, met } of lines) {
    const verdict = aim === undefined ? '' : `   aim ${aim}${met === undefined ? '' : met ? ', met' : ', MISSED'}`;
    console.log(`  ${what.padEnd(wide)}  ${figure.padStart(12)}${verdict}`);
  }
}
