import type { CampaignCard } from '@muster/protocol';
import { ScrollText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { gameOf } from '../games';
import { fetchCampaigns } from '../net/campaigns';
import { useGuest } from '../net/guest';
import { go, pathTo } from '../route';
import { toldApart } from '../store/names';

/** The campaigns one plays in, newest first; nothing where there are none. */
export function YourCampaigns() {
  const person = useGuest((store) => store.guest?.person);
  const [cards, setCards] = useState<readonly CampaignCard[]>([]);
  useEffect(() => {
    if (person === undefined) return;
    // The lobby is whole without them: what failed is tried again with the next visit.
    fetchCampaigns().then(setCards, () => undefined);
  }, [person]);
  if (cards.length === 0) return null;
  return (
    <section className="card your-battles evening" aria-labelledby="your-campaigns-title">
      <h2 id="your-campaigns-title" className="caps">
        Your campaigns
      </h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id} className="table-row">
            <ScrollText size={26} aria-hidden="true" />
            <div className="grow">
              <b className="table-title">{card.title}</b>
              <p className="soft small">
                {[gameOf(card.system)?.words.title ?? card.system, playersText(card, person)].join(' · ')}
              </p>
            </div>
            <button type="button" className="button" onClick={() => go(pathTo.campaign(card.id))}>
              Open
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function playersText({ players }: CampaignCard, me: string | undefined): string {
  const others = players.filter(({ person }) => person !== me).map(({ person }) => toldApart(players, person));
  return others.length === 0 ? 'nobody else has joined yet' : `with ${others.join(', ')}`;
}
