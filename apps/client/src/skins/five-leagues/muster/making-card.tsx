import type { Creation } from '@muster/rules/five-leagues';
import type { Refusal } from '@muster/rules/kernel';
import { Check, TriangleAlert } from 'lucide-react';
import type { CreationStep } from './creation-steps';

/** How far the making is: what is open, what does not fit, and what all of them have in common. */
export function MakingCard({
  made,
  steps,
  says,
  onGo,
}: {
  readonly made: Creation;
  readonly steps: readonly CreationStep[];
  readonly says: (refusal: Refusal) => string;
  readonly onGo: (step: string) => void;
}) {
  const open = made.open.length;
  const { gold, storyPoints } = made.sheet;
  return (
    <section className="card flm-making" aria-label="How far it is">
      <div className="caps">How far it is</div>
      <h2 aria-live="polite">
        {open > 0 ? `${open} still open` : made.refusals.length > 0 ? 'Something does not fit' : 'All is answered'}
      </h2>
      {open > 0 && (
        <p className="row wrap">
          {steps
            .filter((step) => step.open > 0)
            .map(({ id, label }) => (
              <button key={id} type="button" className="button" onClick={() => onGo(id)}>
                {label}
              </button>
            ))}
        </p>
      )}
      <ul>
        {made.refusals.map((refusal) => (
          <li key={JSON.stringify(refusal)} className="muster-note bad">
            <TriangleAlert size={20} aria-hidden="true" /> <span>{says(refusal)}</span>
          </li>
        ))}
      </ul>
      {open === 0 && made.refusals.length === 0 && (
        <p className="muster-ready-mark">
          <Check size={17} aria-hidden="true" /> It may take the field.
        </p>
      )}
      <p className="soft">
        {gold} gold and {storyPoints} Story Points to begin with.
      </p>
    </section>
  );
}
