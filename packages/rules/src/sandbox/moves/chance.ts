import type { Dice, SeatId } from '../../kernel';
import type { SandboxEvent } from '../events';
import type { SandboxIntent } from '../intents';
import { LIMITS } from '../state';
import { no, type Plan, planned, refused } from './common';

type Of<D extends SandboxIntent['do']> = Extract<SandboxIntent, { do: D }>;

/** Several kinds of dice in one throw, 200 at most. [SBX-41] */
export function planRoll(intent: Of<'roll'>): Plan {
  const count = intent.dice.reduce((sum, each) => sum + each.count, 0);
  return count > LIMITS.dice ? refused([no('dice/too-many', 'SBX-41', [], { most: LIMITS.dice, count })]) : planned([]);
}

export function resolveRoll(seat: SeatId, intent: Of<'roll'>, dice: Dice): readonly SandboxEvent[] {
  const rolled = intent.dice.map(({ count, sides }) => ({ sides, faces: dice.roll(count, sides) }));
  const sum = rolled.flatMap((each) => each.faces).reduce((total, face) => total + face, 0);
  return [{ type: 'rolled', by: seat, dice: rolled, plus: intent.plus, total: sum + intent.plus, why: intent.why }];
}

/** As many lots as asked for, each drawn from those left. [SBX-42] */
export function planLots(intent: Of<'draw-lots'>): Plan {
  const most = intent.among.length;
  return intent.take > most ? refused([no('lots/too-few', 'SBX-42', [], { most, take: intent.take })]) : planned([]);
}

export function resolveLots(seat: SeatId, intent: Of<'draw-lots'>, dice: Dice): readonly SandboxEvent[] {
  const left = [...intent.among];
  const drawn: string[] = [];
  while (drawn.length < intent.take) {
    // The last lot is no chance: nothing is rolled for it.
    const face = left.length === 1 ? 1 : (dice.roll(1, left.length)[0] ?? 1);
    drawn.push(...left.splice(face - 1, 1));
  }
  return [{ type: 'lots-drawn', by: seat, drawn, left, why: intent.why }];
}
