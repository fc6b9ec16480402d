import { type State, type Step, topStep } from '@muster/rules/kings-of-war';
import type { Ribbon } from '../skin';

type Stage = 'movement' | 'ranged' | 'melee';

const phases = [
  { stage: 'movement', label: 'Move', icon: 'boot-prints' },
  { stage: 'ranged', label: 'Shoot', icon: 'high-shot' },
  { stage: 'melee', label: 'Melee', icon: 'crossed-swords' },
] as const;

const before: Partial<Readonly<Record<Step['is'], string>>> = {
  muster: 'Choosing armies',
  terrain: 'Laying the terrain',
  'roll-off': 'Roll-off',
  'choose-edge': 'Choosing sides',
  deploy: 'Deployment',
  scout: 'Scouts',
  'choose-first': 'Who goes first',
};

/** Turn and phases along the top; before the first turn, what is being prepared. */
export function ribbonOf(state: State): Ribbon | undefined {
  if (state.outcome) return { title: 'The battle is over', phases: [] };
  const step = topStep(state);
  if (!step) return undefined;
  if (state.round === 0) return { title: before[step.is] ?? 'Before the battle', phases: [] };
  const live = stageOf(state, step);
  const at = phases.findIndex((phase) => phase.stage === live);
  return {
    title: `Turn ${state.round} of ${state.rounds}`,
    phases: phases.map(({ label, icon }, index) => ({
      label,
      icon,
      is: index < at ? 'past' : index === at ? 'live' : 'next',
    })),
  };
}

/** The phase under way: a nerve test belongs to the phase it ends, a combat to melee. */
export function stageOf(state: State, step: Step): Stage {
  if (step.is === 'nerve') return step.during;
  if (step.is === 'movement' || step.is === 'ranged') return step.is;
  const under = [...state.steps]
    .reverse()
    .find((each) => each.is === 'movement' || each.is === 'ranged' || each.is === 'melee');
  return under ? (under.is as Stage) : 'melee';
}
