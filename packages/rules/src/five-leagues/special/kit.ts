import type { Point } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import type { Because } from '../events';
import { type Fielded, fieldedOf, figureOf, has } from '../figures';
import { isInside, toEdge } from '../ground/track';
import { arrive } from '../scenarios/arrive';
import { makeEnemy } from '../scenarios/force';
import type { FoeRef } from '../secret';
import type { Figure, ScoreChange, State } from '../state';
import type { Tale } from '../steps/step';
import { inch } from '../units';

/** What the rules of this folder do again and again. */

export const tell = (
  tale: Tale,
  rule: string,
  what: string,
  unit: UnitId | null = null,
  target: UnitId | null = null,
): void => tale.add({ type: 'ruleTold', rule, what, unit, target });

export const rolled = (
  tale: Tale,
  rule: string,
  unit: UnitId | null,
  faces: readonly number[],
  passed: boolean,
  sides = 6,
): void => tale.add({ type: 'ruleRolled', rule, unit, faces, sides, passed });

export const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);

export const conditionOf = (figure: Figure, name: string): number => figure.conditions[name] ?? 0;

/** Sets a condition; 0 takes it away. */
export function condition(tale: Tale, unit: UnitId, name: string, value: number, because: Because): void {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined || conditionOf(figure, name) === value) return;
  const { [name]: _was, ...rest } = figure.conditions;
  const conditions = value === 0 ? rest : { ...rest, [name]: value };
  tale.add({ type: 'changed', unit, set: { conditions }, because });
}

/** Takes a condition from everybody who has it. */
export function conditionEnds(
  tale: Tale,
  name: string,
  because: Because,
  which: (value: number) => boolean = () => true,
) {
  for (const figure of Object.values(tale.state.figures))
    if (conditionOf(figure, name) > 0 && which(conditionOf(figure, name))) condition(tale, figure.id, name, 0, because);
}

/** Something counted on a figure. */
export function counted(tale: Tale, unit: UnitId, name: string, value: number, because: Because): void {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined || figure.counts[name] === value) return;
  tale.add({ type: 'changed', unit, set: { counts: { ...figure.counts, [name]: value } }, because });
}

/** Something counted in the battle. */
export const battleCount = (tale: Tale, name: string, value: number, because: Because): void =>
  tale.add({ type: 'battleChanged', set: { counts: { ...tale.state.counts, [name]: value } }, because });

export const countOf = (state: State, name: string): number =>
  Object.hasOwn(state.counts, name) ? (state.counts[name] ?? 0) : 0;

/** Added to scores for the rest of the battle. */
export function raise(
  tale: Tale,
  unit: UnitId,
  changes: readonly Omit<ScoreChange, 'because'>[],
  because: string,
): void {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined) return;
  const more = changes.map((each) => ({ ...each, because }));
  tale.add({ type: 'changed', unit, set: { changes: [...figure.changes, ...more] }, because });
}

/** A Wound of a figure is gone; of the tokens of the gentler option one [FL-BAT-170] [FL-BAT-178]. */
export function heal(tale: Tale, unit: UnitId, because: Because): void {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined || figure.wounds === 0) return;
  tale.add({ type: 'changed', unit, set: { wounds: figure.wounds - 1 }, because });
}

/** A new enemy of that name, at a place or as near as there is room. Returns its id; undefined where there is none. */
export function spawn(
  tale: Tale,
  entry: string,
  at: Point,
  rule: string,
  given: Partial<Figure> & { readonly rank?: FoeRef['rank'] } = {},
): UnitId | undefined {
  const { rank = null, ...rest } = given;
  const figure = makeEnemy(tale.state, { entry, rank, ranged: false }, `e${tale.state.next}`, rest);
  const [came] = arrive(tale, [figure], at, rule);
  if (came !== undefined) tell(tale, rule, 'comes', came);
  return came;
}

/** Undead, and what will not die, which counts as Undead for things and spells [FL-CHR-21]. */
export const isUndead = (state: State, figure: Figure): boolean =>
  figure.profile.natures.includes('undead') || has(state, figure, 'undead') || has(state, figure, 'undying');
export const isFey = (state: State, figure: Figure): boolean =>
  figure.profile.natures.includes('fey') || has(state, figure, 'fey');

export const isLeader = ({ profile }: Figure): boolean =>
  profile.rank === 'sergeant' ||
  profile.rank === 'lieutenant' ||
  profile.rank === 'captain' ||
  profile.rank === 'unique';

export const isCaster = ({ profile }: Figure): boolean => profile.casting !== null || profile.mystic;

/** Degrees counter-clockwise from +x, from one point to another; straight up the table where they are one. */
export function bearing(from: Point, to: Point): number {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (Math.round((angle + 360) * 100) / 100) % 360;
}

/** Centre to the line of the warband’s edge, in mm. */
export function fromWarbandEdge({ edge, table }: State, { pose }: Fielded): number {
  switch (edge) {
    case 'near':
      return pose.y;
    case 'far':
      return table.depth - pose.y;
    case 'left':
      return pose.x;
    case 'right':
      return table.width - pose.x;
  }
}

/** From a point to the rim of a piece, in mm; 0 inside it. */
export const gapToPiece = (outline: readonly Point[], at: Point): number =>
  isInside(outline, at)
    ? 0
    : Math.min(...outline.map((corner, i) => toEdge(corner, outline[(i + 1) % outline.length] ?? corner, at)));

/** The one of a list with the least of something; the first of equals. */
export const least = <T>(list: readonly T[], of: (each: T) => number): T | undefined =>
  list.reduce<T | undefined>((best, each) => (best === undefined || of(each) < of(best) ? each : best), undefined);

/** Number of the exchange that is fought or about to be: a melee counts up when its dice fall. */
export const exchangeNumber = (melee: { readonly stage: string; readonly exchange: number }): number =>
  melee.stage === 'begin' || melee.stage === 'weapon' || melee.stage === 'exchange'
    ? melee.exchange + 1
    : melee.exchange;

export const otherOf = (melee: { readonly initiator: UnitId; readonly other: UnitId }, unit: UnitId): UnitId =>
  melee.initiator === unit ? melee.other : melee.initiator;

export const fieldedBoth = (state: State, a: UnitId, b: UnitId): readonly [Fielded, Fielded] | undefined => {
  const one = fieldedOf(state, a);
  const two = fieldedOf(state, b);
  return one === undefined || two === undefined ? undefined : [one, two];
};

export { inch };
