import type { Dice, UnitId } from '../../kernel';
import { judgeHit } from '../combat/harm';
import { hitStep, sureHit } from '../combat/hit';
import { testStep } from '../combat/tests';
import { SITE_TRAPS } from '../content/sites';
import { draw } from '../content/tables';
import { fieldedOf } from '../figures';
import type { State } from '../state';
import type { StepOf, Tale } from '../steps/step';
import { inch } from '../units';
import { arrive } from './arrive';
import { alarm } from './awareness';
import { centreOfEdge, enemyEdge } from './edges';
import { makeEnemy, trooperOf } from './force';
import { harm } from './hazards';

type Find = StepOf<'find'>;

/** 10+ [Expertise], or the trap is sprung and takes effect by its row [FL-SCN-23]; then the next who stood too near. */
export function trapStages(tale: Tale, step: Find, dice: Dice): boolean {
  switch (step.stage) {
    case 'trap':
      if (fieldedOf(tale.state, step.by) === undefined) return next(tale, step);
      tale.amend({ ...step, stage: 'trap-tested' });
      tale.call(testStep({ unit: step.by, skills: ['expertise'], target: 10, why: 'trap' }));
      return true;
    case 'trap-tested': {
      const { returned } = tale.state;
      if (returned?.is === 'test' && returned.passed) return next(tale, step);
      return spring(tale, step, dice);
    }
    case 'sprung':
      return next(tale, step);
    case 'alarm-tested': {
      const { returned } = tale.state;
      if (!(returned?.is === 'test' && returned.passed)) reinforce(tale);
      return next(tale, step);
    }
    default:
      tale.finish({ is: 'scenario', what: 'found' });
      return true;
  }
}

function next(tale: Tale, step: Find): boolean {
  const [by, ...others] = step.others;
  tale.amend(by === undefined ? { ...step, stage: 'done' } : { ...step, by, others, stage: 'trap' });
  return true;
}

function spring(tale: Tale, step: Find, dice: Dice): boolean {
  if (fieldedOf(tale.state, step.by) === undefined) return next(tale, step);
  const trap = step.trap ?? roll(tale, step, dice);
  const now = { ...step, trap };
  switch (trap) {
    case 'alarm-trap': {
      const at = fieldedOf(tale.state, step.by)?.pose;
      tale.amend({ ...now, stage: 'alarm-tested' });
      if (at !== undefined) alarm(tale, at, inch(12));
      tale.call(testStep({ unit: step.by, skills: ['expertise'], target: 8, why: 'alarm-trap' }));
      return true;
    }
    case 'pinning-trap':
      tale.amend({ ...now, stage: 'sprung' });
      pin(tale, step.by, 1);
      return true;
    case 'cruel-trap':
      tale.amend({ ...now, stage: 'sprung' });
      wound(tale, step.by);
      return true;
    default:
      tale.amend({ ...now, stage: 'sprung' });
      tale.call(hitStep(harm(step.by, 'trap', 'FL-SCN-T-site-traps-01')));
      return true;
  }
}

/** A Wound no roll decides; a potion may still turn it aside [FL-BAT-167]. */
function wound(tale: Tale, unit: UnitId): void {
  const hit = harm(unit, 'trap', 'FL-SCN-T-site-traps-04');
  tale.call(sureHit(hit, judgeHit(tale.state, hit)?.wound ?? 'wounded'));
}

/** What kind it is; treasure lies behind a trap of another kind [FL-SCN-T-site-traps-05]. */
function roll(tale: Tale, step: Find, dice: Dice): string {
  const first = draw(SITE_TRAPS, dice);
  const faces = [...(first?.faces ?? [])];
  let entry = first?.entry.id ?? 'deadly-trap';
  if (entry === 'treasure-trap') {
    const marker = tale.state.markers[step.marker];
    if (marker !== undefined)
      tale.add({
        type: 'markerChanged',
        id: marker.id,
        set: { label: 'treasure-trap', counts: { ...marker.counts, loot: 1 } },
        because: 'FL-SCN-T-site-traps-05',
      });
    const second = draw(SITE_TRAPS, dice);
    faces.push(...(second?.faces ?? []));
    entry = second?.entry.id ?? 'deadly-trap';
    if (entry === 'treasure-trap') entry = 'deadly-trap';
  }
  tale.add({ type: 'trapSprung', unit: step.by, faces, entry });
  return entry;
}

/** Two who know, from the edge over against the one the warband came by [FL-SCN-T-site-traps-02]. */
function reinforce(tale: Tale): void {
  for (let i = 0; i < 2; i++) {
    const figure = makeEnemy(tale.state, trooperOf(tale.state, 'melee'), `e${tale.state.next}`);
    arrive(tale, [figure], centreOfEdge(tale.state.table, enemyEdge(tale.state), inch(0.5)), 'FL-SCN-T-site-traps-02');
  }
}

function pin(tale: Tale, unit: UnitId, pinned: 0 | 1): void {
  const figure = fieldedOf(tale.state, unit);
  if (figure === undefined) return;
  const { pinned: _was, ...rest } = figure.conditions;
  const conditions = pinned === 1 ? { ...rest, pinned: 1 } : rest;
  tale.add({ type: 'changed', unit, set: { conditions }, because: 'FL-SCN-T-site-traps-03' });
}

export const isPinned = (state: State, unit: UnitId): boolean => (state.figures[unit]?.conditions['pinned'] ?? 0) > 0;

/**
 * Whoever is held in a trap tests 9+ [Wits] as it is activated; asked before it does anything, after the caller noted
 * its next stage. `helper`: an ally beside it who tests instead. True where there was something to test.
 */
export function struggleFree(tale: Tale, unit: UnitId, helper: UnitId = unit): boolean {
  if (!isPinned(tale.state, unit)) return false;
  tale.call({ is: 'find', marker: '', by: helper, stage: 'struggle', entry: unit, trap: 'pinning-trap', others: [] });
  return true;
}

export function struggle(tale: Tale, step: Find): boolean {
  if (step.stage === 'struggle' && fieldedOf(tale.state, step.by) !== undefined) {
    tale.amend({ ...step, stage: 'struggled' });
    tale.call(testStep({ unit: step.by, skills: ['wits'], target: 9, why: 'pinned' }));
    return true;
  }
  const { returned } = tale.state;
  if (step.stage === 'struggled' && returned?.is === 'test' && returned.passed) pin(tale, step.entry ?? step.by, 0);
  tale.finish({ is: 'scenario', what: 'struggled' });
  return true;
}
