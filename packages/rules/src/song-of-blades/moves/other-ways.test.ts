import { describe, expect, it } from 'vitest';
import { randomDice } from '../../kernel/dice';
import type { TraitId } from '../content/trait-ids';
import { offers } from '../engine';
import { fieldedOf, figureOf } from '../figures';
import type { Effect, State } from '../state';
import { aBattle, actingWith, aPiece, type BattleGiven, play, refusals } from '../test-kit';
import { scatter } from './place';

const far = { at: [60, 840] as const };
const move = (y: number, x = 450) => ({ do: 'move' as const, unit: 'a1', to: { x, y } });

describe('slippery ground', () => {
  const ice = (traits: readonly TraitId[] = [], depth = 200): State =>
    aBattle({
      figures: { a1: { at: [450, 300], traits }, b1: far },
      terrain: [aPiece('ice', { ground: 'slippery', art: 'ice' }, [300, 320], [300, depth])],
      acting: { a1: 2 },
    });

  it('takes a die at the end of a move on it, and fells whoever fails [ASOBH-ENV-01]', () => {
    const kept = play(ice(), move(400), [4]);
    expect(kept.of('slipped')).toMatchObject([{ kept: true }]);
    const fell = play(ice(), move(400), [3]);
    expect(fieldedOf(fell.state, 'a1')).toMatchObject({ pose: { y: 400 }, conditions: [{ is: 'prone' }] });
    expect(fell.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 1 } });
  });

  it('takes it where the figure comes off it, if that is sooner [ASOBH-ENV-01]', () => {
    const on = play(ice([], 20), move(420), [4]);
    expect(fieldedOf(on.state, 'a1')?.pose).toMatchObject({ y: 420 });
    const fell = play(ice([], 20), move(420), [1]);
    const y = fieldedOf(fell.state, 'a1')?.pose.y ?? 0;
    expect(y).toBeGreaterThan(352);
    expect(y).toBeLessThan(358);
    expect(fell.of('rolled')).toHaveLength(1);
  });

  it('takes +1 of an Acrobat and -1 of the Clumsy, and nothing of flyers and snow-walkers [ASOBH-ENV-01]', () => {
    const needs = (trait: TraitId) => play(ice([trait]), move(400), [6]).of('rolled')[0]?.needs;
    expect([needs('acrobat'), needs('clumsy')]).toEqual([3, 5]);
    expect(play(ice(['flying']), move(400)).of('rolled')).toEqual([]);
    expect(play(ice(['snow-walk']), move(400)).of('rolled')).toEqual([]);
  });

  it('is what fords are, but for the Amphibious [ASOBH-ENV-01]', () => {
    const ford = (traits: readonly TraitId[]) => ({
      ...ice(traits),
      terrain: [aPiece('ford', { ground: 'ford' }, [300, 320], [300, 200])],
    });
    expect(play(ford([]), move(400), [4]).of('slipped')).toHaveLength(1);
    expect(play(ford(['amphibious']), move(400)).of('slipped')).toEqual([]);
  });
});

describe('a random direction', () => {
  it('is none where the two dice are equal [ASOBH-MOV-13]', () => {
    const rolls = (faces: readonly number[], way: number) => {
      let call = 0;
      return scatter({ roll: () => (call++ === 0 ? faces : [way]) });
    };
    expect(rolls([3, 3], 90)).toEqual({ faces: [3, 3], way: null });
    expect(rolls([2, 5], 90)).toEqual({ faces: [2, 5], way: 90 });
  });

  it('goes all around [ASOBH-MOV-13]', () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    const ways = Array.from({ length: 400 }, () => scatter(randomDice(random)).way).filter((way) => way !== null);
    expect([0, 90, 180, 270].every((from) => ways.some((way) => way >= from && way < from + 90))).toBe(true);
  });
});

