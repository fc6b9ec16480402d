import { type Fielded, fielded, type State, type TerrainPiece } from '@muster/rules/five-leagues';
import type { SceneBody, SceneModel, SceneOpening, SceneTerrain, SceneZone } from '../../scene/model';
import type { SkinContext } from '../skin';
import { badgesIn } from './badges';
import { colourOf, markOf } from './colours';
import { groundOf } from './ground';
import { lookOf } from './looks';
import { secretBodies } from './master/secret-scene';
import { mistOf } from './mist';
import { pieceCaption } from './terrain-words';
import { tokensOf } from './tokens';

/** A battle as the scene draws it. */
export const battleScene = (state: State, context?: SkinContext): SceneModel => ({
  table: { width: state.table.width, depth: state.table.depth, rule: 'in', ...groundOf(state.config) },
  terrain: state.terrain.map(pieceOf),
  bodies: [...fielded(state).map((figure) => bodyOf(state, figure)), ...secretBodies(state)],
  tokens: tokensOf(state),
  zones: barriers(state),
  ...mistIn(state, context),
  openings: state.terrain.flatMap(({ openings }) =>
    openings.map((each): SceneOpening => ({ ...each, open: each.is === 'gap' || state.opened.includes(each.id) })),
  ),
});

const mistIn = (state: State, context: SkinContext | undefined): Pick<SceneModel, 'mist'> => {
  const mist = context && mistOf(state, context);
  return mist ? { mist } : {};
};

const TALL: ReadonlySet<string> = new Set(['crag', 'terrace', 'block']);

const pieceOf = (piece: TerrainPiece): SceneTerrain => ({
  id: piece.id,
  art: piece.art as SceneTerrain['art'],
  outline: piece.outline,
  height: TALL.has(piece.art) ? piece.height : Math.max(0, Math.round(piece.height / 25)),
  name: piece.name,
  caption: pieceCaption(piece),
});

function bodyOf(state: State, figure: Fielded): SceneBody {
  const look = lookOf(figure.profile);
  const { kind } = figure.profile;
  const die = dieOf(state, figure);
  return {
    id: figure.id,
    base: { shape: { kind: 'disc', radius: figure.profile.base / 2 }, pose: figure.pose },
    side: colourOf(state, figure),
    ...markOf(state, figure.seat),
    name: figure.name,
    drawn: 'single',
    figures: { kind: look.figure, wide: 1, deep: 1, livery: look.livery },
    icon: look.icon,
    hero: kind === 'leader' || kind === 'unique' || kind === 'aberration' || figure.profile.avatar,
    damage: figure.wounds,
    badges: badgesIn(state, figure),
    spent: figure.activated,
    ...(die === undefined ? {} : { die }),
    ...(figure.stunned ? { state: 'stunned' as const } : {}),
    ...(figure.level > 0 ? { raised: figure.level } : {}),
    hasFront: true,
  };
}

/** The die it has, or would have by what is proposed, until it has acted. */
function dieOf(state: State, figure: Fielded): number | undefined {
  if (figure.side !== 'party' || figure.activated) return undefined;
  const place = state.phase === 'initiative' ? state.initiative?.given[figure.id] : undefined;
  return (place === undefined ? figure.die : state.initiative?.dice[place]) ?? undefined;
}

/** Lines of fire. */
const barriers = (state: State): readonly SceneZone[] =>
  Object.values(state.effects).flatMap(({ id, outline }) =>
    outline === null ? [] : [{ id, polygon: outline, ink: '#b8501e', burns: true }],
  );
