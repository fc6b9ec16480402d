import type { Event, State } from '@muster/rules/five-leagues';
import type { Modifier, Names, UnitId } from '@muster/rules/kernel';
import type { EventShow, ShownRoll } from '../skin';

/** Where an event happened, who took part, which dice fell and what the log files it under. */
export function showEvent(event: Event, before: State, after: State, names: Names): EventShow {
  const shown = broad(event, before, after);
  switch (event.type) {
    case 'roundBegan':
      return { divider: `Round ${event.round}`, isDivider: true };
    case 'phaseBegan': {
      const divider = PHASES[event.phase];
      const side = event.phase === 'initiative' ? { side: 'party' } : {};
      return { phase: event.phase, ...side, ...(divider === undefined ? {} : { divider, isDivider: true }) };
    }
    case 'ended':
      return { divider: 'The end' };
    case 'moved':
      return {
        ...shown,
        ...(event.path.length > 1 ? { trail: event.path.map(({ x, y }) => ({ x, y })) } : {}),
        cue: 'move',
      };
    case 'markerDrifted': {
      const dice = event.face === null ? [] : rolled([event.face], 12);
      return { side: 'enemies', ...at(event.path.at(-1)), trail: event.path, ...dicey(dice) };
    }
    case 'markerSet':
      return { ...shown, ...at(event.marker.at) };
    case 'markerGone':
    case 'markerChanged':
      return { ...shown, ...at(before.markers[event.id]?.at) };
    case 'unknownRevealed':
      return { ...shown, side: 'enemies', ...at(event.at), ...dicey(rolled([event.face])) };
    case 'arrived':
      return { ...shown, side: event.figure.side, units: [event.figure.id], ...at(event.figure.pose ?? undefined) };
    case 'exchangeFought':
      return {
        ...shown,
        units: [event.attacker, event.defender],
        ...dicey(
          [event.attacker, event.defender].flatMap((unit) => {
            const faces = event.faces[unit] ?? [];
            return faces.length === 0 ? [] : [{ sides: 6, faces, label: names.unit(unit) }];
          }),
        ),
      };
    case 'shot':
      return { ...shown, ...dicey([against(event, event.onlySixes !== null)]) };
    case 'spellSaved':
      return { ...shown, ...dicey([against(event)]) };
    case 'tableAsked':
      return { side: 'enemies', ...dicey(rolled(event.faces, event.sides)) };
    case 'ruleRolled':
      return { ...shown, ...dicey(rolled(event.faces, event.sides)) };
    case 'initiativeRolled':
      return { ...shown, side: 'party' };
    case 'sprang':
    case 'masterAsked':
    case 'numbersRolled':
    case 'leaderJoined':
    case 'enemyOrdered':
    case 'outflankRolled':
    case 'moraleTested':
    case 'routDrawn':
      return { ...shown, side: 'enemies' };
    default:
      return shown;
  }
}

/** Dividers of the log; the set-up has its own lines. */
const PHASES: Readonly<Partial<Record<State['phase'], string>>> = {
  quick: 'Quick',
  enemy: 'The enemies',
  slow: 'Slow',
  tracking: 'Tracking',
};

/** What can be told of any event by the names its parts have. */
function broad(event: Event, before: State, after: State): EventShow {
  const units = unitsOf(event).filter((id) => after.figures[id] !== undefined);
  const [first] = units;
  const pose = first === undefined ? undefined : (after.figures[first]?.pose ?? before.figures[first]?.pose);
  const side = first === undefined ? seatSide(event, after) : after.figures[first]?.side;
  return {
    units,
    ...at(pose ?? undefined),
    ...(side === undefined ? {} : { side }),
    ...dicey(diceOf(event)),
  };
}

const at = (point: { readonly x: number; readonly y: number } | undefined): Pick<EventShow, 'where'> =>
  point === undefined ? {} : { where: { x: point.x, y: point.y } };
const dicey = (dice: readonly ShownRoll[]): Pick<EventShow, 'dice' | 'cue'> =>
  dice.length === 0 ? {} : { dice, cue: 'dice' };
const rolled = (faces: readonly number[], sides = 6): readonly ShownRoll[] =>
  faces.length === 0 ? [] : [{ sides, faces }];

/** A die against a number, and the face from which on it counts; a natural 1 never does. */
const against = (
  {
    face,
    needs,
    modifiers,
  }: { readonly face: number; readonly needs: number; readonly modifiers: readonly Modifier[] },
  onlySixes = false,
): ShownRoll => ({
  sides: 6,
  faces: [face],
  hitsFrom: onlySixes ? 6 : Math.max(2, needs - modifiers.reduce((sum, { amount }) => sum + amount, 0)),
});

const seatSide = (event: Event, state: State): string | undefined => {
  const { seat } = event as { readonly seat?: unknown };
  return typeof seat === 'string' ? state.seats.find((each) => each.seat === seat)?.side : undefined;
};

/** Whoever an event names, whoever does it first. */
function unitsOf(event: Event): readonly UnitId[] {
  const named = event as unknown as Readonly<Record<string, unknown>>;
  const single = ['unit', 'mover', 'attacker', 'winner', 'by', 'target', 'defender', 'loser'].flatMap((key) =>
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
  return rolled(numbers, Math.max(0, ...numbers) > 6 ? 20 : 6);
}
