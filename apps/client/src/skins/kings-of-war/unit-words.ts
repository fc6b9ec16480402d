import { factsOf, isEngaged, type State, type Unit } from '@muster/rules/kings-of-war';
import { ruleWords } from '@muster/rules/kings-of-war/words';
import type { SkinContext } from '../skin';

/** A stat that is reached by rolling it or more; the printed dash means none. */
export const plus = (value: number | null): string => (value === null ? '–' : `${value}+`);

export const amountText = (amount: Unit['profile']['attacks'], halved: boolean): string => {
  if (amount === null) return '–';
  if (typeof amount === 'number') return String(halved ? Math.floor(amount / 2) : amount);
  return halved ? `½ ${amount}` : amount;
};

const sizes: Readonly<Record<Unit['profile']['size'], string>> = {
  troop: 'troop',
  regiment: 'regiment',
  horde: 'horde',
  legion: 'legion',
  single: '',
};

const types: Readonly<Record<Unit['profile']['type'], string>> = {
  infantry: 'Infantry',
  heavyInfantry: 'Heavy infantry',
  largeInfantry: 'Large infantry',
  monstrousInfantry: 'Monstrous infantry',
  cavalry: 'Cavalry',
  largeCavalry: 'Large cavalry',
  chariot: 'Chariot',
  swarm: 'Swarm',
  warEngine: 'War engine',
  monster: 'Monster',
  titan: 'Titan',
  hero: 'Hero',
};

/** Its entry, what kind of unit it is, how tall and what it costs: `Paladin Knights · Cavalry regiment · 210 pts`. */
export function kindLine(unit: Unit): string {
  const { profile } = unit;
  const title = profile.title === unit.name ? [] : [profile.title];
  return [...title, shortKind(unit), `height ${profile.height}`, `${profile.points} pts`].join(' · ');
}

/** What kind of unit it is, and no more: `Infantry horde`. */
export const shortKind = ({ profile }: Unit): string =>
  [types[profile.type], sizes[profile.size]].filter(Boolean).join(' ');

const orderWords: Readonly<Record<NonNullable<Unit['order']>['is'], string>> = {
  halt: 'halted',
  face: 'changed facing',
  advance: 'advanced',
  back: 'moved back',
  sidestep: 'sidestepped',
  double: 'moved at the double',
  charge: 'charged',
  'counter-charge': 'counter charges',
};

/** What a unit is and did, in words; colour and badges are never the only sign. */
export function statesOf(state: State, unit: Unit): readonly string[] {
  return [
    ...(unit.routed ? ['routed'] : []),
    ...(unit.wavering ? ['wavering'] : []),
    ...(unit.disordered ? ['disordered'] : []),
    ...(factsOf(state, unit).devastated ? ['devastated'] : []),
    ...(unit.frozen ? ['frozen'] : []),
    ...(isEngaged(state, unit.id) ? ['engaged'] : []),
    ...(unit.wild !== null && unit.order === null ? [`${unit.wild}″ farther in a charge`] : []),
    ...(unit.order && state.active === unit.side ? [orderWords[unit.order.is]] : []),
    ...(unit.order?.charge?.hindered ? ['hindered'] : []),
    ...(unit.shot && state.active === unit.side ? ['has shot'] : []),
  ];
}

/** A special rule as a chip: its name with figure and limits, and one sentence about it. */
export const ruleText = (_context: SkinContext, rule: Unit['profile']['rules'][number]) => ruleWords(rule);
