import type { Note, Odds } from '../../kernel';
import { aimOf, hits } from '../combat/aim';
import { exchangeOf, judgeExchange } from '../combat/exchange';
import { armorResult, judgeHit, toughnessResult } from '../combat/harm';
import { throwerOf } from '../combat/hit';
import { fieldedOf } from '../figures';
import { judgeCast, works } from '../magic/odds';
import type { State } from '../state';
import type { HitResult } from '../steps-combat';
import type { RerollStep } from '../steps-flow';

/** What faces of a throw would come to, in a word that words know, and how good that is for who throws: higher is better. */
interface Worth {
  readonly comes: string;
  readonly rank: number;
}
type WorthOf = (faces: readonly number[]) => Worth;

/** What the dice come to as they lie; empty where nothing is known of them. */
export function standingNotes(state: State, step: RerollStep, faces: readonly number[] = step.faces): readonly Note[] {
  const worth = worthOf(state, step)?.(faces);
  return worth === undefined
    ? []
    : [{ code: 'dice-lie', because: 'FL-BAT-204', detail: { comes: worth.comes, faces: faces.join(' + ') } }];
}

/** The chance that another throw does better than what lies. */
export function rerollOdds(state: State, step: RerollStep): Odds {
  const worth = worthOf(state, step);
  if (worth === undefined || step.sides !== 6 || step.faces.length > 2) return [];
  const now = worth(step.faces).rank;
  const throws = FACES.flatMap((one) => (step.faces.length === 1 ? [[one]] : FACES.map((two) => [one, two])));
  const better = throws.filter((faces) => worth(faces).rank > now).length;
  return [{ is: 'chance', code: `again-${step.why}`, value: better / throws.length }];
}
/** Which of two throws serves better; the first where they are equal, or nothing is known of them. */
export function betterOf(state: State, step: RerollStep): 'before' | 'after' {
  const worth = worthOf(state, step);
  if (worth === undefined || step.rolled === null) return 'before';
  return worth(step.rolled).rank > worth(step.faces).rank ? 'after' : 'before';
}
const FACES = [1, 2, 3, 4, 5, 6];

/** The step that threw them lies under the question. */
function worthOf(state: State, step: RerollStep): WorthOf | undefined {
  const below = state.steps[state.steps.indexOf(step) - 1];
  switch (below?.is) {
    case 'shoot': {
      const aim = aimOf(state, below.shot);
      return aim && (([face = 1]) => yes(hits(aim, face), 'hit', 'miss'));
    }
    case 'cast': {
      const by = fieldedOf(state, below.by);
      const judged = by && judgeCast(by, below.spell, below.from);
      return judged && ((faces) => yes(works(judged, faces), 'works', 'fails'));
    }
    case 'melee': {
      const exchange = exchangeOf(state, below);
      if (exchange === undefined) return undefined;
      return (faces) => {
        const { winner, blows } = judgeExchange(exchange, { ...below.faces, [step.unit]: faces });
        const strikes = (unit: string): boolean => blows.some(({ by }) => by === unit);
        if (winner === null) return { comes: 'draw', rank: 2 };
        if (winner.unit === step.unit)
          return strikes(step.unit) ? { comes: 'strikes', rank: 4 } : { comes: 'wins', rank: 3 };
        return strikes(winner.unit) ? { comes: 'struck', rank: 0 } : { comes: 'loses', rank: 1 };
      };
    }
    case 'hit': {
      const judged = judgeHit(state, below.hit);
      if (judged === undefined) return undefined;
      const way = throwerOf(state, below.hit).for === 'harm' ? 1 : -1;
      if (step.why === 'armor')
        return ([face = 1]) => {
          const comes = armorResult(judged, face);
          return { comes, rank: way * (comes === 'through' ? 2 : comes === 'stuns' && judged.mayStun ? 1 : 0) };
        };
      return ([face = 1]) => {
        const { result, points } = toughnessResult(judged, face);
        return { comes: result, rank: way * (HARM[result] + points / 10) };
      };
    }
    default:
      return undefined;
  }
}
const HARM: Readonly<Record<HitResult, number>> = { nothing: 0, stunned: 1, points: 2, wounded: 2, casualty: 3 };

const yes = (good: boolean, one: string, other: string): Worth => ({ comes: good ? one : other, rank: good ? 1 : 0 });
