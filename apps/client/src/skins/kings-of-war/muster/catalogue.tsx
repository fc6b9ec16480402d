import {
  CATALOG_GROUPS,
  type CatalogEntry,
  type CatalogGroup,
  catalogOf,
  type Profile,
  type Size,
  searchCatalog,
} from '@muster/rules/kings-of-war';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { GameIcon } from '../../../parts/game-icon';
import { FindField, Groups } from '../../../parts/muster/find-field';
import { lookOf } from '../looks';
import { usualSize } from './list-draft';
import { SIZE_SHORT, SIZE_WORDS } from './muster-words';

const GROUP_WORDS: Readonly<Record<CatalogGroup, string>> = {
  foot: 'Foot',
  horse: 'Horse',
  large: 'Large',
  heroes: 'Heroes',
};

/** Every entry of one army: found by any word, added with one press. What must wait is dimmed and says why when chosen. */
export function Catalogue({
  army,
  title,
  selected,
  onSelect,
  onAdd,
}: {
  readonly army: string;
  readonly title: string;
  readonly selected: string | undefined;
  readonly onSelect: (unit: string) => void;
  readonly onAdd: (unit: string, size: Size) => void;
}) {
  const [text, setText] = useState('');
  const [group, setGroup] = useState<CatalogGroup>();
  const all = useMemo(() => catalogOf(army), [army]);
  const found = useMemo(() => searchCatalog(all, text, group), [all, text, group]);
  return (
    <section className="card muster-catalogue" aria-label={`Units of ${title}`}>
      <h2>{title}</h2>
      <FindField hint="Find a unit" label="Find a unit by name, keyword or rule" value={text} onChange={setText} />
      <Groups label="Kind of unit" groups={CATALOG_GROUPS} words={GROUP_WORDS} value={group} onChange={setGroup} />
      <ul className="muster-scroll">
        {found.map((entry) => (
          <Row
            key={entry.unit.id}
            entry={entry}
            selected={entry.unit.id === selected}
            onSelect={() => onSelect(entry.unit.id)}
            onAdd={(size) => onAdd(entry.unit.id, size)}
          />
        ))}
        {found.length === 0 && <li className="muster-none soft">No unit of {title} answers to that.</li>}
      </ul>
    </section>
  );
}

function Row({
  entry,
  selected,
  onSelect,
  onAdd,
}: {
  readonly entry: CatalogEntry;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly onAdd: (size: Size) => void;
}) {
  const { unit, sizes } = entry;
  const waits = entry.waits.length > 0;
  const usual = usualSize(entry);
  return (
    <li className={`muster-row${selected ? ' selected' : ''}${waits ? ' waits' : ''}`}>
      <button type="button" className="muster-row-name" aria-pressed={selected} onClick={onSelect}>
        <GameIcon name={lookOf(seenOf(entry)).icon} size={26} />
        <span>
          <b>
            {unit.name}
            {unit.irregular ? '*' : ''}
          </b>
          <span className="soft small">
            {sizes.map((s) => `${SIZE_SHORT[s.size]} ${s.points}`.trim()).join(' · ')}
            {waits ? ' · waits' : ''}
          </span>
        </span>
      </button>
      <button
        type="button"
        className="button icon-only"
        disabled={waits}
        aria-label={`Add ${unit.name}${usual === 'single' ? '' : `, ${SIZE_WORDS[usual]}`}`}
        onClick={() => onAdd(usual)}
      >
        <Plus size={18} aria-hidden="true" />
      </button>
    </li>
  );
}

/** What a look needs to know, before any size is chosen. */
export function seenOf({ army, unit }: CatalogEntry): Parameters<typeof lookOf>[0] & Pick<Profile, 'keywords'> {
  const { id, type, base, keywords, weapons, rules, defence } = unit;
  return { army, unit: id, type, base, keywords, weapons, rules, defence };
}
