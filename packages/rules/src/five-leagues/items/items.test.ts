import { describe, expect, it } from 'vitest';
import { CONTACT } from '../figures';
import type { Intent } from '../intents';
import { aBattle, actOf, aPiece, play, refusals } from '../test-kit';
import { inch } from '../units';
import { acting, codes, gone, offered, pack, ready, use } from './test-kit';

describe('How far before which action', () => {
  const ways: readonly [Intent, number, string][] = [
    [{ do: 'keep-down', unit: 'a' }, 1, 'FL-BAT-75'],
    [{ do: 'anticipate', unit: 'a' }, 1, 'FL-BAT-76'],
    [{ do: 'interact', unit: 'a', with: 'nothing' }, 2, 'FL-BAT-74'],
  ];
  it.each(ways)('allows %j after so many inches and refuses it beyond [FL-BAT-77]', (intent, most) => {
    expect(codes(acting({ a: gone(most) }), intent)).not.toContain('act/went-too-far');
    expect(refusals(acting({ a: gone(most + 0.1) }), intent)).toMatchObject([
      { code: 'act/went-too-far', rule: 'FL-BAT-77', detail: { most: inch(most) } },
    ]);
    expect(offered(acting({ a: gone(most + 0.1) }), intent.do)).toEqual([]);
  });

  it('lets Use and Ready Weapon follow a whole move [FL-BAT-71] [FL-BAT-72]', () => {
    const state = acting({ a: { ...gone(4), wounds: 1 }, backpack: pack('bandages', 'torch') });
    expect(codes(state, use('bandages', 'a'))).toEqual([]);
    expect(codes(state, ready('take', 'torch'))).toEqual([]);
  });

  it('is one Action: nothing after it, and no move [FL-BAT-15] [FL-BAT-71]', () => {
    const told = play(
      acting({ a: { wounds: 2 }, backpack: [{ item: 'bandages', count: 2 }], config: acting().config }),
      use('bandages', 'a'),
    );
    expect(told.state.figures['a']?.wounds).toBe(1);
    for (const intent of [
      use('bandages', 'a'),
      ready('put', 'standard-weapon'),
      { do: 'anticipate', unit: 'a' } as const,
    ])
      expect(refusals(told.state, intent).map(({ code }) => code)).toEqual(['step/not-now']);
    expect(told.state.backpack).toEqual([{ item: 'bandages', count: 1 }]);
  });

  it('belongs to the warband: no enemy keeps down, whoever plays it [FL-BAT-17]', () => {
    const state = aBattle({
      figures: { a: {}, e: { at: [10, 15] } },
      steps: [{ is: 'enemy-phase', stage: 'act', order: ['e'], markers: [] }, actOf('e')],
    });
    expect(codes(state, { do: 'keep-down', unit: 'e' }, 'gm')).toEqual(['act/not-for-enemies']);
  });
});

describe('Keep Down and Anticipate', () => {
  it('Keep Down lasts until the figure acts again [FL-BAT-75]', () => {
    const told = play(acting(), { do: 'keep-down', unit: 'a' });
    expect(told.of('keptDown')).toEqual([{ type: 'keptDown', unit: 'a' }]);
    expect(told.state.figures['a']).toMatchObject({ keepsDown: true, did: { acted: true } });
    expect(told.state.figures['b']?.keepsDown).toBe(false);
  });

  it('Anticipate marks the figure for the next round [FL-BAT-76]', () => {
    const told = play(acting(), { do: 'anticipate', unit: 'a' });
    expect(told.of('anticipated')).toHaveLength(1);
    expect(told.state.figures['a']?.anticipates).toBe(true);
    expect(told.state.figures['b']?.anticipates).toBe(false);
  });
});

describe('Interact', () => {
  const objective = {
    is: 'search',
    until: null,
    places: [{ at: { x: inch(10), y: inch(10.5) }, piece: null, marker: null, done: false }],
    target: null,
    needed: 1,
    done: 0,
    state: 'open',
  } as const;

  it('works on what the scenario has at hand, with a test shown before it [FL-BAT-74]', () => {
    const state = acting({ objective });
    const [offer] = offered(state, 'interact');
    expect(offer).toMatchObject({ needs: 'target', intents: [{ do: 'interact', unit: 'a', with: 'place-0' }] });
    const told = play(state, { do: 'interact', unit: 'a', with: 'place-0' }, [2, 3]);
    expect(told.of('setToWork')).toEqual([{ type: 'setToWork', unit: 'a', task: 'search-place' }]);
    expect(told.state.figures['a']?.did.acted).toBe(true);
  });

  it('refuses where there is nothing to work on [FL-BAT-74]', () => {
    expect(codes(acting(), { do: 'interact', unit: 'a', with: 'place-0' })).toEqual(['interact/not-there']);
  });
});

