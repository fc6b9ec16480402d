import type { SourceId, UnitId } from '../kernel';
import type { ItemId } from './content/ids';

/** What people are told of items and other actions, beside the changes of the core events. */
export type ItemEvent =
  | { readonly type: 'keptDown'; readonly unit: UnitId }
  | { readonly type: 'anticipated'; readonly unit: UnitId }
  /** `task`: what kind of work it is. */
  | { readonly type: 'setToWork'; readonly unit: UnitId; readonly task: string }
  | { readonly type: 'bandaged'; readonly unit: UnitId; readonly target: UnitId; readonly wounds: number }
  /** Something enchanted was used, on its user or where `target` stands. */
  | { readonly type: 'charmUsed'; readonly unit: UnitId; readonly target: UnitId; readonly item: ItemId }
  | { readonly type: 'holyWaterThrown'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'drank'; readonly unit: UnitId; readonly will: number }
  /** `piece` is the weapon, armour or item, by its kind. */
  | { readonly type: 'gearTaken'; readonly unit: UnitId; readonly piece: SourceId }
  | { readonly type: 'gearPutAway'; readonly unit: UnitId; readonly piece: SourceId }
  | { readonly type: 'tookBefore'; readonly unit: UnitId | null; readonly item: ItemId };
