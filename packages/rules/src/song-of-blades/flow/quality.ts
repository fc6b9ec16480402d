import { containsPoint, outlineOf } from '@muster/geometry';
import type { Modifier, UnitId } from '../../kernel';
import { baseOf, type Fielded, fieldedOf, figureOf, foesOf, has, is, isFielded, isWithin } from '../figures';
import { areasUnder, groundsUnder } from '../ground/grounds';
import { modifierOf } from '../magic/complications';
import { flies, isFreeOfGround } from '../moves/gait';
import { NO_SURE_DIE } from '../special/dice-traits';
import { AGAINST_QUALITY, fromTraits, QUALITY_TRAITS, type QualityAsked } from '../special/quality-traits';
import type { Figure, State } from '../state';
import type { QualityStep, RollWhy } from '../steps-flow';
import { leadershipOn, type Together } from './leadership';
import { isReckless } from './reckless';

/** What a die must reach, and every reason for it. */
interface Needed {
  /** The printed Quality; what wounds took from it stands among the modifiers. */
  readonly quality: number;
  /** May lie outside 2 to 6: a 1 always fails and a 6 never does [ASOBH-ACT-02]. */
  readonly needs: number;
  readonly modifiers: readonly Modifier[];
}

/** Circumstances of a roll beyond the figure itself. */
interface Around {
  /** Spell resisted, or the figure on the other side of the roll. */
  readonly against?: string | null;
  readonly together?: Together;
}

/** Quality as it is after poison and drain [ASOBH-CON-04]. */
export const currentQuality = (figure: Figure): number =>
  figure.profile.quality + figure.worse.poison + figure.worse.drain;

/**
 * What each die of a figure must reach on a roll for this reason: traits, leadership, wounds, weather, ground and the
 * tides of magic, each by name. `extra` is what the cause of the roll adds.
 */
export function qualityNow(
  state: State,
  figure: Figure,
  why: RollWhy,
  extra: readonly Modifier[] = [],
  around: Around = {},
): Needed {
  const modifiers = [...lasting(state, figure), ...extra];
  // What the cause of the roll has named already is not counted again
  for (const each of traits(state, figure, why, around))
    if (!extra.some(({ because }) => because === each.because)) modifiers.push(each);
  const placed = isFielded(figure) ? figure : undefined;
  if (placed !== undefined) {
    const led = leadershipOn(state, placed, why, around.together);
    if (led !== undefined) modifiers.push(led);
    modifiers.push(...underfoot(state, placed, why));
  }
  const { quality } = figure.profile;
  return { quality, needs: quality - modifiers.reduce((sum, each) => sum + each.amount, 0), modifiers };
}

/** Whether a face passes. */
export const passes = (face: number, needs: number): boolean => face === 6 || (face !== 1 && face >= needs);

/**
 * A roll of quality dice, ready to be called; it hands down `quality` with the number of successes. In a group the worst
 * Quality of all counts [ASOBH-GRP-02].
 */
export function qualityRoll(
  state: State,
  roll: {
    readonly unit: UnitId;
    readonly why: RollWhy;
    readonly dice: number;
    readonly extra?: readonly Modifier[];
    readonly against?: string | null;
    readonly figures?: readonly UnitId[];
    /** Whoever leads the group from the front. */
    readonly front?: UnitId | undefined;
  },
): QualityStep {
  const figures = roll.figures ?? [roll.unit];
  const { unit, needed } = worstOf(state, figures, roll.why, roll);
  return {
    is: 'quality',
    unit: unit ?? roll.unit,
    figures,
    why: roll.why,
    dice: roll.dice,
    needs: needed.needs,
    quality: needed.quality,
    modifiers: needed.modifiers,
    against: roll.against ?? null,
    stage: 'roll',
    sure: sureDice(state, figures, roll.why, roll.dice),
    group: figures.length > 1,
    faces: [],
    changed: [],
    stood: [],
  };
}

/** The one of several that needs most, and what it needs; the first of equals. */
export function worstOf(
  state: State,
  figures: readonly UnitId[],
  why: RollWhy,
  given: {
    readonly extra?: readonly Modifier[];
    readonly against?: string | null;
    readonly front?: UnitId | undefined;
  } = {},
): { readonly unit: UnitId | undefined; readonly needed: Needed } {
  const members = figures.flatMap((id) => fieldedOf(state, id) ?? []);
  const front = given.front === undefined ? undefined : fieldedOf(state, given.front);
  const around: Around = {
    ...(given.against === undefined ? {} : { against: given.against }),
    ...(figures.length > 1 ? { together: { figures: members, front } } : {}),
  };
  let worst: { unit: UnitId; needed: Needed } | undefined;
  for (const id of figures) {
    const figure = figureOf(state, id);
    if (figure === undefined) continue;
    const needed = qualityNow(state, figure, why, given.extra ?? [], around);
    if (worst === undefined || needed.needs > worst.needed.needs) worst = { unit: id, needed };
  }
  return worst ?? { unit: undefined, needed: { quality: 6, needs: 6, modifiers: given.extra ?? [] } };
}

