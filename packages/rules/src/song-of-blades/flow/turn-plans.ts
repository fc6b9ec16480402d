import type { SeatId } from '../../kernel';
import { fieldedOf, figureOf, has, isFielded } from '../figures';
import type { Intent, IntentOf } from '../intents';
import { planEndOf } from '../magic/end-spell';
import { mayDeclare } from '../magic/may-cast';
import type { Figure, State } from '../state';
import { type Planned, planned, refused } from '../steps/step';
import type { ActivateStep } from '../steps-flow';
import { planFlyLow } from './fly-low';
import { freeMoveRefusal } from './free-move';
import { type GroupAsked, groupRefusals } from './groups';
import { canOrder } from './leadership';
import {
  activateRefusal,
  berserkDice,
  countRefusal,
  diceRefusal,
  isRefusal,
  ownFigure,
  withSwarm,
} from './may-activate';
import { groupMarks, groupSpellRefusals, groupStep, spellsOf } from './orders';
import { mayBeReckless, RECKLESS } from './reckless';
import { rollOdds } from './roll-odds';

/** What a side may do with a figure in its turn; undefined for what belongs elsewhere. */
export function planTurn(state: State, seat: SeatId, intent: Intent): Planned | undefined {
  switch (intent.do) {
    case 'activate':
      return withOwn(state, seat, intent.unit, (figure) => planActivate(state, figure, intent));
    case 'free-move':
      return withOwn(state, seat, intent.unit, (figure) => planFreeMove(state, figure));
    case 'reckless':
      return withOwn(state, seat, intent.unit, (figure) => planReckless(state, figure));
    case 'fly-low':
      return withOwn(state, seat, intent.unit, (figure) =>
        planFlyLow(state, figure, () =>
          figure.activated
            ? { code: 'fly-low/too-late', rule: 'ASOBH-WTH-02', who: [figure.id] }
            : activateRefusal(figure),
        ),
      );
    case 'activate-group':
      return planGroup(state, seat, intent);
    case 'end-spell':
      return planEndOf(state, seat, intent);
    default:
      return undefined;
  }
}

function withOwn(state: State, seat: SeatId, unit: string, plan: (figure: Figure) => Planned): Planned {
  const found = ownFigure(state, seat, unit);
  return isRefusal(found) ? refused(found) : plan(found);
}

function planActivate(state: State, figure: Figure, intent: IntentOf<'activate'>): Planned {
  const { unit, dice, spell } = intent;
  const barred =
    activateRefusal(figure) ??
    countRefusal(dice, [unit]) ??
    diceRefusal(figure, dice) ??
    (spell === undefined ? undefined : mayDeclare(state, figure, spell));
  if (barred !== undefined) return refused(barred, outline(state, unit, 'refused'));
  const figures = withSwarm(state, figure, (each) => activateRefusal(each) === undefined);
  const step: ActivateStep = {
    is: 'activate',
    kind: figures.length > 1 ? 'swarm' : 'turn',
    figures,
    dice,
    spell: spell === undefined ? null : { unit, spell },
    stage: 'roll',
    successes: 0,
    failures: 0,
  };
  return planned({
    marks: figures.flatMap((id) => outline(state, id, 'legal')),
    odds: rollOdds(state, step),
    enact: (tale) => tale.call(step),
  });
}

/** Opens one move without dice; it is no less this turn's activation [ASOBH-ACT-14]. */
function planFreeMove(state: State, figure: Figure): Planned {
  const barred = freeMoveRefusal(state, figure);
  if (barred !== undefined) return refused(barred, outline(state, figure.id, 'refused'));
  const figures = withSwarm(state, figure, (each) => freeMoveRefusal(state, each) === undefined);
  return planned({
    marks: figures.flatMap((id) => outline(state, id, 'legal')),
    notes: [{ code: 'instead-of-dice', because: 'ASOBH-ACT-14' }],
    enact: (tale) => {
      tale.add({ type: 'freeMoveBegan', unit: figure.id, figures });
      tale.call({
        is: 'act',
        kind: 'free-move',
        figures,
        left: Object.fromEntries(figures.map((id) => [id, 1])),
        given: 1,
        current: null,
        done: [],
        spell: null,
      });
    },
  });
}

function planReckless(state: State, figure: Figure): Planned {
  const no = (code: string): Planned => refused({ code, rule: 'ASOBH-TRAIT-reckless', who: [figure.id] });
  if (!has(figure, 'reckless')) return no('reckless/not-it');
  if (figure.activated) return no('reckless/too-late');
  const barred = activateRefusal(figure);
  if (barred !== undefined) return refused(barred);
  if (!mayBeReckless(state, figure)) return no('reckless/already');
  return planned({
    marks: outline(state, figure.id, 'legal'),
    notes: [{ code: 'reckless', because: 'reckless' }],
    enact: (tale) => {
      tale.add({ type: 'declared', unit: figure.id, what: 'reckless' });
      const used = { ...figure.used, [RECKLESS]: tale.state.turn };
      tale.add({ type: 'changed', unit: figure.id, set: { used }, because: 'reckless' });
    },
  });
}

/** Behind one who leads from the front, or as a gang [ASOBH-LDR-05] [ASOBH-GRP-06]. */
function planGroup(state: State, seat: SeatId, intent: IntentOf<'activate-group'>): Planned {
  const { by: name, units, dice, order } = intent;
  const no = (code: string, rule: string, who: readonly string[] = []): Planned => refused({ code, rule, who });
  const leads = name === undefined ? undefined : figureOf(state, name);
  if (name !== undefined) {
    const own = ownFigure(state, seat, name);
    if (isRefusal(own)) return refused(own);
    if (!has(own, 'lead-from-the-front')) return no('group/not-a-front-leader', 'ASOBH-LDR-05', [name]);
    if (!canOrder(own)) return no('order/voiceless', 'ASOBH-CND-04', [name]);
    if (order === 'regroup') return no('group/front-does-not-regroup', 'ASOBH-LDR-05', [name]);
    if (!units.includes(name)) return no('group/not-in-front', 'ASOBH-LDR-05', [name]);
  } else if (!units.some((id) => ownAndGang(state, seat, id)))
    return no(
      'group/no-gang',
      'ASOBH-GRP-06',
      units.filter((id) => figureOf(state, id) !== undefined),
    );
  const by = leads !== undefined && isFielded(leads) ? leads : undefined;
  const kind: GroupAsked['kind'] = name !== undefined ? 'lead' : order === 'regroup' ? 'gang-regroup' : 'gang';
  const count = countRefusal(dice, units);
  const refusals = [
    ...groupRefusals(state, seat, { kind, by, units }),
    ...groupSpellRefusals(state, units, spellsOf(intent), kind),
    ...(count === undefined ? [] : [count]),
    ...berserkDice(state, units, dice),
  ];
  const marks = groupMarks(state, by, kind, units, refusals);
  if (refusals.length > 0) return refused(refusals, marks);
  const step = groupStep({ kind, units, dice, spells: spellsOf(intent), by: name });
  return planned({ marks, odds: rollOdds(state, step), enact: (tale) => tale.call(step) });
}

function ownAndGang(state: State, seat: SeatId, id: string): boolean {
  const own = ownFigure(state, seat, id);
  return !isRefusal(own) && has(own, 'gang');
}

const outline = (state: State, unit: string, tone: 'legal' | 'refused') =>
  fieldedOf(state, unit) === undefined ? [] : [{ is: 'outline' as const, unit, tone }];
