import { type ReactNode, useEffect, useRef } from 'react';

/** A bench of one wide leaf with the cards of the table and the main deed beside it; below it where there is no room. */
export function BenchPage({
  leaf,
  main,
  beside,
  march,
}: {
  /** Where the leaf is one of several: another one begins at its top. */
  readonly leaf?: string;
  readonly main: ReactNode;
  readonly beside: ReactNode;
  readonly march: ReactNode;
}) {
  const page = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: turned to the top whenever the leaf is another
  useEffect(() => {
    // A narrow page scrolls as a whole, a wide one within its leaf.
    for (const each of [page.current, page.current?.firstElementChild]) each?.scrollTo(0, 0);
  }, [leaf]);
  return (
    <div ref={page} className="flm-page">
      <div className="flm-main">{main}</div>
      <div className="flm-beside">{beside}</div>
      <div className="flm-march">{march}</div>
    </div>
  );
}
