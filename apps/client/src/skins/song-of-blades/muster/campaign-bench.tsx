import type { Refusal } from '@muster/rules/kernel';
import { bringSheet, type CampaignSheet, type Warband } from '@muster/rules/song-of-blades';
import { ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import { go, pathTo } from '../../../route';
import type { Tincture } from '../../../scene/model';
import type { CampaignOfTable } from '../campaign/campaign-of-table';
import type { BenchProps } from './bench';
import { FigurePicture } from './figure-picture';
import { isReady, limitsOf } from './judged';
import { March } from './march';
import { mutable } from './mutable';
import { scoresText, skillsText } from './profile-words';

/** A battle of a campaign: the warband comes as its battles left it, and nobody else is taken along. */
export function CampaignBench({
  campaign,
  sheet,
  tincture,
  says,
  ...props
}: BenchProps & {
  readonly campaign: CampaignOfTable;
  readonly sheet: CampaignSheet;
  readonly tincture: Tincture;
  readonly says: (refusal: Refusal) => string;
}) {
  const { state, seat, beside } = props;
  const brought = useMemo(() => bringSheet(sheet, limitsOf(state)), [sheet, state]);
  const ready = isReady(state, seat);
  return (
    <div className="muster-bench standing">
      <section className="card muster-sheet" aria-label="Warband">
        <div className="caps">{campaign.title}</div>
        <div className="muster-head">
          <h1 className="muster-name">{sheet.name}</h1>
          {brought.ok && (
            <p className="muster-points">
              <b>{brought.value.points}</b> pts
            </p>
          )}
        </div>
        {brought.ok ? (
          <FieldedList warband={brought.value} tincture={tincture} />
        ) : (
          <ul>
            {brought.error.map((refusal) => (
              <li key={JSON.stringify(refusal)} className="muster-note bad">
                {says(refusal)}
              </li>
            ))}
          </ul>
        )}
        <div className="muster-foot">
          <button type="button" className="button" onClick={() => go(pathTo.campaign(campaign.id))}>
            <ScrollText size={17} aria-hidden="true" /> To the campaign
          </button>
          <span className="soft small">Who is dead or resting stays away.</span>
        </div>
      </section>
      <div className="muster-right">
        {beside}
        <March {...props} choosing={{ is: 'sheet', sheet: mutable(sheet) }} able={brought.ok} ready={ready} />
      </div>
    </div>
  );
}

function FieldedList({ warband, tincture }: { readonly warband: Warband; readonly tincture: Tincture }) {
  return (
    <ol className="muster-scroll muster-units">
      {warband.figures.map(({ name, profile, hurt, record }) => (
        <li key={record ?? name} className="muster-unit">
          <FigurePicture profile={profile} side={tincture} />
          <span className="muster-unit-words">
            <b>{name}</b>
            {hurt !== undefined && <span className="chip">Hurt, −1 to Quality rolls</span>}
            <span className="soft small">
              {[...(name === profile.title ? [] : [profile.title]), skillsText(profile)].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="muster-unit-figures">
            <b>{profile.points}</b>
            <span className="soft small">{scoresText(profile)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
