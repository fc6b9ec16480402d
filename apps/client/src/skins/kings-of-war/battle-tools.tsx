import { CircleHelp, type LucideIcon, Target, Undo2 } from 'lucide-react';
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
    <div className="kow-tools">
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
      {canUndo && (
        <Tool
          icon={Undo2}
          label="Undo"
          keys="Ctrl Z"
          hint="Takes back your last move. Dice close it."
          on={false}
          onPress={() => void store.undo()}
        />
      )}
    </div>
  );
}

function Tool({
  icon: Icon,
  label,
  keys,
  hint,
  on,
  onPress,
}: {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly keys: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className={on ? 'tip on' : 'tip'} aria-label={label} aria-pressed={on} onClick={onPress}>
      <Icon size={18} strokeWidth={2.1} aria-hidden="true" />
      <span className="kow-tool-label">{label}</span>
      <span className="tip-text">
        {hint} <kbd>{keys}</kbd>
      </span>
    </button>
  );
}
