import { type RefObject, useRef } from 'react';

/** The last value a part was drawn with, for listeners that outlive the drawing. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  ref.current = value;
  return ref;
}
