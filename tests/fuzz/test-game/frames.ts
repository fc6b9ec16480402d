import { err, ok, type Refusal, type Result, type SeatId, type Viewer, type Waiting } from '@muster/rules/kernel';

/**
 * What one seat of a frame has done. `sealed` holds an answer that nobody else may read until all are in;
 * in the view of another the answer itself is missing.
 */
export type Chair<A> =
  | { readonly is: 'open' }
  | { readonly is: 'sealed'; readonly answer?: A }
  | { readonly is: 'answered'; readonly answer: A };

/**
 * One place where the game waits: plain data. The top of the stack says who may choose what; under it wait the
 * places that were interrupted.
 * W: the name of the step (and the code for `words.waiting`); D: what it is about; A: an answer.
 */
export interface Frame<W extends string = string, D = unknown, A = unknown> {
  /** Never used twice in a game: an answer names it, so a late answer to an old question is known for one. */
  readonly id: number;
  readonly what: W;
  readonly about: D;
  readonly seats: Readonly<Record<SeatId, Chair<A>>>;
  /** A shared decision: what stands there now, and who has said yes to exactly that. */
  readonly proposal?: { readonly value: A; readonly by: SeatId; readonly yes: readonly SeatId[] };
}

/** The stack: the last frame is the one being played. `next` numbers the frames and only grows. */
export interface Frames<F extends Frame = Frame> {
  readonly next: number;
  readonly stack: readonly F[];
}

export const noFrames: Frames<never> = { next: 1, stack: [] };

/** A frame ready to be pushed by an event. Take `id` from `frames.next` (plus one for each pushed before it). */
export function frame<W extends string, D, A = unknown>(
  id: number,
  what: W,
  about: D,
  seats: readonly SeatId[],
): Frame<W, D, A> {
  return { id, what, about, seats: Object.fromEntries(seats.map((seat) => [seat, { is: 'open' as const }])) };
}

export const pushed = <F extends Frame>(frames: Frames<F>, added: F): Frames<F> => ({
  next: Math.max(frames.next, added.id + 1),
  stack: [...frames.stack, added],
});

/** Without the frame of that id and everything above it. */
export function closed<F extends Frame>(frames: Frames<F>, id: number): Frames<F> {
  const at = frames.stack.findIndex((each) => each.id === id);
  return at < 0 ? frames : { ...frames, stack: frames.stack.slice(0, at) };
}

export const topOf = <F extends Frame>(frames: Frames<F>): F | undefined => frames.stack[frames.stack.length - 1];

/** The stack with its top frame changed. */
export function withTop<F extends Frame>(frames: Frames<F>, change: (top: F) => F): Frames<F> {
  const top = topOf(frames);
  return top === undefined ? frames : { ...frames, stack: [...frames.stack.slice(0, -1), change(top)] };
}

/**
 * The frame this seat may answer now, or why not: `frame/gone` where the frame is not the one being played,
 * `frame/not-yours` where the seat is not asked, `frame/answered` where it has answered. Names the question by its id.
 */
export function answerable<F extends Frame>(frames: Frames<F>, id: number, seat: SeatId): Result<F, Refusal> {
  const top = topOf(frames);
  if (top === undefined || top.id !== id) return err({ code: 'frame/gone', rule: 'GEN-03', detail: { frame: id } });
  if (!Object.hasOwn(top.seats, seat)) return err({ code: 'frame/not-yours', rule: 'GEN-03' });
  if (top.seats[seat]?.is !== 'open') return err({ code: 'frame/answered', rule: 'GEN-03' });
  return ok(top);
}

/** The frame after a seat's answer. Sealed ones stay hidden until `unsealed`. */
export const answered = <F extends Frame>(
  top: F,
  seat: SeatId,
  answer: F extends Frame<string, unknown, infer A> ? A : never,
  how: 'sealed' | 'answered' = 'answered',
): F => ({ ...top, seats: { ...top.seats, [seat]: { is: how, answer } } });

/** Whether every seat of the frame has answered. */
export const isComplete = (top: Frame): boolean => Object.values(top.seats).every((chair) => chair.is !== 'open');

/** The answers of a complete frame in seat order; seats whose answer the viewer may not read are left out. */
export function answersOf<F extends Frame>(
  top: F,
): readonly { seat: SeatId; answer: F extends Frame<string, unknown, infer A> ? A : never }[] {
  type A = F extends Frame<string, unknown, infer X> ? X : never;
  return Object.keys(top.seats)
    .sort()
    .flatMap((seat) => {
      const chair = top.seats[seat];
      return chair === undefined || chair.is === 'open' || chair.answer === undefined
        ? []
        : [{ seat, answer: chair.answer as A }];
    });
}

/** A seat puts a value on the table. Every earlier yes falls; the proposer's own counts. */
export const proposed = <F extends Frame>(top: F, seat: SeatId, value: NonNullable<F['proposal']>['value']): F => ({
  ...top,
  proposal: { value, by: seat, yes: [seat] },
});

/** A seat says yes to exactly what stands there. */
export function confirmed<F extends Frame>(top: F, seat: SeatId): F {
  if (top.proposal === undefined || top.proposal.yes.includes(seat)) return top;
  return { ...top, proposal: { ...top.proposal, yes: [...top.proposal.yes, seat].sort() } };
}

/** Whether every seat present has said yes to what stands there. `present`: the frame's seats unless told otherwise. */
export const isAgreed = (top: Frame, present: readonly SeatId[] = Object.keys(top.seats)): boolean =>
  top.proposal !== undefined && present.every((seat) => top.proposal?.yes.includes(seat));

/** The stack as a viewer may see it: sealed answers of others without the answer. */
export function viewFrames<F extends Frame>(frames: Frames<F>, viewer: Viewer): Frames<F> {
  return { ...frames, stack: frames.stack.map((each) => viewFrame(each, viewer)) };
}

export function viewFrame<F extends Frame>(each: F, viewer: Viewer): F {
  const hides = Object.entries(each.seats).some(([seat, chair]) => chair.is === 'sealed' && seat !== viewer);
  if (!hides) return each;
  const seats = Object.entries(each.seats).map(([seat, chair]): [SeatId, Chair<unknown>] => [
    seat,
    chair.is === 'sealed' && seat !== viewer ? { is: 'sealed' } : chair,
  ]);
  return { ...each, seats: Object.fromEntries(seats) };
}

/** Whom the top frame waits for: its open seats; for a shared decision those who have not said yes. */
export function waitingOn(frames: Frames): readonly Waiting[] {
  const top = topOf(frames);
  if (top === undefined) return [];
  const yes = top.proposal?.yes ?? [];
  return Object.keys(top.seats)
    .filter((seat) => top.seats[seat]?.is === 'open' && !yes.includes(seat))
    .map((seat) => ({ seat, what: top.what }));
}
