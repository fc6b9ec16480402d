/** How close the eye is: what a player can take in decides what is drawn. */
export type Reading = 'far' | 'playing' | 'close';

/** Below this a rank of 20 mm bases is too small to read; a whole 72 inch table on a laptop stays above it. */
const FAR = 0.45;
const CLOSE = 1.6;
/** Share of slack round a threshold, so that a hand on the wheel does not flicker between two pictures. */
const SLACK = 0.04;

/** The reading at this zoom (CSS px per mm), given the one before. */
export function readingAt(zoom: number, before?: Reading): Reading {
  const far = before === 'far' ? FAR * (1 + SLACK) : before ? FAR * (1 - SLACK) : FAR;
  const close = before === 'close' ? CLOSE * (1 - SLACK) : before ? CLOSE * (1 + SLACK) : CLOSE;
  if (zoom < far) return 'far';
  return zoom > close ? 'close' : 'playing';
}

/** Size of banners relative to 26 by 32 px. From very far, as on a phone, they leave the blocks and fronts to be seen. */
export function bannerSize(reading: Reading, zoom = FAR): number {
  if (reading === 'far') return Math.max(0.56, Math.min(0.86, 0.86 - (FAR - zoom) * 1.15));
  return reading === 'close' ? 1.25 : 1;
}