describe('the blind', () => {
  const blind = (more: BattleGiven['figures'] = {}): State =>
    aBattle({
      figures: { a1: { at: [450, 300], conditions: [{ is: 'blind', until: null }] }, b1: far, ...more },
      acting: { a1: 2 },
    });

  it('go a Short at most, where the dice send them [ASOBH-CND-01]', () => {
    expect(refusals(blind(), move(350))).toMatchObject([{ code: 'move/blind' }]);
    const told = play(blind(), { do: 'grope', unit: 'a1' }, [2, 5, 90]);
    expect(fieldedOf(told.state, 'a1')?.pose).toMatchObject({ x: 450, y: 375 });
    expect(fieldedOf(play(blind(), { do: 'grope', unit: 'a1' }, [4, 4]).state, 'a1')?.pose).toMatchObject({ y: 300 });
  });

  it('run into a Lethal Free Hack of any foe they touch [ASOBH-CND-01]', () => {
    const told = play(blind({ b2: { at: [450, 350] } }), { do: 'grope', unit: 'a1' }, [2, 5, 90, 1, 6]);
    expect(told.of('fought')).toMatchObject([
      { attack: { by: 'b2', target: 'a1', lethal: true, means: { why: 'blind' } } },
    ]);
  });

  it('stumble on rough ground unless a die says otherwise [ASOBH-CND-01]', () => {
    const rough = { ...blind(), terrain: [aPiece('scree', { ground: 'broken' }, [300, 320], [300, 200])] };
    const told = play(rough, { do: 'grope', unit: 'a1' }, [2, 5, 90, 3]);
    expect(fieldedOf(told.state, 'a1')?.conditions.map(({ is }) => is)).toContain('prone');
  });
});

describe('two on a horse', () => {
  const pair = (
    rider: Partial<BattleGiven['figures'][string]> = {},
    friend: Partial<BattleGiven['figures'][string]> = {},
  ): State =>
    aBattle({
      figures: {
        a1: { at: [450, 300], traits: ['mounted', 'long-move'], ...rider },
        a2: { at: [475, 300], ...friend },
        b1: far,
      },
      acting: { a1: 3 },
    });
  const carry = { do: 'carry' as const, unit: 'a1', friend: 'a2' };

  it('costs the rider an action; the friend goes where he goes, and off again for one of its own [ASOBH-MOV-15] [ASOBH-TRAIT-mounted]', () => {
    const up = play(pair(), carry);
    expect(figureOf(up.state, 'a2')?.carriedBy).toBe('a1');
    const gone = play(up.state, move(470));
    expect(figureOf(gone.state, 'a2')?.pose).toMatchObject({ x: 450, y: 470 });
    const own: State = { ...gone.state, steps: [{ is: 'turn', side: 'one' }, actingWith({ a2: 1 })] };
    expect(refusals(own, { do: 'move', unit: 'a2', to: { x: 450, y: 500 } })).toMatchObject([{ code: 'move/carried' }]);
    const off = play(own, { do: 'dismount', unit: 'a2', to: { x: 520, y: 470 } });
    expect(fieldedOf(off.state, 'a2')?.pose).toMatchObject({ x: 475, y: 470 });
  });

  it('is refused to those on foot, for the larger, the mounted, the sleeping, the webbed and the fighting [ASOBH-MOV-15]', () => {
    expect(refusals(pair({ traits: [] }), carry)).toMatchObject([{ code: 'carry/not-mounted' }]);
    expect(refusals(pair({}, { profile: { size: 'big' } }), carry)).toMatchObject([{ code: 'carry/too-large' }]);
    expect(refusals(pair({}, { traits: ['mounted'] }), carry)).toMatchObject([{ code: 'carry/mounted-too' }]);
    expect(refusals(pair({}, { conditions: ['sleeping'] }), carry)).toMatchObject([{ code: 'carry/held-fast' }]);
    expect(refusals(pair({}, { conditions: ['entangled'] }), carry)).toMatchObject([{ code: 'carry/held-fast' }]);
    expect(refusals(pair({}, { at: [500, 300] }), carry)).toMatchObject([{ code: 'carry/not-beside' }]);
    const fight = aBattle({
      figures: { a1: { at: [450, 300], traits: ['mounted'] }, a2: { at: [475, 300] }, b1: { at: [500, 300] } },
      acting: { a1: 1 },
    });
    expect(refusals(fight, carry)).toMatchObject([{ code: 'carry/in-melee' }]);
    expect(refusals(play(pair({}, { conditions: ['transfixed'] }), carry).state, carry)).toMatchObject([
      { code: 'carry/not-beside' },
    ]);
  });

  it('throws the passenger when the mount is knocked down [ASOBH-MOV-15]', () => {
    const up = play(pair(), carry).state;
    const struck: State = {
      ...up,
      figures: {
        ...up.figures,
        b2: {
          ...(up.figures['b1'] ??
            (() => {
              throw new Error('no figure');
            })()),
          id: 'b2',
          pose: { x: 450, y: 325, facing: 270 },
        },
      },
      active: 'two',
      steps: [{ is: 'turn', side: 'two' }, actingWith({ b2: 1 })],
    };
    const told = play(struck, { do: 'attack', unit: 'b2', target: 'a1' }, [6, 3], 'b');
    expect(fieldedOf(told.state, 'a1')?.conditions).toMatchObject([{ is: 'prone' }]);
    expect(fieldedOf(told.state, 'a2')).toMatchObject({ carriedBy: null, conditions: [{ is: 'prone' }] });
  });
});

