import { type State, topStep } from '@muster/rules/song-of-blades';
import { Keyboard } from 'lucide-react';
import { useTable } from '../../store/table-store';
import { dragOut, focusTable } from '../../tools/drag-out';
import type { PartProps } from '../skin';
import { Face } from './face';
import { kindLine } from './figure-words';
import { restHand, useHand } from './hand';
import { takeFromBox } from './keys';
import { lookOf } from './looks';
import { tincturesOf } from './scene';

/** Figures still in the box: pressed or dragged out onto the table. */
export function DeployPool({ store, context, state }: PartProps & { readonly state: State }) {
  const deploying = useHand(store, (hand) => hand.deploying);
  const isFilling = useTable(store, (data) => data.pending !== undefined);
  const step = topStep(state);
  const pool = Object.values(state.figures).filter(
    (figure) => figure.seat === context.seat && figure.fate === 'reserve',
  );
  const mine = step?.is === 'deploy' && state.seats.find((seat) => seat.seat === context.seat)?.side === step.side;
  if (pool.length === 0 || step?.is !== 'deploy') return null;
  return (
    <section className="card pool sob-pool" aria-label="To deploy" aria-busy={isFilling}>
      <div className="row">
        <p className="grow">
          <span className="caps">{mine ? `Set down: ${pool.length} to go` : 'The other side sets down'}</span>
          {mine && <span className="soft small sob-pool-how">{how(state, deploying)}</span>}
        </p>
        {mine && (
          <button type="button" className="button quiet type-place" onClick={() => store.patch({ typing: true })}>
            <Keyboard size={16} aria-hidden="true" /> Type a place <kbd>W</kbd>
          </button>
        )}
      </div>
      <ul>
        {pool.map((figure) => (
          <li key={figure.id}>
            <button
              type="button"
              disabled={!mine}
              aria-pressed={deploying === figure.id}
              onPointerDown={(event) => dragOut(event, () => takeFromBox(context, state, figure.id, false))}
              onClick={(event) => {
                const again = deploying === figure.id;
                store.letGo();
                if (again) return restHand(store);
                const byKeys = event.detail === 0;
                takeFromBox(context, state, figure.id, byKeys);
                if (byKeys) focusTable();
              }}
            >
              <Face tincture={tincturesOf(state)[figure.side]} icon={lookOf(figure.profile).icon} size={30} />
              <span>
                <b>{figure.name}</b>
                <span className="small soft">{kindLine(figure)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the hand does next. */
const how = (state: State, deploying: string | undefined): string =>
  deploying === undefined
    ? 'Press one, then where it begins; or drag it there.'
    : `Press where ${state.figures[deploying]?.name ?? 'it'} begins, in your strip.`;
