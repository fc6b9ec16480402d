import type { Step } from '@muster/rules/song-of-blades';
import { useMemo } from 'react';
import { Pips } from '../../parts/dice';
import { intentLabel, nameOf, oddsLine } from './intent-words';
import { choicesNow } from './meant';
import { play, previewOf } from './offers';
import type { AskProps } from './prompt';

/** Dice on the table that a trait may change: raised, thrown again, or left as they are. */
export function DiceChangePrompt({
  context,
  state,
  step,
}: AskProps & { readonly step: Extract<Step, { is: 'quality' }> }) {
  const choices = useMemo(() => choicesNow(context, state), [context, state]);
  const { seat } = context;
  const needs = Math.min(6, Math.max(2, step.needs));
  return (
    <section className="card ask asks" aria-label="Change a die">
      <div className="grow">
        <h3>
          {nameOf(state, step.unit)} needs {needs}+
        </h3>
        <div className="dice sob-fallen">
          {step.faces.map((face, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
            <span key={at} className={face >= needs && face !== 1 ? 'die hit' : 'die miss'}>
              <Pips face={face} size={24} />
            </span>
          ))}
        </div>
        <div className="sob-choices">
          {choices.map((intent) => {
            const seen = seat === undefined ? undefined : previewOf(state, seat, intent as never);
            const odds = seen?.is === 'ready' ? oddsLine(seen.odds, context.words) : undefined;
            return (
              <button
                key={JSON.stringify(intent)}
                type="button"
                className="sob-choice"
                data-choice
                onClick={() => play(context, intent)}
              >
                <b>{intent.do === 'stand' ? 'Let them stand' : intentLabel(context, state, intent)}</b>
                {odds !== undefined && <span className="small">{odds}</span>}
              </button>
            );
          })}
        </div>
      </div>
    </section>
  );
}
