import { useEffect, useState } from 'react';
import { useSettings } from '../settings/settings-store';
import { playCue } from '../settings/sound';
import type { SkinContext } from '../skins/skin';
import { namesIn, plain } from '../store/names';
import { useTable } from '../store/table-store';
import { useSlow } from '../store/use-slow';

/** Says each event as one sentence, and with more weight when this seat is asked. Rings the bell for it too. */
export function Narration({ context }: { readonly context: SkinContext }) {
  const { store, system, words } = context;
  const last = useTable(store, (data) => data.log.at(-1));
  const data = useSlow(store);
  const wanted = useSettings((settings) => settings.narration);
  const mine =
    data.state === undefined ? undefined : system.waitingFor(data.state).find((one) => one.seat === context.seat);
  const asked = mine ? plain(words.asked(mine, namesIn(context, data, data.state))) : '';
  const [before, setBefore] = useState(asked);
  useEffect(() => {
    if (last?.show?.cue) playCue(last.show.cue);
  }, [last]);
  useEffect(() => {
    // Not for every order of a turn that is mine already.
    if (asked !== '' && before === '') playCue('turn');
    setBefore(asked);
  }, [asked, before]);
  if (!wanted) return null;
  return (
    <>
      <div className="hidden-visually" aria-live="polite">
        {last && last.is !== 'divider' ? plain(last.text) : ''}
      </div>
      <div className="hidden-visually" aria-live="assertive">
        {asked}
      </div>
    </>
  );
}
