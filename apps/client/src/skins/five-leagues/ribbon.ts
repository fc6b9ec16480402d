import { type State, topStep } from '@muster/rules/five-leagues';
import type { Ribbon } from '../skin';

const PHASES = [
  ['initiative', 'Initiative', 'rolling-dices'],
  ['quick', 'Quick', 'sprint'],
  ['enemy', 'Enemy', 'death-skull'],
  ['slow', 'Slow', 'footprint'],
  ['tracking', 'Tracking', 'hourglass'],
] as const;

const BEFORE: Readonly<Record<string, string>> = {
  muster: 'Gathering the warband',
  encounter: 'Whom they meet',
  'lay-terrain': 'The field',
  'deploy-enemy': 'The enemy sets up',
  'deploy-party': 'Setting up',
  seize: 'Seizing the initiative',
  infiltration: 'They steal nearer',
  sneak: 'Stealing nearer',
  scout: 'A scout goes ahead',
  lair: 'Into the lair',
};

/** The round and its five phases; before the first round, what is being prepared. */
export function ribbonOf(state: State): Ribbon | undefined {
  if (state.outcome) return { title: 'The battle is over', phases: [] };
  if (state.round === 0) {
    const step = state.steps.findLast(({ is }) => BEFORE[is] !== undefined) ?? topStep(state);
    return { title: BEFORE[step?.is ?? ''] ?? 'Before the battle', phases: [] };
  }
  const now = PHASES.findIndex(([id]) => id === state.phase);
  return {
    title: `Round ${state.round}`,
    phases: PHASES.map(([, label, icon], at) => ({
      label,
      icon,
      is: at < now ? 'past' : at === now ? 'live' : 'next',
    })),
  };
}
