import type { Mark, Offer } from '../../kernel';
import { type Fielded, fieldedOf, figureOf, partyOf, playingSeats } from '../figures';
import { nearestFree } from '../ground/free';
import type { Intent } from '../intents';
import { speedOf } from '../moves/allowance';
import type { Figure, State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules, type Tale } from '../steps/step';
import { inch } from '../units';
import { planPlace, put, sampleDeploy } from './deploy-party';
import { apart } from './edges';
import { entriesOf } from './entries';
import { count, countOf } from './gains';
import { beastSees, comeRoaming, openLocations, placeBeast } from './lair-beast';
import { look } from './lair-look';
import { AWARE, ROAMING, UNAWARE } from './lair-situations';
import { setMarker } from './markers';
import { placeObjective } from './objective-set';
import { touch } from './on-step';
import { ownFigure } from './scout';
import { spread } from './site-markers';
import { judgeSteal, sampleSteal, stealDraft, stole } from './steal';
import { zoneMarks, zoneOf } from './zones';

type Step = StepOf<'lair'>;

/** A scout goes in, looks round until the beast is found or known to be out, and then both sides set up. */
export const lair: StepRules<'lair'> = {
  carryOn(tale, step, dice) {
    const { state } = tale;
    switch (step.stage) {
      case 'choose':
        if (choosers(state).length > 0) return false;
        tale.finish({ is: 'scenario', what: 'lair' });
        return true;
      case 'look': {
        const scout = step.scout === null ? undefined : fieldedOf(state, step.scout);
        tale.amend({ ...step, stage: 'move' });
        if (scout !== undefined) look(tale, scout, dice);
        return true;
      }
      case 'move':
        if (countOf(state, 'lair-situation') === 0) {
          if (step.scout !== null && fieldedOf(state, step.scout) !== undefined) return false;
          // Taken off the table by agreement or a ruling: another goes in
          tale.amend({ ...step, stage: 'choose', scout: null });
          return true;
        }
        tale.amend({ ...step, stage: 'party' });
        closeLair(tale);
        tale.call({ is: 'deploy-party', stage: 'begin', ready: [] });
        return true;
      case 'party':
        placeObjective(tale, dice);
        tale.amend({ ...step, stage: countOf(tale.state, 'lair-situation') === ROAMING ? 'entry' : 'moves' });
        return true;
      case 'place':
        if (step.scout !== null && figureOf(state, step.scout)?.fate === 'reserve') return false;
        tale.amend({ ...step, stage: 'choose', scout: null });
        return true;
      case 'entry':
        if (playingSeats(state).length > 0) return false;
        tale.amend({ ...step, stage: 'moves' });
        return true;
      case 'moves':
        if (movers(state, step).length > 0 && asked(state, step).length > 0) return false;
        tale.amend({ ...step, stage: 'done' });
        return true;
      case 'done':
        tale.finish({ is: 'scenario', what: 'lair' });
        return true;
    }
  },
  waiting: (state, step) => {
    const scout = step.scout === null ? undefined : figureOf(state, step.scout);
    switch (step.stage) {
      case 'choose':
        return choosers(state).map((seat) => ({ seat, what: 'lair-choose' }));
      case 'place':
        return [{ seat: scout?.seat ?? '', what: 'lair-place', detail: { unit: scout?.id ?? '' } }];
      case 'move':
        return countOf(state, 'lair-situation') > 0
          ? []
          : [{ seat: scout?.seat ?? '', what: 'lair-move', detail: { unit: scout?.id ?? '' } }];
      case 'entry':
        return playingSeats(state).map((seat) => ({ seat, what: 'lair-entry' }));
      case 'moves':
        return asked(state, step).map((seat) => ({ seat, what: 'lair-moves' }));
      default:
        return [];
    }
  },
  offers: (state, step, seat) => offersOf(state, step, seat),
  plan: (state, step, seat, intent) => {
    switch (step.stage) {
      case 'choose':
        return planChoose(state, step, seat, intent);
      case 'place':
        return planScoutPlace(state, step, intent);
      case 'move':
        return planMove(state, step, seat, intent);
      case 'entry':
        return planEntry(state, step, intent);
      default:
        return planLast(state, step, seat, intent);
    }
  },
  draft: (state, step, _seat, draft) => {
    const figure = 'unit' in draft && typeof draft.unit === 'string' ? figureOf(state, draft.unit) : undefined;
    if (step.stage === 'place')
      return { is: 'unfinished', needs: 'at', marks: figure === undefined ? [] : zoneMarks(zoneOf(state, figure)) };
    const fielded = figure === undefined ? undefined : fieldedOf(state, figure.id);
    return stealDraft(fielded, fielded === undefined ? 0 : speedOf(state, fielded).base);
  },
  sample: (state, step, _seat, offer, random) => {
    const figure = offer.unit === undefined ? undefined : figureOf(state, offer.unit);
    if (figure === undefined) return undefined;
    if (step.stage === 'place') return sampleDeploy(state, figure, random);
    const fielded = fieldedOf(state, figure.id);
    return fielded === undefined
      ? undefined
      : sampleSteal(state, fielded, speedOf(state, fielded).base, random, 'move');
  },
};

