import { type Point, unit as vector } from '@muster/geometry';
import { err, type Offer, ok, type Result } from '../../kernel';
import { type Fielded, has, isFielded, stickOf } from '../figures';
import { areasUnder } from '../ground/grounds';
import type { Intent, IntentOf } from '../intents';
import type { Figure, State } from '../state';
import { type Plan, type Planned, planned, refused, type StepOf, type VerbOf } from '../steps/step';
import type { Way } from '../steps-moves';
import { flies, isDeepFor, stickByNature } from './gait';
import { WOODED } from './go-legs';
import { bound, type Judged, judge, mannerOf } from './judge';
import { rounded } from './place';
import { reachOn } from './reach';
import { refusedMarks, wayMarks, wayNotes, wayOdds } from './shown';
import { count, goStep, straight } from './way';

type Act = StepOf<'act'>;

/** A movement: a stick's length in a straight line, or as much of it as is wanted [ASOBH-MOV-01]. */
const move: VerbOf<'move'> = {
  do: 'move',
  offers: (state, act, figure) => placeOffer(state, act, figure, 'move'),
  plan(state, act, figure, intent) {
    if (!isFielded(figure)) return carried(figure);
    const way = wayOf(state, act, figure, intent);
    return planOf(state, act, figure, way, 1);
  },
  draft: (state, act, figure) =>
    isFielded(figure)
      ? {
          is: 'unfinished',
          needs: 'to',
          marks: [{ is: 'region', polygon: reachOn(state, figure, act), tone: 'reach' }],
        }
      : undefined,
  sample(state, _act, figure, _offer, random) {
    if (!isFielded(figure)) return undefined;
    const to = aimed(figure, random, stickOf(state, stickByNature(figure)));
    return { do: 'move', unit: figure.id, to };
  },
};

function wayOf(state: State, act: Act, figure: Fielded, intent: IntentOf<'move'>): Way {
  return {
    to: intent.to,
    via: intent.via ?? [],
    manner: mannerOf(state, figure, act),
    stride: intent.stride === true,
    daring: intent.daring === true,
    drop: intent.drop === true,
  };
}

/** One base width for one action, whatever the ground [ASOBH-MOV-03]. */
const step: VerbOf<'step'> = {
  do: 'step',
  offers: (state, act, figure) => placeOffer(state, act, figure, 'step'),
  plan(state, act, figure, intent) {
    if (!isFielded(figure)) return carried(figure);
    return planOf(state, act, figure, straight(intent.to, 'step'), 1);
  },
  sample: (_state, _act, figure, _offer, random) =>
    isFielded(figure)
      ? { do: 'step', unit: figure.id, to: aimed(figure, random, figure.profile.base.size) }
      : undefined,
};

/** Two Short moves for one action, with a corner between [ASOBH-TRAIT-quick]. */
const quickMove: VerbOf<'quick-move'> = {
  do: 'quick-move',
  offers: (state, act, figure) =>
    isQuick(figure) && act.kind !== 'free-move' ? placeOffer(state, act, figure, 'quick-move') : [],
  plan(state, act, figure, intent) {
    if (!isFielded(figure)) return carried(figure);
    const no = (code: string): Planned => refused({ code, rule: 'ASOBH-TRAIT-quick', who: [figure.id] });
    if (!has(figure, 'quick')) return no('move/not-quick');
    if (!isQuick(figure)) return no('move/quick-done');
    if (act.kind === 'free-move') return no('move/quick-not-free');
    const way: Way = { ...straight(intent.to, 'quick'), via: [intent.via] };
    return planOf(state, act, figure, way, 1, (tale) => count(tale, figure.id, { [QUICK]: 1 }));
  },
  sample(state, _act, figure, _offer, random) {
    if (!isFielded(figure)) return undefined;
    const via = aimed(figure, random, stickOf(state, 'short'));
    const turned = { ...figure, pose: { ...figure.pose, ...via } };
    return { do: 'quick-move', unit: figure.id, via, to: aimed(turned, random, stickOf(state, 'short')) };
  },
};
const QUICK = 'quick';
const isQuick = (figure: Figure): boolean => has(figure, 'quick') && (figure.did.other[QUICK] ?? 0) === 0;

/** A Short for nothing when it has walked among trees; its activation ends with it [ASOBH-TRAIT-leafwalk]. */
const leafwalk: VerbOf<'leafwalk'> = {
  do: 'leafwalk',
  offers: (state, act, figure) =>
    mayLeafwalk(state, figure) && act.kind !== 'free-move' ? placeOffer(state, act, figure, 'leafwalk', 0) : [],
  plan(state, act, figure, intent) {
    if (!isFielded(figure)) return carried(figure);
    if (!mayLeafwalk(state, figure) || act.kind === 'free-move')
      return refused({ code: 'move/no-leafwalk', rule: 'ASOBH-TRAIT-leafwalk', who: [figure.id] });
    return planOf(state, act, figure, straight(intent.to, 'leafwalk'), 0, (tale) => {
      count(tale, figure.id, { [LEAFWALKED]: 1 });
      tale.spend(figure.id, act.left[figure.id] ?? 0, 'leafwalk');
    });
  },
  sample: (state, _act, figure, _offer, random) =>
    isFielded(figure)
      ? { do: 'leafwalk', unit: figure.id, to: aimed(figure, random, stickOf(state, 'short')) }
      : undefined,
};
const LEAFWALKED = 'leafwalked';
function mayLeafwalk(state: State, figure: Figure): boolean {
  const { other } = figure.did;
  if (!has(figure, 'leafwalk') || (other[LEAFWALKED] ?? 0) > 0 || !isFielded(figure)) return false;
  return (
    (other[WOODED] ?? 0) > 0 ||
    (figure.did.moves > 0 && areasUnder(state, figure).some(({ ground }) => ground === 'woods' || ground === 'thick'))
  );
}

