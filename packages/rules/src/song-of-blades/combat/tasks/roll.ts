import { adjacentFoes, fieldedOf, figureOf, has, isActive } from '../../figures';
import { effectOf, isWall } from '../../magic/effects';
import { hasBothWeapons, wields } from '../../special/arms';
import type { Figure, State } from '../../state';
import type { FightStep } from '../../steps-combat';
import { attackerOf } from '../attack';
import { freeHack } from '../begin';
import { strengthOf } from '../strength';
import { answered, ask, end, go, type Task, useUp } from './task';

/** Dice fall on both sides [ASOBH-MEL-02] [ASOBH-RNG-02]. */
const roll: Task = (tale, step, dice) => {
  const { state } = tale;
  if (!canBeFought(state, step)) {
    end(tale, step);
    return;
  }
  const { attack } = step;
  const by = attackerOf(state, attack);
  const clash = strengthOf(state, attack);
  const double = attack.means.is === 'melee' && attack.means.double === true && by !== undefined && hasBothWeapons(by);
  const attacker = dice.roll(double ? 2 : 1, 6);
  const target = dice.roll(1, 6);
  const sides = { attacker: clash.attacker, target: clash.target };
  const from = step.from ?? (by?.pose == null ? null : { x: by.pose.x, y: by.pose.y });
  go(tale, step, { sides, faces: { attacker, target }, from });
};

/** Both are still there: a spell outlives its caster, a hand does not. */
function canBeFought(state: State, { attack }: FightStep): boolean {
  const there = fieldedOf(state, attack.target) !== undefined || isWall(effectOf(state, attack.target));
  const { means } = attack;
  if (!there) return false;
  if (means.is === 'spell' || means.is === 'hazard' || attack.by === null) return true;
  return fieldedOf(state, attack.by) !== undefined;
}

/** One die of the game may be thrown again by the Lucky; nobody is asked about sixes [ASOBH-TRAIT-lucky]. */
const luck =
  (side: 'attacker' | 'target'): Task =>
  (tale, step) => {
    const figure = lucky(tale.state, step, side);
    if (figure === undefined || step.faces[side].every((face) => face === 6)) {
      go(tale, step);
      return;
    }
    const options = ['stand', ...step.faces[side].map((_, i) => `die-${i}`)];
    const against = side === 'attacker' ? step.attack.target : step.attack.by;
    ask(tale, step, `lucked-${side}`, { unit: figure, of: 'lucky', options, against });
  };

const lucked =
  (side: 'attacker' | 'target'): Task =>
  (tale, step, dice) => {
    const option = answered(tale.state, 'lucky');
    const figure = lucky(tale.state, step, side);
    const die = option?.startsWith('die-') === true ? Number(option.slice(4)) : -1;
    const from = step.faces[side][die];
    if (figure === undefined || from === undefined) {
      go(tale, step);
      return;
    }
    const [to = from] = dice.roll(1, 6);
    tale.add({ type: 'diceChanged', unit: figure.id, by: 'lucky', name: `lucky:${figure.id}`, die, from, to });
    useUp(tale, figure.id, 'lucky');
    const faces = step.faces[side].map((face, i) => (i === die ? to : face));
    go(tale, step, { faces: { ...step.faces, [side]: faces } });
  };

function lucky(state: State, { attack }: FightStep, side: 'attacker' | 'target'): Figure | undefined {
  const id = side === 'attacker' ? attack.by : attack.target;
  const figure = id === null || attack.means.is === 'hazard' ? figureOf(state, attack.target) : figureOf(state, id);
  if (figure === undefined || (attack.means.is === 'hazard' && side === 'attacker')) return undefined;
  return has(figure, 'lucky') && (figure.used['lucky'] ?? 0) === 0 ? figure : undefined;
}

/** A hammer that slips: a foe of the opponent's choice strikes first [ASOBH-TRAIT-hammering-blow]. */
const blunder: Task = (tale, step) => {
  const { attack, faces } = step;
  const by = attack.by === null ? undefined : fieldedOf(tale.state, attack.by);
  const slips = attack.means.is === 'melee' && by !== undefined && wields(by, 'hammering-blow');
  if (!slips || Math.max(...faces.attacker) !== 1) {
    go(tale, step);
    return;
  }
  const foes = adjacentFoes(tale.state, by).filter(isActive);
  const [first] = foes;
  if (first === undefined) go(tale, step);
  else if (foes.length === 1) hack(tale, step, first.id, by.id);
  else {
    const chooser = fieldedOf(tale.state, attack.target) ?? first;
    const options = foes.map(({ id }) => id);
    ask(tale, step, 'blundered', { unit: chooser, of: 'blunder', options, against: by.id });
  }
};

const blundered: Task = (tale, step) => {
  const foe = answered(tale.state, 'blunder');
  if (foe === undefined || step.attack.by === null) go(tale, step);
  else hack(tale, step, foe, step.attack.by);
};

function hack(tale: Parameters<Task>[0], step: FightStep, foe: string, unit: string): void {
  go(tale, step, {}, 'slipped');
  tale.call(freeHack(foe, unit, 'hammering-blow'));
}

/** Driven back, down or out, it does not land its blow. */
const slipped: Task = (tale, step) => {
  const { returned } = tale.state;
  const hurt = returned?.is === 'fought' && returned.winner === 'attacker' && returned.result !== 'nothing';
  const by = step.attack.by;
  if (returned?.is !== 'fought' || by === null || (!hurt && fieldedOf(tale.state, by) !== undefined)) {
    go(tale, step);
    return;
  }
  tale.add({ type: 'blowStopped', unit: by, target: step.attack.target, by: returned.attack.by ?? by });
  end(tale, step);
};

export const rollTasks: Readonly<Record<string, Task>> = {
  roll,
  'luck-attacker': luck('attacker'),
  'luck-target': luck('target'),
  'lucked-attacker': lucked('attacker'),
  'lucked-target': lucked('target'),
  blunder,
  blundered,
  slipped,
};
