import { angleOf, type Point, sub, TOLERANCE } from '@muster/geometry';
import type { SpellId } from '../content/spell-ids';
import type { Backfire } from '../content/spell-types';
import type { TraitId } from '../content/trait-ids';
import { type Fielded, fielded, foesOf, has, isTouching, otherSide, runBy, seatsOf, stickOf } from '../figures';
import { heightOf } from '../ground/height';
import { levelAt } from '../ground/levels';
import { befall } from '../morale/conditions';
import { displace } from '../moves/displace';
import { knockDown } from '../moves/fall';
import { flies } from '../moves/gait';
import { isFree, nearestFree, off } from '../moves/place';
import type { Stick } from '../profile';
import type { Tale } from '../steps/step';
import { GROUNDS } from './aim-spot';
import { summonedFigure } from './creature';
import { beginEffect, endEffect, FULL_TURN, type Wall } from './effects';
import { NO_WALLS } from './may-cast';
import { callable } from './roster';
import { circle } from './vortex';

/** What backfires do, one function each. */

/** His walls vanish, or he has none and may make none in this game [ASOBH-SPELL-unsummon]. */
export function loseWalls(tale: Tale, caster: Fielded, walls: readonly Wall[]): void {
  for (const wall of walls) endEffect(tale, wall.id, 'unsummon');
  if (walls.length === 0)
    tale.add({
      type: 'changed',
      unit: caster.id,
      set: { used: { ...caster.used, [NO_WALLS]: 1 } },
      because: 'unsummon',
    });
}

/** Every foe of the caster gains a trait for the game [ASOBH-SPELL-aura-of-terror]. */
export function gainFoes(tale: Tale, caster: Fielded, trait: TraitId, spell: SpellId): void {
  for (const foe of foesOf(tale.state, caster)) gains(tale, foe, trait, spell);
}

/** A trait for the rest of the game, unless it is there already. */
export function gains(tale: Tale, figure: Fielded, trait: TraitId, spell: SpellId): void {
  if (has(figure, trait)) return;
  tale.add({ type: 'changed', unit: figure.id, set: { gained: [...figure.gained, { id: trait }] }, because: spell });
}

/** A weakness that lasts until somebody breaks it: a spell of nobody's, of Power 1 [ASOBH-SPELL-slowdown]. */
export function slowed(tale: Tale, caster: Fielded, trait: TraitId, spell: SpellId): void {
  if (has(caster, trait)) return;
  beginEffect(tale, { is: spell, power: 1, target: caster.id, counts: { [trait]: 1 } });
  gains(tale, caster, trait, spell);
}

export const hold = {
  /** Mist about his face: he sees nothing until that turn is over [ASOBH-SPELL-mist]. */
  sight(tale: Tale, caster: Fielded, spell: SpellId, until: number): void {
    beginEffect(tale, { is: spell, power: 1, target: caster.id, until });
  },
  /** Bones, roots or ice hold him until a Task is done [ASOBH-SPELL-wall-of-bones]. */
  feet(tale: Tale, caster: Fielded, backfire: Extract<Backfire, { is: 'held' }>, spell: SpellId): void {
    const by = backfire.by === 'roots' ? 'wood' : backfire.by;
    befall(tale, caster.id, { is: 'held', by, task: backfire.task, done: 0, since: tale.state.turn }, spell);
  },
};

/** Snow over him and all who touch him [ASOBH-SPELL-snowstorm]. */
export function bury(tale: Tale, caster: Fielded, task: number, spell: SpellId): void {
  const under = fielded(tale.state).filter(
    (figure) => figure.id === caster.id || isTouching(tale.state, figure, caster),
  );
  for (const { id } of under)
    befall(tale, id, { is: 'held', by: 'snow', task, done: 0, since: tale.state.turn }, spell);
}

/** The ground about him is spoiled for the game, in a way his foe likes; no spell to be broken [ASOBH-SPELL-alter-terrain]. */
export function spoilGround(tale: Tale, caster: Fielded, option: string | null, across: Stick): void {
  const ground = GROUNDS.find((each) => each === option);
  if (ground === undefined) return;
  const at = { x: caster.pose.x, y: caster.pose.y };
  beginEffect(tale, {
    is: 'alter-terrain',
    power: 1,
    outline: circle(at, stickOf(tale.state, across) / 2),
    at,
    ground,
  });
}

/** Thrown back toward a spot, one stick or as far as there is room; over an edge he falls [ASOBH-SPELL-wall-of-fear]. */
export function pushOff(tale: Tale, caster: Fielded, toward: Point, stick: Stick, spell: SpellId): void {
  const way = angleOf(sub(toward, caster.pose));
  let to: Point | undefined;
  for (let far = stickOf(tale.state, stick); far >= 1 && to === undefined; far -= 1) {
    const at = off(caster.pose, way, far);
    if (isFree(tale.state, caster, at)) to = at;
  }
  if (to === undefined) {
    knockDown(tale, caster.id, spell);
    return;
  }
  const drop = caster.level - levelAt(tale.state, caster, to);
  if (drop > heightOf(tale.state, caster) + TOLERANCE && !flies(tale.state, caster))
    tale.call({ is: 'fall', unit: caster.id, height: drop, to, stage: 'roll' });
  else displace(tale, caster.id, to, 'recoil');
}

/** One of the caster's own people comes, for his foe, for a while [ASOBH-SPELL-summon-warrior]. */
export function arriveFor(
  tale: Tale,
  caster: Fielded,
  option: string,
  at: Point,
  backfire: Extract<Backfire, { is: 'foe-summoned' }>,
): void {
  const found = callable(tale.state, caster, backfire.points).find(({ id }) => id === option);
  if (found === undefined) return;
  const side = otherSide(tale.state, runBy(caster));
  const figure = summonedFigure(tale.state, caster, found.profile, {
    power: 2,
    until: tale.state.turn + backfire.turns * FULL_TURN,
    for: { side, seat: seatsOf(tale.state, side)[0] ?? '' },
  });
  const spot = isFree(tale.state, figure, at) ? at : nearestFree(tale.state, figure, at);
  if (spot === undefined) return;
  tale.add({
    type: 'arrived',
    figure: { ...figure, pose: { ...spot, facing: 90 }, level: levelAt(tale.state, figure, spot) },
    because: 'summon-warrior',
  });
  tale.add({ type: 'summoned', unit: figure.id, by: null, at: spot });
}
