import { useState } from 'react';
import type { SkinContext } from '../skins/skin';
import { namesIn } from '../store/names';
import { useTable } from '../store/table-store';
import { useSlow } from '../store/use-slow';
import { focusTable } from '../tools/drag-out';
import type { Hand } from '../tools/hand';
import { typedMove } from '../tools/typed';

/** A move in words for the selected unit; it lies on the table as a ghost and is made with Enter once more. */
export function TypedMove({ context, hand }: { readonly context: SkinContext; readonly hand: Hand }) {
  const { store, system, skin } = context;
  const data = useSlow(store);
  const [words, setWords] = useState('');
  const [no, setNo] = useState<string>();
  const held = useTable(store, (all) =>
    all.draft && all.state !== undefined ? skin.heldLine?.(all.state, context) : undefined,
  );
  const unit = data.selected[0];
  const body = system.bodies(data.state).find((one) => one.id === unit);
  const name = unit === undefined ? '' : namesIn(context, data, data.state).unit(unit);
  // What is asked follows the hand, which no slow data tell.
  const title = useTable(store, () => hand.typed?.asks(unit).title);
  const example = useTable(store, () => hand.typed?.asks(unit).example);
  const does = useTable(store, () => hand.typed?.asks(unit).does);
  const close = () => {
    store.patch({ typing: false });
    focusTable();
  };
  const lay = (text: string) => {
    setWords(text);
    setNo(undefined);
    if (hand.typed) return void hand.typed.read(unit, text);
    const pose = body && typedMove(body.base.pose, text, system.units);
    if (body && pose) hand.place?.(body.id, pose);
  };
  const isReady = () => {
    if (hand.typed) return hand.typed.read(unit, words);
    if (!body) return 'Select a unit first: Tab on the table, or the list of units.';
    if (!hand.place) return 'Moves of this game are made with its orders.';
    return typedMove(body.base.pose, words, system.units)
      ? undefined
      : 'Write it like this: advance 6.5, turn 20 left. Also back, left, right, face 90.';
  };
  return (
    <form
      className="card typed-move"
      aria-label="A move in words"
      onSubmit={async (event) => {
        event.preventDefault();
        const says = isReady();
        if (says !== undefined) return setNo(says);
        await hand.play();
        if (!store.data.getState().refused) close();
      }}
    >
      <label className="field">
        <span className="caps">{title ?? (body ? name : 'No unit is selected')}</span>
        <input
          className="input"
          // biome-ignore lint/a11y/noAutofocus: the field opens because it was asked for
          autoFocus
          autoComplete="off"
          value={words}
          placeholder={example ?? 'advance 6.5, turn 20 left'}
          aria-describedby="typed-held"
          onChange={(event) => lay(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            store.letGo();
            close();
          }}
        />
      </label>
      <button type="submit" className="button main">
        {does ?? 'Move'}
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          store.letGo();
          close();
        }}
      >
        Leave it
      </button>
      <p id="typed-held" className="soft small">
        {held ?? (example ? `For example: ${example}` : '')}
      </p>
      {no && (
        <p className="bad small" role="alert">
          {no}
        </p>
      )}
    </form>
  );
}
