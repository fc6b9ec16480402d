/** What a press on something in a box needs to become a drag over the table. */
interface DragOut {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly clientX: number;
  readonly clientY: number;
  readonly button: number;
}

const SLOP = { mouse: 5, touch: 10 } as const;

/**
 * Lets something be dragged out of a box: once the pointer has moved, `take` puts the thing into the hand and the
 * table's own canvas gets the press, so that from there on it is an ordinary drag of the tool. Let go over anything
 * but the table, it goes back. A press that does not move stays a click.
 */
export function dragOut(press: DragOut, take: () => void): void {
  const canvas = document.querySelector<HTMLCanvasElement>('.scene-frame canvas');
  if (!canvas || press.button !== 0) return;
  const listening = new AbortController();
  const { signal } = listening;
  const isOurs = (event: PointerEvent) => event.pointerId === press.pointerId;
  const slop = press.pointerType === 'touch' ? SLOP.touch : SLOP.mouse;
  let taken = false;
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!isOurs(event) || taken) return;
      if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < slop) return;
      taken = true;
      take();
      tell(canvas, 'pointerdown', event);
    },
    { signal },
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      if (!isOurs(event)) return;
      listening.abort();
      if (!taken || document.elementFromPoint(event.clientX, event.clientY) === canvas) return;
      event.stopPropagation();
      tell(canvas, 'pointercancel', event);
    },
    { signal, capture: true },
  );
  window.addEventListener('pointercancel', (event) => isOurs(event) && listening.abort(), { signal });
}

const tell = (canvas: HTMLCanvasElement, kind: string, of: PointerEvent) =>
  canvas.dispatchEvent(
    new PointerEvent(kind, {
      bubbles: true,
      pointerId: of.pointerId,
      pointerType: of.pointerType,
      isPrimary: of.isPrimary,
      clientX: of.clientX,
      clientY: of.clientY,
      button: 0,
      buttons: 1,
      shiftKey: of.shiftKey,
    }),
  );

/** Gives the keys back to the table: after a choice by keys that goes on there. */
export const focusTable = (): void => document.querySelector<HTMLElement>('.scene-frame')?.focus();
