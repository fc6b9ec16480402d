import type { Odds } from '@muster/rules/kernel';
import { type Figure, type Intent, SPELLS, type SpellId, type State } from '@muster/rules/song-of-blades';
import { useTable } from '../../store/table-store';
import { percent } from '../../table/figures';
import type { SkinContext } from '../skin';
import { handOf, useHand } from './hand';
import { previewOf } from './offers';
import { SpellPicker } from './spell-picker';

type Throws = Extract<Intent, { do: 'activate' | 'react' }>;

/** One row for each number of dice: what they may bring, and what they may cost. A press throws them. */
export function ActivationRows({
  state,
  figure,
  intents,
  context,
}: {
  readonly state: State;
  readonly figure: Figure;
  readonly intents: readonly Intent[];
  readonly context: SkinContext;
}) {
  const { store, seat } = context;
  const declared = useHand(store, (hand) => hand.spell);
  const pending = useTable(store, (data) => data.pending !== undefined);
  const throws = intents.filter((each): each is Throws => each.do === 'activate' || each.do === 'react');
  const spells = [...new Set(throws.flatMap((each) => (each.spell === undefined ? [] : [each.spell])))];
  const spell = declared !== undefined && spells.includes(declared) ? declared : undefined;
  const rows = throws.filter((each) => each.spell === spell);
  if (seat === undefined) return null;
  return (
    <>
      {spells.length > 0 && (
        <SpellPicker
          state={state}
          figure={figure}
          spells={spells}
          chosen={spell}
          onChoose={(next) => handOf(store).setState({ spell: next })}
        />
      )}
      <fieldset className="sob-rows" aria-label="How many dice">
        {rows.map((intent) => (
          <Row
            key={intent.dice}
            intent={intent}
            odds={oddsOf(state, seat, intent)}
            disabled={pending}
            onPress={() => void store.act(intent)}
            onPoint={(on) => on && store.hold(intent as never)}
            reaction={intent.do === 'react'}
            announced={spell !== undefined}
          />
        ))}
      </fieldset>
      <p className="small soft">{noteOf(figure, spell, rows, spells.length > 0)}</p>
    </>
  );
}

const oddsOf = (state: State, seat: string, intent: Intent): Odds => {
  const seen = previewOf(state, seat, intent as never);
  return seen.is === 'ready' ? (seen.odds ?? []) : [];
};

function noteOf(figure: Figure, spell: SpellId | undefined, rows: readonly Throws[], knows: boolean): string {
  if (rows.length === 1 && rows[0]?.dice === 3 && rows[0].do === 'activate')
    return `${figure.name} is in a frenzy and throws all three.`;
  if (spell !== undefined)
    return `${SPELLS[spell].name} is announced with the dice; its Power is the actions put into it.`;
  if (knows) return 'Name a spell before the dice: without one, these actions cast none.';
  if (rows[0]?.do === 'react') return 'Each success is an action. Nobody answers a failure.';
  return 'Each success is an action. Each failure is a die for the other side.';
}

function Row({
  intent,
  odds,
  disabled,
  onPress,
  onPoint,
  reaction,
  announced,
}: {
  readonly intent: Throws;
  readonly odds: Odds;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly onPoint: (on: boolean) => void;
  readonly reaction: boolean;
  /** A spell goes with the dice: what it may do to its caster stands in every row. */
  readonly announced: boolean;
}) {
  const actions = odds.find((each) => each.is === 'distribution' && each.code === 'actions');
  const chances = actions?.is === 'distribution' ? actions.chances : [];
  const atLeast = (n: number): number => chances.reduce((sum, chance, at) => (at >= n ? sum + chance : sum), 0);
  const of = (code: string): number | undefined => {
    const found = odds.find((each) => each.code === code);
    return found?.is === 'chance' || found?.is === 'number' ? found.value : undefined;
  };
  const cells = [
    { value: percent(atLeast(1)), label: 'acts' },
    { value: intent.dice < 2 ? '–' : percent(atLeast(2)), label: 'two plus' },
    ...(reaction ? [] : [{ value: percent(of('turn-over') ?? 0), label: 'turn over', bad: true }]),
    ...(reaction ? [] : [{ value: (of('reaction-dice') ?? 0).toFixed(2), label: 'reactions' }]),
    ...(announced ? [{ value: percent(of('backfire') ?? 0), label: 'backfire', bad: true }] : []),
  ];
  return (
    <button
      type="button"
      className="sob-row"
      data-choice
      disabled={disabled}
      onClick={onPress}
      onMouseEnter={() => onPoint(true)}
      onFocus={() => onPoint(true)}
      aria-label={`${intent.dice === 1 ? 'One die' : `${intent.dice} dice`}: ${cells.map((cell) => `${cell.value} ${cell.label}`).join(', ')}`}
    >
      <span className="sob-bones" aria-hidden="true">
        {Array.from({ length: intent.dice }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity
          <i key={at} />
        ))}
      </span>
      {cells.map((cell) => (
        <span key={cell.label} className={'bad' in cell && cell.bad ? 'cell bad' : 'cell'}>
          <b>{cell.value}</b>
          <small>{cell.label}</small>
        </span>
      ))}
    </button>
  );
}
