import { type Reward, SKILLS, type SkillId } from '@muster/rules/five-leagues';
import { skillName } from '../names';

/** The small fields the forms of a game master are made of. */

export function Line({
  label,
  value,
  most,
  placeholder = '',
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className="field">
      <span className="caps">{label}</span>
      <input
        className="input"
        value={value}
        maxLength={most}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

export function Words({
  label,
  value,
  most,
  placeholder = '',
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className="field">
      <span className="caps">{label}</span>
      <textarea
        className="input fl-words"
        rows={2}
        value={value}
        maxLength={most}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** A whole number by two buttons. */
export function Steps({
  label,
  value,
  least,
  most,
  text = String,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly text?: (value: number) => string;
  readonly onChange: (value: number) => void;
}) {
  return (
    <div className="fl-steps">
      <span className="caps">{label}</span>
      <span className="row">
        <button
          type="button"
          className="button"
          aria-label={`${label}: less`}
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <b aria-live="polite">{text(value)}</b>
        <button
          type="button"
          className="button"
          aria-label={`${label}: more`}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}

/** Which skills serve in a test: one to four of them. */
export function Skills({
  value,
  onChange,
}: {
  readonly value: readonly SkillId[];
  readonly onChange: (value: readonly SkillId[]) => void;
}) {
  return (
    <fieldset className="chips" aria-label="Skills of the test">
      {(Object.keys(SKILLS) as SkillId[]).map((id) => {
        const on = value.includes(id);
        return (
          <button
            key={id}
            type="button"
            className={on ? 'chip on' : 'chip'}
            aria-pressed={on}
            disabled={!on && value.length >= 4}
            onClick={() => onChange(on ? value.filter((each) => each !== id) : [...value, id])}
          >
            {skillName(id)}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What the party is given. */
export function RewardFields({
  value,
  onChange,
}: {
  readonly value: Reward;
  readonly onChange: (value: Reward) => void;
}) {
  return (
    <>
      <div className="row wrap">
        <Steps
          label="Story Points"
          value={value.storyPoints}
          least={0}
          most={5}
          onChange={(storyPoints) => onChange({ ...value, storyPoints })}
        />
        <Steps
          label="Gold Marks"
          value={value.gold}
          least={0}
          most={20}
          onChange={(gold) => onChange({ ...value, gold })}
        />
      </div>
      <Line
        label="In words"
        value={value.text}
        most={120}
        placeholder="The miller’s thanks"
        onChange={(text) => onChange({ ...value, text })}
      />
    </>
  );
}

export const NO_REWARD: Reward = { storyPoints: 0, gold: 0, text: '' };
export const isNothing = ({ storyPoints, gold, text }: Reward): boolean =>
  storyPoints === 0 && gold === 0 && text.trim() === '';
