import { inch, type State, topStep } from '@muster/rules/five-leagues';
import { ArrowDownToLine, CircleHelp, RotateCcw, SkipForward, Target } from 'lucide-react';
import { useEffect, useState } from 'react';
import { GameIcon } from '../../parts/game-icon';
import { Tool, ToolsRow, UndoTool } from '../../parts/tools-row';
import { useTable } from '../../store/table-store';
import type { PartProps, SkinContext } from '../skin';
import { type Deed, deedsOf, mayDash } from './deeds';
import { BeforeBattle, DeployPool } from './deploy-pool';
import { isShowing } from './dice-queue';
import { useHand } from './hand';
import { InitiativePanel } from './initiative';
import { askWhy, leftToAct, takeDeed, toggleDash, toggleJump, toggleThreats, waitingFigures } from './keys';
import { inHand, isDeploying, isFar } from './meant';
import { actingUnit, isAsked, isOwn, offerOf, play, playOffer } from './offers';
import { ThreatCard } from './threat-card';
import { WhyCard } from './why-card';

/** Beside the table: who acts when; above the orders: the box of the set-up, "why not", threats; then the orders. */
export function PartyOrders(props: PartProps) {
  const { store, context } = props;
  const state = useTable(store, (data) => data.state) as State | undefined;
  const selected = useTable(store, (data) => data.selected[0]);
  const other = useHand(store, (hand) => hand.other);
  const threats = useHand(store, (hand) => hand.threats);
  useActingSelected(context, state);
  if (!state || state.outcome || topStep(state)?.is === 'muster') return null;
  return (
    <>
      {state.round > 0 && <InitiativePanel {...props} state={state} />}
      {(isDeploying(state) || ['sneak', 'lair'].includes(topStep(state)?.is ?? '')) && (
        <BeforeBattle {...props} state={state} />
      )}
      {isDeploying(state) && <DeployPool {...props} state={state} />}
      {threats && selected !== undefined && other === undefined && state.round > 0 && (
        <ThreatCard {...props} state={state} unit={selected} />
      )}
      {selected !== undefined && other !== undefined && <WhyCard {...props} state={state} from={selected} to={other} />}
      <OrdersRow {...props} state={state} />
    </>
  );
}

/** What the selected figure may do, the tools of the table, and the end of the phase at the outer end. */
function OrdersRow({ store, context, state }: PartProps & { readonly state: State }) {
  useTable(store, (data) => data.selected[0]);
  const drafted = useTable(store, (data) => (data.resting ? data.draft?.do : undefined));
  const means = useHand(store, (hand) => hand.means);
  const dash = useHand(store, (hand) => hand.dash);
  const jump = useHand(store, (hand) => hand.jump);
  const threats = useHand(store, (hand) => hand.threats);
  const canUndo = useTable(store, (data) => data.undo);
  const asked = isAsked(state, context.seat);
  const unit = inHand(context, state);
  // Answers to a question stand in its prompt
  // While a blow, a shot, a spell rests in the hand with its odds, the row is about that alone
  const aims = drafted !== undefined && AIMED.has(drafted);
  const deeds = asked
    ? deedsOf(context, state, unit).filter(
        (deed) =>
          isOrder(state, deed) &&
          (!aims || deed.do === drafted) &&
          (deed.do !== 'move' || unit === undefined || isFar(context, state, unit, 'move')),
      )
    : [];
  const ends = offerOf(context, state, 'end-phase');
  const saying = offerOf(context, state, 'ready');
  const ready = asked ? saying : undefined;
  // Said already, and the others are not: it may be taken back
  const notYet = asked ? undefined : saying;
  const isHigh = unit !== undefined && (state.figures[unit]?.level ?? 0) >= inch(1);
  const goes = deeds.some((deed) => deed.do === 'move');
  const inPlay = state.round > 0;
  const isQuestion = asked && deeds.length === 0 && !ends && !ready;
  if (isQuestion && !canUndo) return null;
  if (deeds.length === 0 && !ends && !saying && !canUndo && !inPlay) return null;
  return (
    <section className="card orders fl-orders" aria-label="Orders">
      {deeds.flatMap((deed) => [
        <DeedButton
          key={deed.do}
          deed={deed}
          on={means === deed.do || drafted === deed.do}
          onPress={() => takeDeed(context, state, deed)}
        />,
        ...(deed.do === 'move' && mayDash(context, state, unit)
          ? [<Dash key="dash" on={dash} onPress={() => void toggleDash(context, state)} />]
          : []),
      ])}
      {goes && isHigh && (
        <button
          type="button"
          className={jump ? 'order tip on' : 'order tip'}
          aria-pressed={jump}
          onClick={() => toggleJump(context, state)}
        >
          <ArrowDownToLine size={22} aria-hidden="true" />
          Jump
          <span className="tip-text">Straight down over the edge, without climbing: more than an inch is a Hit.</span>
        </button>
      )}
      <ToolsRow>
        {unit !== undefined && inPlay && (
          <Tool
            icon={CircleHelp}
            label="Why not"
            keys="V"
            hint="Point at another figure: sight, Cover, distance and what could be done."
            on={means === 'why'}
            onPress={() => void askWhy(context)}
          />
        )}
        {inPlay && (
          <Tool
            icon={Target}
            label="Threats"
            keys="X"
            hint="How far every foe comes with one move."
            on={threats}
            onPress={() => void toggleThreats(context)}
          />
        )}
        {canUndo && <UndoTool store={store} />}
      </ToolsRow>
      {ready && (
        <button type="button" className="order end-turn" data-key="n" onClick={() => playOffer(context, ready)}>
          <SkipForward size={22} aria-hidden="true" />
          {isDeploying(state) || topStep(state)?.is === 'lair' ? 'Ready' : 'No more'}
          <kbd>N</kbd>
        </button>
      )}
      {notYet && (
        <button type="button" className="order tip not-yet" onClick={() => playOffer(context, notYet)}>
          <RotateCcw size={22} aria-hidden="true" />
          {context.words.offer('not-ready').label}
          <span className="tip-text">{context.words.offer('not-ready').hint}.</span>
        </button>
      )}
      {ends && <EndPhase context={context} left={leftToAct(context, state)} />}
    </section>
  );
}