describe('a burrower', () => {
  const digger = (
    traits: readonly TraitId[] = [],
    more: BattleGiven['figures'] = {},
    rest: Partial<BattleGiven> = {},
  ): State =>
    aBattle({
      figures: { a1: { at: [450, 300], traits: ['burrowing', ...traits] }, b1: far, ...more },
      acting: { a1: 3 },
      ...rest,
    });
  const dig = { do: 'dig' as const, unit: 'a1' };
  const come = (y: number) => ({ do: 'surface' as const, unit: 'a1', to: { x: 450, y } });

  it('digs in for an action and moves a Short at a time, under anything [ASOBH-TRAIT-burrowing]', () => {
    const state = digger(
      ['long-move'],
      { b2: { at: [450, 340] } },
      {
        terrain: [aPiece('hut', { stands: 'solid' }, [430, 360], [40, 20])],
      },
    );
    const below = play(state, dig).state;
    expect(fieldedOf(below, 'a1')?.below).toBe(true);
    expect(refusals(below, move(376))).toMatchObject([{ code: 'move/too-far' }]);
    const told = play(below, move(370));
    expect(told.of('moved')).toMatchObject([{ manner: 'burrow' }]);
    expect(fieldedOf(told.state, 'a1')?.pose).toMatchObject({ y: 370 });
  });

  it('comes up on a die, or within a Short where the other player says [ASOBH-TRAIT-burrowing]', () => {
    const below = play(digger(), dig).state;
    const up = play(below, come(360), [4]);
    expect(fieldedOf(up.state, 'a1')).toMatchObject({ below: false, pose: { y: 360 } });
    const strayed = play(below, come(360), [3]);
    expect(strayed.state.steps.at(-1)).toMatchObject({ is: 'surface', seat: 'b' });
    const out = { do: 'come-up' as const, unit: 'a1' };
    expect(refusals(strayed.state, { ...out, to: { x: 450, y: 440 } }, 'b')).toMatchObject([
      { code: 'surface/too-far' },
    ]);
    const told = play(strayed.state, { ...out, to: { x: 500, y: 400 } }, [], 'b');
    expect(fieldedOf(told.state, 'a1')).toMatchObject({ below: false, pose: { x: 500, y: 400 } });
    expect(refusals(below, come(376))).toMatchObject([{ code: 'surface/too-far' }]);
    expect(refusals(digger(), come(360))).toMatchObject([{ code: 'surface/not-below' }]);
  });

  it('comes out beside whoever stands above it [ASOBH-TRAIT-burrowing]', () => {
    const told = play(play(digger([], { b2: { at: [450, 360] } }), dig).state, come(360), [4]);
    const at = fieldedOf(told.state, 'a1')?.pose;
    expect(Math.hypot((at?.x ?? 0) - 450, (at?.y ?? 0) - 360)).toBeLessThan(26.1);
  });

  it('stays out of water unless it breathes it [ASOBH-TRAIT-burrowing]', () => {
    const river = { terrain: [aPiece('river', { ground: 'shallow' }, [300, 330], [300, 30])] };
    expect(refusals(play(digger([], {}, river), dig).state, move(370))).toMatchObject([{ code: 'burrow/under-water' }]);
    expect(refusals(play(digger(['amphibious'], {}, river), dig).state, move(370))).toEqual([]);
  });

  it('is pushed back into its hole by a recoil [ASOBH-TRAIT-burrowing]', () => {
    const up = play(play(digger([], { b2: { at: [450, 385] } }), dig).state, come(360), [4]).state;
    const told = play(up, { do: 'attack', unit: 'a1', target: 'b2' }, [2, 5]);
    expect(fieldedOf(told.state, 'a1')).toMatchObject({ below: true, pose: { x: 450, y: 335 } });
  });

  it('does not dig in a fight, as a free move, nor without the trait [ASOBH-TRAIT-burrowing]', () => {
    expect(refusals(digger([], { b2: { at: [450, 325] } }), dig)).toMatchObject([{ code: 'dig/in-melee' }]);
    const plain = aBattle({ figures: { a1: { at: [450, 300] }, b1: far }, acting: { a1: 1 } });
    expect(refusals(plain, dig)).toMatchObject([{ code: 'dig/cannot' }]);
  });
});

