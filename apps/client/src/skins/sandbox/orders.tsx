import type { SandboxState } from '@muster/rules/sandbox';
import { BoxSelect, CornerDownRight, Dices, Flag, Grid3x3, Mountain, Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTable } from '../../store/table-store';
import type { PartProps } from '../skin';
import { type Mode, useMode } from './mode';
import { canHandle } from './pieces';

/** What a hand may be set to in a game without rules. */
export function SandboxOrders({ store, context }: PartProps) {
  const state = useTable(store, (data) => data.state) as SandboxState;
  const selected = useTable(store, (data) => data.selected);
  const { mode, set } = useMode();
  if (context.seat === undefined) return null;
  const mine = selected.filter((id) => canHandle(state, context.seat, id)).length;
  const order = (key: Mode, label: string, icon: ReactNode, hint: string, kbd?: string, off = false) => (
    <button
      type="button"
      className={off ? 'order off' : 'order'}
      aria-pressed={mode === key}
      title={hint}
      onClick={() => {
        if (off) store.patch({ refused: { refusals: [], says: hint } });
        else set({ mode: mode === key ? 'none' : key });
      }}
    >
      {icon}
      {label}
      {kbd && <kbd>{kbd}</kbd>}
    </button>
  );
  return (
    <section className="card orders" aria-label="Orders">
      {order('place', 'Place', <BoxSelect size={22} aria-hidden="true" />, 'Put a new piece on the table', 'N')}
      {order('dice', 'Roll', <Dices size={22} aria-hidden="true" />, 'Roll any dice', 'R')}
      {order(
        'form-up',
        'Form up',
        <Grid3x3 size={22} aria-hidden="true" />,
        mine > 1 ? 'Draw the selected pieces up in ranks' : 'Select two pieces or more first: Shift and drag a box.',
        undefined,
        mine < 2,
      )}
      {order(
        'wheel',
        'Wheel',
        <CornerDownRight size={22} aria-hidden="true" />,
        mine > 0 ? 'Turn the selection about a front corner' : 'Select what shall wheel first.',
        undefined,
        mine < 1,
      )}
      {order('terrain', 'Terrain', <Mountain size={22} aria-hidden="true" />, 'Put a piece of terrain on the table')}
      {order('lots', 'Lots', <Shuffle size={22} aria-hidden="true" />, 'Draw lots among names')}
      {order('turn', 'Turn', <Flag size={22} aria-hidden="true" />, 'Note round, phase and whose turn it is')}
    </section>
  );
}
