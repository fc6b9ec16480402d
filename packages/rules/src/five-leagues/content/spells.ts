import type { SpellId } from './ids';
import type { RollEntry, RollTable } from './tables';

export interface Spell {
  readonly id: SpellId;
  readonly name: string;
  readonly range: readonly [from: number, to: number];
  readonly incantation: number;
  /** Most figures it may be laid on. */
  readonly target: { readonly kind: 'ally' | 'enemy' | 'ground' | 'marker'; readonly count: number };
  readonly lasts: 'immediate' | 'activation' | 'full-round' | 'battle';
  /** Success costs no Strand. */
  readonly simple: boolean;
  /** Once a battle. */
  readonly taxing: boolean;
  /** Whether the target must be seen. */
  readonly sight: boolean;
  readonly text: string;
}

/** [FL-MAG-15] */
export const SPELLS: Readonly<Record<SpellId, Spell>> = {
  antidote: {
    id: 'antidote',
    name: 'Antidote',
    range: [1, 3],
    incantation: 7,
    target: { kind: 'ally', count: 1 },
    lasts: 'battle',
    simple: false,
    taxing: false,
    sight: true,
    text: 'Poison and Venom do nothing to the target.',
  },
  barrier: {
    id: 'barrier',
    name: 'Barrier',
    range: [4, 6],
    incantation: 6,
    target: { kind: 'ground', count: 1 },
    lasts: 'full-round',
    simple: false,
    taxing: false,
    sight: true,
    text: 'Lay a fire line 4" by 0.5" touching no figure. Nobody without Flying may cross. Shots may cross but the target has Cover.',
  },
  bind: {
    id: 'bind',
    name: 'Bind',
    range: [7, 9],
    incantation: 8,
    target: { kind: 'enemy', count: 3 },
    lasts: 'activation',
    simple: false,
    taxing: false,
    sight: true,
    text: 'Up to three enemies, each within 1" of the others. Each rolls D6 plus its Monster Points, 6+ shakes it off. Otherwise it cannot move, though it fights and shoots as usual.',
  },
  bleed: {
    id: 'bleed',
    name: 'Bleed',
    range: [10, 12],
    incantation: 8,
    target: { kind: 'enemy', count: 1 },
    lasts: 'battle',
    simple: false,
    taxing: false,
    sight: true,
    text: 'Removes Regeneration. While Wounded it rolls D6 every Tracking Phase and dies on 6.',
  },
  compel: {
    id: 'compel',
    name: 'Compel',
    range: [13, 15],
    incantation: 7,
    target: { kind: 'enemy', count: 1 },
    lasts: 'activation',
    simple: true,
    taxing: false,
    sight: true,
    text: 'On its next activation it heads straight for the Mystic at best speed, but will not enter harmful terrain.',
  },
  confuse: {
    id: 'confuse',
    name: 'Confuse',
    range: [16, 18],
    incantation: 7,
    target: { kind: 'enemy', count: 1 },
    lasts: 'full-round',
    simple: false,
    taxing: false,
    sight: true,
    text: 'Parry and Counter Attack are lost.',
  },
  darts: {
    id: 'darts',
    name: 'Darts',
    range: [19, 21],
    incantation: 6,
    target: { kind: 'ally', count: 1 },
    lasts: 'immediate',
    simple: false,
    taxing: true,
    sight: true,
    text: 'An ally whose weapon is out of ammunition is resupplied; single-use weapons are not.',
  },
  distract: {
    id: 'distract',
    name: 'Distract',
    range: [22, 24],
    incantation: 7,
    target: { kind: 'enemy', count: 1 },
    lasts: 'activation',
    simple: false,
    taxing: false,
    sight: true,
    text: 'Target stays where it is and does not shoot.',
  },
  escape: {
    id: 'escape',
    name: 'Escape',
    range: [25, 27],
    incantation: 6,
    target: { kind: 'ally', count: 1 },
    lasts: 'immediate',
    simple: false,
    taxing: false,
    sight: true,
    text: 'Target leaves the battle with no Flight in the Dark roll.',
  },
  explore: {
    id: 'explore',
    name: 'Explore',
    range: [28, 30],
    incantation: 7,
    target: { kind: 'marker', count: 1 },
    lasts: 'immediate',
    simple: false,
    taxing: true,
    sight: false,
    text: 'Resolve one Unknown Enemy, Exploration, Unusual Location or like marker from any distance; sight is not needed.',
  },
};

/** A spell by luck. Our text of the book breaks off after 30: what falls there is rolled again [GAP-01]. */
export const SPELL_TABLE: RollTable<RollEntry> = {
  id: 'spells',
  sides: 100,
  entries: [
    ...Object.values(SPELLS).map(({ id, range }) => ({ id, range })),
    { id: 'cut-off', range: [31, 100], missing: true },
  ],
};
