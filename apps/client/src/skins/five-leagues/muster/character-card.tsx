import { type Character, compileCharacter } from '@muster/rules/five-leagues';
import { SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tincture } from '../../../scene/model';
import { FigurePicture } from './figure-picture';
import { knownOf, scoresOf, titleOf } from './person-words';

/** One character at a glance: picture, scores, gear, skills and spells; below it what may be done with it. */
export function CharacterCard({
  character,
  side,
  wrong = false,
  onOpen,
  children,
}: {
  readonly character: Character;
  readonly side: Tincture;
  /** Something about it must be settled. */
  readonly wrong?: boolean;
  /** Opens its own leaf. */
  readonly onOpen?: () => void;
  readonly children?: ReactNode;
}) {
  return (
    <article className={`flm-person${wrong ? ' wrong' : ''}`} aria-label={character.name}>
      <div className="flm-person-head">
        <FigurePicture profile={compileCharacter(character)} side={side} size={56} />
        <div className="grow">
          <h3>{character.name}</h3>
          <p className="soft small">{titleOf(character)}</p>
        </div>
        {onOpen && (
          <button
            type="button"
            className="button icon-only"
            aria-label={`Open ${character.name || 'Nameless'}`}
            title="Name, face and gear"
            onClick={onOpen}
          >
            <SquarePen size={17} aria-hidden="true" />
          </button>
        )}
      </div>
      <Scores character={character} />
      <Known character={character} />
      {children}
    </article>
  );
}

/** The row of its numbers. */
export function Scores({ character }: { readonly character: Character }) {
  return (
    <dl className="flm-scores">
      {scoresOf(character).map(({ head, name, value }) => (
        <div key={head} title={name}>
          <dt>{head}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Known({ character }: { readonly character: Character }) {
  const known = knownOf(character);
  return (
    <ul className="flm-known">
      {known.length === 0 && <li className="soft">Carries nothing.</li>}
      {known.map(({ kind, name, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike
        <li key={`${name}-${i}`} className={kind} title={text}>
          {name}
        </li>
      ))}
    </ul>
  );
}
