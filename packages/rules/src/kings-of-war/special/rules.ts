import type { RuleName } from '../content/types';
import { aura } from './aura';
import { bigShield } from './big-shield';
import { blast } from './blast';
import { cloakOfDeath, radianceOfLife } from './death-and-life';
import { lifeleech, regeneration } from './healing';
import { duelist, individual, mighty, yielding } from './individual';
import { inspiring, mindthirst, veryInspiring } from './inspiring';
import { ensnare, phalanx } from './long-weapons';
import { fly, frozen, nimble, pathfinder, scout, shambling, strider, wildCharge } from './moving';
import { fearless, ironResolve, rallying } from './nerve';
import { elite, vicious } from './rerolls';
import { ignoresCover, indirect, potShot, reload, steadyAim, stealthy } from './shooting';
import { crushingStrength, piercing, thunderousCharge } from './strength';
import { brutal, dread, shattering } from './terror';
import type { SpecialRule } from './types';
import { fury, headstrong } from './will';

/** Every special rule of the book, by name. */
export const RULES: Readonly<Record<RuleName, SpecialRule>> = {
  aura,
  'big-shield': bigShield,
  blast,
  brutal,
  'cloak-of-death': cloakOfDeath,
  'crushing-strength': crushingStrength,
  dread,
  duelist,
  elite,
  ensnare,
  fearless,
  fly,
  frozen,
  fury,
  headstrong,
  'ignores-cover': ignoresCover,
  indirect,
  individual,
  inspiring,
  'iron-resolve': ironResolve,
  lifeleech,
  mighty,
  mindthirst,
  nimble,
  pathfinder,
  phalanx,
  piercing,
  'pot-shot': potShot,
  'radiance-of-life': radianceOfLife,
  rallying,
  regeneration,
  reload,
  scout,
  shambling,
  shattering,
  stealthy,
  'steady-aim': steadyAim,
  strider,
  'thunderous-charge': thunderousCharge,
  'very-inspiring': veryInspiring,
  vicious,
  'wild-charge': wildCharge,
  yielding,
};
