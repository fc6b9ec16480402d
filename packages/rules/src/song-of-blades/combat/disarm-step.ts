import { atMost, containsPoint, gapToPoint, type Point, roundLength } from '@muster/geometry';
import { baseOf, type Fielded, fieldedOf, figureOf, seatOf, stickOf } from '../figures';
import type { IntentOf } from '../intents';
import { hasBothWeapons } from '../special/arms';
import type { Figure, State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules } from '../steps/step';

type Disarm = StepOf<'disarm'>;

/** A weapon is out of its hand; whoever struck it says where it falls, and which of two it is [ASOBH-MEL-21]. */
export const disarm: StepRules<'disarm'> = {
  carryOn(tale, step) {
    const there = fieldedOf(tale.state, step.unit) !== undefined && figureOf(tale.state, step.by) !== undefined;
    if (there && weaponsOf(tale.state, step).length > 0) return false;
    tale.finish();
    return true;
  },
  waiting(state, step) {
    const by = figureOf(state, step.by);
    return by === undefined ? [] : [{ seat: seatOf(by), what: 'disarm', detail: { unit: step.unit, by: step.by } }];
  },
  offers: (state, step) =>
    weaponsOf(state, step).map((what) => ({
      needs: 'place',
      do: 'fling',
      unit: step.unit,
      draft: { do: 'fling', what },
    })),
  plan: (state, step, _seat, intent) => (intent.do === 'fling' ? planOf(state, step, intent) : outOfStep(step, intent)),
  draft(state, step, _seat, draft) {
    const unit = fieldedOf(state, step.unit);
    return draft.do !== 'fling' || unit === undefined
      ? undefined
      : { is: 'unfinished', needs: 'at', marks: [reachMark(state, unit)] };
  },
  sample(state, step, _seat, offer, random) {
    const unit = fieldedOf(state, step.unit);
    if (unit === undefined || offer.needs !== 'place' || offer.draft.do !== 'fling') return undefined;
    const what = 'what' in offer.draft && typeof offer.draft.what === 'string' ? offer.draft.what : 'weapon';
    for (let tries = 0; tries < 12; tries++) {
      const angle = random() * 2 * Math.PI;
      const far = random() * stickOf(state, 'short');
      const at = {
        x: roundLength(unit.pose.x + Math.cos(angle) * far),
        y: roundLength(unit.pose.y + Math.sin(angle) * far),
      };
      if (isPlace(state, unit, at)) return { do: 'fling', what, at };
    }
    return { do: 'fling', what, at: { x: unit.pose.x, y: unit.pose.y } };
  },
};

/** What can be struck from its hand: one of two matching weapons, or the one it holds. */
function weaponsOf(state: State, step: Disarm): readonly Weapon[] {
  const figure = figureOf(state, step.unit);
  if (figure === undefined || figure.arms.hand === null) return [];
  if (hasBothWeapons(figure)) return ['weapon', 'second-weapon'];
  return [figure.arms.hand === 'second' ? 'second-weapon' : 'weapon'];
}
type Weapon = 'weapon' | 'second-weapon';

function planOf(state: State, step: Disarm, intent: IntentOf<'fling'>): Planned {
  const unit = fieldedOf(state, step.unit);
  const rule = 'ASOBH-MEL-21';
  if (unit === undefined) return refused({ code: 'unit/not-on-table', rule, who: [step.unit] });
  const what = weaponsOf(state, step).find((each) => each === intent.what);
  if (what === undefined) return refused({ code: 'fling/no-such-weapon', rule, who: [unit.id] });
  const marks = [reachMark(state, unit)];
  const { at } = intent;
  if (!isOnTable(state, at)) return refused({ code: 'fling/off-table', rule, where: at }, marks);
  const short = stickOf(state, 'short');
  const far = gapToPoint(baseOf(unit), at).distance;
  if (!atMost(far, short))
    return refused({ code: 'fling/too-far', rule, who: [unit.id], where: at, detail: { over: far - short } }, marks);
  if (!isPlace(state, unit, at)) return refused({ code: 'fling/in-solid', rule, where: at }, marks);
  return planned({
    marks: [...marks, { is: 'ring', at, radius: 5, tone: 'legal' }],
    enact(tale) {
      tale.finish();
      tale.add({ type: 'disarmed', unit: unit.id, by: step.by, what, at });
      tale.add({
        type: 'changed',
        unit: unit.id,
        set: { arms: { ...unit.arms, hand: left(unit, what) } },
        because: rule,
      });
      tale.add({ type: 'droppedThing', thing: { what, of: unit.id, at } });
    },
  });
}

/** What is still in hand. A second weapon at the belt has to be drawn first. */
function left(figure: Figure, lost: Weapon): 'first' | 'second' | null {
  if (!hasBothWeapons(figure)) return null;
  return lost === 'weapon' ? 'second' : 'first';
}

const reachMark = (state: State, unit: Fielded) =>
  ({
    is: 'ring',
    at: { x: unit.pose.x, y: unit.pose.y },
    radius: unit.profile.base.size / 2 + stickOf(state, 'short'),
    tone: 'reach',
  }) as const;

const isOnTable = (state: State, at: Point): boolean =>
  at.x >= 0 && at.y >= 0 && at.x <= state.table.width && at.y <= state.table.depth;

/** On the table, near enough, and where a hand can reach it. */
const isPlace = (state: State, unit: Fielded, at: Point): boolean =>
  isOnTable(state, at) &&
  atMost(gapToPoint(baseOf(unit), at).distance, stickOf(state, 'short')) &&
  !state.terrain.some((piece) => piece.stands === 'solid' && containsPoint(piece.outline, at));
