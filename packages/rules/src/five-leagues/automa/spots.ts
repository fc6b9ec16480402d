import { shotRefusals } from '../combat/shoot';
import { rangeOf } from '../content/enchanted';
import { figureWith } from '../evolve-base';
import { type Fielded, foesOf, gapTo } from '../figures';
import { eyeOf, sightFrom } from '../ground/sight';
import { groundAt } from '../ground/under';
import { type RouteOptions, reachable, type Spot } from '../moves/route';
import type { Carried } from '../profile';
import type { State } from '../state';
import { inch } from '../units';
import { isLoaded } from './arms';

export type { Spot };

/** What an enemy thinks of places: each is judged on the table as it would be with the enemy there. */
export interface Scout {
  readonly me: Fielded;
  readonly here: Spot;
  /** Everywhere it gets with this allowance, the nearest first, its own place among them. */
  within(allowance: number, options?: RouteOptions): readonly Spot[];
  /** Lawful targets of its weapon from there. */
  targets(spot: Spot, weapon: Carried): readonly Fielded[];
  /** In Cover from every archer of the warband who sees it there; without archers, from all who see it [FL-AI-10]. */
  isCovered(spot: Spot): boolean;
  /** Whether anybody of the warband could shoot at all [FL-AI-30]. */
  readonly isThreatened: boolean;
  /** Whether an archer of the warband would see it there. */
  isSeenByArchers(spot: Spot): boolean;
  isOpen(spot: Spot): boolean;
  /** In the open before three loaded weapons or more [FL-AI-05]. */
  isSuicidal(spot: Spot): boolean;
}

export function scout(state: State, me: Fielded): Scout {
  const there = new Map<Spot, { readonly state: State; readonly me: Fielded }>();
  const at = (spot: Spot) => {
    const known = there.get(spot);
    if (known !== undefined) return known;
    const pose = { ...me.pose, ...spot.at };
    const standing: Fielded = { ...me, pose, level: spot.level };
    const made = { state: figureWith(state, me.id, () => ({ pose, level: standing.level })), me: standing };
    there.set(spot, made);
    return made;
  };
  const sight = (spot: Spot, foe: Fielded) => sightFrom(state, eyeOf(foe), at(spot).me, foe);
  const archers = foesOf(state, me).filter((foe) => isLoaded(state, foe));
  const watchers = archers.length > 0 ? archers : foesOf(state, me);
  const here: Spot = { at: me.pose, level: me.level, path: [], cost: 0 };
  const isCovered = memo((spot: Spot) =>
    watchers.every((foe) => {
      const { sees, cover } = sight(spot, foe);
      return !sees || cover;
    }),
  );
  const seenBy = memo((spot: Spot) => archers.filter((foe) => sight(spot, foe).sees).length);
  return {
    me,
    here,
    within: (allowance, options = {}) =>
      allowance <= 0
        ? [here]
        : [
            here,
            ...thinned(
              me,
              reachable(state, me, allowance, options).filter(({ cost }) => cost > 0),
            ).toSorted((a, b) => a.cost - b.cost),
          ],
    targets: memo2((spot: Spot, weapon: Carried) => {
      if (groundAt(state, spot.at).tags.includes('water')) return [];
      const far = inch((rangeOf(weapon) ?? 0) + FARTHER);
      const near = foesOf(state, me).filter((foe) => gapTo(foe, spot.at) - me.profile.base / 2 <= far);
      if (near.length === 0) return [];
      const then = at(spot);
      return near.filter(
        (foe) => shotRefusals(then.state, { by: me.id, target: foe.id, weapon: weapon.id, free: true }).length === 0,
      );
    }),
    isCovered,
    isThreatened: archers.length > 0,
    isSeenByArchers: (spot) => seenBy(spot) > 0,
    isOpen: (spot) => !isCovered(spot),
    isSuicidal: (spot) => seenBy(spot) >= 3 && !isCovered(spot),
  };
}

/** Inches that arrows and rules may add to a weapon’s range at most. */
const FARTHER = 6;

/** Of very many spots every fourth, an inch apart instead of half of one: an enemy does not weigh hundreds of places. */
function thinned(me: Fielded, spots: readonly Spot[]): readonly Spot[] {
  if (spots.length <= MANY) return spots;
  const step = (mm: number): number => Math.round(mm / inch(0.5));
  return spots.filter(({ at }) => step(at.x - me.pose.x) % 2 === 0 && step(at.y - me.pose.y) % 2 === 0);
}
const MANY = 90;

function memo<K extends object, V>(of: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = of(key);
    known.set(key, made);
    return made;
  };
}

function memo2<K extends object, L extends { readonly id: string }, V>(
  of: (key: K, second: L) => V,
): (key: K, second: L) => V {
  const known = new Map<K, Map<string, V>>();
  return (key, second) => {
    const row = known.get(key) ?? new Map<string, V>();
    known.set(key, row);
    const found = row.get(second.id);
    if (found !== undefined) return found;
    const made = of(key, second);
    row.set(second.id, made);
    return made;
  };
}
