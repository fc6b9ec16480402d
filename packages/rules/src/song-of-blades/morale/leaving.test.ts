import { describe, expect, it } from 'vitest';
import { aBattle, aPiece, happen } from '../test-kit';
import { isBelowHalf } from './aftermath';
import { loseLife, sufferOut, takeOut } from './leaving';

const STANDS = [4, 5, 6];
const ROUTS = [1, 2, 3];
/** A foe far away, so that the battle goes on. */
const foes = { b1: { at: [850, 850] }, b2: { at: [800, 850] }, b3: { at: [750, 850] } } as const;

describe('the gruesome end of a comrade', () => {
  it('shakes friends within one Long who see it, and nobody else [ASOBH-MOR-02]', () => {
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450] },
        a2: { at: [450, 550] },
        a3: { at: [450, 700] },
        a4: { at: [350, 450] },
        ...foes,
      },
      terrain: [aPiece('rock', { stands: 'solid', height: 60 }, [390, 380], [20, 140])],
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'gruesome', 'b1', 'ASOBH-MEL-05'), STANDS);
    expect(told.of('moraleTested').map(({ unit, cause, result }) => [unit, cause, result])).toEqual([
      ['a2', 'gruesome', 'stands'],
    ]);
    expect(told.state.figures['a1']?.fate).toBe('gruesome');
    expect(told.state.figures['b1']?.fate).toBe('table');
  });

  it('is lost on the Fearless, the Undead and the Artificial [ASOBH-MOR-09] [ASOBH-TRAIT-fearless] [ASOBH-TRAIT-undead] [ASOBH-TRAIT-artificial]', () => {
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450] },
        a2: { at: [450, 500], traits: ['fearless'] },
        a3: { at: [400, 450], traits: ['undead'] },
        a4: { at: [500, 450], traits: ['artificial'] },
        ...foes,
      },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'gruesome', 'b1', 'ASOBH-MEL-05'));
    expect(told.of('moraleTested')).toEqual([]);
    expect(told.of('leftPlay')).toHaveLength(1);
  });

  it('of a Gang member makes the whole Gang test at -1 [ASOBH-TRAIT-gang]', () => {
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450], traits: ['gang'] },
        a2: { at: [450, 850], traits: ['gang'] },
        a3: { at: [100, 850] },
        a4: { at: [150, 850] },
        ...foes,
      },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'gruesome', 'b1', 'ASOBH-MEL-05'), [5, 5, 6]);
    expect(told.of('moraleTested').map(({ unit }) => unit)).toEqual(['a2']);
    expect(told.of('rolled')).toMatchObject([{ unit: 'a2', needs: 5, modifiers: [{ amount: -1, because: 'gang' }] }]);
  });

  it('of a swarm shakes swarms of its kind only, wherever they are [ASOBH-TRAIT-swarm]', () => {
    const rats = { traits: ['swarm'], profile: { id: 'rats' } } as const;
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450], ...rats },
        a2: { at: [450, 850], ...rats },
        a3: { at: [450, 480], traits: ['swarm'], profile: { id: 'bats' } },
        a4: { at: [420, 450] },
        ...foes,
      },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'gruesome', 'b1', 'ASOBH-MEL-05'), STANDS);
    expect(told.of('moraleTested').map(({ unit }) => unit)).toEqual(['a2']);
  });

  it('of a made thing or a Tough one is a plain loss that shakes nobody [ASOBH-TRAIT-artificial] [ASOBH-TRAIT-tough]', () => {
    for (const trait of ['artificial', 'tough'] as const) {
      const battle = aBattle({
        figures: { a1: { at: [450, 450], traits: [trait] }, a2: { at: [450, 500] }, a3: { at: [400, 450] }, ...foes },
      });
      const told = happen(battle, (tale) => takeOut(tale, 'a1', 'gruesome', 'b1', 'ASOBH-MEL-05'));
      expect(told.of('leftPlay')).toMatchObject([{ unit: 'a1', how: 'out' }]);
      expect(told.of('moraleTested')).toEqual([]);
    }
  });
});