export const walkVerbs = [move, step, quickMove, leafwalk] as const;

function planOf(
  state: State,
  act: Act,
  figure: Fielded,
  way: Way,
  cost: number,
  first?: (tale: Parameters<Plan['enact']>[0]) => void,
): Planned {
  const blind = figure.conditions.some(({ is }) => is === 'blind');
  if (blind) return refused({ code: 'move/blind', rule: 'ASOBH-CND-01', who: [figure.id] });
  const judged = burrowed(state, figure, way, judge(state, figure, way, { act, cost }));
  if (!judged.ok) return refused(judged.error, refusedMarks(state, figure, way, judged.error));
  return planned({
    ...shownOf(state, figure, judged.value),
    enact: (tale) => setOff(tale, figure, judged.value, first),
  });
}

/** Below ground: no water overhead, unless it breathes it [ASOBH-TRAIT-burrowing]. */
function burrowed<E>(
  state: State,
  figure: Fielded,
  way: Way,
  judged: Result<Judged, readonly E[]>,
): Result<Judged, readonly (E | { code: string; rule: string; who: readonly string[]; where: Point })[]> {
  if (!figure.below || !judged.ok || has(figure, 'amphibious')) return judged;
  const under = judged.value.route.legs.flatMap(({ path }) => path);
  const wet = WATERS.some((ground) => passes(state, figure, under, ground));
  return wet
    ? err([{ code: 'burrow/under-water', rule: 'ASOBH-TRAIT-burrowing', who: [figure.id], where: way.to }])
    : ok(judged.value);
}
const WATERS = ['deep', 'shallow', 'ford', 'swamp'] as const;
function passes(state: State, figure: Fielded, path: readonly Point[], ground: (typeof WATERS)[number]): boolean {
  return path.some((corner, i) => {
    const next = path[i + 1] ?? corner;
    const far = Math.hypot(next.x - corner.x, next.y - corner.y);
    for (let gone = 0; gone <= far; gone += 8) {
      const share = far === 0 ? 0 : gone / far;
      const pose = {
        x: corner.x + (next.x - corner.x) * share,
        y: corner.y + (next.y - corner.y) * share,
        facing: 0,
      };
      if (areasUnder(state, { ...figure, pose }).some((area) => area.ground === ground)) return true;
    }
    return false;
  });
}

export const shownOf = (state: State, figure: Fielded, judged: Judged): Omit<Plan, 'enact'> => ({
  marks: wayMarks(state, figure, judged),
  odds: wayOdds(state, figure, judged),
  notes: wayNotes(state, figure, judged),
});

function setOff(
  tale: Parameters<Plan['enact']>[0],
  figure: Fielded,
  judged: Judged,
  first?: (tale: Parameters<Plan['enact']>[0]) => void,
): void {
  const { way, cost, meets, route } = judged;
  if (cost > 0) tale.spend(figure.id, cost, way.manner);
  first?.(tale);
  const manner = route.deep ? 'swim' : way.manner;
  tale.call(goStep(figure, { ...way, manner }, { meets, paid: cost }));
}

/** Whoever sits on another's horse goes where it goes. */
export const carried = (figure: Figure): Planned =>
  refused({ code: 'move/carried', rule: 'ASOBH-MOV-15', who: [figure.id] });

/** Offered where nothing holds it and the actions are there; the hand finds the place. */
function placeOffer(
  state: State,
  act: Act,
  figure: Figure,
  what: 'move' | 'step' | 'quick-move' | 'leafwalk',
  cost = 1,
): readonly Offer<Intent>[] {
  if (!isFielded(figure) || bound(state, figure) !== undefined || (act.left[figure.id] ?? 0) < cost) return [];
  if (figure.conditions.some(({ is }) => is === 'blind')) return [];
  if (figure.below && what !== 'move') return [];
  // A swimmer with too few actions floats where it is [ASOBH-ENV-05]
  if (cost > 0 && !flies(state, figure) && areasUnder(state, figure).some((area) => isDeepFor(state, figure, area)))
    if ((act.left[figure.id] ?? 0) < 2) return [];
  return [{ needs: 'place', do: what, unit: figure.id, draft: { do: what, unit: figure.id } as never }];
}

/** A place by luck within so many mm. */
export function aimed(figure: Fielded, random: () => number, most: number): Point {
  const { x, y } = vector(random() * 360);
  const far = (0.2 + 0.8 * random()) * (most - 0.01);
  return rounded({ x: figure.pose.x + x * far, y: figure.pose.y + y * far });
}
