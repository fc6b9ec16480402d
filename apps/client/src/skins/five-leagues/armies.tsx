import { type Figure, type State, sideOf } from '@muster/rules/five-leagues';
import { ArmyLists } from '../../parts/army-lists';
import { namesIn } from '../../store/names';
import { useShown } from '../../store/shown';
import type { ArmiesProps } from '../skin';
import { statesOf } from './badges';
import { colourOf, tinctures } from './colours';
import { Face } from './face';
import { doingsOf, kindLine } from './figure-words';
import { lookOf } from './looks';

/** The party and its enemies as lists, for a phone: how each figure is, and a press that goes there. */
export function Armies({ context, onGo }: ArmiesProps) {
  const data = useShown(context);
  const state = data.state as State;
  const names = namesIn(context, data, state);
  const lists = (['party', 'enemies'] as const).map((side) => {
    const figures = Object.values(state.figures).filter((figure) => sideOf(figure) === side);
    const left = figures.filter((figure) => !isGone(figure)).length;
    return {
      side,
      name: names.side(side),
      tincture: tinctures()[side],
      left: `${left} of ${figures.length} in play`,
      rows: figures.map((figure) => ({
        id: figure.id,
        face: <Face tincture={colourOf(state, figure)} icon={lookOf(figure.profile).icon} size={32} />,
        name: figure.name,
        text: [...statesOf(figure), ...doingsOf(state, figure)].join(' · ') || kindLine(figure),
        gone: isGone(figure),
        onTable: figure.fate === 'table',
      })),
    };
  });
  return <ArmyLists lists={lists} onGo={onGo} />;
}

const isGone = ({ fate }: Figure): boolean => fate !== 'table' && fate !== 'reserve' && fate !== 'waiting';