describe('the loss of a Leader', () => {
  it('makes every friend test, and the dead with +2 [ASOBH-MOR-02] [ASOBH-TRAIT-leader] [ASOBH-TRAIT-undead]', () => {
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450], traits: ['leader'] },
        a2: { at: [450, 850] },
        a3: { at: [100, 100], traits: ['undead', 'fearless'] },
        ...foes,
      },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'out', 'b1', 'ASOBH-MEL-05'), [...STANDS, 2, 2, 2]);
    expect(told.of('moraleTested').map(({ unit, cause }) => [unit, cause])).toEqual([
      ['a2', 'leader-lost'],
      ['a3', 'leader-lost'],
    ]);
    expect(told.of('rolled')[1]).toMatchObject({ needs: 2, modifiers: [{ amount: 2, because: 'undead' }] });
  });

  it('adds to the gruesome sight of it: two tests [ASOBH-MOR-03]', () => {
    const battle = aBattle({
      figures: { a1: { at: [450, 450], traits: ['leader'] }, a2: { at: [450, 500] }, a3: { at: [100, 850] }, ...foes },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'gruesome', 'b1', 'ASOBH-MEL-05'), [
      ...STANDS,
      ...STANDS,
      ...STANDS,
    ]);
    expect(told.of('moraleTested').map(({ unit, cause }) => [unit, cause])).toEqual([
      ['a2', 'leader-lost'],
      ['a3', 'leader-lost'],
      ['a2', 'gruesome'],
    ]);
  });

  it('lets a Subcommander who stays take the lead, and spares the others [ASOBH-LDR-06] [ASOBH-TRAIT-subcommander]', () => {
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450], traits: ['leader'] },
        a2: { at: [450, 850], traits: ['subcommander'] },
        a3: { at: [100, 100] },
        ...foes,
      },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'out', 'b1', 'ASOBH-MEL-05'), STANDS);
    expect(told.of('moraleTested').map(({ unit }) => unit)).toEqual(['a2']);
    expect(told.of('tookLead')).toEqual([{ type: 'tookLead', unit: 'a2', from: 'a1' }]);
    const again = happen(told.state, (tale) => takeOut(tale, 'a2', 'out', 'b1', 'ASOBH-MEL-05'), [
      ...STANDS,
      ...STANDS,
    ]);
    expect(again.of('moraleTested').map(({ cause }) => cause)).toEqual(['leader-lost', 'below-half']);
  });

  it('falls on all when the Subcommander runs; his own loss before shakes nobody [ASOBH-LDR-06]', () => {
    const figures = {
      a1: { at: [450, 450], traits: ['leader'] },
      a2: { at: [450, 850], traits: ['subcommander'] },
      a3: { at: [100, 100] },
      a4: { at: [100, 200] },
      a5: { at: [100, 300] },
      ...foes,
    } as const;
    const told = happen(aBattle({ figures }), (tale) => takeOut(tale, 'a1', 'out', 'b1', 'ASOBH-MEL-05'), [
      ...ROUTS,
      ...STANDS,
      ...STANDS,
      ...STANDS,
    ]);
    expect(told.of('moraleTested').map(({ unit, result }) => [unit, result])).toEqual([
      ['a2', 'routs'],
      ['a3', 'stands'],
      ['a4', 'stands'],
      ['a5', 'stands'],
    ]);
    const second = happen(aBattle({ figures }), (tale) => takeOut(tale, 'a2', 'out', 'b1', 'ASOBH-MEL-05'));
    expect(second.of('moraleTested')).toEqual([]);
  });
});

