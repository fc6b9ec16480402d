import type { Mark, Offer, Refusal, UnitId } from '../../kernel';

import { type Fielded, fieldedOf, figureOf, friendsOf, has, isFielded, isWithin, seatOf } from '../figures';
import type { Intent, IntentOf } from '../intents';
import { mayDeclare } from '../magic/may-cast';
import type { Figure, State } from '../state';
import { type Planned, planned, refused, type Tale, type Verb } from '../steps/step';
import type { ActivateStep, ActStep, Announced } from '../steps-flow';
import { announcing } from './announced';
import { candidates, type GroupAsked, groupRefusals, mostInGroup, orderRefusal } from './groups';
import { canOrder, commandRange, hearsLeaders, WHIPPED } from './leadership';
import { tooFew } from './limits';
import { berserkDice, countRefusal } from './may-activate';
import { currentQuality } from './quality';
import { rollOdds } from './roll-odds';

/** Orders that put several figures to work on one roll. */
const GROUP_ORDERS = ['group', 'regroup', 'concentrate'] as const;

/** What a Leader, or the one with the whip, does with an action [ASOBH-GRP-01 … 04] [ASOBH-LDR-04]. */
export const order: Verb<'order'> = {
  do: 'order',
  offers: (state, act, figure) => {
    if (!isFielded(figure) || tooFew(act, figure.id, 1) !== undefined || !isOwnTurn(act)) return [];
    const offered: Offer<Intent>[] = [];
    if (orderRefusal(figure) === undefined && GROUP_ORDERS.some((each) => candidates(state, each, figure).length >= 2))
      offered.push({ needs: 'place', do: 'order', unit: figure.id, draft: { do: 'order', unit: figure.id } });
    const whip: IntentOf<'order'> = { do: 'order', unit: figure.id, order: 'discipline', units: [] };
    if (planWhip(state, figure, whip).ok) offered.push({ needs: 'now', do: 'order', unit: figure.id, intent: whip });
    return offered;
  },
  plan: (state, act, figure, intent) => {
    const { unit, units, dice } = intent;
    const spells = spellsOf(intent);
    if (!isFielded(figure)) return refused({ code: 'unit/not-on-table', rule: 'GEN-02', who: [unit] });
    if (!isOwnTurn(act)) return refused({ code: 'order/not-reacting', rule: 'ASOBH-GRP-01', who: [unit] });
    const poor = tooFew(act, unit, 1);
    if (intent.order === 'discipline') return poor === undefined ? planWhip(state, figure, intent) : refused(poor);
    const barred = orderRefusal(figure) ?? poor;
    if (barred !== undefined) return refused(barred);
    const kind = intent.order;
    const seat = seatOf(figure);
    const refusals = [
      ...groupRefusals(state, seat, { kind, by: figure, units }),
      ...(units.includes(unit) ? [{ code: 'group/twice', rule: 'ASOBH-GRP-01', who: [unit] }] : []),
      ...groupSpellRefusals(state, units, spells, kind),
      ...diceRefusals(state, unit, units, dice),
    ];
    const marks = groupMarks(state, figure, kind, units, refusals);
    if (refusals.length > 0 || dice === undefined) return refused(refusals, marks);
    const step = groupStep({ kind, units, dice, spells, by: unit });
    return planned({
      marks,
      odds: rollOdds(state, step),
      enact: (tale) => {
        tale.spend(unit, 1, kind);
        tale.add({ type: 'ordered', unit, order: kind, figures: units });
        tale.call(step);
      },
    });
  },
  draft: (state, _act, figure, draft) => {
    if (!isFielded(figure)) return undefined;
    const kind = draft.order === 'regroup' || draft.order === 'concentrate' ? draft.order : 'group';
    const range = commandRange(state, figure);
    return {
      is: 'unfinished',
      needs: draft.units === undefined ? 'units' : 'dice',
      marks: [
        { is: 'ring', at: figure.pose, radius: range + figure.profile.base.size / 2, tone: 'aura' },
        ...candidates(state, kind, figure).map((each): Mark => ({ is: 'outline', unit: each.id, tone: 'path' })),
      ],
    };
  },
  sample: (state, _act, figure, _offer, random) => {
    if (!isFielded(figure)) return undefined;
    for (let tries = 0; tries < 12; tries += 1) {
      const kind = GROUP_ORDERS[Math.floor(random() * GROUP_ORDERS.length)] ?? 'group';
      const units = someTogether(state, kind, figure, random);
      if (groupRefusals(state, seatOf(figure), { kind, by: figure, units }).length > 0) continue;
      return { do: 'order', unit: figure.id, order: kind, units, dice: 1 + Math.floor(random() * 3) };
    }
    return undefined;
  },
};

function diceRefusals(
  state: State,
  unit: UnitId,
  units: readonly UnitId[],
  dice: number | undefined,
): readonly Refusal[] {
  if (dice === undefined) return [{ code: 'order/no-dice', rule: 'ASOBH-GRP-02', who: [unit] }];
  const count = countRefusal(dice, [unit]);
  return count === undefined ? berserkDice(state, units, dice) : [count];
}

/** Orders wake figures that have not been activated: they belong to the turn of their side (our ruling). */
const isOwnTurn = (act: ActStep): boolean => act.kind !== 'reaction' && act.kind !== 'free-move';

/** Candidates picked by luck: for a group neighbours, else any. */
export function someTogether(
  state: State,
  kind: GroupAsked['kind'],
  by: Fielded | undefined,
  random: () => number,
): readonly UnitId[] {
  const all = candidates(state, kind, by);
  const touching = kind === 'group' || kind === 'gang' || kind === 'lead';
  const first = touching && kind === 'lead' ? by : all[Math.floor(random() * all.length)];
  if (first === undefined) return [];
  const near = all.filter(
    (each) => each.id !== first.id && (!touching || isWithin(state, each, first, 'short')) && random() < 0.8,
  );
  return [first.id, ...near.slice(0, mostInGroup(state, kind) - 1).map(({ id }) => id)];
}

