import type { Base, Pose } from '@muster/geometry';
import type { SeatId, SideId, UnitId } from '../kernel';
import type { RuleName } from './content/types';
import { compile } from './special/book';
import { has as holds, works } from './special/holds';
import type { BearerAsked, RuleBook, SpecialRule } from './special/types';
import type { Engagement, State, Unit } from './state';

export { topStep } from '../kernel';

/** Small questions about a state that need no geometry. */

/** A unit that stands on the table. */
export type Fielded = Unit & { readonly pose: Pose };

export const isFielded = (unit: Unit | undefined): unit is Fielded => unit !== undefined && unit.pose !== null;

/** The unit of this id, if there is one; names of object internals are no ids. */
export const unitOf = (state: State, id: UnitId): Unit | undefined =>
  Object.hasOwn(state.units, id) ? state.units[id] : undefined;

export const baseOf = (unit: Fielded): Base => baseAt(unit, unit.pose);

export const baseAt = (unit: Unit, pose: Pose): Base => ({
  shape: { kind: 'rect', width: unit.profile.footprint.width, depth: unit.profile.footprint.depth },
  pose,
});

export const fieldedUnits = (state: State): readonly Fielded[] => Object.values(state.units).filter(isFielded);
export const unitsOf = (state: State, side: SideId): readonly Unit[] =>
  Object.values(state.units).filter((unit) => unit.side === side);
export const fieldedOf = (state: State, side: SideId): readonly Fielded[] =>
  fieldedUnits(state).filter((unit) => unit.side === side);
export const enemiesOf = (state: State, side: SideId): readonly Fielded[] =>
  fieldedUnits(state).filter((unit) => unit.side !== side);

export const sideOf = (state: State, seat: SeatId): SideId | undefined =>
  state.seats.find((each) => each.seat === seat)?.side;
export const seatsOf = (state: State, side: SideId): readonly SeatId[] =>
  state.seats.filter((each) => each.side === side).map((each) => each.seat);
export const sideIds = (state: State): readonly SideId[] => Object.keys(state.sides);
/** The other side of the table. */
export const otherSide = (state: State, side: SideId): SideId => sideIds(state).find((each) => each !== side) ?? side;

export const engagedWith = (state: State, id: UnitId): readonly UnitId[] =>
  state.engagements.flatMap((pair) => (pair.a === id ? [pair.b] : pair.b === id ? [pair.a] : []));
export const isEngaged = (state: State, id: UnitId): boolean =>
  state.engagements.some((pair) => pair.a === id || pair.b === id);
export const pairsOf = (state: State, id: UnitId): readonly Engagement[] =>
  state.engagements.filter((pair) => pair.a === id || pair.b === id);

/** The compiled rules of a unit's profile alone: for what no aura of the lists gives. With auras: `rulesNow`. */
export const bookOf = (unit: Unit): RuleBook => compile(unit.profile.rules);

/** What a rule about moving may know of its bearer. */
export const bearerOf = (unit: Unit): BearerAsked => ({
  rules: bookOf(unit),
  damage: unit.damage,
  disordered: unit.disordered,
  wavering: unit.wavering,
});

export const has = (unit: Unit, rule: RuleName): boolean => holds(bookOf(unit), rule);

export const isIndividual = (unit: Unit): boolean => has(unit, 'individual');
/** Others pass through it [KOW-IND-09]; a Mighty one stands its ground [KOW-SPR-22]. */
export const isYielding = (unit: Unit): boolean => works('yielding', bearerOf(unit));
export const isWarEngine = (unit: Unit): boolean => unit.profile.base === 'warEngine';
/** Lost while Disordered [KOW-SPR-12]. */
export const flies = (unit: Unit): boolean => grants(unit, (rule) => rule.permits?.flight?.() === true);
/** Whether the mover may go through this one: it yields, and the mover is not Disordered [KOW-IND-09]. */
export const letsThrough = (unit: Unit, mover: Unit): boolean =>
  grants(unit, (rule) => rule.permits?.passingThrough?.(bearerOf(mover)) === true);
/** Moves before the first turn [KOW-SPR-33]. */
export const isScout = (unit: Unit): boolean => grants(unit, (rule) => rule.permits?.scouting?.() === true);
/** Stands in the way of sight and gives cover; Individuals do neither [KOW-IND-08]. */
export const isScreen = (unit: Unit): boolean => !grants(unit, (rule) => rule.forbids?.screening?.() === true);

/** Whether a rule of the unit that works at this moment answers so. */
const grants = (unit: Unit, asked: (rule: SpecialRule) => boolean): boolean =>
  bookOf(unit).rules.some((rule) => asked(rule) && works(rule.name, bearerOf(unit)));

/** Individuals have it too; lost with Fly, and to Phalanx and Ensnare [KOW-DSO-02]. */
export const isNimble = (unit: Unit): boolean => works('nimble', bearerOf(unit)) && !unit.lostNimble;
