import type { Refusal, SeatId } from '../../kernel';
import type { Offer } from '../../kernel/system';
import { mayTakeFromPack, takeFromPack } from '../combat/pack';
import type { ItemId } from '../content/ids';
import { fieldedOf, figureOf, scoreOf, seatOf, seatSide } from '../figures';
import { hasTorch } from '../ground/light';
import type { Intent, IntentOf } from '../intents';
import { TAKEN_BEFORE } from '../intents-items';
import { raise } from '../special/kit';
import type { Figure, ScoreChange, State } from '../state';
import { type Always, type Planned, planned, refused, type Tale } from '../steps/step';
import { charmRefusal, useCharm } from './charm-use';
import { isCharm } from './charms';
import { torchLit } from './gear';
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
    const before = TAKEN_BEFORE.filter((item) => state.backpack.some((each) => each.item === item))
      .flatMap((item) => beforeIntents(state, item))
      .filter((intent) => beforeRefusal(state, seat, intent) === undefined);
    return [...offerOf('drink', drinks), ...offerOf('take-before', before)];
  },
  plan(state, seat, intent) {
    if (intent.do === 'drink') return planDrink(state, seat, intent.unit);
    if (intent.do === 'take-before') return planBefore(state, seat, intent);
    return refused({ code: 'step/not-now', rule: 'FL-EQP-08' });
  },
};

const offerOf = (what: 'drink' | 'take-before', intents: readonly Intent[]): readonly Offer<Intent>[] =>
  intents.length === 0 ? [] : [{ needs: 'target', do: what, intents }];

/** Laid out or given for the whole warband. */
const isForAll = (item: Before['item']): boolean => item === 'alarm-traps' || item === 'tiny-offering';

const beforeIntents = (state: State, item: Before['item']): readonly Before[] =>
  isForAll(item)
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
  if (isForAll(item)) return forAllRefusal(state, seat, item, unit);
  if (unit === undefined) return { code: 'use/for-whom', rule, detail: { item } };
  const figure = figureOf(state, unit);
  const reach = reachRefusal(state, seat, unit, item);
  if (reach !== undefined || figure === undefined) return reach;
  if (isCharm(item)) return charmRefusal(state, figure, item, figure.id);
  if (item === 'torch') return hasTorch(figure) ? { code: 'use/has-it', rule, who, detail: { item } } : undefined;
  if (figure.changes.some(({ because }) => because === item))
    return { code: 'use/has-it', rule, who, detail: { item } };
  if (item === 'ironshield-root' && scoreOf(figure, 'toughness') >= MOST_TOUGHNESS)
    return { code: 'use/tough-enough', rule, who, detail: { most: MOST_TOUGHNESS } };
  return undefined;
}
const MOST_TOUGHNESS = 6;

/** Traps are laid out when the warband is attacked; these help once however many there are. */
function forAllRefusal(
  state: State,
  seat: SeatId,
  item: Before['item'],
  unit: string | undefined,
): Refusal | undefined {
  const rule = `FL-ITEM-${item}`;
  const detail = { item };
  if (unit !== undefined) return { code: 'use/for-nobody', rule, who: [unit], detail };
  if (seatSide(state, seat) !== 'party') return { code: 'use/not-yours', rule, detail };
  if (!state.backpack.some((each) => each.item === item)) return { code: 'use/none-left', rule, detail };
  if (item === 'alarm-traps' && (state.encounter?.scenario ?? state.config.scenario) !== 'defensive')
    return { code: 'use/only-defending', rule, detail };
  return (state.counts[item] ?? 0) > 0 ? { code: 'use/has-it', rule, detail } : undefined;
}

function planBefore(state: State, seat: SeatId, intent: Before): Planned {
  const no = beforeRefusal(state, seat, intent);
  if (no !== undefined) return refused(no);
  const { item, unit } = intent;
  return planned({
    marks: unit === undefined ? [] : [{ is: 'outline', unit, tone: 'legal' }],
    notes: [{ code: 'uses-up', because: item }],
    enact(tale, dice) {
      const figure = unit === undefined ? undefined : figureOf(tale.state, unit);
      if (figure === undefined) {
        takeFromPack(tale, item);
        const counts = { ...tale.state.counts, [item]: 1 };
        tale.add({ type: 'battleChanged', set: { counts }, because: item });
        if (item === 'tiny-offering') offer(tale);
      } else if (isCharm(item)) useCharm(tale, { unit: figure.id, item }, dice);
      else if (item === 'torch') apply(tale, figure.id, torchLit(tale.state, figure));
      else {
        takeFromPack(tale, item);
        tale.add({ type: 'changed', unit: figure.id, set: { changes: strengthened(figure, item) }, because: item });
      }
      tale.add({ type: 'tookBefore', unit: unit ?? null, item });
    },
  });
}

/** Every Follower fights better and stands more for this battle [FL-ITEM-tiny-offering]. */
function offer(tale: Tale): void {
  for (const { id, side, profile, fate } of Object.values(tale.state.figures)) {
    if (side !== 'party' || profile.kind !== 'follower' || fate === 'removed') continue;
    const more = [
      { score: 'combat', by: 1 },
      { score: 'toughness', by: 1 },
    ] as const;
    raise(tale, id, more, 'tiny-offering');
  }
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
