import type { Bench } from './bench';

/** Runs a benchmark and prints its report: figure, aim, whether it was met. */
export async function report(bench: Bench): Promise<void> {
  console.log(bench.name);
  const lines = await bench.run();
  const wide = Math.max(...lines.map(({ what }) => what.length));
  for (const { what, figure, aim, met } of lines) {
    const verdict = aim === undefined ? '' : `   aim ${aim}${met === undefined ? '' : met ? ', met' : ', MISSED'}`;
    console.log(`  ${what.padEnd(wide)}  ${figure.padStart(12)}${verdict}`);
  }
}
