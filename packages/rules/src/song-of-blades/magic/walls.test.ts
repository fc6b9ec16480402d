import { describe, expect, it } from 'vitest';
import { fieldedOf } from '../figures';
import { sightBetween } from '../ground/sight';
import type { State } from '../state';
import { actingWith, aFigure, aPiece, play, refusals } from '../test-kit';
import type { Wall } from './effects';
import { afterMove } from './presence';
import { isDazzled, isFrozen } from './queries';
import { anEffect, aWall, carry, cast, casting } from './test-kit';
import { crossingOf, destroys, isOpenTo, wallCombat } from './walls';

const calm = casting('trip');
const at = { x: 450, y: 500 };
const figure = (state: State, id: string) => {
  const found = fieldedOf(state, id);
  if (found === undefined) throw new Error(`${id} is not on the table`);
  return found;
};
const sees = (state: State, line: 'shot' | 'spell' | 'fire' | 'sight') =>
  sightBetween(state, figure(state, 'a1'), figure(state, 'b1'), { line }).sees;

describe('walls', () => {
  it('a wall is one Short wide and stands where and how its caster likes [ASOBH-MAG-09] [ASOBH-SPELL-wall-of-bones]', () => {
    const told = play(casting('wall-of-bones'), cast('wall-of-bones', 1, { at, angle: 90 }));
    const wall = told.state.effects['e1'];
    expect(wall?.outline?.map(({ x }) => x).toSorted((a, b) => a - b)).toEqual([445, 445, 455, 455]);
    expect(wall?.outline?.map(({ y }) => y).toSorted((a, b) => a - b)).toEqual([462.5, 462.5, 537.5, 537.5]);
  });

  it('a figure under it moves the least way to make room [ASOBH-MAG-09]', () => {
    const state = casting('wall-of-bones', { figures: { b1: { at: [450, 504] }, b2: { at: [600, 600] } } });
    const told = play(state, cast('wall-of-bones', 1, { at, angle: 0 }));
    const pose = told.state.figures['b1']?.pose;
    expect(pose).toMatchObject({ x: 450, y: 517.5 });
    expect(told.of('moved')).toMatchObject([{ unit: 'b1', manner: 'shift' }]);
    expect(told.state.figures['b2']).toEqual(state.figures['b2']);
  });

  it('may stand against another wall and not over it [ASOBH-MAG-09]', () => {
    const state = casting('wall-of-bones', { effects: { e1: aWall('e1', 'wall-of-ice', [450, 500]) }, next: 2 });
    expect(refusals(state, cast('wall-of-bones', 2, { at: { x: 525, y: 500 }, angle: 0 }))).toEqual([]);
    expect(refusals(state, cast('wall-of-bones', 2, { at: { x: 520, y: 500 }, angle: 0 }))).toMatchObject([
      { code: 'cast/on-a-wall' },
    ]);
  });

  it('a fourth wall takes the place of one its caster names [ASOBH-MAG-09]', () => {
    const three = Object.fromEntries(
      [1, 2, 3].map((n) => [`e${n}`, aWall(`e${n}`, 'wall-of-bones', [200 * n, 100], { caster: 'a1' })]),
    );
    const state = casting('wall-of-bones', { effects: three, next: 4 });
    expect(refusals(state, cast('wall-of-bones', 1, { at, angle: 0 }))).toMatchObject([{ code: 'cast/which-wall' }]);
    const told = play(state, cast('wall-of-bones', 1, { at, angle: 0, effect: 'e2' }));
    expect(Object.keys(told.state.effects)).toEqual(['e1', 'e3', 'e4']);
  });

  it('a Wall of Fire does not stand on water [ASOBH-SPELL-wall-of-fire]', () => {
    const pond = aPiece('pond', { ground: 'shallow' }, [400, 480], [100, 60]);
    expect(
      refusals(casting('wall-of-fire', { terrain: [pond] }), cast('wall-of-fire', 1, { at, angle: 0 })),
    ).toMatchObject([{ code: 'cast/on-water', detail: { piece: 'pond' } }]);
    expect(refusals(casting('wall-of-ice', { terrain: [pond] }), cast('wall-of-ice', 1, { at, angle: 0 }))).toEqual([]);
  });

  it('is not raised off the table or out of range [ASOBH-MAG-12]', () => {
    const state = casting('wall-of-wood', { caster: { at: [40, 40] } });
    const no = (x: number, y: number) => refusals(state, cast('wall-of-wood', 1, { at: { x, y }, angle: 0 }))[0]?.code;
    expect(no(30, 90)).toBe('cast/off-table');
    expect(no(60, 140)).toBe('cast/out-of-range');
    expect(no(60, 120)).toBeUndefined();
  });

  it.each([
    ['wall-of-bones', { shot: false, spell: false, fire: false }],
    ['wall-of-bedazzlement', { shot: false, spell: false, fire: false }],
    ['wall-of-fear', { shot: false, spell: false, fire: false }],
    ['wall-of-wood', { shot: false, spell: false, fire: false }],
    ['wall-of-fire', { shot: true, spell: true, fire: true }],
    ['wall-of-ice', { shot: false, spell: true, fire: true }],
    ['wall-of-water', { shot: true, spell: true, fire: false }],
  ] as const)(
    'what a %s lets through [ASOBH-MAG-09] [ASOBH-SPELL-wall-of-ice] [ASOBH-SPELL-wall-of-water]',
    (is, lines) => {
      const state = casting('blast', {
        figures: { b1: { at: [450, 550] } },
        effects: { e1: aWall('e1', is, [450, 500]) },
      });
      expect({ shot: sees(state, 'shot'), spell: sees(state, 'spell'), fire: sees(state, 'fire') }).toEqual(lines);
    },
  );

  it('a shot through flames is at one less, a Fireball is not [ASOBH-SPELL-wall-of-fire]', () => {
    const given = {
      figures: { b1: { at: [450, 550] as const } },
      effects: { e1: aWall('e1', 'wall-of-fire', [450, 500]) },
    };
    const blast = play(casting('blast', given), cast('blast', 2, { units: ['b1'] }), [1, 6]);
    expect(blast.of('fought')[0]?.sides.attacker.modifiers).toContainEqual({ amount: -1, because: 'cover' });
    const fireball = play(casting('fireball', given), cast('fireball', 2, { at: { x: 450, y: 550 } }), [1, 6]);
    expect(fireball.of('fought')[0]?.sides.attacker.modifiers).toEqual([]);
  });

  it.each([
    ['wall-of-bones', 'climb'],
    ['wall-of-wood', 'climb'],
    ['wall-of-ice', 'shut'],
    ['wall-of-fire', 'burns'],
    ['wall-of-water', 'burns'],
    ['wall-of-fear', 'open'],
    ['wall-of-bedazzlement', 'dazzles'],
  ] as const)('who would go through a %s: %s [ASOBH-MAG-09] [ASOBH-SPELL-wall-of-fire]', (is, way) => {
    expect(crossingOf(calm, aWall('e1', is, [0, 0]) as Wall, aFigure('b1'))).toBe(way);
    expect(crossingOf(calm, aWall('e1', is, [0, 0]) as Wall, aFigure('b1', { traits: ['flying'] }))).toBe('open');
  });

  it('stands in the way of flyers too while a Windstorm presses them down [ASOBH-MAG-09] [ASOBH-SPELL-windstorm]', () => {
    const windy = { ...calm, effects: { e9: anEffect('e9', 'windstorm') } };
    const bird = aFigure('b1', { traits: ['flying'] });
    expect(crossingOf(windy, aWall('e1', 'wall-of-ice', [0, 0]) as Wall, bird)).toBe('shut');
    expect(crossingOf(calm, aWall('e1', 'wall-of-ice', [0, 0]) as Wall, bird)).toBe('open');
  });

  it('Foresters, the Amphibious, the dead and the huge find their way [ASOBH-SPELL-wall-of-wood] [ASOBH-SPELL-wall-of-water] [ASOBH-SPELL-wall-of-bedazzlement]', () => {
    const open = (is: Parameters<typeof aWall>[1], traits: Parameters<typeof aFigure>[1]) =>
      isOpenTo(calm, aWall('e1', is, [0, 0]) as Wall, aFigure('b1', traits));
    expect(open('wall-of-wood', { traits: ['forester'] })).toBe(true);
    expect(open('wall-of-water', { traits: ['amphibious'] })).toBe(true);
    expect(open('wall-of-bedazzlement', { traits: ['undead'] })).toBe(true);
    expect(open('wall-of-bones', { traits: ['forester'] })).toBe(false);
    const huge = aFigure('b1', { profile: { size: 'huge' } });
    expect(crossingOf(calm, aWall('e1', 'wall-of-ice', [0, 0]) as Wall, huge)).toBe('obstacle');
  });

  it('water is the end of creatures of fire, and flames are open to them [ASOBH-SPELL-wall-of-water] [ASOBH-SPELL-wall-of-fire]', () => {
    const imp = aFigure('b1', { profile: { kinds: ['ember-elemental'] } });
    expect(destroys(aWall('e1', 'wall-of-water', [0, 0]) as Wall, imp)).toBe(true);
    expect(destroys(aWall('e1', 'wall-of-water', [0, 0]) as Wall, aFigure('b2'))).toBe(false);
    expect(crossingOf(calm, aWall('e1', 'wall-of-fire', [0, 0]) as Wall, imp)).toBe('open');
  });

  it('C goes by Power, and as many hits bring it down [ASOBH-MAG-10] [ASOBH-SPELL-wall-of-wood]', () => {
    expect(wallCombat(aWall('e1', 'wall-of-wood', [0, 0], { power: 2 }) as Wall)).toBe(2);
    expect(wallCombat(aWall('e1', 'wall-of-ice', [0, 0], { power: 2 }) as Wall)).toBe(3);
    const state = casting('blast', {
      figures: { b1: { at: [450, 517.5] } },
      effects: { e1: aWall('e1', 'wall-of-wood', [450, 500], { power: 2, hits: 1 }) },
    });
    const theirs: State = { ...state, active: 'two', steps: [{ is: 'turn', side: 'two' }, actingWith({ b1: 1 })] };
    const told = play(theirs, { do: 'attack', unit: 'b1', target: 'e1', power: false }, [5, 1], 'b');
    expect(told.state.effects).toEqual({});
  });

  it('bones knit again on a 5 or 6 [ASOBH-SPELL-wall-of-bones]', () => {
    const state = casting('blast', {
      figures: { b1: { at: [450, 517.5] } },
      effects: { e1: aWall('e1', 'wall-of-bones', [450, 500], { power: 1 }) },
    });
    const theirs: State = { ...state, active: 'two', steps: [{ is: 'turn', side: 'two' }, actingWith({ b1: 1 })] };
    const attack = { do: 'attack', unit: 'b1', target: 'e1', power: false } as const;
    expect(play(theirs, attack, [5, 1, 5], 'b').state.effects['e1']?.hits).toBe(0);
    expect(play(theirs, attack, [5, 1, 4], 'b').state.effects).toEqual({});
  });

  it('fire melts ice beside it and water puts fire out [ASOBH-SPELL-wall-of-fire] [ASOBH-SPELL-wall-of-ice] [ASOBH-SPELL-wall-of-water]', () => {
    const beside = { x: 525, y: 500 };
    const ice = casting('wall-of-fire', { effects: { e1: aWall('e1', 'wall-of-ice', [450, 500]) }, next: 2 });
    expect(Object.keys(play(ice, cast('wall-of-fire', 2, { at: beside, angle: 0 })).state.effects)).toEqual(['e2']);
    const fire = casting('wall-of-water', { effects: { e1: aWall('e1', 'wall-of-fire', [450, 500]) }, next: 2 });
    const doused = play(fire, cast('wall-of-water', 2, { at: beside, angle: 0 }));
    expect(doused.of('wallChanged')).toMatchObject([{ wall: 'e1', how: 'doused' }]);
    expect(Object.keys(doused.state.effects)).toEqual(['e2']);
    const apart = casting('wall-of-fire', { effects: { e1: aWall('e1', 'wall-of-ice', [350, 500]) }, next: 2 });
    expect(Object.keys(play(apart, cast('wall-of-fire', 2, { at: beside, angle: 0 })).state.effects)).toEqual([
      'e1',
      'e2',
    ]);
  });

  it('wood beside fire catches it on 1 or 2 when a turn ends [ASOBH-SPELL-wall-of-wood] [ASOBH-SPELL-wall-of-fire]', () => {
    const state = casting('blast', {
      effects: {
        e1: aWall('e1', 'wall-of-wood', [450, 600], { power: 2 }),
        e2: aWall('e2', 'wall-of-fire', [525, 600]),
      },
      next: 3,
    });
    const turn = { ...state, steps: state.steps.slice(0, 1) };
    const burns = play(turn, { do: 'end-turn' }, [2]);
    expect(burns.state.effects['e3']).toMatchObject({ is: 'wall-of-fire', power: 2 });
    expect(burns.state.effects['e1']).toBeUndefined();
    expect(play(turn, { do: 'end-turn' }, [3]).of('wallChanged')).toMatchObject([{ how: 'held-out', face: 3 }]);
  });

  it('a Wall of Ice freezes water within one Short [ASOBH-SPELL-wall-of-ice]', () => {
    const state = casting('blast', { effects: { e1: aWall('e1', 'wall-of-ice', [450, 600]) } });
    const base = (y: number) => ({ shape: { kind: 'disc' as const, radius: 10 }, pose: { x: 450, y, facing: 90 } });
    expect(isFrozen(state, base(685))).toBe(true);
    expect(isFrozen(state, base(700))).toBe(false);
  });

  it('a Wall of Fear shakes everyone living near it when it rises, and whoever ends a move there [ASOBH-SPELL-wall-of-fear]', () => {
    const state = casting('wall-of-fear', {
      figures: { b1: { at: [450, 560] }, b2: { at: [520, 560], traits: ['undead'] }, b3: { at: [450, 700] } },
    });
    const told = play(state, cast('wall-of-fear', 2, { at, angle: 0 }), [4, 3, 5, 5, 5]);
    expect(told.of('spellResisted')).toMatchObject([{ unit: 'b1', resisted: false }]);
    expect(told.of('moraleTested')).toMatchObject([{ unit: 'b1', failures: 0 }]);
    expect(afterMove(told.state, 'b1')).toMatchObject([{ is: 'dread', wall: 'e1' }]);
    expect(afterMove(told.state, 'b3')).toEqual([]);
    expect(afterMove(told.state, 'a1')).toEqual([]);
  });

  it('whoever comes to a Wall of Fear resists it or tests his courage [ASOBH-SPELL-wall-of-fear]', () => {
    const state = casting('blast', {
      figures: { b1: { at: [450, 560] } },
      effects: { e1: aWall('e1', 'wall-of-fear', [450, 500], { power: 1, caster: 'a1' }) },
    });
    const dread = { is: 'dread', unit: 'b1', wall: 'e1', stage: 'roll' } as const;
    const firm = carry(state, [dread], [4]);
    expect(firm.of('spellResisted')).toMatchObject([{ unit: 'b1', resisted: true }]);
    expect(firm.of('moraleTested')).toEqual([]);
    const shaken = carry(state, [dread], [3, 5, 5, 5]);
    expect(shaken.of('moraleTested')).toMatchObject([{ unit: 'b1', cause: 'spell' }]);
  });

  it('near a Wall of Bedazzlement nobody aims, strikes hard or works at a Task, except its caster [ASOBH-SPELL-wall-of-bedazzlement]', () => {
    const told = play(
      casting('wall-of-bedazzlement', { figures: { b1: { at: [450, 560] }, b2: { at: [450, 620] } } }),
      cast('wall-of-bedazzlement', 1, { at, angle: 0 }),
    );
    expect(['a1', 'b1', 'b2'].map((id) => isDazzled(told.state, figure(told.state, id)))).toEqual([false, true, false]);
  });
});
