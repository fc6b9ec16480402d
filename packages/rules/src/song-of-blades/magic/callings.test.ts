import { describe, expect, it } from 'vitest';
import { preview } from '../engine';
import { readyOf } from '../flow/may-activate';
import { play, refusals } from '../test-kit';
import { anEffect, aWall, carry, cast, casting } from './test-kit';

const elf = { profile: { roster: 'high-elves', kinds: ['elf', 'high-elf'] } };
const called = { by: 'a1', power: 3, illusion: false, until: null, prowls: false } as const;

describe('creatures and spells that are called and sent away', () => {
  it('a warrior of the caster’s people comes, by Power of 30, 50 or 100 points, and may act at once [ASOBH-SPELL-summon-warrior] [ASOBH-MAG-17]', () => {
    const state = casting('summon-warrior', { caster: elf, figures: { b1: { at: [450, 600] } } });
    const at = { x: 450, y: 575 };
    expect(refusals(state, cast('summon-warrior', 1, { at, choice: 'forest-guard' }))).toMatchObject([
      { code: 'cast/nobody-such', detail: { points: 30 } },
    ]);
    const told = play(state, cast('summon-warrior', 2, { at, choice: 'forest-guard' }));
    const guard = told.state.figures['s1'];
    // In contact with a foe, as it may be
    expect(guard).toMatchObject({ side: 'one', seat: 'a', pose: { x: 450, y: 575 }, fate: 'table', activated: false });
    expect(guard?.summoned).toEqual({ by: 'a1', power: 2, illusion: false, until: null, prowls: false });
    expect(readyOf(told.state, 'one').map(({ id }) => id)).toContain('s1');
    expect(told.state.sides['one']?.began).toBe(state.sides['one']?.began);
  });

  it('does not come onto another base, out of range, or of another people [ASOBH-SPELL-summon-warrior]', () => {
    const state = casting('summon-warrior', { caster: elf, figures: { b1: { at: [450, 560] } } });
    const code = (y: number, choice: string) =>
      refusals(state, cast('summon-warrior', 2, { at: { x: 450, y }, choice }))[0]?.code;
    expect(code(560, 'forest-guard')).toBe('cast/no-room');
    expect(code(620, 'forest-guard')).toBe('cast/out-of-range');
    expect(code(500, 'orc-warrior')).toBe('cast/nobody-such');
  });

  it('who was summoned summons nobody [ASOBH-SPELL-summon-warrior]', () => {
    const state = casting('summon-warrior', { caster: { ...elf, summoned: { ...called, by: 'a9' } } });
    expect(
      refusals(state, cast('summon-warrior', 2, { at: { x: 450, y: 500 }, choice: 'forest-guard' })),
    ).toMatchObject([{ code: 'cast/itself-summoned' }]);
  });

  it('creatures and walls vanish with the caster who called them [ASOBH-MAG-17] [ASOBH-MAG-07]', () => {
    const state = casting('mind-control', {
      figures: { s1: { at: [600, 450], summoned: called }, a2: { at: [100, 100] }, b1: { at: [450, 700] } },
      effects: {
        e1: aWall('e1', 'wall-of-bones', [300, 300], { caster: 'a1' }),
        e2: anEffect('e2', 'slowdown', { caster: 'a1', target: 'b1', counts: { slow: 1 } }),
      },
      next: 3,
    });
    const backfire = { is: 'backfire', unit: 'a1', spell: 'mind-control', stage: 'begin' } as const;
    const lost = carry(state, [backfire], [1]);
    expect(lost.state.figures['a1']?.fate).toBe('out');
    expect(lost.state.figures['s1']?.fate).toBe('vanished');
    expect(lost.state.effects).toEqual({});
  });

  it('Unsummon against a wall: die and Power each, and the wall wins ties [ASOBH-SPELL-unsummon] [ASOBH-MAG-06] [ASOBH-EX-10]', () => {
    const state = casting('unsummon', { effects: { e1: aWall('e1', 'wall-of-bones', [450, 520], { power: 3 }) } });
    const holds = play(state, cast('unsummon', 2, { effect: 'e1' }), [5, 4]);
    expect(holds.of('spellsClashed')).toMatchObject([
      { face: 5, power: 2, against: { face: 4, power: 3 }, worked: false },
    ]);
    expect(holds.state.effects['e1']).toBeDefined();
    expect(play(state, cast('unsummon', 2, { effect: 'e1' }), [6, 4]).state.effects).toEqual({});
  });

  it('Unsummon sends a creature off, of Power 2 where nobody knows better [ASOBH-SPELL-unsummon]', () => {
    const state = casting('unsummon', {
      figures: { b1: { at: [450, 520], summoned: { ...called, by: null, power: 2 } }, b2: { at: [380, 450] } },
    });
    expect(refusals(state, cast('unsummon', 1, { units: ['b2'] }))).toMatchObject([{ code: 'cast/not-summoned' }]);
    const told = play(state, cast('unsummon', 1, { units: ['b1'] }), [6, 4]);
    expect(told.of('spellsClashed')).toMatchObject([{ against: { what: 'b1', power: 2 } }]);
    expect(told.state.figures['b1']?.fate).toBe('vanished');
  });

  it('Break Enchantment ends a spell it beats; a tie leaves it, and it may be tried again [ASOBH-SPELL-break-enchantment]', () => {
    const state = casting('break-enchantment', {
      figures: { a2: { at: [450, 500], gained: [{ id: 'slow' }] } },
      effects: { e1: anEffect('e1', 'slowdown', { caster: 'b1', power: 2, target: 'a2', counts: { slow: 1 } }) },
    });
    const holds = play(state, cast('break-enchantment', 1, { effect: 'e1' }), [5, 4]);
    expect(holds.state.effects['e1']).toBeDefined();
    const broken = play(state, cast('break-enchantment', 1, { effect: 'e1' }), [6, 4]);
    expect(broken.state.effects).toEqual({});
    expect(broken.state.figures['a2']?.gained).toEqual([]);
  });

  it('Break Enchantment loses one for each stick beyond the first; weather is near everywhere [ASOBH-SPELL-break-enchantment] [ASOBH-EX-09]', () => {
    const state = casting('break-enchantment', {
      figures: { a2: { at: [450, 600] } },
      effects: {
        e1: anEffect('e1', 'slowdown', { caster: 'b1', target: 'a2', counts: { slow: 1 } }),
        e2: anEffect('e2', 'mist', { caster: 'b1', power: 1 }),
        e3: aWall('e3', 'wall-of-bones', [450, 520]),
      },
    });
    const far = play(state, cast('break-enchantment', 1, { effect: 'e1' }), [6, 5]);
    expect(far.of('spellsClashed')).toMatchObject([{ modifiers: [{ amount: -1 }], worked: false }]);
    const mist = play(state, cast('break-enchantment', 1, { effect: 'e2' }), [6, 5]);
    expect(mist.state.effects['e2']).toBeUndefined();
    expect(refusals(state, cast('break-enchantment', 1, { effect: 'e3' }))).toMatchObject([
      { code: 'cast/no-enchantment' },
    ]);
  });

  it('shows the exact chance of spell against spell [ASOBH-EX-10]', () => {
    const state = casting('unsummon', { effects: { e1: aWall('e1', 'wall-of-bones', [450, 520], { power: 3 }) } });
    const shown = preview(state, 'a', cast('unsummon', 2, { effect: 'e1' }));
    // A die and 2 above a die and 3: ten of thirty-six
    expect(shown.is === 'ready' ? shown.odds : []).toContainEqual({
      is: 'chance',
      code: 'spell-beats',
      value: 10 / 36,
    });
  });
});
