import { type State, topStep } from '@muster/rules/song-of-blades';
import { useTable } from '../../store/table-store';
import type { PartProps } from '../skin';
import { useDiceStage } from './dice-queue';
import { SkirmishDice } from './dice-stage';
import { useHand } from './hand';
import { isAsked } from './offers';
import { ChoicePrompt } from './prompt-choice';
import { CounterPrompt } from './prompt-counter';
import { DeedPrompt } from './prompt-deed';
import { DiceChangePrompt } from './prompt-dice';
import { GroupPrompt } from './prompt-group';
import { RollOffPrompt } from './prompt-setup';
import { ReactionCard } from './reaction-card';

/** The one thing that asks. Falling dice come first, then what the game waits for from this seat. */
export function SkirmishPrompt({ store, context }: PartProps) {
  const state = useTable(store, (data) => data.state) as State | undefined;
  const stage = useDiceStage(store);
  const group = useHand(store, (hand) => hand.group);
  const step = state && topStep(state);
  if (stage) return <SkirmishDice key={stage.version} store={store} context={context} scene={stage} />;
  if (!state || !step || state.outcome || !isAsked(state, context.seat)) return null;
  const parts = { store, context, state };
  if (group) return <GroupPrompt {...parts} group={group} />;
  switch (step.is) {
    case 'roll-off':
      return <RollOffPrompt {...parts} why={step.why} />;
    case 'reactions':
      return <ReactionCard {...parts} step={step} />;
    case 'counter':
      return <CounterPrompt {...parts} step={step} />;
    case 'quality':
      return <DiceChangePrompt {...parts} step={step} />;
    case 'turn':
    case 'act':
      return <DeedPrompt {...parts} />;
    case 'terrain':
    case 'deploy':
    case 'muster':
      return null;
    default:
      return <ChoicePrompt {...parts} step={step} />;
  }
}

export interface AskProps extends PartProps {
  readonly state: State;
}
