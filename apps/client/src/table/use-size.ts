import { useSyncExternalStore } from 'react';

export type Size = 'wide' | 'tablet' | 'phone';

/** The layout for a width in CSS px. Zooming in to 200% makes the page narrower and so folds it. */
export const sizeOf = (width: number): Size => (width >= 1200 ? 'wide' : width >= 700 ? 'tablet' : 'phone');

export function useSize(): Size {
  return useSyncExternalStore(subscribe, () => sizeOf(innerWidth));
}

const subscribe = (heard: () => void) => {
  addEventListener('resize', heard);
  return () => removeEventListener('resize', heard);
};