/** One die of a Hero counts as a six unthrown; in a group only where all of it are Heroes [ASOBH-TRAIT-hero]. */
export function sureDice(state: State, figures: readonly UnitId[], why: RollWhy, dice: number): number {
  if (dice === 0 || NO_SURE_DIE.includes(why)) return 0;
  return figures.length > 0 && figures.every((id) => heroic(figureOf(state, id))) ? 1 : 0;
}
const heroic = (figure: Figure | undefined): boolean => figure !== undefined && has(figure, 'hero');

/** What a figure carries from roll to roll. */
function lasting(state: State, figure: Figure): readonly Modifier[] {
  const all: Modifier[] = [];
  const { poison, drain } = figure.worse;
  if (poison > 0) all.push({ amount: -poison, because: 'poison' });
  if (drain > 0) all.push({ amount: -drain, because: 'drain' });
  if (figure.hurt !== 0) all.push({ amount: -Math.abs(figure.hurt), because: 'ASOBH-END-02' });
  if (isReckless(figure)) all.push({ amount: 1, because: 'reckless' });
  const tides = modifierOf(state, figure);
  if (tides !== undefined) all.push(tides);
  if (isWindswept(state, figure)) all.push({ amount: -1, because: 'ASOBH-WTH-02' });
  return all;
}

/** Counted on a flyer that keeps to the ground in a strong wind, for the turn [ASOBH-WTH-02]. */
export const FLIES_LOW = 'flies-low';

/** A flyer in the wind, unless it keeps to the ground or is held there [ASOBH-WTH-02] [ASOBH-WTH-04]. */
const isWindswept = (state: State, figure: Figure): boolean =>
  blows(state) && flies(state, figure) && (figure.did.other[FLIES_LOW] ?? 0) === 0;
export const blows = (state: State): boolean => state.weather === 'strong-wind' || state.weather === 'thunderstorm';

function traits(state: State, figure: Figure, why: RollWhy, around: Around): readonly Modifier[] {
  const other = typeof around.against === 'string' ? figureOf(state, around.against) : undefined;
  const asked: QualityAsked = {
    why,
    group: around.together !== undefined,
    against: around.against ?? null,
    other,
    proneFoeNear: has(figure, 'opportunistic') && isFielded(figure) && proneFoeNear(state, figure),
  };
  const own = fromTraits(QUALITY_TRAITS, (trait) => has(figure, trait), asked);
  if (other === undefined) return own;
  return [...own, ...fromTraits(AGAINST_QUALITY, (trait) => has(other, trait), asked)];
}

const proneFoeNear = (state: State, figure: Fielded): boolean =>
  foesOf(state, figure).some((foe) => is(foe, 'prone') && isWithin(state, figure, foe, 'medium'));

/** Lying in a swamp under much weight, swimming in arms [ASOBH-ENV-02] [ASOBH-ENV-05]. */
function underfoot(state: State, figure: Fielded, why: RollWhy): readonly Modifier[] {
  const grounds = groundsUnder(state, figure);
  const all: Modifier[] = [];
  const stirs = why === 'activation' || why === 'reaction';
  if (stirs && is(figure, 'prone') && grounds.includes('swamp') && isHeavy(figure) && isBogged(state, figure))
    all.push({ amount: -1, because: 'ASOBH-ENV-02' });
  if (grounds.includes('deep') && !has(figure, 'amphibious') && isLaden(figure) && !isFreeOfGround(state, figure))
    all.push({ amount: -2, because: 'ASOBH-ENV-05' });
  return all;
}

/** At home there it does not sink in; the huge do only with the whole of their base [ASOBH-ENV-02]. */
function isBogged(state: State, figure: Fielded): boolean {
  if (has(figure, 'amphibious') || has(figure, 'swamp-walk')) return false;
  if (figure.profile.size !== 'huge' && figure.profile.size !== 'gargantuan') return true;
  const swamps = areasUnder(state, figure).filter(({ ground }) => ground === 'swamp');
  return outlineOf(baseOf(figure)).every((point) => swamps.some(({ outline }) => containsPoint(outline, point)));
}

const isHeavy = (figure: Figure): boolean =>
  figure.profile.size === 'big' ||
  figure.profile.size === 'huge' ||
  figure.profile.size === 'gargantuan' ||
  has(figure, 'mounted') ||
  has(figure, 'heavily-armored');

/** In armour, or with a weapon in hand. */
const isLaden = (figure: Figure): boolean =>
  has(figure, 'heavily-armored') ||
  (figure.arms.hand !== null && (figure.profile.armed === 'weapon' || figure.profile.armed === 'two-weapons'));
