import { ARMIES, type ArmyList, catalogOf, muster, READY_LISTS, type Recruit } from '@muster/rules/kings-of-war';
import { ClipboardPaste, Hammer, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { GameIcon } from '../../../parts/game-icon';
import type { Tincture } from '../../../scene/model';
import { lookOf } from '../looks';
import { pointsText } from './muster-words';
import { TrayPicture } from './tray-picture';

/** The first step: a ready army, one kept in this browser, or a blank sheet for any of the fourteen. */
export function Shelf({
  limit,
  side,
  saved,
  onTake,
  onForget,
  onBlank,
  onPaste,
}: {
  readonly limit: number;
  readonly side: Tincture;
  readonly saved: readonly ArmyList[];
  readonly onTake: (list: ArmyList) => void;
  readonly onForget: (list: ArmyList) => void;
  readonly onBlank: (army: string) => void;
  readonly onPaste: () => void;
}) {
  const fitting = useMemo(
    () => READY_LISTS.filter((r) => r.points <= limit).toSorted((a, b) => b.points - a.points),
    [limit],
  );
  const [of, setOf] = useState<string>();
  const armies = ARMIES.filter((army) => fitting.some((r) => r.list.army === army.id));
  const shown = fitting.filter((r) => of === undefined || r.list.army === of);
  return (
    <div className="muster-shelf">
      <section className="card" aria-label="Ready armies">
        <div className="caps">Ready to march</div>
        <h1>Choose your army</h1>
        <p className="soft">Up to {pointsText(limit)} points. Any of them can be changed before it takes the field.</p>
        <fieldset className="muster-groups" aria-label="Army">
          <button type="button" aria-pressed={of === undefined} onClick={() => setOf(undefined)}>
            All
          </button>
          {armies.map((army) => (
            <button key={army.id} type="button" aria-pressed={of === army.id} onClick={() => setOf(army.id)}>
              {army.name}
            </button>
          ))}
        </fieldset>
        <ul className="muster-ready">
          {shown.map(({ id, list, blurb }) => (
            <li key={id}>
              <ReadyCard list={list} blurb={blurb} side={side} onTake={() => onTake(list)} />
            </li>
          ))}
        </ul>
        {shown.length === 0 && <p className="soft">No ready army is small enough. Put one together below.</p>}
      </section>
      {saved.length > 0 && (
        <section className="card" aria-label="Your armies">
          <div className="caps">Kept in this browser</div>
          <ul className="muster-saved">
            {saved.map((list) => (
              <li key={`${list.army} ${list.name}`} className="row">
                <button type="button" className="button grow" onClick={() => onTake(list)}>
                  {list.name}
                  <span className="soft small">{ARMIES.find((a) => a.id === list.army)?.name}</span>
                </button>
                <button
                  type="button"
                  className="button icon-only"
                  aria-label={`Forget ${list.name}`}
                  onClick={() => onForget(list)}
                >
                  <Trash2 size={17} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="card" aria-label="Put one together">
        <div className="caps">Unit by unit</div>
        <h2>Put one together</h2>
        <ul className="muster-blank">
          {ARMIES.map((army) => {
            const ready = catalogOf(army.id).filter((e) => e.waits.length === 0).length;
            return (
              <li key={army.id}>
                <button type="button" className="button" onClick={() => onBlank(army.id)}>
                  <Hammer size={17} aria-hidden="true" />
                  <span>
                    {army.name}
                    <span className="soft small">
                      {army.alignment} · {ready} of {army.units.length} units
                    </span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        <button type="button" className="button" onClick={onPaste}>
          <ClipboardPaste size={17} aria-hidden="true" /> Paste a list
        </button>
      </section>
    </div>
  );
}

function ReadyCard({
  list,
  blurb,
  side,
  onTake,
}: {
  readonly list: ArmyList;
  readonly blurb: string;
  readonly side: Tincture;
  readonly onTake: () => void;
}) {
  const roster = useMemo(() => muster(list, Number.POSITIVE_INFINITY), [list]);
  const recruits = roster.ok ? roster.value.recruits : [];
  const army = ARMIES.find((a) => a.id === list.army)?.name ?? '';
  return (
    <button type="button" className="muster-ready-card" onClick={onTake}>
      <span className="muster-strip">
        {biggest(recruits).map((recruit) => (
          <TrayPicture key={recruit.name} profile={recruit.profile} side={side} width={96} height={58} />
        ))}
      </span>
      <span className="muster-ready-words">
        <b>{list.name}</b>
        <span className="muster-ready-points">{roster.ok ? pointsText(roster.value.points) : ''}</span>
        <span className="soft small">
          {army} · {recruits.length} units
        </span>
        <span>{blurb}</span>
        <span className="muster-icons" aria-hidden="true">
          {recruits.map((recruit) => (
            <GameIcon key={recruit.name} name={lookOf(recruit.profile).icon} size={18} />
          ))}
        </span>
      </span>
    </button>
  );
}

/** The three that say most about an army: its dearest units, no look twice. */
function biggest(recruits: readonly Recruit[]): readonly Recruit[] {
  const seen = new Set<string>();
  return recruits
    .toSorted((a, b) => b.profile.points - a.profile.points)
    .filter(({ profile }) => !seen.has(profile.unit) && seen.add(profile.unit))
    .slice(0, 3);
}
