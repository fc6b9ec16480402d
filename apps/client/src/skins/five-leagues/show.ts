import type { Event, State } from '@muster/rules/five-leagues';
import type { Names, UnitId } from '@muster/rules/kernel';
import type { EventShow, ShownRoll } from '../skin';

/** Where an event happened, who took part, which dice fell and what the log files it under. */
export function showEvent(event: Event, before: State, after: State, _names: Names): EventShow {
  const where = (id: UnitId | undefined): Pick<EventShow, 'where'> => {
    const pose = id === undefined ? undefined : (after.figures[id]?.pose ?? before.figures[id]?.pose);
    return pose ? { where: { x: pose.x, y: pose.y } } : {};
  };
  const units = unitsOf(event).filter((id) => after.figures[id] !== undefined);
  const [first] = units;
  const side = first === undefined ? undefined : after.figures[first]?.side;
  const shown: EventShow = { units, ...where(first), ...(side === undefined ? {} : { side }) };
  switch (event.type) {
    case 'roundBegan':
      return { divider: `Round ${event.round}`, isDivider: true };
    case 'phaseBegan':
      return { ...shown, phase: event.phase };
    case 'ended':
      return { divider: 'The end' };
    case 'moved':
      return {
        ...shown,
        ...(event.path.length > 1 ? { trail: event.path.map(({ x, y }) => ({ x, y })) } : {}),
        cue: 'move',
      };
    default: {
      const dice = diceOf(event);
      return dice.length === 0 ? shown : { ...shown, dice, cue: 'dice' };
    }
  }
}

/** Whoever an event names, whoever does it first. */
function unitsOf(event: Event): readonly UnitId[] {
  const named = event as unknown as Readonly<Record<string, unknown>>;
  const single = ['unit', 'by', 'attacker', 'winner', 'target', 'defender', 'loser'].flatMap((key) =>
    typeof named[key] === 'string' ? [named[key]] : [],
  );
  const many = Array.isArray(named['units']) ? named['units'].filter((id): id is string => typeof id === 'string') : [];
  return [...new Set([...single, ...many])];
}

/** Dice an event carries under the names the parts of the game use for them. */
function diceOf(event: Event): readonly ShownRoll[] {
  const { faces, face } = event as { readonly faces?: unknown; readonly face?: unknown };
  const list = Array.isArray(faces) ? faces : typeof face === 'number' ? [face] : [];
  const numbers = list.filter((each): each is number => typeof each === 'number');
  if (numbers.length === 0) return [];
  const needs = (event as { readonly needs?: unknown }).needs;
  const sides = Math.max(...numbers) > 6 ? ((event as { readonly sides?: number }).sides ?? 20) : 6;
  return [{ sides, faces: numbers, ...(typeof needs === 'number' ? { hitsFrom: needs } : {}) }];
}
