import type { SideId, UnitId } from '../kernel';
import type { Change } from '../kernel/consent';
import { evolveConsent, isConsentEvent } from '../kernel/consent';
import type { Event } from './events';
import { engaged, heal, last, nudged, ordered, parted, top, unit } from './evolve-base';
import { regrouped, routed, shot, struck, tested } from './evolve-battle';
import type { State, TurnStart, Unit } from './state';

/** The state after an event. No rules, no dice, no geometry: all of that happened before the event was written. */
export function evolve(state: State, event: Event): State {
  if (isConsentEvent(event)) {
    const agreed = { ...state, consent: evolveConsent(state.consent, event) };
    return event.type === 'corrected' ? event.changes.reduce(corrected, agreed) : agreed;
  }
  switch (event.type) {
    case 'armyChosen':
      return armyChosen(state, event);
    case 'readied':
      return top(state, 'muster', (step) => ({ ...step, ready: listed(step.ready, event.side, event.ready) }));
    case 'laid':
      return unagreed({ ...state, terrain: [...state.terrain, event.piece] }, event.side);
    case 'altered':
      return unagreed(
        { ...state, terrain: state.terrain.map((each) => (each.id === event.piece.id ? event.piece : each)) },
        event.side,
      );
    case 'takenUp':
      return unagreed({ ...state, terrain: state.terrain.filter((each) => each.id !== event.piece) }, event.side);
    case 'agreed':
      return top(state, 'terrain', (step) => ({
        ...step,
        agreed: listed(step.agreed, event.side, true),
        side: other(state, event.side),
      }));
    case 'rolledOff':
      return top(state, 'roll-off', (step) => ({ ...step, rolled: { ...step.rolled, [event.side]: event.face } }));
    case 'rollOffDecided':
      return state;
    case 'edgeChosen':
      return edgeChosen(state, event.side, event.edge);
    case 'deployed':
      return turnDeploy(unit(state, event.unit, { pose: event.pose }), event.unit);
    case 'leftOut':
      return event.units.reduce(routed, state);
    case 'passed':
      return top(state, 'scout', (step) => ({ ...step, done: [...step.done, ...event.units] }));
    case 'firstChosen':
      return event.of === 'scouts' ? state : { ...state, first: event.first };
    case 'opened':
      return { ...state, steps: [...state.steps, event.step] };
    case 'closed':
      return { ...state, steps: state.steps.slice(0, -1) };
    case 'turnBegan':
      return turnBegan(state, event.side, event.round, event.starts);
    case 'turnEnded':
      return turnEnded(state, event.side);
    case 'phaseEnded':
      return state;
    case 'ordered':
      return event.scouting
        ? top(unit(state, event.unit, { pose: last(event.path) }), 'scout', (step) => ({
            ...step,
            done: [...step.done, event.unit],
          }))
        : ordered(state, event.unit, event.order, last(event.path), event.left);
    case 'charged':
      return engaged(
        nudged(ordered(state, event.unit, event.order, last(event.path), event.left), event.nudged),
        event.unit,
        event.target,
      );
    case 'withdrew':
      return nudged(parted(unit(state, event.unit, { pose: event.pose, withdrew: true }), event.left), event.nudged);
    case 'pivoted':
      return unit(state, event.unit, { pose: event.pose });
    case 'wildRolled':
      return unit(state, event.unit, { wild: event.inches });
    case 'steadied':
      return unit(state, event.unit, {
        steadied: true,
        ...(event.held ? { wavering: false, disordered: true } : {}),
      });
    case 'regenerated':
      return heal(state, event.unit, event.healed);
    case 'cloaked':
      return event.units.reduce((s, id) => {
        const hurt = s.units[id];
        return hurt === undefined ? s : unit(s, id, { damage: hurt.damage + 1, cloaked: true });
      }, state);
    case 'radiated':
      return event.units.reduce((s, id) => unit(heal(s, id, 1), id, { radiated: true }), state);
    case 'shot':
      return shot(state, event);
    case 'struck':
      return struck(state, event);
    case 'tested':
      return tested(state, event);
    case 'routed':
      return routed(state, event.unit);
    case 'regrouped':
      return regrouped(state, event);
    case 'overran':
      return engaged(
        nudged(
          top(
            unit(state, event.unit, { pose: last(event.path), order: event.order, struck: false }),
            'regroup',
            (step) => ({ ...step, units: step.units.filter((id) => id !== event.unit) }),
          ),
          event.nudged,
        ),
        event.unit,
        event.target,
      );
    case 'lastRoundRolled':
      return { ...state, rounds: event.rounds, lastRolled: true };
    case 'recontacted':
      return { ...state, engagements: event.engagements };
    case 'ended':
      return { ...state, outcome: event.outcome, steps: [] };
    default:
      return event satisfies never;
  }
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const FRESH: TurnStart = { engaged: [], hills: [], leaderIn: [], near: [] };

const listed = (list: readonly SideId[], side: SideId, on: boolean): readonly SideId[] => {
  const others = list.filter((each) => each !== side);
  return on ? [...others, side].sort() : others;
};

function armyChosen(state: State, event: Of<'armyChosen'>): State {
  const side = state.sides[event.side];
  if (side === undefined) return state;
  const others = Object.entries(state.units).filter(([, each]) => each.side !== event.side);
  const fresh = event.units.map(({ id, name, profile }): [UnitId, Unit] => [
    id,
    {
      id,
      side: event.side,
      seat: event.seat,
      name,
      profile,
      pose: null,
      routed: false,
      damage: 0,
      disordered: false,
      wavering: false,
      frozen: false,
      lostNimble: false,
      order: null,
      start: FRESH,
      shot: false,
      struck: false,
      wild: null,
      withdrew: false,
      steadied: false,
      cloaked: false,
      radiated: false,
      used: {},
    },
  ]);
  // Another army takes back the word that this side is ready.
  const undecided = top(state, 'muster', (step) => ({ ...step, ready: listed(step.ready, event.side, false) }));
  return {
    ...undecided,
    units: Object.fromEntries([...others, ...fresh]),
    sides: {
      ...state.sides,
      [event.side]: { ...side, army: event.name, of: event.army, points: event.points },
    },
  };
}

const other = (state: State, side: SideId): SideId => Object.keys(state.sides).find((id) => id !== side) ?? side;

/** Any change of the field takes back who had agreed to it, and the other side lays next. */
const unagreed = (state: State, side: SideId): State =>
  top(state, 'terrain', (step) => ({ ...step, agreed: [], side: other(state, side) }));

function edgeChosen(state: State, side: SideId, edge: 'near' | 'far'): State {
  const sides = Object.entries(state.sides).map(([id, each]) => [
    id,
    { ...each, edge: id === side ? edge : edge === 'near' ? 'far' : 'near' },
  ]);
  return { ...state, sides: Object.fromEntries(sides) };
}

/** The other side deploys next, if it still has something to deploy. */
function turnDeploy(state: State, id: UnitId): State {
  const side = state.units[id]?.side;
  if (side === undefined) return state;
  const next = other(state, side);
  const left = Object.values(state.units).some((each) => each.side === next && each.pose === null && !each.routed);
  return top(state, 'deploy', (step) => ({ ...step, side: left ? next : side }));
}

function turnBegan(state: State, side: SideId, round: number, starts: Readonly<Record<UnitId, TurnStart>>): State {
  const units = Object.entries(state.units).map(([id, each]): [UnitId, Unit] => [
    id,
    {
      ...each,
      cloaked: false,
      radiated: false,
      ...(each.side === side
        ? {
            order: null,
            start: starts[id] ?? FRESH,
            shot: false,
            struck: false,
            wild: null,
            withdrew: false,
            steadied: false,
          }
        : {}),
    },
  ]);
  return { ...state, active: side, round, units: Object.fromEntries(units), toTest: [] };
}

/** What lasts until the end of its own next turn ends with this turn [KOW-TRN-05]. */
function turnEnded(state: State, side: SideId): State {
  const units = Object.entries(state.units).map(([id, each]): [UnitId, Unit] => [
    id,
    each.side === side
      ? {
          ...each,
          order: null,
          disordered: false,
          wavering: false,
          frozen: false,
          lostNimble: false,
          shot: false,
          struck: false,
          wild: null,
        }
      : each,
  ]);
  return { ...state, units: Object.fromEntries(units) };
}

function corrected(state: State, change: Change): State {
  switch (change.is) {
    case 'pose':
      return unit(state, change.unit, { pose: change.pose });
    case 'restore':
      return unit(state, change.unit, { pose: change.pose, routed: false });
    case 'remove':
      return routed(state, change.unit);
    case 'label':
      return unit(state, change.unit, { name: change.text });
    case 'count':
      return counted(state, change.unit, change.what, change.value);
    case 'agree':
      return state;
    default:
      return change satisfies never;
  }
}

/** What friends may set on a unit by consent: damage, or a state as 0 or 1. */
function counted(state: State, id: UnitId, what: string, value: number): State {
  if (what === 'damage') return unit(state, id, { damage: Math.max(0, value) });
  if (what === 'disordered') return unit(state, id, { disordered: value > 0 });
  if (what === 'wavering') return unit(state, id, { wavering: value > 0 });
  if (what === 'frozen') return unit(state, id, { frozen: value > 0 });
  // A unit that is not spent may be given its order, shoot and strike again.
  if (what === 'spent') return unit(state, id, value > 0 ? { shot: true, struck: true } : SPENT_NO_MORE);
  return state;
}

const SPENT_NO_MORE: Partial<Unit> = { order: null, shot: false, struck: false, withdrew: false };
