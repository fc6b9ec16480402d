import type { PartProps } from '../skin';
import { useMaster } from './master/master-hand';
import { MasterTools } from './master/tools-bar';
import { PartyOrders } from './orders';

/** Orders of figures, and for the game master his tools; none while he looks through the eyes of a player. */
export function OrdersAndMaster(props: PartProps) {
  const seesAs = useMaster(props.store, (hand) => hand.seesAs);
  return (
    <>
      <MasterTools {...props} />
      {seesAs === undefined && <PartyOrders {...props} />}
    </>
  );
}
