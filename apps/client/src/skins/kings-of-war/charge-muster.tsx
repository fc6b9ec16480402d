import type { Intent } from '@muster/rules/kernel';
import { type Fielded, isFielded, type State, unitOf, unitsOf } from '@muster/rules/kings-of-war';
import { Plus, X } from 'lucide-react';
import { useMemo } from 'react';
import { useTable } from '../../store/table-store';
import type { PartProps } from '../skin';
import { joinCharge } from './tool';

/** While a charge rests in the hand: who is in it, and which friends could still join. A click on the table does the same. */
export function ChargeMuster({ store, context, state }: PartProps & { readonly state: State }) {
  const draft = useTable(store, (data) => (data.resting && data.draft?.do === 'charge' ? data.draft : undefined));
  const target = draft ? String(draft['target']) : undefined;
  const friends = useMemo(() => {
    if (context.seat === undefined || target === undefined) return [];
    const able = new Set(
      context.system
        .offers(state, context.seat)
        .flatMap((offer) =>
          offer.needs === 'target' &&
          offer.do === 'charge' &&
          offer.intents.some((intent: Intent) => targetOf(intent) === target)
            ? [offer.unit]
            : [],
        ),
    );
    const side = state.seats.find((each) => each.seat === context.seat)?.side ?? '';
    return unitsOf(state, side).filter((unit): unit is Fielded => isFielded(unit) && able.has(unit.id));
  }, [context, state, target]);
  if (!draft || target === undefined) return null;
  const chargers = ((draft['chargers'] ?? []) as readonly { readonly unit: string }[]).map((each) => each.unit);
  const joining = friends.filter((unit) => !chargers.includes(unit.id));
  if (chargers.length < 2 && joining.length === 0) return null;
  const press = (unit: Fielded) => joinCharge(store, state, draft, unit);
  return (
    <section className="card kow-muster" aria-label="Who charges">
      <span className="caps">Charge together</span>
      {chargers.map((id) => {
        const unit = unitOf(state, id);
        if (!unit || !isFielded(unit)) return null;
        return (
          <button key={id} type="button" className="chip on" disabled={chargers.length < 2} onClick={() => press(unit)}>
            {unit.name} {chargers.length > 1 && <X size={14} aria-label="leaves" />}
          </button>
        );
      })}
      {joining.map((unit) => (
        <button key={unit.id} type="button" className="chip" onClick={() => press(unit)}>
          <Plus size={14} aria-label="joins:" /> {unit.name}
        </button>
      ))}
    </section>
  );
}

const targetOf = (intent: Intent): unknown => (intent as Intent & { readonly target?: string }).target;
