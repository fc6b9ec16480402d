import { systemById } from '@muster/rules';
import { type AnySystem, randomDice } from '@muster/rules/kernel';
import { MAPS } from '@muster/rules/kings-of-war';
import { type Play, type Played, playUnderLaws } from '@muster/rules/laws';
import { MAPS as FIELDS } from '@muster/rules/song-of-blades';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { battle } from './leagues/battle';
import { toTheEnemy } from './leagues/bent';
import { toTheFight } from './skirmish';
import { ambush } from './test-game/game';

/** A game to be fuzzed: any of the table's, or the hard test game. */
export const gameOf = (id: string): AnySystem | undefined => (id === 'test-game' ? ambush : systemById(id));

/**
 * One random game under all laws. The seed says everything: choices, dice and config. `searching`: the share of entries
 * whose seat is asked about everything there is; every one unless told.
 */
export function playSeed(system: AnySystem, seed: number, steps: number, searching = 1): Played {
  const dice = randomDice(uniform(seed ^ 0x5eed));
  return playUnderLaws(system, { ...planOf(system.id, seed, steps), dice, searching });
}

/** All of a random game but its dice. */
export function planOf(id: string, seed: number, steps: number): Omit<Play, 'dice'> {
  const random = uniform(seed);
  const config = configOf(id, random);
  return { config, steps, random, ...bentOf(id, random) };
}

/** Games that luck alone would hardly bring to blows. */
function bentOf(id: string, random: () => number): Pick<Play, 'bent' | 'consent'> {
  if (id === 'song-of-blades') return { bent: toTheFight, consent: 0.004 };
  if (id === 'five-leagues') return { bent: toTheEnemy(random() < 0.6 ? 'game' : 'hand'), consent: 0.0005 };
  return {};
}

const uniform = (seed: number): (() => number) => {
  const generator = xoroshiro128plus(seed);
  return () => uniformFloat64(generator);
};

/** Configs worth playing: every map and army size, and for the sandbox odd tables and crowds. */
function configOf(id: string, random: () => number): unknown {
  if (id === 'test-game') return null;
  if (id === 'kings-of-war') {
    const maps = ['placer', ...MAPS.map((map) => map.id)];
    const map = maps[Math.floor(random() * maps.length)] ?? 'placer';
    return { map, points: random() < 0.8 ? 1000 : 2000, board: random() < 0.5 ? 'small' : 'standard' };
  }
  if (id === 'song-of-blades') return skirmish(random);
  if (id === 'five-leagues') return battle(random);
  if (id !== 'sandbox') return {};
  const sides = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, i) => ({
    name: `Side ${i + 1}`,
    tincture: (['azure', 'vermilion', 'gold'] as const)[i] ?? 'bone',
    seats: 1 + Math.floor(random() * 2),
  }));
  const map = (['bare', 'hamlet', 'wilds'] as const)[Math.floor(random() * 3)] ?? 'bare';
  return { sides, map, width: 300 + Math.floor(random() * 2000), depth: 300 + Math.floor(random() * 1500) };
}

/** Every field, scale and way of reacting; now and then a team, cramped quarters, a cheap or a great game. */
function skirmish(random: () => number): unknown {
  const among = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return {
    map: among(['placer', ...FIELDS.map((field) => field.id)]),
    scale: among(['large', 'small']),
    seats: random() < 0.15 ? 2 : 1,
    reactions: among(['free', 'free', 'limited', 'none']),
    cramped: random() < 0.15,
    region: among(['temperate', 'cold', 'hot']),
    points: among([120, 150, 200, 200, 400, 800]),
  };
}
