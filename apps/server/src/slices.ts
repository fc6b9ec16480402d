/** How long one piece of long work may hold up everything else, ms. */
export const SLICE_MS = 8;

/** Lets whatever waits have its turn. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** For a long loop: awaited in every round, it lets others have their turn whenever a slice is used up. */
export function slices(): () => Promise<void> | undefined {
  let begun = Date.now();
  return () => {
    if (Date.now() - begun < SLICE_MS) return undefined;
    return breathe().then(() => {
      begun = Date.now();
    });
  };
}
