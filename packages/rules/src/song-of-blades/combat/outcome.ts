import { atMost } from '@muster/geometry';
import { SPELLS } from '../content/spells';
import { stickLength } from '../content/weapons';
import { figureOf, gapBetween, has, isFielded } from '../figures';
import { hasBothWeapons, shieldsOf, sizeRank, strikesWithMagic, wields } from '../special/arms';
import { isMelee } from '../special/means';
import type { Figure, State } from '../state';
import type { Attack, Count, Result, Strength, Wins } from '../steps-combat';
import { attackerOf, harmsOnlyTarget } from './attack';
import { armFor } from './weapons';

/** What dice are compared with, beside the two totals. */
export interface Judging {
  readonly sides: { readonly attacker: Strength; readonly target: Strength };
  /** Armour that helps each of them in this combat [ASOBH-TRAIT-heavily-armored]. */
  readonly armoured: { readonly attacker: boolean; readonly target: boolean };
  /** What a winning six of each may do; one of them at a time [ASOBH-TRA-01]. */
  readonly sixes: { readonly attacker: readonly Six[]; readonly target: readonly Six[] };
  readonly onlyTarget: boolean;
  readonly double: boolean;
}

/** A weapon that does more on a winning six. */
export type Six = 'hammering-blow' | 'heavy-weapon' | 'huge-weapon' | 'shieldbreaker';

export interface Judged {
  readonly count: Count;
  readonly result: Result;
}

/** Everything that decides what given dice do. */
export function judgingOf(
  state: State,
  attack: Attack,
  sides: { readonly attacker: Strength; readonly target: Strength },
): Judging {
  const by = attackerOf(state, attack);
  const target = figureOf(state, attack.target);
  const onlyTarget = harmsOnlyTarget(state, attack);
  const { means } = attack;
  return {
    sides,
    armoured: {
      attacker: by !== undefined && has(by, 'heavily-armored'),
      target: target !== undefined && has(target, 'heavily-armored') && !piercedBy(state, attack),
    },
    sixes: {
      attacker: by === undefined || target === undefined ? [] : sixes(attack, by, target, true),
      target: by === undefined || target === undefined || onlyTarget ? [] : sixes(attack, target, by, false),
    },
    onlyTarget,
    double: means.is === 'melee' && means.double === true && by !== undefined && hasBothWeapons(by),
  };
}

/** What goes through armour [ASOBH-TRAIT-piercing-weapon] [ASOBH-TRAIT-longbow]. */
function piercedBy(state: State, attack: Attack): boolean {
  const { means } = attack;
  const by = attackerOf(state, attack);
  if (means.is === 'spell') return SPELLS[means.spell].tags.includes('bypass-armor');
  if (by === undefined) return false;
  if (means.is === 'melee') return means.power && wields(by, 'piercing-weapon');
  if (means.is !== 'shot') return false;
  const target = figureOf(state, attack.target);
  // Several at once shoot no better than the worst of them
  return (
    target !== undefined &&
    isFielded(target) &&
    means.shooters.every((id) => {
      const shooter = figureOf(state, id);
      const arm = shooter === undefined ? undefined : armFor(shooter, attack.by, means.weapon);
      const pierces = arm?.table.pierces ?? null;
      return (
        pierces !== null &&
        shooter !== undefined &&
        isFielded(shooter) &&
        atMost(gapBetween(shooter, target), stickLength(pierces, state.config.scale))
      );
    })
  );
}

/** Hammers and great weapons need a blow of their own; an axe finds a shield whoever began. */
function sixes(attack: Attack, me: Figure, foe: Figure, attacking: boolean): readonly Six[] {
  const { means } = attack;
  if (!isMelee(means)) return [];
  const all: Six[] = [];
  if (attacking && means.is === 'melee') {
    if (wields(me, 'hammering-blow')) all.push('hammering-blow');
    if (means.power && wields(me, 'huge-weapon')) all.push('huge-weapon');
    else if (means.power && wields(me, 'heavy-weapon')) all.push('heavy-weapon');
  }
  if (wields(me, 'shieldbreaker') && breakable(me, foe).length > 0) all.push('shieldbreaker');
  return all;
}