const candidates = (state: State, seat: string): readonly Figure[] =>
  Object.values(state.figures).filter((each) => each.side === 'party' && each.seat === seat && each.fate === 'reserve');

const choosers = (state: State): readonly string[] =>
  playingSeats(state).filter((seat) => candidates(state, seat).length > 0);

/** Before the first round: the scout one move, or everyone where a roaming beast has seen nobody yet. */
const movers = (state: State, step: Step): readonly Fielded[] => {
  const all =
    countOf(state, 'lair-situation') === ROAMING
      ? beastSees(state)
        ? []
        : partyOf(state)
      : partyOf(state).filter(({ id }) => id === step.scout);
  return all.filter(({ id }) => !step.moved.includes(id));
};
const asked = (state: State, step: Step): readonly string[] =>
  playingSeats(state).filter(
    (seat) => !step.ready.includes(seat) && movers(state, step).some((each) => each.seat === seat),
  );

function offersOf(state: State, step: Step, seat: string): readonly Offer<Intent>[] {
  const steal = (unit: string): Offer<Intent> => ({ needs: 'place', do: 'steal', unit, draft: { do: 'steal', unit } });
  const choices = (what: readonly string[]): Offer<Intent> => ({
    needs: 'target',
    do: 'choose',
    intents: what.map((each): Intent => ({ do: 'choose', what: each })),
  });
  const scout = step.scout ?? '';
  switch (step.stage) {
    case 'choose':
      return [choices(candidates(state, seat).map(({ id }) => id))];
    case 'place':
      return [
        { needs: 'place', do: 'deploy', unit: scout, draft: { do: 'deploy', unit: scout } },
        { needs: 'now', do: 'auto-place', intent: { do: 'auto-place' } },
      ];
    case 'move':
      return [steal(scout), choices(countOf(state, 'lair-found') > 0 ? ['look', 'begin'] : ['look'])];
    case 'entry':
      return [choices(entriesOf(state).map((_, i) => `entry-${i}`))];
    default:
      return [
        ...movers(state, step)
          .filter((each) => each.seat === seat)
          .map(({ id }) => steal(id)),
        { needs: 'now', do: 'ready', intent: { do: 'ready', ready: true } },
      ];
  }
}

function planChoose(state: State, step: Step, seat: string, intent: Intent): Planned {
  if (intent.do !== 'choose') return outOfStep(step, intent);
  const figure = candidates(state, seat).find(({ id }) => id === intent.what);
  if (figure === undefined) return refused({ code: 'scenario/no-such-choice', rule: 'FL-SET-35' });
  return planned({
    marks: [],
    enact: (tale) => {
      const counts = { ...figure.counts, scout: 1 };
      tale.add(
        { type: 'scoutChosen', unit: figure.id },
        { type: 'changed', unit: figure.id, set: { counts }, because: 'FL-SET-35' },
      );
      tale.amend({ ...step, stage: 'place', scout: figure.id });
    },
  });
}

/** Within 6" of a way in, where the others will come; then the places worth a look are known [FL-SET-35]. */
function planScoutPlace(state: State, step: Step, intent: Intent): Planned {
  const figure = step.scout === null ? undefined : figureOf(state, step.scout);
  if (figure === undefined) return outOfStep(step, intent);
  const goIn = (tale: Tale): void => {
    tale.amend({ ...step, stage: 'move' });
    const pose = fieldedOf(tale.state, figure.id)?.pose;
    // Another scout was here before
    if (pose === undefined || Object.hasOwn(tale.state.counts, 'lair-entry')) return;
    const entries = entriesOf(tale.state);
    const nearest = [...entries.keys()].sort(
      (a, b) => apart(entries[a] ?? pose, pose) - apart(entries[b] ?? pose, pose),
    )[0];
    count(tale, { 'lair-entry': nearest ?? 0 }, 'FL-SET-35');
    for (const [i, at] of spread(tale.state, 3, [pose], inch(12)).entries())
      setMarker(tale, { is: 'curious', at, number: i + 1 }, 'FL-SET-35');
  };
  if (intent.do === 'auto-place')
    return planned({
      marks: [],
      enact: (tale) => {
        const entry = entriesOf(tale.state)[0] ?? { x: 0, y: 0 };
        const at = nearestFree(tale.state, figure, entry, {
          also: (spot) => zoneOf(tale.state, figure).refuse(spot, figure.profile.base / 2) === undefined,
        });
        put(tale, figure, at ?? entry, 'FL-SET-35');
        goIn(tale);
      },
    });
  if (intent.do !== 'deploy') return outOfStep(step, intent);
  if (intent.unit !== figure.id) return refused({ code: 'deploy/scout-first', rule: 'FL-SET-35', who: [figure.id] });
  const plan = planPlace(state, figure, intent.at, 'FL-SET-35');
  if (!plan.ok) return plan;
  return planned({
    ...plan.value,
    enact: (tale, dice) => {
      plan.value.enact(tale, dice);
      goIn(tale);
    },
  });
}

