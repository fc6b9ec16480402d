import { angleOf, between, type Point, sub, TOLERANCE, unit as vector } from '@muster/geometry';
import type { Mark, Offer, Waiting } from '../../kernel';
import { type Fielded, fieldedOf, seatOf } from '../figures';
import type { Intent } from '../intents';
import type { State } from '../state';
import { outOfStep, planned, refused, type StepRules, type Tale } from '../steps/step';
import type { RecoilStep } from '../steps-moves';
import { burrowHole, sinkBack } from './burrow';
import { displace } from './displace';
import { knockDown } from './fall';
import { followUpOf } from './follow-up';
import { leaveStep } from './leave';
import { ASIDE, type Retreat, type Room, retreatOn, roomFor, strikeAt } from './recoil-room';

/** Giving way: its owner picks the place, foes it runs against strike, the one that caused it may follow [ASOBH-MEL-12]. */
export const recoilRules: StepRules<'recoil'> = {
  carryOn(tale, step) {
    const figure = fieldedOf(tale.state, step.unit);
    if (figure === undefined) return done(tale, { ...step, how: 'gone' });
    switch (step.stage) {
      case 'begin': {
        if (burrowHole(tale.state, figure) !== undefined) {
          tale.amend({ ...step, stage: 'end' });
          sinkBack(tale, figure);
          return true;
        }
        if (roomFor(tale.state, figure, step).retreats.length > 0) {
          tale.amend({ ...step, stage: 'choose' });
          return true;
        }
        tale.add({ type: 'recoilBarred', unit: figure.id });
        tale.amend({ ...step, stage: 'end', how: 'prone' });
        knockDown(tale, figure.id, 'ASOBH-MEL-12');
        return true;
      }
      case 'choose':
        return false;
      case 'hacks': {
        tale.amend({ ...step, stage: 'end' });
        const followed = step.follow ? followUpOf(tale.state, step) : undefined;
        if (followed !== undefined) tale.call(followed);
        return true;
      }
      default:
        return done(tale, step);
    }
  },
  waiting(state, step): readonly Waiting[] {
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined || step.stage !== 'choose') return [];
    return [{ seat: seatOf(figure), what: 'give-way', detail: { unit: figure.id } }];
  },
  offers(state, step): readonly Offer<Intent>[] {
    const figure = fieldedOf(state, step.unit);
    const [best] = figure === undefined ? [] : roomFor(state, figure, step).retreats.toSorted(gentlest);
    if (best === undefined) return [];
    const intent: Intent = { do: 'give-way', unit: step.unit, to: best.to };
    return [
      { needs: 'now', do: 'give-way', unit: step.unit, intent },
      { needs: 'place', do: 'give-way', unit: step.unit, draft: { do: 'give-way', unit: step.unit } },
    ];
  },
  plan(state, step, _seat, intent) {
    if (intent.do !== 'give-way') return outOfStep(step, intent);
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined || intent.unit !== step.unit)
      return refused({ code: 'move/not-this-figure', rule: 'ASOBH-MEL-12', who: [step.unit] });
    const room = roomFor(state, figure, step);
    const marks = roomMarks(figure, room);
    const found = chosen(state, figure, step, room, intent.to);
    if (found === undefined)
      return refused({ code: 'recoil/not-there', rule: 'ASOBH-MEL-12', who: [step.unit], where: intent.to }, marks);
    const { base } = figure.profile;
    return planned({
      marks: [
        ...marks,
        { is: 'path', points: [figure.pose, found.to], tone: 'path' },
        { is: 'ring', at: found.to, radius: base.size / 2, tone: 'legal' },
        ...strikeAt(state, figure, found.touches).map((unit): Mark => ({ is: 'outline', unit, tone: 'threat' })),
      ],
      notes: [
        ...(found.over === null
          ? []
          : [{ code: 'recoil/over-edge', because: 'ASOBH-MEL-23', detail: { height: Math.round(found.over.height) } }]),
        ...strikeAt(state, figure, found.touches).map((foe) => ({
          code: 'recoil/into-foe',
          because: 'ASOBH-MEL-12',
          detail: { foe },
        })),
      ],
      enact: (tale) => give(tale, step, figure, found),
    });
  },
  draft(state, step, _seat, draft) {
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined || draft.do !== 'give-way') return undefined;
    return { is: 'unfinished', needs: 'to', marks: roomMarks(figure, roomFor(state, figure, step)) };
  },
  sample(state, step, _seat, _offer, random) {
    const figure = fieldedOf(state, step.unit);
    const retreats = figure === undefined ? [] : roomFor(state, figure, step).retreats;
    const picked = retreats[Math.floor(random() * retreats.length)];
    return picked === undefined ? undefined : { do: 'give-way', unit: step.unit, to: picked.to };
  },
};

