import { isOnTable } from '@muster/geometry';
import {
  type Change,
  type ConsentHost,
  checkPoses,
  closesByConsent,
  consentOffers,
  decideConsent,
  err,
  evolveConsent,
  isConsentEvent,
  lapsing,
  noConsent,
  type Offer,
  ok,
  outcomeByConsent,
  previewConsent,
  type Refusal,
  type RulesSystem,
  type SeatId,
  waitingOnConsent,
} from '@muster/rules/kernel';
import { z } from 'zod';
import { closed, confirmed, frame, noFrames, proposed, pushed, topOf, viewFrames, waitingOn, withTop } from './frames';
import { against, resolve } from './play';
import {
  type Ambush,
  type Asked,
  type Disc,
  type Happened,
  isPlay,
  type Play,
  parse,
  RADIUS,
  REACH,
  ROUNDS,
  SEATS,
  type State,
  seatsOf,
  sees,
  sideOf,
} from './state';

const over: Refusal = { code: 'game/over', rule: 'GEN-02' };

export const ambush: RulesSystem<null, State, Ambush, Happened> = {
  id: 'test-game',
  edition: '1',
  version: '1',
  units: 'mm',
  config: z.null() as z.ZodType<null>,
  seats: () => SEATS,
  setup: () => ({
    table: { width: 400, depth: 300 },
    seats: SEATS,
    discs: Object.fromEntries(START.map((disc) => [disc.id, disc])),
    command: { north: 'a', south: 'd' },
    round: 1,
    active: null,
    frames: pushed(
      noFrames as State['frames'],
      frame<'bid', null, number>(
        1,
        'bid',
        null,
        SEATS.map((each) => each.seat),
      ),
    ),
    consent: noConsent,
  }),
  parse,

  offers(state, seat) {
    if (isOver(state) || sideOf(seat) === undefined) return [];
    return [...plays(view(state, seat), seat), ...consentOffers(host, state, seat)];
  },

  sample(state, seat, offer, random) {
    if (offer.needs === 'now') return offer.intent;
    if (offer.needs === 'target') return offer.intents[Math.floor(random() * offer.intents.length)];
    const seen = view(state, seat);
    if (offer.do === 'correct') return sampleCorrection(seen, seat, random);
    const disc = offer.unit === undefined ? undefined : seen.discs[offer.unit];
    for (let tries = 0; tries < 8 && disc !== undefined; tries++) {
      const round = (n: number): number => Math.round(n * 100) / 100;
      const to = {
        x: round(disc.at.x + (random() - 0.5) * 2 * REACH),
        y: round(disc.at.y + (random() - 0.5) * 2 * REACH),
      };
      const march: Play = { do: 'march', unit: disc.id, to };
      if (against(seen, seat, march).length === 0) return march;
    }
    return undefined;
  },

  preview(state, seat, draft) {
    const parsed = parse(draft);
    if (!parsed.ok) return { is: 'unfinished', needs: 'more', marks: [] };
    const intent = parsed.value;
    if (!isPlay(intent)) return previewConsent(host, state, seat, intent);
    const refusals = isOver(state) ? [over] : against(view(state, seat), seat, intent);
    return refusals.length > 0 ? { is: 'refused', refusals, marks: [] } : { is: 'ready', intent, marks: [] };
  },

  decide(state, seat, intent, dice) {
    if (!isPlay(intent)) return decideConsent(host, state, seat, intent);
    if (isOver(state)) return err([over]);
    const events = resolve(state, view(state, seat), seat, intent, dice);
    return events.ok ? ok([...lapsing(state.consent), ...events.value]) : events;
  },

  evolve,
  view,
  redact,
  waitingFor(state) {
    if (isOver(state)) return [];
    const commander = state.active === null ? undefined : state.command[state.active];
    const asked = waitingOn(state.frames);
    const acting = asked.length > 0 || commander === undefined ? asked : [{ seat: commander, what: 'march' }];
    return [...waitingOnConsent(host, state), ...acting];
  },
  outcome,
  bodies: (state) =>
    Object.values(state.discs).map((disc) => ({
      id: disc.id,
      side: disc.side,
      base: { shape: { kind: 'disc', radius: RADIUS }, pose: { ...disc.at, facing: 0 } },
      solid: true,
    })),
  closesUndo: (event) =>
    ['revealed', 'bids-shown', 'reacted', 'command-passed', 'answered', 'confirmed'].includes(event.type) ||
    closesByConsent(event),
};

