import { describe, expect, it } from 'vitest';
import { type Base, edge, isPolygon, leaderPoint, outlineOf } from './base';
import type { ChargePlan, ChargeRequest, Obstacle } from './charge';
import { gapToPoint } from './distance';
import { block, disc, type Motion, moveBase, movePolygon } from './fixtures/arbitrary';
import { battle, chargesOf, TABLE } from './fixtures/battle';
import { roundPose, TOLERANCE } from './measure';
import { contactOf, isOnTable, overlaps, overlapsPolygon, touches } from './overlap';
import { planCharge } from './plan-charge';
import { advanced, type Pose, turned } from './pose';
import { angleOf, between, lerp, nearestOnSegment, shortTurn, sub } from './vec';

const CHARGER = block(100, 80, 600, 300);
const at = (x: number, y: number, facing = 270) => block(100, 80, x, y, facing);
const wall = (id: string, shape: Obstacle['shape'], clearance = 0): Obstacle => ({ id, shape, clearance });

const charge = (target: Base, more: Partial<ChargeRequest> = {}) =>
  planCharge({
    charger: { id: 'A', base: CHARGER },
    target: { id: 'B', base: target },
    face: 'front',
    pivots: 1,
    blocking: [],
    table: TABLE,
    ...more,
  });

function planned(target: Base, more: Partial<ChargeRequest> = {}): ChargePlan {
  const found = charge(target, more);
  if (!found.ok) throw new Error(`refused: ${JSON.stringify(found.error)}`);
  return found.value;
}

function refused(target: Base, more: Partial<ChargeRequest> = {}) {
  const found = charge(target, more);
  if (found.ok) throw new Error(`planned: ${JSON.stringify(found.value.legs)}`);
  return found.error;
}

