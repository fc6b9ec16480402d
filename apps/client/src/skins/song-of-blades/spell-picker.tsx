import { type Figure, SPELLS, type SpellId, type State } from '@muster/rules/song-of-blades';
import { backfireWords, needsWords, powerWords, tagWords } from './trait-words';

/** Which spell is announced with the dice: name, what it needs, what its Power does, what three failures bring. */
export function SpellPicker({
  state,
  figure,
  spells,
  chosen,
  onChoose,
}: {
  readonly state: State;
  readonly figure: Figure;
  readonly spells: readonly SpellId[];
  readonly chosen: SpellId | undefined;
  readonly onChoose: (spell: SpellId | undefined) => void;
}) {
  const entry = chosen === undefined ? undefined : SPELLS[chosen];
  const tags = entry === undefined ? '' : tagWords(entry);
  return (
    <div className="sob-spells">
      <fieldset className="chips" aria-label={`What ${figure.name} announces`}>
        <button
          type="button"
          aria-pressed={chosen === undefined}
          className={chosen === undefined ? 'chip on' : 'chip'}
          onClick={() => onChoose(undefined)}
        >
          No spell
        </button>
        {spells.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen === id}
            className={chosen === id ? 'chip on' : 'chip'}
            onClick={() => onChoose(id)}
          >
            {SPELLS[id].name}
          </button>
        ))}
      </fieldset>
      {entry && chosen !== undefined && (
        <p className="small">
          {needsWords(entry)}. {powerWords(entry, state.config.scale)}{' '}
          {tags !== '' && <span className="soft">{tags}.</span>}
          {entry.backfire && <span className="sob-backfire"> Three failures: {backfireWords(entry.backfire)}.</span>}
        </p>
      )}
    </div>
  );
}
