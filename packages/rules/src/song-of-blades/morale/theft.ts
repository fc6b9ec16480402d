import type { Modifier, Refusal, UnitId } from '../../kernel';
import { freeHack } from '../combat/begin';
import type { TraitId } from '../content/trait-ids';
import { adjacentFoes, type Fielded, fieldedOf, figureOf, has, is, isActive } from '../figures';
import { tooFew } from '../flow/limits';
import { passes, qualityNow, qualityRoll } from '../flow/quality';
import type { Figure, State } from '../state';
import { planned, refused, type StepOf, type StepRules, type Tale, type Verb } from '../steps/step';
import { stolenKey } from './belongings';
import { cannotAct, choiceVerb, foeAt, isRefusal, outlined } from './verb-kit';

/** A hand in a foe's purse, quiver or belt, once a turn; no attack [ASOBH-TRAIT-thief]. */
const steal = choiceVerb<'steal'>({
  do: 'steal',
  choices: (state, _act, figure) =>
    !has(figure, 'thief')
      ? []
      : adjacentFoes(state, figure).flatMap((foe) =>
          purseOf(foe).map((what) => ({ do: 'steal' as const, unit: figure.id, target: foe.id, what })),
        ),
  plan(state, act, figure, { target, what }) {
    const no = (code: string, who: UnitId = figure.id) => refused({ code, rule: 'ASOBH-TRAIT-thief', who: [who] });
    if (!has(figure, 'thief')) return no('steal/no-thief');
    const found = foeAt(state, figure, target);
    if (isRefusal(found)) return refused(found);
    const foe = fieldedOf(state, target);
    if (foe === undefined) return no('steal/not-there', target);
    if (!purseOf(foe).includes(what)) return no('steal/nothing-there', target);
    if ((figure.used[THEFT] ?? 0) >= state.turn) return no('steal/once');
    const barred: Refusal | undefined = cannotAct(figure) ?? tooFew(act, figure.id, 1);
    if (barred !== undefined) return refused(barred);
    const odds = chances(state, figure, foe);
    return planned({
      marks: outlined([target], 'target'),
      odds: [
        { is: 'chance', code: 'theft-works', value: odds.taken },
        { is: 'chance', code: 'theft-caught', value: odds.caught },
      ],
      enact(tale) {
        tale.spend(figure.id, 1, 'steal');
        // A theft made as a reaction is the one of the thief's own next turn [ASOBH-REA-08]
        const turn = act.kind === 'reaction' ? state.turn + 1 : state.turn;
        tale.add({
          type: 'changed',
          unit: figure.id,
          set: { used: { ...figure.used, [THEFT]: turn }, did: { ...figure.did, thefts: figure.did.thefts + 1 } },
          because: 'thief',
        });
        tale.call({ is: 'theft', unit: figure.id, target, what, stage: 'thief', successes: 0 });
      },
    });
  },
});
/** The turn a figure's last theft belongs to. */
const THEFT = 'theft';

const BOWS: readonly TraitId[] = ['short-bow', 'longbow', 'composite-bow', 'crossbow'];
const working = (figure: Figure): readonly TraitId[] =>
  BOWS.filter((bow) => has(figure, bow) && !figure.arms.broken.includes(bow));

/** Small things a figure can be robbed of: its arrows, its potion, once its purse. */
function purseOf(figure: Figure): readonly string[] {
  const all: string[] = [];
  if (working(figure).length > 0) all.push('quiver');
  if (has(figure, 'potion-of-healing') && (figure.used['potion'] ?? 0) === 0) all.push('potion');
  const carries = !has(figure, 'animal') && !has(figure, 'swarm') && !has(figure, 'incorporeal');
  if (carries && figure.summoned === null && (figure.used['lost:purse'] ?? 0) === 0) all.push('purse');
  return all;
}

/** Three dice against three; whoever cannot notice is robbed without any. */
export const theftRules: StepRules<'theft'> = {
  carryOn(tale, step) {
    const thief = fieldedOf(tale.state, step.unit);
    const victim = fieldedOf(tale.state, step.target);
    if (thief === undefined || victim === undefined) {
      tale.finish();
      return true;
    }
    const rolled = tale.state.returned;
    const successes = rolled?.is === 'quality' ? rolled.successes : 0;
    switch (step.stage) {
      case 'thief':
        if (isUnaware(victim)) return end(tale, step, 'taken', DICE, 0);
        tale.amend({ ...step, stage: 'victim' });
        tale.call(
          qualityRoll(tale.state, {
            unit: thief.id,
            why: 'theft',
            dice: DICE,
            extra: unseen(thief, victim),
            against: victim.id,
          }),
        );
        return true;
      case 'victim':
        tale.amend({ ...step, stage: 'after', successes });
        tale.call(qualityRoll(tale.state, { unit: victim.id, why: 'theft', dice: DICE }));
        return true;
      case 'after': {
        const result = step.successes > successes ? 'taken' : step.successes < successes ? 'caught' : 'nothing';
        return end(tale, step, result, step.successes, successes);
      }
    }
  },
};
const DICE = 3;

