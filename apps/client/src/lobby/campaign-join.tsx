import { type CampaignLink, LIMITS } from '@muster/protocol';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { gameOf } from '../games';
import { fetchCampaignLink, joinCampaign } from '../net/campaigns';
import { useGuest } from '../net/guest';
import { HttpNo } from '../net/http';
import { ensureGuest } from '../net/welcome';
import { go, pathTo } from '../route';
import { toldApart } from '../store/names';
import { Backdrop } from './backdrop';
import { Notice } from './notice';
import { useLoad } from './use-load';

/** What the link of a campaign opens: who plays in it, a name, and one button. */
export function CampaignJoin({ code }: { readonly code: string }) {
  const { now, reload } = useLoad(() => fetchCampaignLink(code));
  if (now.is === 'loading') return <Notice title="Muster" text="Reading the link…" />;
  if (now.is === 'failed')
    return (
      <Notice title={now.offline ? 'No answer' : 'This link leads nowhere'} text={now.says}>
        <button type="button" className="button main" onClick={reload}>
          Try again
        </button>
        <button type="button" className="button" onClick={() => go(pathTo.lobby)}>
          To the tables
        </button>
      </Notice>
    );
  return <Asked link={now.value} code={code} />;
}

function Asked({ link, code }: { readonly link: CampaignLink; readonly code: string }) {
  const guest = useGuest((store) => store.guest);
  const [name, setName] = useState(guest?.name ?? '');
  const [busy, setBusy] = useState(false);
  const [no, setNo] = useState<string>();
  const join = async () => {
    setBusy(true);
    try {
      await ensureGuest(name);
      const view = await joinCampaign(code);
      go(pathTo.campaign(view.id), 'replace');
    } catch (error) {
      setNo(error instanceof HttpNo ? error.message : 'Something broke on our side.');
      setBusy(false);
    }
  };
  return (
    <main className="lobby">
      <Backdrop />
      <div className="notice over">
        <section className="card" style={{ maxWidth: 560, width: '100%' }}>
          <p className="caps">You are asked to a campaign</p>
          <h1 className="card-title" style={{ fontSize: 30, margin: '8px 0 10px' }}>
            {link.title}
          </h1>
          <p className="soft">
            {gameOf(link.system)?.words.title ?? link.system}, with{' '}
            {link.players.map(({ person }) => toldApart(link.players, person)).join(', ')}
          </p>
          <label className="field" style={{ margin: '16px 0' }}>
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
          <button type="button" className="button main big" disabled={busy} onClick={() => void join()}>
            <ScrollText size={19} aria-hidden="true" /> {link.mine ? 'Back to the campaign' : 'Join the campaign'}
          </button>
          {no && (
            <p className="bad" role="alert" style={{ marginTop: 10 }}>
              {no}
            </p>
          )}
        </section>
      </div>
    </main>
  );
}
