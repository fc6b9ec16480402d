import type { Mark, Offer, Preview } from '../../kernel';
import { type Fielded, foesOf, gapBetween } from '../figures';
import { spendWill } from '../flow/will';
import type { Intent, IntentOf } from '../intents';
import type { State } from '../state';
import { refused, type Verb, type VerbOf } from '../steps/step';
import type { ActStep } from '../steps-flow';
import type { Manner } from '../steps-moves';
import { allowanceOf, WILL_MOVE } from './allowance';
import { walkStep } from './go';
import { noMove, noPush } from './may-move';
import { planWalk } from './plan-walk';
import { reachable, routeTo } from './route';

/** The move of an activation, with a Dash in it or without; into a foe it becomes a melee [FL-BAT-20 … 28]. */
const move: VerbOf<'move'> = {
  do: 'move',
  offers(state, act, figure) {
    const offers: Offer<Intent>[] = [];
    for (const dash of [false, true])
      if (noMove(state, act, figure, dash) === undefined)
        offers.push({ needs: 'place', do: 'move', unit: figure.id, draft: { do: 'move', unit: figure.id, dash } });
    if (offers.length === 0 || act.kind === 'seize' || noMove(state, act, figure, false) !== undefined) return offers;
    const intents = charges(state, act, figure);
    return intents.length === 0 ? offers : [...offers, { needs: 'target', do: 'move', unit: figure.id, intents }];
  },
  plan(state, act, figure, intent) {
    const no = noMove(state, act, figure, intent.dash);
    if (no !== undefined) return refused(no);
    const { path, into, jump } = intent;
    const manner: Manner = intent.dash ? 'dash' : 'move';
    return planWalk(state, figure, { manner, path, into, jump }, (tale, left) =>
      tale.call(walkStep({ unit: figure.id, manner, path, left, into: into ?? null, jump })),
    );
  },
  draft: (state, act, figure, draft) => {
    const dash = draft.dash ?? false;
    const no = noMove(state, act, figure, dash);
    if (no !== undefined) return { is: 'refused', refusals: [no], marks: [] };
    return unfinished(figure, allowanceOf(state, figure, dash ? 'dash' : 'move'));
  },
  sample(state, act, figure, offer, random) {
    const dash = 'draft' in offer && offer.draft.do === 'move' && offer.draft.dash === true;
    const allowance = allowanceOf(state, figure, dash ? 'dash' : 'move');
    return sampled(state, figure, allowance, random, (path): IntentOf<'move'> | undefined => {
      const intent: IntentOf<'move'> = { do: 'move', unit: figure.id, path, dash, jump: false };
      return move.plan(state, act, figure, intent).ok ? intent : undefined;
    });
  },
};

/** Will carries it 4" farther [FL-BAT-35] [A-10]. */
const pushOn: VerbOf<'push-on'> = {
  do: 'push-on',
  offers: (state, act, figure) =>
    noPush(state, act, figure) === undefined
      ? [{ needs: 'place', do: 'push-on', unit: figure.id, draft: { do: 'push-on', unit: figure.id } }]
      : [],
  plan(state, act, figure, intent) {
    const no = noPush(state, act, figure);
    if (no !== undefined) return refused(no);
    const { path, into, jump } = intent;
    if (into !== undefined && figure.did.dashed)
      return refused({ code: 'move/dash-contact', rule: 'FL-BAT-25', who: [figure.id, into] });
    return planWalk(state, figure, { manner: 'will', path, into, jump }, (tale, left) => {
      spendWill(tale, figure.id, 'move');
      tale.call(walkStep({ unit: figure.id, manner: 'will', path, left, into: into ?? null, jump }));
    });
  },
  draft: (state, act, figure) => {
    const no = noPush(state, act, figure);
    return no !== undefined ? { is: 'refused', refusals: [no], marks: [] } : unfinished(figure, WILL_MOVE);
  },
  sample: (state, act, figure, _offer, random) =>
    sampled(state, figure, WILL_MOVE, random, (path): IntentOf<'push-on'> | undefined => {
      const intent: IntentOf<'push-on'> = { do: 'push-on', unit: figure.id, path, jump: false };
      return pushOn.plan(state, act, figure, intent).ok ? intent : undefined;
    }),
};

export const moveVerbs: readonly Verb[] = [move, pushOn];

/** Whole ways to every foe that can be met with what is left of the move. */
function charges(state: State, act: ActStep, figure: Fielded): readonly IntentOf<'move'>[] {
  const allowance = allowanceOf(state, figure, 'move');
  return foesOf(state, figure).flatMap((foe) => {
    if (gapBetween(figure, foe) > allowance) return [];
    const route = routeTo(state, figure, foe, { most: allowance });
    if (route === undefined) return [];
    const intent: IntentOf<'move'> = {
      do: 'move',
      unit: figure.id,
      path: route.path,
      into: foe.id,
      dash: false,
      jump: false,
    };
    return move.plan(state, act, figure, intent).ok ? [intent] : [];
  });
}

/** How far it may go, for the eye. */
export const unfinished = (figure: Fielded, allowance: number): Preview<Intent> => {
  const marks: readonly Mark[] = [
    {
      is: 'ring',
      at: { x: figure.pose.x, y: figure.pose.y },
      radius: allowance + figure.profile.base / 2,
      tone: 'reach',
    },
  ];
  return { is: 'unfinished', needs: 'path', marks };
};

/** One of the spots within reach, by luck: the first of some that is a lawful move. */
export function sampled<I>(
  state: State,
  figure: Fielded,
  allowance: number,
  random: () => number,
  made: (path: readonly { readonly x: number; readonly y: number }[]) => I | undefined,
): I | undefined {
  const spots = reachable(state, figure, allowance).slice(1);
  for (let tries = 0; tries < 12 && spots.length > 0; tries++) {
    const spot = spots[Math.floor(random() * spots.length)];
    const intent = spot === undefined || spot.path.length > 24 ? undefined : made(spot.path);
    if (intent !== undefined) return intent;
  }
  return undefined;
}
