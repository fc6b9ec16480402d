import type { CampaignSheet } from '@muster/rules/song-of-blades';
import { useEffect, useState } from 'react';
import { fetchCampaignOfTable } from '../../../net/campaigns';

/** The campaign a table's battle belongs to, and the sheets this guest fights with there. */
export interface CampaignOfTable {
  readonly id: string;
  readonly title: string;
  readonly sheets: readonly { readonly seat: string; readonly sheet: CampaignSheet }[];
}

/** `undefined` until it is known, `null` for a table of no campaign. */
export function useCampaignOfTable(table: string | undefined): CampaignOfTable | null | undefined {
  const [found, setFound] = useState<CampaignOfTable | null>();
  useEffect(() => {
    if (table === undefined) return;
    let mine = true;
    fetchCampaignOfTable(table).then(
      (campaign) => {
        if (mine) setFound(campaign as CampaignOfTable | null);
      },
      // A table can be played without: whoever is not known there has no sheet either.
      () => {
        if (mine) setFound(null);
      },
    );
    return () => {
      mine = false;
    };
  }, [table]);
  return found;
}
