import { shotRefusals } from '../combat/shoot';
import { figureWith } from '../evolve-base';
import { type Fielded, foesOf, gapBetween, has } from '../figures';
import type { Spot } from '../moves/route';
import { driveOf, isUntouchable } from '../special/hooks';
import type { State } from '../state';
import { shortOf, waysTo } from './melee';
import { type Choice, charge, go, hold } from './plan';
import { nearestOf } from './targets';
import type { Lots } from './ties';
import { pays, strides } from './ways';

/** Aberrations: at the character with the shortest way, at full Speed; an attack from afar where no melee came of it [FL-AI-42] [FL-AI-43]. */
export function aberration(state: State, me: Fielded, lots: Lots): Choice {
  const { move } = driveOf(state, me)?.still === true ? { move: 0 } : strides(state, me);
  const prey = waysTo(state, me);
  const target = prey.length === 0 ? undefined : lots.nearest(prey, ({ way }) => way.cost);
  if (target !== undefined && pays(move, target.way))
    return charge(target.way, target.foe.id, 'aberration/attacks', 'FL-AI-42');
  const way = target === undefined || move === 0 ? undefined : shortOf(state, me, target.way, move);
  const from = afar(state, me, way, lots);
  if (way === undefined || way.path.length === 0)
    return {
      ...hold(from === undefined ? 'aberration/no-way' : 'aberration/strikes-afar', 'FL-AI-42', {
        target: from?.target ?? '',
      }),
      ...from,
    };
  return go(
    way,
    from === undefined ? 'aberration/advances' : 'aberration/advances-strikes',
    'FL-AI-42',
    { target: target?.foe.id ?? '' },
    from,
  );
}

/** Its attack from where it will stand: by its own weapon like an archer, or over an area. */
function afar(
  state: State,
  me: Fielded,
  way: Spot | undefined,
  lots: Lots,
): Pick<Choice, 'does' | 'target' | 'weapon'> | undefined {
  const pose = way === undefined ? me.pose : { ...me.pose, ...way.at };
  const there: Fielded = { ...me, pose, level: way?.level ?? me.level };
  const then = figureWith(state, me.id, () => ({ pose, level: there.level }));
  if (has(state, me, 'area-attack')) {
    const near = foesOf(then, there).filter((foe) => gapBetween(there, foe) <= AREA_REACH && !isUntouchable(then, foe));
    const target = nearestOf(there, near, lots);
    return target && { does: 'ability', target: target.id };
  }
  if (!has(state, me, 'ranged-attack')) return undefined;
  const pool = foesOf(then, there).filter(
    (foe) => shotRefusals(then, { by: me.id, target: foe.id, weapon: 'profile', free: true }).length === 0,
  );
  const target = nearestOf(there, pool, lots);
  return target && { does: 'shoot', target: target.id, weapon: 'profile' };
}

/** Nine inches, of every area attack that survives in our text. */
const AREA_REACH = 9 * 25.4;
