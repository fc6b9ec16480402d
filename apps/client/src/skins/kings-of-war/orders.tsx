import type { Intent } from '@muster/rules/kernel';
import { isFielded, type State, topStep, unitOf } from '@muster/rules/kings-of-war';
import {
  ArrowDown,
  ArrowUp,
  ChevronsUp,
  Dices,
  Hand,
  MoveHorizontal,
  RotateCcw,
  RotateCw,
  SkipForward,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTable } from '../../store/table-store';
import type { PartProps } from '../skin';
import { BattleTools } from './battle-tools';
import { useHand } from './hand';
import { readyUnits, takeOrder } from './keys';
import { type Order, OrderButton } from './order-button';
import { Weapons } from './weapons';

const moves: readonly Order[] = [
  {
    means: 'charge',
    label: 'Charge',
    key: 'C',
    icon: 'trumpet-flag',
    hint: 'Point at an enemy, or drag onto one. More units join by a click.',
  },
  {
    means: 'advance',
    label: 'Advance',
    key: 'A',
    icon: ArrowUp,
    hint: 'Up to Speed straight ahead, with one pivot of up to 90°.',
  },
  {
    means: 'double',
    label: 'Double',
    key: 'D',
    icon: ChevronsUp,
    hint: 'Up to twice Speed straight ahead. No shooting after it.',
  },
  { means: 'back', label: 'Back', key: 'B', icon: ArrowDown, hint: 'Up to half Speed straight back.' },
  { means: 'sidestep', label: 'Sidestep', key: 'S', icon: MoveHorizontal, hint: 'Up to half Speed left or right.' },
  { means: 'face', label: 'Turn', key: 'T', icon: RotateCw, hint: 'Pivot to any facing without moving.' },
  { means: 'halt', label: 'Halt', key: 'H', icon: Hand, hint: 'Stand, and shoot the better for it.' },
];

/** The charge of a unit that fights already. */
const counterCharge: Order = {
  means: 'charge',
  label: 'Counter',
  key: 'C',
  icon: 'trumpet-flag',
  hint: 'Counter Charge: point at an enemy it fights, at its front or beside. It lets go of the others.',
};

