import type { Refusal, SeatId, UnitId } from '../../kernel';
import { readyArms } from '../combat/weapons';
import { type Fielded, fieldedOf, figuresOf, has, is, isInMelee, isTouching, isWithin, runBy } from '../figures';
import { mayJoinGroup } from '../morale/able';
import type { Figure, State } from '../state';
import { isBerserk } from './berserk';
import { canOrder, commandRange, isInCommand } from './leadership';
import { activateRefusal, isRefusal, ownFigure } from './may-activate';

/** Several that act on one roll. `by`: the Leader, or the one that leads from the front; undefined for a gang. */
export interface GroupAsked {
  readonly kind: 'group' | 'regroup' | 'concentrate' | 'lead' | 'gang' | 'gang-regroup';
  readonly by: Fielded | undefined;
  readonly units: readonly UnitId[];
}

/** Figures of one group: five, ten in large games [ASOBH-GRP-01] [ASOBH-GRP-07]. */
export const mostInGroup = (state: State, kind: GroupAsked['kind']): number =>
  kind === 'regroup' || kind === 'gang-regroup' ? MOST_TO_REGROUP : state.config.points >= LARGE_GAME ? 10 : 5;
const LARGE_GAME = 800;
/** Any number, says the book; as many as one hand of orders names [ASOBH-GRP-03]. */
const MOST_TO_REGROUP = 30;

/** Everything that stands in the way of a group, or nothing. */
export function groupRefusals(state: State, seat: SeatId, asked: GroupAsked): readonly Refusal[] {
  const { kind, by, units } = asked;
  const no = (code: string, rule: string, who: readonly UnitId[], detail?: Refusal['detail']): Refusal => ({
    code,
    rule,
    who,
    ...(detail === undefined ? {} : { detail }),
  });
  if (new Set(units).size !== units.length) return [no('group/twice', 'ASOBH-GRP-01', units)];
  if (units.length < 2) return [no('group/too-few', 'ASOBH-GRP-01', units)];
  const most = mostInGroup(state, kind);
  if (units.length > most)
    return [no('group/too-many', kind === 'concentrate' ? 'ASOBH-GRP-04' : 'ASOBH-GRP-01', units, { most })];
  const members: Fielded[] = [];
  const refusals: Refusal[] = [];
  for (const id of units) {
    const found = ownOrFriend(state, seat, id);
    if (isRefusal(found)) refusals.push(found);
    else {
      const figure = fieldedOf(state, id);
      const refusal =
        activateRefusal(found) ??
        (figure === undefined
          ? no('group/carried', 'ASOBH-GRP-01', [id])
          : memberRefusal(state, figure, asked, figure.id === by?.id));
      if (refusal !== undefined) refusals.push(refusal);
      else if (figure !== undefined) members.push(figure);
    }
  }
  if (refusals.length > 0) return refusals;
  return togetherRefusals(state, members, asked);
}

/** Friends of the same side obey an order, whoever plays them [ASOBH-SET-19]. */
function ownOrFriend(state: State, seat: SeatId, unit: UnitId): Figure | Refusal {
  const own = ownFigure(state, seat, unit);
  if (!isRefusal(own) || own.code !== 'unit/not-yours') return own;
  const figure = state.figures[unit];
  const side = state.seats.find((each) => each.seat === seat)?.side;
  return figure !== undefined && runBy(figure) === side && figure.fate === 'table' ? figure : own;
}

/** Why one figure does not fit into a group of this kind. */
function memberRefusal(
  state: State,
  figure: Fielded,
  { kind, by, units }: GroupAsked,
  isLeadingIt: boolean,
): Refusal | undefined {
  const no = (code: string, rule: string): Refusal => ({ code, rule, who: [figure.id] });
  if (!isLeadingIt && has(figure, 'stubborn')) return no('group/stubborn', 'ASOBH-TRAIT-stubborn');
  if (has(figure, 'swarm')) return no('group/swarm', 'ASOBH-TRA-04');
  if (is(figure, 'deaf')) return no('group/deaf', 'ASOBH-CND-02');
  if (is(figure, 'staggering')) return no('group/staggering', 'ASOBH-CND-07');
  if (!mayJoinGroup(state, figure)) return no('group/blind', 'ASOBH-CND-01');
  if (isBerserk(figure) && units.some((id) => !berserkId(state, id))) return no('group/berserk', 'ASOBH-TRAIT-berserk');
  if ((kind === 'gang' || kind === 'gang-regroup') && !has(figure, 'gang')) return no('group/no-gang', 'ASOBH-GRP-06');
  if ((kind === 'regroup' || kind === 'concentrate') && by !== undefined && !isInCommand(state, by, figure))
    return {
      ...no('group/out-of-command', kind === 'regroup' ? 'ASOBH-GRP-03' : 'ASOBH-GRP-04'),
      who: [figure.id, by.id],
      detail: { range: Math.round(commandRange(state, by)) },
    };
  return kind === 'concentrate' ? bowRefusal(state, figure) : undefined;
}