describe('Bandages', () => {
  it('take one Wound off oneself or a friend beside [FL-ITEM-bandages] [FL-BAT-71]', () => {
    const told = play(acting({ b: { wounds: 1, stunned: true }, backpack: pack('bandages') }), use('bandages', 'b'));
    expect(told.state.figures['b']).toMatchObject({ wounds: 0, stunned: true });
    expect(told.of('bandaged')).toEqual([{ type: 'bandaged', unit: 'a', target: 'b', wounds: 0 }]);
    expect(told.state.backpack).toEqual([]);
  });

  it('are refused for the whole, the far and the foe, and where none are left [FL-ITEM-bandages]', () => {
    const backpack = pack('bandages');
    expect(codes(acting({ backpack }), use('bandages', 'b'))).toEqual(['use/not-wounded']);
    const far = acting({ backpack, b: { at: [13, 10], wounds: 1 } });
    expect(refusals(far, use('bandages', 'b'))).toMatchObject([{ code: 'use/not-beside', detail: { most: CONTACT } }]);
    expect(codes(acting({ backpack, e: { wounds: 1 } }), use('bandages', 'e'))).toEqual(['use/no-friend']);
    expect(codes(acting({ b: { wounds: 1 } }), use('bandages', 'b'))).toEqual(['use/none-left']);
    expect(codes(acting({ backpack }), use('bandages', 'z'))).toEqual(['unit/not-on-table']);
  });

  it('are out of reach for guests of the warband [FL-EQP-07] [FL-BAT-71]', () => {
    const guest = acting({ a: { profile: { kind: 'ally' }, wounds: 1 }, backpack: pack('bandages') });
    expect(codes(guest, use('bandages', 'a'))).toEqual(['use/no-backpack']);
    expect(codes(guest, ready('put', 'standard-weapon'))).toEqual(['use/no-backpack']);
  });
});

describe('Holy water', () => {
  const backpack = pack('holy-water');

  it('strikes a Fey or Undead within 6" of itself, at +3/+1 [FL-ITEM-holy-water]', () => {
    const state = acting({ backpack, e: { traits: ['fey'], profile: { armor: 3, toughness: 3 } } });
    const told = play(state, use('holy-water', 'e'), [1, 3]);
    expect(told.of('holyWaterThrown')).toHaveLength(1);
    expect(told.of('armorRolled')).toMatchObject([{ face: 1, modifiers: [{ amount: 3 }] }]);
    expect(told.of('struck')).toMatchObject([{ unit: 'e', how: 'item', why: 'holy-water', result: 'casualty' }]);
    expect(told.state.backpack).toEqual([]);
  });

  it('counts what will not die as Undead, and spares everybody else [FL-ITEM-holy-water] [FL-CHR-21]', () => {
    const beast = acting({ backpack, e: { traits: ['undying'] } });
    expect(codes(beast, use('holy-water', 'e'))).toEqual([]);
    expect(codes(acting({ backpack, e: { traits: ['undead'] } }), use('holy-water', 'e'))).toEqual([]);
    expect(codes(acting({ backpack }), use('holy-water', 'e'))).toEqual(['use/not-unholy']);
    expect(codes(acting({ backpack, b: { profile: { natures: ['undead'] } } }), use('holy-water', 'b'))).toEqual([
      'use/own-side',
    ]);
  });

  it('is not thrown past 6", nor at what is not seen [FL-ITEM-holy-water]', () => {
    const far = acting({ backpack, e: { at: [10, 17.1], traits: ['fey'] } });
    expect(refusals(far, use('holy-water', 'e'))).toMatchObject([{ code: 'use/too-far', detail: { most: inch(6) } }]);
    const wall = aPiece('rock', { stands: 'block', height: inch(4) }, [7, 12], [6, 1]);
    expect(codes(acting({ backpack, terrain: [wall], e: { traits: ['fey'] } }), use('holy-water', 'e'))).toEqual([
      'use/unseen',
    ]);
  });
});
