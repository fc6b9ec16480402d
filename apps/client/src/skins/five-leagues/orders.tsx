import { type State, topStep } from '@muster/rules/five-leagues';
import { CircleHelp, SkipForward, Target } from 'lucide-react';
import { useEffect, useState } from 'react';
import { GameIcon } from '../../parts/game-icon';
import { Tool, ToolsRow, UndoTool } from '../../parts/tools-row';
import { useTable } from '../../store/table-store';
import type { PartProps, SkinContext } from '../skin';
import { type Deed, deedsOf } from './deeds';
import { handOf, useHand } from './hand';
import { takeDeed, waitingFigures } from './keys';
import { inHand } from './meant';
import { actingUnit, intentsOf, isAsked, offersNow, play, playOffer } from './offers';

/** What the selected figure may do, the tools of the table, and the end of the phase at the outer end. */
export function PartyOrders({ store, context }: PartProps) {
  const state = useTable(store, (data) => data.state) as State | undefined;
  useTable(store, (data) => data.selected[0]);
  const means = useHand(store, (hand) => hand.means);
  const dash = useHand(store, (hand) => hand.dash);
  const threats = useHand(store, (hand) => hand.threats);
  const canUndo = useTable(store, (data) => data.undo);
  useActingSelected(context, state);
  const step = state && topStep(state);
  if (!state || !step || state.outcome || step.is === 'muster') return null;
  const asked = isAsked(state, context.seat);
  const unit = inHand(context, state);
  const deeds = asked ? deedsOf(context, state, unit) : [];
  const ends = offersNow(context, state).find((offer) => offer.do === 'end-phase');
  const places = offersNow(context, state).find((offer) => offer.do === 'auto-place');
  const ready = offersNow(context, state).find((offer) => offer.do === 'ready');
  const goes = deeds.some(({ do: doing }) => doing === 'move');
  if (deeds.length === 0 && !ends && !places && !ready && !canUndo) return null;
  return (
    <section className="card orders sob-orders fl-orders" aria-label="Orders">
      {deeds.map((deed) => (
        <DeedButton
          key={deed.do}
          deed={deed}
          on={means === deed.do && !dash}
          onPress={() => takeDeed(context, state, deed)}
        />
      ))}
      {goes && (
        <button
          type="button"
          className={`order tip${dash ? ' on' : ''}`}
          aria-pressed={dash}
          onClick={() => handOf(store).setState({ dash: !dash, means: 'move' })}
        >
          <GameIcon name="sprint" size={24} />
          Dash
          <kbd>D</kbd>
          <span className="tip-text">Farther, and nothing else: no blow, no shot, and not into contact.</span>
        </button>
      )}
      <ToolsRow>
        {unit !== undefined && state.round > 0 && (
          <Tool
            icon={CircleHelp}
            label="Why not"
            keys="V"
            hint="Point at another figure: sight, Cover, distance and what could be done."
            on={means === 'why'}
            onPress={() => handOf(store).setState({ means: means === 'why' ? 'auto' : 'why', other: undefined })}
          />
        )}
        {state.round > 0 && (
          <Tool
            icon={Target}
            label="Threats"
            keys="X"
            hint="How far every foe comes with one move."
            on={threats}
            onPress={() => handOf(store).setState({ threats: !threats })}
          />
        )}
        {canUndo && <UndoTool store={store} />}
      </ToolsRow>
      {places && (
        <button type="button" className="order" onClick={() => playOffer(context, places)}>
          <GameIcon name="boot-prints" size={24} />
          Place all
        </button>
      )}
      {ready && (
        <button type="button" className="order end-turn" onClick={() => playOffer(context, ready)}>
          <SkipForward size={22} aria-hidden="true" />
          {readyLabel(intentsOf(ready)[0])}
        </button>
      )}
      {ends && <EndPhase context={context} left={waitingFigures(context, state).length} />}
    </section>
  );
}

const readyLabel = (intent: unknown): string =>
  (intent as { readonly ready?: boolean } | undefined)?.ready === false ? 'Not yet' : 'Ready';

/** Whoever acts is selected as soon as it may; nobody has to look for it. */
function useActingSelected(context: SkinContext, state: State | undefined): void {
  const { store, seat } = context;
  const version = useTable(store, (data) => data.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the entries of the table
  useEffect(() => {
    if (!state || seat === undefined || !isAsked(state, seat)) return;
    const { selected, draft } = store.data.getState();
    const now = actingUnit(state, seat) ?? waitingFigures(context, state)[0];
    if (draft || now === undefined || now === selected[0]) return;
    if (actingUnit(state, seat) !== undefined || selected.length === 0) store.select([now]);
  }, [version, seat]);
}

function DeedButton({
  deed,
  on,
  onPress,
}: {
  readonly deed: Deed;
  readonly on: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className={`order tip${on ? ' on' : ''}`} aria-pressed={on} onClick={onPress}>
      <GameIcon name={deed.icon} size={24} />
      {deed.label}
      {deed.key !== undefined && <kbd>{deed.key.toUpperCase()}</kbd>}
      <span className="tip-text">{deed.hint}</span>
    </button>
  );
}

/** Lets the rest of the phase pass; asks once when figures can still act. */
function EndPhase({ context, left }: { readonly context: SkinContext; readonly left: number }) {
  const [asked, setAsked] = useState(0);
  const version = useTable(context.store, (data) => data.version);
  const asking = left > 0 && asked === version + 1;
  return (
    <button
      type="button"
      className={asking ? 'order end-turn asking' : 'order end-turn'}
      onClick={(event) => {
        if (left > 0 && !asking) return setAsked(version + 1);
        // The second half of a double click has not read the question
        if (event.detail > 1) return;
        setAsked(0);
        play(context, { do: 'end-phase' });
      }}
    >
      <SkipForward size={22} aria-hidden="true" />
      {asking ? `${left} can still act. End it?` : 'End phase'}
    </button>
  );
}
