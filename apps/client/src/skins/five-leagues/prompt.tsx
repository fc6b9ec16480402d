import { type State, topStep } from '@muster/rules/five-leagues';
import { useTable } from '../../store/table-store';
import type { PartProps } from '../skin';
import { useDiceStage } from './dice-queue';
import { PartyDice } from './dice-stage';
import { useHand } from './hand';
import { isAsked } from './offers';
import { AskingPrompt } from './prompt-asking';
import { DeedPrompt } from './prompt-deed';
import { FightPrompt } from './prompt-fight';
import { Question } from './prompt-question';

/** The one thing that asks. Falling dice come first, then what the game waits for from this seat. */
export function PartyPrompt({ store, context }: PartProps) {
  const state = useTable(store, (data) => data.state) as State | undefined;
  const stage = useDiceStage(store);
  const asking = useHand(store, (hand) => hand.asking);
  const means = useHand(store, (hand) => hand.means);
  const step = state && topStep(state);
  if (stage) return <PartyDice key={stage.version} store={store} context={context} scene={stage} />;
  if (!state || !step || state.outcome || context.seat === undefined) return null;
  const parts = { store, context, state };
  if (asking !== undefined) return <AskingPrompt {...parts} asking={asking} />;
  // The box of figures, the plate and the row of orders tell everything there
  const isTold = step.is === 'enemy-phase' || (step.is === 'deploy-enemy' && step.stage === 'ask');
  if (!isAsked(state, context.seat) || isTold) return null;
  if (step.is === 'melee' && step.stage === 'weapon') return <FightPrompt {...parts} step={step} />;
  // A master who prepares meanwhile says at the gathering that he is ready
  if (step.is === 'muster') return null;
  // On the eve of a battle, and for a spell that is lent, figures do deeds outside their activation
  const doesDeeds = step.is === 'act' || step.is === 'eve' || (step.is === 'matter' && means === 'cast');
  return doesDeeds ? <DeedPrompt {...parts} /> : <Question {...parts} />;
}

export interface AskProps extends PartProps {
  readonly state: State;
}
