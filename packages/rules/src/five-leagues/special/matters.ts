import { takeOut } from '../combat/leaving';
import { meleeStep } from '../combat/melee';
import { shootStep, shotRefusals } from '../combat/shoot';
import { woundDirectly } from '../combat/states';
import { testStep } from '../combat/tests';
import { ABERRATIONS } from '../content/aberrations';
import { draw } from '../content/tables';
import {
  fielded,
  fieldedOf,
  figureOf,
  foesOf,
  gapBetween,
  isTouching,
  partyOf,
  playingSeats,
  sideOf,
} from '../figures';
import { activate } from '../flow/activation';
import { randomAmong, randomEdgePoint } from '../ground/chance';
import { sightBetween } from '../ground/sight';
import { speedOf } from '../moves/allowance';
import { forceMove } from '../moves/forced';
import { walkStep } from '../moves/go';
import { routeTo } from '../moves/route';
import { profileOf } from '../scenarios/force';
import type { State } from '../state';
import { type MatterTable, outOfStep, planned, refused, type StepOf, type Tale } from '../steps/step';
import { bearing, condition, conditionOf, counted, inch, least, rolled, spawn, tell } from './kit';
import { damage } from './rows-fight';
import { runsOf } from './uniques';
import { partOfWay } from './ways';

type Matter = StepOf<'matter'>;

