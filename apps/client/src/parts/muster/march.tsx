import type { Intent } from '@muster/rules/kernel';
import { Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import { plain } from '../../store/names';
import { sentencesOf } from '../../store/refusals';
import { type TableStore, useTable } from '../../store/table-store';

/**
 * The one main deed of a muster: what was chosen goes to the table and stands ready (the game's `choose`, then `ready`),
 * or comes back for a change. Above it stands why the table said no.
 */
export function March({
  store,
  choose,
  able,
  ready,
  standing,
  change,
  besides,
  tools,
}: {
  readonly store: TableStore;
  /** The intent that brings the list. */
  readonly choose: object;
  readonly able: boolean;
  readonly ready: boolean;
  /** Told while one stands ready. */
  readonly standing: string;
  /** On the button that takes it back. */
  readonly change: string;
  /** Another way to be ready. */
  readonly besides?: ReactNode;
  readonly tools: ReactNode;
}) {
  const pending = useTable(store, (data) => data.pending !== undefined);
  const refused = useTable(store, (data) => data.refused);
  const stand = (on: boolean) => store.act({ do: 'ready', ready: on } as Intent);
  const march = async () => {
    const reply = await store.act(choose as Intent);
    if (reply.ok) await stand(true);
  };
  return (
    <div className="muster-march">
      {refused &&
        sentencesOf(store, refused).map((sentence) => (
          <p key={sentence} className="muster-note bad">
            {plain(sentence)}
          </p>
        ))}
      {ready && <p>{standing}</p>}
      <div className="row">
        {ready ? (
          <button type="button" className="button grow" disabled={pending} onClick={() => void stand(false)}>
            {change}
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
      {besides}
      <div className="row wrap muster-tools">{tools}</div>
    </div>
  );
}
