import type { Dice } from '../../kernel';
import { chooseActivation } from '../automa';
import { meleeStep } from '../combat/melee';
import { shootStep, shotRefusals } from '../combat/shoot';
import { type Fielded, fieldedOf, isTouching } from '../figures';
import { speedOf } from '../moves/allowance';
import { walkStep } from '../moves/go';
import { useAbility } from '../special/hooks';
import type { StepOf, Tale } from '../steps/step';

type Act = StepOf<'act'>;

/** Chooses once, tells why, then goes and does what was chosen, stage by stage. */
export function playOn(tale: Tale, step: Act, figure: Fielded, dice: Dice): true {
  const plan = step.automa;
  if (plan === null) {
    const { reason, ...chosen } = chooseActivation(tale.state, figure.id, dice);
    tale.add({ type: 'automaChose', unit: figure.id, reason, faces: chosen.faces });
    tale.amend({ ...step, automa: chosen });
    return true;
  }
  switch (plan.stage) {
    case 'go':
      tale.amend({ ...step, automa: { ...plan, stage: 'do' } });
      if (plan.path.length > 0) goes(tale, figure, plan);
      return true;
    case 'do':
      tale.amend({ ...step, automa: { ...plan, stage: 'done' } });
      acts(tale, figure, plan, dice);
      return true;
    case 'done':
      tale.amend({ ...step, stage: 'end' });
      return true;
  }
}

type Plan = NonNullable<Act['automa']>;

function goes(tale: Tale, figure: Fielded, plan: Plan): void {
  const { base, dash } = speedOf(tale.state, figure);
  tale.call(
    walkStep({
      unit: figure.id,
      manner: plan.dash ? 'dash' : 'move',
      path: plan.path,
      left: Math.max(0, (plan.dash ? base + dash : base) - figure.did.spent),
      into: plan.does === 'melee' ? plan.target : null,
    }),
  );
}

/** What is left of the plan once it stands where it wanted: an enemy may have gone, or fallen, on the way. */
function acts(tale: Tale, figure: Fielded, plan: Plan, dice: Dice): void {
  const target = plan.target === null ? undefined : fieldedOf(tale.state, plan.target);
  switch (plan.does) {
    case 'nothing':
      return;
    case 'shoot': {
      if (target === undefined) return;
      const shot = { by: figure.id, target: target.id, weapon: plan.weapon ?? figure.hand ?? 'profile', free: false };
      if (shotRefusals(tale.state, shot).length === 0) tale.call(shootStep(shot));
      return;
    }
    case 'melee':
      // Whoever walked into contact fought there already
      if (target !== undefined && !figure.did.fought && isTouching(figure, target))
        tale.call(meleeStep(figure.id, target.id));
      return;
    case 'ability':
      useAbility(tale, figure.id, target?.id ?? null, dice);
      return;
  }
}
