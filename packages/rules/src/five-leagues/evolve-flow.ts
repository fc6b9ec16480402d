import type { ConsentEvent } from '../kernel';
import type { CoreEvent, Event } from './events';
import { topWith } from './evolve-base';
import type { State } from './state';
import { backpackOf } from './warband/pack';

/** Set-up, phases and choices; events that only tell what happened change nothing. */
export function evolveFlow(
  state: State,
  event: Exclude<Event, CoreEvent | ConsentEvent | { readonly type: 'ended' }>,
): State {
  switch (event.type) {
    case 'warbandBrought':
      return topWith(
        {
          ...state,
          warband: event.sheet,
          figures: event.figures,
          shares: Object.fromEntries(Object.values(event.figures).map(({ id, seat }) => [id, seat])),
          storyPoints: event.sheet.storyPoints,
          backpack: backpackOf(event.sheet),
        },
        'muster',
        (step) => ({ ...step, ready: step.ready.filter((seat) => seat === 'gm') }),
      );
    case 'readied':
      return topWith(state, 'muster', (step) => ({
        ...step,
        ready: event.ready
          ? [...new Set([...step.ready, event.seat])]
          : step.ready.filter((seat) => seat !== event.seat),
      }));
    case 'initiativeProposed':
      return state.initiative === null
        ? state
        : {
            ...state,
            initiative: { ...state.initiative, given: event.given, proposedBy: event.seat, yes: [event.seat] },
          };
    case 'initiativeBacked':
      return state.initiative === null
        ? state
        : { ...state, initiative: { ...state.initiative, yes: [...new Set([...state.initiative.yes, event.seat])] } };
    case 'roundBegan':
      return { ...state, round: event.round };
    case 'phaseBegan':
      return { ...state, phase: event.phase };
    default:
      return state;
  }
}
