import type { Refusal } from '@muster/rules/kernel';
import type { WarbandLimits } from '@muster/rules/song-of-blades';
import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { GameIcon } from '../../../parts/game-icon';
import type { Spending } from './judged';
import { verdict } from './profile-words';

/** Whether the warband may take the field: what must be settled, and how the shares stand. */
export function Legality({
  refusals,
  spending,
  limits,
  shared,
  says,
}: {
  readonly refusals: readonly Refusal[];
  readonly spending: Spending;
  readonly limits: WarbandLimits;
  /** Points the other seats of the side have taken; undefined where a side is one seat. */
  readonly shared: number | undefined;
  readonly says: (refusal: Refusal) => string;
}) {
  const unspent = limits.points - spending.points - (shared ?? 0);
  const roomy = refusals.length === 0 && unspent >= 20;
  const { is, text } = verdict(refusals.length, (roomy ? 1 : 0) + (spending.ours ? 1 : 0));
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
          {roomy && (
            <Note
              tone="warn"
              icon={<CircleHelp size={20} aria-hidden="true" />}
              title={`${unspent} points unspent`}
              text="Room for another figure, or a better one."
            />
          )}
          {spending.ours && (
            <Note
              tone="warn"
              icon={<CircleHelp size={20} aria-hidden="true" />}
              title="Some costs are this table’s own"
              text="The book leaves them open. Agree on them with the other side, or choose printed profiles."
            />
          )}
        </ul>
        <ul>
          <Note
            icon={<GameIcon name="crown" size={22} />}
            title={`Personalities ${spending.personalities} of ${spending.mostPersonalities} points`}
            text={personalityText(spending)}
          />
          {shared !== undefined && (
            <Note
              icon={<GameIcon name="bordered-shield" size={22} />}
              title={`Your side has taken ${shared} points besides`}
              text="The seats of a side share its points and its limits."
            />
          )}
        </ul>
      </div>
    </section>
  );
}

const personalityText = ({ personalities, mostPersonalities }: Spending): string =>
  personalities > mostPersonalities
    ? `${personalities - mostPersonalities} too many.`
    : personalities === 0
      ? 'Nobody leads yet.'
      : `${mostPersonalities - personalities} left for more of them.`;

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