describe('the way there', () => {
  it('goes straight ahead without a pivot when that meets the facing [KOW-CHG-03]', () => {
    const plan = planned(at(630, 600));
    expect(plan).toMatchObject({ pivots: [], length: 220, contactLength: 100, offCentre: 0 });
    expect(plan.contact).toEqual({ x: 600, y: 520, facing: 90 });
    expect(plan.final).toEqual({ x: 630, y: 520, facing: 90 });
    expect(plan.legs.map(({ kind }) => kind)).toEqual(['ahead', 'shuffle']);
  });

  it('uses no pivot for a sliver it meets straight ahead, and one when it would pass beside it [KOW-CHG-03]', () => {
    expect(planned(at(699.9, 600)).pivots).toEqual([]);
    expect(planned(at(700.1, 600)).pivots).toHaveLength(1);
  });

  it('pivots no more than it needs to [KOW-CHG-03]', () => {
    const plan = planned(at(800, 600));
    expect(plan.pivots).toHaveLength(1);
    expect(plan.pivots[0]).toBeGreaterThan(-21);
    expect(plan.pivots[0]).toBeLessThan(-20);
    expect(plan.contactLength).toBe(100);
  });

  it('reaches a flank round the corner with one pivot [KOW-CHG-03]', () => {
    const plan = planned(at(900, 600, 180), { face: 'left' });
    expect(plan.final).toEqual({ x: 900, y: 510, facing: 90 });
    expect(plan.contactLength).toBe(80);
  });

  it('goes round what stands in the way when a pivot allows it, and names it when none does [KOW-CHG-03]', () => {
    const hut = wall('hut', block(80, 60, 560, 480));
    expect(planned(at(660, 760), { blocking: [hut] }).pivots).toHaveLength(1);
    const wide = wall('hut', block(80, 60, 590, 480));
    expect(refused(at(660, 760), { blocking: [wide] })).toMatchObject({ code: 'charge/route-blocked', who: ['hut'] });
    const river = wall('cliff', block(1828, 30, 914, 500));
    const no = refused(at(600, 760), { blocking: [river] });
    expect(no).toMatchObject({ code: 'charge/route-blocked', who: ['cliff'] });
    expect(no.where.y).toBeCloseTo(485, 6);
    expect(no.detail['after']).toBeCloseTo(145, 6);
  });

  it('goes through open ground and tells what it crossed, swung over and ended on [KOW-CHG-04]', () => {
    const open = [
      wall('hedge', outlineOf(block(300, 10, 600, 450))),
      wall('field', outlineOf(block(80, 40, 630, 500))),
      wall('far', outlineOf(block(80, 40, 1200, 500))),
    ];
    const plan = planned(at(630, 600), { open });
    expect(plan).toMatchObject({ pivots: [], crossed: ['hedge', 'field'], endedOn: ['field'], swungOver: [] });
    const bush = wall('bush', outlineOf(block(3, 3, 539.3, 294.1)));
    const turning = planned(block(100, 80, 900, 330, 180), { open: [bush] });
    expect(turning).toMatchObject({ crossed: [], swungOver: ['bush'], endedOn: [] });
  });

  it('may pass a yielding unit but not end the way or stand on it [KOW-CHG-05] [KOW-IND-09]', () => {
    const hero = wall('hero', block(20, 20, 600, 420));
    expect(planned(at(600, 600), { passable: [hero] }).pivots).toEqual([]);
    expect(refused(at(600, 600), { blocking: [hero] })).toMatchObject({ code: 'charge/route-blocked', who: ['hero'] });
    const there = wall('hero', block(20, 20, 600, 545));
    const no = refused(at(600, 600), { passable: [there], pivots: 0 });
    expect(no).toMatchObject({ code: 'charge/route-blocked', who: ['hero'] });
  });

  it('flies over everything but must end clear [KOW-CHG-05]', () => {
    const line = wall('line', block(1828, 30, 914, 450));
    expect(planned(at(600, 700), { blocking: [line], flies: true }).pivots).toEqual([]);
    const guard = wall('guard', block(200, 20, 600, 625));
    expect(refused(at(600, 700), { blocking: [guard], flies: true })).toMatchObject({
      code: 'charge/no-room',
      who: ['guard'],
    });
  });

  it('needs Nimble for a way with two bends [KOW-MOV-08]', () => {
    const gate = [wall('W', block(500, 20, 400, 520)), wall('E', block(500, 20, 1070, 520))];
    expect(refused(at(600, 800), { blocking: gate })).toMatchObject({ code: 'charge/route-blocked', who: ['W'] });
    const plan = planned(at(600, 800), { blocking: gate, pivots: 2 });
    expect(plan.pivots).toHaveLength(2);
    expect(plan.final).toEqual({ x: 600, y: 720, facing: 90 });
    expect(planned(at(630, 600), { pivots: 2 }).pivots).toEqual([]);
    expect(planned(at(800, 600), { pivots: 2 }).pivots).toHaveLength(1);
  });

  it('turns an Individual freely before it goes [KOW-IND-02]', () => {
    const hero = { id: 'A', base: block(20, 20, 600, 300, 270) };
    expect(charge(at(600, 600), { charger: hero }).ok).toBe(false);
    const plan = planned(at(600, 600), { charger: hero, freePivot: true });
    expect(plan.pivots).toHaveLength(1);
    expect(Math.abs(plan.pivots[0]!)).toBeGreaterThan(90);
  });

  it('does not leave the table', () => {
    const no = refused(block(20, 20, 1820, 12, 0), {
      charger: { id: 'A', base: block(100, 80, 1700, 60, 0) },
      face: 'left',
      pivots: 0,
    });
    expect(['charge/off-table', 'charge/wrong-face', 'charge/unreachable']).toContain(no.code);
    const edgeOf = refused(block(20, 40, 1786, 20, 90), {
      charger: { id: 'A', base: block(100, 80, 1700, 200, 270) },
      face: 'front',
      pivots: 0,
    });
    expect(edgeOf).toMatchObject({ code: 'charge/unreachable' });
    const cornered = refused(block(40, 40, 20, 800, 270), {
      charger: { id: 'A', base: block(30, 200, 20, 700, 90) },
      face: 'left',
    });
    expect(cornered.who.length + cornered.code.length).toBeGreaterThan(0);
  });
});

