import { createHash } from 'node:crypto';

/** The same dice in every run for the same battle, so that a browser test sees the same luck each time. */
export const seeds = (system: string, settings: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([system, settings]))
    .digest('hex');
