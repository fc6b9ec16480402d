import { between, lerp, type Point } from '@muster/geometry';
import { type Dice, err, ok, type Refusal, type Result, type SeatId } from '@muster/rules/kernel';
import { answerable, answersOf, confirmed, frame, isAgreed, isComplete, topOf, answered as withAnswer } from './frames';
import { type Happened, type Play, RADIUS, REACH, ROUNDS, SEATS, SIGHT, type State, seatsOf, sideOf } from './state';

type Refused = readonly Refusal[];
const no = (code: string): Refused => [{ code, rule: 'TEST' }];

/** Everything against a play. Only looks at what its seat may see: call it with that seat's view. */
export function against(seen: State, seat: SeatId, play: Play): Refused {
  const side = sideOf(seat);
  if (side === undefined) return no('seat/unknown');
  const top = topOf(seen.frames);
  if (play.do === 'march' || play.do === 'end-turn') {
    if (top !== undefined) return no('frame/open');
    if (seen.active !== side) return no('turn/not-yours');
    if (seen.command[side] !== seat) return no('command/not-yours');
    return play.do === 'march' ? againstMarch(seen, side, play.unit, play.to) : [];
  }
  const asked = answerable(seen.frames, play.frame, seat);
  if (!asked.ok) return [asked.error];
  const fits = { bid: 'bid', react: 'react', 'name-commander': 'command', confirm: 'command' }[play.do];
  if (asked.value.what !== fits) return no('frame/other');
  if (play.do === 'name-commander') return seatsOf(side).includes(play.seat) ? [] : no('command/other-side');
  if (play.do !== 'confirm') return [];
  const proposal = asked.value.proposal;
  return proposal === undefined || proposal.yes.includes(seat) ? no('proposal/none') : [];
}

function againstMarch(seen: State, side: string, unit: string, to: Point): Refused {
  const disc = Object.hasOwn(seen.discs, unit) ? seen.discs[unit] : undefined;
  if (disc === undefined) return no('march/unknown');
  if (disc.side !== side) return no('march/not-yours');
  if (disc.moved) return no('march/twice');
  if (between(disc.at, to) > REACH) return no('march/too-far');
  const { width, depth } = seen.table;
  if (to.x < RADIUS || to.y < RADIUS || to.x > width - RADIUS || to.y > depth - RADIUS) return no('march/off-table');
  const others = Object.values(seen.discs).filter((each) => each !== disc);
  return others.some((each) => nearest(disc.at, to, each.at) < 2 * RADIUS + 0.05) ? no('march/blocked') : [];
}

/** What a play leads to. The plan has been judged on the seat's view; here the truth interrupts. */
export function resolve(
  state: State,
  seen: State,
  seat: SeatId,
  play: Play,
  dice: Dice,
): Result<readonly Happened[], Refused> {
  const refusals = against(seen, seat, play);
  if (refusals.length > 0) return err(refusals);
  const top = topOf(state.frames);
  switch (play.do) {
    case 'march':
      return ok(march(state, seen, play.unit, play.to));
    case 'end-turn': {
      const ended: Happened = { type: 'turn-ended', round: state.round + 1 };
      const next = state.frames.next;
      if (state.round >= ROUNDS) return ok([ended]);
      const bid = frame<'bid', null, number>(
        next,
        'bid',
        null,
        SEATS.map((each) => each.seat),
      );
      // Each round the side of three first says anew who commands it.
      const command = frame<'command', { side: string }, SeatId>(
        next + 1,
        'command',
        { side: 'north' },
        seatsOf('north'),
      );
      return ok([ended, { type: 'asked', frame: bid }, { type: 'asked', frame: command }]);
    }
    case 'bid': {
      const said: Happened = { type: 'answered', seat, chair: { is: 'sealed', answer: play.stake } };
      if (top?.what !== 'bid') return ok([]);
      const after = withAnswer(top, seat, play.stake, 'sealed');
      return ok(isComplete(after) ? [said, ...bidsShown(answersOf(after), dice)] : [said]);
    }
    case 'react': {
      if (top?.what !== 'react') return ok([]);
      const reacted: Happened = { type: 'reacted', seat, how: play.how };
      if (play.how === 'hold') return ok([reacted]);
      const face = dice.roll(1, 6)[0] ?? 1;
      return ok([reacted, { type: 'shot', unit: top.about.mover, face, falls: face >= 5 }]);
    }
    case 'name-commander':
      return ok([{ type: 'named', seat, commander: play.seat }]);
    case 'confirm': {
      if (top?.what !== 'command' || top.proposal === undefined) return ok([]);
      const after = confirmed(top, seat);
      const said: Happened = { type: 'confirmed', seat };
      return ok(isAgreed(after) ? [said, passed(state, top.about.side, top.proposal.value)] : [said]);
    }
    default:
      return play satisfies never;
  }
}