const START: readonly Disc[] = [
  { id: 'n1', side: 'north', at: { x: 60, y: 250 }, hidden: false, moved: false },
  { id: 'n2', side: 'north', at: { x: 200, y: 260.25 }, hidden: false, moved: false },
  { id: 'n3', side: 'north', at: { x: 300.5, y: 200.75 }, hidden: true, moved: false },
  { id: 's1', side: 'south', at: { x: 100, y: 40 }, hidden: false, moved: false },
  { id: 's2', side: 'south', at: { x: 140.35, y: 150.15 }, hidden: true, moved: false },
  { id: 's3', side: 'south', at: { x: 250.65, y: 120.45 }, hidden: true, moved: false },
];

const host: ConsentHost<State, Happened> = {
  consent: (state) => state.consent,
  seats: () => SEATS,
  isOver: (state) => outcome(state) !== undefined,
  check(state, seat, changes) {
    const seen = view(state, seat);
    const bad = changes.flatMap((change): readonly Refusal[] => {
      const disc = 'unit' in change && Object.hasOwn(seen.discs, change.unit) ? seen.discs[change.unit] : undefined;
      if (change.is === 'agree') return [];
      if (change.is !== 'pose' || disc === undefined || disc.hidden)
        return [{ code: 'change/unknown', rule: 'GEN-04' }];
      return isOnTable({ shape: { kind: 'disc', radius: RADIUS }, pose: change.pose }, state.table)
        ? []
        : [{ code: 'place/off-table', rule: 'GEN-05' }];
    });
    if (bad.length > 0) return bad;
    const poses = changes.flatMap((change) => (change.is === 'pose' ? [[change.unit, change.pose] as const] : []));
    return checkPoses(ambush.bodies(seen), state.table, Object.fromEntries(poses));
  },
  hinders(state, changes) {
    const poses = changes.flatMap((change) => (change.is === 'pose' ? [[change.unit, change.pose] as const] : []));
    return checkPoses(ambush.bodies(state), state.table, Object.fromEntries(poses)).length > 0;
  },
};

const isOver = (state: State): boolean => outcome(state) !== undefined;

function outcome(state: State) {
  const agreed = outcomeByConsent(state.consent, SEATS);
  if (agreed !== undefined) return agreed;
  if (state.round <= ROUNDS) return undefined;
  return { winners: [], because: 'time' };
}

function plays(seen: State, seat: SeatId): readonly Offer<Ambush>[] {
  const top = topOf(seen.frames);
  const legal = (intents: readonly Play[]): readonly Play[] =>
    intents.filter((each) => against(seen, seat, each).length === 0);
  const choice = (verb: Play['do'], intents: readonly Play[]): readonly Offer<Ambush>[] => {
    const fit = legal(intents);
    return fit.length === 0 ? [] : [{ needs: 'target', do: verb, intents: fit }];
  };
  const id = top?.id ?? 0;
  if (top?.what === 'bid')
    return choice(
      'bid',
      [0, 1, 2].map((stake) => ({ do: 'bid', frame: id, stake })),
    );
  if (top?.what === 'react')
    return choice(
      'react',
      (['shoot', 'hold'] as const).map((how) => ({ do: 'react', frame: id, how })),
    );
  if (top?.what === 'command')
    return [
      ...choice(
        'name-commander',
        seatsOf('north').map((each) => ({ do: 'name-commander', frame: id, seat: each })),
      ),
      ...choice('confirm', [{ do: 'confirm', frame: id }]),
    ];
  if (legal([{ do: 'end-turn' }]).length === 0) return [];
  const marching = Object.values(seen.discs).filter((disc) => disc.side === sideOf(seat) && !disc.moved);
  return [
    ...marching.map(
      (disc): Offer<Ambush> => ({
        needs: 'place',
        do: 'march',
        unit: disc.id,
        draft: { do: 'march', unit: disc.id },
      }),
    ),
    { needs: 'now', do: 'end-turn', intent: { do: 'end-turn' } },
  ];
}

