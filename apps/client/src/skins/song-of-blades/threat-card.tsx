import { fieldedOf, type State } from '@muster/rules/song-of-blades';
import { InfoCard, UnitLink } from '../../parts/info-card';
import type { PartProps } from '../skin';
import { handOf } from './hand';
import { threatened } from './overlays';

/** Which foes could do something to the selected figure with one action. */
export function ThreatCard({ store, state, unit }: PartProps & { readonly state: State; readonly unit: string }) {
  const figure = fieldedOf(state, unit);
  if (!figure) return null;
  const found = threatened(state, figure);
  return (
    <InfoCard
      label="Threats"
      title={`Who threatens ${figure.name}`}
      away={{ label: 'Put the threats away', onPress: () => handOf(store).setState({ threats: false }) }}
    >
      {found.length === 0 ? (
        <p className="soft small">Nobody reaches it with one action.</p>
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
