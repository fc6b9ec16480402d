import { type Config, type Intent, type State, songOfBlades } from '@muster/rules/song-of-blades';
import type { SceneModel } from '../../scene/model';
import { battleScene } from './scene';

/** Where the first figures of both sides stand, mm and degrees: a brawl south of the pond, the others coming up. */
const PLACES: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  one: [
    [500, 352, 70],
    [540, 345, 100],
    [462, 340, 60],
    [420, 360, 50],
    [600, 320, 120],
    [455, 300, 60],
    [640, 280, 120],
    [520, 270, 95],
    [700, 330, 140],
  ],
  two: [
    [512, 375, 250],
    [548, 371, 275],
    [470, 367, 250],
    [600, 430, 220],
    [640, 470, 230],
    [560, 560, 250],
    [700, 420, 200],
    [470, 540, 265],
    [480, 700, 260],
  ],
};

/** A skirmish under way between two ready warbands, for the first screen. Nobody plays it. */
export function lobbyScene(): SceneModel {
  const config: Config = songOfBlades.config.parse({ map: 'cutlers-yard', weather: false, complications: false });
  let state: State = songOfBlades.setup(config);
  const play = (seat: string, intent: Intent): void => {
    const told = songOfBlades.decide(state, seat, intent, { roll: () => [] });
    if (told.ok) state = told.value.reduce(songOfBlades.evolve, state);
  };
  play('a', { do: 'choose-warband', warband: { is: 'ready', id: 'lantern-watch' } });
  play('b', { do: 'choose-warband', warband: { is: 'ready', id: 'ashfang-raiders' } });
  play('a', { do: 'ready', ready: true });
  play('b', { do: 'ready', ready: true });
  const met: Record<string, number> = {};
  const figures = Object.fromEntries(
    Object.values(state.figures).flatMap((figure) => {
      const at = met[figure.side] ?? 0;
      met[figure.side] = at + 1;
      const place = PLACES[figure.side]?.[at];
      if (!place) return [];
      const [x, y, facing] = place;
      return [[figure.id, { ...figure, pose: { x, y, facing }, fate: 'table' as const }]];
    }),
  );
  const scene = battleScene({ ...state, figures, turn: 1, steps: [{ is: 'turn', side: 'one' }] });
  // Nobody of these is there, and nobody is named
  return {
    ...scene,
    zones: [],
    bodies: scene.bodies.map((body) => ({ ...body, name: '' })),
    terrain: scene.terrain.map((piece) => ({ ...piece, name: '' })),
  };
}
