import type { UnitId } from '../kernel';

export type CombatEvent = { readonly type: 'combatNoted'; readonly unit: UnitId; readonly what: string };