const berserkId = (state: State, id: UnitId): boolean => {
  const figure = fieldedOf(state, id);
  return figure !== undefined && isBerserk(figure);
};

/** Whether a figure may loose with others: a bow of any kind, no spells, no foe at its throat [ASOBH-GRP-04]. */
function bowRefusal(state: State, figure: Fielded): Refusal | undefined {
  const no = (code: string, rule = 'ASOBH-GRP-04'): Refusal => ({ code, rule, who: [figure.id] });
  if (has(figure, 'spell-caster')) return no('group/no-casters');
  if (!isShooter(figure)) return no('group/no-bow');
  if (readyArms(figure).length === 0) return no('group/bow-not-ready', 'ASOBH-RNG-13');
  if (isInMelee(state, figure)) return no('group/in-melee', 'ASOBH-RNG-04');
  return undefined;
}

const BOWS = ['composite-bow', 'crossbow', 'javelin', 'longbow', 'short-bow', 'sling'] as const;
const isShooter = (figure: Figure): boolean => figure.profile.ranged !== null || BOWS.some((bow) => has(figure, bow));

/** What the members must be to each other. */
function togetherRefusals(state: State, members: readonly Fielded[], { kind, by }: GroupAsked): readonly Refusal[] {
  const all = members.map(({ id }) => id);
  if (kind === 'group' && by !== undefined && !members.some((each) => isInCommand(state, by, each)))
    return [
      {
        code: 'group/out-of-command',
        rule: 'ASOBH-GRP-01',
        who: [...all, by.id],
        detail: { range: Math.round(commandRange(state, by)) },
      },
    ];
  if (kind === 'gang-regroup') {
    const far = strayOf(members, (a, b) => isWithin(state, a, b, 'long'));
    return far === undefined ? [] : [{ code: 'group/scattered', rule: 'ASOBH-GRP-06', who: [far.id] }];
  }
  if (kind === 'group' || kind === 'gang' || kind === 'lead') {
    const apart = strayOf(members, (a, b) => isTouching(state, a, b));
    return apart === undefined ? [] : [{ code: 'group/not-touching', rule: 'ASOBH-GRP-01', who: [apart.id] }];
  }
  return [];
}

/** The first that no chain of neighbours joins to the first of them. */
function strayOf(members: readonly Fielded[], near: (a: Fielded, b: Fielded) => boolean): Fielded | undefined {
  const joined = members.slice(0, 1);
  let left = members.slice(1);
  for (;;) {
    const next = left.filter((each) => joined.some((other) => near(each, other)));
    if (next.length === 0) return left[0];
    joined.push(...next);
    left = left.filter((each) => !next.includes(each));
    if (left.length === 0) return undefined;
  }
}

/** Why this figure gives no such orders; undefined where it may. */
export function orderRefusal(leader: Figure): Refusal | undefined {
  if (!has(leader, 'leader')) return { code: 'order/no-leader', rule: 'ASOBH-GRP-01', who: [leader.id] };
  if (!canOrder(leader)) return { code: 'order/voiceless', rule: 'ASOBH-CND-04', who: [leader.id] };
  return undefined;
}

/** Figures that could be in a group of this kind, each for itself. */
export const candidates = (state: State, kind: GroupAsked['kind'], by: Fielded | undefined): readonly Fielded[] => {
  const side = by === undefined ? state.active : runBy(by);
  if (side === null) return [];
  return figuresOf(state, side).filter(
    (figure) =>
      activateRefusal(figure) === undefined &&
      (figure.id !== by?.id || kind === 'lead') &&
      memberRefusal(state, figure, { kind, by, units: [figure.id] }, figure.id === by?.id) === undefined,
  );
};
