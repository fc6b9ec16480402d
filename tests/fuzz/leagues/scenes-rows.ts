import type { State } from '@muster/rules/five-leagues';
import { BEASTS } from '../../../packages/rules/src/five-leagues/content/aberrations';
import { ENEMY_TABLES } from '../../../packages/rules/src/five-leagues/content/enemies';
import { UNIQUE_FOES } from '../../../packages/rules/src/five-leagues/content/uniques';
import { foe, met } from '../../../packages/rules/src/five-leagues/special/test-kit';
import { aPiece, carried, type FigureGiven } from '../../../packages/rules/src/five-leagues/test-kit';
import { activate, fight, pass, type Scene, shoot, stage } from './stage';

/** Everybody who can be met: two of the warband against two of them and a Leader, a blow, a shot, and their own phase. */
export const rowScenes = (): readonly Scene[] => [
  ...Object.values(ENEMY_TABLES).flatMap((table) =>
    table.entries.map((entry, i): Scene => {
      const ranged = entry.stats?.ranged != null;
      const rank = (['sergeant', 'lieutenant', 'captain'] as const)[i % 3] ?? 'sergeant';
      return {
        name: `row ${entry.id}`,
        from: () =>
          facing({ e1: foe(entry.id), e2: foe(entry.id, { ranged }), e3: foe(entry.id, { rank }) }, table.id, entry.id),
        shows: [`entry:${entry.id}`],
        ...COURSE,
      };
    }),
  ),
  ...UNIQUE_FOES.entries
    .filter((each) => each.missing !== true)
    .map(
      ({ id }): Scene => ({
        name: `foe ${id}`,
        from: () => facing({ e1: foe(id), e2: foe('northern-wolves') }, 'roadside', 'northern-wolves'),
        shows: [`unique:${id}`],
        ...COURSE,
      }),
    ),
  ...BEASTS.map(
    ({ id }): Scene => ({
      name: `beast ${id}`,
      from: () => facing({ e1: foe(id) }, null, null),
      shows: [`aberration:${id}`],
      ...COURSE,
    }),
  ),
];

const COURSE: Pick<Scene, 'wishes' | 'steps'> = {
  wishes: [activate('h1'), fight('h1', 'e1'), activate('h2'), shoot('h2', 'e2', 'self-bow'), pass],
  steps: 14,
};

/** Close together by a wood and a wall, so that ground, cover and friends have their say. */
function facing(foes: Readonly<Record<string, FigureGiven>>, table: string | null, entry: string | null): State {
  const base = foes['e1']?.profile?.base ?? 25;
  return stage({
    encounter: met(table, entry, { aberration: table === null ? (foes['e1']?.profile?.id ?? null) : null }),
    terrain: [
      aPiece('wood', { stands: 'area', tags: ['forest'], art: 'wood' }, [12, 19.5], [4, 4]),
      aPiece('wall', { stands: 'linear', height: 25 }, [20, 16], [4, 0.3]),
    ],
    figures: {
      h1: { at: [18, 12], profile: { combat: 1 } },
      h2: {
        at: [20, 10],
        profile: { kind: 'follower', weapons: [carried('self-bow'), carried('light-weapon')] },
      },
      e1: { ...foes['e1'], at: [18, 12 + (12.51 + base / 2) / 25.4] },
      ...(foes['e2'] === undefined ? {} : { e2: { ...foes['e2'], at: [21, 17.5] as const } }),
      ...(foes['e3'] === undefined ? {} : { e3: { ...foes['e3'], at: [15, 19] as const } }),
    },
  });
}
