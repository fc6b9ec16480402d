import { type Config, fiveLeagues, inch, type State } from '@muster/rules/five-leagues';
import type { SceneModel } from '../../scene/model';
import { battleScene } from './scene';

/** Where friends stand, in inches, and which way they look: a stand between the pond and the inn. */
const FRIENDS: readonly (readonly [number, number, number])[] = [
  [22.6, 17.4, 80],
  [21.2, 18.6, 60],
  [28.6, 14.6, 110],
  [24.6, 19.4, 75],
  [20.2, 14.4, 60],
  [27.4, 17.6, 100],
];

const FOES: readonly (readonly [entry: string, ranged: boolean, rank: 'captain' | null, x: number, y: number])[] = [
  ['outlaw-gang', false, null, 21.6, 19.7],
  ['outlaw-gang', false, null, 24.9, 20.5],
  ['outlaw-gang', false, 'captain', 23.2, 23.6],
  ['outlaw-gang', true, null, 20.4, 25.6],
  ['outlaw-gang', true, null, 27.8, 26.2],
  ['outlaw-gang', false, null, 28.4, 20.6],
];

const MARKERS: readonly (readonly [number, number])[] = [
  [31.4, 24.4],
  [32.2, 14.6],
];

/** A battle under way, for the first screen. Nobody plays it. */
export function lobbyScene(): SceneModel {
  const config: Config = fiveLeagues.config.parse({ map: 'market-end', scenario: 'meeting', seats: 4 });
  let state: State = fiveLeagues.setup(config);
  const play = (seat: string, intent: Parameters<typeof fiveLeagues.decide>[2]): void => {
    const told = fiveLeagues.decide(state, seat, intent, { roll: () => [] });
    if (told.ok) state = told.value.reduce(fiveLeagues.evolve, state);
  };
  play('a', { do: 'bring', sheet: 'hearthguard' });
  for (const [entry, ranged, rank, x, y] of FOES)
    play('gm', { do: 'put', foe: { entry, ranged, rank }, at: { x: inch(x), y: inch(y) } });
  for (const [x, y] of MARKERS)
    play('gm', { do: 'set-marker', is: 'unknown', at: { x: inch(x), y: inch(y) }, label: '' });
  let met = 0;
  const figures = Object.fromEntries(
    Object.values(state.figures).map((figure) => {
      if (figure.side !== 'party') return [figure.id, figure];
      const [x, y, facing] = FRIENDS[met++] ?? [18, 6, 90];
      return [figure.id, { ...figure, pose: { x: inch(x), y: inch(y), facing }, fate: 'table' as const }];
    }),
  );
  const scene = battleScene({ ...state, figures, round: 2, phase: 'quick' });
  // Nobody of these is there, and nobody is named
  return {
    ...scene,
    bodies: scene.bodies.map((body) => ({ ...body, name: '' })),
    terrain: scene.terrain.map((piece) => ({ ...piece, name: '' })),
  };
}
