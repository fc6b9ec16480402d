import type { Point } from '@muster/geometry';
import type { Modifier, UnitId } from '../kernel';
import type { SpellId } from './content/spell-ids';
import type { Complication, Effect } from './state';
import type { Aim } from './steps-magic';
import type { TerrainPiece } from './terrain';

export type MagicEvent =
  | {
      readonly type: 'spellCast';
      readonly unit: UnitId;
      readonly spell: SpellId;
      readonly power: number;
      readonly aim: Aim;
      readonly how: 'cast' | 'held' | 'released' | 'gone-off';
    }
  /** It came to nothing. */
  | {
      readonly type: 'spellFailed';
      readonly unit: UnitId;
      readonly spell: SpellId;
      readonly why: 'countered' | 'no-target';
    }
  /** One target of a spell: it took hold, or was resisted. */
  | {
      readonly type: 'spellResisted';
      readonly unit: UnitId;
      readonly spell: SpellId;
      readonly by: UnitId | null;
      readonly resisted: boolean;
    }
  /** Spell against spell: die and Power each; the one that defends wins ties [ASOBH-MAG-06]. */
  | {
      readonly type: 'spellsClashed';
      readonly unit: UnitId;
      readonly spell: SpellId;
      readonly power: number;
      readonly face: number;
      readonly modifiers: readonly Modifier[];
      readonly against: { readonly what: string; readonly power: number; readonly face: number };
      readonly worked: boolean;
    }
  | {
      readonly type: 'counterTried';
      readonly unit: UnitId;
      readonly caster: UnitId;
      readonly spell: SpellId;
      readonly with: 'dice' | 'banked';
      readonly power: number;
    }
  | { readonly type: 'letPass'; readonly seat: string; readonly spell: SpellId }
  | { readonly type: 'backfired'; readonly unit: UnitId; readonly spell: SpellId; readonly nothing: boolean }
  | {
      readonly type: 'magicChosen';
      readonly unit: UnitId;
      readonly spell: SpellId;
      readonly of: string;
      readonly option: string | null;
      readonly at: Point | null;
    }
  | { readonly type: 'swapped'; readonly unit: UnitId; readonly with: UnitId }
  | { readonly type: 'summoned'; readonly unit: UnitId; readonly by: UnitId | null; readonly at: Point }
  /** Fire, ice, water and wood that meet. */
  | {
      readonly type: 'wallChanged';
      readonly wall: string;
      readonly is: SpellId;
      readonly how: 'melted' | 'doused' | 'kindled' | 'held-out';
      readonly by: string;
      readonly face: number | null;
    }
  /** For the eye, and for what a scenario makes of it. */
  | { readonly type: 'setAlight'; readonly unit: UnitId; readonly piece: string }
  | {
      readonly type: 'hailed';
      readonly power: number;
      readonly faces: Readonly<Record<UnitId, number>>;
      readonly struck: readonly UnitId[];
    }
  /** Changes the state: the piece is rubble now. */
  | { readonly type: 'collapsed'; readonly piece: TerrainPiece; readonly face: number }
  | { readonly type: 'stoodFirm'; readonly piece: string; readonly face: number }
  | {
      readonly type: 'windsShifted';
      readonly unit: UnitId;
      readonly spell: SpellId;
      readonly face: number;
      readonly now: Complication['now'];
    }
  | { readonly type: 'energiesReturned'; readonly unit: UnitId }
  | { readonly type: 'spiralTurned'; readonly unit: UnitId; readonly face: number; readonly level: number }
  | {
      readonly type: 'vortexRolled';
      readonly unit: UnitId;
      readonly face: number;
      readonly power: number;
      readonly opens: boolean;
    }
  | { readonly type: 'vortexOpened'; readonly at: Point; readonly face: number; readonly direction: number }
  /** A wall or another spell the vortex has opened under. */
  | {
      readonly type: 'spellTorn';
      readonly effect: string;
      readonly is: Effect['is'];
      readonly face: number;
      readonly needs: number;
      readonly gone: boolean;
    }
  | { readonly type: 'entityCame'; readonly unit: UnitId; readonly face: number; readonly direction: number };
