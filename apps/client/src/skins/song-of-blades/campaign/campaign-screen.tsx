import '../../../style/muster.css';
import '../muster/muster-parts.css';
import './campaign.css';
import type { CampaignEvent } from '@muster/rules/song-of-blades';
import { sheetsOf, standings } from '@muster/rules/song-of-blades';
import { campaignEvent } from '@muster/rules/song-of-blades/words';
import { type ReactNode, useState } from 'react';
import { BrandMark } from '../../../parts/brand';
import { CopyField } from '../../../parts/copy';
import { type TabSpec, Tabs } from '../../../parts/tabs';
import { go, linkTo, pathTo } from '../../../route';
import { useSize } from '../../../table/use-size';
import type { CampaignProps } from '../../skin';
import { campaignOf, nameIn, playersIn } from './campaign-data';
import { ChestCard } from './chest-card';
import { ClaimsCard } from './claims-card';
import { NextCard } from './next-card';
import { SheetCard } from './sheet-card';
import { type Deeds, useDeeds } from './use-deeds';

type Page = 'next' | 'sheet' | 'chest' | 'log';

/** A campaign on one page: what comes next, both warbands, the chest, what waits for a word, and the log. */
export function CampaignScreen({ view, stale, onView }: CampaignProps) {
  const deeds = useDeeds(view, onView);
  const size = useSize();
  const [whose, setWhose] = useState(view.me);
  const [page, setPage] = useState<Page>('next');
  const campaign = campaignOf(view);
  const players = playersIn(view);
  const shown = players.find(({ player }) => player === whose) ?? players[0];
  const others = campaign.claims.filter(({ by }) => by !== view.me);

  const next = (
    <>
      <NextCard view={view} deeds={deeds} />
      <ClaimsCard view={view} deeds={deeds} />
      <Standing view={view} deeds={deeds} />
    </>
  );
  const sheet = shown && (
    <SheetCard key={shown.player} view={view} player={shown} deeds={deeds}>
      <fieldset className="muster-groups" aria-label="Whose warband">
        {players.map(({ player }) => (
          <button key={player} type="button" aria-pressed={player === shown.player} onClick={() => setWhose(player)}>
            {player === view.me ? 'Yours' : nameIn(view)(player)}
          </button>
        ))}
      </fieldset>
    </SheetCard>
  );
  const chest = shown && <ChestCard view={view} player={shown} deeds={deeds} />;
  const log = <Log view={view} />;
  const no = deeds.no ?? stale;
  return (
    <main className={`muster-page sobm-campaign ${size}`}>
      <header className="sobm-campaign-head">
        <button type="button" className="sobm-home" onClick={() => go(pathTo.lobby)}>
          <BrandMark size={24} /> Muster
        </button>
        <h1>{view.title}</h1>
        <span className="soft">
          {campaign.settings.limits.points} points · {campaign.settings.length} battles
        </span>
      </header>
      {no && (
        <p className="muster-note bad sobm-campaign-no" role="alert">
          {no}
        </p>
      )}
      {size !== 'phone' ? (
        <div className="sobm-campaign-columns">
          <div>
            {next}
            {size === 'tablet' && chest}
            {size === 'tablet' && log}
          </div>
          <div>{sheet}</div>
          {size === 'wide' && (
            <div>
              {chest}
              {log}
            </div>
          )}
        </div>
      ) : (
        <div className="muster-bench narrow">
          <Tabs tabs={pages(others.length)} value={page} onChange={setPage}>
            <div className="sobm-campaign-leaf">{leafOf(page, { next, sheet, chest, log })}</div>
          </Tabs>
        </div>
      )}
    </main>
  );
}

const pages = (claims: number): readonly TabSpec<Page>[] => [
  { key: 'next', label: 'Next', count: claims },
  { key: 'sheet', label: 'Warbands' },
  { key: 'chest', label: 'Chest' },
  { key: 'log', label: 'Log' },
];

const leafOf = (page: Page, leaves: Readonly<Record<Page, ReactNode>>): ReactNode => leaves[page];

/** Victories so far, and the link that brings another player in. */
function Standing({ view, deeds }: Pick<CampaignProps, 'view'> & { readonly deeds: Deeds }) {
  const leave = async () => {
    if (await deeds.act({ do: 'leave' })) go(pathTo.lobby);
  };
  const campaign = campaignOf(view);
  const { victories, over, winners } = standings(sheetsOf(campaign));
  const name = nameIn(view);
  return (
    <section className="card" aria-label="Standing">
      <div className="caps">{over ? 'Over' : 'Standing'}</div>
      <table className="sobm-price">
        <tbody>
          {playersIn(view).map(({ player, sheet }) => (
            <tr key={player}>
              <th scope="row">
                <b>{name(player)}</b>
                <span className="soft small"> {sheet?.name ?? 'no warband yet'}</span>
              </th>
              <td>
                {victories[player] ?? 0} won of {sheet?.battles.length ?? 0}
                {winners.includes(player) ? ' · wins the campaign' : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!over && <CopyField label="Brings another player in" value={linkTo(pathTo.joinCampaign(view.link))} />}
      <details className="sobm-fair">
        <summary className="soft small">Whether the dice are fair</summary>
        <p className="soft small">
          All dice of this campaign come from one seed, chosen before anybody threw. Its seal is {view.commitment}.{' '}
          {view.seed ? `The seed was ${view.seed}.` : 'The seed is shown when the campaign is over.'}
        </p>
      </details>
      <details>
        <summary className="soft small">Leave the campaign</summary>
        <p className="soft small">Your warband stays in it, and the link brings you back.</p>
        <button type="button" className="button" disabled={deeds.pending} onClick={() => void leave()}>
          Leave it
        </button>
      </details>
    </section>
  );
}

function Log({ view }: Pick<CampaignProps, 'view'>) {
  const name = nameIn(view);
  return (
    <section className="card sobm-log" aria-label="Log">
      <div className="caps">What has happened</div>
      <ol className="muster-scroll">
        {view.log.toReversed().map(({ number, at, event }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several lines come of one deed
          <li key={`${number} ${i}`}>
            <span className="soft small">
              {new Date(at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}
            </span>
            {campaignEvent(event as CampaignEvent, name)}
          </li>
        ))}
      </ol>
    </section>
  );
}
