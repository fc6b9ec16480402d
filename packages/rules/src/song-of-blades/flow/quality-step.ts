import { figureOf, seatOf } from '../figures';
import { afterQuality } from '../morale/weather';
import { outOfStep, planned, refused, type StepRules, type Tale } from '../steps/step';
import type { QualityStep } from '../steps-flow';
import { changeName, changeRefusal, changers, changesOf } from './dice-changes';
import { passes } from './quality';

/** Dice fall, may be changed by those who can, and what they bring about beside successes happens [ASOBH-ACT-13]. */
export const quality: StepRules<'quality'> = {
  carryOn: (tale, step, dice) => {
    switch (step.stage) {
      case 'roll': {
        const thrown = dice.roll(Math.max(0, step.dice - step.sure), 6);
        const faces = [...Array.from({ length: Math.min(step.sure, step.dice) }, () => 6), ...thrown];
        const rolled: QualityStep = { ...step, faces, stage: 'change' };
        tale.add({
          type: 'rolled',
          unit: step.unit,
          figures: step.figures,
          why: step.why,
          faces,
          sure: Math.min(step.sure, step.dice),
          needs: step.needs,
          quality: step.quality,
          modifiers: step.modifiers,
          successes: successesOf(rolled),
        });
        tale.amend(rolled);
        return true;
      }
      case 'change':
        if (changers(tale.state, step).length > 0) return false;
        tale.amend({ ...step, stage: 'after' });
        return true;
      case 'after':
        tale.amend({ ...step, stage: 'end' });
        afterQuality(tale, step, dice);
        return true;
      case 'end':
        finish(tale, step);
        return true;
    }
  },
  waiting: (state, step) =>
    step.stage !== 'change'
      ? []
      : changers(state, step).map((seat) => ({
          seat,
          what: 'change-die',
          detail: {
            unit: step.unit,
            failures: step.faces.length - successesOf(step),
            trait: changesOf(state, step).find(({ owner }) => seatOf(owner) === seat)?.trait.trait ?? '',
          },
        })),
  offers: (state, step, seat) => [
    {
      needs: 'target',
      do: 'change-die',
      intents: changesOf(state, step)
        .filter(({ owner }) => seatOf(owner) === seat)
        .map(({ trait, owner, die }) => ({ do: 'change-die', by: changeName(trait, owner.id), die })),
    },
    { needs: 'now', do: 'stand', intent: { do: 'stand' } },
  ],
  plan: (state, step, seat, intent) => {
    if (intent.do === 'stand')
      return planned({ marks: [], enact: (tale) => tale.amend({ ...step, stood: [...step.stood, seat] }) });
    if (intent.do !== 'change-die') return outOfStep(step, intent);
    const no = changeRefusal(state, step, seat, intent.by, intent.die);
    if (no !== undefined) return refused(no);
    const change = changesOf(state, step).find(
      ({ trait, owner, die }) => changeName(trait, owner.id) === intent.by && die === intent.die,
    );
    if (change === undefined) return refused({ code: 'dice/no-such-change', rule: 'ASOBH-ACT-13' });
    const { trait, owner, die } = change;
    const from = step.faces[die] ?? 1;
    const chance = trait.does === 'raise' ? 1 : passing(step.needs);
    return planned({
      marks: [{ is: 'outline', unit: owner.id, tone: 'legal' }],
      odds: [{ is: 'chance', code: 'die-passes', value: chance }],
      enact: (tale, dice) => {
        const to = trait.does === 'raise' ? from + 1 : (dice.roll(1, 6)[0] ?? 1);
        tale.add({ type: 'diceChanged', unit: owner.id, by: trait.trait, name: intent.by, die, from, to });
        spend(tale, owner.id, trait.trait, trait.per);
      },
    });
  },
};

/** The chance of one die. */
export const passing = (needs: number): number => [1, 2, 3, 4, 5, 6].filter((face) => passes(face, needs)).length / 6;

const successesOf = (step: Pick<QualityStep, 'faces' | 'needs'>): number =>
  step.faces.filter((face) => passes(face, step.needs)).length;

/** Notes what may be done but once a turn or a game. */
function spend(tale: Tale, unit: string, trait: string, per: 'roll' | 'turn' | 'game'): void {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined || per === 'roll') return;
  const because = `ASOBH-TRAIT-${trait}`;
  if (per === 'game') {
    const used = { ...figure.used, [trait]: (figure.used[trait] ?? 0) + 1 };
    tale.add({ type: 'changed', unit, set: { used }, because });
    return;
  }
  const other = { ...figure.did.other, [trait]: (figure.did.other[trait] ?? 0) + 1 };
  tale.add({ type: 'changed', unit, set: { did: { ...figure.did, other } }, because });
}

function finish(tale: Tale, step: QualityStep): void {
  const successes = successesOf(step);
  tale.finish({
    is: 'quality',
    why: step.why,
    unit: step.unit,
    faces: step.faces,
    successes,
    failures: step.faces.length - successes,
    ones: step.faces.filter((face) => face === 1).length,
  });
}
