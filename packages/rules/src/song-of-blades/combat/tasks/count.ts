import { figureOf } from '../../figures';
import { effectOf, isWall } from '../../magic/effects';
import type { FightStep } from '../../steps-combat';
import { attackerOf } from '../attack';
import { judge, judgingOf, type Six } from '../outcome';
import { answered, ask, go, link, type Task } from './task';

/** What answers a result before it is told, in the order of the book [ASOBH-TRA-02]. */
const ANSWERS = ['rush', 'defend', 'regenerate', 'toughen', 'knock', 'give-way', 'drain'] as const;
/** Dice that belong to those just thrown, before anyone moves. */
const AT_ONCE = ['tell', 'mishap', 'poison'] as const;
/** What comes of it, whoever won. */
const AFTER = [
  'wake',
  'calm',
  'venom',
  'trample',
  'flail-strike',
  'disarm-attacker',
  'disarm-target',
  'greed',
] as const;

/** Totals are compared; a winning six may do more, one thing at a time [ASOBH-MEL-05] [ASOBH-TRA-01]. */
const count: Task = (tale, step) => {
  const { state } = tale;
  if (step.sides === null) return;
  const judging = judgingOf(state, step.attack, step.sides);
  const plain = judge(judging, step.faces);
  const { winner, die } = plain.count;
  if (winner === 'none' || die[winner] !== 6) {
    settle(tale, step, null);
    return;
  }
  const sixes = judging.sixes[winner].filter((six) => six !== 'shieldbreaker' || plain.result === 'prone');
  const [only] = sixes;
  if (only === undefined || (sixes.length === 1 && only !== 'shieldbreaker')) {
    settle(tale, step, only ?? null);
    return;
  }
  const unit = winner === 'attacker' ? attackerOf(state, step.attack) : figureOf(state, step.attack.target);
  if (unit === undefined) settle(tale, step, null);
  else {
    const options = sixes.length === 1 ? ['knock-down', only] : sixes;
    const against = winner === 'attacker' ? step.attack.target : step.attack.by;
    ask(tale, { ...step, result: plain.result }, 'counted', { unit, of: 'six', options, against });
  }
};

const counted: Task = (tale, step) => {
  const option = answered(tale.state, 'six');
  settle(tale, step, option === undefined || option === 'knock-down' ? null : (option as Six));
};

function settle(tale: Parameters<Task>[0], step: FightStep, six: Six | null): void {
  if (step.sides === null) return;
  const judged = judge(judgingOf(tale.state, step.attack, step.sides), step.faces, six);
  const counted = { ...step, count: judged.count, result: judged.result };
  if (isWall(effectOf(tale.state, step.attack.target))) {
    // It stands or it crumbles: every win is a hit
    const hit = { result: judged.count.winner === 'attacker' ? ('prone' as const) : ('nothing' as const) };
    go(tale, counted, hit, ...(hit.result === 'prone' ? ['shrug-wall'] : []), 'tell', 'strike-wall', 'mishap');
    return;
  }
  if (judged.result === 'nothing') {
    go(tale, counted, {}, ...AT_ONCE, ...AFTER);
    return;
  }
  const winner = judged.count.winner === 'attacker' ? step.attack.by : step.attack.target;
  if (six === 'shieldbreaker' && winner !== null) {
    go(tale, counted, link(counted, 'shieldbreaker', winner, [], 'nothing'), ...AT_ONCE, 'break-shield', ...AFTER);
    return;
  }
  go(tale, counted, {}, ...ANSWERS, ...AT_ONCE, 'apply', ...AFTER);
}

export const countTasks: Readonly<Record<string, Task>> = { count, counted };