/** What the selected unit may be ordered, and the end of the phase at the outer end. */
export function BattleOrders({ store, context }: PartProps) {
  const state = useTable(store, (data) => data.state) as State | undefined;
  const selected = useTable(store, (data) => data.selected[0]);
  const means = useHand(store, (hand) => hand.means);
  const canUndo = useTable(store, (data) => data.undo);
  // What is held in the hand needs the room: tools and the end of the phase come back when it is let go.
  // What was refused needs none: it lies there only to be looked at.
  const held = useTable(store, (data) => data.draft !== undefined && data.preview?.is !== 'refused');
  const drafted = useTable(store, (data) => data.draft?.do);
  const side = state?.seats.find((each) => each.seat === context.seat)?.side;
  const step = state && topStep(state);
  const unit = state && selected !== undefined ? unitOf(state, selected) : undefined;
  const mine = unit && isFielded(unit) && unit.seat === context.seat ? unit : undefined;
  const myTurn = step !== undefined && 'side' in step && step.side === side;
  const offered = useMemo(() => {
    if (!state || context.seat === undefined || !mine || !myTurn) return new Set<string>();
    return new Set(
      context.system
        .offers(state, context.seat)
        .filter((offer) => offer.unit === mine.id)
        .map((offer) => offer.do),
    );
  }, [state, context, mine, myTurn]);
  if (
    !state ||
    !step ||
    state.outcome ||
    (state.round === 0 && (step.is === 'roll-off' || step.is === 'terrain' || (!canUndo && !unit)))
  )
    return null;
  const inMovement = step.is === 'movement' && myTurn;
  const special = mine && myTurn ? specials.filter((each) => offered.has(each.do)) : [];
  return (
    <section className="card orders kow-orders" aria-label="Orders">
      {inMovement &&
        mine &&
        moves.map((order) => (
          <OrderButton
            key={order.means}
            order={order.means === 'charge' && offered.has('counter-charge') ? counterCharge : order}
            on={(drafted === 'counter-charge' ? 'charge' : (drafted ?? means)) === order.means}
            dim={!offered.has(order.means) && !(order.means === 'charge' && offered.has('counter-charge'))}
            onPress={() =>
              order.means === 'halt'
                ? void store.act({ do: 'halt', unit: mine.id } as Intent)
                : takeOrder(context, order.means)
            }
          />
        ))}
      {mine && myTurn && offered.has('pivot') && (
        <OrderButton
          order={{
            means: 'pivot',
            label: 'Free turn',
            key: '',
            icon: RotateCcw,
            hint: 'An Individual may turn on the spot for nothing, before or after its order.',
          }}
          on={means === 'pivot'}
          dim={false}
          onPress={() => takeOrder(context, 'pivot')}
        />
      )}
      {special.map((each) => (
        <OrderButton
          key={each.do}
          order={{ means: 'auto', label: each.label, key: '', icon: each.icon, hint: each.hint }}
          on={false}
          dim={false}
          onPress={() => void store.act({ do: each.do, unit: mine?.id } as Intent)}
        />
      ))}
      {step.is === 'ranged' && myTurn && mine && mine.profile.weapons.length > 0 && (
        <OrderButton
          order={{
            means: 'shoot',
            label: 'Shoot',
            key: 'F',
            icon: 'high-shot',
            hint: 'Point at a target: sight, cover and odds before the shot.',
          }}
          on={means === 'shoot'}
          dim={!offered.has('shoot')}
          onPress={() => takeOrder(context, 'shoot')}
        />
      )}
      {mine && (
        <Weapons
          store={store}
          unit={mine.id}
          context={context}
          weapons={mine.profile.weapons.map((weapon) => weapon.name)}
          show={step.is === 'ranged' && myTurn && offered.has('shoot')}
        />
      )}
      {!held && (
        <BattleTools
          store={store}
          context={context}
          canAsk={unit !== undefined}
          canUndo={canUndo && step.is !== 'roll-off'}
          hasThreats={state.round > 0}
        />
      )}
      {!held &&
        myTurn &&
        side !== undefined &&
        (step.is === 'movement' || step.is === 'ranged' || step.is === 'melee') && (
          <EndPhase store={store} label={endWords[step.is]} left={readyUnits(state, side).length} />
        )}
    </section>
  );
}

const endWords = { movement: 'End moving', ranged: 'End shooting', melee: 'End turn' } as const;

const specials = [
  {
    do: 'withdraw',
    label: 'Withdraw',
    icon: 'run',
    hint: 'One inch straight away from what it fights, before its order.',
  },
  {
    do: 'wild',
    label: 'Wild dice',
    icon: Dices,
    hint: 'Rolls how much farther it may charge this turn. Without the roll it has none of it.',
  },
  {
    do: 'steady',
    label: 'Rally',
    icon: 'flying-flag',
    hint: 'Headstrong: on 3+ it is Disordered instead of Wavering.',
  },
] as const;

/** Ends the phase; asks once when units can still act. */
function EndPhase({
  store,
  label,
  left,
}: {
  readonly store: PartProps['store'];
  readonly label: string;
  readonly left: number;
}) {
  const [asked, setAsked] = useState(0);
  const version = useTable(store, (data) => data.version);
  const asking = left > 0 && asked === version + 1;
  const press = () => {
    if (left > 0 && !asking) return setAsked(version + 1);
    setAsked(0);
    void store.act({ do: 'end-phase' } as Intent);
  };
  return (
    <button type="button" className={asking ? 'order end-turn asking' : 'order end-turn'} onClick={press}>
      <SkipForward size={22} aria-hidden="true" />
      {asking ? `${left} can still act. End it?` : label}
    </button>
  );
}
