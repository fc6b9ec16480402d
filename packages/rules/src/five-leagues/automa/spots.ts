import { shotRefusals } from '../combat/shoot';
import { figureWith } from '../evolve-base';
import { type Fielded, foesOf } from '../figures';
import { sightBetween } from '../ground/sight';
import { groundAt } from '../ground/under';
import { type RouteOptions, reachable, type Spot } from '../moves/route';
import type { Carried } from '../profile';
import type { State } from '../state';
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
  const looks = (spot: Spot, foes: readonly Fielded[]) =>
    foes.map((foe) => sightBetween(state, foe, at(spot).me)).filter(({ sees }) => sees);
  const archers = foesOf(state, me).filter((foe) => isLoaded(state, foe));
  const watchers = archers.length > 0 ? archers : foesOf(state, me);
  const here: Spot = { at: me.pose, level: me.level, path: [], cost: 0 };
  const isCovered = memo((spot: Spot) => looks(spot, watchers).every(({ cover }) => cover));
  const seenBy = memo((spot: Spot) => looks(spot, archers).length);
  return {
    me,
    here,
    within: (allowance, options = {}) =>
      allowance <= 0
        ? [here]
        : [
            here,
            ...reachable(state, me, allowance, options)
              .filter(({ cost }) => cost > 0)
              .sort((a, b) => a.cost - b.cost),
          ],
    targets: memo2((spot: Spot, weapon: Carried) => {
      if (groundAt(state, spot.at).tags.includes('water')) return [];
      const then = at(spot);
      return foesOf(then.state, then.me).filter(
        (foe) => shotRefusals(then.state, { by: me.id, target: foe.id, weapon: weapon.id, free: true }).length === 0,
      );
    }),
    isCovered,
    isSeenByArchers: (spot) => seenBy(spot) > 0,
    isOpen: (spot) => !isCovered(spot),
    isSuicidal: (spot) => seenBy(spot) >= 3 && !isCovered(spot),
  };
}

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
