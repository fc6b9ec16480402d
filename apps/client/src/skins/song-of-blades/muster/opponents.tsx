import { type State, topStep } from '@muster/rules/song-of-blades';
import { Check, EyeOff, Hourglass } from 'lucide-react';

/** What another seat has brought so far. A friend's warband is open to read; a foe's is only known to be there. */
export function SeatAtTable({
  state,
  seat,
  person,
  isFree,
}: {
  readonly state: State;
  readonly seat: string;
  readonly person: string;
  /** Nobody has sat down there yet. */
  readonly isFree: boolean;
}) {
  const step = topStep(state);
  const ready = step?.is === 'muster' && step.ready.includes(seat);
  const chosen = state.chosen[seat];
  const isReady = (
    <span className={ready ? 'muster-ready-mark' : 'soft small'}>
      {ready && <Check size={16} aria-hidden="true" />} {ready ? 'Ready' : 'Not ready yet'}
    </span>
  );
  return (
    <section className="card muster-side" aria-label={`${person}, warband`}>
      <div className="caps">{person}</div>
      {chosen === undefined && ready && <p className="row">Brings nobody of his own. {isReady}</p>}
      {chosen === undefined && !ready && (
        <p className="row">
          <Hourglass size={18} aria-hidden="true" /> {isFree ? 'Nobody sits there yet.' : 'Still choosing a warband.'}
        </p>
      )}
      {chosen === null && (
        <p className="row">
          <EyeOff size={18} aria-hidden="true" />{' '}
          <span className="grow">Has chosen. It stays hidden until all are ready.</span>
          {isReady}
        </p>
      )}
      {chosen && (
        <details>
          <summary>
            <b>{chosen.name}</b>
            <span className="soft small">
              {chosen.points} pts · {chosen.figures.length} figures
            </span>
            {isReady}
          </summary>
          <ul>
            {chosen.figures.map((figure) => (
              <li key={figure.name} className="row">
                <span className="grow">{figure.name}</span>
                <span className="soft small">{figure.profile.points}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
