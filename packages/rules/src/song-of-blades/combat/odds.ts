import type { Note, Figure as OddsFigure } from '../../kernel';
import { SPELLS } from '../content/spells';
import { figureOf, has } from '../figures';
import { qualityNow } from '../flow/quality';
import { effectOf, isWall } from '../magic/effects';
import type { State } from '../state';
import type { Attack, Result } from '../steps-combat';
import {
  defencesOf,
  type Fallout,
  falloutOf,
  givesWay,
  isShieldRush,
  knockOf,
  mayDrain,
  regenerationOf,
  toughnessOf,
} from './answers';
import { chanceOf } from './chance';
import { type Judging, judge, judgingOf, RESULTS, type Six } from './outcome';
import { type Clash, strengthOf } from './strength';

/** Chances of every result, for both; with `nothing` they sum to 1. */
export interface Chances {
  readonly target: Readonly<Record<Harm, number>>;
  readonly attacker: Readonly<Record<Harm, number>>;
  readonly nothing: number;
}
export type Harm = Exclude<Result, 'nothing'>;

/**
 * The exact chances of an attack: every pair of faces, and every die that answers a result (shields, regeneration, a
 * club). Where somebody may choose, the loser parries and takes the best of its answers, a winning six does its worst;
 * luck, Drain and a broken shield are left to the players.
 */
export function chancesOf(state: State, attack: Attack, clash: Clash = strengthOf(state, attack)): Chances {
  const sides = { attacker: clash.attacker, target: clash.target };
  const judging = judgingOf(state, attack, sides);
  const target = none();
  const attacker = none();
  let nothing = 0;
  const known = new Map<string, ReadonlyMap<Result, number>>();
  const wall = isWall(effectOf(state, attack.target)) ? effectOf(state, attack.target) : undefined;
  for (const faces of rolls(judging.double)) {
    const { winner, die, result } = worst(judging, faces);
    const p = 1 / (judging.double ? 216 : 36);
    if (wall !== undefined) {
      const shrugs = wall.is === 'vortex' ? null : (SPELLS[wall.is].wall?.shrugsOn ?? null);
      const held = shrugs === null || attack.lethal ? 0 : (7 - shrugs) / 6;
      target.prone += winner === 'attacker' ? p * (1 - held) : 0;
      nothing += winner === 'attacker' ? p * held : p;
      continue;
    }
    if (winner === 'none' || result === 'nothing') {
      nothing += p;
      continue;
    }
    const key = `${winner} ${result} ${die % 2}`;
    const ways = known.get(key) ?? settled(state, falloutOf(state, attack, winner, die, result), result);
    known.set(key, ways);
    for (const [end, q] of ways) {
      if (end === 'nothing') nothing += p * q;
      else (winner === 'attacker' ? target : attacker)[end] += p * q;
    }
  }
  return { target, attacker, nothing };
}

const none = (): Record<Harm, number> => ({ recoil: 0, prone: 0, out: 0, gruesome: 0 });

function* rolls(double: boolean): Generator<{ attacker: readonly number[]; target: readonly number[] }> {
  const die = [1, 2, 3, 4, 5, 6];
  for (const target of die)
    for (const one of die)
      if (!double) yield { attacker: [one], target: [target] };
      else for (const two of die) yield { attacker: [one, two], target: [target] };
}

/** What a roll does when a winning six is put to its worst use. */
function worst(
  judging: Judging,
  faces: { readonly attacker: readonly number[]; readonly target: readonly number[] },
): { readonly winner: 'attacker' | 'target' | 'none'; readonly die: number; readonly result: Result } {
  const plain = judge(judging, faces);
  const { winner } = plain.count;
  if (winner === 'none') return { winner, die: 0, result: 'nothing' };
  const die = plain.count.die[winner];
  const sixes: readonly Six[] = die === 6 ? judging.sixes[winner].filter((six) => six !== 'shieldbreaker') : [];
  const results = [plain.result, ...sixes.map((six) => judge(judging, faces, six).result)];
  return { winner, die, result: results.reduce((a, b) => (RESULTS.indexOf(b) > RESULTS.indexOf(a) ? b : a)) };
}

