import type { Dice, SourceId } from '../../kernel';
import { fieldedOf, figureOf } from '../figures';
import { offerReroll } from '../flow/reroll';
import { afterHit } from '../special/hooks';
import type { State } from '../state';
import type { StepRules, Tale } from '../steps/step';
import type { Hit, HitResult, HitStep } from '../steps-combat';
import { avoidances, avoiding } from './avoid';
import { keptFaces } from './faces';
import { armorResult, type HitJudgement, judgeHit, stoppedResult, toughnessResult } from './harm';
import { takeOut } from './leaving';
import { stun, woundMark } from './states';

/** A Hit to be resolved; called, it closes with `{ is: 'hit', result }` [FL-BAT-160]. */
export const hitStep = (hit: Hit): HitStep => ({
  is: 'hit',
  hit,
  stage: 'begin',
  armorFace: null,
  toughnessFace: null,
  result: null,
});

/** Harm that no roll decides (a cruel trap, a great fall): it may still be avoided, and does nothing beside its result. */
export const sureHit = (hit: Hit, result: HitResult): HitStep => ({
  ...hitStep({ ...hit, sure: true }),
  stage: 'avoid',
  result,
});

/**
 * Armour, then Toughness; then the struck may still avoid it; then it is so. A rule that kills at once spares the
 * Toughness roll.
 */
export const hit: StepRules<'hit'> = {
  ...avoiding,
  carryOn(tale, step, dice) {
    const { state } = tale;
    if (step.stage === 'done') return finished(tale, step.result ?? 'nothing');
    const judged = judgeHit(state, step.hit);
    if (judged === undefined || fieldedOf(state, step.hit.target) === undefined) return finished(tale, 'nothing');
    switch (step.stage) {
      case 'begin':
        return judged.armor === null ? pierced(tale, step, judged, dice) : rollArmor(tale, step, judged, dice);
      case 'armor': {
        const [armorFace = 1] = keptFaces(state, [step.armorFace ?? 1]);
        const result = armorResult(judged, armorFace);
        if (result === 'through') return pierced(tale, { ...step, armorFace }, judged, dice);
        return come(tale, { ...step, armorFace }, stoppedResult(judged, result));
      }
      case 'toughness': {
        const [toughnessFace = 1] = keptFaces(state, [step.toughnessFace ?? 1]);
        return come(tale, { ...step, toughnessFace }, toughnessResult(judged, toughnessFace).result);
      }
      case 'avoid':
        if (avoidances(state, step).length > 0) return false;
        tale.amend({ ...step, stage: 'apply' });
        return true;
      case 'apply':
        apply(tale, step, judged, dice);
        return true;
    }
  },
};

function finished(tale: Tale, result: HitResult): true {
  tale.finish({ is: 'hit', result });
  return true;
}

function come(tale: Tale, step: HitStep, result: HitResult): true {
  tale.amend({ ...step, stage: result === 'nothing' ? 'apply' : 'avoid', result });
  return true;
}

function rollArmor(tale: Tale, step: HitStep, judged: HitJudgement, dice: Dice): true {
  const [face = 1] = dice.roll(1, 6);
  const result = armorResult(judged, face);
  tale.add({
    type: 'armorRolled',
    unit: step.hit.target,
    by: step.hit.by,
    face,
    modifiers: judged.armor?.modifiers ?? [],
    armor: judged.armor?.rating ?? 0,
    because: judged.armor?.because ?? [],
    result,
  });
  tale.amend({ ...step, stage: 'armor', armorFace: face });
  const worth = throwerOf(tale.state, step.hit).for === 'harm' ? result !== 'through' : result !== 'stopped';
  offerReroll(tale, { unit: throwerOf(tale.state, step.hit).unit, why: 'armor', faces: [face], sides: 6, worth });
  return true;
}

/** Armour did not stop it: it kills at once by a rule, or Toughness is tried. */
function pierced(tale: Tale, step: HitStep, judged: HitJudgement, dice: Dice): true {
  if (judged.deadly !== null) return come(tale, step, 'casualty');
  const [face = 1] = dice.roll(1, 6);
  const { result } = toughnessResult(judged, face);
  tale.add({
    type: 'toughnessRolled',
    unit: step.hit.target,
    by: step.hit.by,
    face,
    modifiers: judged.toughness.modifiers,
    toughness: judged.toughness.rating,
    result,
  });
  tale.amend({ ...step, stage: 'toughness', toughnessFace: face });
  const better = face < 6 && toughnessResult(judged, 6).result !== result;
  const worth = throwerOf(tale.state, step.hit).for === 'harm' ? better : result !== 'nothing';
  offerReroll(tale, { unit: throwerOf(tale.state, step.hit).unit, why: 'toughness', faces: [face], sides: 6, worth });
  return true;
}

/** Who throws the dice of a Hit: the striker; where there is none, the struck, who hopes they fall low [FL-BAT-204]. */
export const throwerOf = (state: State, { by, target }: Hit): { unit: string; for: 'harm' | 'luck' } =>
  by !== null && figureOf(state, by) !== undefined ? { unit: by, for: 'harm' } : { unit: target, for: 'luck' };

function apply(tale: Tale, step: HitStep, judged: HitJudgement, dice: Dice): void {
  const { hit: blow } = step;
  const { target, by } = blow;
  const result = step.result ?? 'nothing';
  const points = judged.points === null || step.toughnessFace === null ? 0 : pointsOf(judged, step.toughnessFace);
  tale.amend({ ...step, stage: 'done' });
  tale.add({
    type: 'struck',
    unit: target,
    by,
    how: blow.how,
    why: blow.why,
    result,
    points,
    deadly: result === 'casualty' && step.toughnessFace === null ? judged.deadly : null,
    avoided: null,
  });
  if (points > 0)
    tale.add({
      type: 'changed',
      unit: target,
      set: { monsterPoints: (judged.points ?? 0) - points },
      because: blow.why,
    });
  if (result === 'stunned' || (result === 'wounded' && blow.sure !== true)) stun(tale, target, 'FL-BAT-175', blow);
  if (result === 'wounded') woundMark(tale, target, 'FL-BAT-164');
  if (result === 'casualty') takeOut(tale, target, 'casualty', by, leaves(blow));
  else afterHit(tale, blow, result, dice);
}

const pointsOf = (judged: HitJudgement, face: number): number => toughnessResult(judged, face).points;

/** What `leftPlay` says of a casualty: how it was struck (`hit-melee`, `hit-shot` …). */
export const leaves = (hit: Pick<Hit, 'how'>): SourceId => `hit-${hit.how}`;
