import type { State } from '@muster/rules/five-leagues';
import { BookOpen, Dices, LogOut, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTable } from '../../store/table-store';
import type { MenuProps } from '../skin';
import { handOf } from './hand';
import { offerOf, offersNow, play } from './offers';

/** More entries for the menu: what the party may do at almost any moment. */
export function PartyMenu({ store, context, onClose: close }: MenuProps) {
  const state = useTable(store, (data) => data.state) as State | undefined;
  const [sure, setSure] = useState(false);
  if (!state || context.seat === undefined || state.outcome) return null;
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
