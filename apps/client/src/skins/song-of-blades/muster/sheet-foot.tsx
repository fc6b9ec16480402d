import { warbandToJson, warbandToText } from '@muster/rules/song-of-blades';
import { BookMarked, ClipboardCopy, ClipboardPaste, Download, LibraryBig, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { copyText } from '../../../parts/copy';
import { saveText } from '../../../parts/save';
import type { BuilderProps } from './builder';

/** Under the sheet: what else may be done with the warband. */
export function SheetFoot({
  list,
  saved,
  limits,
  onShelf,
  onPaste,
  figures,
  ready,
}: BuilderProps & { readonly figures: number }) {
  const [said, setSaid] = useState('');
  const file = list.name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || 'warband';
  return (
    <>
      <div className="row wrap">
        {!ready && (
          <>
            <button type="button" className="button" onClick={onShelf}>
              <LibraryBig size={17} aria-hidden="true" /> Other warbands
            </button>
            <button type="button" className="button" onClick={onPaste}>
              <ClipboardPaste size={17} aria-hidden="true" /> Paste
            </button>
          </>
        )}
        <Tool
          label="Put by on the server"
          icon={<BookMarked size={18} aria-hidden="true" />}
          onClick={() => void saved.save(list).then((done) => setSaid(done ? 'Put by.' : ''))}
        />
        <Tool
          label="Copy as text"
          icon={<ClipboardCopy size={18} aria-hidden="true" />}
          onClick={() =>
            void copyText(warbandToText(list, limits.points)).then((done) =>
              setSaid(done ? 'Copied.' : 'This browser does not let pages copy. Save it to a file instead.'),
            )
          }
        />
        <Tool
          label="Save to a file"
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => saveText(`${file}.warband.json`, warbandToJson(list), 'application/json')}
        />
        <Tool label="Print" icon={<Printer size={18} aria-hidden="true" />} onClick={() => print()} />
      </div>
      <span className="soft" aria-live="polite">
        {saved.no ?? said} {figures} {figures === 1 ? 'figure' : 'figures'}
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
