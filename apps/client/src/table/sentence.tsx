import { stretches } from '../store/names';
import type { TableStore } from '../store/table-store';

/** A sentence whose units are bold: hovering outlines a unit, a click goes there. */
export function Sentence({
  text,
  store,
  onGo,
}: {
  readonly text: string;
  readonly store: TableStore;
  readonly onGo: ((unit: string) => void) | undefined;
}) {
  return stretches(text).map((stretch, at) => {
    const { unit } = stretch;
    if (unit === undefined)
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a sentence never change their order
      return <span key={at}>{stretch.text}</span>;
    return (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={at}
        type="button"
        className="unit-name"
        onMouseEnter={() => store.hover(unit)}
        onMouseLeave={() => store.hover(undefined)}
        onClick={() => onGo?.(unit)}
      >
        {stretch.text}
      </button>
    );
  });
}
