import {
  compileProfile,
  compileWarband,
  type Profile,
  READY_WARBANDS,
  type WarbandLimits,
  type WarbandList,
} from '@muster/rules/song-of-blades';
import { ClipboardPaste, Hammer, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Tincture } from '../../../scene/model';
import { FigurePicture } from './figure-picture';
import type { SavedWarbands } from './saved-warbands';
import { emptyWarband } from './warband-draft';

/** The first step: a ready warband, one that was put by, or a blank sheet. */
export function Shelf({
  limits,
  side,
  saved,
  onTake,
  onPaste,
}: {
  readonly limits: WarbandLimits;
  readonly side: Tincture;
  readonly saved: SavedWarbands;
  readonly onTake: (list: WarbandList) => void;
  readonly onPaste: () => void;
}) {
  const ready = useMemo(
    () => READY_WARBANDS.toSorted((a, b) => Number(fits(b.list, limits)) - Number(fits(a.list, limits))),
    [limits],
  );
  return (
    <div className="muster-shelf">
      <section className="card" aria-label="Ready warbands">
        <div className="caps">Ready to fight</div>
        <h1>Choose your warband</h1>
        <p className="soft">
          Up to {limits.points} points, Personalities for {limits.personalities} % of them. Any of these can be changed
          before it takes the field; the other side sees it only then.
        </p>
        <ul className="muster-ready">
          {ready.map(({ id, people, blurb, list }) => (
            <li key={id}>
              <ReadyCard {...{ people, blurb, list, side, limits }} onTake={() => onTake(list)} />
            </li>
          ))}
        </ul>
      </section>
      {(saved.all.length > 0 || saved.no) && (
        <section className="card" aria-label="Your warbands">
          <div className="caps">Put by on the server</div>
          {saved.no && <p className="bad">{saved.no}</p>}
          <ul className="muster-saved">
            {saved.all.map(({ id, list }) => (
              <li key={id} className="row">
                <button type="button" className="button grow" onClick={() => onTake(list)}>
                  {list.name || 'Nameless'}
                  <span className="soft small">{lineOf(list)}</span>
                </button>
                <button
                  type="button"
                  className="button icon-only"
                  aria-label={`Forget ${list.name || 'Nameless'}`}
                  onClick={() => void saved.forget(id)}
                >
                  <Trash2 size={17} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="card" aria-label="Put one together">
        <div className="caps">Figure by figure</div>
        <h2>Put one together</h2>
        <p className="soft">Every profile of the book, from one people or several, and profiles of your own making.</p>
        <div className="row wrap">
          <button type="button" className="button" onClick={() => onTake(emptyWarband('A warband of my own'))}>
            <Hammer size={17} aria-hidden="true" /> Begin with nobody
          </button>
          <button type="button" className="button" onClick={onPaste}>
            <ClipboardPaste size={17} aria-hidden="true" /> Paste a warband
          </button>
        </div>
      </section>
    </div>
  );
}

function ReadyCard({
  people,
  blurb,
  list,
  side,
  limits,
  onTake,
}: {
  readonly people: string;
  readonly blurb: string;
  readonly list: WarbandList;
  readonly side: Tincture;
  readonly limits: WarbandLimits;
  readonly onTake: () => void;
}) {
  const lines = useMemo(() => linesOf(list), [list]);
  const points = pointsOf(list);
  const figures = lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <button type="button" className="muster-ready-card" onClick={onTake}>
      <span className="sobm-strip">
        {lines.slice(0, 5).map(({ profile }) => (
          <FigurePicture key={profile.title} profile={profile} side={side} size={46} />
        ))}
      </span>
      <span className="muster-ready-words">
        <b>{list.name}</b>
        <span className="muster-ready-points">{points}</span>
        <span className="soft small">
          {people} · {figures} figures{points > limits.points ? ' · too many points for this table' : ''}
        </span>
        <span>{blurb}</span>
        <span className="soft small">
          {lines.map(({ profile, count }) => (count > 1 ? `${count} × ${profile.title}` : profile.title)).join(', ')}
        </span>
      </span>
    </button>
  );
}

function linesOf(list: WarbandList): readonly { readonly profile: Profile; readonly count: number }[] {
  return list.entries.flatMap(({ profile, count }) => {
    const compiled = compileProfile(profile);
    return compiled.ok ? [{ profile: compiled.value, count }] : [];
  });
}

const pointsOf = (list: WarbandList): number =>
  linesOf(list).reduce((sum, { profile, count }) => sum + profile.points * count, 0);

const lineOf = (list: WarbandList): string => {
  const figures = list.entries.reduce((sum, { count }) => sum + count, 0);
  return `${figures} ${figures === 1 ? 'figure' : 'figures'} · ${pointsOf(list)} points`;
};

const fits = (list: WarbandList, limits: WarbandLimits): boolean => compileWarband(list, limits).ok;
