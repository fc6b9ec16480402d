import { atMost } from '@muster/geometry';
import type { Offer, Refusal, SeatId, SideId, UnitId } from '../../kernel';
import { fieldedOf, gapBetween, has, seatOf, seatsOf, sideOf, stickOf } from '../figures';
import { sightBetween } from '../ground/sight';
import type { Intent } from '../intents';
import { declarable, mayDeclare } from '../magic/may-cast';
import { mayReact } from '../morale/able';
import type { Figure, State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules } from '../steps/step';
import type { ActivateStep } from '../steps-flow';
import { mayFlyLow, planFlyLow } from './fly-low';
import { inPlay, isRefusal, ownFigure, withSwarm } from './may-activate';
import { rollOdds } from './roll-odds';

type Reactions = StepOf<'reactions'>;

/** Failed dice in the hand of a side [ASOBH-REA-01]; two or more may be the initiative instead [ASOBH-ACT-05]. */
export const reactionsStep = (side: SideId, dice: number, of: readonly UnitId[]): Reactions => ({
  is: 'reactions',
  side,
  dice,
  of,
  mayTake: dice >= 2,
  declined: [],
});

export const reactions: StepRules<'reactions'> = {
  carryOn: (tale, step) => {
    if (asked(tale.state, step).length > 0) return false;
    tale.finish({ is: 'reactions' });
    return true;
  },
  waiting: (state, step) =>
    asked(state, step).map((seat) => ({
      seat,
      what: 'react',
      detail: {
        dice: step.dice,
        take: step.mayTake ? 1 : 0,
        able: reactors(state, step).filter((figure) => seatOf(figure) === seat).length,
        of: step.of[0] ?? '',
      },
    })),
  offers: (state, step, seat) => {
    if (!asked(state, step).includes(seat)) return [];
    return [
      ...reactors(state, step)
        .filter((figure) => seatOf(figure) === seat)
        .map(
          (figure): Offer<Intent> => ({
            needs: 'target',
            do: 'react',
            unit: figure.id,
            intents: ways(state, figure, step.dice),
          }),
        ),
      ...reactors(state, step)
        .filter((figure) => seatOf(figure) === seat && mayFlyLow(state, figure))
        .map(({ id: unit }): Offer<Intent> => ({ needs: 'now', do: 'fly-low', unit, intent: { do: 'fly-low', unit } })),
      ...(step.mayTake ? [{ needs: 'now' as const, do: 'take-initiative' as const, intent: TAKE }] : []),
      { needs: 'now', do: 'decline', intent: { do: 'decline' } },
    ];
  },
  plan: (state, step, seat, intent) => {
    switch (intent.do) {
      case 'decline':
        return planned({ marks: [], enact: (tale) => tale.add({ type: 'reactionDeclined', seat }) });
      case 'take-initiative':
        if (!step.mayTake)
          return refused({ code: 'react/too-late-to-take', rule: 'ASOBH-ACT-05', detail: { dice: step.dice } });
        return planned({
          marks: [],
          notes: [{ code: 'turn-ends', because: 'ASOBH-ACT-05' }],
          enact: (tale) => tale.add({ type: 'initiativeTaken', side: step.side, why: 'taken' }),
        });
      case 'fly-low': {
        const found = ownFigure(state, seat, intent.unit);
        return isRefusal(found) ? refused(found) : planFlyLow(state, found, () => reactRefusal(state, step, found));
      }
      case 'react':
        return planReact(state, step, seat, intent);
      default:
        return outOfStep(step, intent);
    }
  },
};

const TAKE: Intent = { do: 'take-initiative' };

function ways(state: State, figure: Figure, most: number): readonly Intent[] {
  const counts = [1, 2, 3].filter((dice) => dice <= most);
  const plain = counts.map((dice): Intent => ({ do: 'react', unit: figure.id, dice }));
  const cast = declarable(state, figure).flatMap((spell) =>
    counts.map((dice): Intent => ({ do: 'react', unit: figure.id, dice, spell })),
  );
  return [...plain, ...cast];
}

