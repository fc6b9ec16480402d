import { z } from 'zod';
import { type Army, type DiceText, RULE_NAMES, type SpecialRuleRef } from './types';

/** Reads an army file. Strict: an unknown key or rule name is a fault in the data, not something to skip. */
export function parseArmy(data: unknown): Army {
  return army.parse(data);
}

const size = z.enum(['troop', 'regiment', 'horde', 'legion', 'single']);
const baseType = z.enum([
  'infantry',
  'heavyInfantry',
  'largeInfantry',
  'monstrousInfantry',
  'cavalry',
  'largeCavalry',
  'chariot',
  'swarm',
  'warEngine',
  'monster',
  'titan',
]);
const unitType = z.union([baseType, z.literal('hero')]);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const name = z.string().min(1);
const whole = z.int().nonnegative();
const toHit = z.int().min(2).max(6);
const dice = z.custom<DiceText>((v) => typeof v === 'string' && /^D[36](\+\d+)?$/.test(v));
const amount = z.union([whole, dice]);
const ruleName = z.enum(RULE_NAMES);
const bySize = z.partialRecord(size, whole);

const qualifier = z.strictObject({
  keyword: name.exactOptional(),
  unitType: unitType.exactOptional(),
  specialRule: ruleName.exactOptional(),
  self: z.literal(true).exactOptional(),
});

const rule: z.ZodType<SpecialRuleRef> = z.strictObject({
  rule: ruleName,
  n: amount.exactOptional(),
  plus: z.literal(true).exactOptional(),
  phase: z.enum(['melee', 'ranged']).exactOptional(),
  vs: z.array(qualifier).exactOptional(),
  only: z.array(qualifier).exactOptional(),
  get grants() {
    return rule.exactOptional();
  },
  range: whole.exactOptional(),
});

const weapon = z.strictObject({
  name,
  range: whole,
  attacks: z.union([amount, bySize]).exactOptional(),
  ranged: toHit.exactOptional(),
  alwaysHitsOn: toHit.exactOptional(),
  uses: whole.exactOptional(),
  weaponClass: z.enum(['pistol', 'javelin', 'thrown']).exactOptional(),
  rules: z.array(rule),
});

const spell = z.strictObject({
  spell: name,
  n: z.union([whole, z.literal('attacks'), dice, bySize]).exactOptional(),
  only: z.array(qualifier).exactOptional(),
});

const uniqueRule = z.strictObject({ id, name });

const effect = z.strictObject({
  set: z
    .strictObject({
      speed: whole.exactOptional(),
      melee: toHit.exactOptional(),
      defence: toHit.exactOptional(),
      height: whole.exactOptional(),
      attacks: whole.exactOptional(),
      unitStrength: whole.exactOptional(),
      waver: z.null().exactOptional(),
      irregular: z.literal(false).exactOptional(),
      base: baseType.exactOptional(),
    })
    .exactOptional(),
  add: z
    .strictObject({
      attacks: z.int().exactOptional(),
      waver: z.int().exactOptional(),
      rout: z.int().exactOptional(),
    })
    .exactOptional(),
  lose: z.array(ruleName).exactOptional(),
  gain: z.array(rule).exactOptional(),
  setRule: rule.exactOptional(),
  loseWeapon: z.array(name).exactOptional(),
  weapon: weapon.exactOptional(),
  weaponGain: z.record(name, z.array(rule)).exactOptional(),
  addSpell: spell.exactOptional(),
  setSpell: spell.exactOptional(),
  upgrade: id.exactOptional(),
  gainUnique: z.array(uniqueRule).exactOptional(),
});

const option = z.strictObject({
  id,
  name,
  kind: z.enum(['gear', 'upgrade', 'mount', 'spell', 'armyUpgrade']),
  points: z.union([whole, bySize]),
  sizes: z.array(size).exactOptional(),
  limit: z.literal(1).exactOptional(),
  notWith: z.array(id).exactOptional(),
  notWithArtefact: z.literal(true).exactOptional(),
  replaces: z.strictObject({ spell: name, points: whole }).exactOptional(),
  effect,
});

const sizeLine = z.strictObject({
  size,
  models: z.int().positive(),
  unitStrength: whole,
  attacks: amount.nullable(),
  waver: whole.nullable(),
  rout: whole,
  points: z.int().positive(),
});

const unit = z.strictObject({
  id,
  name,
  page: whole,
  type: unitType,
  base: baseType,
  footprint: z.strictObject({ width: z.number(), depth: z.number() }).exactOptional(),
  keywords: z.array(name),
  irregular: z.literal(true).exactOptional(),
  limit: z.int().positive().exactOptional(),
  tier: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).exactOptional(),
  cannotBeDisordered: z.literal(true).exactOptional(),
  speed: whole,
  melee: toHit.nullable(),
  ranged: toHit.nullable(),
  defence: toHit,
  height: whole,
  sizes: z.array(sizeLine).min(1),
  rules: z.array(rule),
  weapons: z.array(weapon),
  spells: z.array(spell),
  options: z.array(option),
  unique: z.array(uniqueRule),
});

const army = z.strictObject({
  id,
  name,
  alignment: z.enum(['Good', 'Neutral', 'Evil']),
  upgrades: z.array(z.strictObject({ id, name, effect: effect.exactOptional() })),
  units: z.array(unit),
}) satisfies z.ZodType<Army>;