describe('the facing', () => {
  it('must be the one the charge began in [KOW-CHG-02]', () => {
    const no = refused(at(600, 600), { face: 'left', pivots: 0 });
    expect(no).toMatchObject({ code: 'charge/wrong-face', who: ['B'], detail: { wanted: 'left', met: 'front' } });
  });

  it('may be met at its very corner, which belongs to both faces [KOW-CHG-02]', () => {
    const diamond = at(600, 600, 225);
    expect(planned(diamond, { face: 'front', pivots: 0 }).final.facing).toBe(45);
    expect(planned(diamond, { face: 'left', pivots: 0 }).final.facing).toBe(135);
  });

  it('is out of reach when it lies behind everything a pivot can do [KOW-CHG-03]', () => {
    expect(refused(at(600, 160, 90), { pivots: 0 })).toMatchObject({ code: 'charge/unreachable', who: ['B'] });
  });
});

describe('standing there', () => {
  it('turns flush and keeps the touch point on its front edge [KOW-CHG-06]', () => {
    const target = at(630, 600, 250);
    const plan = planned(target);
    expect(plan.aligned.facing).toBe(70);
    const front = edge({ shape: CHARGER.shape, pose: plan.aligned }, 'front');
    expect(between(nearestOnSegment(front, plan.touch), plan.touch)).toBeLessThan(TOLERANCE * 2);
    expect(contactOf({ shape: CHARGER.shape, pose: plan.aligned }, target)).toMatchObject({
      kind: 'edge',
      theirs: ['front'],
    });
  });

  it('slides as near the centre as a neighbour lets it [KOW-CHG-08]', () => {
    const neighbour = wall('N', block(50, 50, 690, 500));
    const plan = planned(at(640, 600), { blocking: [neighbour] });
    expect(plan.final.x).toBeCloseTo(615, 2);
    expect(plan.offCentre).toBeCloseTo(-25, 2);
    expect(plan.contactLength).toBeCloseTo(75, 2);
    expect(plan.alsoTouches).toEqual(['N']);
    const friend = planned(at(640, 600), { blocking: [wall('N', block(50, 50, 690, 500), 0.1)] });
    expect(friend.final.x).toBeCloseTo(614.9, 2);
    expect(friend.alsoTouches).toEqual([]);
  });

  it('stands at any sliver but not at corners alone [KOW-CHG-10]', () => {
    const target = block(100, 40, 650, 700, 270);
    const beside = (x: number) => [wall('E', block(200, 300, x + 100, 520))];
    const charger = { id: 'A', base: block(100, 80, 550.1, 300) };
    expect(planned(target, { charger, blocking: beside(600.3), pivots: 0 }).contactLength).toBeCloseTo(0.3, 2);
    const only = refused(block(100, 40, 650, 700, 270), { blocking: [wall('E', block(100, 300, 650, 520))] });
    expect(only).toMatchObject({ code: 'charge/corner-only', who: ['E'] });
  });

  it('does not skip past what stands where it must align [KOW-CHG-07]', () => {
    const target = at(600, 700);
    const troop = wall('troop', block(100, 40, 590, 630, 270));
    const no = refused(target, { blocking: [troop], charger: { id: 'A', base: block(100, 80, 600, 300) } });
    expect(no.who).toContain('troop');
    expect(['charge/no-room', 'charge/route-blocked', 'charge/corner-only']).toContain(no.code);
  });

  it('finds no room between two posts a millimetre too close, and does a millimetre wider [KOW-CHG-06]', () => {
    const posts = (apart: number) => [
      wall('W', block(10, 60, 600 - apart / 2 - 5, 630)),
      wall('E', block(10, 60, 600 + apart / 2 + 5, 630)),
    ];
    expect(planned(at(600, 700), { blocking: posts(101) }).final).toEqual({ x: 600, y: 620, facing: 90 });
    expect(planned(at(600, 700), { blocking: posts(100) }).final).toEqual({ x: 600, y: 620, facing: 90 });
    const no = refused(at(600, 700), { blocking: posts(99) });
    expect(no).toMatchObject({ code: 'charge/no-room' });
    expect([...no.who].sort()).toEqual(['E', 'W']);
  });

  it('takes its place beside those who stand on the facing already, or finds it full [KOW-MUL-03]', () => {
    const target = at(600, 700);
    const sharer = (x: number) => ({ id: 'S', base: block(100, 80, x, 620) });
    const plan = planned(target, { sharers: [sharer(550)] });
    expect(plan.final.x).toBeCloseTo(650, 2);
    expect(plan.contactLength).toBeCloseTo(50, 2);
    expect(planned(target, { sharers: [{ ...sharer(550), clearance: 0.1 }] }).final.x).toBeCloseTo(650.1, 2);
    expect(refused(target, { sharers: [sharer(600)] })).toMatchObject({ code: 'charge/facing-full', who: ['S'] });
  });

  it('lets an Individual turn to its charger instead [KOW-IND-05]', () => {
    const hero = block(20, 20, 610, 600, 200);
    const plan = planned(hero, { face: 'left', targetAligns: true });
    expect(plan.final.facing).toBe(90);
    expect(plan.targetPose?.facing).toBe(180);
    const stood = { shape: hero.shape, pose: plan.targetPose! };
    const contact = contactOf({ shape: CHARGER.shape, pose: plan.final }, stood);
    expect(contact).toMatchObject({ kind: 'edge', mine: ['front'], theirs: ['left'] });
    expect(plan.offCentre).toBe(0);
    const hemmed = [
      wall('N', block(100, 20, 610, 626)),
      wall('E', block(20, 60, 640, 600)),
      wall('W', block(20, 60, 582, 612)),
    ];
    expect(
      planned(hero, { face: 'left', targetAligns: true, blocking: hemmed.slice(0, 1) }).contactLength,
    ).toBeGreaterThan(0);
  });

  it('turns to the touch point of a round base', () => {
    const plan = planned(disc(25, 620, 600, 270));
    expect(touches({ shape: CHARGER.shape, pose: plan.final }, disc(25, 620, 600))).toBe(true);
  });
});