/** Matters of this part that need dice or answers of their own, by name. Each is over where its figures are gone. */
export const SPECIAL_MATTERS: MatterTable = {
  /** An Angry Preen runs at whoever is nearest, Dash and all, and fights on contact; then it is calm [FL-CHR-25]. */
  anger: {
    carryOn: (tale, step) => {
      const self = fieldedOf(tale.state, first(step));
      if (self === undefined || step.stage !== 'go') {
        if (self !== undefined) {
          condition(tale, self.id, 'angry', 0, 'FL-CHR-25');
          tell(tale, 'outburst', 'calm', self.id);
        }
        return over(tale);
      }
      tale.amend({ ...step, stage: 'calm' });
      const foe = least(foesOf(tale.state, self), (each) => gapBetween(self, each));
      if (foe === undefined) return true;
      if (isTouching(self, foe)) {
        tale.call(meleeStep(self.id, foe.id));
        return true;
      }
      const { base, dash } = speedOf(tale.state, self);
      const way = routeTo(tale.state, self, foe);
      if (way === undefined) return true;
      const allowance = base + dash;
      const whole = way.cost <= allowance;
      const path = whole ? way.path : partOfWay(way, allowance, self.pose);
      const into = whole ? foe.id : null;
      tale.call(walkStep({ unit: self.id, manner: 'anger', path, left: allowance, into }));
      return true;
    },
  },

  /** Every archer that lay in wait shoots once, before anybody acts. */
  volley: {
    carryOn: (tale, step, dice) => {
      const [unit, ...units] = step.units;
      if (unit === undefined) return over(tale);
      tale.amend({ ...step, units });
      const self = fieldedOf(tale.state, unit);
      const weapon = self?.hand ?? '';
      const pool = partyOf(tale.state).filter(
        (each) => shotRefusals(tale.state, { by: unit, target: each.id, weapon, free: true }).length === 0,
      );
      if (self === undefined || pool.length === 0) return true;
      const near = Math.min(...pool.map((each) => gapBetween(self, each)));
      const equal = pool.filter((each) => gapBetween(self, each) <= near + 1.27);
      const target = equal[randomAmong(dice, equal.length).index];
      if (target === undefined) return true;
      tell(tale, 'lie-in-wait', 'shoots', unit, target.id);
      tale.call(shootStep({ by: unit, target: target.id, weapon, free: true }));
      return true;
    },
  },

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
  charm: tested(7, ['devotion'], (tale, step, passed) => {
    const [target = '', by = ''] = step.units;
    if (passed || fieldedOf(tale.state, target) === undefined) return;
    tell(tale, 'scheming-heretic', 'charmed', target, by);
    tale.add({ type: 'changed', unit: target, set: { controlled: 'phase' }, because: 'scheming-heretic' });
    activate(tale, target, 'turn', runsOf(tale.state));
  }),

  /** 10+ [Devotion], or Hexed; a blessing is spent instead; a natural 12 changes the chanter [FL-ENM-T-unique-foes-17]. */
  hex: {
    carryOn: (tale, step) => {
      const [target = '', by = ''] = step.units;
      const figure = fieldedOf(tale.state, target);
      if (figure === undefined) return over(tale);
      if (step.stage === 'begin') {
        tell(tale, 'craven-hex-chanter', 'chants', by, target);
        counted(tale, by, 'chants', 1, 'craven-hex-chanter');
        tale.amend({ ...step, stage: 'tested' });
        tale.call(testStep({ unit: target, skills: ['devotion'], target: 10, why: 'craven-hex-chanter' }));
        return true;
      }
      const { returned } = tale.state;
      if (returned?.is === 'test' && returned.natural === 12) transform(tale, by);
      if (returned?.is === 'test' && !returned.passed) {
        const blessed = conditionOf(figure, 'blessed') > 0;
        condition(tale, target, blessed ? 'blessed' : 'hexed', blessed ? 0 : 1, 'craven-hex-chanter');
        tell(tale, 'craven-hex-chanter', blessed ? 'blessing-spent' : 'hexed', target, by);
      }
      return over(tale);
    },
  },

  /** 10+ [Devotion], or thrown D6" straight back and Wounded [FL-ENM-T-gnawling-horde-12]. */
  bolt: {
    carryOn: (tale, step, dice) => {
      const [target = '', by = ''] = step.units;
      const figure = fieldedOf(tale.state, target);
      if (figure === undefined || step.stage === 'wound') {
        if (figure !== undefined && step.stage === 'wound') {
          tale.amend({ ...step, stage: 'done' });
          woundDirectly(tale, target, by, 'bolts-of-energy');
          return true;
        }
        return over(tale);
      }
      if (step.stage === 'test') {
        tell(tale, 'bolts-of-energy', 'bolt', by, target);
        tale.amend({ ...step, stage: 'tested' });
        tale.call(testStep({ unit: target, skills: ['devotion'], target: 10, why: 'bolts-of-energy' }));
        return true;
      }
      const caster = fieldedOf(tale.state, by);
      if (step.stage === 'done' || !isFailed(tale.state) || caster === undefined) return over(tale);
      tale.amend({ ...step, stage: 'wound' });
      const faces = dice.roll(1, 6);
      rolled(tale, 'bolts-of-energy', target, faces, true);
      forceMove(tale, target, bearing(caster.pose, figure.pose), inch(faces[0] ?? 1), 'bolts-of-energy', dice);
      return true;
    },
  },

  /** Something comes through; one of the warband may still turn it on everybody [FL-ENM-T-unique-foes-08]. */
  ritual: {
    carryOn: (tale, step, dice) => {
      if (step.stage === 'arrive') {
        const drawn = draw(ABERRATIONS, dice);
        if (drawn === undefined) return over(tale);
        rolled(tale, 'deranged-cultist', null, drawn.faces, true, 100);
        const beast = spawn(tale, drawn.entry.id, randomEdgePoint(tale.state, dice).at, 'deranged-cultist');
        if (beast === undefined) return over(tale);
        tale.amend({ ...step, stage: 'choose', units: [beast] });
        return true;
      }
      if (step.stage === 'choose') {
        if (partyOf(tale.state).length > 0 && fieldedOf(tale.state, first(step)) !== undefined) return false;
        return over(tale);
      }
      if (!isFailed(tale.state) && fieldedOf(tale.state, first(step)) !== undefined) {
        condition(tale, first(step), 'wild', 1, 'deranged-cultist');
        tell(tale, 'deranged-cultist', 'wild', first(step));
      }
      return over(tale);
    },
    waiting: (state, step) =>
      step.stage === 'choose'
        ? playingSeats(state).map((seat) => ({ seat, what: 'ritual', detail: { unit: first(step) } }))
        : [],
    offers: (state) => [
      {
        needs: 'target',
        do: 'choose',
        intents: partyOf(state).map(({ id }) => ({ do: 'choose' as const, what: id })),
      },
    ],
    plan: (state, step, _seat, intent) => {
      if (intent.do !== 'choose') return outOfStep(step, intent);
      const unit = fieldedOf(state, intent.what);
      if (unit === undefined || sideOf(unit) !== 'party')
        return refused({ code: 'ritual/one-of-yours', rule: 'FL-ENM-T-unique-foes-08', who: [first(step)] });
      const cultist = fielded(state).find(({ profile }) => profile.id === 'deranged-cultist');
      const sees = cultist !== undefined && sightBetween(state, unit, cultist).sees;
      return planned({
        marks: [{ is: 'outline', unit: unit.id, tone: 'target' }],
        enact: (tale) => {
          tale.amend({ ...step, stage: 'tested' });
          const target = sees ? 10 : 11;
          tale.call(testStep({ unit: unit.id, skills: ['devotion'], target, why: 'deranged-cultist' }));
        },
      });
    },
  },

  /** Its last turn, after all others; then it is no more [FL-ENM-T-unique-foes-11]. */
  'burn-out': {
    carryOn: (tale, step) => {
      const unit = first(step);
      if (fieldedOf(tale.state, unit) === undefined || step.stage === 'gone') return over(tale);
      if (step.stage === 'act') {
        tale.amend({ ...step, stage: 'die' });
        activate(tale, unit, 'extra', 'game');
        return true;
      }
      tale.amend({ ...step, stage: 'gone' });
      tell(tale, 'infernal-spawn', 'burnt-out', unit);
      takeOut(tale, unit, 'casualty', null, 'infernal-spawn');
      return true;
    },
  },

  /** Slain, and not yet down: it runs at a foe and fights once more; then it dies [FL-ENM-T-gnawling-horde-11]. */
  'death-frenzy': {
    carryOn: (tale, step) => {
      const self = fieldedOf(tale.state, first(step));
      if (self === undefined || step.stage === 'gone') return over(tale);
      // A melee that goes on is its frenzy: it dies when that is over
      const below = tale.state.steps.findLast((each) => each.is === 'melee');
      const fights = below?.is === 'melee' && (below.initiator === self.id || below.other === self.id);
      if (step.stage === 'rush' && fights) return over(tale);
      if (step.stage === 'rush') {
        tale.amend({ ...step, stage: 'die' });
        rush(tale, self.id);
        return true;
      }
      tale.amend({ ...step, stage: 'gone' });
      tell(tale, 'death-frenzy', 'spent', self.id);
      takeOut(tale, self.id, 'casualty', null, 'death-frenzy');
      return true;
    },
  },

  /** The warband may pay a Gold Mark for each enemy left and go home; all who play must agree [FL-ENM-25]. */
  'buy-out': {
    carryOn: (tale, step) => (step.stage === 'ask' && playingSeats(tale.state).length > 0 ? false : over(tale)),
    waiting: (state, step) =>
      step.stage === 'ask'
        ? playingSeats(state)
            .filter((seat) => !saidYes(step).includes(seat))
            .map((seat) => ({ seat, what: 'buy-out', detail: { price: Number(step.detail['price'] ?? 0) } }))
        : [],
    offers: (_state, _step) =>
      (['pay', 'fight-on'] as const).map((what) => ({ needs: 'now', do: 'choose', intent: { do: 'choose', what } })),
    plan: (state, step, seat, intent) => {
      if (intent.do !== 'choose') return outOfStep(step, intent);
      if (intent.what !== 'pay' && intent.what !== 'fight-on')
        return refused({ code: 'buy-out/pay-or-fight', rule: 'FL-ENM-25' });
      return planned({
        marks: [],
        enact: (tale) => {
          const yes = [...saidYes(step), seat];
          if (intent.what === 'fight-on') tale.amend({ ...step, stage: 'over' });
          else if (playingSeats(state).every((each) => yes.includes(each))) pay(tale, step);
          else tale.amend({ ...step, detail: { ...step.detail, yes: yes.join(' ') } });
        },
      });
    },
  },
};