function planMove(state: State, step: Step, seat: string, intent: Intent): Planned {
  if (intent.do === 'choose') {
    const begins = intent.what === 'begin' && countOf(state, 'lair-found') > 0;
    if (intent.what !== 'look' && !begins) return refused({ code: 'scenario/no-such-choice', rule: 'FL-SET-35' });
    return planned({
      marks: [],
      enact: (tale) => {
        if (begins) count(tale, { 'lair-situation': UNAWARE }, 'FL-SET-35');
        else tale.amend({ ...step, stage: 'look' });
      },
    });
  }
  if (intent.do !== 'steal') return outOfStep(step, intent);
  const figure = ownFigure(state, seat, intent.unit);
  if ('code' in figure) return refused(figure);
  if (figure.id !== step.scout)
    return refused({ code: 'deploy/scout-first', rule: 'FL-SET-35', who: [step.scout ?? ''] });
  return planSteal(state, figure, intent.path, (tale) => {
    tale.amend({ ...step, stage: 'look' });
    const there = fieldedOf(tale.state, figure.id);
    if (there !== undefined) touch(tale, there);
  });
}

function planSteal(
  state: State,
  figure: Fielded,
  path: readonly { readonly x: number; readonly y: number }[],
  after: (tale: Tale) => void,
): Planned {
  const { walked, refusals, marks } = judgeSteal(state, figure, path, speedOf(state, figure).base, 'move');
  if (walked === undefined) return refused(refusals, marks);
  return planned({
    marks,
    enact: (tale) => {
      stole(tale, figure, path, walked, 'move');
      after(tale);
    },
  });
}

/** What is left to be looked at is taken off, and a beast that was found stands there [FL-SET-35]. */
function closeLair(tale: Tale): void {
  for (const { id, is } of openLocations(tale.state)) tale.add({ type: 'markerGone', id, is, because: 'FL-SET-35' });
  const situation = countOf(tale.state, 'lair-situation');
  if (situation !== AWARE) count(tale, { surprised: 1 }, 'FL-SET-35');
  if (situation !== ROAMING) placeBeast(tale, situation === AWARE);
}

function planEntry(state: State, step: Step, intent: Intent): Planned {
  if (intent.do !== 'choose') return outOfStep(step, intent);
  const index = entriesOf(state).findIndex((_, i) => intent.what === `entry-${i}`);
  const entry = entriesOf(state)[index];
  if (entry === undefined) return refused({ code: 'scenario/no-such-choice', rule: 'FL-SET-35' });
  const marks: Mark[] = [{ is: 'ring', at: entry, radius: inch(1), tone: 'threat' }];
  return planned({
    marks,
    enact: (tale) => {
      tale.amend({ ...step, stage: 'moves' });
      comeRoaming(tale, entry);
    },
  });
}

function planLast(state: State, step: Step, seat: string, intent: Intent): Planned {
  if (intent.do === 'ready' && intent.ready)
    return planned({ marks: [], enact: (tale) => tale.amend({ ...step, ready: [...step.ready, seat] }) });
  if (intent.do === 'ready') return refused({ code: 'deploy/not-ready', rule: 'FL-SET-35' });
  if (intent.do !== 'steal') return outOfStep(step, intent);
  const figure = ownFigure(state, seat, intent.unit);
  if ('code' in figure) return refused(figure);
  if (!movers(state, step).some(({ id }) => id === figure.id))
    return refused({ code: 'phase/has-acted', rule: 'FL-SET-35', who: [figure.id] });
  return planSteal(state, figure, intent.path, (tale) => tale.amend({ ...step, moved: [...step.moved, figure.id] }));
}
