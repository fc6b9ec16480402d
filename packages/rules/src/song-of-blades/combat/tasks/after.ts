import type { UnitId } from '../../../kernel';
import { type Fielded, fieldedOf, figureOf, has, is, isHelpless, isTouching } from '../../figures';
import { qualityRoll } from '../../flow/quality';
import { befall, relieve, worsen } from '../../morale/conditions';
import { TRAMPLED } from '../../moves/leave';
import { count } from '../../moves/way';
import { isMartial, wields } from '../../special/arms';
import { safeFrom } from '../../special/immunities';
import { isMelee } from '../../special/means';
import type { Figure } from '../../state';
import type { FightStep } from '../../steps-combat';
import { freeHack } from '../begin';
import { countDoing, go, passed, standing, type Task } from './task';

/** What follows a combat once its result is there. Each sees for itself whether it has anything to do. */

/** Whoever sleeps through a blow is awake after it [ASOBH-CND-06]. */
const wake: Task = (tale, step) => {
  const target = fieldedOf(tale.state, step.attack.target);
  go(tale, step);
  if (target !== undefined && is(target, 'sleeping')) relieve(tale, target.id, 'sleeping', 'ASOBH-CND-06');
};

/** Driven back or down, the frenzy leaves it for good [ASOBH-TRAIT-berserk]. */
const calm: Task = (tale, step) => {
  const { loser } = standing(tale.state, step);
  go(tale, step);
  if (loser === undefined || !has(loser, 'berserk') || (step.result !== 'recoil' && step.result !== 'prone')) return;
  tale.add({ type: 'changed', unit: loser.id, set: { lost: [...loser.lost, 'berserk'] }, because: 'berserk' });
};

/** Every winning blow or shot with poison on it that does not kill; a point a turn at most [ASOBH-TRAIT-poison] [ASOBH-CON-04]. */
const poison: Task = (tale, step, dice) => {
  const { loser } = standing(tale.state, step);
  const poisoners = poisonersOf(tale.state.figures, step);
  go(tale, step);
  const [first] = poisoners;
  if (first === undefined || loser === undefined || loser.did.poisoned || isKilled(step)) return;
  if (safeFrom(loser, 'poison') !== undefined) return;
  const faces = dice.roll(poisoners.length, 6);
  const works = faces.some((face) => face >= POISONS_ON);
  tale.add({ type: 'poisoned', unit: loser.id, by: first, faces, works });
  if (works) worsen(tale, loser.id, 'poison', first, 'poison');
};
const POISONS_ON = 5;
const isKilled = ({ result }: FightStep): boolean => result === 'out' || result === 'gruesome';

/** One die for each hand that won with poison: a spell carries none. */
function poisonersOf(figures: Readonly<Record<UnitId, Figure>>, { attack, count }: FightStep): readonly UnitId[] {
  if (count === null || count.winner === 'none') return [];
  const { means } = attack;
  if (means.is === 'spell' || means.is === 'hazard') return [];
  const hands = count.winner === 'target' ? [attack.target] : means.is === 'shot' ? means.shooters : [attack.by ?? ''];
  if (count.winner === 'target' && !isMelee(means)) return [];
  return hands.filter((id) => {
    const figure = Object.hasOwn(figures, id) ? figures[id] : undefined;
    return figure !== undefined && has(figure, 'poison');
  });
}

/** Who loses to a sting tries its blood [ASOBH-TRAIT-venomous-strike]. */
const venom: Task = (tale, step) => {
  const { winner, loser } = standing(tale.state, step);
  const stings = winner !== undefined && has(winner, 'venomous-strike') && isMelee(step.attack.means);
  if (!stings || loser === undefined || is(loser, 'staggering') || safeFrom(loser, 'venom') !== undefined) {
    go(tale, step);
    return;
  }
  go(tale, step, {}, 'venomed');
  tale.call(qualityRoll(tale.state, { unit: loser.id, why: 'venom', dice: 1 }));
};
const venomed: Task = (tale, step) => {
  const { loser } = standing(tale.state, step);
  const resists = passed(tale.state);
  go(tale, step);
  if (loser !== undefined && !resists)
    befall(tale, loser.id, { is: 'staggering', venom: true, since: tale.state.turn }, 'venomous-strike');
};

/** A foe just felled and still underfoot. */
function felled(tale: Parameters<Task>[0], step: FightStep): { winner: Fielded; loser: Fielded } | undefined {
  const { winner, loser } = standing(tale.state, step);
  if (winner === undefined || loser === undefined || step.result !== 'prone') return undefined;
  if (!isMelee(step.attack.means) || !is(loser, 'prone') || !isTouching(tale.state, winner, loser)) return undefined;
  return { winner, loser };
}

