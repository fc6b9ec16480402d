import type { Dice, UnitId } from '../../kernel';
import { figureOf, figuresOf, has, otherSide, runBy } from '../figures';
import { onAnnounce } from '../magic/complications';
import { isSpooked } from '../magic/queries';
import { beginActivation } from '../morale/conditions';
import { bungle } from '../morale/freedom';
import { takeOut } from '../morale/leaving';
import { testsStep } from '../morale/test';
import type { Figure, State } from '../state';
import type { StepRules, Tale } from '../steps/step';
import type { ActivateStep, Announced } from '../steps-flow';
import { announcedIn, announcing } from './announced';
import { isBerserk } from './berserk';
import { currentQuality, qualityRoll } from './quality';
import { reactionsStep } from './reactions';
import { RECKLESS } from './reckless';
import { frontOf, whyOf } from './roll-odds';

/** One roll for one figure or several, what the dice bring with them, the reactions, then the actions [ASOBH-ACT-01]. */
export const activate: StepRules<'activate'> = {
  carryOn: (tale, step, dice) => {
    switch (step.stage) {
      case 'roll':
        begin(tale, step, dice);
        return true;
      case 'rolled': {
        const rolled = tale.state.returned;
        const [successes, failures, ones] =
          rolled?.is === 'quality' ? [rolled.successes, rolled.failures, rolled.ones] : [0, 0, 0];
        const now: ActivateStep = { ...step, stage: 'consequences', successes, failures };
        tale.amend(now);
        consequences(tale, now, ones);
        return true;
      }
      case 'consequences': {
        const now: ActivateStep = { ...step, stage: 'reactions' };
        tale.amend(now);
        // The last called is the first to be played
        if (step.failures >= 3) for (const spell of announcedIn(step).toReversed()) backfire(tale, spell);
        return true;
      }
      case 'reactions': {
        tale.amend({ ...step, stage: 'act' });
        if (step.kind !== 'reaction' && step.failures > 0) answer(tale, step);
        return true;
      }
      case 'act': {
        const figures = step.figures.filter((id) => figureOf(tale.state, id)?.fate === 'table');
        tale.amend({ ...step, stage: 'acted' });
        if (step.successes > 0 && figures.length > 0)
          tale.call({
            is: 'act',
            kind: step.kind,
            ...(step.by === undefined ? {} : { by: step.by }),
            figures,
            left: Object.fromEntries(figures.map((id) => [id, step.successes])),
            given: step.successes,
            current: null,
            done: [],
            ...announcing(announcedIn(step)),
          });
        return true;
      }
      case 'acted':
        tale.finish({ is: 'activated', successes: step.successes });
        return true;
    }
  },
};

function begin(tale: Tale, step: ActivateStep, dice: Dice): void {
  tale.amend({ ...step, stage: 'rolled' });
  tale.add({
    type: 'activated',
    kind: step.kind,
    figures: step.figures,
    dice: step.dice,
    spell: step.spell?.spell ?? null,
    ...(step.others === undefined ? {} : { others: step.others }),
  });
  for (const unit of step.figures) {
    beginActivation(tale, unit);
    coolDown(tale, unit, step.kind);
  }
  for (const { unit, spell } of announcedIn(step)) onAnnounce(tale, unit, spell, dice);
  const unit = step.figures[0] ?? '';
  const front = frontOf(step);
  tale.call(qualityRoll(tale.state, { unit, why: whyOf(step), dice: step.dice, figures: step.figures, front }));
}

/** Recklessness of an earlier turn ends with the next activation [ASOBH-TRAIT-reckless]. */
function coolDown(tale: Tale, unit: UnitId, kind: ActivateStep['kind']): void {
  const figure = figureOf(tale.state, unit);
  const since = figure?.used[RECKLESS] ?? 0;
  if (figure === undefined || since === 0 || since === tale.state.turn || kind === 'reaction') return;
  const { [RECKLESS]: _since, ...used } = figure.used;
  tale.add({ type: 'changed', unit, set: { used }, because: 'reckless' });
}

/** What the faces themselves do to those who threw them. */
function consequences(tale: Tale, step: ActivateStep, ones: number): void {
  const { figures, kind, successes, failures } = step;
  if (kind === 'reaction' && successes > 0)
    for (const unit of figures) tale.add({ type: 'changed', unit, set: { reacted: true }, because: 'ASOBH-REA-02' });
  for (const unit of figures) {
    const figure = figureOf(tale.state, unit);
    if (figure?.fate !== 'table') continue;
    if (successes === 0) bungle(tale, unit);
    if (failures >= 3 && isBerserk(figure)) {
      const lost = [...figure.lost, 'berserk' as const];
      tale.add({ type: 'changed', unit, set: { lost }, because: 'berserk' });
    }
    if (ones >= 1 && figure.conditions.some((each) => each.is === 'staggering'))
      takeOut(tale, unit, 'out', null, 'ASOBH-CND-07');
  }
  // Lightning of a magic rain scares beasts and mounts [ASOBH-SPELL-rain]
  const spooked = figures.filter((unit) => {
    const figure = figureOf(tale.state, unit);
    return figure?.fate === 'table' && isSpooked(tale.state, figure, ones);
  });
  if (spooked.length > 0) tale.call(testsStep(spooked.map((unit) => ({ unit, cause: 'weather' as const, by: null }))));
  const [master] = figures.flatMap((id) => figureOf(tale.state, id) ?? []);
  if (kind !== 'reaction' && figures.length === 1 && master !== undefined && ones >= 2) turnedOn(tale, master);
}

/** Two ones: his men have had enough of the whip, and are not sure of themselves [ASOBH-LDR-04]. */
function turnedOn(tale: Tale, master: Figure): void {
  if (master.fate !== 'table' || !has(master, 'discipline-master')) return;
  tale.add({ type: 'turnedOn', unit: master.id });
  const due = shaken(tale.state, master).map(({ id }) => ({ unit: id, cause: 'discipline' as const, by: null }));
  if (due.length > 0) tale.call(testsStep(due));
  takeOut(tale, master.id, 'out', null, 'ASOBH-LDR-04');
}

const shaken = (state: State, master: Figure): readonly Figure[] =>
  figuresOf(state, runBy(master)).filter((figure) => figure.id !== master.id && currentQuality(figure) >= 4);

/** Three failures turn an announced spell on its caster, in a group too [ASOBH-MAG-03]. */
function backfire(tale: Tale, spell: Announced): void {
  if (figureOf(tale.state, spell.unit)?.fate !== 'table') return;
  tale.call({ is: 'backfire', unit: spell.unit, spell: spell.spell, stage: 'begin' });
}

/** Failed dice go to the other side, before anybody acts [ASOBH-ACT-04] [ASOBH-ACT-05]. */
function answer(tale: Tale, step: ActivateStep): void {
  const { active, config } = tale.state;
  if (active === null) return;
  const side = otherSide(tale.state, active);
  if (config.reactions === 'none') {
    if (step.failures >= 2) tale.add({ type: 'initiativeTaken', side, why: 'turn-over' });
    return;
  }
  tale.call(reactionsStep(side, step.failures, step.figures));
}