const passed = (state: State, side: string, to: SeatId): Happened => ({
  type: 'command-passed',
  side,
  to,
  shown: Object.values(state.discs).filter((disc) => disc.hidden && disc.side === side),
});

function bidsShown(answers: readonly { seat: SeatId; answer: number }[], dice: Dice): readonly Happened[] {
  const of = (side: string): number =>
    Math.max(0, ...answers.filter((each) => sideOf(each.seat) === side).map((each) => each.answer));
  const tied = of('north') === of('south');
  const roll = tied ? (dice.roll(1, 2)[0] ?? 1) : null;
  const side = roll === null ? (of('north') > of('south') ? 'north' : 'south') : roll === 1 ? 'north' : 'south';
  const bids = Object.fromEntries(answers.map((each) => [each.seat, each.answer]));
  return [
    { type: 'bids-shown', bids, roll },
    { type: 'turn-won', side },
  ];
}

function march(state: State, seen: State, unit: string, to: Point): readonly Happened[] {
  const disc = state.discs[unit];
  if (disc === undefined) return [];
  const met = Object.values(state.discs)
    .filter((each) => !Object.hasOwn(seen.discs, each.id))
    .map((hidden) => ({ hidden, t: meeting(disc.at, to, hidden.at) }))
    .filter((each) => each.t <= 1)
    .sort((a, b) => a.t - b.t)[0];
  if (met === undefined) return [{ type: 'marched', unit, to }];
  const stop = lerp(disc.at, to, met.t);
  // Rounded back towards the start: never nearer than where it was met.
  const at = met.t === 0 ? disc.at : { x: Math.round(stop.x * 100) / 100, y: Math.round(stop.y * 100) / 100 };
  const shown = [
    { ...met.hidden, hidden: false },
    ...(disc.hidden ? [{ ...disc, at, hidden: false, moved: true }] : []),
  ];
  const about = { mover: unit, hidden: met.hidden.id };
  const asks = met.hidden.side !== disc.side;
  const seat = state.command[met.hidden.side] ?? 'd';
  const react = frame<'react', typeof about, 'shoot' | 'hold'>(state.frames.next, 'react', about, [seat]);
  return [
    { type: 'marched', unit, to: at },
    { type: 'revealed', discs: shown },
    ...(asks ? [{ type: 'asked' as const, frame: react }] : []),
  ];
}

/** The share of a straight march after which it comes within sight of a point; above 1 where it never does. */
function meeting(from: Point, to: Point, at: Point): number {
  if (between(from, at) <= SIGHT) return 0;
  const d = { x: to.x - from.x, y: to.y - from.y };
  const f = { x: from.x - at.x, y: from.y - at.y };
  const a = d.x * d.x + d.y * d.y;
  const b = 2 * (f.x * d.x + f.y * d.y);
  const inside = b * b - 4 * a * (f.x * f.x + f.y * f.y - SIGHT * SIGHT);
  const t = inside < 0 || a === 0 ? 2 : (-b - Math.sqrt(inside)) / (2 * a);
  return t < 0 ? 2 : t;
}

export function nearest(from: Point, to: Point, at: Point): number {
  const d = { x: to.x - from.x, y: to.y - from.y };
  const a = d.x * d.x + d.y * d.y;
  const t = a === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - from.x) * d.x + (at.y - from.y) * d.y) / a));
  return between(lerp(from, to, t), at);
}
