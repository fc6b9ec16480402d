import { useEffect, useState } from 'react';
import { useSettings } from '../settings/settings-store';
import { playCue } from '../settings/sound';
import type { SkinContext } from '../skins/skin';
import { namesIn, plain } from '../store/names';
import { useShown } from '../store/shown';
import { useTable } from '../store/table-store';

/** Says each event as one sentence, what rests in the hand, and with more weight when this seat is asked. Rings the bell for it too. */
export function Narration({ context }: { readonly context: SkinContext }) {
  const { store, system, words } = context;
  const heard = useTable(store, (data) => data.log.at(-1));
  const data = useShown(context);
  const last = data.log.at(-1);
  const held = useHeldLine(context);
  const wanted = useSettings((settings) => settings.narration);
  const mine =
    data.state === undefined ? undefined : system.waitingFor(data.state).find((one) => one.seat === context.seat);
  const asked = mine ? plain(words.asked(mine, namesIn(context, data, data.state))) : '';
  const [before, setBefore] = useState(asked);
  useEffect(() => {
    // Dice are heard when they fall, and told when they lie.
    if (heard?.show?.cue) playCue(heard.show.cue);
  }, [heard]);
  useEffect(() => {
    // Not for every order of a turn that is mine already.
    if (asked !== '' && before === '') playCue('turn');
    setBefore(asked);
  }, [asked, before]);
  if (!wanted) return null;
  return (
    <>
      <div className="hidden-visually" aria-live="polite">
        {last ? plain(last.text) : ''}
      </div>
      <div className="hidden-visually" aria-live="polite">
        {held}
      </div>
      <div className="hidden-visually" aria-live="assertive">
        {asked}
      </div>
    </>
  );
}

/** What rests in the hand, told once it has been left alone for a moment: not at every millimetre. */
function useHeldLine(context: SkinContext): string {
  const line = useTable(context.store, (data) =>
    data.draft && data.resting && data.state !== undefined ? context.skin.heldLine?.(data.state, context) : undefined,
  );
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTold(line ?? ''), 500);
    return () => clearTimeout(timer);
  }, [line]);
  return told;
}
