import { COMPLICATIONS, type State, WEATHERS } from '@muster/rules/song-of-blades';
import { GameIcon } from '../../parts/game-icon';
import { useShown } from '../../store/shown';
import type { PartProps } from '../skin';

const WEATHER_HINTS: Readonly<Record<keyof typeof WEATHERS, string>> = {
  heatwave: 'Two ones on any quality roll leave a figure fatigued, unless it stands in water.',
  'strong-wind': 'Shots at −1. Flyers roll at −1, or keep low and move one stick shorter.',
  'heavy-rain': 'Shots at −1. A one on any quality roll leaves a figure stuck in the mud.',
  thunderstorm: 'Shots at −1, mud as in heavy rain, and animals that roll a one may bolt.',
  snow: 'All ground is broken, and it takes two actions to stand up. A storm ends sight at one Short.',
};

const MAGIC_HINTS: Readonly<Record<keyof typeof COMPLICATIONS, string>> = {
  winds: 'Whenever a spell is announced the tides are rolled anew.',
  'low-energies': 'Casters roll at −1 until a spell of Power 2 or more works.',
  blood: 'Nothing can be cast before the first death.',
  entity: 'The first backfire calls a flyer that changes sides with every kill.',
  spiral: 'Successes may raise or lower what is added to the Power of every spell.',
  vortex: 'Each spell rolls its Power and a die: at seven a vortex opens.',
};

/** Weather and the tides of magic as small plates on the ribbon. */
export function RibbonExtra({ context }: PartProps) {
  const state = useShown(context).state as State | undefined;
  if (!state) return null;
  const { weather, storm, complication } = state;
  return (
    <span className="sob-omens">
      {weather !== null && (
        <span className="sob-omen tip" role="note">
          <GameIcon name={weather === 'snow' ? 'frozen-block' : 'feathered-wing'} size={16} />
          {storm ? 'Snowstorm' : WEATHERS[weather].name}
          <span className="tip-text">{WEATHER_HINTS[weather]}</span>
        </span>
      )}
      {complication !== null && (
        <span className={complication.spent ? 'sob-omen spent tip' : 'sob-omen tip'} role="note">
          <GameIcon name="wizard-staff" size={16} />
          {COMPLICATIONS[complication.is].name}
          {complication.is === 'spiral' && ` ${complication.level}`}
          {complication.now !== null && `: ${COMPLICATIONS[complication.now].name}`}
          <span className="tip-text">{MAGIC_HINTS[complication.now ?? complication.is]}</span>
        </span>
      )}
    </span>
  );
}
