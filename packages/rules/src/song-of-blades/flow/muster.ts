import type { Refusal, Result, SeatId, SideId } from '../../kernel';
import { err, ok } from '../../kernel';
import { bringSheet } from '../campaign/check';
import { READY_WARBANDS, readyWarband } from '../content/warbands';
import { IDLE } from '../evolve';
import { seatsOf, sideOf } from '../figures';
import type { Intent, IntentOf } from '../intents';
import type { Recruit, Warband } from '../profile';
import { compileWarband, type WarbandLimits } from '../roster';
import type { WarbandList } from '../roster/list';
import { warbandRefusals } from '../roster/warband-rules';
import type { Figure, State } from '../state';
import { outOfStep, planned, refused, type StepRules, type Tale } from '../steps/step';

/** Warbands are chosen in secret, and may be changed until every seat is ready [ASOBH-SET-01]. */
export const muster: StepRules<'muster'> = {
  offers: (state, step, seat) => {
    const ready = step.ready.includes(seat);
    const fitting = READY_WARBANDS.filter(({ id, list }) => fits(state, seat, id, list));
    return [
      ...(fitting.length === 0
        ? []
        : [
            { needs: 'target' as const, do: 'choose-warband' as const, intents: fitting.map(({ id }) => choosing(id)) },
          ]),
      { needs: 'place', do: 'choose-warband', draft: { do: 'choose-warband' } },
      ...(mayBeReady(state, seat)
        ? [{ needs: 'now' as const, do: 'ready' as const, intent: { do: 'ready' as const, ready: !ready } }]
        : []),
    ];
  },
  plan: (state, step, seat, intent) => {
    if (intent.do === 'ready') {
      if (!mayBeReady(state, seat)) return refused({ code: 'muster/no-warband', rule: 'ASOBH-SET-01' });
      if (step.ready.includes(seat) === intent.ready) return refused({ code: 'muster/as-it-is', rule: 'ASOBH-SET-01' });
      return planned({
        marks: [],
        enact: (tale) => tale.add({ type: 'readied', seat, side: sideOf(state, seat) ?? '', ready: intent.ready }),
      });
    }
    if (intent.do !== 'choose-warband') return outOfStep(step, intent);
    const warband = brought(state, seat, intent);
    if (!warband.ok) return refused(warband.error);
    return planned({
      marks: [],
      enact: (tale) =>
        tale.add({ type: 'warbandChosen', seat, side: sideOf(state, seat) ?? '', warband: warband.value }),
    });
  },
  draft: () => ({ is: 'unfinished', needs: 'warband', marks: [] }),
  sample: (state, _step, seat, _offer, random) => {
    const { list } = READY_WARBANDS[Math.floor(random() * READY_WARBANDS.length)] ?? {};
    if (list === undefined) return undefined;
    const entries = [...list.entries];
    while (entries.length > 0) {
      const shorter = { ...list, entries };
      if (judged(state, seat, shorter).ok) return { do: 'choose-warband', warband: { is: 'list', list: shorter } };
      entries.splice(Math.floor(random() * entries.length), 1);
    }
    return undefined;
  },
  waiting: (state, step) =>
    state.seats
      .filter(({ seat }) => !step.ready.includes(seat))
      .map(({ seat }) => ({ seat, what: mayBeReady(state, seat) ? 'ready' : 'choose-warband' })),
  carryOn: (tale, step) => {
    if (tale.state.seats.some(({ seat }) => !step.ready.includes(seat))) return false;
    reveal(tale);
    tale.finish();
    tale.call({ is: 'roll-off', why: 'role', rolled: {} });
    return true;
  },
};

/** A seat without a warband of its own may be ready where a friend on its side fields one [ASOBH-SET-19]. */
function mayBeReady(state: State, seat: SeatId): boolean {
  if (Object.hasOwn(state.chosen, seat)) return true;
  const side = sideOf(state, seat) ?? '';
  return seatsOf(state, side).some((each) => Object.hasOwn(state.chosen, each));
}

const choosing = (id: string): Intent => ({ do: 'choose-warband', warband: { is: 'ready', id } });

