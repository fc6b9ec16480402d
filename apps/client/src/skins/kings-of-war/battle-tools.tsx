import { CircleHelp, Target } from 'lucide-react';
import { Tool, ToolsRow, UndoTool } from '../../parts/tools-row';
import type { PartProps } from '../skin';
import { handOf, useHand } from './hand';
import { takeOrder } from './keys';

/** The small tools beside the orders: why not, threats, undo. */
export function BattleTools({
  store,
  context,
  canAsk,
  canUndo,
  hasThreats,
}: PartProps & { readonly canAsk: boolean; readonly canUndo: boolean; readonly hasThreats: boolean }) {
  const means = useHand(store, (hand) => hand.means);
  const threats = useHand(store, (hand) => hand.threats);
  return (
    <ToolsRow>
      {canAsk && (
        <Tool
          icon={CircleHelp}
          label="Why not"
          keys="V"
          hint="Point at another unit: sight, arc, reach and room between the two."
          on={means === 'why'}
          onPress={() => takeOrder(context, 'why')}
        />
      )}
      {hasThreats && (
        <Tool
          icon={Target}
          label="Threats"
          keys="X"
          hint="Where the enemy could charge or shoot next turn."
          on={threats}
          onPress={() => handOf(store).setState({ threats: !threats })}
        />
      )}
      {canUndo && <UndoTool store={store} />}
    </ToolsRow>
  );
}
