import type { Point } from '@muster/geometry';
import type { Mark, Offer, Refusal, SeatId } from '../../kernel';
import { baseAt, fielded, figureOf } from '../figures';
import { isFree } from '../ground/free';
import { levelAt } from '../ground/levels';
import type { Intent } from '../intents';
import type { Figure, State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules, type Tale } from '../steps/step';
import { inch } from '../units';
import { sum, twoD6 } from './chance';
import { inward, lengthOfEdge, pointAt, rounded } from './edges';
import { entriesOf } from './entries';
import { count, countOf } from './gains';
import { misty } from './mist';
import { spotNear } from './spots';
import { roomFor, zoneMarks, zoneOf } from './zones';

type Step = StepOf<'deploy-party'>;

/** Each seat sets its characters up where the scenario lets it, in any order, until all are ready [FL-SET-13]. */
export const deployParty: StepRules<'deploy-party'> = {
  carryOn(tale, step, dice) {
    if (step.stage === 'begin') {
      tale.amend({ ...step, stage: 'ask' });
      const scenario = tale.state.encounter?.scenario;
      if (scenario === 'camp-raid' || scenario === 'hideout-raid') rollStandoff(tale, twoD6(dice));
      return true;
    }
    if (asked(tale.state, step).length > 0) return false;
    stayAway(tale);
    tale.finish({ is: 'scenario', what: 'deployed' });
    return true;
  },
  waiting: (state, step) =>
    step.stage === 'begin'
      ? []
      : asked(state, step).map((seat) => ({
          seat,
          what: 'deploy',
          detail: { left: Math.min(toCome(state, seat).length, room(state)) },
        })),
  hears: (_state, step) => (step.stage === 'begin' ? [] : step.ready),
  offers: (state, step, seat) => (step.ready.includes(seat) ? [NOT_YET] : offersOf(state, seat)),
  plan: (state, step, seat, intent) => {
    if (step.ready.includes(seat)) return planNotYet(step, seat, intent);
    switch (intent.do) {
      case 'deploy':
        return planDeploy(state, seat, intent.unit, intent.at);
      case 'take-back':
        return planTakeBack(state, seat, intent.unit);
      case 'auto-place':
        return planAuto(state, seat);
      case 'ready':
        return planReady(state, step, seat, intent.ready);
      default:
        return outOfStep(step, intent);
    }
  },
  draft: (state, _step, _seat, draft) => {
    const figure = 'unit' in draft && typeof draft.unit === 'string' ? figureOf(state, draft.unit) : undefined;
    return { is: 'unfinished', needs: 'at', marks: figure === undefined ? [] : zoneMarks(zoneOf(state, figure)) };
  },
  sample: (state, _step, _seat, offer, random) => {
    const figure = offer.unit === undefined ? undefined : figureOf(state, offer.unit);
    return figure === undefined ? undefined : sampleDeploy(state, figure, random);
  },
};

/** 2D6+12" from every enemy [FL-SET-25] [FL-SET-26]. */
function rollStandoff(tale: Tale, faces: readonly number[]): void {
  const mm = inch(sum(faces) + 12);
  count(tale, { standoff: mm }, 'FL-SET-25');
  tale.add({ type: 'distanceRolled', what: 'standoff', faces, modifiers: [{ amount: 12, because: 'FL-SET-25' }], mm });
}

const isToCome = ({ side, fate, conditions }: Figure): boolean =>
  side === 'party' && (fate === 'reserve' || fate === 'waiting') && (conditions['misty'] ?? 0) === 0;
/** Everyone to be set up or set up already; a scout who went ahead stays where he is. */
const members = (state: State): readonly Figure[] =>
  Object.values(state.figures).filter(
    (each) => each.side === 'party' && (isToCome(each) || (each.fate === 'table' && (each.counts['scout'] ?? 0) === 0)),
  );
const toCome = (state: State, seat: SeatId): readonly Figure[] =>
  members(state).filter((each) => each.seat === seat && isToCome(each));
/** How many more may be set up; who was freed in a Lair comes on top [FL-SET-09]. */
const room = (state: State): number => {
  const freed = members(state).filter(({ counts }) => (counts['captive'] ?? 0) > 0).length;
  const there = fielded(state).filter(({ side }) => side === 'party').length;
  return Math.max(0, state.config.warband + freed - there - misty(state).length);
};

