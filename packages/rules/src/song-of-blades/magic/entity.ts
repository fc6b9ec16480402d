import { roundLength } from '@muster/geometry';
import type { Dice, UnitId } from '../../kernel';
import { ENTITY } from '../content/complications';
import { IDLE } from '../evolve';
import { fieldedOf, otherSide, runBy, seatsOf, stickOf } from '../figures';
import { nearestFree } from '../moves/place';
import type { Profile } from '../profile';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import { pointOff, randomWay } from './random-way';

/** What lurked wakes: a flyer 1d3 Medium from the caster, in contact with nobody, run by his foe [ASOBH-FLX-04]. */
export function arriveEntity(tale: Tale, caster: UnitId, dice: Dice): void {
  const near = fieldedOf(tale.state, caster);
  if (near === undefined) return;
  const [face = 1] = dice.roll(1, 3);
  const direction = randomWay(dice);
  const figure = entityOf(tale.state, otherSide(tale.state, runBy(near)));
  const half = figure.profile.base.size / 2;
  const wanted = pointOff(near.pose, direction, face * stickOf(tale.state, ENTITY.stick), tale.state.table, half);
  const at = apart(tale.state, figure, wanted);
  tale.add({ type: 'entityCame', unit: figure.id, face, direction });
  tale.add({
    type: 'arrived',
    figure: { ...figure, pose: { x: roundLength(at.x), y: roundLength(at.y), facing: 90 } },
    because: 'entity',
  });
}

/** The nearest free place that touches nobody: tried with a base a little larger than its own. */
function apart(state: State, figure: Figure, wanted: { readonly x: number; readonly y: number }) {
  const larger: Figure = {
    ...figure,
    profile: { ...figure.profile, base: { ...figure.profile.base, size: figure.profile.base.size + 2 } },
  };
  return nearestFree(state, larger, wanted) ?? nearestFree(state, figure, wanted) ?? wanted;
}

function entityOf(state: State, side: string): Figure {
  return {
    id: `s${state.next}`,
    side,
    seat: seatsOf(state, side)[0] ?? '',
    name: ENTITY_PROFILE.title,
    profile: ENTITY_PROFILE,
    ...BLANK,
    summoned: { by: null, power: 2, illusion: false, until: null, prowls: true },
  };
}

/** What a figure that has just come is like. */
export const BLANK: Omit<Figure, 'id' | 'side' | 'seat' | 'name' | 'profile' | 'summoned'> = {
  swarm: null,
  record: null,
  hurt: 0,
  fate: 'table',
  pose: null,
  level: 0,
  leftIn: null,
  conditions: [],
  worse: { poison: 0, drain: 0 },
  gained: [],
  lost: [],
  lives: 0,
  did: IDLE,
  activated: false,
  reacted: false,
  declines: false,
  used: {},
  arms: { hand: 'both', loaded: true, broken: [] },
  banked: 0,
  holds: [],
  braved: [],
  unseenBy: [],
  controlled: null,
  carriedBy: null,
  below: false,
};

const ENTITY_PROFILE: Profile = {
  id: 'entity',
  title: 'Lurking entity',
  roster: 'own',
  quality: ENTITY.quality,
  combat: ENTITY.combat,
  traits: [{ id: 'flying' }],
  spells: [],
  kinds: ['entity'],
  personality: false,
  points: 0,
  printed: true,
  size: 'normal',
  base: { shape: 'round', size: 30 },
  armed: 'natural',
  magicWeapon: false,
  ranged: null,
  face: 'spectre',
};
