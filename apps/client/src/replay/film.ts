import type { SkinContext } from '../skins/skin';
import { foldStep, type LogLine, type Step } from '../store/log';
import type { TableData } from '../store/table-store';

/** A battle that can be looked at after any of its entries; 0 is the table before the first. */
export interface Film {
  readonly length: number;
  /** Steps that could be folded; less than `length` where the file does not fit this page's rules. */
  readonly shown: number;
  at(step: number): Frame;
}

export interface Frame {
  readonly state: unknown;
  readonly log: readonly LogLine[];
  /** The lines of this very step. */
  readonly lines: readonly LogLine[];
}

const APART = 40;

/** Folds a history once, keeping a state every forty steps, so that any frame is a short fold away. */
export function developFilm(context: SkinContext, data: TableData, start: unknown, steps: readonly Step[]): Film {
  const kept: unknown[] = [start];
  const log: LogLine[] = [];
  const ends: number[] = [0];
  let state = start;
  let shown = 0;
  for (const step of steps) {
    try {
      const folded = foldStep(context, data, state, step);
      state = folded.state;
      log.push(...folded.lines);
    } catch {
      break;
    }
    shown++;
    ends.push(log.length);
    if (shown % APART === 0) kept.push(state);
  }
  let last = { step: 0, state: start };
  return {
    length: steps.length,
    shown,
    at(wanted) {
      const step = Math.max(0, Math.min(shown, Math.round(wanted)));
      let from = Math.floor(step / APART) * APART;
      let now = kept[from / APART];
      if (last.step <= step && last.step > from) {
        from = last.step;
        now = last.state;
      }
      for (let index = from; index < step; index++)
        for (const event of steps[index]?.events ?? []) now = context.system.evolve(now, event);
      last = { step, state: now };
      return { state: now, log: log.slice(0, ends[step]), lines: log.slice(ends[step - 1] ?? 0, ends[step]) };
    },
  };
}
