import type { Point } from '@muster/geometry';
import type { Refusal } from '../../kernel';
import { launchers } from '../combat/arms';
import { type OneSave, oneSave } from '../combat/saves';
import { pieceName } from '../combat/shot-refusals';
import type { SpellId } from '../content/ids';
import { SPELLS } from '../content/spells';
import { type Fielded, fielded, fieldedOf, gapBetween, sideOf } from '../figures';
import { sightBetween } from '../ground/sight';
import { spellGuard, untargetable } from '../special/hooks';
import type { Marker, State } from '../state';
import { inch } from '../units';

/** Why a spell cannot be laid on this figure by that Mystic; undefined where it can [FL-MAG-03] [FL-MAG-13]. */
export function targetRefusal(state: State, by: Fielded, spell: SpellId, id: string): Refusal | undefined {
  const target = fieldedOf(state, id);
  const who = [id];
  if (target === undefined) return { code: 'unit/not-on-table', rule: 'FL-MAG-03', who };
  const friend = sideOf(target) === sideOf(by);
  const { kind } = SPELLS[spell].target;
  if (kind === 'ally' && !friend) return { code: 'cast/for-allies', rule: 'FL-MAG-13', who, detail: { spell } };
  if (kind === 'enemy' && friend) return { code: 'cast/for-enemies', rule: 'FL-MAG-13', who, detail: { spell } };
  if (id !== by.id) {
    const bar = untargetable(state, by, target, 'spell');
    if (bar !== undefined) return bar;
    const sight = sightBetween(state, by, target);
    if (!sight.sees) {
      if (sight.limit !== null) {
        const detail = { most: sight.limit.mm, because: sight.limit.because };
        return { code: 'cast/too-dim', rule: 'FL-BAT-57', who, detail };
      }
      return { code: 'cast/no-sight', rule: 'FL-MAG-03', who, detail: { piece: pieceName(state, sight.blockedBy) } };
    }
  }
  const { proof } = spellGuard(state, target);
  if (proof !== null) return { code: 'cast/spell-proof', rule: 'FL-MAG-14', who, detail: { because: proof } };
  return ownRefusal(state, spell, target);
}

/** What a spell asks of its target beside the side it is on. */
function ownRefusal(state: State, spell: SpellId, target: Fielded): Refusal | undefined {
  const who = [target.id];
  if (spell === 'darts' && emptied(target).length === 0) return { code: 'cast/has-ammunition', rule: 'FL-MAG-18', who };
  if (spell === 'distract' && !isRangedTrooper(state, target))
    return { code: 'cast/ranged-troopers', rule: 'FL-MAG-15', who };
  return undefined;
}

/** Weapons the spell Darts fills again: what has run out, or is at its last shot, and is not thrown once [FL-MAG-18]. */
export const emptied = (figure: Fielded): readonly string[] =>
  figure.profile.weapons
    .filter((each) => figure.ammunition[each.id] === 'empty' || figure.ammunition[each.id] === 'last')
    .filter((each) => each.is !== 'throwing-knives')
    .map(({ id }) => id);

/** One of the ranks that shoots and has something left to shoot with [FL-AI-02]. */
const isRangedTrooper = (state: State, figure: Fielded): boolean =>
  (figure.profile.kind === 'trooper' || figure.profile.kind === 'leader') &&
  launchers(state, figure).some(({ id, carried }) => carried !== null && figure.ammunition[id] !== 'empty');

/** Whom a spell may be laid on, one by one. */
export const targetsFor = (state: State, by: Fielded, spell: SpellId): readonly Fielded[] =>
  fielded(state).filter((each) => targetRefusal(state, by, spell, each.id) === undefined);

/** Every group a spell may be laid on: each by itself, and for Bind up to three within 1" of each other [FL-MAG-17]. */
export function groupsFor(state: State, by: Fielded, spell: SpellId): readonly (readonly string[])[] {
  const single = targetsFor(state, by, spell);
  const one = single.map(({ id }) => [id]);
  if (SPELLS[spell].target.count === 1) return one;
  const groups: string[][] = [...one];
  for (const [i, a] of single.entries())
    for (const [j, b] of single.entries()) {
      if (j <= i || !areTogether(a, b)) continue;
      groups.push([a.id, b.id]);
      for (const [k, c] of single.entries())
        if (k > j && areTogether(a, c) && areTogether(b, c)) groups.push([a.id, b.id, c.id]);
    }
  return groups;
}

export const areTogether = (a: Fielded, b: Fielded): boolean =>
  Math.hypot(gapBetween(a, b), a.level - b.level) <= inch(1) + 0.03;

/** Markers the spell Explore reads: what is not known yet [FL-MAG-20]. */
export const isReadable = (marker: Marker): boolean =>
  marker.is === 'unknown' ||
  marker.is === 'hidden-foe' ||
  (marker.is === 'exploration' && (marker.counts['explored'] ?? 0) === 0);

/** A rectangle 4" by 0.5" around a point, its long side along the angle [FL-MAG-16]. */
export function fireLine(at: Point, angle: number): readonly Point[] {
  const turn = (angle * Math.PI) / 180;
  const [along, across] = [inch(2), inch(0.25)];
  return (
    [
      [-along, -across],
      [along, -across],
      [along, across],
      [-along, across],
    ] as const
  ).map(([u, v]) => ({
    x: rounded(at.x + u * Math.cos(turn) - v * Math.sin(turn)),
    y: rounded(at.y + u * Math.sin(turn) + v * Math.cos(turn)),
  }));
}
const rounded = (mm: number): number => Math.round(mm * 100) / 100;

/** The one roll it has against a spell that is laid on it; undefined without [FL-MAG-14] [FL-GEN-15]. */
export function saveAgainst(state: State, figure: Fielded): OneSave | undefined {
  const { shakes } = spellGuard(state, figure);
  return oneSave(shakes === null ? [] : [{ needs: shakes.on, because: shakes.because }]);
}
