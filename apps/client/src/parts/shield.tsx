import type { Tincture } from '../scene/model';

/** The heraldic shield of a side: field and division, so that colour is never the only sign. */
export function Shield({
  tincture,
  little = false,
  hollow = false,
  label,
}: {
  readonly tincture: Tincture | undefined;
  readonly little?: boolean;
  readonly hollow?: boolean;
  readonly label?: string | undefined;
}) {
  const name = ['shield', tincture ?? 'none', little ? 'little' : '', hollow ? 'hollow' : ''].join(' ');
  return label ? <span className={name} role="img" aria-label={label} /> : <span className={name} aria-hidden="true" />;
}
