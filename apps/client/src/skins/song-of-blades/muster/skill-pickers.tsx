import type { Refusal } from '@muster/rules/kernel';
import {
  type Choice,
  type OwnProfile,
  type SpellId,
  spellChoices,
  type TraitChoice,
  type TraitRef,
  traitChoices,
} from '@muster/rules/song-of-blades';
import { X } from 'lucide-react';
import { useState } from 'react';
import { spellHint, traitHint } from '../trait-words';
import { FROM_WORDS, traitText } from './profile-words';

/** All traits with their costs; those one has on top, with what stands in brackets after them. */
export function TraitPicker({
  own,
  says,
  onChange,
}: {
  readonly own: OwnProfile;
  readonly says: (refusal: Refusal) => string;
  readonly onChange: (traits: readonly TraitRef[]) => void;
}) {
  const [text, setText] = useState('');
  const choices = traitChoices(own);
  const open = choices.filter(({ has, name }) => !has && matches(name, text));
  const add = ({ id, takes }: TraitChoice) =>
    onChange([
      ...own.traits,
      takes === 'number' ? { id, number: 1 } : takes === 'kind' ? { id, against: 'any' } : { id },
    ]);
  return (
    <section className="sobm-picker" aria-label="Traits">
      <h3 className="caps">Traits</h3>
      <ul className="sobm-chosen">
        {own.traits.map((trait, at) => (
          <li key={trait.id} className="chip">
            {traitText({ id: trait.id })}
            <Bracket
              trait={trait}
              onChange={(next) => onChange(own.traits.map((each, i) => (i === at ? next : each)))}
            />
            <button
              type="button"
              aria-label={`Without ${traitText({ id: trait.id })}`}
              onClick={() => onChange(own.traits.filter((_, i) => i !== at))}
            >
              <X size={15} aria-hidden="true" />
            </button>
          </li>
        ))}
        {own.traits.length === 0 && <li className="soft small">None yet.</li>}
      </ul>
      <input
        className="input"
        type="search"
        placeholder="Find a trait"
        aria-label="Find a trait"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className="sobm-choices">
        {open.map((choice) => (
          <Row
            key={choice.id}
            choice={choice}
            tags={choice.tags.includes('P') ? 'Personality' : ''}
            hint={traitHint(choice.id)}
            says={says}
            onAdd={() => add(choice)}
          />
        ))}
        {open.length === 0 && <li className="soft small">No trait answers to that.</li>}
      </ul>
    </section>
  );
}

/** Spells a caster may begin with. */
export function SpellPicker({
  own,
  most,
  says,
  onChange,
}: {
  readonly own: OwnProfile;
  readonly most: number;
  readonly says: (refusal: Refusal) => string;
  readonly onChange: (spells: readonly SpellId[]) => void;
}) {
  const choices = spellChoices(own);
  return (
    <section className="sobm-picker" aria-label="Spells">
      <h3 className="caps">
        Spells {own.spells.length} of {most}
      </h3>
      <ul className="sobm-chosen">
        {choices
          .filter(({ has }) => has)
          .map(({ id, name }) => (
            <li key={id} className="chip">
              {name}
              <button
                type="button"
                aria-label={`Without ${name}`}
                onClick={() => onChange(own.spells.filter((each) => each !== id))}
              >
                <X size={15} aria-hidden="true" />
              </button>
            </li>
          ))}
      </ul>
      <ul className="sobm-choices">
        {choices
          .filter(({ has }) => !has)
          .map((choice) => (
            <Row
              key={choice.id}
              choice={choice}
              tags=""
              hint={spellHint(choice.id)}
              says={says}
              onAdd={() => onChange([...own.spells, choice.id])}
            />
          ))}
      </ul>
    </section>
  );
}

function Row<Id extends string>({
  choice: { name, cost, from, against },
  tags,
  hint,
  says,
  onAdd,
}: {
  readonly choice: Choice<Id>;
  readonly tags: string;
  readonly hint: string;
  readonly says: (refusal: Refusal) => string;
  readonly onAdd: () => void;
}) {
  const [no] = against;
  return (
    <li>
      <button type="button" disabled={no !== undefined} title={hint} onClick={onAdd}>
        <span className="grow">
          <b>{name}</b>
          {tags && <span className="soft small"> {tags}</span>}
          {no && <span className="soft small sobm-why">{says(no)}</span>}
        </span>
        <span className={`sobm-from ${from}`} title={FROM_WORDS[from].long}>
          {FROM_WORDS[from].short}
        </span>
        <b className="sobm-cost">{cost > 0 ? `+${cost}` : cost}</b>
      </button>
    </li>
  );
}

/** Rare (3), Lethal (orc): what the trait asks for. */
function Bracket({ trait, onChange }: { readonly trait: TraitRef; readonly onChange: (trait: TraitRef) => void }) {
  if (trait.number !== undefined)
    return (
      <input
        className="sobm-bracket"
        type="number"
        min={1}
        max={20}
        aria-label={`Number of ${traitText({ id: trait.id })}`}
        value={trait.number}
        onChange={(event) =>
          onChange({ ...trait, number: Math.min(20, Math.max(1, Math.round(Number(event.target.value)) || 1)) })
        }
      />
    );
  if (trait.against === undefined) return null;
  return (
    <input
      className="sobm-bracket wide"
      aria-label={`Whom ${traitText({ id: trait.id })} is meant for`}
      defaultValue={trait.against}
      maxLength={30}
      onBlur={(event) => {
        const against = event.target.value
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-+|-+$/g, '');
        event.target.value = against || 'any';
        onChange({ ...trait, against: against || 'any' });
      }}
    />
  );
}

const matches = (name: string, text: string): boolean => name.toLowerCase().includes(text.trim().toLowerCase());
