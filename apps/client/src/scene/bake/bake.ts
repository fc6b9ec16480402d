import type { SceneTable, SceneTerrain } from '../model';
import type { Baked, BakeReply } from './messages';
import { paintTable } from './paint-table';

/** Has tables painted off the page where it can, between frames where it cannot. */
export interface Baker {
  /** A new table makes an unfinished one void: its pieces never arrive. */
  paint(table: SceneTable, terrain: readonly SceneTerrain[], arrived: (baked: Baked) => void): void;
  destroy(): void;
}

export function createBaker(): Baker {
  let job = 0;
  let worker: Worker | undefined;
  let failed = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined';
  let idle: ReturnType<typeof setTimeout> | undefined;
  let gone = false;

  const here = (
    mine: number,
    table: SceneTable,
    terrain: readonly SceneTerrain[],
    arrived: (b: Baked) => void,
  ): void => {
    const steps = paintTable(table, terrain);
    const next = (): void => {
      if (gone || mine !== job) return;
      const step = steps.next();
      if (step.done) return;
      arrived(step.value);
      idle = setTimeout(next, 0);
    };
    idle = setTimeout(next, 0);
  };

  return {
    paint(table, terrain, arrived) {
      const mine = ++job;
      clearTimeout(idle);
      if (failed) return here(mine, table, terrain, arrived);
      worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<BakeReply>) => {
        if (gone || data.job !== job) return;
        arrived(data.baked);
        // The room is given up when the work is done: a painted table is seldom painted again.
        if (data.baked.is !== 'done') return;
        worker?.terminate();
        worker = undefined;
      };
      worker.onerror = () => {
        worker?.terminate();
        worker = undefined;
        failed = true;
        if (!gone && mine === job) here(mine, table, terrain, arrived);
      };
      worker.postMessage({ job: mine, table, terrain });
    },
    destroy() {
      gone = true;
      clearTimeout(idle);
      worker?.terminate();
    },
  };
}
