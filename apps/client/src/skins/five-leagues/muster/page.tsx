import type { ReactNode } from 'react';

/** A bench of one wide leaf with the cards of the table and the main deed beside it; below it where there is no room. */
export const BenchPage = ({
  main,
  beside,
  march,
}: {
  readonly main: ReactNode;
  readonly beside: ReactNode;
  readonly march: ReactNode;
}) => (
  <div className="flm-page">
    <div className="flm-main">{main}</div>
    <div className="flm-beside">{beside}</div>
    <div className="flm-march">{march}</div>
  </div>
);
