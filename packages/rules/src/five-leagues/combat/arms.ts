import type { SourceId } from '../../kernel';
import { enchantedOf, rangeOf, traitsOf } from '../content/enchanted';
import type { WeaponId } from '../content/ids';
import { WEAPONS, type WeaponTrait } from '../content/weapons';
import { weaponOf } from '../figures';
import { hasTorch } from '../ground/light';
import type { Blow, Carried } from '../profile';
import { ownShot } from '../special/hooks';
import type { Figure, State } from '../state';

/** Something a figure fights with in melee. */
export interface Arm {
  /** `Carried.id`; `fists`; `profile` for the blow of an enemy’s row [FL-BAT-123]. */
  readonly id: string;
  /** What words call it by. */
  readonly is: SourceId;
  readonly blow: Blow;
  readonly traits: readonly WeaponTrait[];
  /** Its opponent has no Counter Attack from anything [FL-EQP-05]. */
  readonly balanced: boolean;
  /** Its opponent cannot Parry. */
  readonly quick: boolean;
}

/** Every melee weapon it may choose among: an enemy’s own blow, what it carries, or bare hands [FL-BAT-102]. */
export function meleeArms(figure: Figure): readonly Arm[] {
  const { blow } = figure.profile;
  const weapons = figure.profile.weapons.filter((each) => !each.damaged && isMelee(each));
  if (blow !== null) {
    const traits = weapons.flatMap(traitsOf);
    return [{ id: 'profile', is: 'profile', blow, traits: [...new Set(traits)], balanced: false, quick: false }];
  }
  if (weapons.length === 0) return [{ ...FISTS, blow: WEAPONS.unarmed.blow }];
  return weapons.map((each) => armed(figure, each));
}

const PLAIN: Blow = { armor: 0, toughness: 0 };
const FISTS = { id: 'fists', is: 'unarmed', traits: [], balanced: false, quick: false } as const;

function armed(figure: Figure, carried: Carried): Arm {
  const { id, is, enchanted, improved } = carried;
  // An enchanted weapon has the rules of its row and none of its form; what it adds to a blow its rule says
  if (enchanted !== null)
    return {
      id,
      is: enchantedOf(carried)?.id ?? enchanted,
      blow: PLAIN,
      traits: traitsOf(carried),
      balanced: false,
      quick: false,
    };
  const swings = isClumsy(figure, carried) ? { blow: PLAIN, traits: [] } : WEAPONS[is];
  return {
    id,
    is,
    blow: swings.blow,
    traits: swings.traits,
    balanced: improved === 'balanced',
    quick: improved === 'quick',
  };
}

/** What words call the thing by that gives an arm this trait: an enemy’s row strikes, but its spear gives the Counter Attack. */
export function sourceOf(figure: Figure, arm: Arm, trait: WeaponTrait): SourceId {
  if (arm.id !== 'profile') return arm.is;
  return figure.profile.weapons.find((each) => traitsOf(each).includes(trait))?.is ?? arm.is;
}

/** The weapon of that name among those it may choose; the first of them where it is none. */
export function armOf(figure: Figure, id: string | undefined): Arm {
  const arms = meleeArms(figure);
  return arms.find((each) => each.id === id) ?? arms[0] ?? { ...FISTS, blow: WEAPONS.unarmed.blow };
}

/** Hardest first: what somebody who is not asked takes up. */
export const bestArm = (figure: Figure): Arm =>
  meleeArms(figure).reduce((best, each) => (weight(each) > weight(best) ? each : best));
const weight = ({ blow, traits }: Arm): number =>
  blow.armor + blow.toughness + (traits.includes('counter-attack') ? 0.6 : 0) + (traits.includes('parry') ? 0.3 : 0);

/** Something a figure shoots with. */
export interface Launcher {
  readonly id: string;
  readonly is: SourceId;
  /** Inches. */
  readonly range: number;
  readonly blow: Blow;
  readonly traits: readonly WeaponTrait[];
  readonly carried: Carried | null;
}

/** What it can shoot with: whole weapons it is trained in, and what it throws by its nature [FL-BAT-80]. */
export function launchers(state: State, figure: Figure): readonly Launcher[] {
  const own = ownShot(state, figure);
  const carried = figure.profile.weapons.filter(
    (each) => !each.damaged && (!isMelee(each) || enchantedOf(each)?.thrown != null) && !isClumsy(figure, each),
  );
  return [
    ...carried.map((each) => launcherFrom(figure, each)),
    ...(own === null
      ? []
      : [{ id: 'profile', is: own.because, range: own.range, blow: own.blow, traits: [], carried: null }]),
  ];
}

export const launcherOf = (state: State, figure: Figure, id: string): Launcher | undefined =>
  launchers(state, figure).find((each) => each.id === id);

function launcherFrom(figure: Figure, carried: Carried): Launcher {
  const known = enchantedOf(carried);
  if (known !== undefined) {
    const { range, blow } = known.thrown ?? known;
    const traits = known.thrown === null ? traitsOf(carried) : [];
    return { id: carried.id, is: known.id, range: range ?? 0, blow, traits, carried };
  }
  const { range, blow } = WEAPONS[carried.is];
  const traits = traitsOf(carried);
  const fine = FINE.includes(carried.is) && figure.profile.worn.includes('fine-arrows') ? 3 : 0;
  return { id: carried.id, is: carried.is, range: (range ?? 0) + fine, blow, traits, carried };
}
const FINE: readonly WeaponId[] = ['self-bow', 'longbow', 'crossbow'];

export const isMelee = (carried: Carried): boolean => rangeOf(carried) === null;

/** A Follower has no use of a quality weapon: it swings it like any other, and cannot shoot it [FL-CHR-07]. */
export const isClumsy = (figure: Figure, carried: Carried): boolean =>
  figure.profile.kind === 'follower' && WEAPONS[carried.is].class === 'quality' && carried.enchanted === null;

/** It carries a shield, and no torch or weapon that takes both hands is held beside it [FL-EQP-02] [FL-ITEM-torch]. */
export function hasShieldUp(figure: Figure): boolean {
  const held = figure.hand === null ? undefined : weaponOf(figure, figure.hand);
  return figure.profile.shield && !hasTorch(figure) && (held === undefined || !traitsOf(held).includes('bulky'));
}
