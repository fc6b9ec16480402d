import type { UnitId } from '../kernel';

export type MoveEvent = { readonly type: 'movesNoted'; readonly unit: UnitId; readonly what: string };
