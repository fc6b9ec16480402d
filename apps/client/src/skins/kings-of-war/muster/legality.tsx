import type { Refusal } from '@muster/rules/kernel';
import type { Selection } from '@muster/rules/kings-of-war';
import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { GameIcon } from '../../../parts/game-icon';
import { pointsText, shareRows, verdict } from './muster-words';

/** Whether the list may take the field, in sentences: what must be settled, where it strays, what is still open. */
export function Legality({
  refusals,
  selection,
  unspent,
  says,
}: {
  readonly refusals: readonly Refusal[];
  readonly selection: Selection;
  readonly unspent: number;
  readonly says: (refusal: Refusal) => string;
}) {
  const remark = unspent >= 50;
  const { is, text } = verdict(refusals.length, selection.strays.length, remark ? 1 : 0);
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
            <Note
              key={JSON.stringify(refusal)}
              tone="bad"
              icon={<TriangleAlert size={20} aria-hidden="true" />}
              text={says(refusal)}
            />
          ))}
          {selection.strays.map((refusal) => (
            <Note
              key={JSON.stringify(refusal)}
              tone="warn"
              icon={<TriangleAlert size={20} aria-hidden="true" />}
              text={says(refusal)}
            />
          ))}
          {remark && (
            <Note
              tone="warn"
              icon={<CircleHelp size={20} aria-hidden="true" />}
              title={`${pointsText(unspent)} points unspent`}
              text="Room for another unit, or for bigger ones."
            />
          )}
        </ul>
        <ul className="muster-shares">
          {shareRows(selection).map((row) => (
            <Note key={row.key} icon={<GameIcon name={row.icon} size={22} />} title={row.title} text={row.text} />
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
