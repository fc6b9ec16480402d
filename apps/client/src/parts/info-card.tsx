import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TableStore } from '../store/table-store';

/** A card of facts above the orders, with a cross if it can be put away. */
export function InfoCard({
  label,
  title,
  away,
  children,
}: {
  readonly label: string;
  readonly title: string;
  /** What the cross says and does. */
  readonly away?: { readonly label: string; readonly onPress: () => void };
  readonly children: ReactNode;
}) {
  return (
    <section className="card info-card" aria-label={label}>
      <div className="row">
        <h3 className="grow">{title}</h3>
        {away && (
          <button type="button" className="button quiet icon-only" aria-label={away.label} onClick={away.onPress}>
            <X size={17} aria-hidden="true" />
          </button>
        )}
      </div>
      {children}
    </section>
  );
}

/** Questions answered with yes or no, each with its reason. */
export const YesNo = ({
  rows,
}: {
  readonly rows: readonly { readonly key: string; readonly ok: boolean; readonly text: string }[];
}) => (
  <ul className="yes-no">
    {rows.map((row) => (
      <li key={row.key} className={row.ok ? 'yes' : 'no'}>
        {row.ok ? <Check size={16} aria-label="yes" /> : <X size={16} aria-label="no" />}
        <span>
          <b>{row.key}</b> {row.text}
        </span>
      </li>
    ))}
  </ul>
);

/** A unit's name that shows where it stands, and selects it when pressed. */
export const UnitLink = ({
  store,
  unit,
  children,
}: {
  readonly store: TableStore;
  readonly unit: string;
  readonly children: ReactNode;
}) => (
  <button
    type="button"
    className="unit-link"
    onClick={() => store.select([unit])}
    onMouseEnter={() => store.hover(unit)}
    onMouseLeave={() => store.hover(undefined)}
  >
    {children}
  </button>
);
