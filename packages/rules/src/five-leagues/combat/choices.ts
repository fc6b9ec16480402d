import type { Refusal } from '../../kernel';
import { type Fielded, fieldedOf } from '../figures';
import type { State } from '../state';
import type { MeleeStep, Tactic } from '../steps-combat';
import { armOf, meleeArms } from './arms';
import { counterOf, rolesOf } from './exchange';

export interface WayToFight {
  readonly weapon: string;
  readonly tactic: Tactic | 'none';
}

const TACTICS: readonly (Tactic | 'none')[] = ['none', 'defensive', 'evasive', 'furious-armor', 'furious-toughness'];

/** Every weapon with every tactic that is open to it, the plain fight first [FL-BAT-102] [FL-BAT-103]. */
export const waysToFight = (state: State, step: MeleeStep, figure: Fielded): readonly WayToFight[] =>
  meleeArms(figure).flatMap(({ id }) =>
    TACTICS.map((tactic) => ({ weapon: id, tactic })).filter(
      (way) => mayFightSo(state, step, figure, way) === undefined,
    ),
  );

/** Why it cannot fight so: not its weapon, or fury that is not for it here [FL-BAT-106]. */
export function mayFightSo(
  state: State,
  step: MeleeStep,
  figure: Fielded,
  { weapon, tactic }: WayToFight,
): Refusal | undefined {
  const arm = armOf(figure, weapon);
  if (arm.id !== weapon) return { code: 'melee/no-such-weapon', rule: 'FL-BAT-102', who: [figure.id] };
  if (tactic !== 'furious-armor' && tactic !== 'furious-toughness') return undefined;
  // A Stunned initiator opens as the Defender [FL-BAT-116]
  if (figure.id !== rolesOf(state, step)?.attacker.id)
    return { code: 'melee/fury-attacks', rule: 'FL-BAT-106', who: [figure.id] };
  const foe = fieldedOf(state, figure.id === step.initiator ? step.other : step.initiator);
  if (foe === undefined) return undefined;
  const [source] = counterOf(state, step, foe, figure, armOf(foe, step.weapons[foe.id]), arm);
  if (source === undefined) return undefined;
  return { code: 'melee/fury-countered', rule: 'FL-BAT-106', who: [foe.id], detail: { because: source } };
}
