import type { State } from '@muster/rules/song-of-blades';
import { Shield } from '../../parts/shield';
import { namesIn } from '../../store/names';
import { useShown } from '../../store/shown';
import type { ArmiesProps } from '../skin';
import { Face } from './face';
import { doingsOf, kindLine, statesOf } from './figure-words';
import { lookOf } from './looks';
import { tincturesOf } from './scene';

/** Both warbands as lists, for who watches on a phone: how each figure is, and a press that goes there. */
export function Armies({ context, onGo }: ArmiesProps) {
  const data = useShown(context);
  const state = data.state as State;
  const names = namesIn(context, data, state);
  const tinctures = tincturesOf(state);
  return (
    <div className="kow-armies">
      {Object.values(state.sides).map((side) => {
        const figures = Object.values(state.figures).filter((figure) => figure.side === side.id);
        const left = figures.filter((figure) => figure.fate === 'table' || figure.fate === 'reserve').length;
        return (
          <section key={side.id} aria-label={names.side(side.id)}>
            <h3>
              <Shield tincture={tinctures[side.id]} /> {names.side(side.id)}{' '}
              <span className="soft small">
                {left} of {figures.length} in play
              </span>
            </h3>
            <ul>
              {figures.map((figure) => {
                const gone = figure.fate !== 'table' && figure.fate !== 'reserve';
                return (
                  <li key={figure.id}>
                    <button
                      type="button"
                      className={gone ? 'gone' : ''}
                      disabled={figure.fate !== 'table'}
                      onClick={() => onGo(figure.id)}
                    >
                      <Face tincture={tinctures[side.id]} icon={lookOf(figure.profile).icon} size={32} />
                      <span className="grow">
                        <b>{figure.name}</b>
                        <span className="soft small">
                          {[...statesOf(state, figure), ...doingsOf(state, figure)].join(' · ') || kindLine(figure)}
                        </span>
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
