import { containsPoint } from '@muster/geometry';
import type { Intent, Offer } from '@muster/rules/kernel';
import type { Bent } from '@muster/rules/laws';
import { type Fielded, fielded, fieldedOf, foesOf, type State, type TerrainPiece } from '@muster/rules/song-of-blades';

/** Random games of Song of Blades that come to blows: warbands close in, and whoever may strike mostly does. */
export const toTheFight: Bent = {
  weight: (_state, _seat, offer) => weightOf(offer),
  pick(state, _seat, found, random) {
    const near = found.toSorted((a, b) => distance(state as State, a) - distance(state as State, b));
    return random() < 0.7 ? near[0] : found[0];
  },
  lead: (state, random) => agreeToMeet(state as State, random),
};

const WEIGHTS: Readonly<Record<string, number>> = {
  'auto-decline': 0.002,
  'choose-warband': 0.6,
  lay: 0.5,
  'take-up': 0.1,
  'terrain-done': 0.5,
  activate: 4,
  'activate-group': 3,
  order: 3,
  'free-move': 2,
  move: 2,
  step: 0.4,
  attack: 12,
  shoot: 10,
  cast: 12,
  release: 6,
  entangle: 8,
  steal: 6,
  counter: 4,
  jump: 0.15,
  surface: 2,
  done: 0.05,
  'end-turn': 0.03,
  bank: 0.3,
  'shed-gear': 0.02,
  'put-down': 0.1,
  'end-spell': 0.1,
};

function weightOf(offer: Offer<Intent>): number {
  if (offer.needs === 'now' && offer.do === 'ready')
    return (offer.intent as Intent & { readonly ready?: boolean }).ready ? 8 : 0.05;
  return WEIGHTS[offer.do] ?? 1;
}

/** From where an intent ends to the nearest foe of who does it; nothing where it goes nowhere. Millimetres. */
function distance(state: State, intent: Intent): number {
  const { unit, to } = intent as Intent & {
    readonly unit?: string;
    readonly to?: { readonly x: number; readonly y: number };
  };
  const figure = unit === undefined ? undefined : fieldedOf(state, unit);
  if (figure === undefined || to === undefined) return 0;
  return Math.min(...foesOf(state, figure).map(({ pose }) => Math.hypot(pose.x - to.x, pose.y - to.y)));
}

/** Once deployed, most games agree that everybody stands in the middle already. */
export function agreeToMeet(
  state: State,
  random: () => number,
  share = 0.85,
): { readonly seat: string; readonly intent: Intent } | undefined {
  const { open, next } = state.consent;
  if (state.turn !== 1 || next > 2) return undefined;
  if (open !== null) {
    const seat = state.seats.find((each) => !open.yes.includes(each.seat))?.seat ?? 'b';
    return { seat, intent: { do: 'answer-proposal', proposal: open.id, yes: true } as Intent };
  }
  if (next > 1 || random() >= share) return undefined;
  const spread = share === 1 ? 60 + random() * 200 : 120 + random() * 400;
  const { x: middleX, y: middleY } = meetingPoint(state, random);
  const taken: { readonly x: number; readonly y: number; readonly r: number }[] = [];
  const changes = fielded(state).flatMap((figure) => {
    for (let tries = 0; tries < 40; tries += 1) {
      const r = reach(figure);
      // Half of them against somebody, friend or foe
      const beside = random() < 0.5 ? taken[Math.floor(random() * taken.length)] : undefined;
      const way = random() * 2 * Math.PI;
      const x = hundredth(
        beside === undefined ? middleX + (random() - 0.5) * spread : beside.x + (beside.r + r) * Math.cos(way),
      );
      const y = hundredth(
        beside === undefined ? middleY + (random() - 0.5) * spread : beside.y + (beside.r + r) * Math.sin(way),
      );
      if (x < r || y < r || x > state.table.width - r || y > state.table.depth - r) continue;
      if (taken.some((other) => Math.hypot(other.x - x, other.y - y) < other.r + r - 0.01)) continue;
      const top = state.terrain.find((piece) => isOn(piece, x, y, r));
      if (state.terrain.some((piece) => piece !== top && bars(piece, x, y, r))) continue;
      taken.push({ x, y, r });
      const luck = random();
      const what = AILMENTS.find(({ below }) => luck < below)?.what;
      return [
        { is: 'pose', unit: figure.id, pose: { x, y, facing: 90 } },
        ...(top === undefined ? [] : [{ is: 'count', unit: figure.id, what: 'level', value: Math.round(top.height) }]),
        ...(what === undefined ? [] : [{ is: 'count', unit: figure.id, what, value: 1 }]),
      ];
    }
    return [];
  });
  // Whoever finds no room stays at his edge
  return changes.length === 0
    ? undefined
    : { seat: 'a', intent: { do: 'correct', changes: changes.slice(0, 60) } as Intent };
}

/** A few begin with something the matter. */
const AILMENTS = [
  { what: 'prone', below: 0.06 },
  { what: 'entangled', below: 0.1 },
  { what: 'transfixed', below: 0.13 },
  { what: 'poison', below: 0.17 },
] as const;

/** The middle of the table, or of some piece of its terrain. */
function meetingPoint(state: State, random: () => number): { readonly x: number; readonly y: number } {
  const piece = random() < 0.6 ? state.terrain[Math.floor(random() * state.terrain.length)] : undefined;
  const corners = piece?.outline ?? [{ x: state.table.width / 2, y: state.table.depth / 2 }];
  const mean = (of: 'x' | 'y'): number => corners.reduce((sum, corner) => sum + corner[of], 0) / corners.length;
  return { x: mean('x'), y: mean('y') };
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;
/** Half of what a base needs, corners and all. */
const reach = ({ profile: { base } }: Fielded): number => (base.shape === 'round' ? base.size / 2 : base.size * 0.71);

/** It stands with its whole base on a hill or a platform. */
const isOn = (piece: TerrainPiece, x: number, y: number, r: number): boolean =>
  (piece.stands === 'hill' || piece.stands === 'platform') &&
  Number.isInteger(piece.height) &&
  [0, 45, 90, 135, 180, 225, 270, 315].every((angle) =>
    containsPoint(piece.outline, {
      x: x + (r + 1) * Math.cos((angle * Math.PI) / 180),
      y: y + (r + 1) * Math.sin((angle * Math.PI) / 180),
    }),
  );

function bars(piece: TerrainPiece, x: number, y: number, r: number): boolean {
  if (piece.stands === 'flat') return false;
  const xs = piece.outline.map((point) => point.x);
  const ys = piece.outline.map((point) => point.y);
  return x + r > Math.min(...xs) && x - r < Math.max(...xs) && y + r > Math.min(...ys) && y - r < Math.max(...ys);
}
