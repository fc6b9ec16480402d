import type { Intent } from '@muster/rules/kernel';
import { Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import { plain } from '../../../store/names';
import { sentencesOf } from '../../../store/refusals';
import { type TableStore, useTable } from '../../../store/table-store';

/** The one main deed of the bench, with why the table said no above it, and the tools below. */
export function StandReady({
  store,
  ready,
  able,
  label,
  standing,
  onPress,
  besides,
  tools,
}: {
  readonly store: TableStore;
  readonly ready: boolean;
  readonly able: boolean;
  readonly label: string;
  /** Told while one stands ready. */
  readonly standing: string;
  readonly onPress: () => void;
  readonly besides?: ReactNode;
  readonly tools: ReactNode;
}) {
  const pending = useTable(store, (data) => data.pending !== undefined);
  const refused = useTable(store, (data) => data.refused);
  const takeBack = () => void store.act({ do: 'ready', ready: false } as unknown as Intent);
  return (
    <div className="muster-march">
      {refused &&
        sentencesOf(store, refused).map((sentence) => (
          <p key={sentence} className="muster-note bad" role="alert">
            {plain(sentence)}
          </p>
        ))}
      {ready && <p>{standing}</p>}
      <div className="row">
        {ready ? (
          <button type="button" className="button grow" disabled={pending} onClick={takeBack}>
            Not yet after all
          </button>
        ) : (
          <button type="button" className="button main big grow" disabled={!able || pending} onClick={onPress}>
            <Swords size={20} aria-hidden="true" /> {label}
          </button>
        )}
      </div>
      {besides}
      <div className="row wrap muster-tools">{tools}</div>
    </div>
  );
}
