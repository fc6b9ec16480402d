import type { Modifier, Odds, Figure as Shown } from '../../kernel';
import { passes } from './quality';

/** What the owner may do to failed dice every time he rolls: things used up by it are kept back. */
export interface DiceHelp {
  readonly rerolls: number;
  readonly raises: number;
}

/** `chances[n]`: exactly n of the dice succeed, helped as well as can be. */
export function successChances(needs: number, dice: number, sure: number, help: DiceHelp): readonly number[] {
  const thrown = Math.max(0, dice - sure);
  const chances = Array.from({ length: dice + 1 }, () => 0);
  for (const faces of throws(thrown)) {
    const best = helped(faces, needs, help);
    best.forEach((chance, successes) => {
      const at = successes + (dice - thrown);
      chances[at] = (chances[at] ?? 0) + chance / 6 ** thrown;
    });
  }
  return chances.map((chance) => Math.round(chance * 1e12) / 1e12);
}

/** Every throw of so many dice. */
function throws(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const fewer = throws(count - 1);
  return [1, 2, 3, 4, 5, 6].flatMap((face) => fewer.map((rest) => [face, ...rest]));
}

/** Chances of successes of faces on the table under the best help; the most successes to be hoped for decide. */
function helped(faces: readonly number[], needs: number, help: DiceHelp): readonly number[] {
  const now = faces.filter((face) => passes(face, needs)).length;
  let best: number[] = Array.from({ length: faces.length + 1 }, (_, n) => (n === now ? 1 : 0));
  const failed = faces.findIndex((face) => !passes(face, needs));
  if (failed < 0) return best;
  const raisable = faces.findIndex((face) => !passes(face, needs) && passes(face + 1, needs));
  if (help.raises > 0 && raisable >= 0) {
    const raised = faces.map((face, i) => (i === raisable ? face + 1 : face));
    best = better(best, helped(raised, needs, { ...help, raises: help.raises - 1 }));
  }
  if (help.rerolls > 0) {
    // A die that may still be raised is the last to be thrown again
    const die = faces.findIndex((face) => !passes(face, needs) && !passes(face + 1, needs));
    for (const at of new Set([die >= 0 ? die : failed, failed])) {
      const mixed = Array.from({ length: faces.length + 1 }, () => 0);
      for (let face = 1; face <= 6; face += 1) {
        const thrown = faces.map((each, i) => (i === at ? face : each));
        helped(thrown, needs, { ...help, rerolls: help.rerolls - 1 }).forEach((chance, n) => {
          mixed[n] = (mixed[n] ?? 0) + chance / 6;
        });
      }
      best = better(best, mixed);
    }
  }
  return best;
}

const hoped = (chances: readonly number[]): number => chances.reduce((sum, chance, n) => sum + chance * n, 0);
const better = (a: number[], b: readonly number[]): number[] => (hoped(b) > hoped(a) + 1e-12 ? [...b] : a);

/** What is shown before the dice of an activation fall: of acting at all, of handing over the turn, of a backfire. */
export function activationOdds(roll: {
  readonly needs: number;
  readonly modifiers: readonly Modifier[];
  readonly dice: number;
  readonly sure: number;
  readonly help: DiceHelp;
  readonly spell: boolean;
  /** Failures of a reaction help nobody. */
  readonly reaction: boolean;
}): Odds {
  const { needs, modifiers, dice, sure, help } = roll;
  const successes = successChances(needs, dice, sure, help);
  const failing = (from: number): number =>
    successes.reduce((sum, chance, n) => (dice - n >= from ? sum + chance : sum), 0);
  const shown: Shown[] = [
    { is: 'number', code: 'needs', value: Math.min(6, Math.max(2, needs)), modifiers },
    { is: 'chance', code: 'at-least-one-action', value: 1 - (successes[0] ?? 0) },
    { is: 'distribution', code: 'actions', from: 0, chances: successes },
  ];
  if (!roll.reaction) {
    shown.push({ is: 'chance', code: 'turn-over', value: failing(2) });
    const expected = successes.reduce((sum, chance, n) => sum + chance * (dice - n), 0);
    shown.push({ is: 'number', code: 'reaction-dice', value: Math.round(expected * 100) / 100 });
  }
  if (roll.spell && dice >= 3) shown.push({ is: 'chance', code: 'backfire', value: failing(3) });
  return shown;
}
