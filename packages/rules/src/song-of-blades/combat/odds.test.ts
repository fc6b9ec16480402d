import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dice } from '../../kernel';
import type { TraitId } from '../content/trait-ids';
import { preview } from '../engine';
import { quality } from '../flow/quality-step';
import type { State } from '../state';
import { type Tale, tale } from '../steps/step';
import type { Attack, Result } from '../steps-combat';
import type { FigureGiven } from '../test-kit';
import { attackOf, combatStep } from './begin';
import { type Chances, chancesOf, type Harm } from './odds';
import { combatSteps } from './steps';
import { duel, range } from './test-kit';

/** Every way the dice can fall, each with its chance: the combat is really fought, up to what it comes to. */
function foughtOut(state: State, attack: Attack): Chances {
  const target: Record<Harm, number> = { recoil: 0, prone: 0, out: 0, gruesome: 0 };
  const attacker = { ...target };
  let nothing = 0;
  const walk = (faces: readonly number[], chance: number): void => {
    const rolled = attempt(state, attack, faces);
    if (rolled === 'more') {
      for (let face = 1; face <= 6; face++) walk([...faces, face], chance / 6);
      return;
    }
    if (rolled.result === 'nothing') nothing += chance;
    else (rolled.turned ? attacker : target)[rolled.result] += chance;
  };
  walk([], 1);
  return { target, attacker, nothing };
}

class OutOfDice extends Error {}

function attempt(state: State, attack: Attack, faces: readonly number[]): 'more' | { result: Result; turned: boolean } {
  let next = 0;
  const dice: Dice = {
    roll(count) {
      const shown = faces.slice(next, next + count);
      if (shown.length < count) throw new OutOfDice();
      next += count;
      return shown;
    },
  };
  const told: Tale = tale({ ...state, steps: [...state.steps, combatStep(attack)] });
  try {
    for (let i = 0; i < 200; i++) {
      const fought = told.events.find((event) => event.type === 'fought');
      if (fought?.type === 'fought') return { result: fought.result, turned: fought.count.winner === 'target' };
      const step = told.state.steps.at(-1);
      if (step?.is === 'combat') combatSteps.combat.carryOn?.(told, step, dice);
      else if (step?.is === 'combat-choice') {
        // As the odds count on it: parry where it is possible, let everything else be
        const option =
          step.of === 'defence' ? (step.options.find((each) => each !== 'take') ?? 'take') : (step.options[0] ?? '');
        told.finish({ is: 'chosen', of: step.of, option });
      } else if (step?.is === 'quality') quality.carryOn?.(told, step, dice);
      else throw new Error(`stuck in ${step?.is ?? 'nothing'}`);
    }
  } catch (error) {
    if (error instanceof OutOfDice) return 'more';
    throw error;
  }
  throw new Error('no end');
}

const same = (a: Chances, b: Chances): void => {
  for (const harm of ['recoil', 'prone', 'out', 'gruesome'] as const) {
    expect(a.target[harm], `target ${harm}`).toBeCloseTo(b.target[harm], 9);
    expect(a.attacker[harm], `attacker ${harm}`).toBeCloseTo(b.attacker[harm], 9);
  }
  expect(a.nothing).toBeCloseTo(b.nothing, 9);
};

const blow = (power = false): Attack => attackOf('a1', 'b1', { is: 'melee', power });
const total = ({ target, attacker, nothing }: Chances): number =>
  [...Object.values(target), ...Object.values(attacker)].reduce((sum, each) => sum + each, nothing);

