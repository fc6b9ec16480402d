import { figureOf, seatOf } from '../../figures';
import type { Figure } from '../../state';
import type { Tale } from '../../steps/step';
import type { FightStep } from '../../steps-combat';
import { armFor, type RangedArm } from '../weapons';
import { answered, ask, go, type Task } from './task';

/** A one on a shot: javelins are spent at once, anything else fails on a second one [ASOBH-RNG-07]. */
const mishap: Task = (tale, step, dice) => {
  const { means } = step.attack;
  if (means.is !== 'shot' || step.count?.die.attacker !== 1) {
    go(tale, step);
    return;
  }
  const shooters = means.shooters
    .flatMap((id) => figureOf(tale.state, id) ?? [])
    .filter(({ fate }) => fate === 'table');
  const [first] = shooters;
  if (first === undefined) {
    go(tale, step);
    return;
  }
  const sure = shooters.every((each) => armOf(each, step)?.table.mishap.is === 'spent');
  const faces = sure ? [1] : [1, ...dice.roll(1, 6)];
  if (!sure && faces[1] !== 1) {
    const weapon = armOf(first, step)?.id ?? means.weapon;
    tale.add({ type: 'weaponFailed', unit: first.id, weapon, faces, how: 'held' });
    go(tale, step);
  } else if (shooters.length === 1) {
    go(tale, step);
    fail(tale, step, first, faces);
  } else {
    // One of the volley, of its controller's choice [ASOBH-GRP-04]
    const asker = shooters.find((each) => each.id === step.attack.by) ?? first;
    const mine = shooters.filter((each) => seatOf(each) === seatOf(asker));
    const options = mine.map(({ id }) => id);
    ask(tale, step, 'mishapped', { unit: asker, of: 'mishap', options, against: null });
  }
};
const mishapped: Task = (tale, step) => {
  const chosen = answered(tale.state, 'mishap');
  const figure = chosen === undefined ? undefined : figureOf(tale.state, chosen);
  go(tale, step);
  if (figure !== undefined) fail(tale, step, figure, [1, 1]);
};

const armOf = (figure: Figure, { attack }: FightStep): RangedArm | undefined =>
  attack.means.is !== 'shot' ? undefined : armFor(figure, attack.by, attack.means.weapon);

function fail(tale: Tale, step: FightStep, figure: Figure, faces: readonly number[]): void {
  const arm = armOf(figure, step);
  if (arm === undefined) return;
  const arms = { ...figure.arms, broken: [...figure.arms.broken, arm.id] };
  tale.add({ type: 'changed', unit: figure.id, set: { arms }, because: 'ASOBH-RNG-07' });
  tale.add({ type: 'weaponFailed', unit: figure.id, weapon: arm.id, faces, how: arm.table.mishap.is });
}

export const mishapTasks: Readonly<Record<string, Task>> = { mishap, mishapped };
