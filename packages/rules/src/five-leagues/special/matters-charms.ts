import { hitStep } from '../combat/hit';
import { takeOut } from '../combat/leaving';
import { fieldedOf, figureOf, seatOf, sideOf } from '../figures';
import { forceMove } from '../moves/forced';
import { type MatterTable, outOfStep, planned, refused, type Tale } from '../steps/step';
import { isUntouchable } from './ask-moves';
import { breath } from './charm-kit';
import { bearing, fieldedBoth, inch, isUndead, least, rolled, tell } from './kit';
import { first, type Matter, over } from './matter-kit';

/** What enchanted things set going. */
export const CHARM_MATTERS: MatterTable = {
  /** Everyone by that place is struck, one after another; who stands after it flees D6", but not the dead. */
  'dragons-spite': {
    carryOn: (tale, step, dice) => {
      const [unit, ...units] = step.units;
      if (unit === undefined) return over(tale);
      const figure = fieldedOf(tale.state, unit);
      if (step.stage === 'strike') {
        tale.amend({ ...step, stage: 'flee' });
        const by = String(step.detail['by'] ?? '');
        if (figure !== undefined) tale.call(hitStep(breath(tale.state, unit, by)));
        return true;
      }
      tale.amend({ ...step, units, stage: 'strike' });
      if (figure === undefined || isUndead(tale.state, figure) || isUntouchable(tale.state, figure)) return true;
      const [face = 1] = dice.roll(1, 6);
      rolled(tale, 'dragons-spite', unit, [face], true);
      const from = { x: Number(step.detail['x'] ?? 0), y: Number(step.detail['y'] ?? 0) };
      forceMove(tale, unit, bearing(from, figure.pose), inch(face), 'dragons-spite', dice);
      return true;
    },
  },

  /** Whoever is Wounded by that place falls. */
  'thorn-of-ice': {
    carryOn: (tale, step) => {
      const [unit, ...units] = step.units;
      if (unit === undefined) return over(tale);
      tale.amend({ ...step, units });
      takeOut(tale, unit, 'casualty', String(step.detail['by'] ?? ''), 'thorn-of-ice');
      return true;
    },
  },

  /** Fog falls: each of the warband may go home by it, by its own player [FL-ITEM-orb-of-winter-fog]. */
  'winter-fog': {
    carryOn: (tale, step) => (stillHere(tale, step).length > 0 ? false : over(tale)),
    waiting: (state, step) => {
      const seats = step.units.flatMap((id) => {
        const figure = fieldedOf(state, id);
        return figure === undefined ? [] : [seatOf(figure)];
      });
      return [...new Set(seats)].map((seat) => ({ seat, what: 'winter-fog' }));
    },
    offers: (state, step, seat) => [
      {
        needs: 'target',
        do: 'choose',
        intents: step.units
          .filter((id) => {
            const figure = fieldedOf(state, id);
            return figure !== undefined && seatOf(figure) === seat;
          })
          .map((what) => ({ do: 'choose' as const, what })),
      },
      { needs: 'now', do: 'choose', intent: { do: 'choose', what: 'stay' } },
    ],
    plan: (state, step, seat, intent) => {
      if (intent.do !== 'choose') return outOfStep(step, intent);
      const own = step.units.filter((id) => {
        const figure = figureOf(state, id);
        return figure !== undefined && seatOf(figure) === seat;
      });
      if (intent.what === 'stay')
        return planned({
          marks: [],
          enact: (tale) => tale.amend({ ...step, units: step.units.filter((id) => !own.includes(id)) }),
        });
      if (!own.includes(intent.what) || fieldedOf(state, intent.what) === undefined)
        return refused({ code: 'fog/one-of-yours', rule: 'FL-ITEM-orb-of-winter-fog' });
      return planned({
        marks: [{ is: 'outline', unit: intent.what, tone: 'target' }],
        enact: (tale) => {
          tale.amend({ ...step, units: step.units.filter((id) => id !== intent.what) });
          takeOut(tale, intent.what, 'left', null, 'orb-of-winter-fog');
        },
      });
    },
  },

  /** A dart that slew flies on, into one more: whose hand it was says into whom, where there is a choice. */
  'dart-flies-on': {
    carryOn: (tale, step) => {
      const [by, ...near] = step.units;
      const figure = by === undefined ? undefined : fieldedOf(tale.state, by);
      const left = near.filter((id) => fieldedOf(tale.state, id) !== undefined);
      if (figure === undefined || left.length === 0 || step.stage === 'over') return over(tale);
      if (left.length > 1 && sideOf(figure) === 'party') return false;
      const target = least(left, (id) => {
        const both = fieldedBoth(tale.state, figure.id, id);
        return both === undefined ? 0 : Math.hypot(both[0].pose.x - both[1].pose.x, both[0].pose.y - both[1].pose.y);
      });
      if (target !== undefined) flyOn(tale, step, figure.id, target);
      return true;
    },
    waiting: (state, step) => {
      const figure = fieldedOf(state, first(step));
      return figure === undefined ? [] : [{ seat: seatOf(figure), what: 'dart-flies-on', detail: { unit: figure.id } }];
    },
    offers: (state, step) => [
      {
        needs: 'target',
        do: 'choose',
        intents: step.units
          .slice(1)
          .filter((id) => fieldedOf(state, id) !== undefined)
          .map((what) => ({ do: 'choose' as const, what })),
      },
    ],
    plan: (state, step, _seat, intent) => {
      if (intent.do !== 'choose') return outOfStep(step, intent);
      if (!step.units.slice(1).includes(intent.what) || fieldedOf(state, intent.what) === undefined)
        return refused({ code: 'dart/one-of-these', rule: 'FL-LOOT-enchanted-weapons-10' });
      return planned({
        marks: [{ is: 'outline', unit: intent.what, tone: 'target' }],
        enact: (tale) => flyOn(tale, step, first(step), intent.what),
      });
    },
  },
};

const stillHere = (tale: Tale, step: Matter): readonly string[] =>
  step.units.filter((id) => fieldedOf(tale.state, id) !== undefined);

function flyOn(tale: Tale, step: Matter, by: string, target: string): void {
  tale.amend({ ...step, stage: 'over' });
  tell(tale, 'penetrating-dart', 'flies-on', by, target);
  const weapon = String(step.detail['weapon'] ?? '');
  const blow = { armor: 0, toughness: 0 };
  tale.call(hitStep({ target, by, blow, how: 'shot', why: 'penetrating-dart', natural: null, weapon }));
}