const isUnaware = (victim: Figure): boolean =>
  is(victim, 'transfixed') || is(victim, 'sleeping') || is(victim, 'blind') || is(victim, 'stone');

/** From where he was not seen when the turn began; a sense for danger denies it [ASOBH-MEL-11]. */
const unseen = (thief: Figure, victim: Figure): readonly Modifier[] =>
  thief.unseenBy.includes(victim.id) && !has(victim, 'danger-sense') ? [{ amount: 1, because: 'ASOBH-MEL-11' }] : [];

function end(
  tale: Tale,
  step: StepOf<'theft'>,
  result: 'taken' | 'nothing' | 'caught',
  thief: number,
  victim: number,
): true {
  const { unit, target, what } = step;
  tale.add({ type: 'stole', unit, target, what, result, thief, victim });
  if (result === 'taken') take(tale, unit, target, what);
  tale.finish();
  const caught = fieldedOf(tale.state, target);
  if (result === 'caught' && caught !== undefined && isActive(caught)) tale.call(freeHack(target, unit, 'theft'));
  return true;
}

function take(tale: Tale, unit: UnitId, target: UnitId, what: string): void {
  const victim = figureOf(tale.state, target);
  const thief = figureOf(tale.state, unit);
  if (victim === undefined || thief === undefined) return;
  const lost = { ...victim.used, [`lost:${what}`]: 1 };
  const set =
    what === 'quiver'
      ? { used: lost, arms: { ...victim.arms, broken: [...victim.arms.broken, ...working(victim)] } }
      : what === 'potion'
        ? { used: { ...lost, potion: 1 } }
        : { used: lost };
  tale.add({ type: 'changed', unit: target, set, because: 'thief' });
  const used = { ...thief.used, [stolenKey(what, target)]: 1 };
  const gains = what === 'potion' && !has(thief, 'potion-of-healing');
  tale.add({
    type: 'changed',
    unit,
    set: {
      used: what === 'potion' ? { ...used, potion: 0 } : used,
      ...(gains ? { gained: [...thief.gained, { id: 'potion-of-healing' as const }] } : {}),
    },
    because: 'thief',
  });
}

/** To be called when a figure takes up stolen goods: its own arrows and potion serve it again. */
export function regainGoods(tale: Tale, by: UnitId, of: UnitId): void {
  const owner = figureOf(tale.state, of);
  if (owner === undefined || by !== of) return;
  const { ['lost:quiver']: quiver, ['lost:potion']: draught, ['lost:purse']: _purse, ...used } = owner.used;
  const broken = quiver === undefined ? owner.arms.broken : owner.arms.broken.filter((id) => !isBow(id));
  tale.add({
    type: 'changed',
    unit: of,
    set: { used: draught === undefined ? used : { ...used, potion: 0 }, arms: { ...owner.arms, broken } },
    because: 'thief',
  });
}
const isBow = (id: string): boolean => (BOWS as readonly string[]).includes(id);

/** Exact odds: more successes than the victim, or fewer. */
function chances(state: State, thief: Fielded, victim: Fielded): { readonly taken: number; readonly caught: number } {
  if (isUnaware(victim)) return { taken: 1, caught: 0 };
  const a = spread(
    qualityNow(state, thief, 'theft', unseen(thief, victim), { against: victim.id }).needs,
    has(thief, 'hero'),
  );
  const b = spread(qualityNow(state, victim, 'theft').needs, has(victim, 'hero'));
  const sum = (wins: (mine: number, theirs: number) => boolean): number =>
    a.reduce((all, p, i) => all + b.reduce((part, q, j) => part + (wins(i, j) ? p * q : 0), 0), 0);
  return { taken: sum((mine, theirs) => mine > theirs), caught: sum((mine, theirs) => mine < theirs) };
}

/** Chances of 0 to 3 successes; a Hero has one for sure. */
function spread(needs: number, sure: boolean): readonly number[] {
  const p = [1, 2, 3, 4, 5, 6].filter((face) => passes(face, needs)).length / 6;
  const n = sure ? DICE - 1 : DICE;
  const of = (k: number): number => choose(n, k) * p ** k * (1 - p) ** (n - k);
  return [0, 1, 2, 3].map((k) => (sure ? (k === 0 ? 0 : of(k - 1)) : of(k)));
}
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

export const theftVerbs: readonly Verb[] = [steal];
