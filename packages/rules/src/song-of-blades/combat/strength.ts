import type { Modifier } from '../../kernel';
import { SPELLS } from '../content/spells';
import type { TraitId } from '../content/trait-ids';
import { figureOf, isFielded } from '../figures';
import { isReckless } from '../flow/reckless';
import { effectOf, isWall } from '../magic/effects';
import { wallCombat } from '../magic/walls';
import { strikesWithMagic, wields } from '../special/arms';
import { AGAINST_FIGHT, FIGHT_TRAITS, type FightAsked } from '../special/fight-traits';
import { isMelee } from '../special/means';
import type { Figure, State } from '../state';
import type { Attack, Strength } from '../steps-combat';
import { attackerOf, harmsOnlyTarget, isMagic } from './attack';
import { againstState } from './helpless';
import { combatOf, hindrances, isHeldOff, meleeModifiers } from './melee-strength';
import { shotModifiers } from './shot-strength';
import { PLAIN_WINS, winsOf } from './wins';

/** The two sides of a combat before the dice [ASOBH-MEL-02] [ASOBH-RNG-02]. */
export interface Clash {
  readonly attacker: Strength;
  readonly target: Strength;
  /** Why any win of the attacker kills, if it does [ASOBH-MEL-06]. */
  readonly lethal: string | null;
  /** Only the target can be harmed [ASOBH-MEL-18]. */
  readonly freeHack: boolean;
}

/** C and every modifier of both sides of an attack, each by name; what a win of either would do beyond the table. */
export function strengthOf(state: State, attack: Attack): Clash {
  const by = attackerOf(state, attack);
  const target = figureOf(state, attack.target);
  const freeHack = harmsOnlyTarget(state, attack);
  const magic = isMagic(state, attack);
  const attacker = attackerStrength(state, attack, by, target, magic);
  if (target === undefined) return { attacker, target: wallStrength(state, attack), lethal: null, freeHack };
  const defence = targetStrength(state, attack, by, target, freeHack);
  return { attacker, target: defence, lethal: attacker.wins.lethal, freeHack };
}

function attackerStrength(
  state: State,
  attack: Attack,
  by: Figure | undefined,
  target: Figure | undefined,
  magic: boolean,
): Strength {
  const { means } = attack;
  const modifiers: Modifier[] = [...attack.extra];
  if (means.is === 'shot') modifiers.push(...together(state, attack, means.shooters, target));
  else if (by !== undefined && means.is !== 'hazard') modifiers.push(...ofOne(state, attack, by, target, magic));
  if (target !== undefined) modifiers.push(...againstState(attack, by, target));
  const wins = target === undefined ? PLAIN_WINS : winsOf(attack, by, target, true, magic);
  return strength(attackingCombat(state, attack, by), modifiers, wins);
}

/** Everything one who attacks brings to it. */
function ofOne(
  state: State,
  attack: Attack,
  by: Figure,
  target: Figure | undefined,
  magic: boolean,
): readonly Modifier[] {
  return [
    // The spell fights for its caster, wet feet or not
    ...(attack.means.is === 'spell' ? [] : hindrances(state, by, isReckless(by))),
    ...(isMelee(attack.means) ? handToHand(state, attack, by, target, true) : shotModifiers(state, attack, by, target)),
    ...fromTraits(state, attack, by, target, true, magic),
  ];
}

/** Several bows at once: what hinders one hinders all, what helps must help each of them [ASOBH-GRP-04]. */
function together(
  state: State,
  attack: Attack,
  shooters: readonly string[],
  target: Figure | undefined,
): readonly Modifier[] {
  const each = shooters
    .flatMap((id) => figureOf(state, id) ?? [])
    .map((by) => ofOne(state, attack, by, target, strikesWithMagic(by)));
  const names = [...new Set(each.flatMap((list) => list.map(({ because }) => because)))];
  return names.flatMap((because) => {
    const amounts = each.map((list) => list.find((modifier) => modifier.because === because)?.amount ?? 0);
    const amount = Math.min(...amounts);
    return amount === 0 ? [] : [{ amount, because }];
  });
}