/** Deeds whose odds are read before they are confirmed. */
const AIMED: ReadonlySet<string> = new Set(['shoot', 'fight', 'cast', 'interact', 'use', 'aim']);

/** Deeds that stand in the row: all of an activation; of a question only what the hand goes on with. */
const isOrder = (state: State, { do: doing }: Deed): boolean => {
  const step = topStep(state)?.is;
  if (doing === 'halt') return false;
  if (doing === 'automa') return step === 'act' || step === 'enemy-phase';
  return true;
};

/** Whoever acts is selected as soon as it may; nobody has to look for it. */
function useActingSelected(context: SkinContext, state: State | undefined): void {
  const { store, seat } = context;
  const version = useTable(store, (data) => data.version);
  const showing = useTable(store, () => isShowing(context));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the entries of the table, once their dice lie
  useEffect(() => {
    if (!state || seat === undefined || !isAsked(state, seat) || isShowing(context)) return;
    const { selected, draft } = store.data.getState();
    if (draft) return;
    const now = askedUnit(state, seat) ?? actingUnit(state, seat);
    const ready = waitingFigures(context, state);
    const next = now ?? (selected[0] !== undefined && ready.includes(selected[0]) ? selected[0] : ready[0]);
    if (next !== undefined && next !== selected[0] && !isDeploying(state)) store.select([next]);
  }, [version, seat, showing]);
}

/** Whom a question is about, if it is a figure of this seat: who fights, who is struck, who tests, who goes aside. */
function askedUnit(state: State, seat: string): string | undefined {
  const step = topStep(state);
  const named =
    step?.is === 'melee'
      ? [step.initiator, step.other]
      : step?.is === 'hit'
        ? [step.hit.target]
        : step?.is === 'test'
          ? [step.test.unit]
          : step?.is === 'cast'
            ? [step.by]
            : step?.is === 'matter'
              ? step.units
              : step?.is === 'reroll' || step?.is === 'place' || step?.is === 'walk' || step?.is === 'ward'
                ? [step.unit]
                : [];
  return named.find((unit) => isOwn(state, seat, unit));
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
      <span className="tip-text">{deed.hint}.</span>
    </button>
  );
}

/** Every move is a Dash, however short; without it a move becomes one where it goes beyond Speed. */
const Dash = ({ on, onPress }: { readonly on: boolean; readonly onPress: () => void }) => (
  <button type="button" className={on ? 'order tip on' : 'order tip'} aria-pressed={on} onClick={onPress}>
    <GameIcon name="sprint" size={24} />
    Dash
    <kbd>D</kbd>
    <span className="tip-text">Farther, and nothing else: no blow, no shot, and into nobody.</span>
  </button>
);

/** Lets the rest of the phase pass; asks once when figures can still act. */
function EndPhase({ context, left }: { readonly context: SkinContext; readonly left: number }) {
  const [asked, setAsked] = useState(0);
  const version = useTable(context.store, (data) => data.version);
  const asking = left > 0 && asked === version + 1;
  return (
    <button
      type="button"
      className={asking ? 'order end-turn asking' : 'order end-turn'}
      data-key="n"
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
      <kbd>N</kbd>
    </button>
  );
}
