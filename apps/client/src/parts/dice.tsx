const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** The pips of a six-sided face, in the ink of the text around. */
export function Pips({ face, size = 17 }: { readonly face: number; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 17 17" aria-hidden="true">
      {(spots[face] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={4 + x * 4.5} cy={4 + y * 4.5} r={1.6} fill="currentColor" />
      ))}
    </svg>
  );
}
