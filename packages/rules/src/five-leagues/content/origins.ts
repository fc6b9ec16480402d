import type { BackgroundId, OriginId, SkillId, SpecialId } from './ids';
import type { RollTable } from './tables';

export interface Origin {
  readonly id: OriginId;
  readonly name: string;
  /** Faces of the D100 by which it is rolled [FL-CHR-13]. */
  readonly range: readonly [from: number, to: number];
  /** Backgrounds it may have; a Mystic’s is always that of Mystics [FL-CHR-14]. */
  readonly backgrounds: readonly BackgroundId[];
  /** +1 to tests of it, owned or not [FL-CHR-15]. */
  readonly skill: SkillId;
  /** Inches added to its Speed [FL-CHR-23]. */
  readonly speed: { readonly base: number; readonly dash: number };
  readonly rules: readonly SpecialId[];
}

export const ORIGINS: Readonly<Record<OriginId, Origin>> = {
  human: {
    id: 'human',
    name: 'Human',
    range: [1, 40],
    backgrounds: ['townsfolk', 'noble', 'frontier', 'zealot'],
    skill: 'speech',
    speed: { base: 0, dash: 0 },
    rules: ['driven'],
  },
  'fey-blood': {
    id: 'fey-blood',
    name: 'Fey-blood',
    range: [41, 50],
    backgrounds: ['outsider'],
    skill: 'wits',
    speed: { base: 0, dash: 0 },
    rules: ['foresight', 'aura-of-winter', 'cursed'],
  },
  duskling: {
    id: 'duskling',
    name: 'Duskling',
    range: [51, 60],
    backgrounds: ['outsider'],
    skill: 'traveling',
    speed: { base: 0, dash: 0 },
    rules: ['brute-charge', 'oath-of-life', 'distrust'],
  },
  preen: {
    id: 'preen',
    name: 'Preen',
    range: [61, 75],
    backgrounds: ['townsfolk'],
    skill: 'crafting',
    speed: { base: 0, dash: 1 },
    rules: ['outburst', 'swift-footed', 'slight'],
  },
  halfling: {
    id: 'halfling',
    name: 'Halfling',
    range: [76, 90],
    backgrounds: ['frontier'],
    skill: 'wilderness',
    speed: { base: 0, dash: 0 },
    rules: ['lucky-shot', 'slip-away', 'lacking-strength'],
  },
  feral: {
    id: 'feral',
    name: 'Feral',
    range: [91, 100],
    backgrounds: ['outsider'],
    skill: 'scouting',
    speed: { base: 0, dash: 0 },
    rules: ['hunting-instincts', 'loping-run', 'alien'],
  },
};

export const ORIGIN_TABLE: RollTable<Origin> = { id: 'origins', sides: 100, entries: Object.values(ORIGINS) };
