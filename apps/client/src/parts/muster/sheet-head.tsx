import { thousands } from '../../tools/numbers';

/** The head of a sheet: its name, which can be written over until it stands ready, and how its points stand. */
export function SheetHead({
  kind,
  name,
  most,
  points,
  limit,
  onRename,
}: {
  /** `army`, `warband`. */
  readonly kind: string;
  readonly name: string;
  /** Letters a name has at most. */
  readonly most: number;
  readonly points: number;
  readonly limit: number;
  readonly onRename?: ((name: string) => void) | undefined;
}) {
  const over = points > limit ? 'over' : '';
  return (
    <>
      <div className="muster-head">
        {onRename ? (
          <input
            className="muster-name"
            aria-label={`Name of the ${kind}`}
            maxLength={most}
            value={name}
            onChange={(event) => onRename(event.target.value)}
          />
        ) : (
          <h1 className="muster-name">{name}</h1>
        )}
        <p className="muster-points">
          <b className={over}>{thousands(points)}</b> of {thousands(limit)} pts
        </p>
      </div>
      <div className={`muster-bar ${over}`} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (points / limit) * 100)}%` }} />
      </div>
    </>
  );
}
