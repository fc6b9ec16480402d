import type { Point } from '@muster/geometry';
import type { Mark, Refusal } from '../../kernel';
import type { Offer, Preview } from '../../kernel/system';
import { type Fielded, foesOf, gapTo } from '../figures';
import type { Intent, IntentOf } from '../intents';
import { AIMED } from '../intents-items';
import { whisperSpots } from '../scenarios/whispered';
import type { State } from '../state';
import { type Planned, planned, refused, type Tale, type VerbOf } from '../steps/step';
import { inch, isWithin } from '../units';
import { charmBar, placeRefusal, useCharm } from './charm-use';
import { CHARMS } from './charms';
import { actionRefusal, spendAction } from './may';

type Aim = IntentOf<'aim'>;

/** A thing used at any place on the table: what bursts there, or who comes there [FL-BAT-71]. */
export const aimVerb: VerbOf<'aim'> = {
  do: 'aim',
  offers: (state, act, figure) =>
    actionRefusal(state, act, figure, 'full') === undefined ? aimOffers(state, figure) : [],
  plan: (state, act, figure, intent) =>
    planAim(state, figure, intent, actionRefusal(state, act, figure, 'full'), (tale) =>
      spendAction(tale, figure, intent.item),
    ),
  draft: (state, _act, figure, draft) => aimDraft(state, figure, draft.item, draft.at),
  sample: (state, _act, figure, offer, random) => sampleAim(state, figure, offer, random),
};

/** Each of those things that is at hand and may do something somewhere. */
export const aimOffers = (state: State, figure: Fielded): readonly Offer<Intent>[] =>
  AIMED.filter((item) => charmBar(state, figure, item) === undefined && mayReach(state, figure, item)).map((item) => ({
    needs: 'place',
    do: 'aim',
    unit: figure.id,
    draft: { do: 'aim', unit: figure.id, item },
  }));

/** Somebody is so near that a place within reach could touch him. */
function mayReach(state: State, figure: Fielded, item: Aim['item']): boolean {
  const { aim, burst = 0 } = CHARMS[item];
  return typeof aim !== 'number' || foesOf(state, figure).some((foe) => isWithin(apart(figure, foe), aim + burst));
}
const apart = (figure: Fielded, foe: Fielded): number => gapTo(figure, foe.pose) - foe.profile.base / 2;

/** `no`: what stands against it beside; `first`: what comes before it is used. */
export function planAim(
  state: State,
  figure: Fielded,
  intent: Aim,
  no: Refusal | undefined,
  first: (tale: Tale) => void = () => undefined,
): Planned {
  const { item, at } = intent;
  const refusal = no ?? charmBar(state, figure, item) ?? placeRefusal(state, figure, item, at);
  const marks = marksOf(figure, item, at);
  if (refusal !== undefined) return refused(refusal, marks);
  const { odds } = CHARMS[item];
  return planned({
    marks,
    ...(odds === undefined ? {} : { odds: odds(state, figure, at) }),
    notes: [{ code: 'uses-up', because: item }],
    enact(tale, dice) {
      first(tale);
      useCharm(tale, { unit: figure.id, item, at }, dice);
    },
  });
}

export function aimDraft(
  _state: State,
  figure: Fielded,
  item: Aim['item'] | undefined,
  at: Point | undefined,
): Preview<Intent> | undefined {
  if (item !== undefined && at !== undefined) return undefined;
  const marks = item === undefined ? [] : marksOf(figure, item, undefined);
  return { is: 'unfinished', needs: item === undefined ? 'item' : 'at', marks };
}

function marksOf({ pose, profile }: Fielded, item: Aim['item'], at: Point | undefined): readonly Mark[] {
  const { aim, burst } = CHARMS[item];
  const { x, y } = pose;
  return [
    ...(typeof aim === 'number'
      ? [{ is: 'ring' as const, at: { x, y }, radius: inch(aim) + profile.base / 2, tone: 'reach' as const }]
      : []),
    ...(at === undefined
      ? []
      : [{ is: 'ring' as const, at, radius: burst === undefined ? 12.5 : inch(burst), tone: 'threat' as const }]),
  ];
}

/** A place by luck: by a foe, or one of those where somebody may come. */
export function sampleAim(
  state: State,
  figure: Fielded,
  offer: Offer<Intent>,
  random: () => number,
): Intent | undefined {
  if (offer.needs !== 'place' || offer.do !== 'aim') return undefined;
  const { item } = offer.draft as Partial<Aim>;
  if (item === undefined) return undefined;
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const spots = item === 'spider-whispers' ? whisperSpots(state, figure) : undefined;
  const foes = foesOf(state, figure);
  for (let tries = 0; tries < 16; tries++) {
    const around = one(foes)?.pose;
    const [far, turn] = [random() * inch(2.4), random() * 2 * Math.PI];
    const burst =
      around === undefined ? undefined : { x: around.x + far * Math.cos(turn), y: around.y + far * Math.sin(turn) };
    const found = spots === undefined ? burst : one(spots);
    if (found === undefined) return undefined;
    const at = { x: Math.round(found.x * 100) / 100, y: Math.round(found.y * 100) / 100 };
    if (placeRefusal(state, figure, item, at) === undefined) return { do: 'aim', unit: figure.id, item, at };
  }
  return undefined;
}
