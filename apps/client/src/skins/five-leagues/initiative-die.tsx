import { type PointerEvent, useState } from 'react';
import { Pips } from '../../parts/dice';

/** A die to be pressed, or dragged onto a character. */
export function Die({
  face,
  on,
  label,
  onPick,
  onDrop,
}: {
  readonly face: number;
  readonly on: boolean;
  readonly label: string;
  readonly onPick?: (() => void) | undefined;
  readonly onDrop?: ((unit: string) => void) | undefined;
}) {
  const [off, setOff] = useState<{ readonly x: number; readonly y: number }>();
  const [from, setFrom] = useState<{ readonly x: number; readonly y: number }>();
  const dice = <Pips face={face} size={26} />;
  if (!onPick)
    return (
      <span className="fl-die still" role="img" aria-label={label}>
        {dice}
      </span>
    );
  const moved = (event: PointerEvent) => {
    if (!from) return;
    const by = { x: event.clientX - from.x, y: event.clientY - from.y };
    if (off || Math.hypot(by.x, by.y) > 5) setOff(by);
  };
  const dropped = (event: PointerEvent) => {
    if (off) {
      const under = document
        .elementsFromPoint(event.clientX, event.clientY)
        .find((element) => element instanceof HTMLElement && element.dataset['character'] !== undefined);
      const unit = (under as HTMLElement | undefined)?.dataset['character'];
      if (unit !== undefined) onDrop?.(unit);
    } else if (from) onPick();
    setFrom(undefined);
    setOff(undefined);
  };
  return (
    <button
      type="button"
      className={on ? 'fl-die on' : 'fl-die'}
      aria-label={label}
      aria-pressed={on}
      style={off ? { transform: `translate(${off.x}px, ${off.y}px) rotate(-6deg)`, zIndex: 5 } : undefined}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom({ x: event.clientX, y: event.clientY });
      }}
      onPointerMove={moved}
      onPointerUp={(event) => {
        // Enter goes on at the table, where the hand is
        event.currentTarget.blur();
        dropped(event);
      }}
      onPointerCancel={() => {
        setFrom(undefined);
        setOff(undefined);
      }}
      onClick={(event) => event.detail === 0 && onPick()}
    >
      {dice}
    </button>
  );
}
