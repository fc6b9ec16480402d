import type { Refusal } from '@muster/rules/kernel';
import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { GameIcon } from '../game-icon';
import { verdict } from './verdict';

/** One line of the card: a bold word, and what is said about it. */
export interface MusterNote {
  readonly title: string;
  readonly text: string;
}

/** A note that tells how a share stands, beside a game-icons picture. */
export interface ShareNote extends MusterNote {
  readonly icon: string;
}

/** Whether a list may take the field, in sentences: what must be settled, where it strays, what is open, the shares. */
export function Legality({
  refusals,
  strays = [],
  remarks,
  shares,
  says,
}: {
  readonly refusals: readonly Refusal[];
  /** Rules of good company a list may break if the others agree. */
  readonly strays?: readonly Refusal[];
  readonly remarks: readonly MusterNote[];
  readonly shares: readonly ShareNote[];
  readonly says: (refusal: Refusal) => string;
}) {
  const { is, text } = verdict(refusals.length, strays.length, remarks.length);
  const warning = <TriangleAlert size={20} aria-hidden="true" />;
  return (
    <section className="card muster-legal" aria-label="Is it legal?">
      <div className="caps">Is it legal?</div>
      <h2 className={`muster-verdict ${is}`} aria-live="polite">
        {is === 'good' ? <Check size={22} aria-hidden="true" /> : <TriangleAlert size={21} aria-hidden="true" />}
        {text}
      </h2>
      <div className="muster-scroll">
        <ul>
          {refusals.map((refusal) => (
            <Note key={JSON.stringify(refusal)} tone="bad" icon={warning} text={says(refusal)} />
          ))}
          {strays.map((refusal) => (
            <Note key={JSON.stringify(refusal)} tone="warn" icon={warning} text={says(refusal)} />
          ))}
          {remarks.map((remark) => (
            <Note key={remark.title} tone="warn" icon={<CircleHelp size={20} aria-hidden="true" />} {...remark} />
          ))}
        </ul>
        <ul className="muster-shares">
          {shares.map(({ icon, ...share }) => (
            <Note key={icon} icon={<GameIcon name={icon} size={22} />} {...share} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Note({
  icon,
  title,
  text,
  tone = '',
}: {
  readonly icon: ReactNode;
  readonly title?: string;
  readonly text: string;
  readonly tone?: '' | 'warn' | 'bad';
}) {
  return (
    <li className={`muster-note ${tone}`}>
      {icon}
      <span>
        {title && <b>{title}</b>}
        <span className={title ? 'soft small' : ''}>{text}</span>
      </span>
    </li>
  );
}
