import type { CampaignView } from '@muster/protocol';
import type { Claim } from '@muster/rules/song-of-blades';
import { claimWords } from '@muster/rules/song-of-blades/words';
import { campaignOf, nameIn } from './campaign-data';
import type { Deeds } from './use-deeds';

/** What waits for a word: the others' claims to answer, and one's own. Nothing where nothing waits. */
export function ClaimsCard({ view, deeds }: { readonly view: CampaignView; readonly deeds: Deeds }) {
  const { claims } = campaignOf(view);
  if (claims.length === 0) return null;
  return (
    <section className="card sobm-claims" aria-label="Waiting for a word">
      <div className="caps">Waiting for a word</div>
      <ul>
        {claims.map((claim) => (
          <li key={claim.id}>
            <p>
              <b>{nameIn(view)(claim.by)}</b>: {claimWords(claim, recordName(view, claim))}.
            </p>
            <div className="row">
              {claim.by === view.me ? (
                <button
                  type="button"
                  className="button"
                  disabled={deeds.pending}
                  onClick={() => void deeds.act({ do: 'withdraw', claim: claim.id })}
                >
                  Take it back
                </button>
              ) : (
                [true, false].map((yes) => (
                  <button
                    key={String(yes)}
                    type="button"
                    className={yes ? 'button main' : 'button'}
                    disabled={deeds.pending}
                    onClick={() => void deeds.act({ do: 'answer', claim: claim.id, yes })}
                  >
                    {yes ? 'Allow it' : 'It was not so'}
                  </button>
                ))
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function recordName(view: CampaignView, { by, what }: Claim): string | null {
  if (what.is !== 'story') return null;
  const sheet = campaignOf(view).players.find(({ player }) => player === by)?.sheet;
  return sheet?.figures.find(({ id }) => id === what.record)?.name ?? null;
}
