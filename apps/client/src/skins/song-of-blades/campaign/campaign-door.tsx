import type { Config } from '@muster/rules/song-of-blades';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { openCampaign } from '../../../net/campaigns';
import { HttpNo } from '../../../net/http';
import { ensureGuest } from '../../../net/welcome';
import { go, pathTo } from '../../../route';

/** Where a table is set up: the way into a campaign with the same dials. */
export function CampaignDoor({ config }: { readonly config: Pick<Config, 'points' | 'personalities' | 'scale'> }) {
  const [busy, setBusy] = useState(false);
  const [no, setNo] = useState<string>();
  const begin = async () => {
    setBusy(true);
    setNo(undefined);
    try {
      const me = await ensureGuest();
      const { points, personalities, scale } = config;
      const made = await openCampaign({
        title: `${me.name}’s campaign`,
        settings: { limits: { points, personalities, scale }, length: 3, once: 'warband' },
      });
      go(pathTo.campaign(made.id));
    } catch (error) {
      setNo(error instanceof HttpNo ? error.message : 'The campaign could not be begun. Try again in a moment.');
      setBusy(false);
    }
  };
  return (
    <div>
      <button
        type="button"
        className="button"
        title="Three battles or more between the same warbands; who lives through them learns."
        disabled={busy}
        onClick={() => void begin()}
      >
        <ScrollText size={17} aria-hidden="true" /> As a campaign
      </button>
      {no && (
        <p className="bad" role="alert">
          {no}
        </p>
      )}
    </div>
  );
}
