import { Choice } from '../../../parts/choice';
import type { Workshop } from './making';

/** The first leaf: what the warband is called, how many it is, and the options that change that. */
export function StartLeaf({ workshop }: { readonly workshop: Workshop }) {
  const { draft, change, id } = workshop;
  return (
    <>
      <p className="soft">
        Throw for everything, or choose: what is chosen where the book throws is written down as chosen.{' '}
        {id === undefined
          ? 'The server throws, and commits to its dice before the first of them falls.'
          : `The dice of this warband are recorded as ${id}.`}
      </p>
      <div className="flm-start">
        <label className="field">
          <span className="caps">Name of the warband</span>
          <input
            className="input"
            maxLength={40}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
        <div className="field">
          <span className="caps">Figures</span>
          <Choice
            label="Figures"
            value={draft.size}
            options={[6, 7, 8].map((size) => ({ value: size, label: String(size) }))}
            onChange={(size) => change({ size: size === 7 || size === 8 ? size : 6 })}
          />
          <span className="soft small">Six is usual. More are for larger games, against more foes.</span>
        </div>
        <div className="field">
          <span className="caps">Options</span>
          <label className="check">
            <input
              type="checkbox"
              checked={draft.rareCourage}
              onChange={(event) => change({ rareCourage: event.target.checked })}
            />
            Rare Courage: one Hero, and Followers for all the rest
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={draft.storied}
              onChange={(event) => change({ storied: event.target.checked })}
            />
            Storied Heroes: three Story Points more
          </label>
        </div>
      </div>
    </>
  );
}