/** Hooves on one who has fallen, from the ground or not [ASOBH-TRAIT-trample]. */
const trample: Task = (tale, step) => {
  const found = felled(tale, step);
  go(tale, step);
  if (found === undefined || !has(found.winner, 'trample')) return;
  // Whoever has ridden a foe down leaves the melee unharmed [ASOBH-TRAIT-trample]
  count(tale, found.winner.id, { [TRAMPLED]: 1 });
  tale.call(freeHack(found.winner.id, found.loser.id, 'trample'));
};

/** The chain comes round once more on a foe its own attack felled, once a turn [ASOBH-TRAIT-opportunity-flail-strike]. */
const flailStrike: Task = (tale, step) => {
  const found = felled(tale, step);
  go(tale, step);
  const strikes = found !== undefined && step.attack.means.is === 'melee' && step.count?.winner === 'attacker';
  if (!strikes || !wields(found.winner, 'opportunity-flail-strike') || !wields(found.winner, 'flail')) return;
  if ((found.winner.did.other[FLAIL] ?? 0) > 0) return;
  countDoing(tale, found.winner.id, FLAIL, FLAIL);
  const extra = [{ amount: -1, because: FLAIL }];
  tale.call(freeHack(found.winner.id, found.loser.id, FLAIL, { extra }));
};
const FLAIL = 'opportunity-flail-strike';

/** A one or a two against trained hands may cost the weapon [ASOBH-TRAIT-disarming-block]. */
const disarm =
  (side: 'attacker' | 'target'): Task =>
  (tale, step) => {
    const found = disarmable(tale, step, side);
    if (found === undefined) {
      go(tale, step);
      return;
    }
    go(tale, step, {}, `disarmed-${side}`);
    tale.call(qualityRoll(tale.state, { unit: found.armed.id, why: 'disarm', dice: 1 }));
  };
const disarmed =
  (side: 'attacker' | 'target'): Task =>
  (tale, step) => {
    const found = disarmable(tale, step, side);
    const keeps = passed(tale.state);
    go(tale, step);
    if (found !== undefined && !keeps) tale.call({ is: 'disarm', unit: found.armed.id, by: found.by.id });
  };

function disarmable(
  tale: Parameters<Task>[0],
  { attack, count }: FightStep,
  side: 'attacker' | 'target',
): { armed: Fielded; by: Fielded } | undefined {
  if (count === null || attack.by === null || !isMelee(attack.means) || count.die[side] > 2) return undefined;
  const [one, other] = side === 'attacker' ? [attack.by, attack.target] : [attack.target, attack.by];
  const armed = fieldedOf(tale.state, one);
  const by = fieldedOf(tale.state, other);
  if (armed === undefined || by === undefined || !has(by, 'disarming-block') || isHelpless(by)) return undefined;
  return canLoseWeapon(armed) ? { armed, by } : undefined;
}

/** There is a weapon in its hand, and nothing that keeps it there [ASOBH-MEL-21] [ASOBH-TRAIT-tight-grip]. */
export const canLoseWeapon = (figure: Figure): boolean =>
  (figure.profile.armed === 'weapon' || figure.profile.armed === 'two-weapons') &&
  figure.arms.hand !== null &&
  !has(figure, 'tight-grip') &&
  !has(figure, 'flail') &&
  !isMartial(figure);

/** A body to rob [ASOBH-TRAIT-greedy]. */
const greed: Task = (tale, step) => {
  const { winner, loser } = standing(tale.state, step);
  const slew = loser === undefined && (step.result === 'out' || step.result === 'gruesome');
  if (winner === undefined || !slew || !has(winner, 'greedy') || !isMelee(step.attack.means) || isHelpless(winner)) {
    go(tale, step);
    return;
  }
  go(tale, step, {}, 'tempted');
  tale.call(qualityRoll(tale.state, { unit: winner.id, why: 'greed', dice: 1 }));
};
const tempted: Task = (tale, step) => {
  const { winner } = standing(tale.state, step);
  const resists = passed(tale.state);
  go(tale, step);
  if (winner !== undefined && !resists && figureOf(tale.state, winner.id)?.fate === 'table')
    befall(tale, winner.id, { is: 'looting' }, 'greedy');
};

export const afterTasks: Readonly<Record<string, Task>> = {
  wake,
  calm,
  poison,
  venom,
  venomed,
  trample,
  'flail-strike': flailStrike,
  'disarm-attacker': disarm('attacker'),
  'disarm-target': disarm('target'),
  'disarmed-attacker': disarmed('attacker'),
  'disarmed-target': disarmed('target'),
  greed,
  tempted,
};