function targetStrength(
  state: State,
  attack: Attack,
  by: Figure | undefined,
  target: Figure,
  freeHack: boolean,
): Strength {
  const { means } = attack;
  const modifiers: Modifier[] = [...hindrances(state, target, isReckless(target))];
  const magic = strikesWithMagic(target);
  if (by !== undefined && isMelee(means)) modifiers.push(...handToHand(state, attack, target, by, false));
  modifiers.push(...fromTraits(state, attack, target, by, false, magic));
  modifiers.push(...pressed(attack, by));
  // One who lies there is struck at just as well when it is the one that strikes
  if (by !== undefined && !freeHack) modifiers.push(...againstState(attack, target, by));
  const wins = by === undefined || freeHack ? PLAIN_WINS : winsOf(attack, target, by, false, magic);
  return strength(combatOf(target), modifiers, wins);
}

/** C lost to a blow or an aim that took two actions, and to many bows at once [ASOBH-ACT-09] [ASOBH-GRP-04]. */
function pressed(attack: Attack, by: Figure | undefined): readonly Modifier[] {
  const { means } = attack;
  if (means.is === 'melee' && means.power)
    return by !== undefined && wields(by, 'huge-weapon')
      ? [{ amount: -2, because: 'huge-weapon' }]
      : [{ amount: -1, because: 'power-blow' }];
  if (means.is !== 'shot') return [];
  const others = means.shooters.length - 1;
  return [
    ...(means.aimed ? [{ amount: -1, because: 'aimed-shot' }] : []),
    ...(others > 0 ? [{ amount: -others, because: 'concentrated' }] : []),
  ];
}

const handToHand = (
  state: State,
  attack: Attack,
  me: Figure,
  foe: Figure | undefined,
  attacking: boolean,
): readonly Modifier[] =>
  isFielded(me) && foe !== undefined && isFielded(foe) ? meleeModifiers(state, { attack, me, foe, attacking }) : [];

function fromTraits(
  state: State,
  attack: Attack,
  me: Figure,
  foe: Figure | undefined,
  attacking: boolean,
  magic: boolean,
): readonly Modifier[] {
  const heldOff = foe !== undefined && isHeldOff(state, attack, me, foe);
  const asked: FightAsked = { attack, me, foe, attacking, magic, heldOff };
  const found = (traits: typeof FIGHT_TRAITS, of: Figure): readonly Modifier[] =>
    (Object.keys(traits) as TraitId[]).flatMap((trait) => {
      const amount = wields(of, trait) ? (traits[trait]?.(asked) ?? 0) : 0;
      return amount === 0 ? [] : [{ amount, because: trait }];
    });
  return [...found(FIGHT_TRAITS, me), ...(foe === undefined ? [] : found(AGAINST_FIGHT, foe))];
}

/** The C an attack begins with: its own, a spell's by Power, the worst of several shooters [ASOBH-GRP-04]. */
function attackingCombat(state: State, attack: Attack, by: Figure | undefined): number {
  const { means } = attack;
  switch (means.is) {
    case 'hazard':
      return means.combat;
    case 'spell':
      return (SPELLS[means.spell].attack?.c[0] ?? 1) + means.power - 1;
    case 'shot': {
      const shooters = means.shooters.flatMap((id) => figureOf(state, id) ?? []);
      return Math.min(...(shooters.length > 0 ? shooters : by === undefined ? [] : [by]).map(combatOf));
    }
    default:
      return by === undefined ? 0 : combatOf(by);
  }
}

/** A wall only stands there [ASOBH-MAG-10]. */
function wallStrength(state: State, attack: Attack): Strength {
  const wall = effectOf(state, attack.target);
  return strength(isWall(wall) ? wallCombat(wall) : 0, [], PLAIN_WINS);
}

const strength = (combat: number, modifiers: readonly Modifier[], wins: Strength['wins']): Strength => ({
  combat,
  modifiers,
  value: modifiers.reduce((sum, each) => sum + each.amount, combat),
  wins,
});
