import type { Intent, Offer } from '@muster/rules/kernel';
import { useMemo } from 'react';
import { useTable } from '../../store/table-store';
import type { AnyDraft, PartProps } from '../skin';

const CONSENT = new Set(['correct', 'offer-result', 'resign', 'answer-proposal']);

/** Every offer as a button: at once, by choosing a target on the table, or by dragging. */
export function OfferOrders({ store, context }: PartProps) {
  const state = useTable(store, (data) => data.state);
  const unit = useTable(store, (data) => data.selected[0]);
  const offers = useMemo(
    () => (context.seat === undefined || state === undefined ? [] : context.system.offers(state, context.seat)),
    [context, state],
  );
  const shown = offers.filter((offer) => !CONSENT.has(offer.do) && (offer.unit === undefined || offer.unit === unit));
  if (shown.length === 0) return null;
  return (
    <section className="card orders" aria-label="Orders">
      {shown.map((offer, at) => {
        const words = context.words.offer(offer.do);
        return (
          <button
            key={`${offer.do}.${offer.unit ?? ''}`}
            type="button"
            className="order tip"
            onClick={() => begin(store, offer)}
          >
            {words.label}
            {at < 9 && <kbd>{words.key ?? at + 1}</kbd>}
            <span className="tip-text">{words.hint}</span>
          </button>
        );
      })}
    </section>
  );
}

function begin(store: PartProps['store'], offer: Offer<Intent>) {
  if (offer.needs === 'now') void store.act(offer.intent);
  else if (offer.needs === 'place') store.hold(offer.draft as AnyDraft);
  else {
    const only = offer.intents.length === 1 ? offer.intents[0] : undefined;
    if (only) void store.act(only);
    else store.hold({ do: offer.do, ...(offer.unit === undefined ? {} : { unit: offer.unit }) } as AnyDraft);
  }
}
