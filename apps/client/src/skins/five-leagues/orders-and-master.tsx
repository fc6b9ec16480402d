import type { PartProps } from '../skin';
import { MasterTools } from './master/tools-bar';
import { PartyOrders } from './orders';

/** Orders of figures, and for the game master his tools. */
export const OrdersAndMaster = (props: PartProps) => (
  <>
    <MasterTools {...props} />
    <PartyOrders {...props} />
  </>
);
