import type { TraitId } from './ids';
import type { RollEntry, RollTable } from './tables';

export type LeaderRank = 'sergeant' | 'lieutenant' | 'captain';

/** What a rank adds to the row it leads; a score above its cap is never lowered [FL-ENM-11 … 14]. */
export interface Leader {
  readonly rule: string;
  readonly combat: number;
  readonly toughness: number;
  readonly toughnessCap: number;
  readonly armor: number;
  readonly armorCap: number;
  readonly traits: readonly TraitId[];
}

export const LEADERS: Readonly<Record<LeaderRank, Leader>> = {
  sergeant: {
    rule: 'FL-ENM-11',
    combat: 0,
    toughness: 1,
    toughnessCap: 5,
    armor: 0,
    armorCap: 4,
    traits: ['parry'],
  },
  lieutenant: {
    rule: 'FL-ENM-12',
    combat: 1,
    toughness: 1,
    toughnessCap: 5,
    armor: 0,
    armorCap: 4,
    traits: ['parry', 'tough'],
  },
  captain: {
    rule: 'FL-ENM-13',
    combat: 1,
    toughness: 1,
    toughnessCap: 6,
    armor: 1,
    armorCap: 4,
    traits: ['parry', 'tough', 'regeneration', 'counter-attack'],
  },
};

export interface LeadershipRow extends RollEntry {
  readonly id: 'none' | LeaderRank | 'unique-foe';
  readonly row: string;
  readonly name: string;
}

/** Who leads them [FL-ENM-09]. */
export const LEADERSHIP: RollTable<LeadershipRow> = {
  id: 'leadership',
  sides: 100,
  entries: [
    { id: 'none', row: 'FL-ENM-T-leadership-01', name: 'None', range: [1, 25] },
    { id: 'sergeant', row: 'FL-ENM-T-leadership-02', name: 'Sergeant', range: [26, 45] },
    { id: 'lieutenant', row: 'FL-ENM-T-leadership-03', name: 'Lieutenant', range: [46, 60] },
    { id: 'captain', row: 'FL-ENM-T-leadership-04', name: 'Captain', range: [61, 75] },
    { id: 'unique-foe', row: 'FL-ENM-T-leadership-05', name: 'Unique Foe', range: [76, 100] },
  ],
};
