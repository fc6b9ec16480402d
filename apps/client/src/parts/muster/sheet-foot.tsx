import { BookMarked, ClipboardCopy, ClipboardPaste, Download, LibraryBig, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { copyText } from '../copy';
import { saveText } from '../save';

/** What may be done with a list: the words of a game for it, and the list as text and as a file. */
export interface SheetDeeds {
  /** `Other armies`; without it the list stands ready and neither is changed nor replaced. */
  readonly shelf?: { readonly label: string; readonly onPress: () => void };
  readonly paste?: { readonly label: string; readonly onPress: () => void };
  /** `Keep in this browser`; gives what is said when it is done. */
  readonly keep: { readonly label: string; readonly onPress: () => Promise<string> };
  readonly text: () => string;
  /** The end of the file's name after that of the list: `army.json`. */
  readonly file: { readonly name: string; readonly ending: string; readonly json: () => string };
}

/** Under the sheet: what else may be done with the list, and what it comes to. */
export function SheetFoot({
  deeds,
  no,
  count,
}: {
  readonly deeds: SheetDeeds;
  /** Why it could not be kept. */
  readonly no?: string | undefined;
  readonly count: string;
}) {
  const [said, setSaid] = useState('');
  const { shelf, paste, keep, text, file } = deeds;
  const [kind = 'list'] = file.ending.split('.');
  const name = file.name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || kind;
  return (
    <>
      <div className="row wrap">
        {shelf && (
          <button type="button" className="button" onClick={shelf.onPress}>
            <LibraryBig size={17} aria-hidden="true" /> {shelf.label}
          </button>
        )}
        {paste && (
          <button type="button" className="button" onClick={paste.onPress}>
            <ClipboardPaste size={17} aria-hidden="true" /> {paste.label}
          </button>
        )}
        <FootTool
          label={keep.label}
          icon={<BookMarked size={18} aria-hidden="true" />}
          onPress={() => void keep.onPress().then(setSaid)}
        />
        <FootTool
          label="Copy as text"
          icon={<ClipboardCopy size={18} aria-hidden="true" />}
          onPress={() =>
            void copyText(text()).then((done) =>
              setSaid(done ? 'Copied.' : 'This browser does not let pages copy. Save it to a file instead.'),
            )
          }
        />
        <FootTool
          label="Save to a file"
          icon={<Download size={18} aria-hidden="true" />}
          onPress={() => saveText(`${name}.${file.ending}`, file.json(), 'application/json')}
        />
        <FootTool label="Print" icon={<Printer size={18} aria-hidden="true" />} onPress={() => print()} />
      </div>
      <span className="soft" aria-live="polite">
        {no ?? said} {count}
      </span>
    </>
  );
}

const FootTool = ({
  label,
  icon,
  onPress,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}) => (
  <button type="button" className="button icon-only" aria-label={label} title={label} onClick={onPress}>
    {icon}
  </button>
);
