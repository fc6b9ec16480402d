import type { UnitId } from '../kernel';

export type MoraleEvent = { readonly type: 'moraleNoted'; readonly unit: UnitId; readonly what: string };
