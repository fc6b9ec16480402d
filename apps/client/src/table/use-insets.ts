import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Insets } from './table-scene';
import type { Size } from './use-size';

/** How much of each edge the interface covers, so that the whole table can be laid into what is free. */
export function useInsets(page: RefObject<HTMLElement | null>, size: Size, hasPanel: boolean): Insets {
  const sheet = useSheetHeight(page, size);
  return useMemo(() => {
    if (size === 'phone') return { top: 96, right: 6, bottom: sheet + 68, left: 6 };
    if (size === 'tablet') return { top: 106, right: 16, bottom: 120, left: 90 };
    return { top: 106, right: hasPanel ? 324 : 24, bottom: 120, left: 24 };
  }, [size, hasPanel, sheet]);
}

/** The height of a phone's sheet when the layout was last made; it may grow later without moving the table. */
function useSheetHeight(page: RefObject<HTMLElement | null>, size: Size): number {
  const [height, setHeight] = useState(120);
  useEffect(() => {
    if (size !== 'phone') return;
    const measure = () => {
      const sheet = page.current?.querySelector<HTMLElement>('.sheet');
      if (sheet) setHeight(Math.min(sheet.offsetHeight, innerHeight * 0.45));
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [page, size]);
  return height;
}
