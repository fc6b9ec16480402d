import { PIECES, type State } from '@muster/rules/song-of-blades';
import { Check, Keyboard, RotateCcw, RotateCw, Trash2 } from 'lucide-react';
import { useTable } from '../../store/table-store';
import { dragOut, focusTable } from '../../tools/drag-out';
import type { PartProps } from '../skin';
import { handOf, restHand, useHand } from './hand';
import { turnInHand } from './keys';
import { layAt } from './meant';
import { offersNow, play } from './offers';
import { pieceCaption } from './terrain-words';

/** The defender's box of terrain: dragged onto the table, turned with the brackets, taken up again. */
export function TerrainPanel({ store, context, state }: PartProps & { readonly state: State }) {
  const laying = useHand(store, (hand) => hand.laying);
  const looked = useHand(store, (hand) => hand.piece);
  const pending = useTable(store, (data) => data.pending !== undefined);
  const offers = offersNow(context, state);
  const mine = offers.some((offer) => offer.do === 'terrain-done');
  const piece = state.terrain.find((each) => each.id === looked);
  const inHand = PIECES.find((each) => each.id === laying);
  const take = (id: string, byKeys: boolean) => {
    const again = laying === id;
    restHand(store);
    store.letGo();
    if (again) return;
    handOf(store).setState({ laying: id, piece: undefined });
    if (!byKeys) return;
    store.hold(layAt(id, { x: state.table.width / 2, y: state.table.depth / 2 }, 0));
    store.rest();
    focusTable();
  };
  return (
    <section className="card terrain-card" aria-label="The field">
      <div className="row wrap">
        <p className="grow">
          <b>{state.terrain.length === 0 ? 'The field is bare.' : `${state.terrain.length} of 16 pieces lie.`}</b>{' '}
          <span className="soft small">
            {!mine
              ? 'The defender lays the field.'
              : inHand
                ? `${inHand.name}: ${pieceCaption(inHand)}. Press where it shall lie; [ and ] turn it.`
                : piece
                  ? `${piece.name}: ${pieceCaption(piece)}.`
                  : 'Drag a piece from the box, or press on one that lies.'}
          </span>
        </p>
        {mine && inHand && (
          <>
            <button
              type="button"
              className="button icon-only"
              aria-label="Turn left"
              onClick={() => void turnInHand(context, 15)}
            >
              <RotateCcw size={18} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="button icon-only"
              aria-label="Turn right"
              onClick={() => void turnInHand(context, -15)}
            >
              <RotateCw size={18} aria-hidden="true" />
            </button>
          </>
        )}
        {mine && piece && (
          <button
            type="button"
            className="button"
            onClick={() => {
              handOf(store).setState({ piece: undefined });
              play(context, { do: 'take-up', piece: piece.id });
            }}
          >
            <Trash2 size={17} aria-hidden="true" /> Take it up
          </button>
        )}
        {mine && (
          <button type="button" className="button quiet type-place" onClick={() => store.patch({ typing: true })}>
            <Keyboard size={16} aria-hidden="true" /> Type a place <kbd>W</kbd>
          </button>
        )}
        {mine && (
          <button
            type="button"
            className="button main"
            disabled={pending}
            onClick={() => play(context, { do: 'terrain-done' })}
          >
            <Check size={18} aria-hidden="true" /> The field stands
          </button>
        )}
      </div>
      {mine && (
        <div
          className="piece-box"
          onWheel={(event) => {
            event.currentTarget.scrollLeft += event.deltaY;
          }}
        >
          {PIECES.map((each) => (
            <button
              key={each.id}
              type="button"
              className={`art-${each.art}`}
              aria-pressed={laying === each.id}
              onPointerDown={(event) => dragOut(event, () => take(each.id, false))}
              onClick={(event) => take(each.id, event.detail === 0)}
            >
              <Outline points={each.outline} />
              {each.name}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function Outline({ points }: { readonly points: readonly { readonly x: number; readonly y: number }[] }) {
  const most = Math.max(...points.map((point) => Math.max(Math.abs(point.x), Math.abs(point.y)))) + 6;
  return (
    <svg viewBox={`${-most} ${-most} ${most * 2} ${most * 2}`} width={56} height={40} aria-hidden="true">
      <polygon points={points.map((point) => `${point.x},${-point.y}`).join(' ')} />
    </svg>
  );
}
