import type { Point } from '@muster/geometry';
import type { UnitId } from '../kernel';
import type { SpellId } from './content/spell-ids';
import type { Answered, Attack, Count, Result, Strength } from './steps-combat';

/** Blows and shots, told with all dice and what was added to them. What they lead to follows in events of the core. */
export type CombatEvent =
  /** Dice lie on the table and somebody is asked about them; where nobody is, `fought` tells everything. */
  | {
      readonly type: 'blowRolled';
      readonly attack: Attack;
      readonly faces: { readonly attacker: readonly number[]; readonly target: readonly number[] };
      readonly sides: { readonly attacker: Strength; readonly target: Strength };
    }
  /** One comparison of dice, decided. */
  | {
      readonly type: 'fought';
      readonly attack: Attack;
      readonly faces: { readonly attacker: readonly number[]; readonly target: readonly number[] };
      readonly sides: { readonly attacker: Strength; readonly target: Strength };
      readonly count: Count;
      readonly chain: readonly Answered[];
      /** What befalls the loser. */
      readonly result: Result;
      readonly loser: UnitId | null;
    }
  /** The hammer slipped, and what came of it stopped the blow [ASOBH-TRAIT-hammering-blow]. */
  | { readonly type: 'blowStopped'; readonly unit: UnitId; readonly target: UnitId; readonly by: UnitId }
  /** A wall was struck [ASOBH-MAG-10]. */
  | {
      readonly type: 'wallStruck';
      readonly wall: string;
      readonly is: SpellId;
      readonly by: UnitId | null;
      readonly hits: number;
      readonly takes: number;
    }
  | {
      readonly type: 'poisoned';
      readonly unit: UnitId;
      readonly by: UnitId;
      readonly faces: readonly number[];
      readonly works: boolean;
    }
  /** A one was confirmed: string, bow, javelins or luck are gone for now [ASOBH-RNG-07]. */
  | {
      readonly type: 'weaponFailed';
      readonly unit: UnitId;
      readonly weapon: string;
      readonly faces: readonly number[];
      readonly how: 'spent' | 'broken' | 'restring' | 'held';
    }
  | { readonly type: 'reloaded'; readonly unit: UnitId; readonly weapon: string; readonly how: 'reload' | 'restring' }
  | { readonly type: 'webbed'; readonly unit: UnitId; readonly target: UnitId; readonly actions: number }
  | { readonly type: 'disarmed'; readonly unit: UnitId; readonly by: UnitId; readonly what: string; readonly at: Point }
  | { readonly type: 'drew'; readonly unit: UnitId }
  /** Something of one's own put down: an instrument [ASOBH-TRAIT-music]. */
  | { readonly type: 'putDown'; readonly unit: UnitId; readonly what: string }
  /** A foe holds the standard of this bearer [ASOBH-TRAIT-standard-bearer]. */
  | { readonly type: 'standardTaken'; readonly unit: UnitId; readonly by: UnitId }
  | { readonly type: 'brokeWeapon'; readonly unit: UnitId; readonly what: 'weapon' | 'arm' | 'shield' };