function done(tale: Tale, step: RecoilStep): true {
  tale.finish({ is: 'recoiled', unit: step.unit, how: step.how });
  return true;
}

/** Away from foes before over an edge, straight before aside: what a hurried player would pick. */
const gentlest = (a: Retreat, b: Retreat): number => risk(a) - risk(b);
const risk = ({ over, touches }: Retreat): number => (over === null ? 0 : 10) + touches.length;

/** The place a point of the table means: the way toward it, as far as a recoil goes. */
function chosen(state: State, figure: Fielded, step: RecoilStep, room: Room, to: Point): Retreat | undefined {
  const listed = room.retreats.find((each) => between(each.to, to) <= TOLERANCE);
  if (listed !== undefined) return listed;
  if (between(to, figure.pose) <= TOLERANCE) return undefined;
  const way = angleOf(sub(to, figure.pose));
  const aside = Math.abs(((way - room.away + 540) % 360) - 180);
  if (aside > ASIDE + 0.01) return undefined;
  const found = retreatOn(state, figure, step, way);
  if (found === undefined) return undefined;
  const clear = room.retreats.some(({ touches, over }) => touches.length === 0 && over === null);
  // With a clear place anywhere all are open to it; with none only an edge is
  return clear || found.over !== null ? found : undefined;
}

function give(tale: Tale, step: RecoilStep, figure: Fielded, retreat: Retreat): void {
  const hacks = strikeAt(tale.state, figure, retreat.touches);
  const how = retreat.over === null ? 'moved' : 'fell';
  tale.amend({ ...step, stage: how === 'fell' ? 'end' : 'hacks', behind: retreat.behind, how });
  if (between(retreat.to, figure.pose) > TOLERANCE) displace(tale, figure.id, retreat.to, 'recoil');
  if (retreat.over !== null)
    tale.call({ is: 'fall', unit: figure.id, height: retreat.over.height, to: retreat.over.to, stage: 'roll' });
  else if (hacks.length > 0) tale.call(leaveStep(figure.id, hacks, 'recoil'));
}

/** The arc it may give way in, as a fan of base widths. */
function roomMarks(figure: Fielded, room: Room): readonly Mark[] {
  const sorted = room.retreats.toSorted((a, b) => turnFrom(room.away, a.way) - turnFrom(room.away, b.way));
  const marks: Mark[] = [];
  let run: Retreat[] = [];
  const close = (): void => {
    if (run.length > 0) marks.push({ is: 'region', polygon: fan(figure, run), tone: 'reach' });
    run = [];
  };
  for (const each of sorted) {
    const before = run[run.length - 1];
    if (before !== undefined && turnFrom(before.way, each.way) > 5.5) close();
    run.push(each);
  }
  close();
  return marks;
}
const turnFrom = (a: number, b: number): number => ((b - a + 540) % 360) - 180;

function fan(figure: Fielded, run: readonly Retreat[]): readonly Point[] {
  const at = (way: number, far: number): Point => {
    const { x, y } = vector(way);
    return { x: figure.pose.x + x * far, y: figure.pose.y + y * far };
  };
  const rim = run.flatMap(({ way, to }) => [
    at(way - 2.5, between(to, figure.pose)),
    at(way + 2.5, between(to, figure.pose)),
  ]);
  return [{ x: figure.pose.x, y: figure.pose.y }, ...rim];
}
