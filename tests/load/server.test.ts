import { equal } from '@muster/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../apps/server/src/server';
import { tempDir } from '../chaos/guests';
import { disperse, gather, march, quantile, welcomeSize } from './crowd';

const dir = tempDir();
let server: Running;
beforeAll(async () => {
  server = await startServer({ port: 0, dataDir: dir.path });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

describe('two players, twenty spectators and fifty units', () => {
  it('all come to the same picture, in few bytes an entry and a small welcome', async () => {
    const crowd = await gather(server.port, 20, 50);
    const measured = await march(crowd, 60);
    const [a] = crowd.players;
    for (const each of crowd.everyone) {
      expect(each.gap).toBe(false);
      expect(equal(each.state, a.state)).toBe(true);
    }
    expect(quantile(measured.bytes, 0.5)).toBeLessThanOrEqual(400);
    const size = await welcomeSize(server.port, a.table);
    expect(size.packed).toBeLessThanOrEqual(64 * 1024);
    await disperse(crowd);
  });

  it('share one encoding: spectators get the very same bytes', async () => {
    const crowd = await gather(server.port, 5, 4);
    await march(crowd, 6);
    const tails = crowd.spectators.map((each) => Buffer.concat(each.frames.slice(-6)).toString('hex'));
    expect(new Set(tails).size).toBe(1);
    await disperse(crowd);
  });
});
