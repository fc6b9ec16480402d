import type { SandboxIntent, SandboxState } from '@muster/rules/sandbox';
import { Eye } from 'lucide-react';
import { useTable } from '../../store/table-store';
import type { PartProps } from '../skin';

/** Reveals all of one's own covers at once: for the end of a game. */
export function SandboxMenu({ store, context }: PartProps) {
  const state = useTable(store, (data) => data.state) as SandboxState;
  const hidden = Object.values(state.pieces).filter(
    (piece) => piece.is === 'piece' && piece.cover !== null && piece.owner === context.seat,
  );
  if (hidden.length === 0) return null;
  return (
    <button
      type="button"
      className="menu-deed"
      onClick={() => void store.act({ do: 'reveal', pieces: hidden.map((piece) => piece.id) } as SandboxIntent)}
    >
      <Eye size={19} aria-hidden="true" />
      <span className="grow">
        Reveal all my covers <span className="soft small">{hidden.length}</span>
      </span>
    </button>
  );
}
