import type { ReactNode } from 'react';
import { useSize } from '../../table/use-size';
import { type TabSpec, Tabs } from '../tabs';

/** The leaves of a narrow bench. */
export type BenchPage = 'catalogue' | 'sheet' | 'detail' | 'check';

/** What lies on the bench of a muster. `catalogue` and `detail` may be absent; the rest stands always. */
export interface BenchLeaves {
  readonly catalogue: ReactNode;
  readonly sheet: ReactNode;
  readonly detail: ReactNode;
  readonly legality: ReactNode;
  /** The cards of the others. */
  readonly beside: ReactNode;
  /** The main deed, below everything. */
  readonly march: ReactNode;
  /** A dialog over all of it. */
  readonly over?: ReactNode;
}

/** One list in the making: catalogue, sheet and check side by side, or as leaves on a narrow page. */
export function BenchLayout({
  leaves,
  words,
  count,
  faults,
  ready,
  scrolls = false,
  page,
  onPage,
}: {
  readonly leaves: BenchLeaves;
  /** What the sheet and the detail are called on a narrow page. */
  readonly words: { readonly sheet: string; readonly detail: string };
  /** How much is on the list. */
  readonly count: number;
  /** How many things are to be settled. */
  readonly faults: number;
  readonly ready: boolean;
  /** The right column scrolls as one, where its details are long. */
  readonly scrolls?: boolean;
  readonly page: BenchPage;
  readonly onPage: (page: BenchPage) => void;
}) {
  const size = useSize();
  const { catalogue, sheet, detail, legality, beside, march, over } = leaves;
  if (size === 'wide') {
    const right = (
      <>
        {legality}
        {detail}
        {beside}
      </>
    );
    return (
      <div className={`muster-bench${ready ? ' standing' : ''}`}>
        {catalogue}
        {sheet}
        <div className={`muster-right${scrolls ? ' scrolls' : ''}`}>
          {scrolls ? <div className="muster-right-scroll">{right}</div> : right}
          {march}
        </div>
        {over}
      </div>
    );
  }
  const shown: Readonly<Record<BenchPage, ReactNode>> = {
    catalogue,
    sheet,
    detail,
    check: (
      <div className="muster-right">
        {legality}
        {beside}
      </div>
    ),
  };
  const open = shown[page] ? page : 'sheet';
  const pages: readonly TabSpec<BenchPage>[] = [
    ...(ready ? [] : [{ key: 'catalogue' as const, label: 'Add' }]),
    { key: 'sheet', label: words.sheet, count },
    ...(detail ? [{ key: 'detail' as const, label: words.detail }] : []),
    { key: 'check', label: faults > 0 ? 'To settle' : 'Check', count: faults },
  ];
  return (
    <div className="muster-bench narrow">
      <Tabs tabs={pages} value={open} onChange={onPage}>
        {shown[open]}
      </Tabs>
      {march}
      {over}
    </div>
  );
}
