import { fieldedOf, has } from '../figures';
import { passes, qualityNow, qualityRoll } from '../flow/quality';
import { takeOut } from '../morale/leaving';
import { knockDown } from '../moves/fall';
import type { StepRules } from '../steps/step';
import { effectOf, endEffect } from './effects';

/** The vortex throws down whoever is in it; dead, made and called ones pass a die or are destroyed, spells likewise [ASOBH-FLX-06]. */
export const maelstromRules: StepRules<'maelstrom'> = {
  carryOn(tale, step, dice) {
    const now = step.now === null ? undefined : fieldedOf(tale.state, step.now);
    if (step.stage === 'fallen') {
      const tested = now !== undefined && (has(now, 'undead') || has(now, 'artificial') || now.summoned !== null);
      tale.amend({ ...step, stage: tested ? 'rolled' : 'next' });
      if (tested) tale.call(qualityRoll(tale.state, { unit: now.id, why: 'spell', dice: 1, against: 'vortex' }));
      return true;
    }
    if (step.stage === 'rolled') {
      const { returned } = tale.state;
      tale.amend({ ...step, stage: 'next' });
      if (now !== undefined && returned?.is === 'quality' && returned.failures > 0)
        takeOut(tale, now.id, now.summoned === null ? 'out' : 'vanished', null, 'vortex');
      return true;
    }
    const [unit, ...units] = step.units;
    if (unit !== undefined) {
      tale.amend({ ...step, units, now: unit, stage: 'fallen' });
      if (fieldedOf(tale.state, unit) !== undefined) knockDown(tale, unit, 'vortex');
      return true;
    }
    for (const id of step.effects) {
      const effect = effectOf(tale.state, id);
      if (effect === undefined) continue;
      const caster = effect.caster === null ? undefined : tale.state.figures[effect.caster];
      const needs = caster === undefined ? NOBODYS_QUALITY : qualityNow(tale.state, caster, 'spell').needs;
      const [face = 1] = dice.roll(1, 6);
      const stays = passes(face, needs);
      tale.add({ type: 'spellTorn', effect: id, is: effect.is, face, needs, gone: !stays });
      if (!stays) endEffect(tale, id, 'vortex');
    }
    tale.finish();
    return true;
  },
};
/** What the spell of one who is no more must reach. */
const NOBODYS_QUALITY = 4;
