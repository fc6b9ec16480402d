/**
 * The shape of the printed army lists. Distances are inches, as on paper (`inches` of the geometry turns them
 * into table lengths); footprints are millimetres; a stat the book prints as a dash is `null`. Optional keys are absent, never
 * `undefined`, so that an army file reads as short as its page.
 */
export interface Army {
  readonly id: string;
  readonly name: string;
  readonly alignment: Alignment;
  /** The army's own upgrades; a unit's option names them with `upgrade`. */
  readonly upgrades: readonly ArmyUpgrade[];
  readonly units: readonly UnitProfile[];
}

export type Alignment = 'Good' | 'Neutral' | 'Evil';

/** One entry of an army list [KOW-UNI-01]. */
export interface UnitProfile {
  /** Unique inside its army: some entries (`giant`) stand in several. */
  readonly id: string;
  readonly name: string;
  /** Printed page. */
  readonly page: number;
  readonly type: UnitType;
  /** Whose base and type rules it uses: its own type, or the one in brackets: Hero (Cav), Monster (Cht). */
  readonly base: BaseType;
  /** Only where the page prints another base than `footprintOf(base, size)` gives; millimetres. */
  readonly footprint?: Footprint;
  readonly keywords: readonly string[];
  /** The printed asterisk: takes a troop slot and unlocks nothing. */
  readonly irregular?: true;
  /** The printed [n]: no more than this many in an army. */
  readonly limit?: number;
  /** The spellcaster tier, which also says how many spells it may hold. */
  readonly tier?: 0 | 1 | 2 | 3;
  readonly speed: number;
  readonly melee: number | null;
  readonly ranged: number | null;
  readonly defence: number;
  readonly height: number;
  readonly sizes: readonly SizeLine[];
  readonly rules: readonly SpecialRuleRef[];
  readonly weapons: readonly Weapon[];
  readonly spells: readonly SpellRef[];
  readonly options: readonly UnitOption[];
  /** Rules only this unit has. */
  readonly unique: readonly UniqueRule[];
  readonly cannotBeDisordered?: true;
}

export type BaseType =
  | 'infantry'
  | 'heavyInfantry'
  | 'largeInfantry'
  | 'monstrousInfantry'
  | 'cavalry'
  | 'largeCavalry'
  | 'chariot'
  | 'swarm'
  | 'warEngine'
  | 'monster'
  | 'titan';
export type UnitType = BaseType | 'hero';

export type Size = 'troop' | 'regiment' | 'horde' | 'legion' | 'single';

/** What changes with the number of models. */
export interface SizeLine {
  readonly size: Size;
  readonly models: number;
  readonly unitStrength: number;
  /** `null` is the printed dash: it never strikes in melee. Dice are rolled for each attack. */
  readonly attacks: Amount | null;
  /** `null` is the printed dash of a Fearless unit. */
  readonly waver: number | null;
  readonly rout: number;
  readonly points: number;
}

export interface Footprint {
  readonly width: number;
  readonly depth: number;
}

/** A number, or dice to be rolled each time (`D3`, `D3+1`, `D6+12`). */
export type Amount = number | DiceText;
export type DiceText = `D${number}` | `D${number}+${number}`;

/** A special rule as one unit or weapon has it. */
export interface SpecialRuleRef {
  readonly rule: RuleName;
  /** Its figure in brackets. Regeneration (5+) has `n: 5`. */
  readonly n?: Amount;
  /** Printed as (+n): adds to a value already there, or is gained at n. */
  readonly plus?: true;
  /** Only in this kind of attack. */
  readonly phase?: 'melee' | 'ranged';
  /** Only against enemies that answer to one of these. */
  readonly vs?: readonly Qualifier[];
  /** Only these friends benefit (Aura, Inspiring); the bearer always does. */
  readonly only?: readonly Qualifier[];
  /** What an Aura gives. */
  readonly grants?: SpecialRuleRef;
  /** Inches; printed with auras. */
  readonly range?: number;
}

/** Every key named must hold. Keywords are compared without regard to case. `self`: nobody but the bearer. */
export interface Qualifier {
  readonly keyword?: string;
  readonly unitType?: UnitType;
  readonly specialRule?: RuleName;
  readonly self?: true;
}

