import type { State, WarbandSheet } from '@muster/rules/five-leagues';
import type { Intent } from '@muster/rules/kernel';
import { Check } from 'lucide-react';
import { Shield } from '../../../parts/shield';
import { seatName } from '../../../store/names';
import { type TableStore, useTable } from '../../../store/table-store';
import { markText, tinctureOf } from '../colours';
import { CharacterCard } from './character-card';
import { lineOf } from './shelf';

/** The warband that is at the table: who of it takes the field, and whose each of them is. */
export function Gathered({
  store,
  state,
  warband,
  mayShare,
}: {
  readonly store: TableStore;
  readonly state: State;
  readonly warband: WarbandSheet;
  /** The seat is one of the party's. */
  readonly mayShare: boolean;
}) {
  const friends = state.seats.filter(({ side }) => side === 'party').map(({ seat }) => seat);
  const home = warband.characters.filter(({ id }) => state.figures[id] === undefined);
  return (
    <section className="card flm-gathered" aria-label={warband.name}>
      <div className="caps">At the table</div>
      <h1>{warband.name}</h1>
      <p className="soft">
        {lineOf(warband)}
        {friends.length > 1 && mayShare ? ' · Give each character to whoever shall play it.' : ''}
      </p>
      <div className="flm-people">
        {warband.characters
          .filter(({ id }) => state.figures[id] !== undefined)
          .map((each) => (
            <CharacterCard key={each.id} character={each} side={tinctureOf(state, seatOf(state, each.id))}>
              {friends.length > 1 && (
                <Sharing {...{ store, state, friends, mayShare }} unit={each.id} name={each.name} />
              )}
            </CharacterCard>
          ))}
      </div>
      {home.length > 0 && <p className="soft">Stays at home: {home.map(({ name }) => name).join(', ')}.</p>}
    </section>
  );
}

const seatOf = (state: State, unit: string): string => state.figures[unit]?.seat ?? 'a';

function Sharing({
  store,
  state,
  friends,
  unit,
  name,
  mayShare,
}: {
  readonly store: TableStore;
  readonly state: State;
  readonly friends: readonly string[];
  readonly unit: string;
  readonly name: string;
  readonly mayShare: boolean;
}) {
  const data = useTable(store, (all) => all);
  const own = seatOf(state, unit);
  return (
    <fieldset className="flm-sharing" aria-label={`Who plays ${name}`}>
      {friends.map((seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === own}
          disabled={!mayShare || data.pending !== undefined}
          onClick={() => seat !== own && void store.act({ do: 'share', unit, seat } as unknown as Intent)}
        >
          <Shield tincture={tinctureOf(state, seat)} little />
          {seatName(data, seat)}
          {markText(state, seat)}
          {seat === own && <Check size={14} aria-hidden="true" />}
        </button>
      ))}
    </fieldset>
  );
}
