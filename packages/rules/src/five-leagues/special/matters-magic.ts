import { takeOut } from '../combat/leaving';
import { woundDirectly } from '../combat/states';
import { testStep } from '../combat/tests';
import { fieldedOf, figureOf } from '../figures';
import { activate } from '../flow/activation';
import { randomAmong } from '../ground/chance';
import { wardStep } from '../magic/ward';
import { forceMove } from '../moves/forced';
import { profileOf } from '../scenarios/force';
import type { MatterTable, Tale } from '../steps/step';
import { bearing, condition, conditionOf, counted, inch, rolled, tell } from './kit';
import { first, isFailed, type Matter, over, tested } from './matter-kit';
import { anger } from './origins';
import { damage } from './rows-fight';
import { runsOf } from './uniques';

/** Matters in which somebody is tested: by magic, which may be warded off before the dice, or by a blow. */
export const TEST_MATTERS: MatterTable = {
  /** Wounded by a dryad: 7+ [Devotion], or led away [FL-ENM-T-ice-heart-court-06]. */
  'painful-lure': tested(7, ['devotion'], (tale, step, passed) => {
    const [target = '', by = null] = step.units;
    if (passed || fieldedOf(tale.state, target) === undefined) return;
    tell(tale, 'painful-lure', 'lured', target, by);
    takeOut(tale, target, 'removed', by, 'painful-lure');
  }),

  /** 8+ [Crafting] by whoever fell, or one of its weapons breaks [FL-ENM-T-gnawling-horde-06]. */
  'break-the-knife': tested(
    8,
    ['crafting'],
    (tale, step, passed, dice) => {
      const figure = figureOf(tale.state, first(step));
      const whole = figure?.profile.weapons.filter(({ damaged }) => !damaged) ?? [];
      if (passed || figure === undefined || whole.length === 0) return;
      const { index, faces } = randomAmong(dice, whole.length);
      if (faces.length > 0) rolled(tale, 'break-the-knife', figure.id, faces, true);
      damage(tale, figure, whole[index]?.id ?? null, 'break-the-knife');
    },
    'fallen',
  ),

  /** 7+ [Devotion], or it acts for the enemy at once, and not again this round [FL-ENM-T-unique-foes-09]. */
  charm: spell(7, 'scheming-heretic', (tale, step, passed) => {
    const [target = '', by = ''] = step.units;
    if (passed) return over(tale);
    tale.amend({ ...step, stage: 'done' });
    tell(tale, 'scheming-heretic', 'charmed', target, by);
    tale.add({ type: 'changed', unit: target, set: { controlled: 'phase' }, because: 'scheming-heretic' });
    activate(tale, target, 'turn', runsOf(tale.state));
    return true;
  }),

  /** 10+ [Devotion], or Hexed; a blessing is spent instead; a natural 12 changes the chanter [FL-ENM-T-unique-foes-17]. */
  hex: spell(10, 'craven-hex-chanter', (tale, step, passed) => {
    const [target = '', by = ''] = step.units;
    const { returned } = tale.state;
    counted(tale, by, 'chants', 1, 'craven-hex-chanter');
    if (returned?.is === 'test' && returned.natural === 12) transform(tale, by);
    const figure = fieldedOf(tale.state, target);
    if (!passed && figure !== undefined) {
      const blessed = conditionOf(figure, 'blessed') > 0;
      condition(tale, target, blessed ? 'blessed' : 'hexed', blessed ? 0 : 1, 'craven-hex-chanter');
      tell(tale, 'craven-hex-chanter', blessed ? 'blessing-spent' : 'hexed', target, by);
    }
    return over(tale);
  }),

  /** 10+ [Devotion], or thrown D6" straight back and Wounded [FL-ENM-T-gnawling-horde-12]. */
  bolt: spell(10, 'bolts-of-energy', (tale, step, passed, dice) => {
    const [target = '', by = ''] = step.units;
    const figure = fieldedOf(tale.state, target);
    const caster = fieldedOf(tale.state, by);
    if (passed || figure === undefined) return over(tale);
    if (step.stage === 'thrown') {
      tale.amend({ ...step, stage: 'done' });
      woundDirectly(tale, target, by, 'bolts-of-energy');
      return true;
    }
    tale.amend({ ...step, stage: 'thrown' });
    const faces = dice.roll(1, 6);
    rolled(tale, 'bolts-of-energy', target, faces, true);
    const angle = caster === undefined ? 90 : bearing(caster.pose, figure.pose);
    forceMove(tale, target, angle, inch(faces[0] ?? 1), 'bolts-of-energy', dice);
    return true;
  }),
};

/**
 * An enemy’s magic on one figure: it may be warded off, then it is tested. `after` is asked at the stages `tested` and
 * any of its own; a test once failed stays failed.
 */
function spell(
  target: number,
  rule: string,
  after: (tale: Tale, step: Matter, passed: boolean, dice: Parameters<typeof forceMove>[5]) => true,
): MatterTable[string] {
  return {
    carryOn: (tale, step, dice) => {
      const [unit = '', by = null] = step.units;
      if (fieldedOf(tale.state, unit) === undefined || step.stage === 'done') return over(tale);
      switch (step.stage) {
        case 'test':
        case 'begin':
          tell(tale, rule, 'casts', by, unit);
          anger(tale, unit);
          tale.amend({ ...step, stage: 'warded' });
          tale.call(wardStep(unit, by, rule));
          return true;
        case 'warded': {
          const { returned } = tale.state;
          if (returned?.is === 'warded' && returned.warded) return over(tale);
          tale.amend({ ...step, stage: 'tested' });
          tale.call(testStep({ unit, skills: ['devotion'], target, why: rule }));
          return true;
        }
        case 'tested':
          return after(tale, step, !isFailed(tale.state), dice);
        default:
          return after(tale, step, false, dice);
      }
    },
  };
}

/** A chanter becomes a Ravening Beast-form, whole again; it is still the one that chanted. */
function transform(tale: Tale, unit: string): void {
  if (fieldedOf(tale.state, unit) === undefined) return;
  const profile = profileOf(tale.state, { entry: 'ravening-beast-form', rank: null, ranged: false });
  const set = { profile, hand: profile.weapons[0]?.id ?? null, wounds: 0 };
  tale.add({ type: 'changed', unit, set, because: 'craven-hex-chanter' });
  tell(tale, 'craven-hex-chanter', 'transforms', unit);
}
