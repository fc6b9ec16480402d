import { type Fielded, foesOf, gapBetween } from '../figures';
import { type SightLine, sightBetween } from '../ground/sight';
import type { State } from '../state';

/** What a shooter sees: the same questions are asked many times about one state, and their answers kept. */

/** A look at a target, by eye, arrow or spell. */
export function lookAt(
  state: State,
  by: Fielded,
  target: Fielded,
  line: 'shot' | 'spell' | 'fire' = 'shot',
): SightLine {
  const { looks } = keptFor(state);
  const key = `${line} ${by.id} ${target.id}`;
  const before = looks.get(key);
  if (before !== undefined) return before;
  const seen = sightBetween(state, by, target, { line });
  looks.set(key, seen);
  return seen;
}

/** Its foes with the distance from base to base in mm, the nearest first. */
export function foesByDistance(state: State, by: Fielded): readonly { readonly foe: Fielded; readonly far: number }[] {
  const { foes } = keptFor(state);
  const before = foes.get(by.id);
  if (before !== undefined) return before;
  const found = foesOf(state, by)
    .map((foe) => ({ foe, far: gapBetween(by, foe) }))
    .sort((a, b) => a.far - b.far);
  foes.set(by.id, found);
  return found;
}

interface Kept {
  readonly looks: Map<string, SightLine>;
  readonly foes: Map<string, readonly { readonly foe: Fielded; readonly far: number }[]>;
}

function keptFor(state: State): Kept {
  const before = KEPT.get(state);
  if (before !== undefined) return before;
  const kept: Kept = { looks: new Map(), foes: new Map() };
  KEPT.set(state, kept);
  return kept;
}
const KEPT = new WeakMap<State, Kept>();
