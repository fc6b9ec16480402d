import type { CampaignView } from '@muster/protocol';
import { battleRefusals, MAPS, type WarbandList } from '@muster/rules/song-of-blades';
import { words } from '@muster/rules/song-of-blades/words';
import { Dices, Swords, Users } from 'lucide-react';
import { useState } from 'react';
import { go, pathTo } from '../../../route';
import { keepBench } from '../muster/saved-warbands';
import { campaignOf, nameIn, nextFor, playersIn } from './campaign-data';
import { ChooseWarband } from './choose-warband';
import type { Deeds } from './use-deeds';

/** The one thing that is due for this player. Whatever that becomes meanwhile, a warband being chosen stays open. */
export function NextCard({ view, deeds }: { readonly view: CampaignView; readonly deeds: Deeds }) {
  const [choosing, setChoosing] = useState(false);
  const draft = `campaign.${view.id}`;
  const take = async (list: WarbandList) => {
    const done = await deeds.act({ do: 'muster', list: list as never });
    if (done) {
      setChoosing(false);
      keepBench(draft, undefined);
    }
    return done;
  };
  return (
    <>
      <Due view={view} deeds={deeds} onChoose={() => setChoosing(true)} />
      {choosing && (
        <ChooseWarband
          {...{ draft, deeds }}
          limits={campaignOf(view).settings.limits}
          onTake={take}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function Due({
  view,
  deeds,
  onChoose,
}: {
  readonly view: CampaignView;
  readonly deeds: Deeds;
  readonly onChoose: () => void;
}) {
  const campaign = campaignOf(view);
  const next = nextFor(campaign, view.me);
  const me = campaign.players.find(({ player }) => player === view.me);
  switch (next.is) {
    case 'choose':
      return (
        <section className="card sobm-next" aria-label="What comes next">
          <div className="caps">Your move</div>
          <h2>Choose your warband</h2>
          <p>It keeps the limits of the campaign now; later it grows by what it lives through.</p>
          <button type="button" className="button main big" onClick={onChoose}>
            <Users size={19} aria-hidden="true" /> Choose a warband
          </button>
        </section>
      );
    case 'play':
      return (
        <section className="card sobm-next" aria-label="What comes next">
          <div className="caps">Now</div>
          <h2>A battle is being fought</h2>
          <p>The sheets of both sides rest until it is over.</p>
          <button type="button" className="button main big" onClick={() => go(pathTo.table(next.battle.table))}>
            <Swords size={19} aria-hidden="true" /> To the table
          </button>
        </section>
      );
    case 'settle':
      return (
        <section className="card sobm-next" aria-label="What comes next">
          <div className="caps">Your move</div>
          <h2>See to the wounded</h2>
          <p>
            Who won or tied throws three Quality dice for each figure out of action: three successes and it is fit, two
            and it is hurt, one and it rests, none and it dies. Who lost loses them.
          </p>
          <button
            type="button"
            className="button main big"
            disabled={deeds.pending}
            onClick={() => void deeds.act({ do: 'settle', table: next.battle.table })}
          >
            <Dices size={19} aria-hidden="true" /> Throw for them
          </button>
          <button type="button" className="button" onClick={() => go(pathTo.table(next.battle.table))}>
            Look back at the battle
          </button>
        </section>
      );
    case 'fight':
      return (
        <>
          <FightCard view={view} deeds={deeds} />
          {me?.sheet && me.sheet.battles.length === 0 && (
            <section className="card" aria-label="Another warband">
              <p className="soft">Nothing is fought yet: you may still take another warband.</p>
              <button type="button" className="button" onClick={onChoose}>
                <Users size={17} aria-hidden="true" /> Take another
              </button>
            </section>
          )}
        </>
      );
    case 'done':
      return (
        <section className="card sobm-next" aria-label="What comes next">
          <div className="caps">Done</div>
          <h2>All your battles are fought</h2>
          <p className="soft">When the others have fought theirs, whoever has most victories wins the campaign.</p>
        </section>
      );
    default:
      return next satisfies never;
  }
}

const NAMES = { unit: String, seat: String, side: String, length: String };

function FightCard({ view, deeds }: { readonly view: CampaignView; readonly deeds: Deeds }) {
  const campaign = campaignOf(view);
  const foes = playersIn(view).filter(({ player }) => player !== view.me);
  const maps = MAPS.filter(({ scale }) => scale === campaign.settings.limits.scale);
  const [foe, setFoe] = useState<string>();
  const [map, setMap] = useState(maps[0]?.id ?? 'placer');
  const chosen = foes.find(({ player }) => player === foe) ?? foes[0];
  const against = chosen ? battleRefusals(campaign, [view.me, chosen.player]) : [];
  const fields = maps.find(({ id }) => id === map);
  return (
    <section className="card sobm-next" aria-label="What comes next">
      <div className="caps">Next</div>
      <h2>The next battle</h2>
      {!chosen && <p>Nobody else is in the campaign yet. Send the link below to a friend.</p>}
      {foes.length > 1 && (
        <label className="field">
          <span className="caps">Against</span>
          <select className="input" value={chosen?.player} onChange={(event) => setFoe(event.target.value)}>
            {foes.map(({ player, sheet }) => (
              <option key={player} value={player}>
                {nameIn(view)(player)}
                {sheet ? `, ${sheet.name}` : ''}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen && (
        <label className="field">
          <span className="caps">Field</span>
          <select className="input" value={map} onChange={(event) => setMap(event.target.value)}>
            {maps.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="placer">The defender lays the terrain</option>
          </select>
        </label>
      )}
      {against.map((refusal) => (
        <p key={JSON.stringify(refusal)} className="muster-note warn">
          {words.refusal(refusal, NAMES)}
        </p>
      ))}
      {chosen && (
        <button
          type="button"
          className="button main big"
          disabled={against.length > 0 || deeds.pending}
          onClick={() =>
            void deeds.fight(
              chosen.player,
              fields ? { map, ground: fields.ground, outdoors: fields.outdoors } : { map },
            )
          }
        >
          <Swords size={19} aria-hidden="true" /> To battle against {nameIn(view)(chosen.player)}
        </button>
      )}
    </section>
  );
}
