import { Shield } from '../parts/shield';
import type { SkinContext } from '../skins/skin';
import { tinctureOfSide } from '../store/overlays';
import { useShown } from '../store/shown';
import { LogDice } from './log-panel';
import { Sentence } from './sentence';

/** On a phone, for those who watch: the last thing that happened, large, with its dice. */
export function LastEvent({
  context,
  onGoUnit,
}: {
  readonly context: SkinContext;
  readonly onGoUnit: (unit: string) => void;
}) {
  const data = useShown(context);
  const last = data.log.findLast((line) => line.is === 'said');
  if (!last) return <p className="soft">Nothing has happened yet.</p>;
  const divider = data.log.findLast((line) => line.is === 'divider');
  return (
    <section className="last-event" aria-label="The last event">
      <p className="caps">{divider ? `${divider.text} · now` : 'Now'}</p>
      <p className="last-event-text">
        {last.side !== undefined && <Shield tincture={tinctureOfSide(context, data, last.side)} />}{' '}
        <Sentence text={last.text} store={context.store} onGo={onGoUnit} />
      </p>
      {last.show?.dice?.map((roll, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of a line keep their order
        <LogDice key={at} roll={roll} />
      ))}
    </section>
  );
}
