import { type CatalogueRow, catalogue, type FoeRef, type State } from '@muster/rules/five-leagues';
import { useMemo, useState } from 'react';
import { Pick } from '../lobby-foes';

const RANKS = [
  ['none', 'No rank'],
  ['sergeant', 'Sergeant'],
  ['lieutenant', 'Lieutenant'],
  ['captain', 'Captain'],
] as const;

/** Any enemy of the book, by name; with a rank and a ranged weapon where its kind has them. */
export function FoePicker({
  state,
  value,
  onChange,
}: {
  readonly state: State;
  readonly value: FoeRef | undefined;
  readonly onChange: (foe: FoeRef) => void;
}) {
  const [find, setFind] = useState('');
  const groups = useMemo(() => catalogue(state.config.standIns), [state.config.standIns]);
  const own = state.encounter?.table ?? undefined;
  const wanted = find.trim().toLowerCase();
  const shown = groups
    .map((group) => ({
      ...group,
      rows:
        wanted === ''
          ? group.rows
          : group.rows.filter((row) => `${row.name} ${row.one} ${group.name}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => Number(b.id === own) - Number(a.id === own));
  const row = groups.flatMap(({ rows }) => rows).find(({ entry }) => entry === value?.entry);
  return (
    <div className="fl-foes">
      <input
        className="input"
        value={find}
        placeholder="Find an enemy"
        aria-label="Find an enemy"
        onChange={(event) => setFind(event.target.value)}
      />
      <div className="fl-foe-list">
        {shown.map((group) => (
          <details key={group.id} open={wanted !== '' || group.id === own || group.rows.some((each) => each === row)}>
            <summary>{group.name}</summary>
            {group.rows.map((each) => (
              <button
                key={each.entry}
                type="button"
                className="fl-foe"
                aria-pressed={each.entry === value?.entry}
                disabled={each.cutOff}
                onClick={() => onChange({ entry: each.entry, rank: null, ranged: false })}
              >
                {each.name}
                {each.cutOff && <span className="soft small"> cut off in the book</span>}
                {each.ours && <span className="soft small"> our numbers</span>}
              </button>
            ))}
          </details>
        ))}
        {shown.length === 0 && <p className="soft small">No enemy of that name.</p>}
      </div>
      {row && value && <Finer row={row} value={value} onChange={onChange} />}
    </div>
  );
}

function Finer({
  row,
  value,
  onChange,
}: {
  readonly row: CatalogueRow;
  readonly value: FoeRef;
  readonly onChange: (foe: FoeRef) => void;
}) {
  if (!row.ranks) return null;
  return (
    <>
      <Pick
        label="Rank"
        value={value.rank ?? 'none'}
        options={RANKS}
        onChange={(rank) => onChange({ ...value, rank: rank === 'none' ? null : rank })}
      />
      {row.shoots && (
        <label className="check small">
          <input
            type="checkbox"
            checked={value.ranged}
            onChange={(event) => onChange({ ...value, ranged: event.target.checked })}
          />{' '}
          Carries the ranged weapon of its kind
        </label>
      )}
    </>
  );
}
