import type { Shape } from '@muster/geometry';

/** Base sizes on most gaming tables, as shortcuts of a placing tool. Any other size may be typed. Millimetres. */
export const BASES = {
  'round-25': { kind: 'disc', radius: 12.5 },
  'round-32': { kind: 'disc', radius: 16 },
  'round-40': { kind: 'disc', radius: 20 },
  'round-50': { kind: 'disc', radius: 25 },
  'round-60': { kind: 'disc', radius: 30 },
  'square-20': { kind: 'rect', width: 20, depth: 20 },
  'square-25': { kind: 'rect', width: 25, depth: 25 },
  'square-40': { kind: 'rect', width: 40, depth: 40 },
  'square-50': { kind: 'rect', width: 50, depth: 50 },
  'rider-25': { kind: 'rect', width: 25, depth: 50 },
  'element-60': { kind: 'rect', width: 60, depth: 30 },
  'regiment-100': { kind: 'rect', width: 100, depth: 80 },
  'token-20': { kind: 'disc', radius: 10 },
} as const satisfies Readonly<Record<string, Shape>>;
