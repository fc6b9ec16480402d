import { type State, topStep, unitsOf } from '@muster/rules/kings-of-war';
import { Check, Hourglass } from 'lucide-react';
import { GameIcon } from '../../../parts/game-icon';
import { lookOf } from '../looks';
import { pointsText } from './muster-words';

/** What another side has brought so far. Lists are open: everybody may read them. */
export function SideAtTable({
  state,
  side,
  person,
  isFree,
}: {
  readonly state: State;
  readonly side: string;
  readonly person: string;
  /** Nobody has sat down there yet. */
  readonly isFree: boolean;
}) {
  const { army, points } = state.sides[side] ?? { army: '', points: 0 };
  const units = unitsOf(state, side);
  const step = topStep(state);
  const ready = step?.is === 'muster' && step.ready.includes(side);
  return (
    <section className="card muster-side" aria-label={`${person}, army`}>
      <div className="caps">{person}</div>
      {units.length === 0 ? (
        <p className="row">
          <Hourglass size={18} aria-hidden="true" /> {isFree ? 'Nobody sits there yet.' : 'Still choosing an army.'}
        </p>
      ) : (
        <details>
          <summary>
            <b>{army}</b>
            <span className="soft small">
              {pointsText(points)} pts · {units.length} units
            </span>
            <span className={ready ? 'muster-ready-mark' : 'soft small'}>
              {ready && <Check size={16} aria-hidden="true" />} {ready ? 'Ready' : 'Not ready yet'}
            </span>
          </summary>
          <ul>
            {units.map((unit) => (
              <li key={unit.id} className="row">
                <GameIcon name={lookOf(unit.profile).icon} size={18} />
                <span className="grow">{unit.name}</span>
                <span className="soft small">{unit.profile.points}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