describe('a swarm', () => {
  const bee = { traits: ['swarm'] as const, swarm: 's' };
  it('draws together again for nothing, the stray base alone, by the shortest way [ASOBH-TRA-04] [ASOBH-TRAIT-swarm]', () => {
    const state = aBattle({
      figures: {
        a1: { at: [300, 300], ...bee },
        a2: { at: [325, 300], ...bee },
        a3: { at: [420, 300], ...bee },
        b1: far,
      },
      acting: { a1: 2, a2: 2, a3: 2 },
    });
    const told = play(state, { do: 'close-up', unit: 'a1' });
    expect(told.of('closedUp')).toMatchObject([{ swarm: 's', units: ['a3'] }]);
    expect(fieldedOf(told.state, 'a3')?.pose).toMatchObject({ x: 350, y: 300 });
    expect(fieldedOf(told.state, 'a1')?.pose).toMatchObject({ x: 300 });
    expect(told.state.steps.at(-1)).toMatchObject({ left: { a1: 2, a2: 2, a3: 2 } });
    expect(refusals(told.state, { do: 'close-up', unit: 'a1' })).toMatchObject([{ code: 'swarm/whole' }]);
  });

  it('has closed up by itself when the last of its bases has moved [ASOBH-TRA-04]', () => {
    const state = aBattle({
      figures: { a1: { at: [300, 300], ...bee }, a2: { at: [325, 300], ...bee }, b1: far },
      acting: { a1: 1, a2: 1 },
    });
    const first = play(state, { do: 'move', unit: 'a1', to: { x: 300, y: 400 } });
    expect(first.of('closedUp')).toEqual([]);
    const second = play(first.state, { do: 'move', unit: 'a2', to: { x: 400, y: 300 } });
    expect(second.of('closedUp')).toHaveLength(1);
  });
});

describe('a regroup', () => {
  it('ends with everyone beside another of the group, unless someone is left to come [ASOBH-GRP-03]', () => {
    const state = aBattle({
      figures: { a1: { at: [450, 300] }, a2: { at: [520, 300] }, b1: far },
      step: actingWith({ a1: 1, a2: 1 }, { kind: 'regroup' }),
    });
    const first = play(state, move(330));
    expect(first.of('moved')).toMatchObject([{ manner: 'regroup' }]);
    const a2 = (x: number, y: number) => ({ do: 'move' as const, unit: 'a2', to: { x, y } });
    expect(refusals(first.state, a2(500, 330))).toMatchObject([{ code: 'move/regroup-apart' }]);
    expect(refusals(first.state, a2(475, 330))).toEqual([]);
  });
});

describe('a free move', () => {
  it('goes into no melee and does nothing but walk [ASOBH-ACT-14]', () => {
    const state = aBattle({
      figures: { a1: { at: [450, 300], traits: ['burrowing'] }, b1: { at: [450, 380] } },
      step: actingWith({ a1: 1 }, { kind: 'free-move' }),
    });
    expect(refusals(state, move(400))).toMatchObject([{ code: 'move/free-move-melee', who: ['a1', 'b1'] }]);
    expect(refusals(state, move(340))).toEqual([]);
    expect(refusals(state, { do: 'jump', unit: 'a1', direction: 90 })).toMatchObject([{ code: 'jump/not-free' }]);
    expect(refusals(state, { do: 'dig', unit: 'a1' })).toMatchObject([{ code: 'dig/not-free' }]);
    expect(offers(state, 'a').map((offer) => offer.do)).not.toContain('jump');
  });
});

