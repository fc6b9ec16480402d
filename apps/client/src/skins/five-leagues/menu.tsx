import { figureOf, type IntentOf, type State } from '@muster/rules/five-leagues';
import { BookOpen, CloudFog, Dices, LogOut, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { seatName } from '../../store/names';
import { useTable } from '../../store/table-store';
import { useSlow } from '../../store/use-slow';
import type { MenuProps } from '../skin';
import { handOf } from './hand';
import { isMisty } from './mist';
import { intentsOf, offerOf, offersNow, play } from './offers';

/** More entries for the menu: what the party may do at almost any moment. */
export function PartyMenu({ store, context, onClose: close }: MenuProps) {
  const state = useTable(store, (data) => data.state) as State | undefined;
  const [sure, setSure] = useState(false);
  const misty = useTable(store, () => isMisty(context));
  if (!state || state.outcome) return null;
  const fog = (
    <button
      type="button"
      className="menu-deed"
      aria-pressed={misty}
      onClick={() => {
        close();
        handOf(store).setState({ fog: !misty });
      }}
    >
      <CloudFog size={18} aria-hidden="true" /> {misty ? 'No fog over what nobody sees' : 'Fog over what nobody sees'}
    </button>
  );
  if (context.seat === undefined) return fog;
  const ask = (asking: 'friend' | 'story') => {
    close();
    handOf(store).setState({ asking });
    const friend = asking === 'friend' ? offerOf(context, state, 'call-friend') : undefined;
    if (friend?.needs === 'place') store.hold(friend.draft as never);
  };
  const wishes = offersNow(context, state).find((offer) => offer.do === 'ask-rerolls');
  const wish = wishes?.needs === 'now' && wishes.intent.do === 'ask-rerolls' ? wishes.intent : undefined;
  const { words } = context;
  return (
    <>
      {offerOf(context, state, 'tell-story') && (
        <button type="button" className="menu-deed" onClick={() => ask('story')}>
          <BookOpen size={18} aria-hidden="true" /> {words.offer('tell-story').label}
        </button>
      )}
      {offerOf(context, state, 'call-friend') && (
        <button type="button" className="menu-deed" onClick={() => ask('friend')}>
          <UserPlus size={18} aria-hidden="true" /> {words.offer('call-friend').label}
        </button>
      )}
      {wish && (
        <button
          type="button"
          className="menu-deed"
          onClick={() => {
            close();
            play(context, wish);
          }}
        >
          <Dices size={18} aria-hidden="true" />{' '}
          {wish.ask ? 'Ask me about rerolls again' : 'Do not ask me about rerolls'}
        </button>
      )}
      {fog}
      <HandOver store={store} context={context} state={state} onDone={close} />
      {offerOf(context, state, 'flee') && (
        <button
          type="button"
          className="menu-deed"
          onClick={() => {
            if (!sure) return setSure(true);
            close();
            play(context, { do: 'flee' });
          }}
        >
          <LogOut size={18} aria-hidden="true" />{' '}
          {sure ? 'The field is lost, and it works once in a campaign. Break off?' : words.offer('flee').label}
        </button>
      )}
    </>
  );
}

/** One’s own figures, and to whom they may go: a friend who came late plays along, whoever must leave is stood in for. */
function HandOver({
  store,
  context,
  state,
  onDone,
}: Omit<MenuProps, 'onClose'> & { readonly state: State; readonly onDone: () => void }) {
  const data = useSlow(store);
  const [open, setOpen] = useState(false);
  const ways = offersNow(context, state)
    .filter((offer) => offer.do === 'share')
    .flatMap(intentsOf)
    .filter((intent): intent is IntentOf<'share'> => intent.do === 'share');
  if (ways.length === 0 || state.round === 0) return null;
  return (
    <>
      <button type="button" className="menu-deed" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Users size={18} aria-hidden="true" /> Hand over a figure
      </button>
      {open && (
        <div className="chips fl-shares">
          {ways.map((way) => (
            <button
              key={`${way.unit} ${way.seat}`}
              type="button"
              className="chip"
              onClick={() => {
                onDone();
                play(context, way);
              }}
            >
              {figureOf(state, way.unit)?.name} to {seatName(data, way.seat)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
