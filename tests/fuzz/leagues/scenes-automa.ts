import { met } from '../../../packages/rules/src/five-leagues/special/test-kit';
import type { TerrainPiece } from '../../../packages/rules/src/five-leagues/terrain';
import { aPiece, carried, type FigureGiven } from '../../../packages/rules/src/five-leagues/test-kit';
import { pass, type Scene, stage } from './stage';

/** What the game does for the enemies, and why: each reason in the position it is for. */
export const automaScenes = (): readonly Scene[] => [
  does('seeks-shelter', { at: [27, 19], profile: BOW }, [crag([27.5, 10], [1.5, 2])], {
    h1: { at: [10.5, 4], profile: BOW },
  }),
  does('ranged/to-cover', { at: [18, 29], profile: BOW }, [wood([16, 24], [4, 4])], { h1: { at: [18, 15] } }),
  does('melee/attacks', { at: [18, 6] }),
  does('melee/advances', { at: [18, 25] }),
  does('horror/attacks', { at: [18, 6], traits: ['undead'] }),
  does('horror/advances', { at: [18, 25], traits: ['monster'] }),
  does('aberration/attacks', { at: [18, 6], ...BEAST }),
  does('aberration/advances', { at: [18, 25], ...BEAST }),
  does('aberration/advances-strikes', { at: [18, 14], ...BEAST, gained: ['area-attack'] }),
  does('keeps-cover', { at: [18, 23.9], profile: BOW }, [wood([14, 24], [8, 3])], {
    h1: { at: [18, 3], profile: BOW },
  }),
  does('ranged/stand-covered', { at: [18, 25], profile: BOW }, [wood([16, 24], [4, 3])], { h1: { at: [18, 15] } }),
  does('ranged/stand-open', { at: [18, 28], profile: BOW }, [], { h1: { at: [18, 15] } }),
  does('ranged/to-open', { at: [18, 35], profile: BOW }, [], { h1: { at: [18, 15] } }),
  does('ranged/advances-covered', { at: [18, 35], profile: BOW }, [wood([14, 30.5], [8, 2])]),
  does('ranged/dashes-to-cover', { at: [19, 30], profile: BOW }, [crag([19.5, 26.5], [2, 3])], {
    h1: { at: [9.5, 5.5] },
  }),
  does('ranged/advances', { at: [18, 35], profile: BOW }),
  does('ranged/regains-sight', { at: [18, 25], profile: { weapons: [carried('self-bow')] } }),
  does('ranged/no-way', { at: [18, 35], profile: BOW }, pen(200)),
  does('melee/waits', { at: [18, 4.5], profile: { speed: { base: 0.1, dash: 0 } } }),
  does('melee/no-way', { at: [18, 15] }, pen(200)),
  does('horror/waits', { at: [18, 4.5], traits: ['undead'], profile: { speed: { base: 0.1, dash: 0 } } }),
  does('horror/no-way', { at: [18, 15], traits: ['monster'] }, pen(200)),
  does('aberration/no-way', { at: [18, 15], ...BEAST }, pen(200)),
  does('aberration/strikes-afar', { at: [18, 9], ...BEAST, gained: ['area-attack'] }, pen(200)),
  does('hang-back/attacks', { at: [18, 6.5], traits: ['hang-back'] }),
  does('hang-back/holds', { at: [18, 25], traits: ['hang-back'] }),
  does('hang-back/shoots', { at: [18, 12], traits: ['hang-back'], profile: BOW }),
  does('hang-back/hides', { at: [18, 25], traits: ['hang-back'], counts: { 'shot-at': 1 } }, [barn()], {
    h1: { at: [18, 8], profile: BOW },
  }),
  does('driven/attacks', { at: [18, 7.5] }, [], {}, called()),
  does('driven/advances', { at: [18, 25] }, [], {}, called()),
  does('driven/no-way', { at: [18, 25] }, pen(200), {}, called()),
  does('escort/stands', { at: [18, 25], ...SWORDS }, [], { e2: { at: [19.5, 25], ...BOWS } }),
  does('escort/follows', { at: [18, 25], ...SWORDS }, [], { e2: { at: [28, 25], ...BOWS } }),
  does('escort/alone', { at: [18, 25], ...SWORDS }),
  does('melee/advances-wary', { at: [17, 32] }, [crag([17, 27], [4.5, 4])], {
    h1: { at: [12, 11.5], profile: BOW },
    h2: { at: [17, 9.5], profile: BOW },
    h3: { at: [26, 5.5], profile: BOW },
  }),
  does('melee/advances-covered', { at: [18, 16] }, [wood([15, 8], [6, 4])], { h1: { at: [18, 3], profile: BOW } }),
  does('cannot-move', { at: [18, 15] }, [], {}, { effects: { f1: bind() } }),
  {
    ...does('nobody-left', { at: [18, 15] }),
    from: () =>
      stage({
        encounter: met(null),
        steps: [
          { is: 'round', stage: 'enemy' },
          { is: 'enemy-phase', stage: 'act', order: ['e1'], markers: [] },
        ],
        phase: 'enemy',
        figures: { h1: { at: [18, 3], aware: 'aware', controlled: 'battle' }, e1: { at: [18, 15] } },
      }),
    wishes: [],
  },
];

const BOW = { weapons: [carried('self-bow'), carried('light-weapon')] };
const BEAST = {
  profile: { kind: 'aberration' as const, monsterPoints: 3, base: 40, speed: { base: 5, dash: 0 } },
  monsterPoints: 3,
};
const SWORDS = { specials: ['combined-arms' as const] };
const BOWS = { profile: { weapons: [carried('crossbow'), carried('light-weapon')] } };

function does(
  reason: string,
  e1: FigureGiven,
  terrain: readonly TerrainPiece[] = [],
  others: Readonly<Record<string, FigureGiven>> = {},
  more: Partial<Parameters<typeof stage>[0]> = {},
): Scene {
  return {
    name: `the game: ${reason}`,
    from: () => stage({ encounter: met(null), terrain, ...more, figures: { h1: { at: [18, 3] }, e1, ...others } }),
    shows: [`reason:${reason}`],
    wishes: [pass],
    steps: 6,
  };
}

const wood = (at: readonly [number, number], size: readonly [number, number]): TerrainPiece =>
  aPiece('wood', { stands: 'area', tags: ['forest'] }, at, size);
const barn = (): TerrainPiece => aPiece('barn', { stands: 'block' }, [19, 22], [4, 2]);

const crag = (at: readonly [number, number], size: readonly [number, number]): TerrainPiece =>
  aPiece('crag', { stands: 'block', height: 100 }, at, size);

/** Nobody comes in to who stands at the near edge, nor out. */
const pen = (height: number): readonly TerrainPiece[] =>
  (
    [
      ['n', [14, 6], [8, 0.5]],
      ['w', [14, 0], [0.5, 6]],
      ['e', [21.5, 0], [0.5, 6]],
    ] as const
  ).map(([id, at, size]) => aPiece(id, { stands: 'individual', height }, at, size));

/** `h1` has called the enemy to itself. */
const called = () => ({ effects: { f1: effect('compel') } });
const bind = () => effect('bind');
const effect = (is: 'compel' | 'bind') => ({
  ...{ id: 'f1', is, caster: 'h1', targets: ['e1'], outline: null, lasts: 'battle' as const, began: 2, counts: {} },
});
