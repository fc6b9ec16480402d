import { LIMITS } from '@muster/protocol';
import type { CampaignSettings, Config } from '@muster/rules/song-of-blades';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { openCampaign } from '../../../net/campaigns';
import { useGuest } from '../../../net/guest';
import { HttpNo } from '../../../net/http';
import { ensureGuest } from '../../../net/welcome';
import { Choice } from '../../../parts/choice';
import { Dialog } from '../../../parts/dialog';
import { go, pathTo } from '../../../route';

interface DoorProps {
  readonly config: Pick<Config, 'points' | 'personalities' | 'scale'>;
}

/** The way from the dials of a table into a campaign with the same. */
export function CampaignDoor({ config }: DoorProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <ScrollText size={17} aria-hidden="true" /> As a campaign
      </button>
      {open && <BeginDialog config={config} onClose={() => setOpen(false)} />}
    </>
  );
}

function BeginDialog({ config, onClose }: DoorProps & { readonly onClose: () => void }) {
  const guest = useGuest((store) => store.guest);
  const [name, setName] = useState(guest?.name ?? '');
  const [title, setTitle] = useState('');
  const [length, setLength] = useState(3);
  const [once, setOnce] = useState<CampaignSettings['once']>('warband');
  const [busy, setBusy] = useState(false);
  const [no, setNo] = useState<string>();
  const { points, personalities, scale } = config;
  const begin = async () => {
    setBusy(true);
    setNo(undefined);
    try {
      const me = await ensureGuest(name);
      const settings = { limits: { points, personalities, scale }, length, once };
      const made = await openCampaign({ title: title.trim() || `${me.name}’s campaign`, settings });
      go(pathTo.campaign(made.id));
    } catch (error) {
      setNo(error instanceof HttpNo ? error.message : 'The campaign could not be begun. Try again in a moment.');
      setBusy(false);
    }
  };
  return (
    <Dialog title="Begin a campaign" onClose={onClose}>
      <form
        className="sobm-config"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <p className="soft">
          Several battles between the same warbands of {points} points. Who lives through them learns, who dies is
          missed; most victories win.
        </p>
        <label className="field">
          <span className="caps">Your name</span>
          <input
            className="input"
            value={name}
            maxLength={LIMITS.name}
            placeholder="A guest"
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label className="field">
          <span className="caps">Name of the campaign</span>
          <input
            className="input"
            value={title}
            maxLength={LIMITS.title}
            placeholder={`${name.trim() || 'A guest'}’s campaign`}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        <div className="field">
          <span className="caps">Battles</span>
          <Choice
            label="Battles"
            value={length}
            options={[1, 3, 4, 5, 7].map((value) => ({ value, label: String(value) }))}
            onChange={setLength}
          />
        </div>
        <div className="field">
          <span className="caps">Each upgrade is taken</span>
          <Choice
            label="Each upgrade is taken"
            value={once}
            options={[
              { value: 'warband', label: 'Once by the warband' },
              { value: 'figure', label: 'Once by each figure' },
            ]}
            onChange={setOnce}
          />
        </div>
        <button type="submit" className="button main big" disabled={busy}>
          <ScrollText size={19} aria-hidden="true" /> Begin the campaign
        </button>
        {no && (
          <p className="bad" role="alert">
            {no}
          </p>
        )}
      </form>
    </Dialog>
  );
}