const seeds = Array.from({ length: 6 }, (_, i) => i + 1);

describe('on crowded tables', () => {
  it('ends every planned charge flush, clear and by a clear way, as stepping along it shows [KOW-CHG-06]', () => {
    let count = 0;
    for (const seed of seeds) {
      for (const request of chargesOf(battle(seed))) {
        const found = planCharge(request);
        if (!found.ok) continue;
        count++;
        checkPlan(request, found.value, `seed ${seed} ${request.charger.id} on ${request.target.id}`);
      }
    }
    expect(count).toBeGreaterThan(100);
  }, 60_000);

  it('names someone or a place in every refusal, and holds to it without the one it names', () => {
    let refusals = 0;
    for (const seed of seeds) {
      for (const request of chargesOf(battle(seed))) {
        const found = planCharge(request);
        if (found.ok) continue;
        refusals++;
        expect(found.error.code).toMatch(/^charge\//);
        expect(Number.isFinite(found.error.where.x + found.error.where.y)).toBe(true);
        if (found.error.code === 'charge/route-blocked') {
          const known =
            request.blocking.some(({ id }) => found.error.who.includes(id)) || found.error.who[0] === request.target.id;
          expect(known).toBe(true);
        }
      }
    }
    expect(refusals).toBeGreaterThan(10);
  }, 60_000);

  it('misses no charge that a dense search with one pivot finds with room to spare [KOW-CHG-03]', () => {
    let looked = 0;
    for (const seed of seeds.slice(0, 5)) {
      for (const request of chargesOf(battle(seed, 24, 6))) {
        const one = { ...request, pivots: 1 };
        if (planCharge(one).ok || looked >= 12) continue;
        looked++;
        expect([seed, request.charger.id, request.target.id, denseSearch(one)]).toEqual([
          seed,
          request.charger.id,
          request.target.id,
          undefined,
        ]);
      }
    }
    expect(looked).toBeGreaterThan(5);
  }, 120_000);

  it('plans the mirror image in the mirror, and the same after a turn of the table', () => {
    const wide = { width: 1e5, depth: 1e5 };
    const motions: Motion[] = [
      { mirror: true, turn: 0, by: { x: 50_000, y: 40_000 } },
      { mirror: false, turn: 90, by: { x: 50_000, y: 40_000 } },
      { mirror: false, turn: 37, by: { x: 50_000, y: 40_000 } },
    ];
    let count = 0;
    for (const request of chargesOf(battle(77)).slice(0, 40)) {
      const far = { mirror: false, turn: 0, by: { x: 50_000, y: 40_000 } };
      const here = planCharge(moved({ ...request, table: wide }, far));
      for (const motion of motions) {
        const there = planCharge(moved({ ...request, table: wide }, motion));
        expect([request.charger.id, request.target.id, there.ok]).toEqual([
          request.charger.id,
          request.target.id,
          here.ok,
        ]);
        if (!here.ok || !there.ok) continue;
        count++;
        expect(there.value.pivots.length).toBe(here.value.pivots.length);
        if (here.value.pivots.length < 2) expect(Math.abs(there.value.length - here.value.length)).toBeLessThan(3);
        expect(Math.abs(there.value.contactLength - here.value.contactLength)).toBeLessThan(0.5);
      }
    }
    expect(count).toBeGreaterThan(30);
  }, 60_000);
});

function moved(request: ChargeRequest, motion: Motion): ChargeRequest {
  const piece = (one: Obstacle): Obstacle => ({
    ...one,
    shape: isPolygon(one.shape) ? movePolygon(one.shape, motion) : moveBase(one.shape, motion),
  });
  const mirrored = { front: 'front', rear: 'rear', left: 'right', right: 'left' } as const;
  const round = (base: Base): Base => ({ ...base, pose: roundPose(base.pose) });
  return {
    ...request,
    charger: { ...request.charger, base: round(moveBase(request.charger.base, motion)) },
    target: { ...request.target, base: round(moveBase(request.target.base, motion)) },
    face: motion.mirror ? mirrored[request.face] : request.face,
    blocking: request.blocking.map(piece),
    open: (request.open ?? []).map(piece),
  };
}

function checkPlan(request: ChargeRequest, plan: ChargePlan, name: string): void {
  const { shape } = request.charger.base;
  const target = request.target.base;
  const stand = (pose: Pose): Base => ({ shape, pose });
  const hit = (base: Base): string | undefined =>
    request.blocking.find(({ shape: other }) =>
      isPolygon(other) ? overlapsPolygon(base, other) : overlaps(base, other),
    )?.id;
  for (const pose of plan.path) expect([name, pose]).toEqual([name, roundPose(pose)]);
  expect([name, plan.path[0]]).toEqual([name, request.charger.base.pose]);
  expect([name, plan.path.at(-1)]).toEqual([name, plan.final]);
  expect(plan.pivots.length).toBeLessThanOrEqual(request.pivots);
  for (const degrees of plan.pivots) expect(Math.abs(degrees)).toBeLessThanOrEqual(90);
  if (plan.pivots.length > 0) expect([name, planCharge({ ...request, pivots: 0 }).ok]).toEqual([name, false]);
  for (const leg of plan.legs) {
    const steps = leg.kind === 'ahead' || leg.kind === 'shuffle' ? Math.ceil(between(leg.from, leg.to) / 6) : 1;
    for (let i = 1; i <= steps; i++) {
      const pose = i === steps ? leg.to : { ...lerp(leg.from, leg.to, i / steps), facing: leg.from.facing };
      expect([name, leg.kind, i, hit(stand(pose))]).toEqual([name, leg.kind, i, undefined]);
    }
    if (leg.kind === 'ahead' && between(leg.from, leg.to) > 1) {
      const heading = shortTurn(angleOf(sub(leg.to, leg.from)) - leg.from.facing);
      expect(Math.abs(heading)).toBeLessThan(0.6);
    }
    expect([name, isOnTable(stand(leg.to), TABLE)]).toEqual([name, true]);
  }
  expect([name, touches(stand(plan.contact), target)]).toEqual([name, true]);
  expect(between(nearestOnSegment(edge(target, plan.face), plan.touch), plan.touch)).toBeLessThan(0.1);
  for (const pose of [plan.aligned, plan.final]) {
    const contact = contactOf(stand(pose), target);
    expect([name, contact?.kind, contact?.mine, contact?.theirs]).toEqual([name, 'edge', ['front'], [plan.face]]);
  }
  expect(contactOf(stand(plan.final), target)?.length).toBeCloseTo(plan.contactLength, 1);
  const front = edge(stand(plan.aligned), 'front');
  expect(between(nearestOnSegment(front, plan.touch), plan.touch)).toBeLessThan(0.1);
}

/** Steps through every way with one pivot in 8 mm and 3 degrees and stands flush wherever it can, 1 mm clear of all. */
function denseSearch(request: ChargeRequest): string | undefined {
  const { shape } = request.charger.base;
  const target = request.target.base;
  const grown = (base: Base): Base =>
    base.shape.kind === 'rect'
      ? { shape: { kind: 'rect', width: base.shape.width + 2, depth: base.shape.depth + 2 }, pose: base.pose }
      : base;
  const hit = (pose: Pose): boolean => {
    const base = grown({ shape, pose });
    if (!isOnTable(base, TABLE)) return true;
    return request.blocking.some(({ shape: other }) =>
      isPolygon(other) ? overlapsPolygon(base, other) : overlaps(base, other),
    );
  };
  for (let ahead = 0; ahead < 500; ahead += 24) {
    const first = advanced(request.charger.base.pose, ahead);
    if (overlaps({ shape, pose: first }, target) || hit(first)) return undefined;
    for (let degrees = -90; degrees <= 90; degrees += 3) {
      const start = turned(first, degrees);
      if (hit(start) || overlaps({ shape, pose: start }, target)) continue;
      for (let mm = 0; mm < 900; mm += 4) {
        const pose = advanced(start, mm);
        if (overlaps({ shape, pose }, target)) {
          const back = advanced(start, mm - 4);
          const line = edge(target, request.face);
          const inFace =
            gapToPoint({ shape, pose }, lerp(line.from, line.to, 0.5)).distance < between(line.from, line.to) / 2 - 8;
          if (inFace && stands(request, back, hit)) return `ahead ${ahead} turn ${degrees} on ${mm}`;
          break;
        }
        if (hit(pose)) break;
      }
    }
  }
  return undefined;
}

/** Whether flush places that keep the touched part of the facing in contact are clear, well inside the facing. */
function stands(request: ChargeRequest, contact: Pose, hit: (pose: Pose) => boolean): boolean {
  const { shape } = request.charger.base;
  const target = request.target.base;
  const line = edge(target, request.face);
  const looks = angleOf(sub(line.to, line.from)) + 90;
  const front = leaderPoint({ shape, pose: contact });
  const near = nearestOnSegment(line, front);
  const isSquare = between(near, front) < 40 && between(near, line.from) > 5 && between(near, line.to) > 5;
  if (!isSquare || shape.kind !== 'rect') return false;
  const flush = advanced({ ...near, facing: looks }, shape.depth / 2 + 1.5);
  return !hit({ ...flush, facing: looks + 180 });
}
