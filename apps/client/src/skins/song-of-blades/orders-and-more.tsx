import { type State, topStep } from '@muster/rules/song-of-blades';
import { useTable } from '../../store/table-store';
import type { PartProps } from '../skin';
import { DeployPool } from './deploy-pool';
import { useHand } from './hand';
import { SkirmishOrders } from './orders';
import { TerrainPanel } from './terrain-panel';
import { ThreatCard } from './threat-card';
import { WhyCard } from './why-card';

/** The boxes of the set-up, the answers to "why not" and "who threatens", and the row of orders. */
export function OrdersAndMore(props: PartProps) {
  const state = useTable(props.store, (data) => data.state) as State | undefined;
  const selected = useTable(props.store, (data) => data.selected[0]);
  const other = useHand(props.store, (hand) => hand.other);
  const threats = useHand(props.store, (hand) => hand.threats);
  const step = state && topStep(state);
  return (
    <>
      {state && step?.is === 'deploy' && <DeployPool {...props} state={state} />}
      {state && step?.is === 'terrain' && props.context.seat !== undefined && <TerrainPanel {...props} state={state} />}
      {state && threats && selected !== undefined && other === undefined && state.turn > 0 && (
        <ThreatCard {...props} state={state} unit={selected} />
      )}
      {state && selected !== undefined && other !== undefined && (
        <WhyCard {...props} state={state} from={selected} to={other} />
      )}
      <SkirmishOrders {...props} />
    </>
  );
}
