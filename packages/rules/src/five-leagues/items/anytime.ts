import type { Refusal, SeatId } from '../../kernel';
import type { Offer } from '../../kernel/system';
import { mayTakeFromPack, takeFromPack } from '../combat/pack';
import type { ItemId } from '../content/ids';
import { fieldedOf, figureOf, scoreOf, seatOf, seatSide } from '../figures';
import type { Intent, IntentOf } from '../intents';
import type { Figure, ScoreChange, State } from '../state';
import { type Always, type Planned, planned, refused } from '../steps/step';
import { torchLit } from './gear';
import { hasTorch } from './light';
import { apply } from './ready-verb';

type Before = IntentOf<'take-before'>;

/**
 * What takes no Action: a bottle at any moment of the battle, and what is eaten, lit or laid out before it begins
 * [FL-ITEM-bottle-of-red-duck] [FL-ITEM-ironshield-root] [FL-ITEM-springwind-berries] [FL-ITEM-alarm-traps].
 */
export const anytime: Always = {
  dos: ['drink', 'take-before'],
  lapses: true,
  offers(state, seat) {
    const drinks = Object.values(state.figures)
      .map((figure): IntentOf<'drink'> => ({ do: 'drink', unit: figure.id }))
      .filter((intent) => drinkRefusal(state, seat, intent.unit) === undefined);
    const before = BEFORE.flatMap((item) => beforeIntents(state, item)).filter(
      (intent) => beforeRefusal(state, seat, intent) === undefined,
    );
    return [...offerOf('drink', drinks), ...offerOf('take-before', before)];
  },
  plan(state, seat, intent) {
    if (intent.do === 'drink') return planDrink(state, seat, intent.unit);
    if (intent.do === 'take-before') return planBefore(state, seat, intent);
    return refused({ code: 'step/not-now', rule: 'FL-EQP-08' });
  },
};

const BEFORE = ['ironshield-root', 'springwind-berries', 'torch', 'alarm-traps'] as const;

const offerOf = (what: 'drink' | 'take-before', intents: readonly Intent[]): readonly Offer<Intent>[] =>
  intents.length === 0 ? [] : [{ needs: 'target', do: what, intents }];

const beforeIntents = (state: State, item: Before['item']): readonly Before[] =>
  item === 'alarm-traps'
    ? [{ do: 'take-before', item }]
    : Object.keys(state.figures).map((unit) => ({ do: 'take-before', item, unit }));

/** The figure is there, of this seat, and may reach into the Backpack for it. */
function reachRefusal(state: State, seat: SeatId, unit: string, item: ItemId): Refusal | undefined {
  const figure = figureOf(state, unit);
  if (figure === undefined) return { code: 'unit/unknown', rule: 'FL-EQP-07', who: [unit] };
  if (seatOf(figure) !== seat) return { code: 'use/not-yours', rule: 'FL-GEN-19', who: [unit] };
  if (figure.fate !== 'table' && figure.fate !== 'reserve' && figure.fate !== 'waiting')
    return { code: 'unit/not-on-table', rule: 'FL-EQP-07', who: [unit] };
  if (mayTakeFromPack(state, figure, item)) return undefined;
  const has = state.backpack.some((each) => each.item === item);
  return { code: has ? 'use/no-backpack' : 'use/none-left', rule: 'FL-EQP-07', who: [unit], detail: { item } };
}

function drinkRefusal(state: State, seat: SeatId, unit: string): Refusal | undefined {
  if (state.round === 0) return { code: 'use/not-yet', rule: 'FL-ITEM-bottle-of-red-duck', who: [unit] };
  const reach = reachRefusal(state, seat, unit, 'bottle-of-red-duck');
  if (reach !== undefined || fieldedOf(state, unit) !== undefined) return reach;
  return { code: 'unit/not-on-table', rule: 'FL-ITEM-bottle-of-red-duck', who: [unit] };
}

