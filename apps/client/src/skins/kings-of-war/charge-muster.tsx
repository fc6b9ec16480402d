import { inches } from '@muster/geometry';
import { type Fielded, isFielded, type State, unitOf } from '@muster/rules/kings-of-war';
import { Plus, X } from 'lucide-react';
import { useMemo } from 'react';
import { useTable } from '../../store/table-store';
import type { AnyDraft, PartProps, SkinContext } from '../skin';
import { chargerOf } from './targets';
import { joinCharge } from './tool';

/** While a charge rests in the hand: who is in it, and which friends could still join. A click on the table does the same. */
export function ChargeMuster({ store, context, state }: PartProps & { readonly state: State }) {
  const draft = useTable(store, (data) => (data.resting && data.draft?.do === 'charge' ? data.draft : undefined));
  const target = draft ? String(draft['target']) : undefined;
  const friends = useMemo(() => {
    const foe = target === undefined ? undefined : unitOf(state, target);
    const { seat } = context;
    if (seat === undefined || !foe || !isFielded(foe)) return [];
    const able = new Set(
      context.system.offers(state, seat).flatMap((offer) => (offer.do === 'charge' ? offer.unit : [])),
    );
    return Object.values(state.units).filter(
      (unit): unit is Fielded => isFielded(unit) && able.has(unit.id) && mayCharge(context, state, unit, foe),
    );
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

/** Whether a unit could charge this enemy by itself; who is far away is not even asked. */
function mayCharge(context: SkinContext, state: State, unit: Fielded, foe: Fielded): boolean {
  const away = Math.hypot(unit.pose.x - foe.pose.x, unit.pose.y - foe.pose.y);
  const bases = [unit, foe].reduce((sum, { profile }) => sum + profile.footprint.width + profile.footprint.depth, 0);
  if (context.seat === undefined || away > inches(2 * unit.profile.speed + FARTHER) + bases / 2) return false;
  const draft = { do: 'charge', target: foe.id, chargers: [chargerOf(unit, foe)] };
  return context.system.preview(state, context.seat, draft as AnyDraft).is === 'ready';
}

/** Inches that rules add to a charge, at most. */
const FARTHER = 6;
