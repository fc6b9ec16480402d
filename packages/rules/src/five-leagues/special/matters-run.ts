import { takeOut } from '../combat/leaving';
import { meleeStep } from '../combat/melee';
import { shootStep, shotRefusals } from '../combat/shoot';
import { fieldedOf, foesOf, gapBetween, isTouching, partyOf } from '../figures';
import { activate } from '../flow/activation';
import { randomAmong } from '../ground/chance';
import { speedOf } from '../moves/allowance';
import { walkStep } from '../moves/go';
import { routeTo } from '../moves/route';
import type { MatterTable, Tale } from '../steps/step';
import { condition, least, tell } from './kit';
import { first, over } from './matter-kit';
import { partOfWay } from './ways';

/** Matters in which somebody runs, fights or shoots by a rule and not by its turn. */
export const RUN_MATTERS: MatterTable = {
  /** An Angry Preen runs at whoever is nearest, Dash and all, and fights on contact; then it is calm [FL-CHR-25]. */
  anger: {
    carryOn: (tale, step) => {
      const self = fieldedOf(tale.state, first(step));
      if (self === undefined || step.stage !== 'go') {
        if (self !== undefined) {
          condition(tale, self.id, 'angry', 0, 'FL-CHR-25');
          tell(tale, 'outburst', 'calm', self.id);
        }
        return over(tale);
      }
      tale.amend({ ...step, stage: 'calm' });
      const foe = least(foesOf(tale.state, self), (each) => gapBetween(self, each));
      if (foe === undefined) return true;
      if (isTouching(self, foe)) {
        tale.call(meleeStep(self.id, foe.id));
        return true;
      }
      const { base, dash } = speedOf(tale.state, self);
      const way = routeTo(tale.state, self, foe);
      if (way === undefined) return true;
      const allowance = base + dash;
      const whole = way.cost <= allowance;
      const path = whole ? way.path : partOfWay(way, allowance, self.pose);
      const into = whole ? foe.id : null;
      tale.call(walkStep({ unit: self.id, manner: 'anger', path, left: allowance, into }));
      return true;
    },
  },

  /** Every archer that lay in wait shoots once, before anybody acts. */
  volley: {
    carryOn: (tale, step, dice) => {
      const [unit, ...units] = step.units;
      if (unit === undefined) return over(tale);
      tale.amend({ ...step, units });
      const self = fieldedOf(tale.state, unit);
      const weapon = self?.hand ?? '';
      const pool = partyOf(tale.state).filter(
        (each) => shotRefusals(tale.state, { by: unit, target: each.id, weapon, free: true }).length === 0,
      );
      if (self === undefined || pool.length === 0) return true;
      const near = Math.min(...pool.map((each) => gapBetween(self, each)));
      const equal = pool.filter((each) => gapBetween(self, each) <= near + 1.27);
      const target = equal[randomAmong(dice, equal.length).index];
      if (target === undefined) return true;
      tell(tale, 'lie-in-wait', 'shoots', unit, target.id);
      tale.call(shootStep({ by: unit, target: target.id, weapon, free: true }));
      return true;
    },
  },

  /** Its last turn, after all others; then it is no more [FL-ENM-T-unique-foes-11]. */
  'burn-out': {
    carryOn: (tale, step) => {
      const unit = first(step);
      if (fieldedOf(tale.state, unit) === undefined || step.stage === 'gone') return over(tale);
      if (step.stage === 'act') {
        tale.amend({ ...step, stage: 'die' });
        activate(tale, unit, 'extra', 'game');
        return true;
      }
      tale.amend({ ...step, stage: 'gone' });
      tell(tale, 'infernal-spawn', 'burnt-out', unit);
      takeOut(tale, unit, 'casualty', null, 'infernal-spawn');
      return true;
    },
  },

  /** Slain, and not yet down: it runs at a foe and fights once more; then it dies [FL-ENM-T-gnawling-horde-11]. */
  'death-frenzy': {
    carryOn: (tale, step) => {
      const self = fieldedOf(tale.state, first(step));
      if (self === undefined || step.stage === 'gone') return over(tale);
      // A melee that goes on is its frenzy: it dies when that is over
      const below = tale.state.steps.findLast((each) => each.is === 'melee');
      const fights = below?.is === 'melee' && (below.initiator === self.id || below.other === self.id);
      if (step.stage === 'rush' && fights) return over(tale);
      if (step.stage === 'rush') {
        tale.amend({ ...step, stage: 'die' });
        rush(tale, self.id);
        return true;
      }
      tale.amend({ ...step, stage: 'gone' });
      tell(tale, 'death-frenzy', 'spent', self.id);
      takeOut(tale, self.id, 'casualty', null, 'death-frenzy');
      return true;
    },
  },
};

/** After a kill in a fight: a full move at the nearest enemy, and the fight with it [FL-ITEM-uncontested-fury]. */
export const fury: MatterTable[string] = {
  carryOn: (tale, step) => {
    if (step.stage === 'over' || fieldedOf(tale.state, first(step)) === undefined) return over(tale);
    tale.amend({ ...step, stage: 'over' });
    tell(tale, 'uncontested-fury', 'rages-on', first(step));
    rush(tale, first(step));
    return true;
  },
};

/** A standard move at the nearest foe, unless one is there already, and a fight. */
function rush(tale: Tale, unit: string): void {
  const self = fieldedOf(tale.state, unit);
  const foe = self && least(foesOf(tale.state, self), (each) => gapBetween(self, each));
  if (self === undefined || foe === undefined) return;
  if (isTouching(self, foe)) {
    tale.call(meleeStep(self.id, foe.id));
    return;
  }
  const way = routeTo(tale.state, self, foe);
  if (way === undefined) return;
  const { base } = speedOf(tale.state, self);
  const whole = way.cost <= base;
  const path = whole ? way.path : partOfWay(way, base, self.pose);
  const into = whole ? foe.id : null;
  tale.call(walkStep({ unit, manner: 'move', path, left: base, into }));
}
