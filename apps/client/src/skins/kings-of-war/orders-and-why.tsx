import { type State, sideOf, topStep } from '@muster/rules/kings-of-war';
import { useTable } from '../../store/table-store';
import type { PartProps } from '../skin';
import { useHand } from './hand';
import { BattleOrders } from './orders';
import { DeployPool } from './prompt-setup';
import { TerrainPanel } from './terrain-panel';
import { ThreatCard } from './threat-card';
import { WhyCard } from './why-card';

/** The box of units to deploy, the orders, and beside them why a pair can or cannot fight. */
export function OrdersAndWhy(props: PartProps) {
  const state = useTable(props.store, (data) => data.state) as State | undefined;
  const selected = useTable(props.store, (data) => data.selected[0]);
  const other = useHand(props.store, (hand) => hand.other);
  const threats = useHand(props.store, (hand) => hand.threats);
  const held = useTable(props.store, (data) => data.draft !== undefined);
  const step = state && topStep(state);
  const side = state && props.context.seat !== undefined ? sideOf(state, props.context.seat) : undefined;
  return (
    <>
      {state && side !== undefined && step?.is === 'deploy' && step.side === side && (
        <DeployPool {...props} state={state} side={side} />
      )}
      {state && side !== undefined && step?.is === 'terrain' && (
        <TerrainPanel {...props} state={state} side={side} step={step} />
      )}
      {state && threats && !held && other === undefined && state.round > 0 && !state.outcome && (
        <ThreatCard {...props} state={state} side={side ?? Object.keys(state.sides)[0] ?? ''} />
      )}
      {state && selected !== undefined && other !== undefined && (
        <WhyCard {...props} state={state} from={selected} to={other} />
      )}
      <BattleOrders {...props} />
    </>
  );
}
