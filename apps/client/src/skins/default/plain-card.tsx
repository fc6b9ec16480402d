import { Shield } from '../../parts/shield';
import { namesIn } from '../../store/names';
import { useTable } from '../../store/table-store';
import { useSlow } from '../../store/use-slow';
import type { PartProps } from '../skin';

/** The selected unit by name, side and holder. */
export function PlainCard({ store, context }: PartProps) {
  const id = useTable(store, (data) => data.selected[0]);
  const data = useSlow(store);
  if (id === undefined || data.state === undefined) return null;
  const body = context.system.bodies(data.state).find((one) => one.id === id);
  if (!body) return null;
  const names = namesIn(context, data, data.state);
  return (
    <section className="card unit-card" aria-label="Selected unit">
      <div className="row">
        <Shield tincture={body.side === undefined ? undefined : context.skin.tinctures(data.state)[body.side]} />
        <h2 className="card-title grow">{names.unit(id)}</h2>
      </div>
      {body.seat !== undefined && <p className="soft">{names.seat(body.seat)}</p>}
    </section>
  );
}