export interface Weapon {
  readonly name: string;
  /** Inches. */
  readonly range: number;
  /** Absent: the unit's own Attacks. */
  readonly attacks?: Amount | Readonly<Partial<Record<Size, number>>>;
  /** Absent: the unit's own Ranged value. */
  readonly ranged?: number;
  /** Hits on this roll whatever the modifiers. */
  readonly alwaysHitsOn?: number;
  /** How often in a game. */
  readonly uses?: number;
  /** The kinds that may be used on the move without a penalty. */
  readonly weaponClass?: 'pistol' | 'javelin' | 'thrown';
  readonly rules: readonly SpecialRuleRef[];
}

export interface SpellRef {
  readonly spell: string;
  /** Dice; `attacks` means as many as the unit's Attacks; absent: none needed. */
  readonly n?: number | 'attacks' | DiceText | Readonly<Partial<Record<Size, number>>>;
  readonly only?: readonly Qualifier[];
}

export interface UniqueRule {
  readonly id: string;
  readonly name: string;
}

export type OptionKind = 'gear' | 'upgrade' | 'mount' | 'spell' | 'armyUpgrade';

/** Something a unit may buy. */
export interface UnitOption {
  readonly id: string;
  readonly name: string;
  readonly kind: OptionKind;
  readonly points: number | Readonly<Partial<Record<Size, number>>>;
  /** Only for these sizes. */
  readonly sizes?: readonly Size[];
  /** The printed [1]: one in the army. */
  readonly limit?: 1;
  /** Option ids of the same unit; goes both ways. */
  readonly notWith?: readonly string[];
  readonly notWithArtefact?: true;
  /** The price when this spell is given up for it. */
  readonly replaces?: { readonly spell: string; readonly points: number };
  readonly effect: OptionEffect;
}

/** What an option does to the profile, in the order of the keys below. */
export interface OptionEffect {
  /** Overwrites. `base` is the type a mount or upgrade turns the unit into. */
  readonly set?: {
    readonly speed?: number;
    readonly melee?: number;
    readonly defence?: number;
    readonly height?: number;
    readonly attacks?: number;
    readonly unitStrength?: number;
    readonly waver?: null;
    readonly irregular?: false;
    readonly base?: BaseType;
  };
  readonly add?: { readonly attacks?: number; readonly waver?: number; readonly rout?: number };
  readonly lose?: readonly RuleName[];
  readonly gain?: readonly SpecialRuleRef[];
  /** Sets the figure of a rule whether or not it was there. */
  readonly setRule?: SpecialRuleRef;
  readonly loseWeapon?: readonly string[];
  readonly weapon?: Weapon;
  /** Rules gained by the weapon of that name. */
  readonly weaponGain?: Readonly<Record<string, readonly SpecialRuleRef[]>>;
  readonly addSpell?: SpellRef;
  readonly setSpell?: SpellRef;
  /** Takes the army's upgrade of this id. */
  readonly upgrade?: string;
  readonly gainUnique?: readonly UniqueRule[];
}

/** An upgrade that several units of one army may buy. Without an `effect` it is a unique rule. */
export interface ArmyUpgrade {
  readonly id: string;
  readonly name: string;
  readonly effect?: OptionEffect;
}

/** The named special rules [KOW-SPR]. */
export const RULE_NAMES = [
  'aura',
  'big-shield',
  'blast',
  'brutal',
  'cloak-of-death',
  'crushing-strength',
  'dread',
  'duelist',
  'elite',
  'ensnare',
  'fearless',
  'fly',
  'frozen',
  'fury',
  'headstrong',
  'ignores-cover',
  'indirect',
  'individual',
  'inspiring',
  'iron-resolve',
  'lifeleech',
  'mighty',
  'mindthirst',
  'nimble',
  'pathfinder',
  'phalanx',
  'piercing',
  'pot-shot',
  'radiance-of-life',
  'rallying',
  'regeneration',
  'reload',
  'scout',
  'shambling',
  'shattering',
  'stealthy',
  'steady-aim',
  'strider',
  'thunderous-charge',
  'very-inspiring',
  'vicious',
  'wild-charge',
  'yielding',
] as const;
export type RuleName = (typeof RULE_NAMES)[number];
