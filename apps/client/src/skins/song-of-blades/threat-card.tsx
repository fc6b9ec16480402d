import { fieldedOf, type State } from '@muster/rules/song-of-blades';
import { X } from 'lucide-react';
import type { PartProps } from '../skin';
import { handOf } from './hand';
import { threatened } from './overlays';

/** Which foes could do something to the selected figure with one action. */
export function ThreatCard({ store, state, unit }: PartProps & { readonly state: State; readonly unit: string }) {
  const figure = fieldedOf(state, unit);
  if (!figure) return null;
  const found = threatened(state, figure);
  return (
    <section className="card sob-why" aria-label="Threats">
      <div className="row">
        <h3 className="grow">Who threatens {figure.name}</h3>
        <button
          type="button"
          className="button quiet icon-only"
          aria-label="Put the threats away"
          onClick={() => handOf(store).setState({ threats: false })}
        >
          <X size={17} aria-hidden="true" />
        </button>
      </div>
      {found.length === 0 ? (
        <p className="soft small">Nobody reaches it with one action.</p>
      ) : (
        <ul>
          {found.map(({ foe, how }) => (
            <li key={foe.id}>
              <button
                type="button"
                className="sob-where"
                onClick={() => store.select([foe.id])}
                onMouseEnter={() => store.hover(foe.id)}
                onMouseLeave={() => store.hover(undefined)}
              >
                <b>{foe.name}</b> <span className="small">{how}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
