import { useMemo } from 'react';
import type { SkinContext } from '../skins/skin';
import { namesIn } from '../store/names';
import { useShown } from '../store/shown';
import { useTable } from '../store/table-store';
import { homeTurn } from '../tools/home-turn';
import { lengthText } from '../tools/lengths';

/** A list that mirrors the table for whoever cannot see it: name, kind, place in words. Choosing there chooses here. */
export function UnitList({ context }: { readonly context: SkinContext }) {
  const { store, system, skin } = context;
  const { state } = useShown(context);
  const selected = useTable(store, (data) => data.selected);
  const lines = useMemo(() => {
    if (state === undefined) return [];
    const names = namesIn(context, store.data.getState(), state);
    const { width, depth } = skin.scene(state, context).table;
    // As whoever looks sits: left and the own edge are those of the seat.
    const isFar = homeTurn(context) === 180;
    return system.bodies(state).map((body) => {
      const { pose } = body.base;
      const [x, y] = isFar ? [width - pose.x, depth - pose.y] : [pose.x, pose.y];
      const place = `${lengthText(x, system.units)} from the left, ${lengthText(y, system.units)} from ${context.seat === undefined ? 'the near' : 'your'} edge`;
      const what = skin.unitLine?.(state, body, context) ?? names.unit(body.id);
      const side = body.side === undefined ? 'nobody’s' : names.side(body.side);
      // A round base has no front
      const front = body.base.shape.kind === 'disc' ? '' : `, looking ${heading(pose.facing + (isFar ? 180 : 0))}`;
      return { id: body.id, side, text: `${what}, ${place}${front}` };
    });
  }, [context, state, store, system, skin]);
  const sides = [...new Set(lines.map((line) => line.side))];
  return (
    <nav className="hidden-visually" aria-label="Units on the table">
      {sides.map((side) => (
        <section key={side} aria-label={side}>
          <h3>{side}</h3>
          <ul>
            {lines
              .filter((line) => line.side === side)
              .map((line) => (
                <li key={line.id}>
                  <button
                    type="button"
                    aria-pressed={selected.includes(line.id)}
                    onClick={() => store.select([line.id])}
                  >
                    {line.text}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

const WAYS = ['right', 'up and right', 'up', 'up and left', 'left', 'down and left', 'down', 'down and right'] as const;

/** A facing in words, as seen on a table that is not turned. */
export const heading = (facing: number): string => WAYS[Math.round((((facing % 360) + 360) % 360) / 45) % 8] ?? 'up';
