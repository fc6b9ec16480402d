import type { Refusal } from '../../kernel';
import { noAction } from '../combat/may-act';
import { mayTakeFromPack } from '../combat/pack';
import { pieceName } from '../combat/shot-refusals';
import type { SpellId } from '../content/ids';
import { SPELLS } from '../content/spells';
import { type Fielded, fielded, fieldedOf, sideOf } from '../figures';
import { levelAt } from '../ground/levels';
import { sightFrom } from '../ground/sight';
import { toRing } from '../ground/track';
import type { Intent } from '../intents';
import { castBar } from '../special/hooks';
import type { State } from '../state';
import type { ActStep } from '../steps-flow';
import { areTogether, fireLine, isReadable, targetRefusal } from './targets';

export type CastIntent = Extract<Intent, { do: 'cast' }>;

/** Spells cast in this round, by the figure’s own count. */
export const castsThisRound = (state: State, figure: Fielded): number =>
  figure.counts['cast-round'] === state.round ? (figure.counts['casts'] ?? 0) : 0;

/**
 * Why it may cast nothing now. One spell a round, whatever Actions it has; a trinket allows a second, also after the
 * Action of the first [FL-MAG-03].
 */
export function casterRefusal(state: State, act: ActStep, figure: Fielded): Refusal | undefined {
  const who = [figure.id];
  if (sideOf(figure) === 'enemies') return { code: 'cast/only-the-warband', rule: 'FL-MAG-01', who };
  if (figure.profile.casting === null || figure.profile.spells.length === 0)
    return { code: 'cast/no-mystic', rule: 'FL-MAG-01', who };
  const casts = castsThisRound(state, figure);
  if (casts >= 2) return { code: 'cast/twice', rule: 'FL-MAG-03', who };
  if (casts === 1 && !mayTakeFromPack(state, figure, 'mystic-trinket'))
    return { code: 'cast/once-a-round', rule: 'FL-MAG-03', who };
  const { did } = figure;
  // The trinket’s spell follows the first in the same Action
  const again = casts === 1 && did.casts === 1;
  const spent = noAction(act, again ? { ...figure, did: { ...did, casts: 0 } } : figure);
  return spent ?? castBar(state, figure);
}

/** Why this spell cannot be cast so; `known`: spells that are open to it. */
export function spellRefusal(
  state: State,
  figure: Fielded,
  intent: CastIntent,
  known: readonly SpellId[] = figure.profile.spells,
): Refusal | undefined {
  const { spell, targets } = intent;
  const who = [figure.id];
  if (!known.includes(spell)) return { code: 'cast/unknown-spell', rule: 'FL-MAG-15', who, detail: { spell } };
  if (isTaxed(figure, spell)) return { code: 'cast/taxing', rule: 'FL-MAG-11', who, detail: { spell } };
  const { kind, count } = SPELLS[spell].target;
  if (kind === 'ground') return targets.length > 0 ? shape(spell) : groundRefusal(state, figure, intent);
  if (intent.at !== undefined || intent.angle !== undefined) return shape(spell);
  if (kind === 'marker') return targets.length > 0 ? shape(spell) : markerRefusal(state, intent);
  if (intent.marker !== undefined || targets.length === 0) return shape(spell);
  if (targets.length > count || new Set(targets).size < targets.length)
    return { code: 'cast/too-many', rule: 'FL-MAG-13', who: targets, detail: { spell, most: count } };
  for (const id of targets) {
    const no = targetRefusal(state, figure, spell, id);
    if (no !== undefined) return no;
  }
  const group = targets.map((id) => fieldedOf(state, id)).filter((each) => each !== undefined);
  const apart = group.find((a) => group.some((b) => a !== b && !areTogether(a, b)));
  if (apart !== undefined) return { code: 'cast/not-together', rule: 'FL-MAG-17', who: [apart.id] };
  // One way to say it: in the order they stand in the battle
  const order = Object.keys(state.figures).filter((id) => targets.includes(id));
  return order.every((id, i) => id === targets[i]) ? undefined : shape(spell);
}

/** The intent does not have the shape this spell needs. */
const shape = (spell: SpellId): Refusal => ({ code: 'cast/what-at', rule: 'FL-MAG-13', detail: { spell } });

/** A spell that drains so much that it works once a battle; a failure does not count [FL-MAG-11]. */
export const isTaxed = (figure: Fielded, spell: SpellId): boolean =>
  SPELLS[spell].taxing && (figure.counts[`cast-${spell}`] ?? 0) > 0;

function markerRefusal(state: State, { marker }: CastIntent): Refusal | undefined {
  const found = marker === undefined ? undefined : state.markers[marker];
  if (found === undefined) return { code: 'cast/no-such-marker', rule: 'FL-MAG-20' };
  return isReadable(found) ? undefined : { code: 'cast/nothing-to-read', rule: 'FL-MAG-20', where: found.at };
}

/** On the table, in sight, and clear of everybody [FL-MAG-16]. */
function groundRefusal(state: State, figure: Fielded, { at, angle, spell, marker }: CastIntent): Refusal | undefined {
  if (at === undefined || angle === undefined || marker !== undefined) return shape(spell);
  const outline = fireLine(at, angle);
  const { width, depth } = state.table;
  const off = outline.find(({ x, y }) => x < 0 || y < 0 || x > width || y > depth);
  if (off !== undefined) return { code: 'cast/off-table', rule: 'FL-MAG-16', where: off };
  const touched = fielded(state).find((each) => toRing(outline, each.pose) <= each.profile.base / 2 + 0.03);
  if (touched !== undefined) return { code: 'cast/touches', rule: 'FL-MAG-16', who: [touched.id], where: at };
  const spot: Fielded = {
    ...figure,
    id: '',
    pose: { ...at, facing: 0 },
    level: levelAt(state, figure, at),
    profile: { ...figure.profile, base: 2 },
  };
  const sight = sightFrom(
    state,
    { at: figure.pose, level: figure.level, radius: figure.profile.base / 2, unit: figure.id },
    spot,
    figure,
  );
  if (sight.sees) return undefined;
  return {
    code: 'cast/spot-unseen',
    rule: 'FL-MAG-03',
    where: at,
    detail: { piece: pieceName(state, sight.blockedBy) },
  };
}
