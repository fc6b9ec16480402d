import { containsPoint, gapToPolygon, type Point, TOLERANCE } from '@muster/geometry';
import type { Dice } from '../../../kernel';
import { hazard } from '../../combat/begin';
import { baseAt, baseOf, type Fielded, fielded, fieldedOf, runBy } from '../../figures';
import { displace } from '../../moves/displace';
import { knockDown } from '../../moves/fall';
import { nearestFree } from '../../moves/place';
import type { State } from '../../state';
import type { Tale } from '../../steps/step';
import type { CastStep } from '../../steps-magic';
import type { TerrainPiece } from '../../terrain';
import { aroundTargets } from '../aim';
import { GROUNDS } from '../aim-spot';
import { beginEffect } from '../effects';
import { radiusOf } from '../power';
import { swap } from '../swap';
import { circle } from '../vortex';
import type { Work } from './work';

/** Spells that change the ground or where figures stand on it. */
export const GROUND = {
  'alter-terrain': {
    begin(tale, cast) {
      const { at } = cast.aim;
      const ground = GROUNDS.find((each) => each === cast.aim.choice);
      const caster = fieldedOf(tale.state, cast.unit);
      if (at === undefined || ground === undefined || caster === undefined) return;
      beginEffect(tale, {
        is: 'alter-terrain',
        power: cast.power,
        caster: cast.unit,
        side: runBy(caster),
        outline: circle(at, radiusOf(tale.state, cast.spell, cast.power) ?? 0),
        at,
        ground,
      });
    },
    targets: () => [],
  },
  trip: { takes: (tale, _cast, unit) => tripped(tale, unit) },
  tremor: {
    targets(state, cast) {
      const caster = fieldedOf(state, cast.unit);
      return caster === undefined ? [] : aroundTargets(state, caster, 'tremor', cast.power).map(({ id }) => id);
    },
    takes: (tale, _cast, unit) => knockDown(tale, unit, 'tremor'),
    end: (tale, cast, dice) => shakeBuildings(tale, cast, dice),
  },
  switcheroo: {
    begin(tale, cast) {
      const [a, b] = cast.aim.units ?? [];
      if (a !== undefined && b !== undefined) swap(tale, a, b);
    },
    targets: () => [],
  },
} as const satisfies Readonly<Record<string, Work>>;

/** Prone, over the edge he stands on, or down the hill to its foot without harm [ASOBH-SPELL-trip]. */
function tripped(tale: Tale, unit: string): void {
  const figure = fieldedOf(tale.state, unit);
  if (figure === undefined) return;
  const hill = tale.state.terrain.find((piece) => piece.stands === 'hill' && containsPoint(piece.outline, figure.pose));
  const foot = hill === undefined ? undefined : footOf(tale.state, figure, hill);
  if (foot !== undefined) displace(tale, unit, foot, 'fall');
  knockDown(tale, unit, 'trip');
}

/** The nearest free place wholly off the hill. */
const footOf = (state: State, figure: Fielded, hill: TerrainPiece): Point | undefined =>
  nearestFree(state, figure, figure.pose, (at) => gapToPolygon(baseAt(figure, at), hill.outline).distance > TOLERANCE);

/** Buildings fall on the Power or less; whoever stands against one is struck by the stones [ASOBH-SPELL-tremor]. */
function shakeBuildings(tale: Tale, cast: CastStep, dice: Dice): void {
  const struck: Fielded[] = [];
  for (const piece of tale.state.terrain.filter(isBuilding)) {
    const [face = 6] = dice.roll(1, 6);
    if (face > cast.power) {
      tale.add({ type: 'stoodFirm', piece: piece.id, face });
      continue;
    }
    const beside = fielded(tale.state).filter(
      (figure) => gapToPolygon(baseOf(figure), piece.outline).distance <= TOLERANCE,
    );
    struck.push(...beside.filter((figure) => !struck.some(({ id }) => id === figure.id)));
    tale.add({ type: 'collapsed', piece: rubbleOf(piece), face });
  }
  tale.callInOrder(struck.map((figure) => hazard(figure.id, cast.power, 'tremor')));
}

const BUILDINGS: readonly string[] = ['hut', 'house', 'ruin'];
const isBuilding = (piece: TerrainPiece): boolean => piece.stands === 'solid' && BUILDINGS.includes(piece.art);

const rubbleOf = (piece: TerrainPiece): TerrainPiece => ({
  ...piece,
  ground: 'broken',
  stands: 'flat',
  height: 10,
  plant: false,
  art: 'ruin',
});
