import type { Intent, Offer } from '@muster/rules/kernel';
import type { Bent } from '@muster/rules/laws';
import { BEASTS } from '../../../packages/rules/src/five-leagues/content/aberrations';
import { ENEMY_TABLES } from '../../../packages/rules/src/five-leagues/content/enemies';
import { UNIQUE_FOES } from '../../../packages/rules/src/five-leagues/content/uniques';
import { battle } from './battle';
import { toTheEnemy } from './bent';

/** A battle set up for something that has not been shown, and led towards what nobody has asked for yet. */
export function aimed(
  wanted: ReadonlySet<string>,
  random: () => number,
  seed: number,
): { readonly config: unknown; readonly bent: Bent } {
  const plain = battle(random);
  const set = setUpFor([...wanted], random, seed);
  const bent = toTheEnemy(random() < 0.7 ? 'game' : 'hand');
  const weight: Bent['weight'] = (state, seat, offer: Offer<Intent>) =>
    bent.weight(state, seat, offer) * (wanted.has(`do:${offer.do}`) ? 12 : 1);
  return { config: { ...plain, ...set }, bent: { ...bent, weight } };
}

const FIELDS = ['hollin-farm', 'wolds-edge', 'harrow-priory', 'sedge-ford', 'crow-hill', 'market-end'];

/** What of a battle's set-up brings something about: a Lair, a Site, or somebody to be met in the open. */
function setUpFor(wanted: readonly string[], random: () => number, seed: number): Readonly<Record<string, unknown>> {
  const among = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const missing = (...kinds: readonly string[]): string | undefined =>
    among(wanted.filter((each) => kinds.includes(each.split(':')[0] ?? '')))?.split(':')[1];
  const beast = missing('aberration');
  const lair = { scenario: 'lair', map: 'thornback-lair', ...(beast === undefined ? {} : { foe: beast }) };
  if (seed % 4 === 0 && (beast ?? missing('place')) !== undefined) return lair;
  if (seed % 4 === 1 && missing('reaction', 'find', 'trap') !== undefined)
    return { scenario: 'site', map: 'sunken-crypt', table: 'lurking-foes' };
  const scenario = missing('scenario');
  if (scenario !== undefined && seed % 4 === 2) return { scenario };
  const open = { scenario: among(['meeting', 'defensive', 'camp-raid', 'hideout-raid']), map: among(FIELDS) };
  const objective = missing('objective');
  const unique = missing('unique');
  const entry = missing('entry');
  const met = {
    ...{ ...open, standIns: true, quick: false, moreFoes: 2 },
    ...(objective === undefined ? {} : { scenario: 'meeting', objective }),
    ...(unique === undefined ? {} : { leadership: 'unique', foe: unique }),
    ...(entry === undefined ? {} : { entry }),
  };
  const rule = missing('trait', 'special');
  return rule === undefined || random() < 0.3 ? met : { ...met, ...borneBy(rule, met, among) };
}

/** Somebody who has it: a row of a table, a Unique Foe, an Aberration. */
function borneBy(
  id: string,
  met: Readonly<Record<string, unknown>>,
  among: <T>(list: readonly T[]) => T | undefined,
): Readonly<Record<string, unknown>> {
  const has = (all: readonly string[]): boolean => all.includes(id);
  const rows = Object.values(ENEMY_TABLES).flatMap((table) =>
    table.entries
      .filter((entry) => has(entry.traits) || has(entry.specials) || has(table.rules))
      .map((entry): Readonly<Record<string, unknown>> => ({ ...met, table: table.id, entry: entry.id })),
  );
  const uniques = UNIQUE_FOES.entries
    .filter((foe) => foe.id === id || has(foe.traits))
    .map((foe): Readonly<Record<string, unknown>> => ({ ...met, leadership: 'unique', foe: foe.id }));
  const beasts = BEASTS.filter((beast) => has(beast.traits)).map(
    (beast): Readonly<Record<string, unknown>> => ({ scenario: 'lair', map: 'thornback-lair', foe: beast.id }),
  );
  return among([...rows, ...uniques, ...beasts]) ?? {};
}
