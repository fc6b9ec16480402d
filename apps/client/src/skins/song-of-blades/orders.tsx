import { type State, topStep } from '@muster/rules/song-of-blades';
import { CircleHelp, Radar, SkipForward, Target } from 'lucide-react';
import { useEffect, useState } from 'react';
import { GameIcon } from '../../parts/game-icon';
import { Tool, ToolsRow, UndoTool } from '../../parts/tools-row';
import { useTable } from '../../store/table-store';
import type { PartProps, SkinContext } from '../skin';
import { type Deed, deedsOf } from './deeds';
import { handOf, useHand } from './hand';
import { askWhy, takeDeed, waitingFigures } from './keys';
import { actionsLeft, isAsked, offersNow, play } from './offers';

/** What the selected figure may do, the tools of the table, and the end of the turn at the outer end. */
export function SkirmishOrders({ store, context }: PartProps) {
  const state = useTable(store, (data) => data.state) as State | undefined;
  const selected = useTable(store, (data) => data.selected[0]);
  const means = useHand(store, (hand) => hand.means);
  const canUndo = useTable(store, (data) => data.undo);
  const drafted = useTable(store, (data) => (data.resting ? data.draft?.do : undefined));
  useActingSelected(context, state);
  const step = state && topStep(state);
  if (!state || !step || state.outcome || step.is === 'muster') return null;
  const asked = isAsked(state, context.seat);
  const deeds = asked ? deedsOf(context, state, selected).filter(isOrder) : [];
  const ends = offersNow(context, state).find((offer) => offer.do === 'end-turn');
  const inPlay = state.turn > 0;
  if (deeds.length === 0 && !canUndo && !inPlay) return null;
  return (
    <section className="card orders sob-orders" aria-label="Orders">
      {deeds.map((deed) => (
        <DeedButton
          key={deed.do}
          deed={deed}
          on={means === deed.do || drafted === deed.do}
          onPress={() => takeDeed(context, deed)}
        />
      ))}
      <Tools context={context} canAsk={selected !== undefined && inPlay} canUndo={canUndo} inPlay={inPlay} />
      {ends !== undefined && <EndTurn context={context} left={waitingFigures(context, state).length} />}
    </section>
  );
}

/** Deeds that stand in the row; answers to a question stand in its prompt. */
const isOrder = (deed: Deed): boolean => !PROMPTED.has(deed.do);
const PROMPTED = new Set([
  'react',
  'decline',
  'take-initiative',
  'change-die',
  'stand',
  'choose',
  'magic-choose',
  'let-pass',
  'counter',
  'take-hack',
  'give-way',
  'follow-up',
  'fall-side',
  'flee-toward',
  'intercept',
  'come-up',
  'fling',
  'roll-off',
  'choose-role',
  'choose-edge',
  'deploy',
  'lay',
  'take-up',
  'terrain-done',
  'choose-warband',
  'ready',
]);

/** Whoever acts is selected as soon as it may; nobody has to look for it. */
function useActingSelected(context: SkinContext, state: State | undefined): void {
  const { store, seat } = context;
  const version = useTable(store, (data) => data.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the entries of the table
  useEffect(() => {
    if (!state || !isAsked(state, seat) || seat === undefined) return;
    const step = topStep(state);
    const { selected, draft } = store.data.getState();
    const [now] = selected;
    if (draft) return;
    if (step?.is === 'act') {
      if (now !== undefined && (actionsLeft(state, now) ?? 0) > 0 && (step.current === null || step.current === now))
        return;
      const next = step.current ?? waitingFigures(context, state)[0];
      if (next !== undefined && next !== now) store.select([next]);
      return;
    }
    if (step && 'unit' in step && typeof step.unit === 'string' && state.figures[step.unit] && step.unit !== now)
      store.select([step.unit]);
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

function Tools({
  context,
  canAsk,
  canUndo,
  inPlay,
}: {
  readonly context: SkinContext;
  readonly canAsk: boolean;
  readonly canUndo: boolean;
  readonly inPlay: boolean;
}) {
  const { store } = context;
  const means = useHand(store, (hand) => hand.means);
  const threats = useHand(store, (hand) => hand.threats);
  const ranges = useHand(store, (hand) => hand.ranges);
  const set = handOf(store).setState;
  return (
    <ToolsRow>
      {canAsk && (
        <Tool
          icon={CircleHelp}
          label="Why not"
          keys="V"
          hint="Point at another figure: sight, cover, distance and what could be done."
          on={means === 'why'}
          onPress={() => void askWhy(context)}
        />
      )}
      {canAsk && (
        <Tool
          icon={Radar}
          label="Ranges"
          keys="B"
          hint="The sticks of its weapon, and what each does to the roll."
          on={ranges}
          onPress={() => set({ ranges: !ranges })}
        />
      )}
      {inPlay && (
        <Tool
          icon={Target}
          label="Threats"
          keys="X"
          hint="How far every foe comes with one move."
          on={threats}
          onPress={() => set({ threats: !threats })}
        />
      )}
      {canUndo && <UndoTool store={store} />}
    </ToolsRow>
  );
}

/** Passes the turn; asks once when figures can still act. */
function EndTurn({ context, left }: { readonly context: SkinContext; readonly left: number }) {
  const [asked, setAsked] = useState(0);
  const version = useTable(context.store, (data) => data.version);
  const asking = left > 0 && asked === version + 1;
  const press = (clicks: number) => {
    if (left > 0 && !asking) return setAsked(version + 1);
    // The second half of a double click has not read the question
    if (clicks > 1) return;
    setAsked(0);
    play(context, { do: 'end-turn' });
  };
  return (
    <button
      type="button"
      className={asking ? 'order end-turn asking' : 'order end-turn'}
      onClick={(event) => press(event.detail)}
    >
      <SkipForward size={22} aria-hidden="true" />
      {asking ? `${left} can still act. End it?` : 'End turn'}
    </button>
  );
}
