import { nerveNow, type State, type Unit, unitOf, unitsOf } from '@muster/rules/kings-of-war';
import { ArmyLists } from '../../parts/army-lists';
import { namesIn } from '../../store/names';
import { useShown } from '../../store/shown';
import type { ArmiesProps } from '../skin';
import { Banner } from './card';
import { lookOf } from './looks';
import { tincturesOf } from './scene';
import { shortKind, statesOf } from './unit-words';

/** Both armies as lists, for who watches on a phone: how each unit stands, and a press that goes there. */
export function Armies({ context, onGo }: ArmiesProps) {
  const data = useShown(context);
  const state = data.state as State;
  const names = namesIn(context, data, state);
  const tinctures = tincturesOf(state);
  const lists = Object.keys(state.sides).map((side) => {
    const units = unitsOf(state, side);
    const left = units.filter((unit) => !unit.routed).length;
    return {
      side,
      name: names.side(side),
      tincture: tinctures[side],
      left: `${left} of ${units.length} ${units.length === 1 ? 'unit stands' : 'units stand'}`,
      rows: units.map((unit) => ({
        id: unit.id,
        face: <Banner tincture={tinctures[side] ?? 'azure'} icon={lookOf(unit.profile).icon} />,
        name: unit.name,
        text: [shortKind(unit), ...statesOf(state, unit)].join(' · '),
        standing: standing(state, unit),
        gone: unit.routed,
        onTable: unit.pose !== null,
      })),
    };
  });
  return <ArmyLists lists={lists} onGo={onGo} />;
}

/** `6 damage · 14/16`: what it has taken, and where it wavers and routs. */
function standing(state: State, unit: Unit): string {
  if (unit.routed) return '';
  const fielded = unitOf(state, unit.id);
  const nerve = fielded?.pose ? nerveNow(state, { ...fielded, pose: fielded.pose }) : undefined;
  const waver = nerve ? nerve.waver.value : unit.profile.waver;
  const rout = nerve?.rout.value ?? unit.profile.rout;
  return `${unit.damage === 0 ? 'unhurt' : `${unit.damage} damage`} · ${waver ?? '–'}/${rout}`;
}
