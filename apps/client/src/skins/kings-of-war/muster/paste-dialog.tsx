import type { Refusal } from '@muster/rules/kernel';
import { type ArmyList, listFromJson, listFromText } from '@muster/rules/kings-of-war';
import { useState } from 'react';
import { Dialog } from '../../../parts/dialog';

/** A list from a file or a message: as text or as the file this program saves. */
export function PasteDialog({
  onTake,
  onClose,
  says,
}: {
  readonly onTake: (list: ArmyList) => void;
  readonly onClose: () => void;
  readonly says: (refusal: Refusal) => string;
}) {
  const [text, setText] = useState('');
  const [no, setNo] = useState<readonly Refusal[]>([]);
  const read = () => {
    const found = text.trimStart().startsWith('{') ? listFromJson(text) : listFromText(text);
    if (found.ok) onTake(found.value);
    else setNo(found.error);
  };
  return (
    <Dialog title="Paste a list" onClose={onClose} wide>
      <p className="soft">The name, the army and the points in the first line, then one unit a line.</p>
      <textarea
        className="input"
        rows={10}
        aria-label="The list"
        placeholder={'The Broken Tusk | Orcs | 1000\nTusk Mob = Ax, Horde\nGreatax, Regiment'}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setNo([]);
        }}
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
      <div className="row">
        <label className="button">
          Open a file
          <input
            type="file"
            accept=".json,.txt,application/json,text/plain"
            className="hidden-visually"
            onChange={(event) => void event.target.files?.[0]?.text().then(setText)}
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
