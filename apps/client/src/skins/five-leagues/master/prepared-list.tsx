import { foeProfile, type Prepared, type State } from '@muster/rules/five-leagues';
import { Hand, Pencil, Play, Trash2 } from 'lucide-react';
import { GameIcon } from '../../../parts/game-icon';
import { lengthText } from '../../../tools/lengths';
import type { PartProps } from '../../skin';
import { lookOf } from '../looks';
import { skillName } from '../names';
import { masterOf } from './master-hand';

interface ListProps extends PartProps {
  readonly state: State;
}

/** Everything kept ready, each to be let loose, held back, changed or put away. */
export function PreparedList({ store, state }: ListProps) {
  const { prepared } = state.secret;
  const act = (intent: object) => void store.act(intent as never);
  if (prepared.length === 0)
    return (
      <p className="soft small">
        Nothing yet. An ambush, a test, a reward: add it here, and let it come when you like.
      </p>
    );
  return (
    <ul className="fl-prepared">
      {prepared.map((thing) => {
        const { id, ...rest } = thing;
        return (
          <li key={id} className={thing.held ? 'held' : ''}>
            <GameIcon name={iconOf(state, thing)} size={24} />
            <div className="grow">
              <b>{thing.title}</b>
              <p className="soft small">{whatOf(state, thing)}</p>
              {thing.note !== '' && <p className="small italic">{thing.note}</p>}
              <p className="fl-when small">{whenOf(thing)}</p>
            </div>
            <button type="button" className="button" onClick={() => act({ do: 'reveal', id })}>
              {thing.figures.length === 0 && thing.test !== null ? 'Ask' : 'Reveal'}
            </button>
            <div className="row fl-little">
              <Little
                label={thing.held ? 'Let it come' : 'Hold'}
                onPress={() => act({ do: 'hold', id, held: !thing.held })}
                isUsed={thing.trigger.is !== 'hand'}
              >
                {thing.held ? <Play size={14} aria-hidden="true" /> : <Hand size={14} aria-hidden="true" />}
              </Little>
              <Little
                label="Change"
                onPress={() =>
                  masterOf(store).setState({
                    form: { is: 'prepare', thing: { id, ...rest }, press: 'none', foe: undefined },
                  })
                }
              >
                <Pencil size={14} aria-hidden="true" />
              </Little>
              <Little label="Put away" onPress={() => act({ do: 'unprepare', id })}>
                <Trash2 size={14} aria-hidden="true" />
              </Little>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Little({
  label,
  onPress,
  isUsed = true,
  children,
}: {
  readonly label: string;
  readonly onPress: () => void;
  readonly isUsed?: boolean;
  readonly children: React.ReactNode;
}) {
  return isUsed ? (
    <button type="button" className="fl-little-button" onClick={onPress}>
      {children} {label}
    </button>
  ) : null;
}

const iconOf = (state: State, { figures, test, reward }: Prepared): string => {
  const [first] = figures;
  if (first) return lookOf(foeProfile(state, first.foe)).icon;
  return test ? 'rolling-dices' : reward ? 'coins' : 'scroll-unfurled';
};

/** `3 Outlaws · Test: Wits, 7+ · Reward: 1 Story Point`. */
export function whatOf(state: State, { figures, test, reward, told }: Omit<Prepared, 'id'>): string {
  const given = reward ?? test?.reward ?? null;
  const counts = new Map<string, number>();
  for (const { foe } of figures) {
    const { title } = foeProfile(state, foe);
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const parts = [
    ...[...counts].map(([title, count]) => `${count} × ${title}`),
    ...(test ? [`Test: ${test.skills.map(skillName).join(' or ')}, ${test.target}+`] : []),
    ...(given ? [`Reward: ${rewardText(given)}`] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : told;
}

export function rewardText({ storyPoints, gold, text }: NonNullable<Prepared['reward']>): string {
  const parts = [
    ...(storyPoints > 0 ? [storyPoints === 1 ? '1 Story Point' : `${storyPoints} Story Points`] : []),
    ...(gold > 0 ? [gold === 1 ? '1 Gold Mark' : `${gold} Gold Marks`] : []),
    ...(text === '' ? [] : [text]),
  ];
  return parts.join(', ');
}

function whenOf({ trigger, held }: Prepared): string {
  const comes = (() => {
    switch (trigger.is) {
      case 'hand':
        return 'By your hand';
      case 'near':
        return `When a character comes within ${lengthText(trigger.radius, 'in')}`;
      case 'round':
        return `In round ${trigger.round}`;
      case 'marker':
        return 'When its marker is revealed';
    }
  })();
  return held ? `${comes}, held back` : comes;
}
