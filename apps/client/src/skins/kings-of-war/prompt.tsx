import { type State, topStep } from '@muster/rules/kings-of-war';
import { useTable } from '../../store/table-store';
import type { PartProps } from '../skin';
import { ChargeMuster } from './charge-muster';
import { useDiceStage } from './dice-queue';
import { BattleDice } from './dice-stage';
import { CombatPrompt, NervePrompt, RegroupPrompt } from './prompt-melee';
import { ChooseEdge, ChooseFirst, LastRound, RollOffPrompt, ScoutPrompt } from './prompt-setup';

/** Bottom centre: the one thing that asks. Falling dice come first, then what the game waits for from this seat. */
export function BattlePrompt({ store, context }: PartProps) {
  const state = useTable(store, (data) => data.state) as State | undefined;
  const stage = useDiceStage(store);
  const step = state && topStep(state);
  if (stage) return <BattleDice key={stage.version} store={store} context={context} scene={stage} />;
  if (!state || !step || state.outcome) return null;
  const side = state.seats.find((each) => each.seat === context.seat)?.side;
  if (side === undefined) return null;
  const parts = { store, context, state, side };
  if (step.is === 'movement' && step.side === side) return <ChargeMuster {...parts} />;
  if (step.is === 'roll-off') return side in step.rolled ? null : <RollOffPrompt {...parts} why={step.why} />;
  if (!('side' in step) || step.side !== side) return null;
  switch (step.is) {
    case 'choose-edge':
      return <ChooseEdge {...parts} />;
    case 'scout':
      return <ScoutPrompt {...parts} />;
    case 'choose-first':
      return <ChooseFirst {...parts} />;
    case 'melee':
    case 'combat':
      return <CombatPrompt {...parts} step={step} />;
    case 'nerve':
      return <NervePrompt {...parts} />;
    case 'regroup':
      return <RegroupPrompt {...parts} step={step} />;
    case 'last-round':
      return <LastRound {...parts} />;
    default:
      return null;
  }
}

export interface AskProps extends PartProps {
  readonly state: State;
  readonly side: string;
}
