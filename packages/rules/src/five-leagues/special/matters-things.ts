import type { Point } from '@muster/geometry';
import type { Mark, Refusal } from '../../kernel';
import { baseAt, type Fielded, fieldedOf, figureOf, foesOf, gapTo, seatOf } from '../figures';
import { isFree, nearestFree } from '../ground/free';
import { levelAt } from '../ground/levels';
import { STALK } from '../moves/allowance';
import { walkStep } from '../moves/go';
import { raise } from '../scenarios/allies';
import { arrive } from '../scenarios/arrive';
import { inward } from '../scenarios/edges';
import type { Figure, State } from '../state';
import { type MatterTable, outOfStep, type Planned, planned, refused, type Tale } from '../steps/step';
import { mayBleed } from './charm-kit';
import { condition, inch, rolled, tell } from './kit';
import { first, type Matter, over } from './matter-kit';

/** What unique things, and a cloak, ask for. */
export const THING_MATTERS: MatterTable = {
  /** Whoever cuts says who bleeds, one after another; for each of them one of the dead rises beside it. */
  'bone-knife': {
    carryOn: (tale, step) => {
      const { state } = tale;
      if (dueOf(step) === 0 || figureOf(state, first(step)) === undefined || mayBleed(state).length === 0)
        return over(tale);
      // Where nobody is left out there is nothing to choose
      if (mayBleed(state).length > dueOf(step)) return false;
      for (const { id } of mayBleed(state)) cut(tale, step, id);
      return over(tale);
    },
    waiting: (state, step) => {
      const figure = figureOf(state, first(step));
      const detail = { unit: first(step), left: dueOf(step) };
      return figure === undefined ? [] : [{ seat: seatOf(figure), what: 'bone-knife', detail }];
    },
    offers: (state) => [
      { needs: 'target', do: 'choose', intents: mayBleed(state).map(({ id }) => ({ do: 'choose', what: id })) },
    ],
    plan: (state, step, _seat, intent) => {
      if (intent.do !== 'choose') return outOfStep(step, intent);
      if (!mayBleed(state).some(({ id }) => id === intent.what))
        return refused({ code: 'knife/one-of-these', rule: 'FL-ITEM-bone-knife' });
      return planned({
        marks: [{ is: 'outline', unit: intent.what, tone: 'target' }],
        enact: (tale) => {
          tale.amend({ ...step, detail: { ...step.detail, due: dueOf(step) - 1 } });
          cut(tale, step, intent.what);
        },
      });
    },
  },

  /** It goes as its player says, up to nine inches, and what the teeth do is over with that. */
  'teeth-of-the-stalker': {
    carryOn: (tale, step) => {
      const unit = first(step);
      if (step.stage === 'go' && fieldedOf(tale.state, unit) !== undefined) {
        tale.amend({ ...step, stage: 'gone' });
        condition(tale, unit, 'stalking', 1, 'teeth-of-the-stalker');
        tale.call({ ...walkStep({ unit, manner: 'stalk', path: [], left: STALK }), stage: 'ask' });
        return true;
      }
      condition(tale, unit, 'stalking', 0, 'teeth-of-the-stalker');
      return over(tale);
    },
  },

  /** Its wearer chooses one of the warband, throws a D6, and steps out of the mist so near to that one. */
  'cloak-of-mist': {
    carryOn: (tale, step, dice) => {
      const figure = figureOf(tale.state, first(step));
      if (figure === undefined || figure.fate !== 'waiting' || byWhom(tale.state).length === 0) return over(tale);
      if (step.stage === 'choose') return false;
      const by = fieldedOf(tale.state, String(step.detail['by'] ?? ''));
      if (by === undefined) {
        tale.amend({ ...step, stage: 'choose' });
        return true;
      }
      if (step.stage === 'roll') {
        const faces = dice.roll(1, 6);
        rolled(tale, CLOAK, figure.id, faces, true);
        const reach = inch(faces[0] ?? 1);
        tale.amend({ ...step, stage: 'place', detail: { ...step.detail, reach } });
        return true;
      }
      if (spotFor(tale.state, figure, by, reachOf(step)) !== undefined) return false;
      // No room so near: as near as there is
      stepsOut(tale, figure.id);
      arrive(tale, [tale.state.figures[figure.id] ?? figure], by.pose, CLOAK);
      return over(tale);
    },
    waiting: (state, step) => {
      const figure = figureOf(state, first(step));
      if (figure === undefined) return [];
      const detail = { unit: figure.id, by: String(step.detail['by'] ?? ''), reach: reachOf(step) };
      const what = step.stage === 'choose' ? 'cloak-by-whom' : 'cloak-where';
      return [{ seat: seatOf(figure), what, detail }];
    },
    offers: (state, step) =>
      step.stage === 'choose'
        ? [{ needs: 'target', do: 'choose', intents: byWhom(state).map(({ id }) => ({ do: 'choose', what: id })) }]
        : [{ needs: 'place', do: 'deploy', unit: first(step), draft: { do: 'deploy', unit: first(step) } }],
    plan: (state, step, _seat, intent) => {
      if (step.stage === 'choose' && intent.do === 'choose') {
        if (!byWhom(state).some(({ id }) => id === intent.what))
          return refused({ code: 'cloak/one-of-yours', rule: RULE });
        return planned({
          marks: [{ is: 'outline', unit: intent.what, tone: 'target' }],
          enact: (tale) => tale.amend({ ...step, stage: 'roll', detail: { by: intent.what } }),
        });
      }
      if (step.stage !== 'place' || intent.do !== 'deploy') return outOfStep(step, intent);
      return planOut(state, step, intent.unit, intent.at);
    },
    draft: (state, step, _seat, draft) =>
      draft.do === 'deploy' && step.stage === 'place'
        ? { is: 'unfinished', needs: 'at', marks: ringOf(state, step) }
        : undefined,
    sample: (state, step, _seat, _offer, random) => {
      const figure = figureOf(state, first(step));
      const by = fieldedOf(state, String(step.detail['by'] ?? ''));
      if (figure === undefined || by === undefined) return undefined;
      for (let tries = 0; tries < 12; tries++) {
        const turn = random() * 2 * Math.PI;
        const far = (by.profile.base + figure.profile.base) / 2 + random() * reachOf(step);
        const at = hundredths({ x: by.pose.x + far * Math.cos(turn), y: by.pose.y + far * Math.sin(turn) });
        if (spotRefusal(state, figure, by, reachOf(step), at) === undefined)
          return { do: 'deploy', unit: figure.id, at };
      }
      const at = spotFor(state, figure, by, reachOf(step));
      return at === undefined ? undefined : { do: 'deploy', unit: figure.id, at };
    },
  },
};

