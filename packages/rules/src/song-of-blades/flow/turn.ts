import type { Offer, SeatId, UnitId } from '../../kernel';
import { fielded, fieldedOf, foesOf, has, isFielded, otherSide, seatOf, seatsOf, sideOf } from '../figures';
import { isScreened } from '../ground/hiding';
import type { Intent } from '../intents';
import { endOffersOf } from '../magic/end-spell';
import { declarable } from '../magic/may-cast';
import { upkeepStep } from '../morale/upkeep';
import type { Figure, State } from '../state';
import { outOfStep, planned, type StepOf, type StepRules, type Tale } from '../steps/step';
import { isBerserk } from './berserk';
import { mayFlyLow } from './fly-low';
import { freeMoveRefusal } from './free-move';
import { candidates } from './groups';
import { readyOf } from './may-activate';
import { someTogether } from './orders';
import { mayBeReckless } from './reckless';
import { planTurn } from './turn-plans';

type Turn = StepOf<'turn'>;

/** A side's turn: it activates figure after figure until all have acted, it passes, or the turn is taken [ASOBH-INI-02]. */
export const turn: StepRules<'turn'> = {
  carryOn: (tale, step) => {
    switch (step.stage) {
      case 'begin': {
        const { stage: _begin, ...open } = step;
        tale.add({
          type: 'turnBegan',
          side: step.side,
          turn: tale.state.turn + 1,
          unseen: unseen(tale.state),
        });
        tale.amend(open);
        tale.call(upkeepStep('begin'));
        return true;
      }
      case 'ending':
        tale.add({ type: 'turnEnded', side: step.side, why: step.why ?? 'passed' });
        tale.amend({ ...step, stage: 'ended' });
        tale.call(upkeepStep('end'));
        return true;
      case 'ended':
        tale.finish();
        tale.call({ is: 'turn', side: otherSide(tale.state, step.side), stage: 'begin' });
        return true;
      default:
        return endsByItself(tale, step);
    }
  },
  waiting: (state, step) =>
    step.stage !== undefined
      ? []
      : asked(state, step).map((seat) => ({
          seat,
          what: 'turn',
          detail: { left: readyOf(state, step.side).filter((figure) => seatOf(figure) === seat).length },
        })),
  offers: (state, step, seat) => {
    if (sideOf(state, seat) !== step.side) return [];
    const mine = readyOf(state, step.side).filter((figure) => seatOf(figure) === seat);
    return [
      ...mine.flatMap((figure) => figureOffers(state, figure)),
      ...groupOffers(state, mine),
      ...endOffersOf(state, seat),
      { needs: 'now', do: 'end-turn', intent: { do: 'end-turn' } },
    ];
  },
  plan: (state, step, seat, intent) => {
    if (intent.do === 'end-turn') {
      const left = readyOf(state, step.side).filter((figure) => seatOf(figure) === seat);
      return planned({
        marks: left.filter(isFielded).map(({ id }) => ({ is: 'outline', unit: id, tone: 'threat' })),
        notes: left.length === 0 ? [] : [{ code: 'left-idle', because: 'ASOBH-INI-02', detail: { left: left.length } }],
        enact: (tale) => tale.add({ type: 'seatPassed', seat }),
      });
    }
    return planTurn(state, seat, intent) ?? outOfStep(step, intent);
  },
  draft: (state, _step, seat, draft) => {
    if (draft.do !== 'activate-group') return undefined;
    const by = 'by' in draft && typeof draft.by === 'string' ? fieldedOf(state, draft.by) : undefined;
    const kind = by !== undefined ? 'lead' : draft.order === 'regroup' ? 'gang-regroup' : 'gang';
    const may = candidates(state, kind, by).filter((figure) => seatOf(figure) === seat || by !== undefined);
    return {
      is: 'unfinished',
      needs: draft.units === undefined ? 'units' : 'dice',
      marks: may.map(({ id }) => ({ is: 'outline', unit: id, tone: 'path' })),
    };
  },
  sample: (state, step, seat, offer, random) => {
    if (offer.do !== 'activate-group' || offer.needs !== 'place') return undefined;
    const dice = 1 + Math.floor(random() * 3);
    const name = (offer.draft as { readonly by?: string }).by;
    const by = name === undefined ? undefined : fieldedOf(state, name);
    for (let tries = 0; tries < 12; tries += 1) {
      const regroup = by === undefined && random() < 0.3;
      const kind = by !== undefined ? 'lead' : regroup ? 'gang-regroup' : 'gang';
      const units = someTogether(state, kind, by, random);
      const intent: Intent = {
        do: 'activate-group',
        units,
        dice,
        ...(by === undefined ? {} : { by: by.id }),
        ...(regroup ? { order: 'regroup' as const } : {}),
      };
      if (planTurn(state, seat, intent)?.ok === true && sideOf(state, seat) === step.side) return intent;
    }
    return undefined;
  },
};

