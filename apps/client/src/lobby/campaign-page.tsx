import type { CampaignView } from '@muster/protocol';
import { useState } from 'react';
import { gameOf } from '../games';
import { fetchCampaign } from '../net/campaigns';
import { go, pathTo } from '../route';
import { Notice } from './notice';
import { useLoad } from './use-load';

/** A campaign, shown by the skin of its game; looked at anew every few seconds for what the others do. */
export function CampaignPage({ id }: { readonly id: string }) {
  const { now, reload } = useLoad(() => fetchCampaign(id), 5000);
  const [own, setOwn] = useState<CampaignView>();
  if (now.is === 'loading') return <Notice title="Muster" text="Unrolling the campaign…" />;
  if (now.is === 'failed')
    return (
      <Notice title={now.offline ? 'No answer' : 'This campaign cannot be shown'} text={now.says}>
        <button type="button" className="button main" onClick={reload}>
          Try again
        </button>
        <button type="button" className="button" onClick={() => go(pathTo.lobby)}>
          To the tables
        </button>
      </Notice>
    );
  // An answer that was on its way while one acted is older than what came of it.
  const view = own && own.version > now.value.version ? own : now.value;
  const Campaign = gameOf(view.system)?.skin.parts.Campaign;
  if (!Campaign)
    return (
      <Notice title={view.title} text="This page does not know the game of that campaign. Load it again.">
        <button type="button" className="button" onClick={() => go(pathTo.lobby)}>
          To the tables
        </button>
      </Notice>
    );
  return <Campaign view={view} stale={now.stale} onView={setOwn} />;
}