describe('a dwindling warband', () => {
  it('of nine tests when five are out, once in a game [ASOBH-EX-14] [ASOBH-MOR-02]', () => {
    const nine = Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [`a${i + 1}`, { at: [100 + 60 * i, 100], fate: i < 3 ? 'out' : 'table' }]),
    ) as Record<string, { at: [number, number]; fate: 'out' | 'table' }>;
    const battle = aBattle({ figures: { ...nine, ...foes } });
    const fourth = happen(battle, (tale) => takeOut(tale, 'a4', 'out', 'b1', 'ASOBH-MEL-05'));
    expect(fourth.of('moraleTested')).toEqual([]);
    const fifth = happen(fourth.state, (tale) => takeOut(tale, 'a5', 'fled', null, 'ASOBH-MOR-01'), [
      ...STANDS,
      ...STANDS,
      ...STANDS,
      ...STANDS,
    ]);
    expect(fifth.of('moraleTested').map(({ unit, cause }) => [unit, cause])).toEqual([
      ['a6', 'below-half'],
      ['a7', 'below-half'],
      ['a8', 'below-half'],
      ['a9', 'below-half'],
    ]);
    const sixth = happen(fifth.state, (tale) => takeOut(tale, 'a6', 'out', 'b1', 'ASOBH-MEL-05'));
    expect(sixth.of('moraleTested')).toEqual([]);
  });

  it('counts the Transfixed as standing, minds that serve the foe as out, and no summoned creature [ASOBH-MOR-02] [ASOBH-MAG-17]', () => {
    const controlled = { side: 'two', seat: 'b', by: 'b1' };
    const summoned = { by: 'a1', power: 1, illusion: false, until: null, prowls: false };
    const battle = aBattle({
      figures: {
        a1: {},
        a2: { conditions: ['transfixed'], at: [300, 300] },
        a3: { fate: 'out' },
        a4: { summoned, at: [200, 200] },
        ...foes,
      },
    });
    expect(isBelowHalf(battle, 'one')).toBe(false);
    const taken = { ...battle, figures: { ...battle.figures, a2: { ...battle.figures['a2'], controlled } } };
    expect(isBelowHalf(taken as typeof battle, 'one')).toBe(true);
  });
});

describe('beasts', () => {
  const pack = { a2: { at: [200, 200], traits: ['animal'] }, a3: { at: [250, 200], traits: ['animal'] } } as const;

  it('run when their last Beastmaster is gone [ASOBH-LDR-03] [ASOBH-TRAIT-beastmaster]', () => {
    const battle = aBattle({
      figures: {
        a1: { traits: ['beastmaster'] },
        ...pack,
        a4: { at: [700, 100] },
        a5: { at: [760, 100] },
        a6: { at: [820, 100] },
        ...foes,
      },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'out', 'b1', 'ASOBH-MEL-05'));
    expect(told.of('leftPlay').map(({ unit, how }) => [unit, how])).toEqual([
      ['a1', 'out'],
      ['a2', 'fled'],
      ['a3', 'fled'],
    ]);
    expect(told.state.figures['a4']?.fate).toBe('table');
  });

  it('stay while another Beastmaster is left [ASOBH-LDR-03]', () => {
    const battle = aBattle({
      figures: { a1: { traits: ['beastmaster'] }, a4: { at: [700, 100], traits: ['beastmaster'] }, ...pack, ...foes },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'out', 'b1', 'ASOBH-MEL-05'));
    expect(told.of('leftPlay')).toHaveLength(1);
  });

  it('run with the last comrade who is no beast [ASOBH-TRAIT-animal] [ASOBH-TRAIT-swarm]', () => {
    const battle = aBattle({
      figures: { a1: {}, ...pack, a4: { at: [100, 100], traits: ['swarm'] }, ...foes },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'out', 'b1', 'ASOBH-MEL-05'));
    expect(told.of('leftPlay').map(({ unit }) => unit)).toEqual(['a1', 'a2', 'a3', 'a4']);
    expect(told.state.outcome?.winners).toEqual(['two']);
  });
});