const asked = (state: State, step: Step): readonly SeatId[] =>
  state.seats
    .map(({ seat }) => seat)
    .filter((seat) => !step.ready.includes(seat) && members(state).some((each) => each.seat === seat));

/** A seat is done when none of its own is left that could still come. */
const isDone = (state: State, seat: SeatId): boolean =>
  room(state) === 0 || toCome(state, seat).every((figure) => roomFor(state, figure) === undefined);

function offersOf(state: State, seat: SeatId): readonly Offer<Intent>[] {
  const own = members(state).filter((each) => each.seat === seat);
  const free = room(state);
  const placeable = own.filter((each) => each.fate === 'table' || free > 0);
  const standing = own.filter((each) => each.fate === 'table');
  return [
    ...placeable.map(
      ({ id }): Offer<Intent> => ({ needs: 'place', do: 'deploy', unit: id, draft: { do: 'deploy', unit: id } }),
    ),
    ...(standing.length === 0
      ? []
      : [
          {
            needs: 'target',
            do: 'take-back',
            intents: standing.map(({ id }): Intent => ({ do: 'take-back', unit: id })),
          } satisfies Offer<Intent>,
        ]),
    ...(isDone(state, seat)
      ? [{ needs: 'now', do: 'ready', intent: { do: 'ready', ready: true } } satisfies Offer<Intent>]
      : [{ needs: 'now', do: 'auto-place', intent: { do: 'auto-place' } } satisfies Offer<Intent>]),
  ];
}

function planDeploy(state: State, seat: SeatId, unit: string, at: Point): Planned {
  const figure = figureOf(state, unit);
  if (figure === undefined) return refused({ code: 'unit/unknown', rule: 'GEN-02' });
  if (figure.side !== 'party' || figure.seat !== seat)
    return refused({ code: 'unit/not-yours', rule: 'GEN-02', who: [unit] });
  if (!members(state).some(({ id }) => id === unit))
    return refused({ code: 'deploy/not-here', rule: 'FL-SET-13', who: [unit] });
  if (isToCome(figure) && room(state) === 0)
    return refused({ code: 'deploy/enough', rule: 'FL-SET-09', who: [unit], detail: { most: state.config.warband } });
  return planPlace(state, figure, at, 'FL-SET-13');
}

/** The figure there, if its zone and the ground allow it. */
export function planPlace(state: State, figure: Figure, at: Point, because: string): Planned {
  const refusal = placeRefusal(state, figure, at);
  const tone = refusal === undefined ? 'legal' : 'refused';
  const marks: Mark[] = [
    ...zoneMarks(zoneOf(state, figure)),
    { is: 'pose', unit: figure.id, base: baseAt(figure, at), tone },
  ];
  if (refusal !== undefined) return refused(refusal, marks);
  return planned({ marks, enact: (tale) => put(tale, figure, at, because) });
}

export function placeRefusal(state: State, figure: Figure, at: Point): Refusal | undefined {
  const radius = figure.profile.base / 2;
  const { width, depth } = state.table;
  if (at.x < radius || at.y < radius || at.x > width - radius || at.y > depth - radius)
    return { code: 'place/off-table', rule: 'GEN-05', who: [figure.id], where: at };
  const outside = zoneOf(state, figure).refuse(at, radius);
  if (outside !== undefined) return { ...outside, who: [figure.id, ...(outside.who ?? [])] };
  return isFree(state, figure, at)
    ? undefined
    : { code: 'deploy/no-footing', rule: 'FL-SET-13', who: [figure.id], where: at };
}

export function put(tale: Tale, figure: Figure, at: Point, because: string): void {
  const facing = inward(tale.state.edge);
  const pose = { ...rounded(at), facing: figure.side === 'party' ? facing : (facing + 180) % 360 };
  tale.add({ type: 'placed', unit: figure.id, pose, level: levelAt(tale.state, figure, at), because });
}

function planTakeBack(state: State, seat: SeatId, unit: string): Planned {
  const figure = figureOf(state, unit);
  if (figure === undefined) return refused({ code: 'unit/unknown', rule: 'GEN-02' });
  if (figure.side !== 'party' || figure.seat !== seat)
    return refused({ code: 'unit/not-yours', rule: 'GEN-02', who: [unit] });
  if (figure.fate !== 'table') return refused({ code: 'deploy/not-here', rule: 'FL-SET-13', who: [unit] });
  return planned({
    marks: [],
    enact: (tale) => tale.add({ type: 'leftPlay', unit, how: 'waiting', by: null, because: 'FL-SET-09' }),
  });
}

