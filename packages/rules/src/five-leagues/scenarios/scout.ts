import type { Dice, Offer, UnitId } from '../../kernel';
import { SITE_REACTIONS } from '../content/sites';
import { type Fielded, fieldedOf, figureOf, partyOf, playingSeats } from '../figures';
import { nearestFree } from '../ground/free';
import type { Intent } from '../intents';
import { speedOf } from '../moves/allowance';
import type { State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules, type Tale } from '../steps/step';
import { inch } from '../units';
import { arrive } from './arrive';
import { asked } from './asked';
import { middleOf } from './edges';
import { makeEnemy } from './force';
import { count, gain } from './gains';
import { setMarker } from './markers';
import { placeDeep, placeExploration, setExploration } from './site-markers';
import { judgeSteal, sampleSteal, stealDraft, stole } from './steal';

type Step = StepOf<'scout'>;

/** Markers are laid, one character makes a normal move, and the Site answers [FL-SET-30] [FL-SET-31]. */
export const scout: StepRules<'scout'> = {
  carryOn(tale, step, dice) {
    if (step.stage === 'begin') {
      placeExploration(tale);
      tale.amend({ ...step, stage: 'move' });
      return true;
    }
    if (step.stage === 'move' && partyOf(tale.state).length > 0) return false;
    react(tale, dice);
    tale.finish({ is: 'scenario', what: 'scouted' });
    return true;
  },
  waiting: (state, step) =>
    step.stage === 'move' ? playingSeats(state).map((seat) => ({ seat, what: 'scout-site' })) : [],
  offers: (state, _step, seat) => {
    const own = partyOf(state).filter((each) => each.seat === seat);
    return [
      ...own.map(
        ({ id }): Offer<Intent> => ({ needs: 'place', do: 'steal', unit: id, draft: { do: 'steal', unit: id } }),
      ),
      { needs: 'target', do: 'choose', intents: own.map(({ id }): Intent => ({ do: 'choose', what: id })) },
    ];
  },
  plan: (state, step, seat, intent) => {
    switch (intent.do) {
      case 'steal':
        return planScout(state, step, seat, intent.unit, intent.path);
      // From where it stands
      case 'choose':
        return planScout(state, step, seat, intent.what, []);
      default:
        return outOfStep(step, intent);
    }
  },
  draft: (state, _step, _seat, draft) => {
    const figure = 'unit' in draft && typeof draft.unit === 'string' ? fieldedOf(state, draft.unit) : undefined;
    return stealDraft(figure, figure === undefined ? 0 : speedOf(state, figure).base);
  },
  sample: (state, _step, _seat, offer, random) => {
    const figure = offer.unit === undefined ? undefined : fieldedOf(state, offer.unit);
    return figure === undefined ? undefined : sampleSteal(state, figure, speedOf(state, figure).base, random, 'move');
  },
};

function planScout(
  state: State,
  step: Step,
  seat: string,
  unit: UnitId,
  path: readonly { readonly x: number; readonly y: number }[],
): Planned {
  const figure = ownFigure(state, seat, unit);
  if ('code' in figure) return refused(figure);
  const enact = (tale: Tale): void => {
    tale.amend({ ...step, stage: 'react' });
    tale.add({ type: 'scoutChosen', unit });
  };
  if (path.length === 0) return planned({ marks: [{ is: 'outline', unit, tone: 'legal' }], enact });
  const { walked, refusals, marks } = judgeSteal(state, figure, path, speedOf(state, figure).base, 'move');
  if (walked === undefined) return refused(refusals, marks);
  return planned({
    marks,
    enact: (tale) => {
      enact(tale);
      stole(tale, figure, path, walked, 'move');
    },
  });
}

/** A character of that seat on the table, or why not. */
export function ownFigure(
  state: State,
  seat: string,
  unit: UnitId,
): Fielded | { code: string; rule: string; who?: readonly string[] } {
  const figure = fieldedOf(state, unit);
  if (figure === undefined)
    return figureOf(state, unit) === undefined
      ? { code: 'unit/unknown', rule: 'GEN-02' }
      : { code: 'unit/not-on-table', rule: 'GEN-02', who: [unit] };
  if (figure.side !== 'party' || figure.seat !== seat) return { code: 'unit/not-yours', rule: 'GEN-02', who: [unit] };
  return figure;
}

/** D100: what stirs. Whoever comes by it is an unaware Sentry [FL-SCN-20]. */
function react(tale: Tale, dice: Dice): void {
  const drawn = asked(tale, SITE_REACTIONS, dice);
  const middle = middleOf(tale.state.table);
  const row = drawn?.entry.row ?? 'FL-SET-31';
  switch (drawn?.entry.id) {
    case 'guarded-tomb':
      tomb(tale, row);
      break;
    case 'deep-places':
      placeDeep(tale, 3);
      break;
    case 'suspicious-tracks':
      setMarker(tale, { is: 'hidden-foe', at: middle, label: 'tracks' }, row);
      break;
    case 'way-through':
      gain(tale, 'unexplored-location:here', 1, row);
      break;
    case 'watcher-in-the-dark':
      count(tale, { watcher: 1 }, row);
      break;
    case 'quiet-entrance':
      count(tale, { 'quiet-entrance': 1 }, row);
      break;
    default:
      break;
  }
}

/** Two more markers in the middle, and three skeletons within an inch of them. */
function tomb(tale: Tale, row: string): void {
  const guard = () =>
    makeEnemy(tale.state, { entry: 'skeleton-site', rank: null, ranged: false }, `e${tale.state.next}`, {
      aware: 'sentry',
    });
  const middle = middleOf(tale.state.table);
  const at = nearestFree(tale.state, guard(), middle, { within: inch(8) }) ?? middle;
  setExploration(tale, { x: at.x - inch(0.6), y: at.y });
  setExploration(tale, { x: at.x + inch(0.6), y: at.y });
  for (let i = 0; i < 3; i++) arrive(tale, [guard()], at, row);
}
