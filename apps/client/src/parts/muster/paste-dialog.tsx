import type { Refusal, Result } from '@muster/rules/kernel';
import { useState } from 'react';
import { Dialog } from '../dialog';

/** What a pasted list is called, what is told of its form, and how it is read from its text or from a saved file. */
export interface PasteForm<T> {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly example: string;
  readonly fromText: (text: string) => Result<T, readonly Refusal[]>;
  readonly fromJson: (text: string) => Result<T, readonly Refusal[]>;
}

/** A list from a message or a file: as text, or as the file this table saves. */
export function PasteDialog<T>({
  form,
  onTake,
  onClose,
  says,
}: {
  readonly form: PasteForm<T>;
  readonly onTake: (list: T) => void;
  readonly onClose: () => void;
  readonly says: (refusal: Refusal) => string;
}) {
  const [text, setText] = useState('');
  const [no, setNo] = useState<readonly Refusal[]>([]);
  const read = () => {
    const found = text.trimStart().startsWith('{') ? form.fromJson(text) : form.fromText(text);
    if (found.ok) onTake(found.value);
    else setNo(found.error);
  };
  const change = (next: string) => {
    setText(next);
    setNo([]);
  };
  return (
    <Dialog title={form.title} onClose={onClose} wide>
      <p className="soft">{form.hint}</p>
      <textarea
        className="input"
        rows={10}
        aria-label={form.label}
        placeholder={form.example}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      {no.length > 0 && (
        <ul role="alert">
          {no.map((refusal) => (
            <li key={JSON.stringify(refusal)} className="muster-note bad">
              {says(refusal)}
            </li>
          ))}
        </ul>
      )}
      <div className="row wrap">
        <label className="button">
          Open a file
          <input
            type="file"
            accept=".json,.txt,application/json,text/plain"
            className="hidden-visually"
            onChange={(event) => void event.target.files?.[0]?.text().then(change)}
          />
        </label>
        <span className="grow" />
        <button type="button" className="button main" disabled={text.trim() === ''} onClick={read}>
          Read it
        </button>
      </div>
    </Dialog>
  );
}
