import type { SideId } from '../../kernel';
import { READY_LISTS, type ReadyList } from '../content/ready-lists';
import type { Intent } from '../intents';
import { muster as judge } from '../roster';
import type { State } from '../state';
import { seatsOf, sideIds, sideOf, unitsOf } from '../units';
import { outOfStep, planned, refused, type StepRules } from './step';

/** Each side chooses an army, and may change it until both are ready. */
export const muster: StepRules<'muster'> = {
  offers: (state, step, seat) => {
    const side = sideOf(state, seat);
    if (side === undefined) return [];
    const ready = step.ready.includes(side);
    return [
      { needs: 'target', do: 'choose-army', intents: fitting(state).map(choosing) },
      { needs: 'place', do: 'choose-army', draft: { do: 'choose-army' } },
      ...(unitsOf(state, side).length === 0
        ? []
        : [{ needs: 'now' as const, do: 'ready' as const, intent: { do: 'ready' as const, ready: !ready } }]),
    ];
  },
  plan: (state, step, seat, intent) => {
    const side = sideOf(state, seat) ?? '';
    if (intent.do === 'ready') {
      if (unitsOf(state, side).length === 0) return refused({ code: 'muster/no-army', rule: 'KOW-FOR-01' });
      if (step.ready.includes(side) === intent.ready) return refused({ code: 'muster/as-it-is', rule: 'KOW-FOR-01' });
      return planned({
        marks: [],
        enact: (tale) => tale.add({ type: 'readied', side, ready: intent.ready }),
      });
    }
    if (intent.do !== 'choose-army') return outOfStep(step, intent);
    const list = listOf(intent);
    if (list === undefined) return refused({ code: 'muster/unknown-list', rule: 'KOW-FOR-01' });
    const roster = judge(list, state.config.points);
    if (!roster.ok) return refused(roster.error);
    const { name, army, points, recruits } = roster.value;
    return planned({
      marks: [],
      enact: (tale) =>
        tale.add({
          type: 'armyChosen',
          side,
          seat,
          name,
          army,
          points,
          units: recruits.map((recruit, i) => ({ id: `${side}-${i + 1}`, ...recruit })),
        }),
    });
  },
  sample: (state, _step, _seat, _offer, random) => {
    const lists = fitting(state);
    const list = lists[Math.floor(random() * lists.length)];
    return list === undefined ? undefined : { do: 'choose-army', army: { is: 'list', list: list.list } };
  },
  waiting: (state, step) =>
    undecided(state, step.ready).flatMap((side) =>
      seatsOf(state, side).map((seat) => ({
        seat,
        what: unitsOf(state, side).length === 0 ? 'choose-army' : 'ready',
      })),
    ),
};

const undecided = (state: State, ready: readonly SideId[]): readonly SideId[] =>
  sideIds(state).filter((side) => !ready.includes(side));

const fitting = (state: State): readonly ReadyList[] =>
  READY_LISTS.filter((each) => each.points <= state.config.points);

const choosing = (list: ReadyList): Intent => ({ do: 'choose-army', army: { is: 'ready', id: list.id } });

function listOf(intent: Extract<Intent, { do: 'choose-army' }>) {
  const { army } = intent;
  return army.is === 'list' ? army.list : READY_LISTS.find((each) => each.id === army.id)?.list;
}
