import type { Figure, State } from '@muster/rules/song-of-blades';
import { ArmyLists } from '../../parts/army-lists';
import { namesIn } from '../../store/names';
import { useShown } from '../../store/shown';
import type { ArmiesProps } from '../skin';
import { Face } from './face';
import { doingsOf, kindLine, statesOf } from './figure-words';
import { lookOf } from './looks';
import { tincturesOf } from './scene';

/** Both warbands as lists, for who watches on a phone: how each figure is, and a press that goes there. */
export function Armies({ context, onGo }: ArmiesProps) {
  const data = useShown(context);
  const state = data.state as State;
  const names = namesIn(context, data, state);
  const tinctures = tincturesOf(state);
  const lists = Object.values(state.sides).map(({ id: side }) => {
    const figures = Object.values(state.figures).filter((figure) => figure.side === side);
    const left = figures.filter((figure) => !isGone(figure)).length;
    return {
      side,
      name: names.side(side),
      tincture: tinctures[side],
      left: `${left} of ${figures.length} in play`,
      rows: figures.map((figure) => ({
        id: figure.id,
        face: <Face tincture={tinctures[side]} icon={lookOf(figure.profile).icon} size={32} />,
        name: figure.name,
        text: [...statesOf(state, figure), ...doingsOf(state, figure)].join(' · ') || kindLine(figure),
        gone: isGone(figure),
        onTable: figure.fate === 'table',
      })),
    };
  });
  return <ArmyLists lists={lists} onGo={onGo} />;
}

const isGone = ({ fate }: Figure): boolean => fate !== 'table' && fate !== 'reserve';
