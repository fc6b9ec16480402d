/** The 2D contexts we paint with: on a page or in a worker, the functions are the same. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type Sheet = HTMLCanvasElement | OffscreenCanvas;

/**
 * A canvas of whole pixels with its context, never empty. Its pixels stay in ordinary memory: thousands of small strokes
 * are quicker there, above all where the graphics card is only imitated.
 */
export function sheet(width: number, height: number): { readonly canvas: Sheet; readonly pen: Pen } {
  const w = Math.max(1, Math.ceil(width));
  const h = Math.max(1, Math.ceil(height));
  const canvas = typeof document === 'undefined' ? new OffscreenCanvas(w, h) : document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as Pen | null;
  if (!pen) throw new Error('This browser gives no 2D canvas.');
  return { canvas, pen };
}
