import type { Offer, Preview, Refusal, SeatId, UnitId } from '../../kernel';
import { figureOf, seatOf } from '../figures';
import type { Intent } from '../intents';
import type { Figure, State } from '../state';
import { type Planned, planned, refused, type StepOf, type StepRules } from '../steps/step';
import { berserkMust, berserkOffers, berserkRefusal } from './act-berserk';
import { waysBack } from './act-regroup';
import { isBerserk } from './berserk';
import { isVerb, verbsOf } from './verbs-all';

type Act = StepOf<'act'>;

/**
 * Actions are spent, in any order, until none are left or the player says done [ASOBH-ACT-03]. In a group one figure
 * acts after the other, and whoever has begun finishes first [ASOBH-GRP-02].
 */
export const act: StepRules<'act'> = {
  carryOn: (tale, step) => {
    const on = actors(tale.state, step);
    if (on.some((figure) => hasOffer(tale.state, step, figure))) return false;
    // Actions that are good for nothing ask nobody: one will is too few to break a spell
    const idle = on.flatMap(({ id }) => ((step.left[id] ?? 0) > 0 ? [id] : []));
    if (idle.length > 0) tale.add({ type: 'idled', units: idle });
    tale.finish({ is: 'acted' });
    return true;
  },
  waiting: (state, step) =>
    [...new Set(free(state, step).map(seatOf))].map((seat) => {
      const own = free(state, step).filter((figure) => seatOf(figure) === seat);
      return {
        seat,
        what: step.kind === 'reaction' ? 'act-in-reaction' : 'act',
        detail: {
          unit: own[0]?.id ?? '',
          figures: own.length,
          actions: Math.max(0, ...own.map((figure) => step.left[figure.id] ?? 0)),
          kind: step.kind,
        },
      };
    }),
  offers: (state, step, seat) => {
    const mine = free(state, step).filter((figure) => seatOf(figure) === seat);
    return [
      ...mine.flatMap((figure) => verbOffers(state, step, figure)),
      ...mine
        .filter((figure) => doneRefusal(state, step, [figure]) === undefined)
        .map(({ id }): Offer<Intent> => ({ needs: 'now', do: 'done', unit: id, intent: { do: 'done', unit: id } })),
      ...(doneRefusal(state, step, mine) === undefined
        ? [{ needs: 'now' as const, do: 'done' as const, intent: { do: 'done' as const } }]
        : []),
    ];
  },
  plan: (state, step, seat, intent) => {
    if (intent.do === 'done') return planDone(state, step, seat, intent.unit);
    if (!isVerb(intent.do) || !('unit' in intent))
      return refused({ code: 'step/not-now', rule: 'ASOBH-ACT-03', detail: { step: 'act', asked: intent.do } });
    const found = verbsOf(step.kind).find(({ verb }) => verb.do === intent.do);
    const unit = intent.unit;
    if (typeof unit !== 'string') return refused({ code: 'unit/unknown', rule: 'GEN-02' });
    const barred = actorRefusal(state, step, seat, unit);
    if (barred !== undefined) return refused(barred);
    if (found === undefined)
      return refused({ code: `act/not-in-${step.kind}`, rule: KIND_RULES[step.kind] ?? 'ASOBH-ACT-03', who: [unit] });
    const figure = state.figures[unit];
    if (figure === undefined) return refused({ code: 'unit/unknown', rule: 'GEN-02' });
    const frenzied = berserkRefusal(state, step, figure, intent, found.part);
    if (frenzied !== undefined) return refused(frenzied);
    return found.verb.plan(state, step, figure, intent as never);
  },
  draft: (state, step, seat, draft) => {
    const unit = 'unit' in draft && typeof draft.unit === 'string' ? draft.unit : undefined;
    if (unit === undefined) return undefined;
    const barred = actorRefusal(state, step, seat, unit);
    if (barred !== undefined) return { is: 'refused', refusals: [barred], marks: [] } satisfies Preview<Intent>;
    const found = verbsOf(step.kind).find(({ verb }) => verb.do === draft.do);
    const figure = state.figures[unit];
    return figure === undefined ? undefined : found?.verb.draft?.(state, step, figure, draft as never);
  },
  sample: (state, step, _seat, offer, random) => {
    const figure = offer.unit === undefined ? undefined : state.figures[offer.unit];
    const found = verbsOf(step.kind).find(({ verb }) => verb.do === offer.do);
    if (figure === undefined) return undefined;
    return found?.verb.sample?.(state, step, figure, offer, random);
  },
};

const KIND_RULES: Partial<Readonly<Record<Act['kind'], string>>> = {
  'free-move': 'ASOBH-ACT-14',
  regroup: 'ASOBH-GRP-03',
  concentrate: 'ASOBH-GRP-04',
};

/** Figures of the act that are in play and not done. */
const actors = (state: State, step: Act): readonly Figure[] =>
  step.figures.flatMap((id) => {
    const figure = figureOf(state, id);
    return figure === undefined || figure.fate !== 'table' || figure.pose === null || step.done.includes(id)
      ? []
      : [figure];
  });

