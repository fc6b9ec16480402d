import type { SkinContext } from '../skins/skin';
import { JudgementCard } from './judgement-card';
import { LastEvent } from './last-event';
import { NudgePad } from './nudge-pad';
import { Questions } from './questions';
import type { SceneHandle } from './table-scene';
import type { OpenTable } from './tables';
import { useHotSeat } from './use-hot-seat';
import type { Size } from './use-size';
import { WaitingPlate } from './waiting-plate';

/**
 * What asks, the orders and the card: along the lower edge, or one after the other in the sheet of a phone. In the
 * order of the tab key: first what asks, then orders, then the card.
 */
export function Hud({
  table,
  context,
  size,
  handle,
  isSheetOpen,
  onGoUnit,
  onPeople,
}: {
  readonly table: OpenTable;
  readonly context: SkinContext;
  readonly size: Size;
  readonly handle: SceneHandle | undefined;
  readonly isSheetOpen: boolean;
  readonly onGoUnit: (unit: string) => void;
  readonly onPeople: () => void;
}) {
  const { store, skin } = context;
  useHotSeat(context);
  const { Card, Orders, Prompt } = skin.parts;
  const asks = (
    <>
      <Questions context={context} />
      {handle && <NudgePad handle={handle} store={store} />}
      {Prompt && <Prompt store={store} context={context} />}
    </>
  );
  const judgement = <JudgementCard context={context} onGoUnit={onGoUnit} />;
  if (size === 'phone')
    return isSheetOpen ? (
      <section className="sheet" aria-label="What goes on">
        <WaitingPlate table={table} context={context} onPeople={onPeople} />
        <div className="sheet-body">
          {context.seat === undefined && <LastEvent context={context} onGoUnit={onGoUnit} />}
          {asks}
          {judgement}
          {Orders && <Orders store={store} context={context} />}
          {Card && <Card store={store} context={context} />}
        </div>
      </section>
    ) : null;
  return (
    <>
      <div className="centre">{asks}</div>
      <div className="bottom">
        <div className="bottom-orders">{Orders && <Orders store={store} context={context} />}</div>
        <div className="bottom-left">{Card && <Card store={store} context={context} />}</div>
        {judgement}
      </div>
    </>
  );
}
