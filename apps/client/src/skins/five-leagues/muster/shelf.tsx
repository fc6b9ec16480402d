import { compileCharacter, READY_WARBANDS, type WarbandSheet } from '@muster/rules/five-leagues';
import { ClipboardPaste, Dices, Trash2 } from 'lucide-react';
import type { Tincture } from '../../../scene/model';
import { FigurePicture } from './figure-picture';
import type { SavedWarbands } from './saved-warbands';

/** The first step: a ready warband, one that was put by, or a new one. */
export function Shelf({
  side,
  saved,
  first,
  onTake,
  onPaste,
  onMake,
}: {
  readonly side: Tincture;
  readonly saved: SavedWarbands;
  /** Id of the ready warband that is shown before the others. */
  readonly first: string;
  readonly onTake: (sheet: WarbandSheet) => void;
  readonly onPaste: () => void;
  /** Goes to the making of a new one. */
  readonly onMake: () => void;
}) {
  const ready = READY_WARBANDS.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  return (
    <div className="muster-shelf">
      <section className="card" aria-label="Ready warbands">
        <div className="caps">Ready to set out</div>
        <h1>Choose your warband</h1>
        <p className="soft">
          One warband for all of you. Its characters are shared out among the players when it is at the table.
        </p>
        <ul className="muster-ready">
          {ready.map(({ id, blurb, sheet }) => (
            <li key={id}>
              <ReadyCard {...{ blurb, sheet, side }} onTake={() => onTake(sheet)} />
            </li>
          ))}
        </ul>
      </section>
      {(saved.all.length > 0 || saved.no) && (
        <section className="card" aria-label="Your warbands">
          <div className="caps">Put by on the server</div>
          {saved.no && <p className="bad">{saved.no}</p>}
          <ul className="muster-saved">
            {saved.all.map(({ id, sheet }) => (
              <li key={id} className="row">
                <button type="button" className="button grow" onClick={() => onTake(sheet)}>
                  {sheet.name}
                  <span className="soft small">{lineOf(sheet)}</span>
                </button>
                <button
                  type="button"
                  className="button icon-only"
                  aria-label={`Forget ${sheet.name}`}
                  onClick={() => void saved.forget(id)}
                >
                  <Trash2 size={17} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="card" aria-label="Make your own">
        <div className="caps">Hero by Hero</div>
        <h2>Make your own</h2>
        <p className="soft">
          Four Heroes and two Followers: their people, their past, what they learnt and what they carry, by the dice or
          by choice.
        </p>
        <div className="row wrap">
          <button type="button" className="button main" onClick={onMake}>
            <Dices size={17} aria-hidden="true" /> Make a warband
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
  blurb,
  sheet,
  side,
  onTake,
}: {
  readonly blurb: string;
  readonly sheet: WarbandSheet;
  readonly side: Tincture;
  readonly onTake: () => void;
}) {
  return (
    <button type="button" className="muster-ready-card" onClick={onTake}>
      <span className="flm-strip">
        {sheet.characters.slice(0, 6).map((each) => (
          <FigurePicture key={each.id} profile={compileCharacter(each)} side={side} size={42} />
        ))}
      </span>
      <span className="flm-ready-words">
        <b>{sheet.name}</b>
        <span className="soft small">{lineOf(sheet)}</span>
        <span className="small">{blurb}</span>
      </span>
    </button>
  );
}

/** `4 Heroes, 2 Followers · 25 gold · 1 Story Point`. */
export function lineOf({ characters, gold, storyPoints }: WarbandSheet): string {
  const heroes = characters.filter(({ kind }) => kind === 'hero').length;
  const followers = characters.length - heroes;
  const people = [counted(heroes, 'Hero', 'Heroes'), followers > 0 ? counted(followers, 'Follower') : ''];
  return [
    people.filter((each) => each !== '').join(', '),
    gold > 0 ? `${gold} gold` : '',
    storyPoints > 0 ? counted(storyPoints, 'Story Point') : '',
  ]
    .filter((each) => each !== '')
    .join(' · ');
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
