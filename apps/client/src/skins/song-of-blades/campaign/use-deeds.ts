import type { CampaignView } from '@muster/protocol';
import type { CampaignDeed, Config } from '@muster/rules/song-of-blades';
import { useRef, useState } from 'react';
import { actInCampaign, beginCampaignBattle } from '../../../net/campaigns';
import { randomId } from '../../../net/guest';
import { HttpNo } from '../../../net/http';
import { go, pathTo } from '../../../route';
import { campaignOf } from './campaign-data';

/** What this player does to the campaign, one thing at a time. */
export interface Deeds {
  readonly pending: boolean;
  /** Why the last deed was not done, in sentences. */
  readonly no: string | undefined;
  /** Tells whether it was done. */
  act(deed: CampaignDeed): Promise<boolean>;
  /** Opens the table of the next battle and goes there. */
  fight(foe: string, config: Partial<Config>): Promise<void>;
}

/** Every deed has an id of its own that stays the same while it is tried: a lost answer and a double click do nothing twice. */
export function useDeeds(view: CampaignView, onView: (view: CampaignView) => void): Deeds {
  const [pending, setPending] = useState(false);
  const [no, setNo] = useState<string>();
  const busy = useRef(false);
  const once = async (work: () => Promise<void>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setPending(true);
    try {
      await work();
      setNo(undefined);
      return true;
    } catch (error) {
      setNo(error instanceof HttpNo ? error.message : 'Something broke on our side. Look again before you repeat it.');
      return false;
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  const changes = campaignOf(view).players.find(({ player }) => player === view.me)?.changes ?? 0;
  return {
    pending,
    no,
    act: (deed) => {
      const id = randomId(12);
      return once(async () => onView(await tried(() => actInCampaign(view.id, { id, changes, deed }))));
    },
    async fight(foe, config) {
      const id = randomId(12);
      await once(async () => {
        const { table, view: after } = await tried(() => beginCampaignBattle(view.id, { id, foe, config }));
        onView(after);
        go(pathTo.table(table));
      });
    },
  };
}

/** Tries once more where no answer came: the same id cannot be done twice. */
async function tried<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpNo) || !error.offline) throw error;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return work();
  }
}