/** Where a result ends once everything has answered it. */
function settled(state: State, found: Fallout | undefined, result: Result): ReadonlyMap<Result, number> {
  if (found === undefined) return new Map([[result, 1]]);
  let ways: ReadonlyMap<Result, number> = new Map([[result, 1]]);
  const then = (next: (fallout: Fallout) => readonly (readonly [Result, number])[]): void => {
    const after = new Map<Result, number>();
    for (const [now, p] of ways)
      for (const [to, q] of next({ ...found, result: now })) after.set(to, (after.get(to) ?? 0) + p * q);
    ways = after;
  };
  then((f) =>
    f.result === 'recoil' && isShieldRush(f) ? split('prone', 1 - standsChance(state, f), f.result) : same(f),
  );
  then((f) => {
    const best = defencesOf(state, f).toSorted((a, b) => chanceOf(b) - chanceOf(a))[0];
    return best === undefined ? same(f) : split(best.to, chanceOf(best), f.result);
  });
  then((f) => {
    const how = regenerationOf(state, f);
    if (how === undefined) return same(f);
    return how.is === 'gruesome'
      ? [['gruesome', 1]]
      : split('prone', Math.min(6, Math.max(0, how.under - 1)) / 6, f.result);
  });
  then((f) => {
    const how = toughnessOf(f);
    return how === 'life' ? [['nothing', 1]] : how === 'spared' ? [['out', 1]] : same(f);
  });
  then((f) => {
    const how = knockOf(f);
    return how === undefined ? same(f) : split('prone', (7 - how.least) / 6, f.result);
  });
  then((f) => (givesWay(state, f) ? [['recoil', 1]] : same(f)));
  return ways;
}

const same = (fallout: Fallout): readonly (readonly [Result, number])[] => [[fallout.result, 1]];
const split = (to: Result, p: number, else_: Result): readonly (readonly [Result, number])[] => [
  [to, p],
  [else_, 1 - p],
];
const standsChance = (state: State, { loser }: Fallout): number =>
  has(loser, 'hero') ? 1 : chanceOf({ kind: 'quality', least: qualityNow(state, loser, 'shield-rush').needs });

/** What a preview shows of an attack: both totals with their reasons, and every chance above nothing. */
export function attackOdds(state: State, attack: Attack): readonly OddsFigure[] {
  const clash = strengthOf(state, attack);
  const chances = chancesOf(state, attack, clash);
  const harms: readonly Harm[] = ['recoil', 'prone', 'out', 'gruesome'];
  const isStone = isWall(effectOf(state, attack.target));
  const of = (side: 'target' | 'attacker'): readonly OddsFigure[] =>
    harms.flatMap((harm) => {
      const value = chances[side][harm];
      const code = isStone ? 'wall-hit' : `${side}-${harm}`;
      return value < 1e-9 ? [] : [{ is: 'chance' as const, code, value }];
    });
  return [
    { is: 'number', code: 'attacker-total', value: clash.attacker.value, modifiers: listed(clash.attacker) },
    { is: 'number', code: 'target-total', value: clash.target.value, modifiers: listed(clash.target) },
    ...of('target'),
    ...(chances.nothing < 1e-9 ? [] : [{ is: 'chance' as const, code: 'nothing', value: chances.nothing }]),
    ...of('attacker'),
  ];
}

const listed = ({ combat, modifiers }: Clash['attacker']) => [{ amount: combat, because: 'combat' }, ...modifiers];

/** What is good to know before an attack: that it kills, that it cannot be answered, what may still be chosen. */
export function attackNotes(state: State, attack: Attack): readonly Note[] {
  const clash = strengthOf(state, attack);
  const notes: Note[] = [];
  const { lethal, slays, onlyRecoils, savage } = clash.attacker.wins;
  const kills = lethal ?? slays;
  if (kills !== null) notes.push({ code: 'win-kills', because: kills });
  if (savage !== null) notes.push({ code: 'kills-gruesomely', because: savage });
  if (onlyRecoils !== null) notes.push({ code: 'only-recoils', because: onlyRecoils });
  if (clash.freeHack && attack.means.is === 'melee') notes.push({ code: 'free-hack', because: 'ASOBH-MEL-18' });
  const back = clash.target.wins.lethal ?? clash.target.wins.slays;
  if (back !== null) notes.push({ code: 'loss-kills', because: back });
  for (const id of [attack.by, attack.target]) {
    const figure = id === null ? undefined : figureOf(state, id);
    if (figure === undefined) continue;
    if (has(figure, 'lucky') && (figure.used['lucky'] ?? 0) === 0) notes.push(chooses('lucky', figure.id));
  }
  const target = figureOf(state, attack.target);
  const by = attack.by === null ? undefined : figureOf(state, attack.by);
  if (target !== undefined && by !== undefined) {
    const found: Fallout = { attack, loser: target, winner: by, turned: false, die: 2, result: 'prone' };
    if (mayDrain(found)) notes.push(chooses('drain', by.id));
    if (
      judgingOf(state, attack, { attacker: clash.attacker, target: clash.target }).sixes.attacker.includes(
        'shieldbreaker',
      )
    )
      notes.push(chooses('shieldbreaker', by.id));
    const worst: Fallout = { ...found, result: kills === null ? 'prone' : 'out' };
    if (defencesOf(state, worst).some(({ kind }) => kind === 'quality'))
      notes.push({ code: 'will-parry', because: 'parry', detail: { unit: target.id } });
  }
  return notes;
}

const chooses = (trait: string, unit: string): Note => ({ code: 'may-choose', because: trait, detail: { unit } });
