import type { State } from '@muster/rules/five-leagues';
import { objectiveWords } from '@muster/rules/five-leagues/words';
import { GameIcon } from '../../parts/game-icon';
import { useShown } from '../../store/shown';
import type { PartProps } from '../skin';

/** What the party is here for and how far it is, and its Story Points, as small plates on the ribbon. */
export function RibbonExtra({ context }: PartProps) {
  const state = useShown(context).state as State | undefined;
  if (!state || state.outcome) return null;
  const { objective, storyPoints } = state;
  return (
    <span className="fl-omens">
      {objective !== null && (
        <span className={objective.state === 'open' ? 'fl-omen tip' : `fl-omen tip ${objective.state}`} role="note">
          <GameIcon name="flying-flag" size={16} />
          {progressOf(objective)}
          <span className="tip-text">
            {objectiveWords[objective.is]}
            {objective.state === 'achieved' && ' It is achieved.'}
            {objective.state === 'lost' && ' It is lost.'}
            {objective.state === 'open' && objective.until !== null && ` To the end of round ${objective.until}.`}
          </span>
        </span>
      )}
      {storyPoints > 0 && (
        <span className="fl-omen tip" role="note">
          <GameIcon name="round-star" size={16} />
          {storyPoints}
          <span className="tip-text">
            {storyPoints === 1 ? 'One Story Point' : `${storyPoints} Story Points`}: for throwing again, for turning a
            blow aside, or for something fitting to happen.
          </span>
        </span>
      )}
    </span>
  );
}

/** `1 of 2 · to round 5`; a word where nothing is counted. */
function progressOf({ is, state, done, needed, until, places }: NonNullable<State['objective']>): string {
  if (state !== 'open') return state === 'achieved' ? 'Achieved' : 'Lost';
  const reached = places.length > 1 ? places.filter((place) => place.done).length : done;
  const all = places.length > 1 ? places.length : needed;
  const parts = [all > 1 ? `${reached} of ${all}` : SHORT[is], ...(until === null ? [] : [`to round ${until}`])];
  return parts.join(' · ');
}

const SHORT: Readonly<Record<NonNullable<State['objective']>['is'], string>> = {
  fetch: 'Fetch it',
  search: 'Search',
  scout: 'Scout',
  investigate: 'To the middle',
  eliminate: 'Slay them',
  hunt: 'Hunt',
  secure: 'Hold the field',
  defend: 'Defend',
  camp: 'Take the camp',
  hideout: 'Their leaders',
  site: 'Explore',
  lair: 'Slay the beast',
  'last-standing': 'Last to stand',
};
