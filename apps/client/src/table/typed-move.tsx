import { useState } from 'react';
import type { SkinContext } from '../skins/skin';
import { namesIn } from '../store/names';
import { useSlow } from '../store/use-slow';
import type { Hand } from '../tools/hand';
import { typedMove } from '../tools/typed';

/** A move in words for the selected unit; it lies on the table as a ghost and is made with Enter once more. */
export function TypedMove({
  context,
  hand,
  onClose,
}: {
  readonly context: SkinContext;
  readonly hand: Hand;
  readonly onClose: () => void;
}) {
  const { store, system } = context;
  const data = useSlow(store);
  const [words, setWords] = useState('');
  const [no, setNo] = useState<string>();
  const unit = data.selected[0];
  const body = system.bodies(data.state).find((one) => one.id === unit);
  const name = unit === undefined ? '' : namesIn(context, data, data.state).unit(unit);
  const close = () => {
    store.letGo();
    onClose();
  };
  const lay = (text: string) => {
    setWords(text);
    setNo(undefined);
    if (hand.typed) return void hand.typed.read(unit, text);
    const pose = body && typedMove(body.base.pose, text, system.units);
    if (body && pose) hand.place?.(body.id, pose);
  };
  return (
    <form
      className="card typed-move"
      aria-label="A move in words"
      onSubmit={async (event) => {
        event.preventDefault();
        if (hand.typed) {
          const says = hand.typed.read(unit, words);
          if (says !== undefined) return setNo(says);
          const reply = await store.commit();
          if (reply?.ok) onClose();
          return;
        }
        if (!body) return setNo('Select a unit first: Tab on the table, or the list of units.');
        if (!hand.place) return setNo('Moves of this game are made with its orders.');
        if (!typedMove(body.base.pose, words, system.units))
          return setNo('Write it like this: advance 6.5, turn 20 left. Also back, left, right, face 90.');
        const reply = await store.commit();
        if (reply?.ok) onClose();
      }}
    >
      <label className="field">
        <span className="caps">{body ? name : 'No unit is selected'}</span>
        <input
          className="input"
          // biome-ignore lint/a11y/noAutofocus: the field opens because it was asked for
          autoFocus
          value={words}
          placeholder={hand.typed?.example ?? 'advance 6.5, turn 20 left'}
          onChange={(event) => lay(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        />
      </label>
      <button type="submit" className="button main">
        Move
      </button>
      <button type="button" className="button quiet" onClick={close}>
        Leave it
      </button>
      {no && (
        <p className="bad small" role="alert">
          {no}
        </p>
      )}
    </form>
  );
}