describe('the odds', () => {
  it('of two equals: a sixth is nothing, the rest is shared evenly [ASOBH-MEL-02]', () => {
    const chances = chancesOf(duel(), blow());
    expect(chances.nothing).toBeCloseTo(1 / 6, 12);
    expect(chances.target).toEqual(chances.attacker);
    expect(chances.target.recoil).toBeCloseTo(5 / 36, 12);
    expect(chances.target.prone).toBeCloseTo(8 / 36, 12);
    expect(chances.target.out).toBeCloseTo(2 / 36, 12);
  });

  const cases: readonly (readonly [string, FigureGiven, FigureGiven])[] = [
    ['armour and a shield', {}, { traits: ['heavily-armored', 'block'] }],
    ['a parry', {}, { traits: ['parry'] }],
    ['a club against a troll', { traits: ['bludgeon'], profile: { combat: 5 } }, { traits: ['regeneration'] }],
    ['one who lies there behind a shield', {}, { traits: ['expert-block'], conditions: ['prone'] }],
    ['many lives', { profile: { combat: 5 } }, { traits: ['tough'] }],
    ['a sleeper', {}, { conditions: ['sleeping'] }],
    ['a giant at a spear', { profile: { size: 'gargantuan' } }, { traits: ['long-reach'] }],
    ['a hide', { profile: { combat: 5 } }, { traits: ['hard-hide'] }],
    ['a hammer', { profile: { combat: 3 } }, { profile: { combat: 2 }, traits: ['melee-block'] }],
    ['a ghost', { traits: ['incorporeal'] }, { traits: ['rabble'] }],
  ];
  for (const [name, a, b] of cases)
    it(`are those of the dice really thrown: ${name}`, () => {
      const state = duel(a, b);
      same(chancesOf(state, blow()), foughtOut(state, blow()));
    });

  it('of a double strike go through all three dice [ASOBH-TRAIT-double-strike]', () => {
    const state = duel({ traits: ['double-strike'], profile: { armed: 'two-weapons' } });
    const both = attackOf('a1', 'b1', { is: 'melee', power: false, double: true });
    same(chancesOf(state, both), foughtOut(state, both));
  });

  it('of a rush count the foe’s footing [ASOBH-TRAIT-shield-rush]', () => {
    const state = duel({ traits: ['shield-rush', 'block'] }, { profile: { quality: 3 } });
    const rush: Attack = { ...blow(), charge: true };
    same(chancesOf(state, rush), foughtOut(state, rush));
  });

  it('of any two traits are those of the dice, and make a whole', () => {
    const traits: readonly TraitId[] = [
      'heavily-armored',
      'block',
      'tailslap',
      'savage',
      'rabble',
      'artificial',
      'assassin',
      'tough',
      'puny',
      'regeneration',
      'heavy-weapon',
      'incorporeal',
      'undead',
      'long-reach',
      'bludgeon',
      'flail',
    ];
    const one = fc.record({
      trait: fc.constantFrom(...traits),
      combat: fc.integer({ min: 0, max: 5 }),
      prone: fc.boolean(),
    });
    fc.assert(
      fc.property(one, one, fc.boolean(), (a, b, power) => {
        const given = ({ trait, combat, prone }: typeof a): FigureGiven => ({
          traits: [trait],
          profile: { combat },
          conditions: prone ? ['prone'] : [],
        });
        const state = duel(given(a), given(b), { actions: 2 });
        const chances = chancesOf(state, blow(power));
        expect(total(chances)).toBeCloseTo(1, 9);
        same(chances, foughtOut(state, blow(power)));
      }),
      { numRuns: 40, seed: 20260 },
    );
  });

  it('of a shot have no harm for the shooter [ASOBH-RNG-02]', () => {
    const state = range(100, { traits: ['short-bow'] });
    const shot = attackOf('a1', 'b1', { is: 'shot', weapon: 'short-bow', aimed: false, shooters: ['a1'] });
    const chances = chancesOf(state, shot);
    expect(Object.values(chances.attacker)).toEqual([0, 0, 0, 0]);
    same(chances, foughtOut(state, shot));
  });
});

describe('a preview of a blow', () => {
  it('names both totals with every modifier, every chance, and what is good to know [ASOBH-MEL-02]', () => {
    const state = duel({ traits: ['mounted', 'lucky'] }, { conditions: ['prone'], traits: ['parry'] }, { actions: 2 });
    const shown = preview(state, 'a', { do: 'attack', unit: 'a1', target: 'b1', power: true });
    if (shown.is !== 'ready') throw new Error(shown.is);
    expect(shown.odds?.slice(0, 2)).toEqual([
      {
        is: 'number',
        code: 'attacker-total',
        value: 6,
        modifiers: [
          { amount: 3, because: 'combat' },
          { amount: 1, because: 'mounted' },
          { amount: 2, because: 'vs-prone' },
        ],
      },
      {
        is: 'number',
        code: 'target-total',
        value: 2,
        modifiers: [
          { amount: 3, because: 'combat' },
          { amount: -1, because: 'power-blow' },
        ],
      },
    ]);
    const chances = shown.odds?.flatMap((each) => (each.is === 'chance' ? [each.value] : [])) ?? [];
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    expect(shown.notes).toEqual([
      { code: 'win-kills', because: 'vs-prone' },
      { code: 'may-choose', because: 'lucky', detail: { unit: 'a1' } },
    ]);
  });

  it('says that the odds count on a parry, where one can be made [ASOBH-TRAIT-parry]', () => {
    const shown = preview(duel({}, { traits: ['parry'] }), 'a', { do: 'attack', unit: 'a1', target: 'b1' });
    expect(shown).toMatchObject({ notes: [{ code: 'will-parry', detail: { unit: 'b1' } }] });
  });

  it('is ready exactly where the blow is accepted, and shows whom it is aimed at where it is not', () => {
    const state = duel({}, { at: [450, 520] });
    const shown = preview(state, 'a', { do: 'attack', unit: 'a1', target: 'b1' });
    expect(shown).toMatchObject({ is: 'refused', refusals: [{ code: 'attack/not-in-contact', who: ['a1', 'b1'] }] });
    expect(shown.marks).toEqual([{ is: 'outline', unit: 'b1', tone: 'refused' }]);
  });
});
