import type { Refusal } from '@muster/rules/kernel';
import { type CatalogEntry, type Profile, SPELLS, type WarbandEntry } from '@muster/rules/song-of-blades';
import { ArrowDown, ArrowUp, Minus, PencilRuler, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { GameIcon } from '../../../parts/game-icon';
import { spellHint, traitHint } from '../trait-words';
import { PriceTable } from './price-table';
import { rosterName, traitText } from './profile-words';
import { titleOf } from './warband-sheet';

/** What may be done with the chosen entry of the warband. */
export interface EntryDeeds {
  readonly count: (count: number) => void;
  readonly name: (figure: number, name: string) => void;
  readonly move: (by: -1 | 1) => void;
  readonly remove: () => void;
  /** Opens the maker of profiles, for home-made ones and for variations on printed ones. */
  readonly make: () => void;
}

/** The chosen profile: scores, traits, spells, what it costs, and the names of its figures. */
export function EntryDetail({
  entry,
  catalog,
  profile,
  deeds,
  onAdd,
  says,
}: {
  /** Absent for a profile that is looked at in the catalogue. */
  readonly entry: WarbandEntry | undefined;
  readonly catalog: CatalogEntry | undefined;
  /** Undefined where nothing can be fielded. */
  readonly profile: Profile | undefined;
  readonly deeds: EntryDeeds | undefined;
  readonly onAdd: (() => void) | undefined;
  readonly says: (refusal: Refusal) => string;
}) {
  const title = entry ? titleOf(entry, profile) : (catalog?.title ?? '');
  const of = profile?.roster ?? catalog?.roster ?? 'own';
  return (
    <section className="card muster-detail" aria-label={`${title}, details`}>
      <div className="caps">{entry ? 'Selected' : 'In the book'}</div>
      <h2>{title}</h2>
      <p className="soft">
        {[rosterName(of), ...(profile?.kinds ?? []), ...(profile?.personality ? ['Personality'] : [])].join(' · ')}
      </p>
      <div className="muster-scroll">
        <Scores {...(profile ?? catalog)} base={profile?.base.size} />
        {catalog?.waits.map((refusal) => (
          <p key={refusal.code} className="muster-note warn">
            {says(refusal)}
          </p>
        ))}
        {catalog?.standing === 'reconstructed' && (
          <p className="muster-note warn">
            The row of this profile is cut off in the book. What is missing was worked back from its points.
          </p>
        )}
        {profile && (
          <ul className="muster-chips" aria-label="Traits and spells">
            {profile.traits.map((trait) => (
              <li key={trait.id} className="chip" title={traitHint(trait.id)}>
                {traitText(trait)}
                <span className="hidden-visually">: {traitHint(trait.id)}</span>
              </li>
            ))}
            {profile.spells.map((id) => (
              <li key={id} className="chip" title={spellHint(id)}>
                <GameIcon name="fire-spell-cast" size={13} /> {SPELLS[id].name}
                <span className="hidden-visually">: {spellHint(id)}</span>
              </li>
            ))}
          </ul>
        )}
        {entry && deeds && <Figures entry={entry} title={title} deeds={deeds} />}
        {profile && (
          <details className="sobm-costs">
            <summary>What it costs: {profile.points} points</summary>
            <PriceTable profile={profile} {...(profile.id === 'own' ? {} : { printed: profile.points })} />
          </details>
        )}
      </div>
      {onAdd && !entry && profile && (
        <button type="button" className="button" onClick={onAdd}>
          <Plus size={17} aria-hidden="true" /> Add to the warband
        </button>
      )}
      {entry && deeds && (
        <div className="row muster-deeds">
          <Deed label="Up in the list" onClick={() => deeds.move(-1)} icon={<ArrowUp size={18} aria-hidden="true" />} />
          <Deed
            label="Down in the list"
            onClick={() => deeds.move(1)}
            icon={<ArrowDown size={18} aria-hidden="true" />}
          />
          <Deed
            label={typeof entry.profile === 'string' ? 'Make a variation of your own' : 'Change this profile'}
            onClick={deeds.make}
            icon={<PencilRuler size={18} aria-hidden="true" />}
          />
          <span className="grow" />
          <Deed label="Leave them at home" onClick={deeds.remove} icon={<Trash2 size={18} aria-hidden="true" />} />
        </div>
      )}
    </section>
  );
}

function Scores({
  quality,
  combat,
  points,
  base,
}: {
  readonly quality?: number;
  readonly combat?: number | null;
  readonly points?: number;
  readonly base: number | undefined;
}) {
  const cells = [
    ['Quality', quality === undefined ? '?' : `${quality}+`],
    ['Combat', combat === undefined || combat === null ? '?' : String(combat)],
    ['Points', String(points ?? '?')],
    ['Base', base === undefined ? '?' : `${base} mm`],
  ] as const;
  return (
    <dl className="muster-figures sobm-scores">
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many, and what each is called. */
function Figures({
  entry,
  title,
  deeds,
}: {
  readonly entry: WarbandEntry;
  readonly title: string;
  readonly deeds: EntryDeeds;
}) {
  return (
    <div className="sobm-figures">
      <div className="row">
        <span className="caps grow">Figures</span>
        <Deed
          label="One fewer"
          onClick={() => deeds.count(entry.count - 1)}
          icon={<Minus size={18} aria-hidden="true" />}
        />
        <b className="sobm-count" aria-live="polite">
          {entry.count}
        </b>
        <Deed
          label="One more"
          onClick={() => deeds.count(entry.count + 1)}
          icon={<Plus size={18} aria-hidden="true" />}
        />
      </div>
      {Array.from({ length: entry.count }, (_, figure) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: figures of an entry are told apart by their place alone
          key={figure}
          className="input"
          aria-label={`Name of ${title} ${figure + 1}`}
          maxLength={40}
          placeholder={entry.count > 1 ? `${title} ${figure + 1}` : title}
          value={entry.names?.[figure] ?? ''}
          onChange={(event) => deeds.name(figure, event.target.value)}
        />
      ))}
    </div>
  );
}

function Deed({
  label,
  icon,
  onClick,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className="button icon-only" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  );
}
