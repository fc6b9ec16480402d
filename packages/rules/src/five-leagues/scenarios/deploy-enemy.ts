import type { Mark, Offer } from '../../kernel';
import { baseAt, figureOf, playingSeats } from '../figures';
import type { Intent } from '../intents';
import type { Figure, State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepRules, type Tale } from '../steps/step';
import { placeRefusal, put, sampleDeploy } from './deploy-party';
import { groupOf } from './enemy-zones';
import { countOf } from './gains';
import { groupsOf, moveGroup, placeAll } from './groups';
import { placeObjective } from './objective-set';
import { prepare, setTokens } from './prepare-enemy';
import { roomFor, zoneMarks, zoneOf } from './zones';

/** The enemy is set up: by the game in the scenario's order, or by a master's hand within the same limits [FL-AI-60]. */
export const deployEnemy: StepRules<'deploy-enemy'> = {
  carryOn(tale, step, dice) {
    switch (step.stage) {
      case 'begin':
        tale.amend({ ...step, stage: 'ask' });
        prepare(tale, dice);
        return true;
      case 'ask':
        return false;
      case 'close':
        keepOut(tale);
        setTokens(tale, dice);
        placeObjective(tale, dice);
        if (countOf(tale.state, 'quiet-entrance') > 0 && groupsOf(tale.state).length > 0)
          tale.amend({ ...step, stage: 'quiet' });
        else tale.finish({ is: 'scenario', what: 'enemy-deployed' });
        return true;
      case 'quiet':
        return false;
    }
  },
  waiting: (state, step) => {
    if (step.stage === 'quiet') return playingSeats(state).map((seat) => ({ seat, what: 'quiet-entrance' }));
    return step.stage === 'ask' ? [{ seat: 'gm', what: 'deploy-enemy', detail: { left: toCome(state).length } }] : [];
  },
  offers: (state, step) => (step.stage === 'quiet' ? [quietOffer(state)] : handOffers(state)),
  plan: (state, step, seat, intent) => {
    if (step.stage === 'quiet') return planQuiet(state, intent);
    switch (intent.do) {
      case 'deploy':
        return planHand(state, intent.unit, intent.at);
      case 'automa':
        return planned({
          marks: [],
          enact: (tale) => {
            tale.amend({ ...step, stage: 'close' });
            placeAll(tale);
            tell(tale, seat);
          },
        });
      case 'ready': {
        const left = toCome(state).filter((figure) => roomFor(state, figure) !== undefined).length;
        if (!intent.ready || left > 0)
          return refused({
            code: intent.ready ? 'deploy/not-all-placed' : 'deploy/not-ready',
            rule: 'FL-SET-12',
            detail: { left },
          });
        return planned({
          marks: [],
          enact: (tale) => {
            tale.amend({ ...step, stage: 'close' });
            tell(tale, seat);
          },
        });
      }
      default:
        return outOfStep(step, intent);
    }
  },
  draft: (state, _step, _seat, draft) => {
    const figure = 'unit' in draft && typeof draft.unit === 'string' ? figureOf(state, draft.unit) : undefined;
    return { is: 'unfinished', needs: 'at', marks: figure === undefined ? [] : zoneMarks(zoneOf(state, figure)) };
  },
  sample: (state, _step, _seat, offer, random) => {
    const figure = offer.unit === undefined ? undefined : figureOf(state, offer.unit);
    return figure === undefined ? undefined : sampleDeploy(state, figure, random);
  },
};

/** Enemies that are to be set up now: flankers are not among them. */
const toCome = (state: State): readonly Figure[] =>
  Object.values(state.figures).filter(({ side, fate }) => side === 'enemies' && fate === 'reserve');

function tell(tale: Tale, seat: string): void {
  const units = Object.values(tale.state.figures).filter(({ side, fate }) => side === 'enemies' && fate === 'table');
  tale.add({ type: 'deployed', seat, units: units.map(({ id }) => id) });
}

/** Who found no room at all stays away. */
function keepOut(tale: Tale): void {
  for (const { id } of toCome(tale.state))
    tale.add({ type: 'leftPlay', unit: id, how: 'waiting', by: null, because: 'FL-SET-12' });
}

function handOffers(state: State): readonly Offer<Intent>[] {
  const all = Object.values(state.figures).filter(
    ({ side, fate }) => side === 'enemies' && (fate === 'reserve' || fate === 'table'),
  );
  const open = toCome(state).some((figure) => roomFor(state, figure) !== undefined);
  return [
    ...all.map(
      ({ id }): Offer<Intent> => ({ needs: 'place', do: 'deploy', unit: id, draft: { do: 'deploy', unit: id } }),
    ),
    ...(open ? [] : [{ needs: 'now', do: 'ready', intent: { do: 'ready', ready: true } } satisfies Offer<Intent>]),
    { needs: 'now', do: 'automa', intent: { do: 'automa' } },
  ];
}

function planHand(state: State, unit: string, at: { readonly x: number; readonly y: number }): Planned {
  const figure = figureOf(state, unit);
  if (figure === undefined) return refused({ code: 'unit/unknown', rule: 'GEN-02' });
  if (figure.side !== 'enemies') return refused({ code: 'unit/not-yours', rule: 'GEN-02', who: [unit] });
  if (figure.fate !== 'reserve' && figure.fate !== 'table')
    return refused({ code: 'deploy/not-here', rule: 'FL-SET-12', who: [unit] });
  const refusal = placeRefusal(state, figure, at);
  const tone = refusal === undefined ? 'legal' : 'refused';
  const marks: Mark[] = [...zoneMarks(zoneOf(state, figure)), { is: 'pose', unit, base: baseAt(figure, at), tone }];
  if (refusal !== undefined) return refused(refusal, marks);
  return planned({ marks, enact: (tale) => put(tale, figure, at, 'FL-SET-12') });
}

/** A group that is found in the middle of the Site, if the party wishes [FL-SCN-T-site-reaction-07]. */
const quietOffer = (state: State): Offer<Intent> => ({
  needs: 'target',
  do: 'choose',
  intents: [
    ...groupsOf(state).map((group): Intent => ({ do: 'choose', what: `group-${group}` })),
    { do: 'choose', what: 'none' },
  ],
});

function planQuiet(state: State, intent: Intent): Planned {
  if (intent.do !== 'choose')
    return refused({ code: 'step/not-now', rule: 'FL-SET-31', detail: { step: 'deploy-enemy' } });
  const group = groupsOf(state).find((each) => `group-${each}` === intent.what);
  if (group === undefined && intent.what !== 'none')
    return refused({ code: 'scenario/no-such-choice', rule: 'FL-SCN-T-site-reaction-07' });
  const marks = Object.values(state.figures)
    .filter((each) => each.side === 'enemies' && each.fate === 'table' && groupOf(each) === group)
    .map(({ id }): Mark => ({ is: 'outline', unit: id, tone: 'target' }));
  return planned({
    marks,
    enact: (tale) => {
      if (group !== undefined) moveGroup(tale, group);
      tale.finish({ is: 'scenario', what: 'enemy-deployed' });
    },
  });
}
