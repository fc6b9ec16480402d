import type { Odds, UnitId } from '../../kernel';
import { hitChances, judgeHit } from '../combat/harm';
import { hitStep } from '../combat/hit';
import { type Fielded, fielded, figureOf, sideOf } from '../figures';
import type { State } from '../state';
import type { Hit } from '../steps-combat';
import { isUndead } from './kit';

/** A Hit of the dragon’s breath, harder on the dead [FL-ITEM-dragons-spite]. */
export const breath = (state: State, target: UnitId, by: UnitId): Hit => {
  const figure = figureOf(state, target);
  const dead = figure !== undefined && isUndead(state, figure);
  return hitStep({
    ...{ target, by, blow: { armor: 1, toughness: dead ? 2 : 1 }, how: 'item', why: 'dragons-spite' },
    ...{ natural: null, weapon: null },
  }).hit;
};

/** How many of each side are struck, and how many of them fall on average. */
export function breathOdds(state: State, by: UnitId, struck: readonly Fielded[]): Odds {
  const self = figureOf(state, by);
  const side = self === undefined ? 'party' : sideOf(self);
  const falls = struck.map((each) => {
    const judged = judgeHit(state, breath(state, each.id, by));
    return { own: sideOf(each) === side, chance: judged === undefined ? 0 : hitChances(judged).results.casualty };
  });
  const foes = falls.filter(({ own }) => !own);
  const friends = falls.filter(({ own }) => own);
  const none = foes.reduce((all, { chance }) => all * (1 - chance), 1);
  const lost = friends.reduce((all, { chance }) => all * (1 - chance), 1);
  return [
    { is: 'number', code: 'foes-struck', value: foes.length },
    { is: 'chance', code: 'some-foe-falls', value: 1 - none },
    ...(friends.length === 0
      ? []
      : [
          { is: 'number' as const, code: 'friends-struck', value: friends.length },
          { is: 'chance' as const, code: 'some-friend-falls', value: 1 - lost },
        ]),
  ];
}

/** Members of the warband that a knife could Wound: on the table and whole [FL-ITEM-bone-knife]. */
export const mayBleed = (state: State): readonly Fielded[] =>
  fielded(state).filter(
    ({ side, controlled, wounds, profile }) =>
      side === 'party' &&
      controlled === null &&
      wounds === 0 &&
      (profile.kind === 'hero' || profile.kind === 'follower'),
  );