const first = (step: Matter): string => step.units[0] ?? '';

function over(tale: Tale): true {
  tale.finish({ is: 'done' });
  return true;
}

const isFailed = (state: State): boolean => state.returned?.is === 'test' && !state.returned.passed;

/** A test by the first figure of a matter, and what comes of it. `fallen`: it may be off the table. */
function tested(
  target: number,
  skills: Parameters<typeof testStep>[0]['skills'],
  after: (tale: Tale, step: Matter, passed: boolean, dice: Parameters<typeof draw>[1]) => void,
  who: 'fielded' | 'fallen' = 'fielded',
): MatterTable[string] {
  return {
    carryOn: (tale, step, dice) => {
      const unit = first(step);
      if (who === 'fielded' && fieldedOf(tale.state, unit) === undefined) return over(tale);
      if (step.stage === 'test') {
        tale.amend({ ...step, stage: 'tested' });
        tale.call(testStep({ unit, skills, target, why: step.what }));
        return true;
      }
      if (step.stage === 'tested') {
        tale.amend({ ...step, stage: 'done' });
        after(tale, step, !isFailed(tale.state), dice);
        return true;
      }
      return over(tale);
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

/** A standard move at the nearest foe, unless one is there already, and a fight. */
function rush(tale: Tale, unit: string): void {
  const self = fieldedOf(tale.state, unit);
  const foe = self && least(foesOf(tale.state, self), (each) => gapBetween(self, each));
  if (self === undefined || foe === undefined) return;
  if (isTouching(self, foe)) {
    tale.call(meleeStep(self.id, foe.id));
    return;
  }
  const way = routeTo(tale.state, self, foe);
  if (way === undefined) return;
  const { base } = speedOf(tale.state, self);
  const whole = way.cost <= base;
  const path = whole ? way.path : partOfWay(way, base, self.pose);
  const into = whole ? foe.id : null;
  tale.call(walkStep({ unit, manner: 'move', path, left: base, into }));
}

const saidYes = (step: Matter): readonly string[] =>
  String(step.detail['yes'] ?? '')
    .split(' ')
    .filter((seat) => seat !== '');

/** The gold changes hands and everyone goes home: the field is not held, nor the Threat defeated. */
function pay(tale: Tale, step: Matter): void {
  const price = Number(step.detail['price'] ?? 0);
  const { warband } = tale.state;
  tale.amend({ ...step, stage: 'over' });
  tell(tale, 'payment-for-the-mistress', 'bought-out');
  const counts = { ...tale.state.counts, 'gain/threat-not-defeated/payment-for-the-mistress': 1 };
  const purse = warband === null ? {} : { warband: { ...warband, gold: warband.gold - price } };
  tale.add({ type: 'battleChanged', set: { ...purse, counts }, because: 'payment-for-the-mistress' });
  for (const { id } of partyOf(tale.state)) takeOut(tale, id, 'left', null, 'payment-for-the-mistress');
}