/** Those that may act now: the one that has begun while it has actions left, else any. */
function free(state: State, step: Act): readonly Figure[] {
  const all = actors(state, step);
  const begun = all.find((figure) => figure.id === step.current);
  if (begun !== undefined && (step.left[begun.id] ?? 0) > 0) return [begun];
  return all.filter((figure) => (step.left[figure.id] ?? 0) > 0 || hasSomething(state, step, figure));
}

/** Actions, or something that costs none. */
const hasSomething = (state: State, step: Act, figure: Figure): boolean =>
  (step.left[figure.id] ?? 0) > 0 || verbOffers(state, step, figure).length > 0;

/** The first that is found is enough; a frenzy and a regroup have ways of their own. */
const hasOffer = (state: State, step: Act, figure: Figure): boolean =>
  isBerserk(figure) || step.kind === 'regroup'
    ? verbOffers(state, step, figure).length > 0
    : verbsOf(step.kind).some(({ verb }) => verb.offers(state, step, figure).length > 0);

function verbOffers(state: State, step: Act, figure: Figure): readonly Offer<Intent>[] {
  const known = offersOf.get(state) ?? new Map<UnitId, readonly Offer<Intent>[]>();
  offersOf.set(state, known);
  const key = `${state.steps.length} ${figure.id}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const all = verbsOf(step.kind).flatMap(({ verb, part }) =>
    verb.offers(state, step, figure).map((offer) => ({ offer, part })),
  );
  const found = isBerserk(figure) ? berserkOffers(state, step, figure, all) : all.map(({ offer }) => offer);
  const back = waysBack(state, step, figure, step.figures);
  if (back.length > 0) found.push({ needs: 'target', do: 'move', unit: figure.id, intents: back });
  known.set(key, found);
  return found;
}
/** Asked several times about one state. */
const offersOf = new WeakMap<State, Map<string, readonly Offer<Intent>[]>>();

/** Why this figure does not act here and now. */
function actorRefusal(state: State, step: Act, seat: SeatId, unit: UnitId): Refusal | undefined {
  const figure = figureOf(state, unit);
  if (figure === undefined) return { code: 'unit/unknown', rule: 'GEN-02' };
  if (seatOf(figure) !== seat) return { code: 'unit/not-yours', rule: 'GEN-02', who: [unit] };
  if (!step.figures.includes(unit)) return { code: 'act/not-activated', rule: 'ASOBH-ACT-01', who: [unit] };
  if (step.done.includes(unit)) return { code: 'act/done-already', rule: 'ASOBH-GRP-02', who: [unit] };
  if (!actors(state, step).some(({ id }) => id === unit))
    return { code: 'unit/not-on-table', rule: 'GEN-02', who: [unit] };
  if (free(state, step).some(({ id }) => id === unit)) return undefined;
  if (step.current !== null && step.current !== unit)
    return { code: 'act/finish-first', rule: 'ASOBH-GRP-02', who: [unit, step.current] };
  return { code: 'act/too-few-actions', rule: 'ASOBH-ACT-03', who: [unit], detail: { left: 0, cost: 1 } };
}

/** Actions need not be used [ASOBH-ACT-03], except by one in a frenzy. */
function planDone(state: State, step: Act, seat: SeatId, unit: UnitId | undefined): Planned {
  const mine = free(state, step).filter((figure) => seatOf(figure) === seat);
  const units = unit === undefined ? mine : mine.filter((figure) => figure.id === unit);
  if (unit !== undefined && units.length === 0) {
    const barred = actorRefusal(state, step, seat, unit);
    return refused(barred ?? { code: 'act/done-already', rule: 'ASOBH-GRP-02', who: [unit] });
  }
  const barred = doneRefusal(state, step, units);
  if (barred !== undefined) return refused(barred);
  const all = unit === undefined ? actors(state, step).filter((figure) => seatOf(figure) === seat) : units;
  const wasted = all.reduce((sum, { id }) => sum + (step.left[id] ?? 0), 0);
  return planned({
    marks: [],
    notes: wasted === 0 ? [] : [{ code: 'actions-unused', because: 'ASOBH-ACT-03', detail: { actions: wasted } }],
    enact: (tale) => tale.add({ type: 'stopped', units: all.map(({ id }) => id) }),
  });
}

function doneRefusal(state: State, step: Act, units: readonly Figure[]): Refusal | undefined {
  for (const figure of units) {
    const code = berserkMust(state, step, figure);
    if (code !== undefined) return { code, rule: 'ASOBH-TRAIT-berserk', who: [figure.id] };
    const stopping = units.map(({ id }) => id);
    if (waysBack(state, step, figure, stopping).length > 0)
      return { code: 'regroup/apart', rule: 'ASOBH-GRP-03', who: [figure.id] };
  }
  return undefined;
}
