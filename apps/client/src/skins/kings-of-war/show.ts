import type { Point } from '@muster/geometry';
import type { Names, UnitId } from '@muster/rules/kernel';
import { type Event, finalFaces, type State, topStep, unitOf } from '@muster/rules/kings-of-war';
import type { EventShow, ShownRoll } from '../skin';
import { stageOf } from './ribbon';

/** Where an event happened, who took part, which dice fell and what the log files it under. */
export function showEvent(event: Event, before: State, after: State, names: Names): EventShow {
  const step = topStep(before);
  const phase = before.round > 0 && step ? { phase: stageOf(before, step) } : {};
  const divider = dividerOf(event, names);
  const side = sideOf(event);
  return {
    ...phase,
    ...(divider === undefined ? {} : { divider }),
    ...(event.type === 'turnBegan' ? { isDivider: true } : {}),
    ...(side === undefined ? {} : { side }),
    ...detailOf(event, before, after),
  };
}

/** Who it befalls, where that is not whoever caused it. */
const sideOf = (event: Event): string | undefined =>
  event.type === 'rollOffDecided' ? (event.winner ?? undefined) : undefined;

function dividerOf(event: Event, names: Names): string | undefined {
  if (event.type === 'turnBegan') return `Turn ${event.round} · ${names.side(event.side)}`;
  if (event.type === 'edgeChosen') return 'Deployment';
  if (event.type === 'ended') return 'The end';
  return undefined;
}

function detailOf(event: Event, before: State, after: State): EventShow {
  const at = (id: UnitId): { readonly where?: Point } => {
    const pose = unitOf(after, id)?.pose ?? unitOf(before, id)?.pose;
    return pose ? { where: { x: pose.x, y: pose.y } } : {};
  };
  switch (event.type) {
    case 'deployed':
      return { units: [event.unit], ...at(event.unit), cue: 'move' };
    case 'ordered':
      return { units: [event.unit], ...at(event.unit), ...trailOf(event.path), cue: 'move' };
    case 'charged':
    case 'overran':
      return { units: [event.unit, event.target], where: event.contact, ...trailOf(event.path), cue: 'move' };
    case 'regrouped':
      return {
        units: [event.unit],
        ...at(event.unit),
        ...trailOf(event.path),
        ...(event.faces.length ? { dice: [{ sides: 6, faces: event.faces }] } : {}),
      };
    case 'withdrew':
    case 'pivoted':
    case 'routed':
      return { units: [event.unit], ...at(event.unit), cue: 'move' };
    case 'rolledOff':
    case 'lastRoundRolled':
      return { dice: [{ sides: 6, faces: [event.face] }], cue: 'dice' };
    case 'wildRolled':
      return { units: [event.unit], ...at(event.unit), dice: [{ sides: 6, faces: [event.face] }], cue: 'dice' };
    case 'steadied':
      return {
        units: [event.unit],
        ...at(event.unit),
        dice: [{ sides: 6, faces: [event.face], hitsFrom: 3 }],
        cue: 'dice',
      };
    case 'regenerated':
      return {
        units: [event.unit],
        ...at(event.unit),
        dice: [{ sides: 6, faces: event.faces, hitsFrom: event.needed }],
        cue: 'dice',
      };
    case 'shot':
    case 'struck':
      return {
        units: [event.result.attacker, event.result.target],
        ...at(event.result.target),
        dice: attackDice(event.result),
        rule: event.type === 'shot' ? 'KOW-RNG-13' : 'KOW-MEL-06',
        cue: 'dice',
      };
    case 'tested':
      return {
        units: [event.outcome.target],
        ...at(event.outcome.target),
        dice: event.outcome.throws.map((each) => ({ sides: 6, faces: each.faces })),
        rule: 'KOW-NRV-02',
        cue: 'dice',
      };
    case 'cloaked':
    case 'radiated':
      return { units: [event.by, ...event.units], ...at(event.by) };
    default:
      return {};
  }
}

const trailOf = (path: readonly Point[]): { readonly trail?: readonly Point[] } =>
  path.length > 1 ? { trail: path.map(({ x, y }) => ({ x, y })) } : {};

type Attack = Extract<Event, { type: 'struck' }>['result'];

/** The rolls of an attack in the order they fell, each die that was rolled again shown with its last face. */
export function attackDice(result: Attack): readonly ShownRoll[] {
  const rolls: ShownRoll[] = [];
  if (result.attacksRoll.length) rolls.push({ sides: 6, faces: result.attacksRoll, label: 'Attacks' });
  rolls.push({
    sides: 6,
    faces: finalFaces(result.toHit),
    hitsFrom: result.toHit.needed,
    label: `To hit on ${result.toHit.needed}+`,
  });
  if (result.blast.length) rolls.push({ sides: 6, faces: result.blast, label: 'Blast' });
  if (result.toDamage.first.length)
    rolls.push({
      sides: 6,
      faces: finalFaces(result.toDamage),
      hitsFrom: result.toDamage.needed,
      label: `To damage on ${result.toDamage.needed}+`,
    });
  return rolls;
}
