import type { LucideIcon } from 'lucide-react';
import { iconPath } from '../../icons/icon-path';
import type { Means } from './hand';

/** A button of the order row: what it puts into the hand, its key, and one sentence about it. */
export interface Order {
  readonly means: Means | 'halt';
  readonly label: string;
  readonly key: string;
  readonly icon: LucideIcon | string;
  readonly hint: string;
}

export function OrderButton({
  order,
  on,
  dim,
  onPress,
}: {
  readonly order: Order;
  readonly on: boolean;
  readonly dim: boolean;
  readonly onPress: () => void;
}) {
  const Icon = order.icon;
  return (
    <button
      type="button"
      className={`order tip${on ? ' on' : ''}${dim ? ' dim' : ''}`}
      aria-pressed={on}
      onClick={onPress}
    >
      {typeof Icon === 'string' ? (
        <svg viewBox="0 0 512 512" width={24} height={24} aria-hidden="true">
          <path d={iconPath(Icon)} fill="currentColor" />
        </svg>
      ) : (
        <Icon size={24} strokeWidth={2.1} aria-hidden="true" />
      )}
      {order.label}
      {order.key && <kbd>{order.key}</kbd>}
      <span className="tip-text">{order.hint}</span>
    </button>
  );
}
