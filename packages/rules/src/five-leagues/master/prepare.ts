import type { Offer, Refusal } from '../../kernel';
import type { Intent, IntentOf } from '../intents';
import type { Prepared } from '../secret';
import type { State } from '../state';
import { type Planned, planned, refused } from '../steps/step';
import { foeRefusal, placeRefusal } from './may';
import { noRoomFor } from './room';
import { spring } from './trigger';

/** Most things a master may keep ready at one time. */
export const MOST_PREPARED = 40;

export function preparingOffers(state: State): readonly Offer<Intent>[] {
  const things = state.secret.prepared;
  const each = (verb: 'unprepare' | 'reveal', of: readonly Prepared[]): readonly Offer<Intent>[] =>
    of.length === 0 ? [] : [{ needs: 'target', do: verb, intents: of.map(({ id }): Intent => ({ do: verb, id })) }];
  return [
    { needs: 'place', do: 'prepare', draft: { do: 'prepare' } },
    ...each('unprepare', things),
    ...each(
      'reveal',
      things.filter((thing) => noRoomFor(state, thing) === undefined),
    ),
    ...(things.length === 0
      ? []
      : [
          {
            needs: 'target' as const,
            do: 'hold' as const,
            intents: things.map(({ id, held }) => ({ do: 'hold' as const, id, held: !held })),
          },
        ]),
  ];
}

/** Something new, or another in place of what has this id. Nobody but the master learns of it. */
export function planPrepare(state: State, intent: IntentOf<'prepare'>): Planned {
  const { do: _do, id, ...rest } = intent;
  const { prepared, next } = state.secret;
  const refusals: Refusal[] = [];
  if (id !== undefined && !prepared.some((each) => each.id === id))
    refusals.push({ code: 'master/not-prepared', rule: 'FL-AI-60' });
  if (id === undefined && prepared.length >= MOST_PREPARED)
    refusals.push({ code: 'master/too-much', rule: 'FL-AI-60', detail: { most: MOST_PREPARED } });
  if (rest.figures.length === 0 && rest.test === null && rest.reward === null && rest.told === '' && rest.note === '')
    refusals.push({ code: 'master/empty', rule: 'FL-AI-60' });
  for (const { foe, at } of rest.figures) {
    const no = foeRefusal(state, foe) ?? placeRefusal(state, at);
    if (no !== undefined) refusals.push(no);
  }
  if (rest.trigger.is === 'near') {
    const no = placeRefusal(state, rest.trigger.at);
    if (no !== undefined) refusals.push(no);
  }
  if (rest.trigger.is === 'marker' && state.markers[rest.trigger.marker]?.is !== 'unknown')
    refusals.push({ code: 'master/no-such-marker', rule: 'FL-AI-52' });
  if (refusals.length > 0) return refused(refusals);
  const thing: Prepared = { ...rest, id: id ?? `p${next}` };
  return planned({ marks: [], enact: (tale) => tale.add({ type: 'prepared', thing }) });
}

export const planUnprepare = (state: State, { id }: IntentOf<'unprepare'>): Planned =>
  preparedOf(state, id) === undefined
    ? unknown()
    : planned({ marks: [], enact: (tale) => tale.add({ type: 'unprepared', id }) });

export function planHold(state: State, { id, held }: IntentOf<'hold'>): Planned {
  const thing = preparedOf(state, id);
  if (thing === undefined) return unknown();
  if (thing.held === held) return refused({ code: 'master/so-already', rule: 'FL-AI-60' });
  return planned({ marks: [], enact: (tale) => tale.add({ type: 'prepared', thing: { ...thing, held } }) });
}

export function planReveal(state: State, { id }: IntentOf<'reveal'>): Planned {
  const thing = preparedOf(state, id);
  if (thing === undefined) return unknown();
  const no = noRoomFor(state, thing);
  return no === undefined ? planned({ marks: [], enact: (tale) => spring(tale, thing) }) : refused(no);
}

const preparedOf = (state: State, id: string): Prepared | undefined =>
  state.secret.prepared.find((each) => each.id === id);
const unknown = (): Planned => refused({ code: 'master/not-prepared', rule: 'FL-AI-60' });