describe('those bound to the one who left', () => {
  it('summoned creatures vanish with their caster and shake nobody [ASOBH-MAG-17]', () => {
    const summoned = { by: 'a1', power: 2, illusion: false, until: null, prowls: false };
    const battle = aBattle({
      figures: { a1: {}, a2: { at: [300, 300], summoned }, a3: { at: [200, 200] }, ...foes },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'out', 'b1', 'ASOBH-MEL-05'));
    expect(told.state.figures['a2']?.fate).toBe('vanished');
    expect(told.of('moraleTested')).toEqual([]);
  });

  it('the spells of a caster end with him [ASOBH-MAG-07]', () => {
    const effect = {
      id: 'e1',
      is: 'transfix',
      caster: 'a1',
      side: 'one',
      power: 1,
      target: 'b1',
      outline: null,
      at: null,
      hits: 0,
      ground: null,
      began: 1,
      until: null,
      counts: {},
    } as const;
    const battle = aBattle({
      figures: {
        a1: {},
        a2: { at: [300, 300] },
        ...foes,
        b1: { at: [850, 850], conditions: [{ is: 'transfixed', effect: 'e1' }] },
      },
      effects: { e1: effect },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'out', 'b2', 'ASOBH-MEL-05'));
    expect(told.of('effectEnded')).toMatchObject([{ id: 'e1' }]);
    expect(told.state.figures['b1']?.conditions).toEqual([]);
  });

  it('a rider’s passenger is thrown where he fell [ASOBH-MOV-15]', () => {
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450], traits: ['mounted'] },
        a2: { at: [450, 450], carriedBy: 'a1' },
        a3: { at: [100, 100] },
        ...foes,
      },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'out', 'b1', 'ASOBH-MEL-05'));
    expect(told.state.figures['a2']).toMatchObject({ carriedBy: null, fate: 'table', pose: { x: 450, y: 450 } });
    expect(told.state.figures['a2']?.conditions).toMatchObject([{ is: 'prone' }]);
  });

  it('and leaves the table with one who flees [ASOBH-MOV-15]', () => {
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450], traits: ['mounted'] },
        a2: { at: [450, 450], carriedBy: 'a1' },
        a3: { at: [100, 100] },
        a4: { at: [200, 100] },
        a5: { at: [150, 100] },
        ...foes,
      },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'fled', null, 'ASOBH-MOR-01'));
    expect(told.state.figures['a2']?.fate).toBe('fled');
  });

  it('a standard, an instrument and stolen goods fall with their bearer [ASOBH-TRAIT-standard-bearer] [ASOBH-TRAIT-music] [ASOBH-TRAIT-thief]', () => {
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450], traits: ['standard-bearer', 'music'], used: { 'stolen:quiver:b2': 1 } },
        a2: { at: [100, 100] },
        a3: { at: [160, 100] },
        ...foes,
      },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'out', 'b1', 'ASOBH-MEL-05'));
    expect(told.state.dropped).toEqual([
      { what: 'standard', of: 'a1', at: { x: 450, y: 450 } },
      { what: 'instrument', of: 'a1', at: { x: 450, y: 450 } },
      { what: 'goods', of: 'b2', at: { x: 450, y: 450 } },
    ]);
    expect(told.state.figures['a1']?.lost).toEqual(['standard-bearer', 'music']);
  });

  it('a prowling entity serves the other side after a kill [ASOBH-FLX-04]', () => {
    const summoned = { by: null, power: 2, illusion: false, until: null, prowls: true };
    const battle = aBattle({
      figures: { a1: {}, a2: { at: [300, 300] }, a3: { at: [200, 300] }, ...foes, b9: { at: [450, 475], summoned } },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'out', 'b9', 'ASOBH-MEL-05'));
    expect(told.state.figures['b9']).toMatchObject({ side: 'one', seat: 'a' });
  });
});

describe('lives of the Tough', () => {
  it('a fall costs one of three; the third puts it out [ASOBH-TRAIT-tough]', () => {
    const battle = aBattle({ figures: { a1: { traits: ['tough'], lives: 1 }, a2: { at: [100, 100] }, ...foes } });
    const told = happen(battle, (tale) => sufferOut(tale, 'a1', null, 'ASOBH-MOV-12'));
    expect(told.of('lifeLost')).toMatchObject([{ unit: 'a1', left: 1 }]);
    expect(told.state.figures['a1']).toMatchObject({ fate: 'table', lives: 2 });
    const again = happen(told.state, (tale) => sufferOut(tale, 'a1', null, 'ASOBH-MOV-12'));
    expect(again.state.figures['a1']?.fate).toBe('out');
  });

  it('others have but one [ASOBH-TRAIT-tough]', () => {
    const battle = aBattle({ figures: { a1: {}, a2: { at: [100, 100] }, ...foes } });
    const told = happen(battle, (tale) => sufferOut(tale, 'a1', null, 'ASOBH-MOV-12'));
    expect(told.state.figures['a1']?.fate).toBe('out');
    expect(told.of('lifeLost')).toEqual([]);
    const figure = battle.figures['a2'];
    if (figure === undefined) throw new Error('no a2');
    expect(happen(battle, (tale) => loseLife(tale, figure, 'ASOBH-MOV-12')).state.figures['a2']?.lives).toBe(1);
  });
});
