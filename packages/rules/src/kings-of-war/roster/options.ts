import type { Amount, OptionEffect, SpecialRuleRef, Weapon } from '../content/types';
import { footprintOf } from '../content/unit-types';
import type { Profile } from '../profile';

/** The most a rule can come to by (+n) [KOW-GEN-07]. */
const MOST: Partial<Record<SpecialRuleRef['rule'], number>> = { lifeleech: 3, rallying: 2 };

/** The profile with one option worked in. A mount changes type in brackets, base and height [KOW-UNI-07]. */
export function withEffect(profile: Profile, effect: OptionEffect): Profile {
  const { base = profile.base, irregular, ...stats } = effect.set ?? {};
  const { irregular: wasIrregular, ...rest } = profile;
  const rebased = base === profile.base ? profile.footprint : footprintOf(base, profile.size);
  return {
    ...rest,
    ...stats,
    ...(wasIrregular && irregular === undefined ? { irregular: true as const } : {}),
    base,
    footprint: rebased ?? profile.footprint,
    ...added({ ...profile, ...stats }, effect),
    rules: rulesAfter(profile.rules, effect),
    weapons: weaponsAfter(profile.weapons, effect),
  };
}

/** Adds a rule; (+n) raises what is there, or is gained at n; of two equal rules the higher counts [KOW-GEN-07]. */
export function gainRule(rules: readonly SpecialRuleRef[], ref: SpecialRuleRef): SpecialRuleRef[] {
  const { plus, ...gained } = ref;
  const at = ref.rule === 'aura' ? -1 : rules.findIndex((r) => sameScope(r, ref));
  const old = rules[at];
  if (!old) return [...rules, gained];
  const n = plus ? sum(old.n, ref.n, MOST[ref.rule]) : higher(old.n, ref.n);
  return rules.with(at, n === undefined ? old : { ...old, n });
}

function added(stats: Pick<Profile, 'attacks' | 'waver' | 'rout'>, { add }: OptionEffect) {
  if (!add) return {};
  return {
    attacks: stats.attacks === null ? null : (sum(stats.attacks, add.attacks) ?? stats.attacks),
    waver: stats.waver === null ? null : stats.waver + (add.waver ?? 0),
    rout: stats.rout + (add.rout ?? 0),
  };
}

function rulesAfter(rules: readonly SpecialRuleRef[], { lose, gain = [], setRule }: OptionEffect) {
  let now = rules.filter((r) => !lose?.includes(r.rule) && r.rule !== setRule?.rule);
  if (setRule) now = [...now, setRule];
  return gain.reduce(gainRule, now);
}

function weaponsAfter(weapons: readonly Weapon[], { loseWeapon, weapon, weaponGain }: OptionEffect) {
  const kept = weapons
    .filter((w) => !loseWeapon?.includes(w.name))
    .map((w) => ({ ...w, rules: (weaponGain?.[w.name] ?? []).reduce(gainRule, [...w.rules]) }));
  return weapon ? [...kept, weapon] : kept;
}

function sameScope(a: SpecialRuleRef, b: SpecialRuleRef): boolean {
  return a.rule === b.rule && a.phase === b.phase && same(a.vs, b.vs) && same(a.only, b.only);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function sum(a: Amount | undefined, b: Amount | undefined, most = Number.POSITIVE_INFINITY): Amount | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (typeof a === 'number' && typeof b === 'number') return Math.min(a + b, Math.max(a, most));
  if (typeof a === 'number') return sum(b, a, most);
  // Dice and a number stay dice: D6+6 and 1 is D6+7.
  const [dice, plus = '0'] = a.split('+');
  return typeof b === 'number' ? (`${dice}+${Number(plus) + b}` as Amount) : a;
}

function higher(a: Amount | undefined, b: Amount | undefined): Amount | undefined {
  return typeof a === 'number' && typeof b === 'number' ? Math.max(a, b) : (b ?? a);
}