function planReact(state: State, step: Reactions, seat: SeatId, intent: Extract<Intent, { do: 'react' }>): Planned {
  const found = ownFigure(state, seat, intent.unit);
  if (isRefusal(found)) return refused(found);
  const barred =
    reactRefusal(state, step, found) ??
    (intent.dice < 1 || intent.dice > step.dice
      ? { code: 'react/dice', rule: 'ASOBH-REA-01', who: [found.id], detail: { dice: step.dice } }
      : undefined) ??
    (intent.spell === undefined ? undefined : mayDeclare(state, found, intent.spell));
  if (barred !== undefined) return refused(barred, [{ is: 'outline', unit: found.id, tone: 'refused' }]);
  const figures = withSwarm(state, found, (each) => reactRefusal(state, step, each) === undefined);
  const activation: ActivateStep = {
    is: 'activate',
    kind: 'reaction',
    figures,
    dice: intent.dice,
    spell: intent.spell === undefined ? null : { unit: found.id, spell: intent.spell },
    stage: 'roll',
    successes: 0,
    failures: 0,
  };
  return planned({
    marks: figures.map((unit) => ({ is: 'outline', unit, tone: 'legal' })),
    odds: rollOdds(state, activation),
    notes: step.mayTake ? [{ code: 'react/gives-up-initiative', because: 'ASOBH-ACT-05' }] : [],
    enact: (tale) => {
      tale.amend({ ...step, dice: step.dice - intent.dice, mayTake: false });
      tale.call(activation);
    },
  });
}

/** Seats that have something to answer with and have not declined. */
function asked(state: State, step: Reactions): readonly SeatId[] {
  if (step.dice < 1) return [];
  const able = new Set(reactors(state, step).map(seatOf));
  return seatsOf(state, step.side).filter(
    (seat) => !step.declined.includes(seat) && (step.mayTake || able.has(seat)) && sideOf(state, seat) === step.side,
  );
}

/** Asked several times about one state; with limited reactions it is a question of sight. */
function reactors(state: State, step: Reactions): readonly Figure[] {
  const before = known.get(step);
  if (before?.state === state) return before.able;
  const able = inPlay(state, step.side).filter((figure) => reactRefusal(state, step, figure) === undefined);
  known.set(step, { state, able });
  return able;
}
const known = new WeakMap<Reactions, { readonly state: State; readonly able: readonly Figure[] }>();

/** Why a figure does not react now; undefined where it may try [ASOBH-REA-02] [ASOBH-REA-03] [ASOBH-REA-06]. */
export function reactRefusal(state: State, step: Reactions, figure: Figure): Refusal | undefined {
  const no = (code: string, rule: string, who: readonly UnitId[] = [figure.id]): Refusal => ({ code, rule, who });
  if (figure.reacted) return no('react/already', 'ASOBH-REA-02');
  if (has(figure, 'unreactive')) return no('react/unreactive', 'ASOBH-TRAIT-unreactive');
  if (figure.controlled !== null) return no('react/controlled', 'ASOBH-REA-03');
  if (!mayReact(figure)) return no('react/unable', 'ASOBH-REA-03');
  if (figure.declines) return no('react/declines', 'ASOBH-REA-01');
  if (state.config.reactions !== 'limited') return undefined;
  const here = fieldedOf(state, figure.id);
  const cause = step.of.flatMap((id) => fieldedOf(state, id) ?? []);
  if (here === undefined || cause.length === 0) return no('react/too-far', 'ASOBH-REA-06');
  const reach = stickOf(state, 'long') * 2;
  const near = cause.filter((each) => atMost(gapBetween(here, each), reach));
  if (near.length === 0) return no('react/too-far', 'ASOBH-REA-06', [figure.id, cause[0]?.id ?? figure.id]);
  return near.some((each) => sightBetween(state, here, each).sees)
    ? undefined
    : no('react/out-of-sight', 'ASOBH-REA-06', [figure.id, near[0]?.id ?? figure.id]);
}