/** Shields an axe can ruin; a magic one only for the great or the magic [ASOBH-TRAIT-shieldbreaker]. */
export const breakable = (me: Figure, foe: Figure) =>
  shieldsOf(foe).filter((shield) => shield !== 'magic-block' || sizeRank(me) >= 3 || strikesWithMagic(me));

/**
 * What given dice come to. `six`: what the winner does with a winning six; without it nothing special. The loser's
 * armour may turn a loss into a tie at best; a loser at 0 or less counts as doubled by any total above it, as tripled by
 * 3 [ASOBH-MEL-03] [ASOBH-MEL-04] [ASOBH-MEL-05].
 */
export function judge(
  judging: Judging,
  faces: { readonly attacker: readonly number[]; readonly target: readonly number[] },
  six: Six | null = null,
): Judged {
  const { sides, armoured, onlyTarget } = judging;
  const die = { attacker: Math.max(...faces.attacker), target: Math.max(...faces.target) };
  const after: Count['after'][number][] = [];
  const [one, other] = faces.attacker;
  const pair = judging.double && one !== undefined && one === other ? Math.floor(one / 2) : 0;
  // Two ones add nothing, by the book's own word
  if (pair > 0) after.push({ amount: pair, because: 'double-strike', who: 'attacker' });
  let attacker = sides.attacker.value + die.attacker + pair;
  let target = sides.target.value + die.target;
  if (attacker < target && armoured.attacker) {
    attacker += 1;
    after.push({ amount: 1, because: 'heavily-armored', who: 'attacker' });
  } else if (target < attacker && armoured.target) {
    target += 1;
    after.push({ amount: 1, because: 'heavily-armored', who: 'target' });
  }
  const winner = attacker > target ? 'attacker' : target > attacker ? 'target' : 'none';
  if (winner === 'attacker' && six === 'hammering-blow' && die.attacker === 6) {
    attacker += 2;
    after.push({ amount: 2, because: 'hammering-blow', who: 'attacker' });
  }
  const totals = { attacker, target };
  if (winner === 'none' || (winner === 'target' && onlyTarget))
    return { count: { die, totals, after, winner, times: 0, because: [] }, result: 'nothing' };
  const times = timesOf(totals[winner], totals[winner === 'attacker' ? 'target' : 'attacker']);
  const kills = die[winner] === 6 && (six === 'heavy-weapon' || six === 'huge-weapon') ? six : null;
  const { result, because } = resultOf(times, die[winner], sides[winner].wins, kills);
  return { count: { die, totals, after, winner, times, because }, result };
}

const timesOf = (winner: number, loser: number): 1 | 2 | 3 => {
  const base = Math.max(1, loser);
  if (winner >= base * 3) return 3;
  return winner >= base * 2 || (loser <= 0 && winner > 0) ? 2 : 1;
};

/** The table of results, and what changes it; `because` names whatever did. */
function resultOf(
  times: 1 | 2 | 3,
  die: number,
  wins: Wins,
  kills: Six | null,
): { readonly result: Result; readonly because: readonly string[] } {
  if (wins.onlyRecoils !== null)
    return { result: 'recoil', because: times > 1 || die % 2 === 0 ? [wins.onlyRecoils] : [] };
  const because: string[] = [];
  const by = (name: string, result: Result): Result => {
    because.push(name);
    return result;
  };
  let result: Result = times === 3 ? 'gruesome' : times === 2 ? 'out' : die % 2 === 0 ? 'prone' : 'recoil';
  if (times === 2 && wins.lethal !== null) result = by(wins.lethal, 'gruesome');
  else if (times === 2 && wins.doubledIsGruesome !== null) result = by(wins.doubledIsGruesome, 'gruesome');
  else if (times === 1 && wins.lethal !== null) result = by(wins.lethal, 'out');
  else if (times === 1 && wins.slays !== null) result = by(wins.slays, 'out');
  if (kills !== null && (result === 'recoil' || result === 'prone')) result = by(kills, 'out');
  if (wins.fells !== null && result === 'recoil') result = by(wins.fells, 'prone');
  if (wins.savage !== null && result === 'out') result = by(wins.savage, 'gruesome');
  if (wins.notGruesome !== null && result === 'gruesome') result = by(wins.notGruesome, 'out');
  return { result, because };
}

/** From least to most. */
export const RESULTS: readonly Result[] = ['nothing', 'recoil', 'prone', 'out', 'gruesome'];
