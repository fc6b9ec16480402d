import {
  type ChargePlan,
  type ChargeRefusal,
  contactOf,
  type Obstacle,
  planCharge,
  planMultiCharge,
} from '@muster/geometry';
import type { Refusal, Result } from '../../kernel';
import { err, ok } from '../../kernel';
import type { State } from '../state';
import { baseOf, type Fielded, fieldedOf, fieldedUnits, flies, isIndividual, letsThrough, unitOf } from '../units';
import type { Stance } from './charge-test';
import { isBlocking } from './ending';
import { pivotsOf } from './order';

/** Friends may not touch: this much air counts as apart, in mm. */
export const APART = 0.1;

/** The routes and places of all chargers, in the order they move; or who finds none, and why [KOW-CHG-03] [KOW-MUL-03]. */
export function solve(
  state: State,
  stances: readonly Stance[],
  target: Fielded,
): Result<readonly ChargePlan[], readonly Refusal[]> {
  const [only] = stances;
  if (stances.length === 1 && only !== undefined) {
    const found = planCharge({
      charger: { id: only.unit.id, base: baseOf(only.stood) },
      target: { id: target.id, base: baseOf(target) },
      face: only.face,
      pivots: pivotsOf(only.unit, 'charge'),
      blocking: blockingFor(state, only, [only], target),
      passable: passableFor(state, only, [only], target),
      open: hinderingPieces(state),
      table: state.table,
      flies: flies(only.unit),
      sharers: sharersOf(state, only, target),
      targetAligns: isIndividual(target),
    });
    return found.ok ? ok([found.value]) : err([refusalOf(state, only, found.error)]);
  }
  const found = planMultiCharge({
    target: { id: target.id, base: baseOf(target) },
    chargers: stances.map((stance) => ({
      charger: { id: stance.unit.id, base: baseOf(stance.stood) },
      face: stance.face,
      pivots: pivotsOf(stance.unit, 'charge'),
      flies: flies(stance.unit),
      blocking: blockingFor(state, stance, stances, target),
      passable: passableFor(state, stance, stances, target),
    })),
    blocking: [],
    open: hinderingPieces(state),
    table: state.table,
    targetAligns: isIndividual(target),
    clearance: APART,
  });
  if (found.refused.length === 0) return ok(found.plans);
  return err(
    found.refused.flatMap(({ id, refusal }) => {
      const stance = stances.find((each) => each.unit.id === id);
      return stance === undefined ? [] : [refusalOf(state, stance, refusal)];
    }),
  );
}

const RULE: Readonly<Record<ChargeRefusal['code'], string>> = {
  'charge/unreachable': 'KOW-CHG-03',
  'charge/wrong-face': 'KOW-CHG-02',
  'charge/route-blocked': 'KOW-CHG-03',
  'charge/no-room': 'KOW-CHG-06',
  'charge/corner-only': 'KOW-CHG-10',
  'charge/off-table': 'KOW-MOV-12',
  'charge/facing-full': 'KOW-MUL-03',
};

/** The solver knows only ids: units among them are named as such, a piece of terrain by its name. */
function refusalOf(state: State, stance: Stance, refusal: ChargeRefusal): Refusal {
  const others = refusal.who.filter((id) => id !== stance.unit.id && id !== stance.target.id);
  const piece = state.terrain.find((each) => others.includes(each.id));
  return {
    code: refusal.code,
    rule: RULE[refusal.code],
    who: [stance.unit.id, stance.target.id, ...others.filter((id) => unitOf(state, id) !== undefined)],
    where: refusal.where,
    detail: { ...refusal.detail, face: stance.face, ...(piece === undefined ? {} : { piece: piece.name }) },
  };
}

/** Everyone but the chargers and their target, and blocking terrain [KOW-CHG-03] [KOW-CHG-05]. */
function blockingFor(state: State, stance: Stance, stances: readonly Stance[], target: Fielded): readonly Obstacle[] {
  const { unit } = stance;
  const sharing = stances.length === 1 ? sharersOf(state, stance, target).map((each) => each.id) : [];
  return [
    ...others(state, stances, target)
      .filter((other) => !passes(unit, other) && !sharing.includes(other.id))
      .map((other) => obstacle(other, other.side === unit.side && !isIndividual(unit))),
    ...state.terrain.filter(isBlocking).map((piece) => ({ id: piece.id, shape: piece.outline })),
  ];
}

/** What stands around an overrun: nobody is passed through while regrouping [KOW-REG-02]. */
export const obstaclesOfOverrun = (state: State, unit: Fielded, target: Fielded) => ({
  blocking: [
    ...fieldedUnits(state)
      .filter((other) => other.id !== unit.id && other.id !== target.id)
      .map((other) => obstacle(other, other.side === unit.side && !isIndividual(unit))),
    ...state.terrain.filter(isBlocking).map((piece) => ({ id: piece.id, shape: piece.outline })),
  ],
  open: hinderingPieces(state),
});

/** Yielding units let through who is not Disordered [KOW-IND-09]. */
const passableFor = (
  state: State,
  { unit }: Stance,
  stances: readonly Stance[],
  target: Fielded,
): readonly Obstacle[] =>
  others(state, stances, target)
    .filter((other) => passes(unit, other))
    .map((other) => obstacle(other, other.side === unit.side && !isIndividual(unit)));

const passes = (unit: Fielded, other: Fielded): boolean => letsThrough(other, unit);

const others = (state: State, stances: readonly Stance[], target: Fielded): readonly Fielded[] =>
  fieldedUnits(state).filter(
    (other) => other.id !== target.id && !stances.some((stance) => stance.unit.id === other.id),
  );

const obstacle = (other: Fielded, apart: boolean): Obstacle => ({
  id: other.id,
  shape: baseOf(other),
  ...(apart ? { clearance: APART } : {}),
});

/** Friends that already stand with their front against the facing that is charged. */
const sharersOf = (state: State, { unit, face }: Stance, target: Fielded) =>
  fieldedOf(state, unit.side)
    .filter((friend) => {
      if (friend.id === unit.id) return false;
      const contact = contactOf(baseOf(friend), baseOf(target));
      return contact?.kind === 'edge' && contact.mine.includes('front') && contact.theirs.includes(face);
    })
    .map((friend) => ({ id: friend.id, base: baseOf(friend), clearance: APART }));

const hinderingPieces = (state: State): readonly Obstacle[] =>
  state.terrain
    .filter((piece) => piece.kind === 'difficult' || piece.kind === 'obstacle')
    .map((piece) => ({ id: piece.id, shape: piece.outline }));
