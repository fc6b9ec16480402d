import type { State } from '@muster/rules/five-leagues';
import { Check } from 'lucide-react';
import { Shield } from '../../../parts/shield';
import { seatName } from '../../../store/names';
import type { TableData } from '../../../store/table-store';
import { markText, tinctureOf } from '../colours';

/** Everyone at the table with colour, characters, and whether he stands ready; the master of the enemies last. */
export function SeatsTold({
  state,
  data,
  ready,
}: {
  readonly state: State;
  readonly data: TableData;
  readonly ready: readonly string[];
}) {
  return (
    <section className="card muster-side" aria-label="Who plays">
      <div className="caps">Who plays</div>
      <ul className="flm-seats">
        {state.seats.map(({ seat }) => (
          <li key={seat} className="row">
            <Shield tincture={tinctureOf(state, seat)} />
            <span className="grow">
              <b>
                {seat === 'gm' ? masterName(data) : seatName(data, seat)}
                {markText(state, seat)}
              </b>
              <span className="soft small">{lineOf(state, seat)}</span>
            </span>
            {(seat !== 'gm' || isMastered(data) || ready.includes(seat)) && (
              <span className={ready.includes(seat) ? 'muster-ready-mark' : 'soft small'}>
                {ready.includes(seat) && <Check size={16} aria-hidden="true" />}
                {ready.includes(seat) ? 'Ready' : 'Not ready yet'}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Somebody sits there and is asked; the game is ready as soon as everybody is. */
function isMastered(data: TableData): boolean {
  const chair = data.table?.chairs.find(({ seat }) => seat === 'gm');
  return chair?.holder != null || chair?.player != null;
}

/** The person who runs the enemies, or the game itself while nobody does. */
const masterName = (data: TableData): string => (isMastered(data) ? seatName(data, 'gm') : 'The game');

function lineOf(state: State, seat: string): string {
  if (seat === 'gm') return 'runs the enemies';
  const own = Object.values(state.figures).filter((each) => each.side === 'party' && each.seat === seat);
  if (own.length === 0) return state.warband === null ? 'no warband yet' : 'nobody yet';
  return own.map(({ name }) => name).join(', ');
}
