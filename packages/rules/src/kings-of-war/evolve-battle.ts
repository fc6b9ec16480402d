import type { UnitId } from '../kernel';
import type { Event } from './events';
import { heal, last, nudged, top, unit } from './evolve-base';
import type { State } from './state';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** Damage on an enemy is remembered for its nerve test. */
export function harmed(state: State, target: UnitId, damage: number, by: UnitId, weapon: string | null): State {
  const hurt = state.units[target];
  if (hurt === undefined || damage <= 0) return state;
  const known = state.toTest.find((harm) => harm.unit === target);
  const harm = {
    unit: target,
    damage: (known?.damage ?? 0) + damage,
    by: [...(known?.by ?? []), { unit: by, weapon }],
  };
  return {
    ...unit(state, target, { damage: hurt.damage + damage }),
    toTest: [...state.toTest.filter((each) => each.unit !== target), harm],
  };
}

export function shot(state: State, event: Of<'shot'>): State {
  const { attacker, target, damage, healed } = event.result;
  const shooter = state.units[attacker];
  if (shooter === undefined) return state;
  const used = event.limited
    ? { ...shooter.used, [event.weapon]: (shooter.used[event.weapon] ?? 0) + 1 }
    : shooter.used;
  const fired = unit(heal(state, attacker, healed), attacker, { shot: true, used });
  return harmed(fired, target, damage, attacker, event.weapon);
}

export function struck(state: State, event: Of<'struck'>): State {
  const { attacker, target, damage, healed } = event.result;
  const fought = unit(heal(state, attacker, healed), attacker, { struck: true });
  const hurt = harmed(fought, target, damage, attacker, null);
  const shaken = unit(hurt, target, {
    ...(event.disorders ? { disordered: true } : {}),
    ...(event.losesNimble ? { lostNimble: true } : {}),
  });
  return top(shaken, 'combat', (step) => ({
    ...step,
    waiting: step.waiting.filter((id) => id !== attacker),
    struck: [...step.struck, attacker],
  }));
}

export function tested(state: State, event: Of<'tested'>): State {
  const { target, result, healed } = event.outcome;
  const after = { ...state, toTest: state.toTest.filter((harm) => harm.unit !== target) };
  return result === 'wavering'
    ? unit(heal(after, target, healed), target, { wavering: true, disordered: true })
    : heal(after, target, healed);
}

/** Gone from the table, its pairs with it; nothing waits for it any more. */
export function routed(state: State, id: UnitId): State {
  const gone = unit(state, id, { pose: null, routed: true });
  return {
    ...gone,
    engagements: gone.engagements.filter((pair) => pair.a !== id && pair.b !== id),
    toTest: gone.toTest.filter((harm) => harm.unit !== id),
  };
}

export function regrouped(state: State, event: Of<'regrouped'>): State {
  if (!event.free)
    return top(state, 'regroup', (step) => ({
      ...step,
      barred: [...step.barred, { unit: event.unit, way: event.way }],
    }));
  const pose = last(event.path);
  const moved = pose === null ? state : unit(state, event.unit, { pose });
  return top(nudged(moved, event.nudged), 'regroup', (step) => ({
    ...step,
    units: step.units.filter((id) => id !== event.unit),
  }));
}
