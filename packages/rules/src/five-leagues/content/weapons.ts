import type { Blow } from '../profile';
import type { WeaponId } from './ids';

export type WeaponTrait =
  | 'parry'
  | 'counter-attack'
  /** Never with a shield or a torch [FL-EQP-02]. */
  | 'bulky'
  | 'limited-ammunition'
  | 'stationary-to-shoot'
  | 'single-use'
  | 'skill-when-moving';

export interface Weapon {
  readonly id: WeaponId;
  readonly name: string;
  /** `basic`: anyone; `quality`: Heroes; `improvised`: bare hands; `foe`: only enemies have it. */
  readonly class: 'improvised' | 'basic' | 'quality' | 'foe';
  /** Inches; null for melee. */
  readonly range: number | null;
  readonly blow: Blow;
  readonly traits: readonly WeaponTrait[];
  /** Halflings are strong enough for it [FL-CHR-30]. */
  readonly halflings: boolean;
  readonly text: string;
}

/** [FL-EQP-01] [FL-ENM-29] */
export const WEAPONS: Readonly<Record<WeaponId, Weapon>> = {
  unarmed: {
    id: 'unarmed',
    name: 'Unarmed / improvised',
    class: 'improvised',
    range: null,
    blow: { armor: -1, toughness: -1 },
    traits: [],
    halflings: true,
    text: 'Fists, kicks or whatever is at hand.',
  },
  'light-weapon': {
    id: 'light-weapon',
    name: 'Light weapon',
    class: 'basic',
    range: null,
    blow: { armor: -1, toughness: 0 },
    traits: [],
    halflings: true,
    text: 'Dagger, cudgel, tool. May fill the third carry slot.',
  },
  'self-bow': {
    id: 'self-bow',
    name: 'Self bow',
    class: 'basic',
    range: 18,
    blow: { armor: 0, toughness: 0 },
    traits: ['bulky', 'limited-ammunition'],
    halflings: true,
    text: 'Light hunting bow.',
  },
  sling: {
    id: 'sling',
    name: 'Sling',
    class: 'basic',
    range: 10,
    blow: { armor: -1, toughness: 0 },
    traits: [],
    halflings: true,
    text: 'Never runs out.',
  },
  staff: {
    id: 'staff',
    name: 'Staff',
    class: 'basic',
    range: null,
    blow: { armor: -1, toughness: 0 },
    traits: ['parry'],
    halflings: true,
    text: 'Defensive stick.',
  },
  'standard-weapon': {
    id: 'standard-weapon',
    name: 'Standard weapon',
    class: 'basic',
    range: null,
    blow: { armor: 0, toughness: 0 },
    traits: [],
    halflings: true,
    text: 'Short sword, mace, hand axe, hunting spear and the like.',
  },
  'bastard-sword': {
    id: 'bastard-sword',
    name: 'Bastard sword',
    class: 'quality',
    range: null,
    blow: { armor: 0, toughness: 1 },
    traits: [],
    halflings: false,
    text: 'Also large war axes.',
  },
  crossbow: {
    id: 'crossbow',
    name: 'Crossbow',
    class: 'quality',
    range: 24,
    blow: { armor: 1, toughness: 0 },
    traits: ['bulky', 'limited-ammunition', 'stationary-to-shoot'],
    halflings: true,
    text: 'No move and shot in the same activation.',
  },
  'fencing-sword': {
    id: 'fencing-sword',
    name: 'Fencing sword',
    class: 'quality',
    range: null,
    blow: { armor: 0, toughness: 0 },
    traits: ['parry'],
    halflings: true,
    text: 'Quick one-handed blade.',
  },
  longbow: {
    id: 'longbow',
    name: 'Longbow',
    class: 'quality',
    range: 24,
    blow: { armor: 0, toughness: 0 },
    traits: ['bulky', 'limited-ammunition'],
    halflings: false,
    text: 'War bow.',
  },
  'throwing-knives': {
    id: 'throwing-knives',
    name: 'Throwing knives',
    class: 'quality',
    range: 9,
    blow: { armor: -1, toughness: 0 },
    traits: ['single-use', 'skill-when-moving'],
    halflings: true,
    text: 'Combat Skill counts even after moving; one use per battle, recovered when you Hold the Field.',
  },
  warhammer: {
    id: 'warhammer',
    name: 'Warhammer',
    class: 'quality',
    range: null,
    blow: { armor: 1, toughness: 0 },
    traits: [],
    halflings: false,
    text: 'Armor piercing; also heavy thrusting swords.',
  },
  'war-spear': {
    id: 'war-spear',
    name: 'War spear',
    class: 'quality',
    range: null,
    blow: { armor: 0, toughness: 0 },
    traits: ['counter-attack'],
    halflings: true,
    text: 'Any long-hafted weapon; always has Counter Attack.',
  },
  javelin: {
    id: 'javelin',
    name: 'Javelin',
    class: 'foe',
    range: 9,
    blow: { armor: -1, toughness: 0 },
    traits: ['skill-when-moving'],
    halflings: true,
    text: 'Thrown by the Oldest Kin. Combat Skill counts even after moving; more than half a move forbids it.',
  },
};

export const isRanged = (id: WeaponId): boolean => WEAPONS[id].range !== null;