const dueOf = (step: Matter): number => Number(step.detail['due'] ?? 0);

/** It bleeds, and one of the dead rises. */
function cut(tale: Tale, step: Matter, unit: string): void {
  const figure = fieldedOf(tale.state, unit);
  const seat = figureOf(tale.state, first(step))?.seat;
  if (figure === undefined || seat === undefined) return;
  tale.add({ type: 'changed', unit, set: { wounds: 1 }, because: 'bone-knife' });
  tell(tale, 'bone-knife', 'bleeds', unit);
  raise(tale, seat, { x: figure.pose.x, y: figure.pose.y });
}

const CLOAK = 'cloak-of-mist';
const RULE = 'FL-ITEM-cloak-of-mist';

/** Members of the warband on the table, by whom somebody may step out of the mist. */
const byWhom = (state: State): readonly Fielded[] =>
  Object.values(state.figures).flatMap((each) => {
    const there = fieldedOf(state, each.id);
    const { kind } = each.profile;
    return there !== undefined && each.side === 'party' && (kind === 'hero' || kind === 'follower') ? [there] : [];
  });

const reachOf = (step: Matter): number => Number(step.detail['reach'] ?? 0);
const hundredths = ({ x, y }: Point): Point => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });

/** From base to base no farther than the die, room to stand, and an inch from foes as whoever arrives [FL-BAT-37]. */
function spotRefusal(state: State, figure: Figure, by: Fielded, reach: number, at: Point): Refusal | undefined {
  const radius = figure.profile.base / 2;
  const gap = Math.max(0, gapTo(by, at) - radius);
  if (gap > reach + 0.03)
    return { code: 'cloak/too-far', rule: RULE, who: [figure.id, by.id], where: at, detail: { gap, most: reach } };
  const foe = foesOf(state, by).find((each) => gapTo(each, at) - radius < inch(1) - 0.03);
  if (foe !== undefined) return { code: 'friend/too-near', rule: 'FL-BAT-37', who: [foe.id], where: at };
  return isFree(state, figure, at) ? undefined : { code: 'deploy/no-footing', rule: RULE, who: [figure.id], where: at };
}

const spotFor = (state: State, figure: Figure, by: Fielded, reach: number): Point | undefined =>
  nearestFree(state, figure, by.pose, {
    within: reach + (by.profile.base + figure.profile.base) / 2,
    also: (at) => spotRefusal(state, figure, by, reach, at) === undefined,
  });

function ringOf(state: State, step: Matter): readonly Mark[] {
  const by = fieldedOf(state, String(step.detail['by'] ?? ''));
  const figure = figureOf(state, first(step));
  if (by === undefined || figure === undefined) return [];
  const radius = reachOf(step) + by.profile.base / 2 + figure.profile.base;
  return [{ is: 'ring', at: { x: by.pose.x, y: by.pose.y }, radius, tone: 'reach' }];
}

function planOut(state: State, step: Matter, unit: string, at: Point): Planned {
  const figure = figureOf(state, first(step));
  const by = fieldedOf(state, String(step.detail['by'] ?? ''));
  if (figure === undefined || by === undefined || unit !== figure.id)
    return refused({ code: 'unit/not-yours', rule: 'GEN-02', who: [unit] });
  const no = spotRefusal(state, figure, by, reachOf(step), at);
  const tone = no === undefined ? 'legal' : 'refused';
  const marks: readonly Mark[] = [
    ...ringOf(state, step),
    { is: 'pose', unit: figure.id, base: baseAt(figure, at), tone },
  ];
  if (no !== undefined) return refused(no, marks);
  return planned({
    marks,
    enact: (tale) => {
      tale.finish({ is: 'done' });
      stepsOut(tale, figure.id);
      const pose = { ...at, facing: inward(tale.state.edge) };
      tale.add({ type: 'placed', unit, pose, level: levelAt(tale.state, figure, at), because: CLOAK });
      tell(tale, CLOAK, 'steps-out', unit);
    },
  });
}

const stepsOut = (tale: Tale, unit: string): void => condition(tale, unit, 'misty', 0, CLOAK);
