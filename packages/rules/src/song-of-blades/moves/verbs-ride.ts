import { angleOf, between, type Point, sub, sweepStraight } from '@muster/geometry';
import type { Refusal } from '../../kernel';
import {
  adjacentFoes,
  adjacentFriends,
  baseAt,
  baseOf,
  type Fielded,
  fieldedOf,
  figureOf,
  has,
  is,
  isActive,
  isFielded,
} from '../figures';
import { tooFew } from '../flow/limits';
import type { IntentOf } from '../intents';
import { mayAct } from '../morale/able';
import { sizeRank } from '../special/arms';
import type { Figure, State } from '../state';
import { type Planned, planned, refused, type StepOf, type VerbOf } from '../steps/step';
import { displace } from './displace';
import { isFree, off, rounded } from './place';
import { closeUp, closingPlace, strays } from './swarm';

type Act = StepOf<'act'>;

/** A rider takes up a friend on foot, no larger than himself: one action of his [ASOBH-MOV-15]. */
const carry: VerbOf<'carry'> = {
  do: 'carry',
  offers(state, act, figure) {
    if (!isFielded(figure) || !has(figure, 'mounted')) return [];
    const intents = adjacentFriends(state, figure)
      .map(({ id }): IntentOf<'carry'> => ({ do: 'carry', unit: figure.id, friend: id }))
      .filter((intent) => carryRefusal(state, act, figure, intent.friend) === undefined);
    return intents.length === 0 ? [] : [{ needs: 'target', do: 'carry', unit: figure.id, intents }];
  },
  plan(state, act, figure, intent) {
    const no = carryRefusal(state, act, figure, intent.friend);
    if (no !== undefined) return refused(no);
    return planned({
      marks: [{ is: 'outline', unit: intent.friend, tone: 'legal' }],
      enact(tale) {
        tale.spend(figure.id, 1, 'carry');
        const friend = figureOf(tale.state, intent.friend);
        if (friend === undefined || figure.pose === null) return;
        tale.add({ type: 'changed', unit: friend.id, set: { carriedBy: figure.id }, because: 'mounted' });
        displace(tale, friend.id, figure.pose, 'carried');
        tale.add({ type: 'tookUp', unit: figure.id, friend: friend.id });
      },
    });
  },
};

function carryRefusal(state: State, act: Act, figure: Figure, target: string): Refusal | undefined {
  const no = (code: string, rule = 'ASOBH-MOV-15'): Refusal => ({ code, rule, who: [figure.id, target] });
  if (!isFielded(figure)) return { code: 'move/carried', rule: 'ASOBH-MOV-15', who: [figure.id] };
  if (!has(figure, 'mounted')) return no('carry/not-mounted');
  if (act.kind === 'free-move') return no('carry/not-free', 'ASOBH-ACT-14');
  if (!mayAct(figure) || is(figure, 'prone')) return no('carry/cannot');
  const friend = fieldedOf(state, target);
  if (friend === undefined || !adjacentFriends(state, figure).some(({ id }) => id === target))
    return no('carry/not-beside');
  if (has(friend, 'mounted')) return no('carry/mounted-too');
  if (sizeRank(friend) > sizeRank(figure)) return no('carry/too-large');
  if (is(friend, 'sleeping') || is(friend, 'entangled') || is(friend, 'held') || is(friend, 'stone'))
    return no('carry/held-fast');
  if (friend.below) return no('carry/not-beside');
  if (adjacentFoes(state, friend).some(isActive)) return no('carry/in-melee');
  if (Object.values(state.figures).some(({ carriedBy }) => carriedBy === figure.id)) return no('carry/full');
  return tooFew(act, figure.id, 1);
}

/** Off the horse, to any place beside it: one action of the passenger [ASOBH-MOV-15]. */
const dismount: VerbOf<'dismount'> = {
  do: 'dismount',
  offers: (state, act, figure) =>
    figure.carriedBy !== null &&
    mayAct(figure) &&
    tooFew(act, figure.id, 1) === undefined &&
    spots(state, figure).length > 0
      ? [{ needs: 'place', do: 'dismount', unit: figure.id, draft: { do: 'dismount', unit: figure.id } }]
      : [],
  plan(state, act, figure, intent): Planned {
    const no = (code: string): Planned => refused({ code, rule: 'ASOBH-MOV-15', who: [figure.id], where: intent.to });
    const mount = figure.carriedBy === null ? undefined : fieldedOf(state, figure.carriedBy);
    if (mount === undefined) return no('dismount/not-carried');
    if (!mayAct(figure)) return no('move/helpless');
    const poor = tooFew(act, figure.id, 1);
    if (poor !== undefined) return refused(poor);
    if (between(intent.to, mount.pose) < 0.01) return no('dismount/nowhere');
    const to = besideMount(figure, mount, angleOf(sub(intent.to, mount.pose)));
    if (!isFree(state, figure, to)) return no('dismount/no-room');
    return planned({
      marks: [{ is: 'pose', unit: figure.id, base: baseAt(figure, to), tone: 'legal' }],
      enact(tale) {
        tale.spend(figure.id, 1, 'dismount');
        tale.add({ type: 'changed', unit: figure.id, set: { carriedBy: null }, because: 'mounted' });
        displace(tale, figure.id, to, 'carried');
        tale.add({ type: 'dismounted', unit: figure.id, from: mount.id });
      },
    });
  },
  sample(state, _act, figure, _offer, random) {
    const all = spots(state, figure);
    const to = all[Math.floor(random() * all.length)];
    return to === undefined ? undefined : { do: 'dismount', unit: figure.id, to };
  },
};

/** Places beside the mount that are free. */
function spots(state: State, figure: Figure): readonly Point[] {
  const mount = figure.carriedBy === null ? undefined : fieldedOf(state, figure.carriedBy);
  if (mount === undefined) return [];
  return Array.from({ length: 24 }, (_, i) => besideMount(figure, mount, i * 15)).filter((at) =>
    isFree(state, figure, at),
  );
}

/** Against the mount's base, on this side of it. */
function besideMount(figure: Figure, mount: Fielded, way: number): Point {
  const out = off(mount.pose, way, 300);
  const along = sub(mount.pose, out);
  const { free } = sweepStraight(baseAt(figure, out), along, [{ id: mount.id, shape: baseOf(mount) }]);
  return rounded({ x: out.x + (along.x / 300) * free, y: out.y + (along.y / 300) * free });
}

/** A torn swarm draws together, for nothing [ASOBH-TRA-04]. */
const drawTogether: VerbOf<'close-up'> = {
  do: 'close-up',
  offers: (state, _act, figure) =>
    isTorn(state, figure)
      ? [{ needs: 'now', do: 'close-up', unit: figure.id, intent: { do: 'close-up', unit: figure.id } }]
      : [],
  plan(state, _act, figure) {
    if (!isTorn(state, figure)) return refused({ code: 'swarm/whole', rule: 'ASOBH-TRA-04', who: [figure.id] });
    return planned({
      marks: strays(state, figure.swarm ?? '').map(({ id }) => ({ is: 'outline', unit: id, tone: 'legal' })),
      enact: (tale) => closeUp(tale, figure.swarm ?? ''),
    });
  },
};

const isTorn = (state: State, figure: Figure): boolean =>
  figure.swarm !== null &&
  has(figure, 'swarm') &&
  strays(state, figure.swarm).some((stray) => closingPlace(state, stray) !== undefined);

export const rideVerbs = [carry, dismount, drawTogether] as const;
