import { describe, expect, it } from 'vitest';
import { SPELL_IDS, type SpellId } from '../content/spell-ids';
import { SPELLS } from '../content/spells';
import { traitOf } from '../figures';
import { sightBetween } from '../ground/sight';
import type { State } from '../state';
import { play, refusals } from '../test-kit';
import { mayDeclare } from './may-cast';
import { anEffect, aWall, carry, casting, type MagicGiven } from './test-kit';

/** The backfire of a spell of `a1`, in the middle of the table. */
const backfire = (spell: SpellId, given: MagicGiven = {}, faces: readonly number[] = []) => {
  const { state, step } = story(spell, given);
  return carry(state, [step], faces);
};
const story = (spell: SpellId, given: MagicGiven = {}) => ({
  state: casting(spell, { figures: { b1: { at: [450, 700] } }, ...given }),
  step: { is: 'backfire', unit: 'a1', spell, stage: 'begin' } as const,
});
const conditions = (state: State) => state.figures['a1']?.conditions;
const declares = (state: State, spell: SpellId) => {
  const caster = state.figures['a1'];
  return caster === undefined ? 'gone' : mayDeclare(state, caster, spell)?.code;
};

describe('backfires', () => {
  it('three failures turn an announced spell on its caster, two do not [ASOBH-MAG-03] [ASOBH-SPELL-sleep]', () => {
    const { state } = story('sleep');
    const turn: State = { ...state, steps: [{ is: 'turn', side: 'one' }] };
    const three = play(turn, { do: 'activate', unit: 'a1', dice: 3, spell: 'sleep' }, [1, 2, 3]);
    expect(three.of('backfired')).toMatchObject([{ unit: 'a1', spell: 'sleep' }]);
    expect(conditions(three.state)).toEqual([{ is: 'sleeping', magical: true }]);
    const two = play(turn, { do: 'activate', unit: 'a1', dice: 2, spell: 'sleep' }, [1, 2]);
    expect(two.of('backfired')).toEqual([]);
  });

  it.each([
    ['flame-jet', 1, true],
    ['counter-spell', 2, true],
    ['wall-of-fire', 2, true],
    ['protection-from-arrows', 1, false],
    ['rain', 3, false],
  ] as const)(
    '%s strikes its caster with C%i [ASOBH-SPELL-flame-jet] [ASOBH-SPELL-counter-spell] [ASOBH-SPELL-wall-of-fire] [ASOBH-SPELL-protection-from-arrows] [ASOBH-SPELL-rain]',
    (spell, c, fire) => {
      const told = backfire(spell, {}, [1, 6]);
      expect(told.of('fought')).toMatchObject([{ attack: { by: null, target: 'a1', means: { combat: c, fire } } }]);
      expect(told.state.figures['b1']?.conditions).toEqual([]);
    },
  );

  it.each(['tremor', 'trip', 'wall-of-water'] as const)(
    '%s knocks its caster down [ASOBH-SPELL-tremor] [ASOBH-SPELL-trip] [ASOBH-SPELL-wall-of-water]',
    (spell) => expect(conditions(backfire(spell).state)).toEqual([{ is: 'prone', stand: 1, stuck: false }]),
  );

  it('Transfix transfixes its caster [ASOBH-SPELL-transfix]', () =>
    expect(conditions(backfire('transfix').state)).toEqual([{ is: 'transfixed', effect: null }]));

  it('Turn to Stone turns its caster to stone for three full turns [ASOBH-SPELL-turn-to-stone]', () =>
    expect(conditions(backfire('turn-to-stone').state)).toEqual([{ is: 'stone', until: 9 }]));

  it.each(['fear', 'wall-of-bedazzlement'] as const)(
    '%s makes its caster test his morale [ASOBH-SPELL-fear] [ASOBH-SPELL-wall-of-bedazzlement]',
    (spell) =>
      expect(backfire(spell, {}, [4, 5, 6]).of('moraleTested')).toMatchObject([
        { unit: 'a1', cause: 'backfire', failures: 0 },
      ]),
  );

  it('Break Enchantment makes a friend of its caster’s choice test his morale [ASOBH-SPELL-break-enchantment]', () => {
    const asked = backfire('break-enchantment', {
      figures: { a2: { at: [300, 300] }, a3: { at: [200, 300] }, b1: { at: [450, 700] } },
    });
    expect(asked.state.steps.at(-1)).toMatchObject({
      is: 'magic-choice',
      of: 'friend',
      seat: 'a',
      options: ['a2', 'a3'],
    });
    expect(refusals(asked.state, { do: 'magic-choose', unit: 'a1', option: 'b1' })).toMatchObject([
      { code: 'choice/no-such' },
    ]);
    const told = play(asked.state, { do: 'magic-choose', unit: 'a1', option: 'a3' }, [4, 4, 4]);
    expect(told.of('moraleTested')).toMatchObject([{ unit: 'a3', cause: 'backfire' }]);
  });

  it('Courage sets its caster’s clothes on fire: he rolls on the ground, or endures a C2 attack [ASOBH-SPELL-courage]', () => {
    const asked = backfire('courage');
    expect(conditions(asked.state)).toEqual([{ is: 'burning' }]);
    const rolls = play(asked.state, { do: 'magic-choose', unit: 'a1', option: 'roll' });
    expect(conditions(rolls.state)).toMatchObject([{ is: 'prone' }]);
    const endures = play(asked.state, { do: 'magic-choose', unit: 'a1', option: 'endure' }, [1, 6]);
    expect(endures.of('fought')).toMatchObject([{ attack: { means: { combat: 2, fire: true } } }]);
    const over = play({ ...endures.state, steps: endures.state.steps.slice(0, 1) }, { do: 'end-turn' });
    expect(conditions(over.state)).toEqual([]);
  });

  it('Aura of Terror makes every foe Fearless for the game [ASOBH-SPELL-aura-of-terror]', () => {
    const { state } = backfire('aura-of-terror');
    expect(state.figures['b1']?.gained).toEqual([{ id: 'fearless' }]);
    expect(state.figures['bystander']?.gained).toEqual([{ id: 'fearless' }]);
    expect(state.figures['a1']?.gained).toEqual([]);
  });

  it('Lightning makes its caster an easy target [ASOBH-SPELL-lightning]', () =>
    expect(backfire('lightning').state.figures['a1']?.gained).toEqual([{ id: 'easy-target' }]));

  it('Slowdown makes its caster Slow until somebody breaks it [ASOBH-SPELL-slowdown]', () => {
    const { state } = backfire('slowdown');
    expect(state.figures['a1']?.gained).toEqual([{ id: 'slow' }]);
    expect(state.effects['e1']).toMatchObject({ is: 'slowdown', target: 'a1', caster: null });
  });

  it('Blast bars its caster from magic for one full turn [ASOBH-SPELL-blast]', () => {
    const { state } = backfire('blast');
    expect(declares({ ...state, turn: 5 }, 'blast')).toBe('cast/not-yet');
    expect(declares({ ...state, turn: 6 }, 'blast')).toBeUndefined();
  });

  it('Flaming Touch bars its caster from magic for good [ASOBH-SPELL-flaming-touch]', () =>
    expect(declares({ ...backfire('flaming-touch').state, turn: 99 }, 'flaming-touch')).toBe('cast/never-again'));

  it('Fireball takes Break Enchantment from its caster [ASOBH-SPELL-fireball]', () => {
    const { state } = backfire('fireball', { caster: { profile: { spells: ['fireball', 'break-enchantment'] } } });
    expect(declares(state, 'break-enchantment')).toBe('cast/lost-spell');
    expect(declares(state, 'fireball')).toBeUndefined();
  });

  it.each([
    ['mind-control', 'out'],
    ['windstorm', 'table'],
  ] as const)('%s: one die passed, or worse [ASOBH-SPELL-mind-control] [ASOBH-SPELL-windstorm]', (spell, fate) => {
    expect(backfire(spell, {}, [4]).state.figures['a1']).toMatchObject({ fate: 'table', conditions: [] });
    const failed = backfire(spell, { figures: { a2: { at: [200, 200] }, b1: { at: [450, 700] } } }, [3]);
    expect(failed.state.figures['a1']?.fate).toBe(fate);
    if (fate === 'table') expect(conditions(failed.state)).toMatchObject([{ is: 'prone' }]);
  });

  it('Mist blinds its caster’s eyes for two turns [ASOBH-SPELL-mist]', () => {
    const { state } = backfire('mist');
    const [a1, b1] = [state.figures['a1'], state.figures['b1']];
    expect(sightBetween(state, a1 as never, b1 as never).sees).toBe(false);
    expect(sightBetween(state, b1 as never, a1 as never).sees).toBe(true);
    expect(state.effects['e1']).toMatchObject({ is: 'mist', target: 'a1', until: 7 });
  });

  it('a Hailstorm that fails does no harm [ASOBH-SPELL-hailstorm]', () => {
    const told = backfire('hailstorm');
    expect(told.of('backfired')).toMatchObject([{ nothing: true }]);
    expect(told.state.figures).toEqual(story('hailstorm').state.figures);
  });

  it('a Snowstorm buries its caster and all who touch him until they are dug out [ASOBH-SPELL-snowstorm]', () => {
    const { state } = backfire('snowstorm', {
      figures: { a2: { at: [475, 450] }, b1: { at: [450, 475] }, b2: { at: [600, 600] } },
    });
    const snow = { is: 'held', by: 'snow', task: 4, done: 0, since: 3 };
    expect(['a1', 'a2', 'b1', 'b2'].map((id) => state.figures[id]?.conditions)).toEqual([[snow], [snow], [snow], []]);
  });

  it('a Wall of Bones holds its caster: no Difficult Target, no Acrobat meanwhile [ASOBH-SPELL-wall-of-bones]', () => {
    const { state } = backfire('wall-of-bones', { caster: { traits: ['acrobat', 'difficult-target'] } });
    expect(conditions(state)).toEqual([{ is: 'held', by: 'bones', task: 2, done: 0, since: 3 }]);
    const caster = state.figures['a1'];
    expect(caster && traitOf(caster, 'acrobat')).toBeUndefined();
    expect(caster && traitOf(caster, 'difficult-target')).toBeUndefined();
    expect(caster && traitOf({ ...caster, conditions: [] }, 'acrobat')).toBeDefined();
  });

  it.each([
    ['wall-of-wood', 'wood', 2],
    ['wall-of-ice', 'ice', 4],
  ] as const)(
    'a %s holds its caster until a Task is done [ASOBH-SPELL-wall-of-wood] [ASOBH-SPELL-wall-of-ice]',
    (spell, by, task) =>
      expect(conditions(backfire(spell).state)).toEqual([{ is: 'held', by, task, done: 0, since: 3 }]),
  );

  it('Unsummon takes its caster’s walls, or the making of any [ASOBH-SPELL-unsummon]', () => {
    const caster = { profile: { spells: ['unsummon', 'wall-of-bones'] as const } };
    const effects = {
      e1: aWall('e1', 'wall-of-bones', [300, 300], { caster: 'a1' }),
      e2: aWall('e2', 'wall-of-bones', [600, 300], { caster: 'b1' }),
    };
    const some = backfire('unsummon', { caster, effects });
    expect(Object.keys(some.state.effects)).toEqual(['e2']);
    expect(declares(some.state, 'wall-of-bones')).toBeUndefined();
    expect(declares(backfire('unsummon', { caster }).state, 'wall-of-bones')).toBe('cast/no-more-walls');
  });

  it('Switcheroo lets its caster trade places with whom his foe likes [ASOBH-SPELL-switcheroo]', () => {
    const asked = backfire('switcheroo');
    expect(asked.state.steps.at(-1)).toMatchObject({ of: 'swap', seat: 'b', options: ['b1', 'bystander'] });
    const told = play(asked.state, { do: 'magic-choose', unit: 'a1', option: 'bystander' }, [], 'b');
    expect(told.state.figures['a1']?.pose).toMatchObject({ x: 880, y: 20 });
    expect(told.state.figures['bystander']?.pose).toMatchObject({ x: 450, y: 450 });
  });

  it('Alter Terrain spoils the ground about its caster as his foe likes [ASOBH-SPELL-alter-terrain]', () => {
    const asked = backfire('alter-terrain');
    const told = play(asked.state, { do: 'magic-choose', unit: 'a1', option: 'thick' }, [], 'b');
    expect(told.state.effects['e1']).toMatchObject({
      is: 'alter-terrain',
      ground: 'thick',
      caster: null,
      at: { x: 450, y: 450 },
    });
    expect(Math.max(...(told.state.effects['e1']?.outline ?? []).map(({ x }) => x))).toBeCloseTo(487.5, 1);
  });

  it('a Wall of Fear throws its caster one Short as his foe likes [ASOBH-SPELL-wall-of-fear]', () => {
    const asked = backfire('wall-of-fear');
    expect(asked.state.steps.at(-1)).toMatchObject({ of: 'recoil', seat: 'b', place: true });
    const told = play(asked.state, { do: 'magic-choose', unit: 'a1', at: { x: 450, y: 100 } }, [], 'b');
    expect(told.state.figures['a1']?.pose).toMatchObject({ x: 450, y: 375 });
    expect(refusals(asked.state, { do: 'magic-choose', unit: 'a1', at: { x: 450, y: 450 } }, 'b')).toMatchObject([
      { code: 'choice/no-direction' },
    ]);
  });

  it('Summon Warrior brings one of the caster’s people to his foe, for three turns [ASOBH-SPELL-summon-warrior]', () => {
    const caster = { profile: { roster: 'high-elves', kinds: ['elf'] } };
    const asked = backfire('summon-warrior', { caster });
    expect(asked.state.steps.at(-1)).toMatchObject({ of: 'foe', seat: 'b', place: true });
    const choice = { do: 'magic-choose', unit: 'a1', option: 'forest-guard', at: { x: 450, y: 475 } } as const;
    expect(refusals(asked.state, { ...choice, at: { x: 450, y: 450 } }, 'b')).toMatchObject([
      { code: 'choice/no-room' },
    ]);
    const told = play(asked.state, choice, [], 'b');
    expect(told.state.figures['s1']).toMatchObject({ side: 'two', seat: 'b', summoned: { by: null, until: 9 } });
  });

  it('any backfire frees the mind its caster held [ASOBH-SPELL-mind-control]', () => {
    const told = backfire('trip', {
      figures: { b1: { at: [450, 700], controlled: { side: 'one', seat: 'a', by: 'a1' } } },
      effects: { e1: anEffect('e1', 'mind-control', { caster: 'a1', target: 'b1' }) },
    });
    expect(told.state.figures['b1']?.controlled).toBeNull();
  });

  it('every spell says what its failure brings, and only hail brings nothing [ASOBH-MAG-03]', () => {
    expect(SPELL_IDS.filter((id) => SPELLS[id].backfire === null)).toEqual(['hailstorm']);
  });
});
