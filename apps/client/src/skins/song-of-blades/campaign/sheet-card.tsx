import type { CampaignView } from '@muster/protocol';
import {
  busyRefusal,
  type CampaignPlayer,
  compileProfile,
  type FigureRecord,
  grownProfile,
  RECRUIT_LINES,
} from '@muster/rules/song-of-blades';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FigurePicture } from '../muster/figure-picture';
import { scoresText, skillsText } from '../muster/profile-words';
import { campaignOf, inOrder, STATUS_WORDS } from './campaign-data';
import { FigureDetail } from './figure-detail';
import { ReplaceDialog } from './replace-dialog';
import type { Deeds } from './use-deeds';

/** A warband between battles: every figure with what it has become, what it lived through and what it may learn. */
export function SheetCard({
  view,
  player: { player, sheet },
  deeds,
  children,
}: {
  readonly view: CampaignView;
  readonly player: CampaignPlayer;
  readonly deeds: Deeds;
  /** Whose sheets there are. */
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState<string>();
  const [replacing, setReplacing] = useState(false);
  const isMine = player === view.me;
  const isFree = isMine && busyRefusal(campaignOf(view), player) === undefined;
  if (sheet === null) {
    return (
      <section className="card muster-sheet" aria-label="Warband">
        {children}
        <p className="muster-none soft">
          {isMine ? 'You have no warband yet.' : 'No warband has been chosen here yet.'}
        </p>
      </section>
    );
  }
  const pot = sheet.pot.any + sheet.pot.common;
  return (
    <section className="card muster-sheet" aria-label={`Warband ${sheet.name}`}>
      {children}
      <div className="muster-head">
        <h2 className="muster-name">{sheet.name}</h2>
        <p className="muster-points">
          <b>{sheet.figures.reduce((sum, each) => sum + worth(each), 0)}</b> pts
        </p>
      </div>
      <p className="soft">
        {sheet.battles.length === 0
          ? 'Has not fought yet.'
          : sheet.battles.map(({ result, against }) => `${RESULTS[result]} ${against}`).join(' · ')}
      </p>
      <ul className="muster-scroll sobm-records">
        {inOrder(sheet).map((record) => (
          <li key={record.id}>
            <Row
              record={record}
              open={open === record.id}
              onOpen={() => setOpen(open === record.id ? undefined : record.id)}
            />
            {open === record.id && (
              <FigureDetail
                key={`${record.id} ${sheet.battles.length}`}
                {...{ sheet, record, deeds }}
                isMine={isMine}
                isFree={isFree}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="muster-foot">
        <span>
          <b>{sheet.upgrades}</b> {sheet.upgrades === 1 ? 'upgrade' : 'upgrades'} to give · <b>{pot}</b> points of the
          dead
          {commonText(sheet.pot)}
        </span>
        {isFree && (
          <span className="row wrap">
            {pot > 0 && (
              <button type="button" className="button" onClick={() => setReplacing(true)}>
                <UserPlus size={17} aria-hidden="true" /> Replace the dead
              </button>
            )}
            {sheet.upgrades > 0 && <Recruits sheet={sheet} deeds={deeds} />}
          </span>
        )}
      </div>
      {replacing && <ReplaceDialog sheet={sheet} deeds={deeds} onClose={() => setReplacing(false)} />}
    </section>
  );
}

const RESULTS = { won: 'Won against', lost: 'Lost to', tied: 'Tied with' } as const;

function Row({
  record,
  open,
  onOpen,
}: {
  readonly record: FigureRecord;
  readonly open: boolean;
  readonly onOpen: () => void;
}) {
  const grown = grownProfile(record);
  const profile = grown.ok ? grown.value : undefined;
  const status = STATUS_WORDS[record.status.is];
  return (
    <button
      type="button"
      className={`muster-unit sobm-record ${record.status.is}${open ? ' selected' : ''}`}
      aria-expanded={open}
      onClick={onOpen}
    >
      {profile ? (
        <FigurePicture profile={profile} side="azure" size={48} />
      ) : (
        <span className="sobm-figure missing" aria-hidden="true" />
      )}
      <span className="muster-unit-words">
        <b>{record.name}</b>
        {status && <span className={`chip sobm-status ${record.status.is}`}>{status}</span>}
        <span className="soft small">
          {[...(profile && profile.title !== record.name ? [profile.title] : []), profile ? skillsText(profile) : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="muster-unit-figures">
        <b>{profile?.points ?? record.points}</b>
        {profile && <span className="soft small">{scoresText(profile)}</span>}
      </span>
    </button>
  );
}

/** People of one's own kind who join in place of an upgrade. */
function Recruits({ sheet, deeds }: { readonly sheet: NonNullable<CampaignPlayer['sheet']>; readonly deeds: Deeds }) {
  const lines = RECRUIT_LINES.filter(({ kind }) =>
    sheet.figures.some((record) => {
      const grown = grownProfile(record);
      return record.status.is !== 'dead' && grown.ok && grown.value.kinds.includes(kind);
    }),
  );
  return lines.map((line) => (
    <select
      key={line.id}
      className="input sobm-recruits"
      aria-label="Take recruits in place of an upgrade"
      value=""
      disabled={deeds.pending}
      onChange={(event) => void deeds.act({ do: 'recruits', line: line.id, choice: event.target.value, names: [] })}
    >
      <option value="">Recruits for an upgrade…</option>
      {line.choices.map(({ id, profile, count }) => {
        const compiled = compileProfile(profile);
        return (
          <option key={id} value={id}>
            {count} × {compiled.ok ? compiled.value.title : id}
          </option>
        );
      })}
    </select>
  ));
}

function commonText({ any, common }: { readonly any: number; readonly common: number }): string {
  if (common === 0) return '';
  return any === 0 ? ', not for Personalities' : `, ${common} of them not for Personalities`;
}

function worth(record: FigureRecord): number {
  if (record.status.is === 'dead') return 0;
  const grown = grownProfile(record);
  return grown.ok ? grown.value.points : record.points;
}
