import type { Dice } from '../../kernel';
import { keptFaces } from '../combat/faces';
import { mayTakeFromPack } from '../combat/pack';
import { saves } from '../combat/saves';
import { woundDirectly } from '../combat/states';
import { SPELLS } from '../content/spells';
import { type Fielded, fieldedOf } from '../figures';
import { offerReroll } from '../flow/reroll';
import { willOf } from '../flow/will';
import { spellLaid } from '../special/hooks';
import type { State } from '../state';
import type { StepRules, Tale } from '../steps/step';
import type { CastStep } from '../steps-magic';
import { casting } from './cast-ask';
import { comeTrue } from './effects';
import type { CastIntent } from './may-cast';
import { judgeCast, works } from './odds';
import { saveAgainst } from './targets';
import { spendToken } from './ward';

/** `from`: what lends the spell, null for the Mystic’s own. */
export const castStep = (intent: CastIntent, from: CastStep['from'] = null): CastStep => ({
  is: 'cast',
  by: intent.unit,
  spell: intent.spell,
  targets: intent.targets,
  at: intent.at ?? null,
  angle: intent.angle ?? null,
  marker: intent.marker ?? null,
  from,
  stage: 'roll',
  faces: null,
  bonus: 0,
  worked: null,
});

/**
 * Two dice and Casting; Will may force a failure; then it is paid for, those it is laid on may throw it off, and it comes
 * true. Who pays with the last of its blood has cast it all the same [FL-MAG-04 … 10].
 */
export const cast: StepRules<'cast'> = {
  ...casting,
  carryOn(tale, step, dice) {
    switch (step.stage) {
      case 'roll':
        return roll(tale, step, dice);
      case 'kept':
        return kept(tale, step);
      case 'will':
        return false;
      case 'settle':
        return settle(tale, step);
      case 'pay':
        if (choosesPay(tale.state, step)) return false;
        pay(tale, step);
        return true;
      case 'saves':
        return throwOff(tale, step, dice);
      case 'effect':
        tale.amend({ ...step, stage: 'laid' });
        comeTrue(tale, step, dice);
        return true;
      case 'laid':
        tale.amend({ ...step, stage: 'done' });
        for (const unit of step.targets) spellLaid(tale, unit);
        return true;
      case 'done':
        tale.finish({ is: 'cast', worked: step.worked === true });
        return true;
    }
  },
};

function roll(tale: Tale, step: CastStep, dice: Dice): true {
  const figure = fieldedOf(tale.state, step.by);
  if (figure === undefined) {
    tale.amend({ ...step, stage: 'done', worked: false });
    return true;
  }
  const faces = dice.roll(2, 6);
  tale.add({ type: 'spellRolled', unit: step.by, spell: step.spell, targets: step.targets, faces });
  tale.amend({ ...step, stage: 'kept', faces });
  const worth = !works(judgeCast(figure, step.spell, step.from), faces);
  offerReroll(tale, { unit: step.by, why: 'cast', faces, sides: 6, worth });
  return true;
}

/** A failure may be forced, but no natural 2, and only where the two points are enough [FL-MAG-09]. */
function kept(tale: Tale, step: CastStep): true {
  const faces = keptFaces(tale.state, step.faces ?? [1, 1]);
  const figure = fieldedOf(tale.state, step.by);
  const judged = figure === undefined ? undefined : judgeCast(figure, step.spell, step.from);
  const forced = judged !== undefined && !works(judged, faces) && works(judged, faces, 2) && willOf(figure) > 0;
  tale.amend({ ...step, faces, stage: forced ? 'will' : 'settle' });
  return true;
}

function settle(tale: Tale, step: CastStep): true {
  const figure = fieldedOf(tale.state, step.by);
  const faces = step.faces ?? [1, 1];
  if (figure === undefined) {
    tale.amend({ ...step, stage: 'done', worked: false });
    return true;
  }
  const judged = judgeCast(figure, step.spell, step.from);
  const worked = works(judged, faces, step.bonus);
  const will = step.bonus === 0 ? [] : [{ amount: step.bonus, because: 'FL-MAG-09' }];
  const cost = costOf(step, faces, worked);
  const { by: unit, spell, targets, at } = step;
  const modifiers = [...judged.modifiers, ...will];
  tale.add({ type: 'spellCast', unit, spell, targets, at, faces, modifiers, needs: judged.needs, worked, cost });
  if (worked) taxes(tale, figure, spell);
  tale.amend({ ...step, worked, stage: cost === 1 ? 'pay' : worked ? 'saves' : 'done' });
  return true;
}