function sampleCorrection(seen: State, seat: SeatId, random: () => number): Ambush | undefined {
  const open = Object.values(seen.discs).filter((disc) => !disc.hidden);
  const disc = open[Math.floor(random() * open.length)];
  if (disc === undefined) return undefined;
  const at = { x: Math.round(random() * seen.table.width), y: Math.round(random() * seen.table.depth), facing: 0 };
  const changes: readonly Change[] = [{ is: 'pose', unit: disc.id, pose: at }];
  return host.check(seen, seat, changes).length === 0 ? { do: 'correct', changes } : undefined;
}

function evolve(state: State, event: Happened): State {
  if (isConsentEvent(event) && event.type !== 'corrected')
    return { ...state, consent: evolveConsent(state.consent, event) };
  switch (event.type) {
    case 'corrected':
      return event.changes.reduce((s, change) => (change.is === 'pose' ? put(s, change.unit, change.pose) : s), state);
    case 'asked':
      return { ...state, frames: pushed(state.frames, event.frame) };
    case 'answered':
      return top(state, (asked) => ({ ...asked, seats: { ...asked.seats, [event.seat]: event.chair } }) as Asked);
    case 'bids-shown':
    case 'reacted':
      return popped(state);
    case 'turn-won':
      return { ...state, active: event.side };
    case 'marched':
      return put(state, event.unit, event.to, true);
    case 'revealed':
      return { ...state, discs: { ...state.discs, ...byId(event.discs) } };
    case 'shot':
      return event.falls ? { ...state, discs: without(state.discs, [event.unit]) } : state;
    case 'named':
      return top(state, (asked) => proposed(asked, event.seat, event.commander));
    case 'confirmed':
      return top(state, (asked) => confirmed(asked, event.seat));
    case 'command-passed':
      return popped({
        ...state,
        command: { ...state.command, [event.side]: event.to },
        discs: { ...state.discs, ...byId(event.shown) },
      });
    case 'lost-sight':
      return { ...state, discs: without(state.discs, event.discs) };
    case 'turn-ended':
      return { ...state, round: event.round, active: null, discs: rested(state.discs) };
    default:
      return event satisfies never;
  }
}

function view(state: State, viewer: string): State {
  const discs = Object.values(state.discs).filter((disc) => sees(state, disc, viewer));
  return { ...state, discs: byId(discs), frames: viewFrames(state.frames, viewer) };
}

function redact(before: State, event: Happened, viewer: string): readonly Happened[] {
  if (event.type === 'answered') return event.seat === viewer ? [event] : [{ ...event, chair: { is: 'sealed' } }];
  if (event.type === 'marched') {
    const disc = before.discs[event.unit];
    return disc !== undefined && sees(before, disc, viewer) ? [event] : [];
  }
  if (event.type !== 'command-passed') return [event];
  const was = before.command[event.side];
  const shown = event.to === viewer ? event.shown : [];
  const lost: Happened = { type: 'lost-sight', discs: event.shown.map((disc) => disc.id) };
  return [{ ...event, shown }, ...(was === viewer && event.to !== viewer ? [lost] : [])];
}

const byId = (discs: readonly Disc[]): State['discs'] => Object.fromEntries(discs.map((disc) => [disc.id, disc]));
const without = (discs: State['discs'], ids: readonly string[]): State['discs'] =>
  byId(Object.values(discs).filter((disc) => !ids.includes(disc.id)));
const put = (state: State, id: string, to: { readonly x: number; readonly y: number }, moved?: true): State => {
  const disc = state.discs[id];
  if (disc === undefined) return state;
  const after = { ...disc, at: { x: to.x, y: to.y }, moved: moved ?? disc.moved };
  return { ...state, discs: { ...state.discs, [id]: after } };
};
const rested = (discs: State['discs']): State['discs'] =>
  byId(Object.values(discs).map((disc) => ({ ...disc, moved: false })));
const top = (state: State, change: (asked: Asked) => Asked): State => ({
  ...state,
  frames: withTop(state.frames, change),
});
const popped = (state: State): State => ({ ...state, frames: closed(state.frames, topOf(state.frames)?.id ?? -1) });
