import type { FoeRef } from '../secret';
import { forceChanges } from '../special/hooks';
import type { Tale } from '../steps/step';
import { makeEnemy, trooperOf } from './force';
import { setEncounter } from './set-encounter';
import { starterFoes } from './starter-foes';

/**
 * The figures of the force join the battle, in reserve: leaders, then those who shoot, then the others [FL-SET-05]. Raids
 * take their three for an Unknown Enemy from the groups themselves, which comes to the same: the sizes are settled here.
 */
export function musterForce(tale: Tale): void {
  const { encounter, config } = tale.state;
  if (encounter === null) return;
  if (config.scenario === 'starter' || config.scenario === 'starter-replay') {
    const foes = starterFoes(config.scenario === 'starter-replay');
    for (const entry of foes) join(tale, { entry, rank: null, ranged: false });
    setEncounter(tale, { size: foes.length, began: foes.length }, 'FL-SET-51');
    return;
  }
  if (encounter.aberration !== null) {
    join(tale, { entry: encounter.aberration, rank: null, ranged: false });
    return;
  }
  const raised = forceChanges(tale.state).raised.slice(0, Math.max(0, encounter.size - encounter.ranged));
  for (const { rank, because } of raised) {
    const foe: FoeRef = { entry: encounter.entry ?? '', rank, ranged: false };
    tale.add({ type: 'leaderJoined', foe, because });
    join(tale, foe);
  }
  for (const leader of encounter.leaders) join(tale, leader);
  for (let i = 0; i < encounter.ranged; i++) join(tale, trooperOf(tale.state, 'ranged'));
  for (let i = 0; i < encounter.size - encounter.ranged - raised.length; i++)
    join(tale, trooperOf(tale.state, 'melee'));
  setEncounter(tale, { began: encounter.size + encounter.leaders.length }, 'FL-ENM-03');
}

function join(tale: Tale, foe: FoeRef): void {
  const figure = makeEnemy(tale.state, foe, `e${tale.state.next}`);
  tale.add({ type: 'arrived', figure, because: 'FL-ENM-03' });
}
