import { describe, expect, it } from 'vitest';
import { preview } from '../engine';
import type { Intent } from '../intents';
import type { State } from '../state';
import { aBattle, type BattleGiven, type FigureGiven, play, refusals } from '../test-kit';

const foe: Record<string, FigureGiven> = { b1: { at: [450, 850] } };
/** A Leader with three men in a row beside him, touching each other, not him. */
const row: Record<string, FigureGiven> = {
  a1: { at: [300, 100], traits: ['leader'] },
  a2: { at: [360, 100] },
  a3: { at: [385, 100] },
  a4: { at: [410, 100] },
};
const led = (figures: Record<string, FigureGiven> = {}, more: Partial<BattleGiven> = {}): State =>
  aBattle({ figures: { ...foe, ...row, ...figures }, acting: { a1: 2 }, ...more });
const group = (units: readonly string[], more: Partial<Extract<Intent, { do: 'order' }>> = {}): Intent => ({
  do: 'order',
  unit: 'a1',
  order: 'group',
  units,
  dice: 1,
  ...more,
});

describe('groups', () => {
  it('costs the Leader an action and lets touching figures act on one roll [ASOBH-GRP-01] [ASOBH-TRAIT-leader]', () => {
    const told = play(led(), group(['a2', 'a3', 'a4'], { dice: 2 }), [3, 4]);
    expect(told.of('spent')).toMatchObject([{ unit: 'a1', actions: 1 }]);
    expect(told.of('rolled')).toMatchObject([{ figures: ['a2', 'a3', 'a4'], faces: [3, 4], needs: 3 }]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'act', kind: 'group', left: { a2: 2, a3: 2, a4: 2 } });
    expect(told.state.steps.map(({ is }) => is)).toEqual(['turn', 'act', 'activate', 'act']);
  });

  it('leaves the Leader the rest of his actions when they are through [ASOBH-GRP-01]', () => {
    const told = play(led(), group(['a2', 'a3']), [4]);
    const done = play(told.state, { do: 'done' });
    expect(done.state.steps.at(-1)).toMatchObject({ is: 'act', figures: ['a1'], left: { a1: 1 } });
    expect(done.state.figures['a2']?.activated).toBe(true);
    expect(done.state.figures['a4']?.activated).toBe(false);
  });

  it('rolls against the worst Quality of the group [ASOBH-GRP-02] [ASOBH-EX-18]', () => {
    const elf = { profile: { quality: 3 } };
    const figures = {
      ...foe,
      a1: { at: [100, 100], traits: ['gang'], ...elf },
      a2: { at: [125, 100], traits: ['gang'], ...elf },
      a3: { at: [150, 100], traits: ['gang'], ...elf },
      a4: { at: [175, 100], traits: ['gang'], profile: { quality: 4 } },
    } as const;
    const units = ['a1', 'a2', 'a3', 'a4'];
    const told = play(aBattle({ figures }), { do: 'activate-group', units, dice: 1 }, [3]);
    expect(told.of('rolled')).toMatchObject([{ needs: 4, unit: 'a4', successes: 0 }]);
  });

  it('keeps the Leader’s bonus from a group of which one is farther than a Long [ASOBH-GRP-01]', () => {
    const chain = { a2: { at: [470, 100] }, a3: { at: [495, 100] }, a4: { at: [520, 100] } } as const;
    const told = play(led(chain), group(['a2', 'a3', 'a4']), [3]);
    expect(told.of('rolled')[0]).toMatchObject({ needs: 4, modifiers: [] });
    const near = play(led(chain), group(['a2', 'a3']), [4]);
    expect(near.of('rolled')[0]?.modifiers).toEqual([{ amount: 1, because: 'leader' }]);
  });

  it('acts one after another: who has begun finishes before the next begins [ASOBH-GRP-02]', () => {
    const caster = { traits: ['spell-caster'], profile: { spells: ['counter-spell'] } } as const;
    const state = led({ a2: { at: [360, 100], ...caster }, a3: { at: [385, 100], ...caster } });
    const told = play(state, group(['a2', 'a3'], { dice: 3 }), [6, 6, 6]);
    const begun = play(told.state, { do: 'bank', unit: 'a2', actions: 1 });
    expect(refusals(begun.state, { do: 'bank', unit: 'a3', actions: 1 })).toMatchObject([
      { code: 'act/finish-first', rule: 'ASOBH-GRP-02', who: ['a3', 'a2'] },
    ]);
    const ended = play(begun.state, { do: 'done', unit: 'a2' });
    const next = play(ended.state, { do: 'bank', unit: 'a3', actions: 1 });
    expect(refusals(next.state, { do: 'bank', unit: 'a2', actions: 1 })[0]?.code).toBe('act/done-already');
  });

  it('gives the enemy the failed dice of a group, and with two the whole turn [ASOBH-GRP-02] [ASOBH-ACT-05]', () => {
    const told = play(led(), group(['a2', 'a3'], { dice: 3 }), [6, 1, 1]);
    const taken = play(told.state, { do: 'take-initiative' }, [], 'b');
    expect(taken.state.steps).toMatchObject([{ is: 'turn', side: 'two' }]);
  });

  it('refuses an order by one who is no Leader [ASOBH-GRP-01]', () => {
    const plain = led({ a1: { at: [300, 100] } });
    expect(refusals(plain, group(['a2', 'a3']))).toMatchObject([{ code: 'order/no-leader', who: ['a1'] }]);
  });

  it('refuses a Mute Leader’s order; lying down does not silence him [ASOBH-CND-04]', () => {
    const mute = led({ a1: { at: [300, 100], traits: ['leader'], conditions: [{ is: 'mute', until: null }] } });
    expect(refusals(mute, group(['a2', 'a3']))[0]?.code).toBe('order/voiceless');
    const prone = led({ a1: { at: [300, 100], traits: ['leader'], conditions: ['prone'] } });
    expect(refusals(prone, group(['a2', 'a3']))).toEqual([]);
  });

  it('refuses a group that does not touch, is too small, too large, or out of command [ASOBH-GRP-01]', () => {
    expect(refusals(led({ a4: { at: [440, 100] } }), group(['a2', 'a3', 'a4']))).toMatchObject([
      { code: 'group/not-touching', who: ['a4'] },
    ]);
    expect(refusals(led(), group(['a2']))[0]?.code).toBe('group/too-few');
    expect(refusals(led(), group(['a2', 'a2']))[0]?.code).toBe('group/twice');
    const six = Object.fromEntries([2, 3, 4, 5, 6, 7].map((n) => [`a${n}`, { at: [310 + n * 25, 100] as const }]));
    const all = ['a2', 'a3', 'a4', 'a5', 'a6', 'a7'];
    expect(refusals(led(six), group(all))).toMatchObject([{ code: 'group/too-many', detail: { most: 5 } }]);
    const away = led({ a2: { at: [600, 100] }, a3: { at: [625, 100] } });
    expect(refusals(away, group(['a2', 'a3']))).toMatchObject([
      { code: 'group/out-of-command', who: ['a2', 'a3', 'a1'], detail: { range: 180 } },
    ]);
  });

  it('lets ten act together in large games [ASOBH-GRP-07]', () => {
    const config = { ...led().config, points: 800 };
    const six = Object.fromEntries([2, 3, 4, 5, 6, 7].map((n) => [`a${n}`, { at: [310 + n * 25, 100] as const }]));
    const all = ['a2', 'a3', 'a4', 'a5', 'a6', 'a7'];
    expect(refusals(led(six, { config }), group(all))).toEqual([]);
    const bows = Object.fromEntries(
      all.map((id, i) => [id, { at: [360 + i * 25, 100] as const, traits: ['short-bow'] as const }]),
    );
    expect(refusals(led(bows, { config }), group(all, { order: 'concentrate' }))).toEqual([]);
  });

  it('refuses figures that acted before, that are the Leader himself, and orders beyond the actions left [ASOBH-GRP-01] [ASOBH-ACT-03]', () => {
    expect(refusals(led({ a3: { at: [385, 100], activated: true } }), group(['a2', 'a3']))).toMatchObject([
      { code: 'activate/already', who: ['a3'] },
    ]);
    expect(
      refusals(led({ a1: { at: [335, 100], traits: ['leader'], activated: true } }), group(['a1', 'a2']))[0]?.code,
    ).toBe('activate/already');
    const spent = aBattle({ figures: { ...foe, ...row }, acting: { a1: 0, a2: 1 } });
    expect(refusals(spent, group(['a3', 'a4']))[0]?.code).toBe('act/too-few-actions');
    expect(refusals(led(), { do: 'order', unit: 'a1', order: 'group', units: ['a2', 'a3'] })[0]?.code).toBe(
      'order/no-dice',
    );
    expect(refusals(led(), group(['a2', 'a3'], { dice: 4 }))[0]?.code).toBe('activate/dice');
  });

  it('keeps Stubborn, Deaf and Staggering figures out, and the Blind who touch nobody that sees [ASOBH-TRAIT-stubborn] [ASOBH-CND-01] [ASOBH-CND-02] [ASOBH-CND-07]', () => {
    const code = (given: FigureGiven) =>
      refusals(led({ a3: { at: [385, 100], ...given } }), group(['a2', 'a3']))[0]?.code;
    expect(code({ traits: ['stubborn'] })).toBe('group/stubborn');
    expect(code({ conditions: [{ is: 'deaf' }] })).toBe('group/deaf');
    expect(code({ conditions: [{ is: 'staggering', venom: false, since: 1 }] })).toBe('group/staggering');
    expect(code({ conditions: [{ is: 'blind', until: null }] })).toBeUndefined();
    const both = led({
      a2: { at: [360, 100], conditions: [{ is: 'blind', until: null }] },
      a3: { at: [385, 100], conditions: [{ is: 'blind', until: null }] },
      a4: { at: [700, 100] },
    });
    expect(refusals(both, group(['a2', 'a3']))[0]?.code).toBe('group/blind');
  });

  it('groups Berserks with Berserks only, on three dice [ASOBH-TRAIT-berserk]', () => {
    const one = led({ a3: { at: [385, 100], traits: ['berserk'] } });
    expect(refusals(one, group(['a2', 'a3'], { dice: 3 }))[0]?.code).toBe('group/berserk');
    const both = led({ a2: { at: [360, 100], traits: ['berserk'] }, a3: { at: [385, 100], traits: ['berserk'] } });
    expect(refusals(both, group(['a2', 'a3'], { dice: 3 }))).toEqual([]);
    expect(refusals(both, group(['a2', 'a3'], { dice: 2 }))[0]?.code).toBe('activate/berserk-dice');
  });

  it('calls in any who stand within a Long to regroup, touching or not [ASOBH-GRP-03]', () => {
    const loose = led({ a2: { at: [300, 220] }, a3: { at: [420, 100] }, a4: { at: [200, 60] } });
    const told = play(loose, group(['a2', 'a3', 'a4'], { order: 'regroup' }), [4]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'act', kind: 'regroup', left: { a2: 1, a3: 1, a4: 1 } });
    expect(refusals(told.state, { do: 'attack', unit: 'a2', target: 'b1' })[0]?.code).toBe('act/not-in-regroup');
    const far = led({ a2: { at: [300, 220] }, a3: { at: [600, 100] } });
    expect(refusals(far, group(['a2', 'a3'], { order: 'regroup' }))).toMatchObject([
      { code: 'group/out-of-command', rule: 'ASOBH-GRP-03', who: ['a3', 'a1'] },
    ]);
  });

  it('lets bows speak together: shooters only, no casters, all in command [ASOBH-GRP-04]', () => {
    const bow = { traits: ['short-bow'] } as const;
    const state = led({
      a2: { at: [300, 220], ...bow },
      a3: { at: [420, 100], ...bow },
      a4: { at: [200, 60], ...bow },
      b2: { at: [300, 320] },
    });
    const told = play(state, group(['a2', 'a3', 'a4'], { order: 'concentrate' }), [3]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'act', kind: 'concentrate', figures: ['a2', 'a3', 'a4'] });
    const code = (a3: FigureGiven) =>
      refusals(led({ a2: { at: [360, 100], ...bow }, a3 }), group(['a2', 'a3'], { order: 'concentrate' }))[0]?.code;
    expect(code({ at: [420, 100] })).toBe('group/no-bow');
    expect(code({ at: [420, 100], traits: ['short-bow', 'spell-caster'] })).toBe('group/no-casters');
    expect(code({ at: [600, 100], ...bow })).toBe('group/out-of-command');
    expect(code({ at: [420, 100], traits: ['crossbow'], arms: { hand: 'both', loaded: false, broken: [] } })).toBe(
      'group/bow-not-ready',
    );
    const inMelee = led({ a2: { at: [360, 100], ...bow }, a3: { at: [420, 100], ...bow }, b2: { at: [420, 125] } });
    expect(refusals(inMelee, group(['a2', 'a3'], { order: 'concentrate' }))[0]?.code).toBe('group/in-melee');
  });

  it('names the spell of a caster in the group before the dice, and three failures turn it on him [ASOBH-GRP-05] [ASOBH-MAG-03]', () => {
    const caster = { at: [385, 100], traits: ['spell-caster'], profile: { spells: ['transfix'] } } as const;
    const spell = { unit: 'a3', spell: 'transfix' } as const;
    const told = play(led({ a3: caster }), group(['a2', 'a3'], { dice: 2, spell }), [4, 4]);
    expect(told.of('activated')).toMatchObject([{ spell: 'transfix' }]);
    expect(told.state.steps.at(-1)).toMatchObject({ spell });
    const back = play(led({ a3: caster }), group(['a2', 'a3'], { dice: 3, spell }), [1, 2, 1]);
    expect(back.of('opened').map(({ step }) => step.is)).toContain('backfire');
    expect(refusals(led({ a3: caster }), group(['a2', 'a3'], { spell: { ...spell, unit: 'a4' } }))[0]?.code).toBe(
      'group/caster-outside',
    );
    expect(refusals(led({ a3: caster }), group(['a2', 'a3'], { order: 'regroup', spell }))[0]?.code).toBe(
      'group/no-spells',
    );
  });

  it('names a spell for each caster in it, and three failures turn all of them [ASOBH-GRP-05] [ASOBH-MAG-03]', () => {
    const caster = { traits: ['spell-caster'], profile: { spells: ['transfix', 'trip'] } } as const;
    const two = led({ a2: { at: [360, 100], ...caster }, a3: { at: [385, 100], ...caster } });
    const spell = [
      { unit: 'a3', spell: 'transfix' },
      { unit: 'a2', spell: 'trip' },
    ] as const;
    const told = play(two, group(['a2', 'a3'], { dice: 2, spell }), [4, 4]);
    expect(told.of('activated')).toMatchObject([{ spell: 'transfix', others: [{ unit: 'a2', spell: 'trip' }] }]);
    expect(refusals(told.state, { do: 'cast', unit: 'a2', spell: 'transfix', power: 1, aim: {} })[0]?.code).toBe(
      'cast/not-declared',
    );
    expect(refusals(told.state, { do: 'cast', unit: 'a2', spell: 'trip', power: 1, aim: {} })[0]?.code).not.toBe(
      'cast/not-declared',
    );
    const back = play(two, group(['a2', 'a3'], { dice: 3, spell }), [1, 2, 1]);
    expect(back.of('opened').flatMap(({ step }) => (step.is === 'backfire' ? [step.unit] : []))).toContain('a3');
    expect(refusals(two, group(['a2', 'a3'], { spell: [spell[0], { ...spell[0], spell: 'trip' }] }))).toMatchObject([
      { code: 'group/two-spells', who: ['a3'] },
    ]);
  });

  it('needs no Leader for a Gang, which regroups by itself too, but looses no volleys [ASOBH-GRP-06] [ASOBH-TRAIT-gang]', () => {
    const rat = { traits: ['gang'] } as const;
    const gang = {
      a1: { at: [100, 100], ...rat },
      a2: { at: [125, 100], ...rat },
      a3: { at: [250, 100], ...rat },
    } as const;
    const battle = aBattle({ figures: { ...foe, ...gang, a9: { at: [150, 100] } } });
    const told = play(battle, { do: 'activate-group', units: ['a1', 'a2'], dice: 1 }, [4]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'act', kind: 'gang' });
    const calls = play(battle, { do: 'activate-group', order: 'regroup', units: ['a1', 'a2', 'a3'], dice: 1 }, [4]);
    expect(calls.state.steps.at(-1)).toMatchObject({ is: 'act', kind: 'regroup' });
    expect(refusals(battle, { do: 'activate-group', units: ['a2', 'a9'], dice: 1 })).toMatchObject([
      { code: 'group/no-gang', who: ['a9'] },
    ]);
    expect(refusals(battle, { do: 'activate-group', units: ['a2', 'a3'], dice: 1 })[0]?.code).toBe(
      'group/not-touching',
    );
    const led = { ...gang, a9: { at: [150, 160], traits: ['leader'] } } as const;
    const near = play(
      aBattle({ figures: { ...foe, ...led } }),
      { do: 'activate-group', units: ['a1', 'a2'], dice: 1 },
      [4],
    );
    expect(near.of('rolled')[0]?.modifiers).toEqual([{ amount: 1, because: 'leader' }]);
  });

  it('gives Gregarious figures 1 in groups, beside a Leader’s [ASOBH-TRAIT-gregarious] [ASOBH-LDR-02]', () => {
    const herd = {
      a2: { at: [360, 100], traits: ['gregarious'] },
      a3: { at: [385, 100], traits: ['gregarious'] },
    } as const;
    expect(play(led(herd), group(['a2', 'a3']), [2]).of('rolled')[0]).toMatchObject({ needs: 2 });
    const alone = aBattle({ figures: { ...foe, a2: { at: [360, 100], traits: ['gregarious'] } } });
    expect(play(alone, { do: 'activate', unit: 'a2', dice: 1 }, [4]).of('rolled')[0]).toMatchObject({ needs: 4 });
  });

  it('rerolls a failed die of a group near music, once a turn [ASOBH-TRAIT-music]', () => {
    const horn = { at: [360, 130], traits: ['music'] } as const;
    const told = play(led({ a5: horn }), group(['a2', 'a3'], { dice: 2 }), [4, 1]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'quality', stage: 'change' });
    const played = play(told.state, { do: 'change-die', by: 'music:a5', die: 1 }, [5]);
    expect(played.of('diceChanged')).toMatchObject([{ unit: 'a5', by: 'music', from: 1, to: 5 }]);
    expect(played.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a2: 2, a3: 2 } });
    const done = play(played.state, { do: 'done' });
    expect(done.state.figures['a5']?.did.other['music']).toBe(1);
    const single = aBattle({ figures: { ...foe, a2: { at: [360, 100] }, a5: horn } });
    expect(play(single, { do: 'activate', unit: 'a2', dice: 1 }, [1]).state.steps.at(-1)).toMatchObject({
      is: 'reactions',
    });
  });

  it('leads from the front: a group with its leader in it, +1 for the others [ASOBH-LDR-05] [ASOBH-TRAIT-lead-from-the-front]', () => {
    const figures = {
      ...foe,
      a1: { at: [335, 100], traits: ['lead-from-the-front'], profile: { quality: 3 } },
      a2: { at: [360, 100] },
      a3: { at: [385, 100] },
    } as const;
    const units = ['a1', 'a2', 'a3'];
    const told = play(aBattle({ figures }), { do: 'activate-group', by: 'a1', units, dice: 1 }, [3]);
    expect(told.of('rolled')[0]).toMatchObject({ needs: 3 });
    expect(told.state.steps.at(-1)).toMatchObject({ kind: 'lead', figures: units, by: 'a1' });
    expect(
      refusals(aBattle({ figures }), { do: 'activate-group', by: 'a1', units: ['a2', 'a3'], dice: 1 })[0]?.code,
    ).toBe('group/not-in-front');
    expect(refusals(aBattle({ figures }), { do: 'activate-group', by: 'a2', units, dice: 1 })[0]?.code).toBe(
      'group/not-a-front-leader',
    );
  });

  it('loses the front leader’s bonus while another fights and he does not [ASOBH-LDR-05]', () => {
    const figures = {
      b1: { at: [385, 125] },
      a1: { at: [335, 100], traits: ['lead-from-the-front'], profile: { quality: 3 } },
      a2: { at: [360, 100] },
      a3: { at: [385, 100] },
    } as const;
    const intent = { do: 'activate-group', by: 'a1', units: ['a1', 'a2', 'a3'], dice: 1 } as const;
    expect(play(aBattle({ figures }), intent, [4]).of('rolled')[0]).toMatchObject({ needs: 4 });
    const both = { ...figures, b2: { at: [335, 125] } } as const;
    expect(play(aBattle({ figures: both }), intent, [3]).of('rolled')[0]).toMatchObject({ needs: 3 });
  });

  it('wakes all bases of a swarm with one roll, touching or not [ASOBH-TRA-04] [ASOBH-TRAIT-swarm]', () => {
    const bees = { traits: ['swarm'], swarm: 'a:1' } as const;
    const figures = {
      ...foe,
      a1: { at: [100, 100], ...bees },
      a2: { at: [125, 100], ...bees },
      a3: { at: [300, 100], ...bees },
    } as const;
    const told = play(aBattle({ figures }), { do: 'activate', unit: 'a2', dice: 1 }, [4]);
    expect(told.of('activated')).toMatchObject([{ kind: 'swarm', figures: ['a2', 'a1', 'a3'] }]);
    expect(told.state.figures['a3']?.activated).toBe(true);
    expect(told.state.steps.at(-1)).toMatchObject({ left: { a1: 1, a2: 1, a3: 1 } });
  });

  it('shows who can be called while a group is being picked, and its odds before the dice [ASOBH-GRP-01]', () => {
    const shown = preview(led(), 'a', { do: 'order', unit: 'a1', order: 'group' });
    expect(shown.is).toBe('unfinished');
    const outlined = shown.marks.flatMap((mark) => (mark.is === 'outline' ? [mark.unit] : []));
    expect(outlined).toEqual(['a2', 'a3', 'a4']);
    const ready = preview(led(), 'a', group(['a2', 'a3'], { dice: 2 }));
    expect(ready).toMatchObject({ is: 'ready' });
    if (ready.is === 'ready')
      expect(ready.odds?.find(({ code }) => code === 'at-least-one-action')).toMatchObject({
        value: expect.closeTo(8 / 9, 10),
      });
  });
});