function planDrink(state: State, seat: SeatId, unit: string): Planned {
  const no = drinkRefusal(state, seat, unit);
  if (no !== undefined) return refused(no);
  return planned({
    marks: [{ is: 'outline', unit, tone: 'legal' }],
    notes: [{ code: 'uses-up', because: 'bottle-of-red-duck' }],
    enact(tale) {
      takeFromPack(tale, 'bottle-of-red-duck');
      const will = (figureOf(tale.state, unit)?.will ?? 0) + 1;
      tale.add({ type: 'changed', unit, set: { will }, because: 'bottle-of-red-duck' }, { type: 'drank', unit, will });
    },
  });
}

function beforeRefusal(state: State, seat: SeatId, { item, unit }: Before): Refusal | undefined {
  const rule = `FL-ITEM-${item}`;
  const who = unit === undefined ? [] : [unit];
  if (state.round > 0 || state.warband === null) return { code: 'use/too-late', rule, who, detail: { item } };
  if (item === 'alarm-traps') return trapsRefusal(state, seat, unit);
  if (unit === undefined) return { code: 'use/for-whom', rule, detail: { item } };
  const figure = figureOf(state, unit);
  const reach = reachRefusal(state, seat, unit, item);
  if (reach !== undefined || figure === undefined) return reach;
  if (item === 'torch') return hasTorch(figure) ? { code: 'use/has-it', rule, who, detail: { item } } : undefined;
  if (figure.changes.some(({ because }) => because === item))
    return { code: 'use/has-it', rule, who, detail: { item } };
  if (item === 'ironshield-root' && scoreOf(figure, 'toughness') >= MOST_TOUGHNESS)
    return { code: 'use/tough-enough', rule, who, detail: { most: MOST_TOUGHNESS } };
  return undefined;
}
const MOST_TOUGHNESS = 6;

/** Traps are laid out for the warband when it is attacked, and help once however many there are. */
function trapsRefusal(state: State, seat: SeatId, unit: string | undefined): Refusal | undefined {
  const rule = 'FL-ITEM-alarm-traps';
  const detail = { item: 'alarm-traps' };
  if (unit !== undefined) return { code: 'use/for-nobody', rule, who: [unit], detail };
  if (seatSide(state, seat) !== 'party') return { code: 'use/not-yours', rule, detail };
  if (!state.backpack.some(({ item }) => item === 'alarm-traps')) return { code: 'use/none-left', rule, detail };
  if ((state.encounter?.scenario ?? state.config.scenario) !== 'defensive')
    return { code: 'use/only-defending', rule, detail };
  return (state.counts['alarm-traps'] ?? 0) > 0 ? { code: 'use/has-it', rule, detail } : undefined;
}

function planBefore(state: State, seat: SeatId, intent: Before): Planned {
  const no = beforeRefusal(state, seat, intent);
  if (no !== undefined) return refused(no);
  const { item, unit } = intent;
  return planned({
    marks: unit === undefined ? [] : [{ is: 'outline', unit, tone: 'legal' }],
    notes: [{ code: 'uses-up', because: item }],
    enact(tale) {
      const figure = unit === undefined ? undefined : figureOf(tale.state, unit);
      if (figure === undefined) {
        takeFromPack(tale, item);
        const counts = { ...tale.state.counts, 'alarm-traps': 1 };
        tale.add({ type: 'battleChanged', set: { counts }, because: item });
      } else if (item === 'torch') apply(tale, figure.id, torchLit(tale.state, figure));
      else {
        takeFromPack(tale, item);
        tale.add({ type: 'changed', unit: figure.id, set: { changes: strengthened(figure, item) }, because: item });
      }
      tale.add({ type: 'tookBefore', unit: unit ?? null, item });
    },
  });
}

/** +1 Toughness, or +1" to move and Dash, for this battle. */
const strengthened = (figure: Figure, item: Before['item']): readonly ScoreChange[] => [
  ...figure.changes,
  ...(item === 'ironshield-root'
    ? [{ score: 'toughness' as const, by: 1, because: item }]
    : [
        { score: 'speed' as const, by: 1, because: item },
        { score: 'dash' as const, by: 1, because: item },
      ]),
];
