import type { Point } from '@muster/geometry';
import type { Modifier, SourceId, UnitId } from '../kernel';
import type { SpellId } from './content/ids';

/** What people are told of this part, beside the changes of the core events. */
export type MagicEvent =
  /** The dice of a spell as they fell; what they came to is in `spellCast`. */
  | {
      readonly type: 'spellRolled';
      readonly unit: UnitId;
      readonly spell: SpellId;
      readonly targets: readonly UnitId[];
      readonly faces: readonly number[];
    }
  | {
      readonly type: 'spellCast';
      readonly unit: UnitId;
      readonly spell: SpellId;
      readonly targets: readonly UnitId[];
      readonly at: Point | null;
      readonly faces: readonly number[];
      readonly modifiers: readonly Modifier[];
      readonly needs: number;
      readonly worked: boolean;
      /** Strands it is due. */
      readonly cost: 0 | 1;
    }
  | { readonly type: 'strandPaid'; readonly unit: UnitId; readonly with: 'strand' | 'congealed-strands' | 'wound' }
  | { readonly type: 'secondSpell'; readonly unit: UnitId }
  /** A die against a spell. */
  | {
      readonly type: 'spellSaved';
      readonly unit: UnitId;
      readonly spell: SpellId;
      readonly face: number;
      readonly modifiers: readonly Modifier[];
      readonly needs: number;
      readonly saved: boolean;
      readonly because: SourceId;
    }
  /** A Fey foe undid the whole of it. */
  | { readonly type: 'spellUndone'; readonly spell: SpellId; readonly by: UnitId }
  | { readonly type: 'restocked'; readonly unit: UnitId; readonly weapons: readonly SourceId[] }
  | { readonly type: 'bled'; readonly unit: UnitId; readonly face: number; readonly dies: boolean }
  | {
      readonly type: 'warded';
      readonly unit: UnitId;
      readonly why: SourceId;
      readonly with: 'spell-breaker-herb' | 'story-point' | 'spell-breakers-seal' | 'nullification-token' | null;
    };
