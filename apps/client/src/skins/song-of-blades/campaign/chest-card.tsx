import type { CampaignView } from '@muster/protocol';
import {
  busyRefusal,
  type CampaignDeed,
  type CampaignPlayer,
  ITEM_KINDS,
  TRAIT_IDS,
  TRAITS,
  type TraitId,
} from '@muster/rules/song-of-blades';
import { Gem, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { traitText } from '../muster/profile-words';
import { campaignOf } from './campaign-data';
import type { Deeds } from './use-deeds';

type Claimed = Extract<Extract<CampaignDeed, { do: 'claim' }>['what'], { is: 'item' }>['item'];

/** What a warband has found, who bears it, and the form for the next find. */
export function ChestCard({
  view,
  player: { player, sheet },
  deeds,
}: {
  readonly view: CampaignView;
  readonly player: CampaignPlayer;
  readonly deeds: Deeds;
}) {
  const isFree = player === view.me && busyRefusal(campaignOf(view), player) === undefined;
  if (sheet === null) return null;
  const alive = sheet.figures.filter(({ status }) => status.is !== 'dead');
  return (
    <section className="card sobm-chest" aria-label="Chest">
      <div className="caps">The chest of {sheet.name}</div>
      <ul>
        {sheet.items.map((item) => (
          <li key={item.id} className="muster-note">
            <Gem size={20} aria-hidden="true" />
            <span className="grow">
              <b>{item.name}</b>
              <span className="soft small">
                {[
                  kindText(item.kind),
                  ...item.grants.map(traitText),
                  ...(item.magicWeapon ? ['a magic weapon'] : []),
                  item.note,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {isFree ? (
                <select
                  className="input"
                  aria-label={`Who bears ${item.name}`}
                  value={item.bearer ?? ''}
                  disabled={deeds.pending}
                  onChange={(event) =>
                    void deeds.act({ do: 'give', item: item.id, record: event.target.value || null })
                  }
                >
                  <option value="">In the chest</option>
                  {alive.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              ) : (
                <span className="soft small">
                  {sheet.figures.find(({ id }) => id === item.bearer)?.name ?? 'In the chest'}
                </span>
              )}
            </span>
            {isFree && (
              <button
                type="button"
                className="button icon-only"
                aria-label={`${item.name} is spent, sold or lost`}
                title="Spent, sold or lost"
                disabled={deeds.pending}
                onClick={() => void deeds.act({ do: 'drop', item: item.id })}
              >
                <Trash2 size={17} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
        {sheet.items.length === 0 && <li className="soft">Empty.</li>}
      </ul>
      {isFree && <Find deeds={deeds} />}
    </section>
  );
}

/** Something found in a battle: put before the others, who know whether it was there. */
function Find({ deeds }: { readonly deeds: Deeds }) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Claimed['kind']>('treasure');
  const [grant, setGrant] = useState<TraitId | ''>('');
  const [anyone, setAnyone] = useState(false);
  const [note, setNote] = useState('');
  const claim = async () => {
    const { takes } = grant === '' ? { takes: null } : TRAITS[grant];
    const ref =
      grant === ''
        ? []
        : [
            takes === 'number'
              ? { id: grant, number: 1 }
              : takes === 'kind'
                ? { id: grant, against: 'any' }
                : { id: grant },
          ];
    const item = {
      name: name.trim(),
      kind,
      note: note.trim(),
      anyone,
      grants: ref,
      magicWeapon: kind === 'magic-weapon',
    };
    if (await deeds.act({ do: 'claim', what: { is: 'item', item } })) {
      setName('');
      setGrant('');
      setNote('');
    }
  };
  return (
    <details>
      <summary>Something was found</summary>
      <form
        className="sobm-find"
        onSubmit={(event) => {
          event.preventDefault();
          void claim();
        }}
      >
        <input
          className="input"
          aria-label="What was found"
          placeholder="What was found"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <select
          className="input"
          aria-label="What sort of thing"
          value={kind}
          onChange={(event) => setKind(event.target.value as Claimed['kind'])}
        >
          {ITEM_KINDS.map((id) => (
            <option key={id} value={id}>
              {kindText(id)}
            </option>
          ))}
        </select>
        <select
          className="input"
          aria-label="What its bearer gains"
          value={grant}
          onChange={(event) => setGrant(event.target.value as TraitId)}
        >
          <option value="">Gives no trait</option>
          {TRAIT_IDS.map((id) => (
            <option key={id} value={id}>
              Gives {TRAITS[id].name}
            </option>
          ))}
        </select>
        <input
          className="input"
          aria-label="What else it does"
          placeholder="What else it does, if anything"
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <label className="check">
          <input type="checkbox" checked={anyone} onChange={(event) => setAnyone(event.target.checked)} /> Others than
          Personalities may bear it
        </label>
        <button type="submit" className="button" disabled={deeds.pending || name.trim() === ''}>
          Ask the others
        </button>
      </form>
    </details>
  );
}

const kindText = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
