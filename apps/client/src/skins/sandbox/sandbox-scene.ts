import { toWorld } from '@muster/geometry';
import type { Covered, Piece, SandboxState, Terrain } from '@muster/rules/sandbox';
import type { SceneBody, SceneModel, SceneTerrain, Tincture } from '../../scene/model';

const ICONS: Readonly<Record<Piece['look'], string>> = {
  spear: 'spears',
  sword: 'crossed-swords',
  heavy: 'visored-helm',
  bow: 'bowman',
  crossbow: 'crossbow',
  rider: 'mounted-knight',
  ogre: 'ogre',
  dragon: 'spiked-dragon-head',
  engine: 'ballista',
  catapult: 'catapult',
  chariot: 'chariot',
  beast: 'minotaur',
  wolf: 'wolf-head',
  hero: 'crown',
  mage: 'wizard-staff',
  swarm: 'rat',
  giant: 'troll',
  piece: 'plain-circle',
};

/** The sandbox as a picture: pieces as trays of figures, single figures or plain counters, covers as covers. */
export function sandboxScene(state: SandboxState): SceneModel {
  return {
    table: { ...state.table, ground: state.ground, seed: state.seed, roads: [] },
    terrain: Object.values(state.terrain).map(terrainOf),
    bodies: Object.values(state.pieces).map((piece) => bodyOf(state, piece)),
    tokens: [],
    zones: [],
  };
}

/** The colour of a piece: its own, or that of its owner's side. */
export function tinctureOfPiece(state: SandboxState, piece: Piece | Covered): Tincture | undefined {
  if (piece.is === 'piece' && piece.tincture) return piece.tincture;
  const side = state.seats.find((seat) => seat.seat === piece.owner)?.side;
  return side === undefined ? undefined : state.sides[side]?.tincture;
}

function bodyOf(state: SandboxState, piece: Piece | Covered): SceneBody {
  const side = tinctureOfPiece(state, piece);
  if (piece.is === 'covered')
    return {
      ...plain(piece.id, 'Something under a cover', side),
      base: { shape: { kind: 'disc', radius: piece.radius }, pose: { ...piece.at, facing: 0 } },
      drawn: 'cover',
      icon: 'uncertainty',
    };
  const { shape, look } = piece;
  const isPlain = look === 'piece';
  const ranked = shape.kind === 'rect' && !isPlain;
  return {
    ...plain(piece.id, piece.name || 'A piece', side),
    base: { shape, pose: piece.pose },
    drawn: isPlain ? 'piece' : ranked ? 'tray' : 'single',
    figures: { kind: look, ...ranks(piece), livery: 0 },
    icon: ICONS[look],
    hero: look === 'hero' || look === 'mage',
    damage: Math.max(0, piece.counts['damage'] ?? piece.counts['wounds'] ?? 0),
    badges: [
      ...piece.marks.map((mark) => ({ icon: 'plain-circle', tint: '#5d5a52', label: mark })),
      ...(piece.locked ? [{ icon: 'locked-chest', tint: '#5d5a52', label: 'held fast' }] : []),
    ],
    hasFront: piece.hasFront,
    ...(labelOf(piece) ? { label: labelOf(piece) } : {}),
    ...(piece.cover ? { secret: true } : {}),
  };
}

const plain = (id: string, name: string, side: Tincture | undefined): SceneBody => ({
  id,
  base: { shape: { kind: 'disc', radius: 10 }, pose: { x: 0, y: 0, facing: 0 } },
  side,
  name,
  drawn: 'piece',
  figures: { kind: 'piece', wide: 1, deep: 1, livery: 0 },
  icon: 'plain-circle',
  hero: false,
  damage: 0,
  badges: [],
  spent: false,
  hasFront: false,
});

/** What is written on a piece: its label, its marks and its numbers. */
export function labelOf(piece: Piece): string {
  const counts = Object.entries(piece.counts)
    .filter(([what]) => what !== 'damage' && what !== 'wounds')
    .map(([what, value]) => `${what} ${value}`);
  return [piece.label, ...piece.marks, ...counts].filter(Boolean).join(' · ');
}

/** Figures stand about 25 mm apart, large ones 40. */
function ranks(piece: Piece): { readonly wide: number; readonly deep: number } {
  if (piece.shape.kind === 'disc') return { wide: 1, deep: 1 };
  const large = /^(rider|ogre|beast|chariot|engine|catapult)$/.test(piece.look);
  const huge = /^(dragon|giant|hero|mage)$/.test(piece.look);
  const size = huge ? Math.max(piece.shape.width, piece.shape.depth) : large ? 40 : 25;
  return {
    wide: Math.max(1, Math.min(12, Math.round(piece.shape.width / size))),
    deep: Math.max(1, Math.min(8, Math.round(piece.shape.depth / size))),
  };
}

function terrainOf(terrain: Terrain): SceneTerrain {
  return {
    id: terrain.id,
    art: terrain.art,
    outline: terrain.outline.map((point) => toWorld(terrain.pose, point)),
    angle: terrain.pose.facing - 90,
    height: terrain.height,
    name: terrain.name,
    caption: terrain.height > 0 ? `height ${terrain.height}` : 'flat',
  };
}
