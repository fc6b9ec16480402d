import { type Asked, creationTable } from '@muster/rules/five-leagues';
import { creationWords } from '@muster/rules/five-leagues/words';
import { Dices, Lock } from 'lucide-react';
import { useState } from 'react';
import type { Workshop } from './making';
import { optionText } from './option-words';

/** One question of the making with its answer, the die that gave it, its table, and the ways to answer. */
export function QuestionRow({
  asked,
  workshop,
  nameOf,
}: {
  readonly asked: Asked;
  readonly workshop: Workshop;
  readonly nameOf: (id: string) => string;
}) {
  const { key, answer, sides, options, preset } = asked;
  const [open, setOpen] = useState(false);
  const { label, hint } = asking(asked, workshop);
  const settled = workshop.isSettled(key);
  const chosen = Object.hasOwn(workshop.draft.choices, key);
  const few = sides === null && options.length <= FEW;
  const shown = open || (sides === null && !few && answer === null);
  const choose = (option: string) => {
    setOpen(false);
    workshop.choose(key, option === preset && sides === null ? undefined : option);
  };
  return (
    <section className={`flm-question${answer === null ? ' open' : ''}`} aria-label={label}>
      <div className="flm-question-head">
        <span className="grow">
          <h3>{label}</h3>
          <span className="soft small">{hint}</span>
        </span>
        {answer !== null && (!few || settled) && (
          <span className="flm-answer">
            <b>{creationWords.option(asked, answer, nameOf)}</b>
            <Origin asked={asked} chosen={chosen} />
          </span>
        )}
      </div>
      {answer !== null && !shown && optionText(asked.ask, answer) !== '' && (
        <p className="small">{optionText(asked.ask, answer)}</p>
      )}
      {settled ? (
        <p className="soft small row">
          <Lock size={14} aria-hidden="true" /> Stays: dice that hang on it have fallen.
        </p>
      ) : (
        <div className="row wrap">
          {sides !== null && answer === null && (
            <button
              type="button"
              className="button main"
              disabled={workshop.busy}
              onClick={() => void workshop.throwFor((each) => each === key)}
            >
              <Dices size={17} aria-hidden="true" /> Throw D{sides}
            </button>
          )}
          {few ? (
            <Few {...{ asked, nameOf, label }} onChoose={choose} />
          ) : (
            <button type="button" className="button" aria-expanded={shown} onClick={() => setOpen(!open)}>
              {shown ? 'Close' : sides === null ? 'Choose' : answer === null ? 'Choose from the table' : 'The table'}
            </button>
          )}
          {sides !== null && chosen && (
            <button type="button" className="button" onClick={() => workshop.choose(key, undefined)}>
              Leave it to the die
            </button>
          )}
        </div>
      )}
      {shown && !settled && <Rows {...{ asked, nameOf }} onChoose={choose} />}
    </section>
  );
}

/** The question, and by name what is to be given where that was chosen or thrown before. */
function asking(asked: Asked, { made }: Workshop): { readonly label: string; readonly hint: string } {
  const words = creationWords.question(asked);
  if (asked.ask !== 'give') return words;
  const piece = asked.key.replace(/\/to$/, '');
  const found = made.asked.find(({ key }) => key === piece || key === piece.replace('-', '/'));
  if (found?.answer == null) return words;
  const name = creationWords.option(found, found.answer, String);
  return { ...words, label: `Who takes the ${name.charAt(0).toLowerCase()}${name.slice(1)}?` };
}

/** As many answers as fit into a row of buttons. */
const FEW = 9;

/** How an answer came about: the face of the die, and those that did not count before. */
function Origin({ asked, chosen }: { readonly asked: Asked; readonly chosen: boolean }) {
  if (asked.face === null) return <span className="soft small">{chosen ? 'chosen' : 'as usual'}</span>;
  return (
    <>
      <span className="flm-die" role="img" aria-label={`D${asked.sides}: ${asked.face}`}>
        {asked.face}
      </span>
      {asked.again.length > 0 && <span className="soft small">again after {asked.again.join(', ')}</span>}
    </>
  );
}

interface ChoosingProps {
  readonly asked: Asked;
  readonly nameOf: (id: string) => string;
  readonly onChoose: (option: string) => void;
}

const Few = ({ asked, nameOf, label, onChoose }: ChoosingProps & { readonly label: string }) => (
  <fieldset className="flm-few" aria-label={label}>
    {asked.options.map((option) => (
      <button
        key={option}
        type="button"
        aria-pressed={option === asked.answer}
        title={optionText(asked.ask, option)}
        onClick={() => onChoose(option)}
      >
        {creationWords.option(asked, option, nameOf)}
      </button>
    ))}
  </fieldset>
);

/** The table with its faces, the row that counts marked; a press chooses a row. */
function Rows({ asked, nameOf, onChoose }: ChoosingProps) {
  const table = asked.table === null ? undefined : creationTable(asked.table);
  const rows = table?.entries ?? asked.options.map((id) => ({ id, range: undefined, missing: undefined }));
  return (
    <ul className="flm-table">
      {rows.map(({ id, range, missing }) => (
        <li key={`${id}${range?.[0] ?? ''}`}>
          <button
            type="button"
            aria-pressed={id === asked.answer}
            disabled={missing === true || !asked.options.includes(id)}
            onClick={() => onChoose(id)}
          >
            {range && (
              <span className="flm-faces-of">{range[0] === range[1] ? range[0] : `${range[0]}–${range[1]}`}</span>
            )}
            <span className="grow">
              {missing ? (
                <i>Cut off in our text of the book: thrown again</i>
              ) : (
                <b>{creationWords.option(asked, id, nameOf)}</b>
              )}
              {!missing && (
                <span className="soft small">
                  {asked.options.includes(id) ? optionText(asked.ask, id) : 'Known already: thrown again.'}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
