import type { State } from '@muster/rules/kings-of-war';
import { useMemo } from 'react';
import { InfoCard, UnitLink } from '../../parts/info-card';
import { namesIn } from '../../store/names';
import { useTable } from '../../store/table-store';
import type { PartProps } from '../skin';
import { handOf } from './hand';
import { threatsFor } from './overlays';

const faces = {
  front: 'in the front',
  left: 'in the left flank',
  right: 'in the right flank',
  rear: 'in the rear',
} as const;

/**
 * Who could do what next turn: each enemy that reaches a unit of this side (of the selected one alone, if one is), by
 * which face and after which pivots, or with which weapon.
 */
export function ThreatCard({
  store,
  context,
  state,
  side,
}: PartProps & { readonly state: State; readonly side: string }) {
  const data = useTable(store, (all) => all);
  const selected = data.selected[0];
  const found = useMemo(() => threatsFor(state, side), [state, side]);
  const names = namesIn(context, data, state);
  const one = selected !== undefined && state.units[selected]?.side === side ? selected : undefined;
  const enemy = selected !== undefined && one === undefined ? selected : undefined;
  const rows = found
    .filter((threat) => enemy === undefined || threat.unit === enemy)
    .map((threat) => ({
      unit: threat.unit,
      lines: [
        ...threat.charges
          .filter((charge) => one === undefined || charge.target === one)
          .map(
            (charge) =>
              `charges ${one ? '' : `${names.unit(charge.target)} `}${faces[charge.face]}${pivotText(charge.pivots)}`,
          ),
        ...threat.shots
          .filter((shot) => one === undefined || shot.target === one)
          .map((shot) => `shoots ${one ? '' : `at ${names.unit(shot.target)} `}with ${shot.weapon}`),
      ],
    }))
    .filter((row) => row.lines.length > 0);
  return (
    <InfoCard
      label="Threats"
      title={one ? `Who threatens ${names.unit(one)}` : 'What they could do next turn'}
      away={{ label: 'Put the threats away', onPress: () => handOf(store).setState({ threats: false }) }}
    >
      {rows.length === 0 ? (
        <p className="soft small">Nobody reaches {one ? 'it' : 'anyone'} from where they stand.</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.unit}>
              <UnitLink store={store} unit={row.unit}>
                <b>{names.unit(row.unit)}</b>
              </UnitLink>
              {row.lines.map((line) => (
                <span key={line} className="small">
                  {line}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </InfoCard>
  );
}

/** `, turning 24° left`: the pivots on the way, positive to the left. */
export function pivotText(pivots: readonly number[]): string {
  const turned = pivots.filter((degrees) => Math.abs(degrees) >= 0.5);
  if (turned.length === 0) return ', straight ahead';
  return `, turning ${turned.map((degrees) => `${Math.round(Math.abs(degrees))}° ${degrees > 0 ? 'left' : 'right'}`).join(', then ')}`;
}
