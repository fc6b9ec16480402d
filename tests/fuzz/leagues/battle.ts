import { MAPS } from '@muster/rules/five-leagues';
import { ENEMY_TABLE_IDS } from '../../../packages/rules/src/five-leagues/content/enemy-types';

/**
 * The set-up of a random battle: every scenario and field, every table of enemies, one to six friends; now and then a
 * larger warband, Quick Play, the gentler wounds, a hard road.
 */
export function battle(random: () => number): Readonly<Record<string, unknown>> {
  const among = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const scenario = among(SCENARIOS);
  return {
    seats: among([1, 1, 2, 2, 3, 6]),
    scenario,
    table: among(['random', ...ENEMY_TABLE_IDS]),
    map: among(FIELDS[scenario] ?? OPEN),
    gentle: random() < 0.2,
    quick: random() < 0.15,
    standIns: random() < 0.5,
    warband: among([6, 6, 7, 8]),
    linearSight: among(['strict1', 'either3']),
    meleeTarget: among(['contactFirst', 'strictNearest']),
    grounds: random() < 0.8,
    reasons: among(['all', 'master']),
    unknownEnemy: random() < 0.1,
    again: random() < 0.5,
    depth: scenario === 'site' ? Math.floor(random() * 8) : 0,
    moreFoes: among([0, 0, -2, 3]),
    difficulty: random() < 0.25 ? [among(HARDER)] : [],
  };
}

const SCENARIOS = [
  'starter',
  'starter-replay',
  'meeting',
  'meeting',
  'defensive',
  'camp-raid',
  'hideout-raid',
  'site',
  'site',
  'lair',
] as const;
const HARDER = ['scaling-foes', 'rain-of-arrows', 'enemy-champions', 'blood-rites', 'deny-dark-arts', 'death-calls'];
const CLOSE: readonly string[] = ['fallow-acre', 'larks-meadow', 'sunken-crypt', 'thornback-lair'];
const OPEN: readonly string[] = [...MAPS.map(({ id }) => id).filter((id) => !CLOSE.includes(id)), 'rolled'];
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  starter: ['fallow-acre', 'larks-meadow'],
  'starter-replay': ['fallow-acre', 'larks-meadow'],
  site: ['sunken-crypt', 'thornback-lair'],
  lair: ['thornback-lair', 'sunken-crypt'],
};
