import { type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TableStore } from '../store/table-store';

/** The small tools beside the orders, stacked; nothing where none is at hand. */
export const ToolsRow = ({ children }: { readonly children: ReactNode }) => <div className="tools-row">{children}</div>;

/** A small tool that is on or off, with its key and a hint. */
export function Tool({
  icon: Icon,
  label,
  keys,
  hint,
  on = false,
  onPress,
}: {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly keys: string;
  readonly hint: string;
  readonly on?: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className={on ? 'tip on' : 'tip'} aria-label={label} aria-pressed={on} onClick={onPress}>
      <Icon size={18} strokeWidth={2.1} aria-hidden="true" />
      <span className="tool-label">{label}</span>
      <span className="tip-text">
        {hint} <kbd>{keys}</kbd>
      </span>
    </button>
  );
}

/** Takes back one's last move. */
export const UndoTool = ({ store }: { readonly store: TableStore }) => (
  <Tool
    icon={Undo2}
    label="Undo"
    keys="Ctrl Z"
    hint="Takes back your last move. Dice close it."
    onPress={() => void store.undo()}
  />
);
