import { useEffect, useMemo, useState } from 'react';
import type { Insets } from './table-scene';
import type { Size } from './use-size';

/**
 * How much of each edge the interface covers, so that the whole table can be laid into what is free. `roomLeft`: px a
 * panel of the game takes at the left of a wide screen.
 */
export function useInsets(size: Size, hasPanel: boolean, roomLeft = 0): Insets {
  const sheet = useSheetHeight(size);
  return useMemo(() => {
    if (size === 'phone') return { top: 96, right: 6, bottom: sheet + 68, left: 6 };
    if (size === 'tablet') return { top: 106, right: 16, bottom: 150, left: 90 };
    return { top: 106, right: hasPanel ? 324 : 24, bottom: 150, left: Math.max(24, roomLeft) };
  }, [size, hasPanel, roomLeft, sheet]);
}

/** The room a phone's sheet may take, so that what it tells of stays in sight when it grows. */
function useSheetHeight(size: Size): number {
  const [height, setHeight] = useState(innerHeight * 0.45);
  useEffect(() => {
    if (size !== 'phone') return;
    const measure = () => setHeight(innerHeight * 0.45);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [size]);
  return height;
}
