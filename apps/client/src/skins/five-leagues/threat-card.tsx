import { fieldedOf } from '@muster/rules/five-leagues';
import { useMemo } from 'react';
import { InfoCard, UnitLink } from '../../parts/info-card';
import { handOf } from './hand';
import { threatened } from './overlays';
import type { AskProps } from './prompt';

/** Which foes could do something to the selected figure in their next activation. */
export function ThreatCard({ store, state, unit }: AskProps & { readonly unit: string }) {
  const figure = fieldedOf(state, unit);
  const found = useMemo(() => (figure ? threatened(state, figure) : []), [state, figure]);
  if (!figure) return null;
  return (
    <InfoCard
      label="Threats"
      title={`Who threatens ${figure.name}`}
      away={{ label: 'Put the threats away', onPress: () => handOf(store).setState({ threats: false }) }}
    >
      {found.length === 0 ? (
        <p className="soft small">Nobody reaches it with one move.</p>
      ) : (
        <ul>
          {found.map(({ foe, how }) => (
            <li key={foe.id}>
              <UnitLink store={store} unit={foe.id}>
                <b>{foe.name}</b> <span className="small">{how}</span>
              </UnitLink>
            </li>
          ))}
        </ul>
      )}
    </InfoCard>
  );
}
