import { entryOf, statsOf } from '../content/enemies';
import type { Encounter } from '../scenario';
import { comesUnknown, forceChanges } from '../special/hooks';
import type { State } from '../state';

/** Characters that will fight: as many as the table fields of those that are there [FL-SET-09]. */
export const fighters = (state: State): number =>
  Math.min(
    state.config.warband,
    Object.values(state.figures).filter(
      ({ side, fate }) => side === 'party' && (fate === 'reserve' || fate === 'table'),
    ).length,
  );

export interface Size {
  readonly size: number;
  readonly parts: Encounter['sizeParts'];
  /** Comes with an Unknown Enemy Marker in place of three. */
  readonly unknown: boolean;
}

/** The size of the force, and where each part of the number comes from [FL-ENM-03] [FL-ENM-04]. */
export function sizeOf(state: State, faces: readonly number[]): Size {
  const entry = entryOf(state.encounter?.entry ?? '');
  const stats = entry === undefined ? undefined : statsOf(entry, state.config.standIns);
  const part = (amount: number, because: string) => ({ amount, because });
  const parts = [
    // Quick Play brings five, whatever the dice [FL-GEN-21]
    part(state.config.quick ? 5 : Math.max(...faces, 0), state.config.quick ? 'FL-GEN-21' : 'FL-SET-02'),
    part(stats?.numbers ?? 0, entry?.row ?? 'FL-SET-02'),
    part(state.config.warband > 6 ? 1 : 0, 'FL-SET-03'),
    part(BY_SCENARIO[state.config.scenario]?.more ?? 0, BY_SCENARIO[state.config.scenario]?.because ?? ''),
    part(depthOf(state).foes, 'FL-ENM-10'),
    part(state.config.moreFoes, 'FL-DIF-02'),
    ...forceChanges(state).figures,
  ].filter(({ amount }) => amount !== 0);
  const sum = Math.max(
    1,
    parts.reduce((all, { amount }) => all + amount, 0),
  );
  const least = fighters(state) - 1;
  if (sum < least) parts.push(part(least - sum, 'FL-SET-04'));
  return { size: Math.max(sum, least), parts, unknown: state.config.unknownEnemy || comesUnknown(state) !== null };
}

const BY_SCENARIO: Readonly<Record<string, { readonly more: number; readonly because: string }>> = {
  defensive: { more: 1, because: 'FL-SCN-10' },
  'camp-raid': { more: 1, because: 'FL-SCN-13' },
  'hideout-raid': { more: 2, because: 'FL-SCN-15' },
};

/** What the depth of a Delve adds [FL-ENM-10]. */
export function depthOf({ config }: State): { readonly foes: number; readonly markers: number } {
  if (config.scenario !== 'site' || config.depth < 3) return { foes: 0, markers: 0 };
  if (config.depth < 5) return { foes: 1, markers: 1 };
  return config.depth === 5 ? { foes: 2, markers: 1 } : { foes: 3, markers: 2 };
}

type Fixed = { readonly rank: 'sergeant' | 'lieutenant' | 'captain' | 'unique'; readonly because: string };

/** Leaders that the scenario, the size of the warband or the depth adds to the roll [FL-ENM-10]. */
export function fixedLeaders(state: State): readonly Fixed[] {
  const { config } = state;
  const fixed: Fixed[] = [];
  if (config.warband >= 8) fixed.push({ rank: 'sergeant', because: 'FL-SET-06' });
  if (config.scenario === 'defensive') fixed.push({ rank: 'sergeant', because: 'FL-SCN-10' });
  if (config.scenario === 'camp-raid') fixed.push({ rank: 'lieutenant', because: 'FL-SCN-13' });
  if (config.scenario === 'hideout-raid') fixed.push({ rank: 'captain', because: 'FL-SCN-15' });
  if (config.scenario === 'site' && config.depth === 5) fixed.push({ rank: 'captain', because: 'FL-ENM-10' });
  if (config.scenario === 'site' && config.depth >= 6) fixed.push({ rank: 'unique', because: 'FL-ENM-10' });
  return fixed;
}
