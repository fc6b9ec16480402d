import type { Base } from '@muster/geometry';
import type { SeatId, UnitId } from '../kernel';
import { topStep } from '../kernel';
import type { SpecialId, TraitId } from './content/ids';
import type { Carried } from './profile';
import type { Doings, Figure, SideName, State } from './state';
import { inch } from './units';

export { topStep };

/** Small questions about a state. */

export type Fielded = Figure & { readonly pose: NonNullable<Figure['pose']>; readonly fate: 'table' };

export const isFielded = (figure: Figure | undefined): figure is Fielded =>
  figure !== undefined && figure.fate === 'table' && figure.pose !== null;
/** The figure of this id, if there is one; names of object internals are no ids. */
export const figureOf = (state: State, id: UnitId): Figure | undefined =>
  Object.hasOwn(state.figures, id) ? state.figures[id] : undefined;
export const fieldedOf = (state: State, id: UnitId): Fielded | undefined => {
  const figure = figureOf(state, id);
  return isFielded(figure) ? figure : undefined;
};
export const fielded = (state: State): readonly Fielded[] => Object.values(state.figures).filter(isFielded);

/** The side a figure fights for now: one in the enemy's power fights for the enemy [FL-BAT-19]. */
export const sideOf = (figure: Figure): SideName =>
  figure.controlled === null ? figure.side : figure.side === 'party' ? 'enemies' : 'party';
/** The seat that plays it now. */
export const seatOf = (figure: Figure): SeatId => (sideOf(figure) === 'enemies' ? 'gm' : figure.seat);
/** A beast whose caller lost it: everybody is its foe, and it is everybody’s [FL-ENM-T-unique-foes-08]. */
export const isWild = (figure: Figure): boolean => (figure.conditions['wild'] ?? 0) > 0;
const areFoes = (a: Figure, b: Figure): boolean => a.id !== b.id && (sideOf(a) !== sideOf(b) || isWild(a) || isWild(b));
export const friendsOf = (state: State, figure: Figure): readonly Fielded[] =>
  fielded(state).filter((other) => other.id !== figure.id && !areFoes(figure, other));
export const foesOf = (state: State, figure: Figure): readonly Fielded[] =>
  fielded(state).filter((other) => areFoes(figure, other));
export const partyOf = (state: State): readonly Fielded[] => fielded(state).filter((each) => sideOf(each) === 'party');
export const enemiesOf = (state: State): readonly Fielded[] =>
  fielded(state).filter((each) => sideOf(each) === 'enemies');
export const partySeats = (state: State): readonly SeatId[] =>
  state.seats.filter((each) => each.side === 'party').map((each) => each.seat);
export const seatSide = (state: State, seat: SeatId): SideName | undefined =>
  state.seats.find((each) => each.seat === seat)?.side as SideName | undefined;
/** Seats of the party that run somebody who can still fight. */
export const playingSeats = (state: State): readonly SeatId[] =>
  partySeats(state).filter((seat) =>
    Object.values(state.figures).some(
      (each) => each.side === 'party' && each.seat === seat && (each.fate === 'table' || each.fate === 'reserve'),
    ),
  );

/** Traits and rules it has now: printed, gained, given to all enemies, less what it lost. Undead are Tough and Fearless. */
export function has(state: State, figure: Figure, what: TraitId | SpecialId): boolean {
  if (figure.lost.includes(what)) return false;
  const { traits, specials } = figure.profile;
  if ((traits as readonly string[]).includes(what) || (specials as readonly string[]).includes(what)) return true;
  if (figure.gained.includes(what)) return true;
  if (figure.side === 'enemies' && state.enemyGained.includes(what)) return true;
  return (what === 'tough' || what === 'fearless') && traits.includes('undead');
}

/** Every trait and rule in force on a figure. */
export const rulesOn = (state: State, figure: Figure): readonly (TraitId | SpecialId)[] => {
  const implied: readonly TraitId[] = figure.profile.traits.includes('undead') ? ['tough', 'fearless'] : [];
  const all = [
    ...figure.profile.traits,
    ...implied,
    ...figure.profile.specials,
    ...figure.gained,
    ...(figure.side === 'enemies' ? state.enemyGained : []),
  ];
  return [...new Set(all)].filter((each) => !figure.lost.includes(each));
};

/** A score with what was added to it in this battle. Speed and Dash in inches; a Dash below 0 is 0 [FL-BAT-39]. */
export function scoreOf(figure: Figure, score: 'combat' | 'toughness' | 'armor' | 'speed' | 'dash'): number {
  const { profile } = figure;
  const printed = {
    combat: profile.combat,
    toughness: profile.toughness,
    armor: profile.armor,
    speed: profile.speed.base,
    dash: profile.speed.dash ?? 0,
  }[score];
  const all = figure.changes.filter((each) => each.score === score).reduce((sum, each) => sum + each.by, printed);
  return score === 'dash' || score === 'speed' || score === 'armor' ? Math.max(0, all) : all;
}

export const weaponOf = (figure: Figure, id: string): Carried | undefined =>
  figure.profile.weapons.find((each) => each.id === id);

export const baseAt = (figure: Figure, at: { readonly x: number; readonly y: number }): Base => ({
  shape: { kind: 'disc', radius: figure.profile.base / 2 },
  pose: { x: at.x, y: at.y, facing: 90 },
});
export const baseOf = (figure: Fielded): Base => baseAt(figure, figure.pose);
/** From base edge to base edge, in mm; 0 in contact. */
export const gapBetween = (a: Fielded, b: Fielded): number =>
  Math.max(0, Math.hypot(a.pose.x - b.pose.x, a.pose.y - b.pose.y) - (a.profile.base + b.profile.base) / 2);
/** From a base edge to a point, in mm. */
export const gapTo = (a: Fielded, at: { readonly x: number; readonly y: number }): number =>
  Math.max(0, Math.hypot(a.pose.x - at.x, a.pose.y - at.y) - a.profile.base / 2);
/** Bases this near are in contact [FL-BAT-27]. */
export const CONTACT = inch(0.5);
export const isTouching = (a: Fielded, b: Fielded): boolean =>
  gapBetween(a, b) <= CONTACT && Math.abs(a.level - b.level) <= inch(2);

/** Nothing done yet in an activation. */
export const IDLE: Doings = {
  spent: 0,
  moved: 0,
  dashed: false,
  fought: false,
  shots: 0,
  casts: 0,
  acted: false,
  ended: false,
  wet: false,
  water: false,
};
