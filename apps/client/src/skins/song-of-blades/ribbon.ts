import { actOf, type FlowStep, type State, topStep } from '@muster/rules/song-of-blades';
import { namesIn } from '../../store/names';
import type { Ribbon, SkinContext } from '../skin';

const BEFORE: Partial<Readonly<Record<FlowStep['is'], string>>> = {
  muster: 'Choosing warbands',
  terrain: 'Laying the field',
  'roll-off': 'Roll-off',
  'choose-role': 'Attack or defend',
  'choose-edge': 'Choosing an edge',
  deploy: 'Deployment',
  omens: 'The omens',
};

/** Turn along the top, and who activates or reacts; before the first turn, what is being prepared. */
export function ribbonOf(state: State, context: SkinContext): Ribbon | undefined {
  if (state.outcome) return { title: 'The battle is over', phases: [] };
  const step = topStep(state);
  if (!step) return undefined;
  if (state.turn === 0) return { title: BEFORE[step.is as FlowStep['is']] ?? 'Before the battle', phases: [] };
  const names = namesIn(context, context.store.data.getState(), state);
  const active = state.active === null ? '' : names.side(state.active);
  const reactions = state.steps.findLast((each) => each.is === 'reactions');
  const act = actOf(state);
  const reacting = reactions !== undefined || act?.kind === 'reaction';
  const other = reactions?.is === 'reactions' ? names.side(reactions.side) : '';
  return {
    title: `Turn ${state.turn}`,
    phases: [
      { label: `${active} activates`, icon: 'sprint', is: reacting ? 'past' : 'live' },
      ...(reacting ? [{ label: `${other} reacts`, icon: 'lightning-helix', is: 'live' as const }] : []),
    ],
  };
}
