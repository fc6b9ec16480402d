import type { Point } from '@muster/geometry';
import type { Names, UnitId } from '@muster/rules/kernel';
import type { Event, State } from '@muster/rules/song-of-blades';
import type { EventShow } from '../skin';
import { thingName } from './intent-words';

/** Where an event happened, who took part, which dice fell and what the log files it under. */
export function showEvent(event: Event, before: State, after: State, names: Names): EventShow {
  const at = (id: UnitId | null | undefined): { readonly where?: Point } => {
    const pose = id == null ? undefined : (after.figures[id]?.pose ?? before.figures[id]?.pose);
    return pose ? { where: { x: pose.x, y: pose.y } } : {};
  };
  const of = (...ids: readonly (UnitId | null | undefined)[]): EventShow => {
    const units = ids.filter((id): id is UnitId => id != null && after.figures[id] !== undefined);
    return { units, ...at(units[0]), ...sideOf(after, units[0]) };
  };
  switch (event.type) {
    case 'turnBegan':
      return { divider: `Turn ${event.turn} · ${names.side(event.side)}`, isDivider: true, side: event.side };
    case 'edgeChosen':
      return { divider: 'Deployment' };
    case 'ended':
      return { divider: 'The end' };
    case 'deployed':
      return { ...of(event.unit), cue: 'move' };
    case 'moved':
      return {
        ...of(event.unit),
        ...(event.path.length > 1 ? { trail: event.path.map(({ x, y }) => ({ x, y })) } : {}),
        cue: 'move',
      };
    case 'rolledOff':
      return { side: event.side, dice: [{ sides: 6, faces: [event.face] }], cue: 'dice' };
    case 'rolled':
      return {
        ...of(event.unit),
        units: event.figures,
        dice: [{ sides: 6, faces: event.faces, hitsFrom: Math.min(6, Math.max(2, event.needs)) }],
        rule: event.why === 'activation' ? 'ASOBH-ACT-01' : event.why === 'reaction' ? 'ASOBH-REA-01' : 'ASOBH-ACT-13',
        cue: 'dice',
      };
    case 'diceChanged':
      return { ...of(event.unit), dice: [{ sides: 6, faces: [event.to], label: thingName(event.by) }], cue: 'dice' };
    case 'fought':
    case 'blowRolled': {
      const { attack, faces } = event;
      const who = attack.by === null ? 'Hazard' : names.unit(attack.by);
      return {
        ...of(attack.by, attack.target),
        ...at(attack.target),
        dice: [
          { sides: 6, faces: faces.attacker, label: who },
          {
            sides: 6,
            faces: faces.target,
            label: after.figures[attack.target] ? names.unit(attack.target) : 'The wall',
          },
        ],
        rule: attack.means.is === 'shot' ? 'ASOBH-RNG-02' : 'ASOBH-MEL-02',
        cue: 'dice',
      };
    }
    case 'poisoned':
    case 'weaponFailed':
    case 'potionUsed':
      return { ...of(event.unit), dice: [{ sides: 6, faces: event.faces }], cue: 'dice' };
    case 'weatherCame':
    case 'complicationCame':
      return event.faces.length > 0 ? { dice: [{ sides: 6, faces: event.faces }], cue: 'dice' } : {};
    case 'scattered':
      return { ...of(event.unit), dice: [{ sides: 6, faces: event.faces }], cue: 'dice' };
    case 'spellsClashed':
      return { ...of(event.unit), dice: [{ sides: 6, faces: [event.face, event.against.face] }], cue: 'dice' };
    case 'brushedBranches':
    case 'statueStruck':
    case 'animalSpooked':
    case 'beganDrowning':
    case 'windsShifted':
    case 'spiralTurned':
    case 'vortexRolled':
    case 'entityCame':
      return { ...of(event.unit), dice: [{ sides: 6, faces: [event.face] }], cue: 'dice' };
    case 'vortexOpened':
      return { where: event.at, dice: [{ sides: 6, faces: [event.face] }], cue: 'dice' };
    case 'summoned':
      return { ...of(event.unit), where: event.at };
    case 'activated':
      return { ...of(event.figures[0]), units: event.figures };
    case 'ordered':
      return { ...of(event.unit), units: [event.unit, ...event.figures] };
    case 'arrived':
      return of(event.figure.id);
    default:
      return 'unit' in event && typeof event.unit === 'string'
        ? of(event.unit, 'target' in event && typeof event.target === 'string' ? event.target : undefined)
        : {};
  }
}

const sideOf = (state: State, unit: UnitId | undefined): { readonly side?: string } => {
  const side = unit === undefined ? undefined : state.figures[unit]?.side;
  return side === undefined ? {} : { side };
};
