import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useSlash } from '../use-slash';

/** The search field over a catalogue; `/` goes to it. */
export function FindField({
  hint,
  label,
  value,
  onChange,
}: {
  readonly hint: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  return (
    <div className="muster-search">
      <Search size={17} aria-hidden="true" />
      <input
        ref={field}
        className="input"
        type="search"
        placeholder={hint}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="muster-slash" aria-hidden="true">
        <kbd>/</kbd>
      </span>
    </div>
  );
}

/** The kinds a catalogue is narrowed down to, one at a time, or all. */
export const Groups = <G extends string>({
  label,
  groups,
  words,
  value,
  onChange,
}: {
  readonly label: string;
  readonly groups: readonly G[];
  readonly words: Readonly<Record<G, string>>;
  readonly value: G | undefined;
  readonly onChange: (group: G | undefined) => void;
}) => (
  <fieldset className="muster-groups" aria-label={label}>
    {[undefined, ...groups].map((each) => (
      <button key={each ?? 'all'} type="button" aria-pressed={value === each} onClick={() => onChange(each)}>
        {each ? words[each] : 'All'}
      </button>
    ))}
  </fieldset>
);
