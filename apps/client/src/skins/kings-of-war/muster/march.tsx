import type { Intent } from '@muster/rules/kernel';
import { listToJson, listToText } from '@muster/rules/kings-of-war';
import { BookMarked, ClipboardCopy, ClipboardPaste, Download, LibraryBig, Printer, Swords } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveText } from '../../../parts/save';
import { plain } from '../../../store/names';
import { sentencesOf } from '../../../store/refusals';
import { useTable } from '../../../store/table-store';
import type { BuilderProps } from './builder';

/** Under the sheet: what else may be done with the list. */
export function SheetFoot({
  list,
  onShelf,
  onSave,
  onPaste,
  units,
  strength,
  ready,
}: BuilderProps & { readonly units: number; readonly strength: number; readonly ready: boolean }) {
  const [said, setSaid] = useState('');
  const file = list.name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || 'army';
  return (
    <>
      <div className="row wrap">
        {!ready && (
          <>
            <button type="button" className="button" onClick={onShelf}>
              <LibraryBig size={17} aria-hidden="true" /> Other armies
            </button>
            <button type="button" className="button" onClick={onPaste}>
              <ClipboardPaste size={17} aria-hidden="true" /> Paste a list
            </button>
          </>
        )}
        <Tool
          label="Keep in this browser"
          icon={<BookMarked size={18} aria-hidden="true" />}
          onClick={() => {
            onSave();
            setSaid('Kept.');
          }}
        />
        <Tool
          label="Copy as text"
          icon={<ClipboardCopy size={18} aria-hidden="true" />}
          onClick={() =>
            void navigator.clipboard.writeText(listToText(list)).then(
              () => setSaid('Copied.'),
              () => setSaid('This browser does not let pages copy. Save it to a file instead.'),
            )
          }
        />
        <Tool
          label="Save to a file"
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => saveText(`${file}.army.json`, listToJson(list), 'application/json')}
        />
        <Tool label="Print" icon={<Printer size={18} aria-hidden="true" />} onClick={() => print()} />
      </div>
      <span className="soft" aria-live="polite">
        {said} {units} {units === 1 ? 'unit' : 'units'} · unit strength {strength}
      </span>
    </>
  );
}

function Tool({
  label,
  icon,
  onClick,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className="button icon-only" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  );
}

/** The one main deed: the army goes to the table and stands ready, or comes back for a change. */
export function March({
  store,
  list,
  able,
  ready,
  tools,
}: BuilderProps & { readonly able: boolean; readonly ready: boolean }) {
  const pending = useTable(store, (data) => data.pending !== undefined);
  const refused = useTable(store, (data) => data.refused);
  const act = (intent: object) => store.act(intent as Intent);
  const march = async () => {
    const reply = await act({ do: 'choose-army', army: { is: 'list', list } });
    if (reply.ok) await act({ do: 'ready', ready: true });
  };
  return (
    <div className="muster-march">
      {refused &&
        sentencesOf(store, refused).map((sentence) => (
          <p key={sentence} className="muster-note bad">
            {plain(sentence)}
          </p>
        ))}
      {ready && <p>Your army stands ready. The game begins when the other side is.</p>}
      <div className="row">
        {ready ? (
          <button
            type="button"
            className="button grow"
            disabled={pending}
            onClick={() => void act({ do: 'ready', ready: false })}
          >
            Change the army
          </button>
        ) : (
          <button
            type="button"
            className="button main big grow"
            disabled={!able || pending}
            onClick={() => void march()}
          >
            <Swords size={20} aria-hidden="true" /> Take it to the table
          </button>
        )}
      </div>
      <div className="row wrap muster-tools">{tools}</div>
    </div>
  );
}