/** Why the spells of some of them may not be announced: each caster names one of his own [ASOBH-GRP-05]. */
export function groupSpellRefusals(
  state: State,
  units: readonly UnitId[],
  spells: readonly Announced[],
  kind: GroupAsked['kind'],
): readonly Refusal[] {
  const twice = spells.find(({ unit }, i) => spells.findIndex((each) => each.unit === unit) !== i);
  if (twice !== undefined) return [{ code: 'group/two-spells', rule: 'ASOBH-MAG-01', who: [twice.unit] }];
  return spells.flatMap((spell) => groupSpellRefusal(state, units, spell, kind) ?? []);
}

function groupSpellRefusal(
  state: State,
  units: readonly UnitId[],
  spell: Announced,
  kind: GroupAsked['kind'],
): Refusal | undefined {
  const caster = figureOf(state, spell.unit);
  if (caster === undefined || !units.includes(spell.unit))
    return {
      code: 'group/caster-outside',
      rule: 'ASOBH-GRP-05',
      ...(caster === undefined ? {} : { who: [caster.id] }),
    };
  if (kind === 'regroup' || kind === 'gang-regroup' || kind === 'concentrate')
    return { code: 'group/no-spells', rule: 'ASOBH-GRP-03', who: [spell.unit] };
  return mayDeclare(state, caster, spell.spell);
}

/** The spells a group names with its dice. */
export function spellsOf({ spell }: IntentOf<'order'> | IntentOf<'activate-group'>): readonly Announced[] {
  if (spell === undefined) return [];
  return 'unit' in spell ? [spell] : spell;
}

export function groupStep(given: {
  readonly kind: GroupAsked['kind'];
  readonly units: readonly UnitId[];
  readonly dice: number;
  readonly spells: readonly Announced[];
  readonly by: UnitId | undefined;
}): ActivateStep {
  return {
    is: 'activate',
    kind: given.kind === 'gang-regroup' ? 'regroup' : given.kind,
    ...(given.by === undefined ? {} : { by: given.by }),
    figures: given.units,
    dice: given.dice,
    ...announcing(given.spells),
    stage: 'roll',
    successes: 0,
    failures: 0,
  };
}

export function groupMarks(
  state: State,
  by: Fielded | undefined,
  kind: GroupAsked['kind'],
  units: readonly UnitId[],
  refusals: readonly Refusal[],
): readonly Mark[] {
  const bad = new Set(refusals.flatMap(({ who }) => who ?? []));
  const marks = units.flatMap((unit): Mark[] =>
    fieldedOf(state, unit) === undefined ? [] : [{ is: 'outline', unit, tone: bad.has(unit) ? 'refused' : 'legal' }],
  );
  if (by === undefined || kind === 'lead') return marks;
  const radius = commandRange(state, by) + by.profile.base.size / 2;
  return [{ is: 'ring', at: by.pose, radius, tone: 'aura' }, ...marks];
}

/** +2 on activation dice, for the rest of the turn, to those of poor Quality close by [ASOBH-LDR-04]. */
function planWhip(state: State, master: Fielded, intent: IntentOf<'order'>): Planned {
  const no = (code: string, rule = 'ASOBH-LDR-04'): Planned => refused({ code, rule, who: [master.id] });
  if (!has(master, 'discipline-master')) return no('order/no-whip');
  if (!canOrder(master)) return no('order/voiceless', 'ASOBH-CND-04');
  if (intent.units.length > 0 || intent.dice !== undefined || intent.spell !== undefined)
    return no('order/whip-finds-its-own');
  const driven = drivenBy(state, master);
  if (driven.length === 0) return no('order/nobody-to-drive');
  return planned({
    marks: driven.map(({ id }): Mark => ({ is: 'outline', unit: id, tone: 'legal' })),
    notes: [{ code: 'driven', because: 'ASOBH-LDR-04', detail: { figures: driven.length } }],
    enact: (tale) => {
      tale.spend(master.id, 1, 'discipline');
      tale.add({ type: 'ordered', unit: master.id, order: 'discipline', figures: driven.map(({ id }) => id) });
      for (const figure of driven) drive(tale, figure);
    },
  });
}

/** Friends of Q4 to Q6 within one Short who have not acted and are not driven on yet. */
function drivenBy(state: State, master: Fielded): readonly Fielded[] {
  return friendsOf(state, master).filter(
    (friend) =>
      !friend.activated &&
      isDrivable(friend) &&
      hearsLeaders(friend, 'activation') &&
      (friend.did.other[WHIPPED] ?? 0) === 0 &&
      isWithin(state, master, friend, 'short'),
  );
}

/** The dead and the made feel no whip, good troops and other commanders need none [ASOBH-LDR-04]. */
function isDrivable(figure: Figure): boolean {
  const quality = currentQuality(figure);
  if (quality < 4 || quality > 6) return false;
  return !NOT_DRIVEN.some((trait) => has(figure, trait));
}
const NOT_DRIVEN = [
  'undead',
  'artificial',
  'discipline-master',
  'leader',
  'lead-from-the-front',
  'subcommander',
] as const;

function drive(tale: Tale, figure: Fielded): void {
  const did = { ...figure.did, other: { ...figure.did.other, [WHIPPED]: 1 } };
  tale.add({ type: 'changed', unit: figure.id, set: { did }, because: 'discipline-master' });
}
