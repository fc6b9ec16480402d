import { useState } from 'react';
import { useTable } from '../../store/table-store';
import { handOf } from './hand';
import { offersNow, play } from './offers';
import type { AskProps } from './prompt';
import { Ask } from './prompt-question';

/** What the menu asked for that needs words or a place: a story to be told, an old friend to be called. */
export function AskingPrompt({ store, context, state, asking }: AskProps & { readonly asking: 'friend' | 'story' }) {
  const [text, setText] = useState('');
  const [harder, setHarder] = useState(false);
  const resting = useTable(store, (data) => data.resting && data.draft?.do === 'call-friend');
  const close = () => {
    handOf(store).setState({ asking: undefined });
    store.letGo();
  };
  if (!offersNow(context, state).some((offer) => offer.do === (asking === 'story' ? 'tell-story' : 'call-friend')))
    return null;
  if (asking === 'friend')
    return (
      <Ask title="An old friend comes. Where, and by what name?">
        <label className="field">
          <span className="caps">Name</span>
          <input
            className="input"
            value={text}
            maxLength={40}
            placeholder="An old friend"
            onChange={(event) => {
              setText(event.target.value);
              handOf(store).setState({ how: { name: event.target.value } });
            }}
          />
        </label>
        <p className="small soft">Press where the Hero comes, within 6″ of an edge. It acts at once.</p>
        <div className="row">
          <button
            type="button"
            className="button main"
            disabled={!resting}
            onClick={() => void store.commit().then(close)}
          >
            Let it come
          </button>
          <button type="button" className="button" onClick={close}>
            Not now
          </button>
        </div>
      </Ask>
    );
  return (
    <Ask title="Tell the story">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          play(context, { do: 'tell-story', text: text.trim(), harder });
          close();
        }}
      >
        <label className="field">
          <span className="caps">What happens</span>
          <input
            className="input"
            // biome-ignore lint/a11y/noAutofocus: the field opens because it was asked for
            autoFocus
            value={text}
            maxLength={200}
            placeholder="The mist lifts from the ford"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <label className="row small">
          <input type="checkbox" checked={harder} onChange={(event) => setHarder(event.target.checked)} /> It makes life
          harder, and costs nothing
        </label>
        <div className="row">
          <button type="submit" className="button main" disabled={text.trim() === ''}>
            {harder ? 'Tell it' : `Tell it: a Story Point of ${state.storyPoints}`}
          </button>
          <button type="button" className="button" onClick={close}>
            Not now
          </button>
        </div>
      </form>
    </Ask>
  );
}
