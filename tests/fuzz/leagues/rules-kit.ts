import { ENEMY_TABLES } from '../../../packages/rules/src/five-leagues/content/enemies';
import type { TraitId } from '../../../packages/rules/src/five-leagues/content/ids';
import { carried, type FigureGiven } from '../../../packages/rules/src/five-leagues/test-kit';
import { activate, fight, meets, pass, type Scene, shoot, slow } from './stage';

export type Given = Parameters<typeof meets>[1] & object;
export type Course = Pick<Scene, 'wishes' | 'faces' | 'steps'>;

/** The row that has a rule, or the first of the table that has it. */
export function rowWith(id: string): string {
  for (const table of Object.values(ENEMY_TABLES)) {
    const entry = table.entries.find((each) => [...each.specials, ...each.traits].some((one) => one === id));
    if (entry !== undefined) return entry.id;
    if (table.rules.some((one) => one === id)) return table.entries[0]?.id ?? '';
  }
  return 'northern-wolves';
}

export const special = (id: string, given: Given, course: Course, also: readonly string[] = []): Scene => ({
  name: `rule ${id}`,
  from: () => meets(rowWith(id), given),
  shows: [`special:${id}`, ...also],
  ...course,
});
/** A plain enemy that has it, whoever else may. */
export const trait = (id: TraitId, given: Given & { readonly e1?: FigureGiven }, course: Course): Scene => ({
  name: `trait ${id}`,
  from: () => meets('plain', { ...given, e1: { gained: [id], ...given.e1 } }),
  shows: [`trait:${id}`],
  ...course,
});

export const FALLEN = { fate: 'casualty' as const, end: { round: 1, by: 'h1', how: 'hit-melee' } };
export const FAR = { at: [18, 30] as const };
export const FRAIL: FigureGiven = { profile: { toughness: 1, combat: -3 } };
export const FIERCE = { profile: { combat: 6 } };
export const ATTACKED: Course = { wishes: [pass], steps: 8 };
export const ATTACKS: Course = { wishes: [activate('h1'), fight('h1', 'e1')], steps: 6 };
export const AT_THE_END: Course = { wishes: [pass], steps: 2 };
export const SHOOTS: Course = { wishes: [activate('h1'), shoot('h1', 'e1', 'longbow')], steps: 4 };
export const ENDING = { steps: slow(), phase: 'slow' as const };
export const BOWMAN: FigureGiven = { profile: { combat: 2, weapons: [carried('longbow')] } };