function planAuto(state: State, seat: SeatId): Planned {
  if (isDone(state, seat)) return refused({ code: 'deploy/all-placed', rule: 'FL-SET-13' });
  return planned({
    marks: [],
    enact: (tale) => {
      for (const figure of toCome(tale.state, seat)) {
        const at = room(tale.state) === 0 ? undefined : autoSpot(tale.state, figure);
        if (at !== undefined) put(tale, figure, at, 'FL-SET-13');
      }
    },
  });
}

function planReady(state: State, step: Step, seat: SeatId, ready: boolean): Planned {
  if (!ready || !isDone(state, seat))
    return refused({
      code: ready ? 'deploy/not-all-placed' : 'deploy/not-ready',
      rule: 'FL-SET-13',
      detail: { left: Math.min(toCome(state, seat).length, room(state)) },
    });
  return planned({
    marks: [],
    enact: (tale) => {
      const own = members(tale.state).filter((each) => each.seat === seat && each.fate === 'table');
      tale.add({ type: 'deployed', seat, units: own.map(({ id }) => id) });
      tale.amend({ ...step, ready: [...step.ready, seat] });
    },
  });
}

const NOT_YET: Offer<Intent> = { needs: 'now', do: 'ready', intent: { do: 'ready', ready: false } };

/** As long as others still set up, whoever said ready may take it back. */
function planNotYet(step: Step, seat: SeatId, intent: Intent): Planned {
  if (intent.do !== 'ready' || intent.ready) return refused({ code: 'deploy/is-ready', rule: 'FL-SET-13' });
  return planned({
    marks: [],
    enact: (tale) => {
      tale.amend({ ...step, ready: step.ready.filter((each) => each !== seat) });
      tale.add({ type: 'readied', seat, ready: false, by: 'hand' });
    },
  });
}

/** Near the middle of its zone, forward and in Cover, an inch from the others. */
function autoSpot(state: State, figure: Figure): Point | undefined {
  return spotNear(state, figure, wanted(state), {
    from: fielded(state).filter(({ side }) => side === 'party'),
    gap: inch(0.6),
    forCover: inch(2),
  });
}

function wanted(state: State): Point {
  const long = lengthOfEdge(state.table, state.edge);
  const line = countOf(state, 'line-party');
  switch (state.encounter?.scenario) {
    case 'site':
    case 'lair': {
      const entries = entriesOf(state);
      return entries[countOf(state, 'lair-entry')] ?? entries[0] ?? { x: 0, y: 0 };
    }
    case 'meeting':
      return pointAt(state.table, state.edge, { along: long / 2, deep: Math.max(inch(0.6), line - inch(1)) });
    default:
      return pointAt(state.table, state.edge, { along: long / 2, deep: inch(3) });
  }
}

export function sampleDeploy(state: State, figure: Figure, random: () => number): Intent | undefined {
  const zone = zoneOf(state, figure);
  const region = zone.regions[Math.floor(random() * zone.regions.length)];
  if (region === undefined) return undefined;
  const xs = region.map(({ x }) => x);
  const ys = region.map(({ y }) => y);
  for (let tries = 0; tries < 30; tries++) {
    const at = rounded({
      x: Math.min(...xs) + random() * (Math.max(...xs) - Math.min(...xs)),
      y: Math.min(...ys) + random() * (Math.max(...ys) - Math.min(...ys)),
    });
    if (placeRefusal(state, figure, at) === undefined) return { do: 'deploy', unit: figure.id, at };
  }
  const at = roomFor(state, figure);
  return at === undefined ? undefined : { do: 'deploy', unit: figure.id, at };
}

/** Those for whom there was no room on the field keep away [FL-SET-09]. */
function stayAway(tale: Tale): void {
  for (const { id, side, fate } of Object.values(tale.state.figures))
    if (side === 'party' && fate === 'reserve')
      tale.add({ type: 'leftPlay', unit: id, how: 'waiting', by: null, because: 'FL-SET-09' });
}
