import type { Refusal } from '@muster/rules/kernel';
import { type WarbandList, warbandFromJson, warbandFromText } from '@muster/rules/song-of-blades';
import { useState } from 'react';
import { Dialog } from '../../../parts/dialog';

/** A warband from a message or a file: as text, or as the file this table saves. */
export function PasteDialog({
  onTake,
  onClose,
  says,
}: {
  readonly onTake: (list: WarbandList) => void;
  readonly onClose: () => void;
  readonly says: (refusal: Refusal) => string;
}) {
  const [text, setText] = useState('');
  const [no, setNo] = useState<readonly Refusal[]>([]);
  const read = () => {
    const found = text.trimStart().startsWith('{') ? warbandFromJson(text) : warbandFromText(text);
    if (found.ok) onTake(found.value);
    else setNo(found.error);
  };
  const change = (next: string) => {
    setText(next);
    setNo([]);
  };
  return (
    <Dialog title="Paste a warband" onClose={onClose} wide>
      <p className="soft">The name in the first line, then one entry a line. Profiles of your own are written out.</p>
      <textarea
        className="input"
        rows={10}
        aria-label="The warband"
        placeholder={
          'The Applebrook Muster | 400 points\n3 x Slinger (Halflings) = Pip; Dob; Tansy\n1 x Bog Witch | Q3 C2 | Spell-caster | spells: Mist | kinds: human = Agnes'
        }
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
