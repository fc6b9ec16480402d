import { systemById } from '@muster/rules';
import { useEffect, useState } from 'react';
import { fetchLinks, HttpNo } from '../net/http';
import { CopyField } from '../parts/copy';
import { linkTo, pathTo } from '../route';
import { type TableStore, useTable } from '../store/table-store';

interface Links {
  readonly seats: readonly { readonly seat: string; readonly code: string }[];
  readonly watch?: string;
}

/** For the host while a seat is free: the link to send to a friend, and the one for those who watch. */
export function InviteCard({ store }: { readonly store: TableStore }) {
  const table = useTable(store, (data) => data.table);
  const you = useTable(store, (data) => data.you);
  const [links, setLinks] = useState<Links>();
  const [no, setNo] = useState<string>();
  const system = useTable(store, (data) => data.game?.system);
  const masters = (system === undefined ? undefined : systemById(system)?.plays) ?? [];
  const isMasters = (seat: string): boolean => masters.includes(seat);
  // The game plays a master’s seat that stays empty: once the battle has begun, nobody is looked for any more
  const free = (table?.chairs ?? []).filter(
    ({ seat, holder }) => holder === undefined && (!isMasters(seat) || table?.status === 'open'),
  );
  const isHost = table !== undefined && table.host === you;
  const id = table?.id;
  const wanted = isHost && free.length > 0;
  useEffect(() => {
    if (!wanted || id === undefined) return;
    fetchLinks(id).then(setLinks, (error: unknown) =>
      setNo(error instanceof HttpNo ? error.message : 'The links could not be fetched. Open Seats and try again.'),
    );
  }, [wanted, id]);
  if (!wanted) return null;
  return (
    <section className="card invite-card" aria-label="Invite">
      <h3>Send this link to a friend</h3>
      {no !== undefined && <p className="bad">{no}</p>}
      {free.map((chair) => {
        const code = links?.seats.find((each) => each.seat === chair.seat)?.code;
        return code === undefined ? null : (
          <CopyField
            key={chair.seat}
            label={labelOf(chair.seat, isMasters(chair.seat), free.length === 1)}
            value={linkTo(pathTo.join(code))}
          />
        );
      })}
      {links?.watch !== undefined && <CopyField label="Only watches" value={linkTo(pathTo.watch(links.watch))} />}
    </section>
  );
}

const labelOf = (seat: string, isMasters: boolean, isOnly: boolean): string => {
  if (isMasters) return 'Takes the game master’s seat; while it is empty, the game runs the enemies';
  return isOnly ? 'Takes the other seat' : `Takes seat ${seat.toUpperCase()}`;
};
