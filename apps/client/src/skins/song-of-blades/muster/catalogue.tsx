import type { Refusal } from '@muster/rules/kernel';
import {
  CATALOG,
  CATALOG_GROUPS,
  type CatalogEntry,
  type CatalogGroup,
  searchCatalog,
} from '@muster/rules/song-of-blades';
import { Hammer, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { GameIcon } from '../../../parts/game-icon';
import { FindField, Groups } from '../../../parts/muster/find-field';
import { GROUP_WORDS, scoresText, skillsText } from './profile-words';

/** Every profile of the book by its people, found by any word. What the book has cut off stays, and says why it waits. */
export function Catalogue({
  selected,
  has,
  says,
  onSelect,
  onAdd,
  onOwn,
}: {
  readonly selected: string | undefined;
  /** How many of a profile the warband has. */
  readonly has: (id: string) => number;
  readonly says: (refusal: Refusal) => string;
  readonly onSelect: (id: string) => void;
  readonly onAdd: (entry: CatalogEntry) => void;
  readonly onOwn: () => void;
}) {
  const [text, setText] = useState('');
  const [group, setGroup] = useState<CatalogGroup>();
  const [people, setPeople] = useState('');
  const found = useMemo(
    () =>
      CATALOG.filter((roster) => people === '' || roster.id === people)
        .map((roster) => ({ ...roster, entries: searchCatalog(roster.entries, text, group) }))
        .filter(({ entries }) => entries.length > 0),
    [text, group, people],
  );
  return (
    <section className="card muster-catalogue" aria-label="Profiles">
      <div className="row sobm-catalogue-head">
        <h2 className="grow">Profiles</h2>
        <select
          className="input"
          aria-label="People"
          value={people}
          onChange={(event) => setPeople(event.target.value)}
        >
          <option value="">All peoples</option>
          {CATALOG.map((roster) => (
            <option key={roster.id} value={roster.id}>
              {roster.name}
            </option>
          ))}
        </select>
      </div>
      <FindField
        hint="Find a profile"
        label="Find a profile by name, people, trait or spell"
        value={text}
        onChange={setText}
      />
      <Groups label="Kind of profile" groups={CATALOG_GROUPS} words={GROUP_WORDS} value={group} onChange={setGroup} />
      <div className="muster-scroll">
        {found.map((roster) => (
          <section key={roster.id} aria-label={roster.name}>
            <h3 className="caps sobm-roster">{roster.name}</h3>
            <ul>
              {roster.entries.map((entry) => (
                <Row
                  key={entry.id}
                  entry={entry}
                  have={has(entry.id)}
                  selected={entry.id === selected}
                  why={entry.waits[0] && says(entry.waits[0])}
                  onSelect={() => onSelect(entry.id)}
                  onAdd={() => onAdd(entry)}
                />
              ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && <p className="muster-none soft">No profile answers to that.</p>}
      </div>
      <button type="button" className="button sobm-own" onClick={onOwn}>
        <Hammer size={17} aria-hidden="true" /> Make a profile of your own
      </button>
    </section>
  );
}

const FILLED_IN = 'The book has this row cut off. What is missing was worked back from its points.';
const CUT_OFF = 'The book has this row cut off, and too much of it to work it back: it stays at home.';

/** A word on how whole a profile is in the book, with what it means. */
const Standing = ({ mark, hint }: { readonly mark: string; readonly hint: string }) => (
  <span className="sobm-mark" title={hint}>
    {' '}
    {mark}
  </span>
);

function Row({
  entry,
  have,
  selected,
  why,
  onSelect,
  onAdd,
}: {
  readonly entry: CatalogEntry;
  readonly have: number;
  readonly selected: boolean;
  readonly why: string | undefined;
  readonly onSelect: () => void;
  readonly onAdd: () => void;
}) {
  const { title, profile, points, most } = entry;
  const full = most !== null && have >= most;
  const note = why ?? (full ? (most === 1 ? 'There is only one.' : `${most} are all a warband may have.`) : undefined);
  return (
    <li className={`muster-row${selected ? ' selected' : ''}${why ? ' waits' : ''}`}>
      <button type="button" className="muster-row-name" aria-pressed={selected} onClick={onSelect}>
        <GameIcon name={entry.face} size={26} />
        <span>
          <b>
            {title}
            {entry.standing === 'reconstructed' && <Standing mark="filled in" hint={FILLED_IN} />}
            {entry.standing === 'lost' && <Standing mark="cut off" hint={CUT_OFF} />}
          </b>
          <span className="soft small">
            {points} pts · {scoresText(entry)}
            {most === null ? '' : most === 1 ? ' · one only' : ` · up to ${most}`}
          </span>
          {profile && profile.traits.length + profile.spells.length > 0 && (
            <span className="soft small sobm-skills">{skillsText(profile)}</span>
          )}
        </span>
      </button>
      {have > 0 && <span className="count">{have}</span>}
      <button
        type="button"
        className="button icon-only"
        disabled={why !== undefined || full}
        title={note}
        aria-label={note ? `Add ${title}. ${note}` : `Add ${title}`}
        onClick={onAdd}
      >
        <Plus size={18} aria-hidden="true" />
      </button>
    </li>
  );
}
