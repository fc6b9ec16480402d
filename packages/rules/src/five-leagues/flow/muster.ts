import type { Offer, Refusal, SeatId, UnitId } from '../../kernel';
import { partySeats } from '../figures';
import type { Intent, IntentOf } from '../intents';
import type { Character, WarbandSheet } from '../profile';
import type { Figure, State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepRules } from '../steps/step';
import { checkWarband } from '../warband/check';
import { READY_WARBANDS, readyWarband } from '../warband/ready';
import { fieldable, recruit } from '../warband/recruit';
import { MOST_CHARACTERS } from '../warband/sheet';

/**
 * Friends gather: one of them brings a warband, its characters are shared out, and everyone, the master of the enemies
 * too, says that he is ready [FL-GEN-22]. Then the encounter is built and the rounds begin.
 */
export const muster: StepRules<'muster'> = {
  carryOn(tale, step) {
    if (tale.state.warband === null || tale.state.seats.some(({ seat }) => !step.ready.includes(seat))) return false;
    tale.finish({ is: 'done' });
    tale.call({ is: 'round', stage: 'begin' });
    tale.call({ is: 'encounter', stage: 'table', uniques: 0 });
    return true;
  },
  waiting: (state, step) =>
    state.seats
      .filter(({ seat }) => !step.ready.includes(seat) || state.warband === null)
      .map(({ seat }) => ({ seat, what: state.warband === null && seat !== 'gm' ? 'bring' : 'ready' })),
  hears: (_state, step) => step.ready,
  offers: (state, step, seat) => {
    if (step.ready.includes(seat)) return [NOT_YET];
    if (seat === 'gm') return [READYING, { needs: 'now', do: 'automa', intent: { do: 'automa' } }];
    const ids = fitting(state).map(({ id }): Intent => ({ do: 'bring', sheet: id }));
    return [
      ...(ids.length === 0 ? [] : [{ needs: 'target' as const, do: 'bring' as const, intents: ids }]),
      { needs: 'place', do: 'bring', draft: { do: 'bring' } },
      ...(state.warband === null ? [] : [READYING]),
    ];
  },
  plan: (state, step, seat, intent) => {
    // Whoever is ready may only take that back
    if (step.ready.includes(seat) && intent.do !== 'ready')
      return refused({ code: 'muster/is-ready', rule: 'FL-GEN-22' });
    switch (intent.do) {
      case 'bring':
        return planBring(state, seat, intent);
      case 'automa':
        return seat === 'gm' ? planReady(state, step.ready, seat, true, 'game') : outOfStep(step, intent);
      case 'ready':
        return planReady(state, step.ready, seat, intent.ready, 'master');
      default:
        return outOfStep(step, intent);
    }
  },
  draft: () => ({ is: 'unfinished', needs: 'sheet', marks: [] }),
  sample: (state, _step, _seat, _offer, random) => {
    const may = fitting(state);
    const { sheet } = may[Math.floor(random() * may.length)] ?? {};
    return sheet === undefined ? undefined : { do: 'bring', sheet };
  },
};

/** Ready warbands do not change: which of them may come to such a battle is judged once. */
function fitting(state: State): typeof READY_WARBANDS {
  const before = known.get(state.config);
  if (before !== undefined) return before;
  const now = READY_WARBANDS.filter(({ sheet }) => refusalsOf(state, sheet, undefined).length === 0);
  known.set(state.config, now);
  return now;
}
const known = new WeakMap<State['config'], typeof READY_WARBANDS>();

const READYING: Offer<Intent> = { needs: 'now', do: 'ready', intent: { do: 'ready', ready: true } };

const NOT_YET: Offer<Intent> = { needs: 'now', do: 'ready', intent: { do: 'ready', ready: false } };

/** A master who says so himself runs the enemies from the start; where the game says it for him, the game does. */
function planReady(
  state: State,
  all: readonly SeatId[],
  seat: SeatId,
  ready: boolean,
  enemiesBy: State['enemiesBy'],
): Planned {
  if (all.includes(seat) === ready) return refused({ code: 'muster/as-it-is', rule: 'FL-GEN-22' });
  if (seat !== 'gm' && state.warband === null) return refused({ code: 'muster/no-warband', rule: 'FL-GEN-22' });
  return planned({
    marks: [],
    enact: (tale) => {
      if (seat === 'gm' && ready && state.enemiesBy !== enemiesBy)
        tale.add({ type: 'battleChanged', set: { enemiesBy }, because: 'FL-GEN-22' });
      tale.add({ type: 'readied', seat, ready, by: seat === 'gm' ? enemiesBy : 'hand' });
    },
  });
}

function planBring(state: State, seat: SeatId, { sheet: given, who }: IntentOf<'bring'>): Planned {
  if (seat === 'gm') return refused({ code: 'muster/party-only', rule: 'FL-GEN-22' });
  const sheet = typeof given === 'string' ? readyWarband(given)?.sheet : given;
  if (sheet === undefined) return refused({ code: 'muster/unknown-warband', rule: 'FL-GEN-22' });
  const refusals = refusalsOf(state, sheet, who);
  if (refusals.length > 0) return refused(refusals);
  return planned({
    marks: [],
    enact: (tale) => {
      const seats = partySeats(tale.state);
      const figures = chosenOf(state, sheet, who).map((each, i) => recruit(each, seats[i % seats.length] ?? seat));
      tale.add({ type: 'warbandBrought', seat, sheet, figures: byId(figures) });
    },
  });
}

const byId = (figures: readonly Figure[]): Readonly<Record<UnitId, Figure>> =>
  Object.fromEntries(figures.map((each) => [each.id, each]));

/** Those named, or the first of the sheet as long as there is room [FL-SET-09]. */
function chosenOf(state: State, sheet: WarbandSheet, who: readonly string[] | undefined): readonly Character[] {
  const fit = fieldable(sheet);
  return who === undefined
    ? fit.slice(0, state.config.warband)
    : who.flatMap((id) => fit.filter((each) => each.id === id));
}

/** What keeps this warband, or these of it, from the field. */
function refusalsOf(state: State, sheet: WarbandSheet, who: readonly string[] | undefined): readonly Refusal[] {
  const noMystics = state.config.difficulty.includes('deny-dark-arts');
  const found = checkWarband(sheet, { figures: MOST_CHARACTERS, noMystics });
  if (found.length > 0) return found;
  const rule = 'FL-SET-09';
  const fit = fieldable(sheet);
  if (fit.length === 0) return [{ code: 'muster/nobody-fit', rule }];
  if (who === undefined) return [];
  const stranger = who.find((id) => !fit.some((each) => each.id === id));
  if (stranger !== undefined) return [{ code: 'muster/not-of-it', rule, detail: { id: stranger } }];
  if (new Set(who).size < who.length) return [{ code: 'muster/twice', rule }];
  const most = state.config.warband;
  return who.length > most ? [{ code: 'muster/too-many', rule, detail: { has: who.length, most } }] : [];
}
