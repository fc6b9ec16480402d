import type { Odds, Refusal } from '../../kernel';
import { type Fielded, fieldedOf, foesOf, gapBetween, gapTo, has } from '../figures';
import type { IntentOf } from '../intents';
import { areaAttack } from '../special/area-attack';
import { beastShot } from '../special/beast-traits';
import { isUntouchable } from '../special/hooks';
import type { State } from '../state';
import { planned, refused, type StepOf, type VerbOf } from '../steps/step';
import { inch, isWithin } from '../units';
import { noAction } from './may-act';

/** The Area Attack of a beast that a hand plays: at the nearest foe in reach, and all around that one [FL-AI-43]. */
export const spewVerb: VerbOf<'spew'> = {
  do: 'spew',
  offers(state, act, figure) {
    const intents = foesOf(state, figure)
      .map(({ id }) => ({ do: 'spew' as const, unit: figure.id, target: id }))
      .filter((intent) => refusalOf(state, act, figure, intent) === undefined);
    return intents.length === 0 ? [] : [{ needs: 'target', do: 'spew', unit: figure.id, intents }];
  },
  plan(state, act, figure, intent) {
    const no = refusalOf(state, act, figure, intent);
    if (no !== undefined) return refused(no);
    return planned({
      marks: [
        { is: 'ring', at: placeOf(state, intent.target), radius: inch(2), tone: 'threat' },
        { is: 'outline', unit: intent.target, tone: 'target' },
      ],
      odds: oddsOf(state, figure, intent.target),
      enact(tale, dice) {
        const did = { ...figure.did, shots: figure.did.shots + 1 };
        tale.add({ type: 'changed', unit: figure.id, set: { did }, because: 'area-attack' });
        areaAttack(tale, figure.id, intent.target, dice);
      },
    });
  },
};

const placeOf = (state: State, id: string) => {
  const { x = 0, y = 0 } = fieldedOf(state, id)?.pose ?? {};
  return { x, y };
};

function refusalOf(
  state: State,
  act: StepOf<'act'>,
  figure: Fielded,
  { target: id }: IntentOf<'spew'>,
): Refusal | undefined {
  const rule = 'FL-AI-43';
  const shot = beastShot(figure.profile.id);
  if (!has(state, figure, 'area-attack') || shot === null) return { code: 'spew/not-it', rule, who: [figure.id] };
  const spent = noAction(act, figure);
  if (spent !== undefined) return spent;
  const open = foesOf(state, figure).filter((foe) => !isUntouchable(state, foe));
  const target = open.find((foe) => foe.id === id);
  if (target === undefined) return { code: 'spew/at-foes', rule, who: [id] };
  const gap = gapBetween(figure, target);
  if (!isWithin(gap, shot.range)) {
    const detail = { gap, most: inch(shot.range) };
    return { code: 'spew/too-far', rule, who: [id], detail };
  }
  const nearer = open.find((foe) => gapBetween(figure, foe) < gap - 0.03);
  return nearer === undefined ? undefined : { code: 'spew/nearest', rule, who: [nearer.id, id] };
}

/** Its target is Hit on 4+, everybody else within 2", friend or foe, on 5+. */
function oddsOf(state: State, figure: Fielded, id: string): Odds {
  const at = placeOf(state, id);
  const around = Object.keys(state.figures).filter((each) => {
    const there = fieldedOf(state, each);
    return there !== undefined && each !== id && each !== figure.id && isWithin(gapTo(there, at), 2);
  });
  return [
    { is: 'chance', code: 'spew-hits', value: 1 / 2 },
    ...(around.length === 0 ? [] : [{ is: 'number' as const, code: 'spew-around', value: around.length }]),
  ];
}
