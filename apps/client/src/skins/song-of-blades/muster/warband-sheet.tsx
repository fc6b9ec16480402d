import { compileProfile, type Profile, type WarbandEntry, type WarbandList } from '@muster/rules/song-of-blades';
import type { ReactNode } from 'react';
import { SheetHead } from '../../../parts/muster/sheet-head';
import type { Tincture } from '../../../scene/model';
import { FigurePicture } from './figure-picture';
import type { Spending } from './judged';
import { scoresText, skillsText } from './profile-words';

/** The warband on paper: its name, its points as a bar, and every entry with its figures by name. */
export function WarbandSheet({
  list,
  spending,
  limit,
  side,
  selected,
  wrong,
  onSelect,
  onRename,
  foot,
}: {
  readonly list: WarbandList;
  readonly spending: Spending;
  readonly limit: number;
  readonly side: Tincture;
  readonly selected: number | undefined;
  /** Places in the list that a refusal names. */
  readonly wrong: ReadonlySet<number>;
  readonly onSelect: (at: number) => void;
  /** Absent where the list is only looked at. */
  readonly onRename?: (name: string) => void;
  readonly foot: ReactNode;
}) {
  const { points } = spending;
  return (
    <section className="card muster-sheet" aria-label="Warband">
      <div className="caps">Warband</div>
      <SheetHead kind="warband" name={list.name} most={60} points={points} limit={limit} onRename={onRename} />
      <ol className="muster-scroll muster-units">
        {list.entries.map((entry, at) => (
          <li key={keyOf(list, at)}>
            <Line
              entry={entry}
              side={side}
              selected={at === selected}
              wrong={wrong.has(at)}
              onSelect={() => onSelect(at)}
            />
          </li>
        ))}
        {list.entries.length === 0 && (
          <li className="muster-none soft">Nobody yet. A Leader and a few steady fighters are a good beginning.</li>
        )}
      </ol>
      <div className="muster-foot">{foot}</div>
    </section>
  );
}

function Line({
  entry,
  side,
  selected,
  wrong,
  onSelect,
}: {
  readonly entry: WarbandEntry;
  readonly side: Tincture;
  readonly selected: boolean;
  readonly wrong: boolean;
  readonly onSelect: () => void;
}) {
  const compiled = compileProfile(entry.profile);
  const profile = compiled.ok ? compiled.value : undefined;
  const title = titleOf(entry, profile);
  const names = (entry.names ?? []).filter((name) => name.trim() !== '');
  return (
    <button
      type="button"
      className={`muster-unit${selected ? ' selected' : ''}${wrong ? ' wrong' : ''}`}
      aria-pressed={selected}
      onClick={onSelect}
    >
      {profile ? (
        <FigurePicture profile={profile} side={side} />
      ) : (
        <span className="sobm-figure missing" aria-hidden="true" />
      )}
      <span className="muster-unit-words">
        <b>
          {entry.count > 1 ? `${entry.count} × ` : ''}
          {title}
        </b>
        {profile?.personality && <span className="chip">Personality</span>}
        {typeof entry.profile !== 'string' && <span className="chip">Your own</span>}
        {names.length > 0 && <span className="soft sobm-names">{names.join(', ')}</span>}
        <span className="soft small">{profile ? skillsText(profile) || 'No traits' : 'Stays at home'}</span>
      </span>
      {profile && (
        <span className="muster-unit-figures">
          <b>{profile.points * entry.count}</b>
          <span className="soft small">
            {scoresText(profile)}
            {entry.count > 1 ? ` · ${profile.points} each` : ''}
          </span>
        </span>
      )}
    </button>
  );
}

export const titleOf = (entry: WarbandEntry, profile: Profile | undefined): string =>
  profile?.title ?? (typeof entry.profile === 'string' ? entry.profile : entry.profile.title || 'Nameless');

const keyOf = (list: WarbandList, at: number): string => {
  const text = (i: number) => JSON.stringify(list.entries[i]?.profile);
  const like = list.entries.filter((_, i) => i < at && text(i) === text(at)).length;
  return `${text(at)} ${like}`;
};
