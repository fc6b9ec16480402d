import { type ArmyList, catalogOf, compileEntry, type Profile } from '@muster/rules/kings-of-war';
import { useMemo } from 'react';
import { GameIcon } from '../../../parts/game-icon';
import { SheetHead } from '../../../parts/muster/sheet-head';
import type { Tincture } from '../../../scene/model';
import { amountText, plus } from '../unit-words';
import { kindText, nerveText, SIZE_WORDS } from './muster-words';
import { TrayPicture } from './tray-picture';

/** One entry as the sheet shows it: compiled where it can be, else with its name alone. */
export interface SheetLine {
  /** The unit and which of its like it is. */
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly profile: Profile | undefined;
  readonly options: readonly string[];
}

export function useSheet(list: ArmyList): readonly SheetLine[] {
  return useMemo(() => {
    const catalog = catalogOf(list.army);
    return list.entries.map((entry, at) => {
      const found = catalog.find((e) => e.unit.id === entry.unit);
      const compiled = compileEntry(list.army, entry);
      const title = found?.unit.name ?? entry.unit;
      const like = list.entries.slice(0, at).filter((other) => other.unit === entry.unit).length;
      return {
        key: `${entry.unit} ${like}`,
        title,
        name: entry.name ?? title,
        profile: compiled.ok ? compiled.value : undefined,
        // The page's [1] is for those who choose; on the sheet it says nothing more.
        options: entry.options.map((id) =>
          (found?.options.find((o) => o.id === id)?.name ?? id).replace(/ \[1\]$/, ''),
        ),
      };
    });
  }, [list]);
}

/** The army on paper: its name, its points as a bar, and every unit on its painted tray. */
export function ArmySheet({
  list,
  lines,
  limit,
  side,
  selected,
  wrong,
  onSelect,
  onRename,
  foot,
}: {
  readonly list: ArmyList;
  readonly lines: readonly SheetLine[];
  readonly limit: number;
  readonly side: Tincture;
  readonly selected: number | undefined;
  /** Places in the list that a refusal names. */
  readonly wrong: ReadonlySet<number>;
  readonly onSelect: (at: number) => void;
  /** Absent where the list is only looked at. */
  readonly onRename?: (name: string) => void;
  readonly foot: React.ReactNode;
}) {
  const points = lines.reduce((sum, line) => sum + (line.profile?.points ?? 0), 0);
  return (
    <section className="card muster-sheet" aria-label="Army list">
      <div className="caps">Army list</div>
      <SheetHead kind="army" name={list.name} most={40} points={points} limit={limit} onRename={onRename} />
      <ol className="muster-scroll muster-units">
        {lines.map((line, at) => (
          <li key={line.key}>
            <Line
              line={line}
              side={side}
              selected={at === selected}
              wrong={wrong.has(at)}
              onSelect={() => onSelect(at)}
            />
          </li>
        ))}
        {lines.length === 0 && (
          <li className="muster-none soft">
            An empty table. Add a regiment or two first: they open the way for heroes.
          </li>
        )}
      </ol>
      <div className="muster-foot">{foot}</div>
    </section>
  );
}

function Line({
  line,
  side,
  selected,
  wrong,
  onSelect,
}: {
  readonly line: SheetLine;
  readonly side: Tincture;
  readonly selected: boolean;
  readonly wrong: boolean;
  readonly onSelect: () => void;
}) {
  const { profile, name, title, options } = line;
  return (
    <button
      type="button"
      className={`muster-unit${selected ? ' selected' : ''}${wrong ? ' wrong' : ''}`}
      aria-pressed={selected}
      onClick={onSelect}
    >
      {profile ? (
        <TrayPicture profile={profile} side={side} />
      ) : (
        <span className="kow-tray missing" aria-hidden="true" />
      )}
      <span className="muster-unit-words">
        <b>{name}</b>
        {options.map((option) => (
          <span key={option} className="chip">
            <GameIcon name="broadsword" size={12} /> {option}
          </span>
        ))}
        <span className="soft">
          {profile ? [...(name === title ? [] : [title]), sizeOrKind(profile)].join(' · ') : 'Stays at home'}
        </span>
      </span>
      {profile && (
        <span className="muster-unit-figures">
          <b>{profile.points}</b>
          <span className="soft small">
            Sp {profile.speed} · De {plus(profile.defence)} · {nerveText(profile)}
          </span>
          <span className="hidden-visually">
            , {kindText(profile)}, {amountText(profile.attacks, false)} {profile.attacks === 1 ? 'attack' : 'attacks'}
          </span>
        </span>
      )}
    </button>
  );
}

const sizeOrKind = (profile: Profile): string =>
  profile.size === 'single' ? kindText(profile) : SIZE_WORDS[profile.size];
