import { atLeast, boundsOf, overlaps, touches } from '@muster/geometry';
import type { Fault } from './laws';
import type { AnySystem, Body } from './system';

/**
 * No body off the table, no two solid ones overlapping beyond tolerance, no id twice, and the contacts a game keeps
 * are those of its bodies: each pair it lists touches, and solid bodies of different sides that touch are listed.
 */
export function standsRight(system: AnySystem, state: unknown): Omit<Fault, 'step'> | undefined {
  const bodies = system.bodies(state) as readonly Body[];
  const fault = (says: string): Omit<Fault, 'step'> => ({ law: 'geometry', says });
  if (new Set(bodies.map((body) => body.id)).size < bodies.length) return fault('two bodies with one id');
  const table = (state as { readonly table?: { readonly width: number; readonly depth: number } }).table;
  for (const body of bodies) {
    const at = boundsOf(body.base);
    if (![at.minX, at.minY, at.maxX, at.maxY].every(Number.isFinite)) return fault(`${body.id} is nowhere`);
    if (table === undefined) continue;
    const isOn =
      atLeast(at.minX, 0) && atLeast(at.minY, 0) && atLeast(table.width, at.maxX) && atLeast(table.depth, at.maxY);
    if (!isOn) return fault(`${body.id} is off the table`);
  }
  const solid = bodies.filter((body) => body.solid);
  const contacts = system.contacts?.(state);
  const listed = new Set(contacts?.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  for (const [i, a] of solid.entries())
    for (const b of solid.slice(i + 1)) {
      if (overlaps(a.base, b.base)) return fault(`${a.id} overlaps ${b.id}`);
      if (contacts === undefined) continue;
      const isListed = listed.has(`${a.id} ${b.id}`);
      if (isListed && !touches(a.base, b.base)) return fault(`${a.id} and ${b.id} are held to touch, and do not`);
      if (!isListed && a.side !== b.side && touches(a.base, b.base))
        return fault(`${a.id} and ${b.id} touch, and are not held to`);
    }
  return undefined;
}
