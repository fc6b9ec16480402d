import type { UnitId } from '../../../kernel';
import { SPELLS } from '../../content/spells';
import type { Because } from '../../events';
import { fieldedOf, figureOf, has, isActive, isTouching } from '../../figures';
import { effectOf, endEffect, isWall } from '../../magic/effects';
import { worsen } from '../../morale/conditions';
import { loseLife, takeOut } from '../../morale/leaving';
import { knockDown } from '../../moves/fall';
import { recoilStep } from '../../moves/recoil';
import { isMelee } from '../../special/means';
import type { FightStep } from '../../steps-combat';
import { freeHack } from '../begin';
import { breakable } from '../outcome';
import { go, link, loserOf, standing, type Task } from './task';

/** Everything about the dice and what they came to, told at once. */
const tell: Task = (tale, step) => {
  const { attack, faces, sides, count, chain, result } = step;
  if (sides === null || count === null) return;
  tale.add({ type: 'fought', attack, faces, sides, count, chain, result, loser: loserOf(step) });
  go(tale, step);
};

/** The rule or spell that a result comes from. */
function becauseOf(step: FightStep): Because {
  const { means } = step.attack;
  if (means.is === 'spell') return means.spell;
  if (means.is === 'hazard') return means.why;
  return isMelee(means)
    ? step.result === 'out' || step.result === 'gruesome'
      ? 'ASOBH-MEL-05'
      : 'ASOBH-MEL-04'
    : 'ASOBH-RNG-02';
}

/** What the loser suffers [ASOBH-MEL-04] [ASOBH-MEL-05]. */
const apply: Task = (tale, step) => {
  const { winner, loser } = standing(tale.state, step);
  if (loser === undefined) {
    go(tale, step);
    return;
  }
  const because = becauseOf(step);
  const last = step.chain[step.chain.length - 1];
  switch (step.result) {
    case 'nothing':
      go(tale, step);
      if (last?.by === 'tough') loseLife(tale, loser, 'tough');
      else if (last?.by === 'drain') worsen(tale, loser.id, 'drain', winner?.id ?? null, 'drain');
      return;
    case 'recoil': {
      const counters = winner !== undefined && has(loser, 'evade-and-counter') && isActive(loser);
      if (counters && isMelee(step.attack.means) && isTouching(tale.state, loser, winner)) {
        go(tale, step, {}, 'recoil');
        tale.call(freeHack(loser.id, winner.id, 'evade-and-counter'));
      } else go(tale, step, {}, 'recoil');
      return;
    }
    case 'prone':
      go(tale, step);
      knockDown(tale, loser.id, because);
      return;
    default:
      go(tale, step);
      takeOut(tale, loser.id, step.result, winner?.id ?? step.attack.by, because);
  }
};

/** It gives ground; the counter that came before it changes nothing of that [ASOBH-MEL-12]. */
const recoil: Task = (tale, step) => {
  const { loser } = standing(tale.state, step);
  go(tale, step);
  if (loser === undefined) return;
  const by: UnitId | null = step.count?.winner === 'attacker' ? step.attack.by : step.attack.target;
  const melee = isMelee(step.attack.means);
  const other = by === null ? undefined : figureOf(tale.state, by);
  const place = melee && other?.pose != null ? { x: other.pose.x, y: other.pose.y } : step.from;
  const from = place ?? { x: loser.pose.x, y: loser.pose.y };
  const follow = melee && by !== null && fieldedOf(tale.state, by) !== undefined;
  tale.call(recoilStep({ unit: loser.id, by, from, follow }));
};

/** The shield is in pieces for the rest of the game [ASOBH-TRAIT-shieldbreaker]. */
const breakShield: Task = (tale, step) => {
  const { winner, loser } = standing(tale.state, step);
  go(tale, step);
  if (winner === undefined || loser === undefined) return;
  const lost = [...loser.lost, ...breakable(winner, loser)];
  tale.add({ type: 'changed', unit: loser.id, set: { lost }, because: 'shieldbreaker' });
  tale.add({ type: 'brokeWeapon', unit: loser.id, what: 'shield' });
};

/** Bones knit again on a high die [ASOBH-SPELL-wall-of-bones]. */
const shrugWall: Task = (tale, step, dice) => {
  const wall = effectOf(tale.state, step.attack.target);
  const shrugs = isWall(wall) ? (SPELLS[wall.is].wall?.shrugsOn ?? null) : null;
  if (shrugs === null || step.attack.lethal) {
    go(tale, step);
    return;
  }
  const [face = 1] = dice.roll(1, 6);
  const held = face >= shrugs;
  go(tale, step, link(step, 'wall-of-bones', step.attack.target, [face], held ? 'nothing' : step.result));
};

/** A hit on a wall; what is deadly to its kind brings it down at once [ASOBH-MAG-10]. */
const strikeWall: Task = (tale, step) => {
  const wall = effectOf(tale.state, step.attack.target);
  go(tale, step);
  if (!isWall(wall) || step.result === 'nothing') return;
  const hits = step.attack.lethal ? wall.power : wall.hits + 1;
  tale.add({ type: 'effectChanged', id: wall.id, set: { hits }, because: 'ASOBH-MAG-10' });
  tale.add({ type: 'wallStruck', wall: wall.id, is: wall.is, by: step.attack.by, hits, takes: wall.power });
  if (hits >= wall.power) endEffect(tale, wall.id, 'ASOBH-MAG-10');
};

export const applyTasks: Readonly<Record<string, Task>> = {
  tell,
  apply,
  recoil,
  'break-shield': breakShield,
  'shrug-wall': shrugWall,
  'strike-wall': strikeWall,
};
