import type { State } from '@muster/rules/kings-of-war';
import { useTable } from '../../store/table-store';
import type { PartProps } from '../skin';
import { useHand } from './hand';
import { BattleOrders } from './orders';
import { WhyCard } from './why-card';

/** Orders, and beside them why a pair can or cannot fight. */
export function OrdersAndWhy(props: PartProps) {
  const state = useTable(props.store, (data) => data.state) as State | undefined;
  const selected = useTable(props.store, (data) => data.selected[0]);
  const other = useHand(props.store, (hand) => hand.other);
  return (
    <>
      <BattleOrders {...props} />
      {state && selected !== undefined && other !== undefined && (
        <WhyCard {...props} state={state} from={selected} to={other} />
      )}
    </>
  );
}
