import type { SideId, UnitId } from '../../kernel';
import { fieldedOf, figureOf, figuresOf, has } from '../figures';
import { summonedBy } from '../magic/effects';
import type { Figure, State } from '../state';
import type { StepOf, StepRules, Tale } from '../steps/step';
import type { Due } from '../steps-morale';
import { comrades } from './comrades';
import { takeOut } from './leaving';
import { dueFor, testsStep } from './test';

type Aftermath = StepOf<'aftermath'>;

/**
 * Figure by figure: what it summoned vanishes, beasts without a master run, a Subcommander may take the lead, comrades
 * test for every cause there is [ASOBH-MOR-02] [ASOBH-MOR-03].
 */
export const aftermathRules: StepRules<'aftermath'> = {
  carryOn(tale, step) {
    const gone = figureOf(tale.state, step.unit);
    if (gone === undefined) {
      tale.finish();
      return true;
    }
    switch (step.stage) {
      case 'followers':
        return followers(tale, step);
      case 'animals':
        return animals(tale, step, gone);
      case 'officers':
        return officers(tale, step, gone);
      case 'officer-tested':
        return officerTested(tale, step, gone);
      case 'friends': {
        tale.amend({ ...step, stage: 'done' });
        const due = dueTests(tale, step, gone);
        if (due.length > 0) tale.call(testsStep(due));
        return true;
      }
      case 'done':
        tale.finish();
        return true;
    }
  },
};

/** Summoned creatures vanish with their caster [ASOBH-MAG-17]. */
function followers(tale: Tale, step: Aftermath): true {
  tale.amend({ ...step, stage: 'animals' });
  for (const figure of summonedBy(tale.state, step.unit)) takeOut(tale, figure.id, 'vanished', null, 'ASOBH-MAG-17');
  return true;
}

/** Beasts run when their last master is gone, or the last comrade who is no beast [ASOBH-LDR-03] [ASOBH-TRAIT-animal]. */
function animals(tale: Tale, step: Aftermath, gone: Figure): true {
  const mates = figuresOf(tale.state, gone.side).filter(
    (figure) => figure.side === gone.side && figure.summoned === null,
  );
  const because = !leftForGood(step, gone)
    ? undefined
    : has(gone, 'beastmaster') && !mates.some((mate) => has(mate, 'beastmaster'))
      ? 'beastmaster'
      : !isAnimal(gone) && mates.every(isAnimal)
        ? 'animal'
        : undefined;
  tale.amend({ ...step, stage: 'officers' });
  // All at once: none of them is asked for its courage on the way out
  for (const mate of because === undefined ? [] : mates.filter(isAnimal))
    takeOut(tale, mate.id, 'fled', null, because ?? 'animal');
  return true;
}
/** Swarms are beasts too [ASOBH-TRAIT-swarm]. */
const isAnimal = (figure: Figure): boolean => has(figure, 'animal') || has(figure, 'swarm');

/** A member of the warband, not a creature of magic. */
const leftForGood = (step: Aftermath, gone: Figure): boolean => step.how !== 'vanished' && gone.summoned === null;
const isLeaderLost = (step: Aftermath, gone: Figure): boolean => leftForGood(step, gone) && has(gone, 'leader');

/** The second in command tests before all others [ASOBH-LDR-06]. */
function officers(tale: Tale, step: Aftermath, gone: Figure): true {
  const next = !isLeaderLost(step, gone)
    ? undefined
    : comrades(tale.state, gone).find((mate) => has(mate, 'subcommander') && !step.officers.includes(mate.id));
  if (next === undefined) {
    tale.amend({ ...step, stage: 'friends' });
    return true;
  }
  tale.amend({ ...step, stage: 'officer-tested', officers: [...step.officers, next.id] });
  tale.call(testsStep(dueFor([next.id], 'leader-lost', step.by)));
  return true;
}

/** On the table still, he leads from now on, and the others need not test for the loss. */
function officerTested(tale: Tale, step: Aftermath, gone: Figure): true {
  const officer = fieldedOf(tale.state, step.officers.at(-1) ?? '');
  if (officer === undefined) {
    tale.amend({ ...step, stage: 'officers' });
    return true;
  }
  tale.amend({ ...step, stage: 'friends', led: true });
  tale.add({
    type: 'changed',
    unit: officer.id,
    set: { gained: [...officer.gained, { id: 'leader' }], lost: [...officer.lost, 'subcommander'] },
    because: 'subcommander',
  });
  tale.add({ type: 'tookLead', unit: officer.id, from: gone.id });
  return true;
}

/** Every cause by itself: one death may ask for several tests of one figure [ASOBH-MOR-03]. */
function dueTests(tale: Tale, step: Aftermath, gone: Figure): readonly Due[] {
  const lost =
    isLeaderLost(step, gone) && !step.led
      ? dueFor(without(comrades(tale.state, gone), step.officers), 'leader-lost', step.by)
      : [];
  return [...lost, ...step.due, ...belowHalf(tale, gone.side)];
}
const without = (all: readonly Figure[], some: readonly UnitId[]): readonly UnitId[] =>
  all.map((figure) => figure.id).filter((id) => !some.includes(id));

/** Tests of a whole warband, the first time more of it are out than stand; notes that they were taken [ASOBH-MOR-02]. */
export function belowHalf(tale: Tale, side: SideId): readonly Due[] {
  const own = tale.state.sides[side];
  if (own === undefined || own.belowHalf || !isBelowHalf(tale.state, side)) return [];
  tale.add({ type: 'sideChanged', side, set: { belowHalf: true } });
  return dueFor(
    figuresOf(tale.state, side)
      .filter((figure) => figure.side === side)
      .map((figure) => figure.id),
    'below-half',
  );
}

/** The Transfixed count as living; whoever serves the foe's will counts as out [ASOBH-SPELL-mind-control]. */
export function isBelowHalf(state: State, side: SideId): boolean {
  const band = Object.values(state.figures).filter((figure) => figure.side === side && figure.summoned === null);
  const out = band.filter(
    (figure) => (figure.fate !== 'table' && figure.fate !== 'reserve') || figure.controlled !== null,
  ).length;
  return out > band.length - out;
}
