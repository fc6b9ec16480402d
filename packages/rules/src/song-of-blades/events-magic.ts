import type { UnitId } from '../kernel';

export type MagicEvent = { readonly type: 'magicNoted'; readonly unit: UnitId; readonly what: string };
