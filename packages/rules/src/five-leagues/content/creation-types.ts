import type { SkillId } from './ids';
import type { RollEntry, RollTable } from './tables';

/** What a row of a background gives. */
export type Gift =
  | {
      readonly is: 'score';
      readonly score: 'agility' | 'speed' | 'combat' | 'toughness' | 'casting';
      readonly by: number;
    }
  | { readonly is: 'will' | 'luck' | 'xp' | 'gold'; readonly amount: number }
  /** One weapon of choice; `fine`: a basic one of Fine make [FL-CHR-37]. */
  | { readonly is: 'weapon'; readonly of: 'quality' | 'basic' | 'fine' }
  /** One bundle of choice [FL-CHR-38]. */
  | { readonly is: 'bundle'; readonly of: 'common' | 'mystic' }
  | { readonly is: 'armor'; readonly armor: 'full-armor' }
  /** Rolls on the table of skills [FL-CHR-39]. */
  | { readonly is: 'skills'; readonly count: number }
  | { readonly is: 'skill'; readonly skill: SkillId };

export interface BackgroundRow extends RollEntry {
  readonly title: string;
  readonly gifts: readonly Gift[];
}

/** The four things asked about a Hero, in this order [FL-CHR-34]. */
export const ASPECTS = ['capabilities', 'mentality', 'possessions', 'training'] as const;
export type Aspect = (typeof ASPECTS)[number];
export type BackgroundTables = Readonly<Record<Aspect, RollTable<BackgroundRow>>>;

/** One of the 24 tables, on a D20. */
export const table = (id: string, entries: readonly BackgroundRow[]): RollTable<BackgroundRow> => ({
  id,
  sides: 20,
  entries,
});