describe('walls of magic', () => {
  const wall = (is: Effect['is'], power = 2, traits: readonly TraitId[] = []): State => {
    const state = aBattle({ figures: { a1: { at: [450, 300], traits }, b1: far }, acting: { a1: 3 } });
    const effect: Effect = {
      id: 'e1',
      is,
      caster: 'b1',
      side: 'two',
      power,
      target: null,
      outline: [
        { x: 412.5, y: 340 },
        { x: 487.5, y: 340 },
        { x: 487.5, y: 350 },
        { x: 412.5, y: 350 },
      ],
      at: { x: 450, y: 345 },
      hits: 0,
      ground: null,
      began: 1,
      until: null,
      counts: {},
    };
    return { ...state, effects: { e1: effect } };
  };
  const yOf = (told: ReturnType<typeof play>) => fieldedOf(told.state, 'a1')?.pose.y;

  it('of ice let nobody through or over [ASOBH-SPELL-wall-of-ice]', () => {
    const at = play(wall('wall-of-ice'), move(400));
    expect(yOf(at)).toBeCloseTo(327.5, 1);
    expect(refusals(at.state, { do: 'climb', unit: 'a1', over: 'e1' })).toMatchObject([{ code: 'climb/shut' }]);
  });

  it('of bones are climbed, and passed by what is not of flesh or flies [ASOBH-SPELL-wall-of-bones]', () => {
    const at = play(wall('wall-of-bones'), move(400));
    const over = play(at.state, { do: 'climb', unit: 'a1', over: 'e1', careful: true });
    expect(yOf(over)).toBeGreaterThan(362);
    expect(yOf(play(wall('wall-of-bones', 2, ['incorporeal']), move(400)))).toBe(400);
    expect(yOf(play(wall('wall-of-bones', 2, ['flying']), move(400)))).toBe(400);
  });

  it('of wood are open to Foresters [ASOBH-SPELL-wall-of-wood] [ASOBH-TRAIT-forester]', () => {
    expect(yOf(play(wall('wall-of-wood'), move(400)))).toBeCloseTo(327.5, 1);
    expect(yOf(play(wall('wall-of-wood', 2, ['forester']), move(400)))).toBe(400);
  });

  it('of fire strike at those who cross them; a blow that tells ends the way [ASOBH-SPELL-wall-of-fire]', () => {
    const through = play(wall('wall-of-fire'), move(400), [1, 6]);
    expect(through.of('fought')).toMatchObject([{ attack: { means: { is: 'hazard', combat: 3, fire: true } } }]);
    expect(yOf(through)).toBe(400);
    const felled = play(wall('wall-of-fire'), move(400), [4, 3]);
    expect(fieldedOf(felled.state, 'a1')?.conditions).toMatchObject([{ is: 'prone' }]);
    expect(yOf(felled)).toBeCloseTo(327.5, 1);
  });

  it('of bedazzlement send those who touch them off at random [ASOBH-SPELL-wall-of-bedazzlement]', () => {
    const told = play(wall('wall-of-bedazzlement'), move(400), [2, 6, 180]);
    expect(told.of('scattered')).toMatchObject([{ why: 'dazzled', way: 180 }]);
    expect(fieldedOf(told.state, 'a1')?.pose).toMatchObject({ x: 375 });
    expect(yOf(play(wall('wall-of-bedazzlement', 2, ['undead']), move(400)))).toBe(400);
  });
});

describe('a figure that may not move', () => {
  it.each([
    ['prone', 'move/prone'],
    ['entangled', 'move/entangled'],
    ['transfixed', 'move/transfixed'],
    [{ is: 'prone', stand: 1, stuck: true }, 'move/stuck'],
    [{ is: 'looting' }, 'move/looting'],
    [{ is: 'held', by: 'bones', task: 2, done: 0, since: 1 }, 'move/held'],
  ] as const)('is one that is %o', (is, code) => {
    const state = aBattle({
      figures: { a1: { at: [450, 300], conditions: [is] }, a2: { at: [700, 300] }, b1: far },
      acting: { a1: 2 },
    });
    expect(refusals(state, move(350))).toMatchObject([{ code }]);
    expect(offers(state, 'a').some((offer) => offer.do === 'move')).toBe(false);
  });
});