/** What drains so much works once a battle [FL-MAG-11]. */
function taxes(tale: Tale, figure: Fielded, spell: CastStep['spell']): void {
  if (!SPELLS[spell].taxing) return;
  const counts = { ...(tale.state.figures[figure.id] ?? figure).counts, [`cast-${spell}`]: 1 };
  tale.add({ type: 'changed', unit: figure.id, set: { counts }, because: 'FL-MAG-11' });
}

/** A crystal’s spell: no dice and no Strand; those it is laid on may still throw it off [FL-ITEM-essence-crystal]. */
export function castFreely(tale: Tale, figure: Fielded, intent: CastIntent): void {
  const { spell, targets, at = null } = intent;
  const needs = SPELLS[spell].incantation;
  tale.add({
    ...{ type: 'spellCast', unit: figure.id, spell, targets, at, faces: [], modifiers: [], needs },
    ...{ worked: true, cost: 0 },
  });
  taxes(tale, figure, spell);
  tale.call({ ...castStep(intent, 'essence-crystal'), stage: 'saves', worked: true });
}

/** A natural 2 costs a Strand, of a Simple spell too; a natural 12 and a Simple success cost none [FL-MAG-05 … 08]. */
function costOf({ spell }: CastStep, faces: readonly number[], worked: boolean): 0 | 1 {
  const natural = faces.reduce((sum, face) => sum + face, 0);
  if (natural <= 2) return 1;
  return !worked || natural >= 12 || SPELLS[spell].simple ? 0 : 1;
}

/** With no Strand left and a Congealed one in the pack the Mystic says what pays [FL-MAG-02] [FL-GEN-19]. */
export function choosesPay(state: State, step: CastStep): boolean {
  const figure = fieldedOf(state, step.by);
  return (
    step.stage === 'pay' &&
    figure !== undefined &&
    figure.strands === 0 &&
    mayTakeFromPack(state, figure, 'congealed-strands')
  );
}

function pay(tale: Tale, step: CastStep): void {
  const figure = fieldedOf(tale.state, step.by);
  tale.amend({ ...step, stage: step.worked === true ? 'saves' : 'done' });
  if (figure === undefined) return;
  if (figure.strands > 0) {
    tale.add({ type: 'changed', unit: step.by, set: { strands: figure.strands - 1 }, because: 'FL-MAG-07' });
    tale.add({ type: 'strandPaid', unit: step.by, with: 'strand' });
    return;
  }
  etherBurn(tale, step.by);
}

/** A Strand is due and there is none: the Mystic pays with a Wound [FL-MAG-10]. Note your next stage first. */
export function etherBurn(tale: Tale, unit: string): void {
  tale.add({ type: 'strandPaid', unit, with: 'wound' });
  woundDirectly(tale, unit, null, 'ether-burn');
}

/** Each of the Fey it is laid on throws a die, and one that throws it off undoes the whole of it [FL-MAG-14]. */
function throwOff(tale: Tale, step: CastStep, dice: Dice): true {
  const token = step.targets.find((unit) => spendToken(tale, unit)) ?? null;
  let undone: string | null = token;
  for (const unit of step.targets) {
    const figure = fieldedOf(tale.state, unit);
    const save = figure === undefined ? undefined : saveAgainst(tale.state, figure);
    if (save === undefined || token !== null) continue;
    const [face = 1] = dice.roll(1, 6);
    const saved = saves(save, face);
    const { needs, because, modifiers } = save;
    tale.add({ type: 'spellSaved', unit, spell: step.spell, face, modifiers, needs, saved, because });
    if (saved) undone ??= unit;
  }
  if (undone !== null) tale.add({ type: 'spellUndone', spell: step.spell, by: undone });
  tale.amend({ ...step, stage: undone === null ? 'effect' : 'laid' });
  return true;
}
