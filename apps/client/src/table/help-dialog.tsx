import { useMemo } from 'react';
import { Dialog } from '../parts/dialog';
import type { SkinContext } from '../skins/skin';
import { useTable } from '../store/table-store';
import { sharedKeys } from '../tools/keys';

/** What may be written here now, by the game's own example; undefined where the shell's words do. */
function useTyped(context: SkinContext): string | undefined {
  const selected = useTable(context.store, (data) => data.selected[0]);
  return useMemo(() => {
    const { typed } = context.skin.tools(context).main;
    return typed?.asks(selected).example;
  }, [context, selected]);
}

/** The keys and gestures of this table. */
export function HelpDialog({ context, onClose }: { readonly context: SkinContext; readonly onClose: () => void }) {
  const state = useTable(context.store, (data) => data.state);
  const offers = context.seat === undefined || state === undefined ? [] : context.system.offers(state, context.seat);
  const verbs = [...new Set(offers.map((offer) => offer.do))]
    .map((verb) => context.words.offer(verb))
    .filter((words) => words.key !== undefined)
    .map((words) => ({ keys: (words.key ?? '').replace(/^[a-z]$/, (key) => key.toUpperCase()), does: words.hint }));
  const own = [...verbs, ...(context.skin.keys ?? [])];
  // A key the game has taken does what the game says
  const typed = useTyped(context);
  const shared = sharedKeys
    .filter(({ keys }) => !own.some((line) => line.keys === keys))
    .map((line) => (line.keys === 'W' && typed ? { ...line, does: `order in words: ${typed}` } : line));
  return (
    <Dialog title="Keys and gestures" onClose={onClose} wide>
      <dl className="keys">
        {[...shared, ...own].map((line) => (
          <div key={`${line.keys} ${line.does}`}>
            <dt>
              <kbd>{line.keys}</kbd>
            </dt>
            <dd>{line.does}</dd>
          </div>
        ))}
      </dl>
      <hr className="rule" />
      <p className="small soft">
        Mouse: press and drag a unit of yours; the wheel zooms at the pointer; drag the grass to pan; drag with the
        right button to measure, with Shift from base to base; Alt and a press points for everyone; a double click flies
        there. Touch: tap to select, drag what is selected, two fingers pan, pinch and turn, a long press opens the
        little menu.
      </p>
    </Dialog>
  );
}
