import { describe, expect, it } from 'vitest';
import { isFielded } from '../figures';
import { inspires } from '../flow/leadership';
import { qualityNow } from '../flow/quality';
import type { Condition } from '../state';
import { aBattle, aFigure, happen, refusals } from '../test-kit';
import {
  befall,
  isAble,
  isTired,
  mayAct,
  mayActivate,
  mayCast,
  mayJoinGroup,
  mayMove,
  mayPowerBlow,
  mayReact,
  relieve,
  seesNothing,
  worsen,
} from './conditions';

const foe = { b1: { at: [850, 850] }, b2: { at: [800, 850] } } as const;
const mates = { a8: { at: [760, 60] }, a9: { at: [820, 60] } } as const;
const withOne = (condition: Condition) => aFigure('a1', { conditions: [condition] });
const prone = { is: 'prone', stand: 1, stuck: false } as const;
const transfixed = { is: 'transfixed', effect: null } as const;
const web = { is: 'entangled', task: 2, done: 0 } as const;
const asleep = { is: 'sleeping', magical: false } as const;
const stone = { is: 'stone', until: null } as const;
const held = (by: 'bones' | 'wood' | 'ice' | 'snow') => ({ is: 'held', by, task: 2, done: 0, since: 1 }) as const;

describe('what a condition leaves of a figure', () => {
  it('Prone: it acts, but does not move, lead or hold foes [ASOBH-CND-05]', () => {
    const figure = withOne(prone);
    expect([
      mayActivate(figure),
      mayAct(figure),
      mayMove(figure),
      mayReact(figure),
      inspires(figure),
      isAble(figure),
    ]).toEqual([true, true, false, true, false, true]);
  });

  it('Transfixed: it is activated to break free, and nothing else [ASOBH-CND-08] [ASOBH-REA-03]', () => {
    const figure = withOne(transfixed);
    expect([mayActivate(figure), mayAct(figure), mayReact(figure), inspires(figure), isAble(figure)]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('Entangled: it fights where it stands [ASOBH-CON-05]', () => {
    const figure = withOne(web);
    expect([mayAct(figure), mayMove(figure), mayReact(figure), isAble(figure)]).toEqual([true, false, true, false]);
  });

  it.each<Condition>([asleep, stone, { is: 'bound' }, { is: 'paralysed' }])(
    '$is: nothing at all [ASOBH-CND-06] [ASOBH-CND-09] [ASOBH-REA-03]',
    (condition) => {
      const figure = withOne(condition);
      expect([mayActivate, mayAct, mayMove, mayReact, inspires, mayCast, isAble].map((may) => may(figure))).toEqual(
        Array.from({ length: 7 }, () => false),
      );
    },
  );

  it('Blind: no sight, no Leader, in a group only at the hand of one who sees [ASOBH-CND-01]', () => {
    const blind = { is: 'blind', until: null } as const;
    const figure = withOne(blind);
    expect([seesNothing(figure), mayMove(figure)]).toEqual([true, true]);
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450], conditions: [blind] },
        a2: { at: [475, 450] },
        a3: { at: [300, 300], conditions: [blind] },
        a4: { at: [325, 300], conditions: [blind] },
      },
    });
    const joins = ['a1', 'a3'].map((id) => {
      const one = battle.figures[id];
      return isFielded(one) && mayJoinGroup(battle, one);
    });
    expect(joins).toEqual([true, false]);
  });

  it('Deaf: no groups, no leaders, no leading [ASOBH-CND-02]', () => {
    const battle = aBattle({ figures: { a1: { conditions: [{ is: 'deaf' }] } } });
    const figure = battle.figures['a1'];
    if (!isFielded(figure)) throw new Error('not there');
    expect([mayJoinGroup(battle, figure), inspires(figure), mayAct(figure)]).toEqual([false, false, true]);
  });

  it('neither the Blind nor the Deaf have anything of a Leader beside them [ASOBH-CND-01] [ASOBH-CND-02] [ASOBH-LDR-01]', () => {
    const near = (conditions: readonly Condition[]) => {
      const battle = aBattle({
        figures: { a1: { at: [450, 450], conditions }, a2: { at: [450, 500], traits: ['leader'] } },
      });
      const figure = battle.figures['a1'];
      return figure && qualityNow(battle, figure, 'morale').modifiers;
    };
    expect(near([])).toEqual([{ amount: 1, because: 'leader' }]);
    expect(near([{ is: 'deaf' }])).toEqual([]);
    expect(near([{ is: 'blind', until: null }])).toEqual([]);
  });

  it('Mute: no spells, no leading [ASOBH-CND-04]', () => {
    const figure = withOne({ is: 'mute', until: null });
    expect([mayCast(figure), inspires(figure), mayAct(figure)]).toEqual([false, false, true]);
  });

  it('Fatigued: no Power Blow, a shorter third move [ASOBH-CND-03]', () => {
    const figure = withOne({ is: 'fatigued' });
    expect([mayPowerBlow(figure), isTired(figure, 1), isTired(figure, 2)]).toEqual([false, false, true]);
    expect([mayPowerBlow(aFigure('a1')), isTired(aFigure('a1'), 2)]).toEqual([true, false]);
  });

  it('Staggering: it acts as ever, but in no group [ASOBH-CND-07]', () => {
    const battle = aBattle({ figures: { a1: { conditions: [{ is: 'staggering', venom: true, since: 1 }] } } });
    const figure = battle.figures['a1'];
    expect(isFielded(figure) && mayAct(figure) && !mayJoinGroup(battle, figure)).toBe(true);
  });

  it('held by roots: it fights on; by snow or ice: it only digs [ASOBH-CON-01]', () => {
    expect([held('bones'), held('wood')].map((one) => [mayAct(withOne(one)), mayMove(withOne(one))])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect([held('ice'), held('snow')].map((one) => [mayActivate(withOne(one)), mayAct(withOne(one))])).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('neither do the mind-controlled or Unreactive react [ASOBH-REA-03] [ASOBH-TRAIT-unreactive]', () => {
    expect(mayReact(aFigure('a1', { controlled: { side: 'two', seat: 'b', by: 'b1' } }))).toBe(false);
    expect(mayReact(aFigure('a1', { traits: ['unreactive'] }))).toBe(false);
    expect(mayReact(aFigure('a1'))).toBe(true);
  });
});

describe('who is safe from what', () => {
  it.each(['undead', 'artificial'] as const)(
    'the %s do not sleep, tire or stagger [ASOBH-TRAIT-undead] [ASOBH-TRAIT-artificial]',
    (trait) => {
      const battle = aBattle({ figures: { a1: { traits: [trait] }, ...mates, ...foe } });
      for (const condition of [
        asleep,
        { is: 'fatigued' } as const,
        { is: 'staggering', venom: false, since: 1 } as const,
      ]) {
        const told = happen(battle, (tale) => {
          expect(befall(tale, 'a1', condition, 'ASOBH-CON-01')).toBe(false);
        });
        expect(told.of('unaffected')).toMatchObject([{ unit: 'a1', by: condition.is, because: trait }]);
        expect(told.of('befell')).toEqual([]);
      }
    },
  );

  it('the venomous know venom [ASOBH-TRAIT-venomous-strike] [ASOBH-TRAIT-poison]', () => {
    const venom = { is: 'staggering', venom: true, since: 1 } as const;
    for (const trait of ['poison', 'venomous-strike'] as const) {
      const battle = aBattle({ figures: { a1: { traits: [trait] }, ...mates, ...foe } });
      expect(happen(battle, (tale) => befall(tale, 'a1', venom, 'venomous-strike')).of('befell')).toEqual([]);
      expect(
        happen(battle, (tale) => befall(tale, 'a1', { ...venom, venom: false }, 'ASOBH-CON-01')).of('befell'),
      ).toHaveLength(1);
    }
  });
});

describe('poison and drain', () => {
  const battle = (quality: number, more: object = {}) =>
    aBattle({ figures: { a1: { profile: { quality }, ...more }, ...mates, ...foe } });

  it('poison costs one Quality, once in a turn [ASOBH-CON-04] [ASOBH-TRAIT-poison]', () => {
    const told = happen(battle(4), (tale) => {
      worsen(tale, 'a1', 'poison', 'b1', 'poison');
      worsen(tale, 'a1', 'poison', 'b1', 'poison');
    });
    expect(told.state.figures['a1']?.worse).toEqual({ poison: 1, drain: 0 });
  });

  it('drain costs one each time [ASOBH-TRAIT-drain]', () => {
    const told = happen(battle(3), (tale) => {
      worsen(tale, 'a1', 'drain', 'b1', 'drain');
      worsen(tale, 'a1', 'drain', 'b1', 'drain');
    });
    expect(told.state.figures['a1']?.worse).toEqual({ poison: 0, drain: 2 });
  });

  it('kill at Quality 7 [ASOBH-CON-04] [ASOBH-TRAIT-drain]', () => {
    const told = happen(battle(5, { worse: { poison: 0, drain: 1 } }), (tale) =>
      worsen(tale, 'a1', 'poison', 'b1', 'poison'),
    );
    // Dead for good, but no sight that shakes anybody
    expect(told.of('leftPlay')).toMatchObject([{ unit: 'a1', how: 'gruesome', by: 'b1', because: 'poison' }]);
    expect(told.of('moraleTested')).toEqual([]);
  });

  it('leave nobody to revive where drain took the last of it [ASOBH-TRAIT-drain] [ASOBH-CON-03]', () => {
    const drained = happen(
      aBattle({
        figures: {
          a1: { at: [450, 450], profile: { quality: 6 } },
          a2: { at: [475, 450], traits: ['healer'] },
          ...mates,
          ...foe,
        },
        acting: { a2: 3 },
      }),
      (tale) => worsen(tale, 'a1', 'drain', 'b1', 'drain'),
    );
    expect(drained.of('leftPlay')).toMatchObject([{ unit: 'a1', how: 'out' }]);
    const heal = { do: 'heal', unit: 'a2', target: 'a1', what: 'revive' } as const;
    expect(refusals(drained.state, heal)).toMatchObject([{ code: 'heal/dead' }]);
  });

  it('spare the dead and the made [ASOBH-CON-04] [ASOBH-TRAIT-undead] [ASOBH-TRAIT-artificial]', () => {
    for (const trait of ['undead', 'artificial'] as const)
      for (const by of ['poison', 'drain'] as const)
        expect(
          happen(battle(4, { traits: [trait] }), (tale) => worsen(tale, 'a1', by, 'b1', by)).of('changed'),
        ).toEqual([]);
  });
});

describe('what follows a condition', () => {
  const shell = {
    id: 'e1',
    is: 'protection-from-arrows',
    caster: 'a1',
    side: 'one',
    power: 1,
    target: 'a1',
    outline: null,
    at: null,
    hits: 0,
    ground: null,
    began: 1,
    until: null,
    counts: {},
  } as const;

  it('a caster who is Transfixed loses his enchantments and what he banked [ASOBH-MAG-07] [ASOBH-MAG-16]', () => {
    const battle = aBattle({ figures: { a1: { banked: 2 }, ...mates, ...foe }, effects: { e1: shell } });
    const told = happen(battle, (tale) => befall(tale, 'a1', transfixed, 'transfix'));
    expect(told.state.effects).toEqual({});
    expect(told.state.figures['a1']?.banked).toBe(0);
  });

  it('one who falls loses his shell [ASOBH-SPELL-protection-from-arrows]', () => {
    const battle = aBattle({ figures: { a1: {}, ...mates, ...foe }, effects: { e1: shell } });
    expect(happen(battle, (tale) => befall(tale, 'a1', prone, 'ASOBH-MEL-04')).state.effects).toEqual({});
  });

  it('freeing the Transfixed ends the spell that did it [ASOBH-CND-08]', () => {
    const battle = aBattle({
      figures: { a1: { conditions: [{ is: 'transfixed', effect: 'e1' }] }, ...mates, ...foe },
      effects: { e1: { ...shell, is: 'transfix', caster: 'b1', side: 'two' } },
    });
    const told = happen(battle, (tale) => relieve(tale, 'a1', 'transfixed', 'ASOBH-CND-08'));
    expect(told.of('recovered')).toHaveLength(1);
    expect(told.state.effects).toEqual({});
  });

  it('two knocks make the harder one; a real fall ends the mud’s hold [ASOBH-CND-05] [ASOBH-WTH-03]', () => {
    const battle = aBattle({
      figures: { a1: { conditions: [{ is: 'prone', stand: 2, stuck: false }] }, ...mates, ...foe },
    });
    const told = happen(battle, (tale) => befall(tale, 'a1', prone, 'ASOBH-MEL-04'));
    expect(told.state.figures['a1']?.conditions).toEqual([{ is: 'prone', stand: 2, stuck: false }]);
    const mired = aBattle({
      figures: { a1: { conditions: [{ is: 'prone', stand: 1, stuck: true }] }, ...mates, ...foe },
    });
    expect(happen(mired, (tale) => befall(tale, 'a1', prone, 'ASOBH-MEL-04')).state.figures['a1']?.conditions).toEqual([
      prone,
    ]);
  });

  it('whoever left the table is past all that [ASOBH-CON-01]', () => {
    const battle = aBattle({ figures: { a1: { fate: 'out' }, ...mates, ...foe } });
    expect(happen(battle, (tale) => befall(tale, 'a1', prone, 'ASOBH-MEL-04')).of('befell')).toEqual([]);
  });
});
