import { type RefObject, useMemo } from 'react';
import type { Insets } from './table-scene';
import type { Size } from './use-size';

/** How much of each edge the interface covers, so that the whole table can be laid into what is free. */
export function useInsets(_page: RefObject<HTMLElement | null>, size: Size, hasPanel: boolean): Insets {
  return useMemo(() => {
    if (size === 'phone') return { top: 96, right: 6, bottom: Math.round(innerHeight * 0.42), left: 6 };
    if (size === 'tablet') return { top: 106, right: 16, bottom: 120, left: 90 };
    return { top: 106, right: hasPanel ? 324 : 24, bottom: 120, left: 24 };
  }, [size, hasPanel]);
}
