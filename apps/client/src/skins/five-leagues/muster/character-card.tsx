import { type Character, compileCharacter } from '@muster/rules/five-leagues';
import type { ReactNode } from 'react';
import type { Tincture } from '../../../scene/model';
import { FigurePicture } from './figure-picture';
import { knownOf, scoresOf, titleOf } from './person-words';

/** One character at a glance: picture, scores, gear, skills and spells; below it what may be done with it. */
export function CharacterCard({
  character,
  side,
  wrong = false,
  children,
}: {
  readonly character: Character;
  readonly side: Tincture;
  /** Something about it must be settled. */
  readonly wrong?: boolean;
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
    <p className="muster-chips">
      {known.length === 0 && <span className="soft small">Carries nothing.</span>}
      {known.map(({ name, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike
        <span key={`${name}-${i}`} className="keyword" title={text}>
          {name}
        </span>
      ))}
    </p>
  );
}