/** Over when nobody is left to activate, or every seat that could has passed. */
function endsByItself(tale: Tale, step: Turn): boolean {
  const left = readyOf(tale.state, step.side);
  if (left.length > 0 && asked(tale.state, step).length > 0) return false;
  tale.amend({ ...step, stage: 'ending', why: left.length === 0 ? 'all-acted' : 'passed' });
  return true;
}

/** Seats with figures to activate that have not passed. */
function asked(state: State, step: Turn): readonly SeatId[] {
  const able = new Set(readyOf(state, step.side).map(seatOf));
  return seatsOf(state, step.side).filter((seat) => able.has(seat) && !(step.passed ?? []).includes(seat));
}

function figureOffers(state: State, figure: Figure): readonly Offer<Intent>[] {
  const unit = figure.id;
  const counts = isBerserk(figure) ? [3] : [1, 2, 3];
  const intents: Intent[] = counts.map((dice) => ({ do: 'activate', unit, dice }));
  for (const spell of declarable(state, figure))
    intents.push(...counts.map((dice): Intent => ({ do: 'activate', unit, dice, spell })));
  const offered: Offer<Intent>[] = [{ needs: 'target', do: 'activate', unit, intents }];
  if (freeMoveRefusal(state, figure) === undefined)
    offered.push({ needs: 'now', do: 'free-move', unit, intent: { do: 'free-move', unit } });
  if (mayBeReckless(state, figure))
    offered.push({ needs: 'now', do: 'reckless', unit, intent: { do: 'reckless', unit } });
  if (mayFlyLow(state, figure)) offered.push({ needs: 'now', do: 'fly-low', unit, intent: { do: 'fly-low', unit } });
  return offered;
}

/** Groups without an order: behind one who leads from the front, and gangs [ASOBH-LDR-05] [ASOBH-GRP-06]. */
function groupOffers(state: State, mine: readonly Figure[]): readonly Offer<Intent>[] {
  const offered: Offer<Intent>[] = mine.flatMap((figure): Offer<Intent>[] =>
    isFielded(figure) && has(figure, 'lead-from-the-front') && candidates(state, 'lead', figure).length >= 2
      ? [{ needs: 'place', do: 'activate-group', unit: figure.id, draft: { do: 'activate-group', by: figure.id } }]
      : [],
  );
  const gang = mine.filter((figure) => has(figure, 'gang'));
  if (gang.length >= 1 && candidates(state, 'gang', undefined).length >= 2)
    offered.push({ needs: 'place', do: 'activate-group', draft: { do: 'activate-group' } });
  return offered;
}

/**
 * For each figure the foes it is hidden from as a turn begins: those it may ambush in it, reacting or in its own turn
 * [ASOBH-MEL-11].
 */
function unseen(state: State): Readonly<Record<UnitId, readonly UnitId[]>> {
  const lists = fielded(state).map((figure) => [
    figure.id,
    foesOf(state, figure)
      .filter((foe) => isScreened(state, foe, figure))
      .map(({ id }) => id),
  ]);
  return Object.fromEntries(lists.filter(([, foes]) => (foes?.length ?? 0) > 0));
}