/** A ready warband, a list, or one that comes out of a campaign as its battles left it [ASOBH-END-02]. */
function brought(
  state: State,
  seat: SeatId,
  { warband }: IntentOf<'choose-warband'>,
): Result<Warband, readonly Refusal[]> {
  if (warband.is === 'sheet') return bringSheet(warband.sheet, limitsOf(state));
  const list = warband.is === 'list' ? (warband.list as WarbandList) : readyWarband(warband.id)?.list;
  if (list === undefined) return err([{ code: 'muster/unknown-warband', rule: 'ASOBH-SET-01' }]);
  return judged(state, seat, list);
}

const limitsOf = (state: State): WarbandLimits => ({
  points: state.config.points,
  personalities: state.config.personalities,
  scale: state.config.scale,
});

/** A list against all limits, and the warbands of a whole side against them together [ASOBH-SET-19]. */
function judged(state: State, seat: SeatId, list: WarbandList): Result<Warband, readonly Refusal[]> {
  const limits = limitsOf(state);
  const compiled = compileWarband(list, limits);
  if (!compiled.ok) return compiled;
  const friends = friendsWarbands(state, seat);
  if (friends.length === 0) return compiled;
  const together = [...friends, compiled.value].flatMap((warband) => warband.figures);
  const refusals = warbandRefusals(bought(together), limits).filter((each) => !each.code.endsWith('/lone-swarm'));
  return refusals.length === 0 ? ok(compiled.value) : err(refusals);
}

const friendsWarbands = (state: State, seat: SeatId): readonly Warband[] =>
  seatsOf(state, sideOf(state, seat) ?? '').flatMap((each) => {
    const warband = each === seat ? undefined : state.chosen[each];
    return warband === undefined || warband === null ? [] : [warband];
  });

const bought = (figures: readonly Recruit[]) => figures.map(({ profile }, entry) => ({ entry, count: 1, profile }));

/** Ready warbands do not change: whether one fits these limits is judged once. */
const known = new Map<string, boolean>();

function fits(state: State, seat: SeatId, id: string, list: WarbandList): boolean {
  if (friendsWarbands(state, seat).length > 0) return judged(state, seat, list).ok;
  const { points, personalities, scale } = limitsOf(state);
  const key = `${id} ${points} ${personalities} ${scale}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const now = judged(state, seat, list).ok;
  known.set(key, now);
  return now;
}

/** Everything is shown at once. Ids are the seat and a number: `a1`. */
function reveal(tale: Tale): void {
  const { state } = tale;
  const figures = state.seats.flatMap(({ seat, side }) =>
    (state.chosen[seat]?.figures ?? []).map((recruit, i) => fresh(`${seat}${i + 1}`, seat, side, recruit)),
  );
  const sides = Object.fromEntries(
    Object.keys(state.sides).map((side) => {
      const warbands = seatsOf(state, side).flatMap((seat) => state.chosen[seat] ?? []);
      const peoples = new Set(warbands.map((each) => each.of));
      return [
        side,
        {
          warband: warbands.map((each) => each.name).join(', '),
          of: peoples.size === 1 ? (warbands[0]?.of ?? 'mixed') : 'mixed',
          points: warbands.reduce((sum, each) => sum + each.points, 0),
          began: figures.filter((figure) => figure.side === side).length,
        },
      ];
    }),
  );
  tale.add({ type: 'warbandsRevealed', figures, sides });
}

function fresh(id: string, seat: SeatId, side: SideId, recruit: Recruit): Figure {
  return {
    id,
    side,
    seat,
    name: recruit.name,
    profile: recruit.profile,
    swarm: recruit.swarm === undefined ? null : `${seat}:${recruit.swarm}`,
    record: recruit.record ?? null,
    hurt: recruit.hurt ?? 0,
    fate: 'reserve',
    pose: null,
    level: 0,
    leftIn: null,
    conditions: [],
    worse: { poison: 0, drain: 0 },
    gained: [],
    lost: [],
    lives: 0,
    did: IDLE,
    activated: false,
    reacted: false,
    declines: false,
    used: {},
    arms: { hand: recruit.profile.armed === 'unarmed' ? null : 'both', loaded: true, broken: [] },
    banked: 0,
    holds: [],
    braved: [],
    unseenBy: [],
    controlled: null,
    carriedBy: null,
    below: false,
    summoned: null,
  };
}
