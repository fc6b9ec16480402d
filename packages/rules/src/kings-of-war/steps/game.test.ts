import { inches } from '@muster/geometry';
import { describe, expect, it } from 'vitest';
import { randomDice, scriptedDice } from '../../kernel';
import { zConfig } from '../config';
import { PIECES } from '../content/pieces';
import { decide, offers, preview, sample, waitingFor } from '../engine';
import { evolve } from '../evolve';
import type { Intent } from '../intents';
import { killOutcome } from '../scoring';
import { setup } from '../setup';
import type { State } from '../state';
import { aBattle, aPiece, type BattleGiven, play, refusals } from '../test-kit';

const begun = (config: object = {}): State => setup(zConfig.parse(config));
const HILL = PIECES.find((piece) => piece.kind === 'hill')?.id ?? '';
const READY_ONE: Intent = { do: 'choose-army', army: { is: 'ready', id: '' } };
const armed = (state: State, seat: string): State => {
  const offer = offers(state, seat).find((each) => each.do === 'choose-army' && each.needs === 'target');
  const intent = offer?.needs === 'target' ? offer.intents[0] : undefined;
  return play(state, intent ?? READY_ONE, [], seat).state;
};
const ready = (state: State, seat: string): State => play(state, { do: 'ready', ready: true }, [], seat).state;
const bothReady = (config: object = {}): State => ready(ready(armed(armed(begun(config), 'a'), 'b'), 'a'), 'b');
const top = (state: State) => state.steps.at(-1);

describe('before the battle', () => {
  it('waits for both sides to choose an army and lets them change it until both are ready', () => {
    const start = begun();
    expect(waitingFor(start).map((each) => [each.seat, each.what])).toEqual([
      ['a', 'choose-army'],
      ['b', 'choose-army'],
    ]);
    const one = ready(armed(start, 'a'), 'a');
    expect(top(armed(one, 'a'))).toEqual({ is: 'muster', ready: [] });
    expect(refusals(start, { do: 'ready', ready: true })[0]?.code).toBe('muster/no-army');
    expect(refusals(start, { do: 'choose-army', army: { is: 'ready', id: 'nothing' } })[0]?.code).toBe(
      'muster/unknown-list',
    );
  });

  it('refuses an army over the points agreed, with all reasons at once [KOW-FOR-01]', () => {
    const list = {
      name: 'Too much',
      army: 'basileans',
      entries: Array.from({ length: 12 }, () => ({
        unit: 'men-at-arms-spearmen',
        size: 'horde' as const,
        options: [],
      })),
    };
    const [no] = refusals(begun(), { do: 'choose-army', army: { is: 'list', list } });
    expect(no).toMatchObject({ code: 'list/over-points', detail: { points: 2460, limit: 1000 } });
  });

  it('rolls off for the side of the table; a tie is rolled again, logged [KOW-GEN-05]', () => {
    const state = bothReady();
    expect(top(state)).toMatchObject({ is: 'roll-off', why: 'edge' });
    const one = play(state, { do: 'roll-off' }, [4], 'a').state;
    expect(refusals(one, { do: 'roll-off' })[0]?.code).toBe('roll-off/already');
    const tie = play(one, { do: 'roll-off' }, [4], 'b');
    expect(tie.of('rollOffDecided')[0]?.winner).toBe(null);
    expect(top(tie.state)).toMatchObject({ is: 'roll-off', rolled: {} });
    const won = play(play(tie.state, { do: 'roll-off' }, [2], 'a').state, { do: 'roll-off' }, [5], 'b').state;
    expect(top(won)).toEqual({ is: 'choose-edge', side: 'two' });
  });

  it('deploys one unit at a time in turn, wholly on the own strip [KOW-SCN-03]', () => {
    const rolled = play(play(bothReady(), { do: 'roll-off' }, [6], 'a').state, { do: 'roll-off' }, [1], 'b').state;
    const state = play(rolled, { do: 'choose-edge', edge: 'far' }).state;
    expect(state.sides['two']?.edge).toBe('near');
    expect(top(state)).toEqual({ is: 'deploy', side: 'one' });
    const unit = state.units['one-1'];
    const half = (unit?.profile.footprint.depth ?? 0) / 2;
    const at = (y: number): Intent => ({ do: 'deploy', unit: 'one-1', pose: { x: 400, y, facing: 270 } });
    const line = inches(36);
    expect(refusals(state, at(line + half - 0.1))[0]).toMatchObject({
      code: 'deploy/outside-zone',
      rule: 'KOW-SCN-03',
    });
    const placed = play(state, at(Math.ceil((line + half) * 100) / 100)).state;
    expect(top(placed)).toEqual({ is: 'deploy', side: 'two' });
    expect(refusals(placed, at(line + half))[0]?.code).toBe('seat/not-your-turn');
  });

  it('lays terrain in turn until both agree; a change takes the agreement back [KOW-TER-01]', () => {
    const state = bothReady({ map: 'placer' });
    expect(top(state)).toEqual({ is: 'terrain', side: 'one', agreed: [] });
    const template = offers(state, 'a').find((each) => each.do === 'lay');
    expect(template?.needs).toBe('place');
    const first = play(state, { do: 'lay', template: HILL, at: { x: 900, y: 600, facing: 90 }, height: 3 });
    const piece = first.of('laid')[0]?.piece;
    expect(piece).toMatchObject({ kind: 'hill', height: 3 });
    const agreed = play(first.state, { do: 'agree' }, [], 'b').state;
    expect(top(agreed)).toMatchObject({ side: 'one', agreed: ['two'] });
    const changed = play(agreed, { do: 'alter', piece: piece?.id ?? '', kind: 'hill', height: 2 }).state;
    expect(top(changed)).toMatchObject({ side: 'two', agreed: [] });
    const done = play(play(changed, { do: 'agree' }, [], 'b').state, { do: 'agree' }).state;
    expect(top(done)).toMatchObject({ is: 'roll-off', why: 'edge' });
    expect(refusals(changed, { do: 'lay', template: HILL, at: { x: 900, y: 600, facing: 90 } }, 'b')[0]?.code).toBe(
      'terrain/overlap',
    );
  });
});

describe('the terrain placer', () => {
  const ROCK = PIECES.find((piece) => piece.kind === 'blocking')?.id ?? '';
  const lay = (x: number, template = ROCK): Intent => ({ do: 'lay', template, at: { x, y: 600, facing: 90 } });

  it('advises a foot between blocking pieces, and lays them all the same [KOW-TER-02]', () => {
    const one = play(bothReady({ map: 'placer' }), lay(500)).state;
    const near = preview(one, 'b', lay(800));
    if (near.is !== 'ready') throw new Error(near.is);
    expect(near.notes?.[0]).toMatchObject({ code: 'narrow-gap', because: 'KOW-TER-02' });
    const far = preview(one, 'b', lay(1300));
    expect(far.is === 'ready' && far.notes).toEqual([]);
  });

  it('refuses a piece over the edge, one height too low for its kind, and an unknown one [KOW-TER-01]', () => {
    const start = bothReady({ map: 'placer' });
    expect(refusals(start, lay(5))[0]?.code).toBe('terrain/off-table');
    expect(refusals(start, { ...lay(500), kind: 'hill', height: 0 } as Intent)[0]?.code).toBe('terrain/flat');
    expect(refusals(start, lay(500, 'castle'))[0]?.code).toBe('terrain/unknown');
    expect(refusals(start, { do: 'take-up', piece: 'nothing' })[0]?.code).toBe('terrain/unknown');
  });
});

describe('scouts', () => {
  const scouting = (both = true): State =>
    aBattle({
      round: 0,
      active: null,
      first: null,
      step: { is: 'deploy', side: 'one' },
      units: {
        a1: { at: [20, 6], profile: { rules: [{ rule: 'scout' }, { rule: 'shambling' }] } },
        a2: { at: [30, 6] },
        a3: { at: [40, 6], pose: null },
        b1: { at: [20, 42], profile: both ? { rules: [{ rule: 'scout' }] } : {} },
      },
    });
  const deployed = (both = true) =>
    play(scouting(both), { do: 'deploy', unit: 'a3', pose: { x: inches(50), y: inches(6), facing: 90 } }).state;

  it('move after set-up in turn, the winner of a roll saying who begins, before the roll for the first turn [KOW-SCN-05] [KOW-SPR-33]', () => {
    const rolled = play(play(deployed(), { do: 'roll-off' }, [6]).state, { do: 'roll-off' }, [2], 'b').state;
    expect(top(rolled)).toEqual({ is: 'choose-first', side: 'one', of: 'scouts' });
    const other = play(rolled, { do: 'choose-first', side: 'two' });
    expect(top(other.state)).toEqual({ is: 'scout', side: 'two', done: [] });
    expect(other.state.first).toBe(null);
    const scouts = play(rolled, { do: 'choose-first', side: 'one' }).state;
    expect(refusals(rolled, { do: 'choose-first', side: 'two' }, 'b')[0]?.code).toBe('seat/not-your-turn');
    expect(refusals(scouts, { do: 'double', unit: 'a2', path: [{ go: 100 }] })[0]?.code).toBe('scout/not-now');
    expect(refusals(scouts, { do: 'halt', unit: 'a1' })[0]?.code).toBe('step/not-now');
    const moved = play(scouts, { do: 'double', unit: 'a1', path: [{ go: 254 }] });
    expect(moved.of('ordered')[0]?.scouting).toBe(true);
    expect(moved.state.units['a1']?.order).toBe(null);
    expect(top(moved.state)).toMatchObject({ is: 'scout', side: 'two' });
    const done = play(moved.state, { do: 'pass' }, [], 'b').state;
    expect(top(done)).toMatchObject({ is: 'roll-off', why: 'first-turn' });
  });

  it('need no roll where one side has some, and none where nobody has', () => {
    expect(top(deployed(false))).toEqual({ is: 'scout', side: 'one', done: [] });
  });

  it('double through rough ground as if it were open [KOW-SPR-33]', () => {
    const state = { ...deployed(false), terrain: [aPiece('wood', 'difficult', [15, 9], [10, 3])] };
    expect(refusals(state, { do: 'double', unit: 'a1', path: [{ go: 254 }] })).toEqual([]);
  });
});

describe('turns and rounds', () => {
  const melee = (round: number, active: 'one' | 'two', more: Partial<BattleGiven> = {}): State =>
    aBattle({
      round,
      active,
      step: { is: 'movement', side: active },
      units: { a1: { at: [36, 6], profile: { weapons: [] } }, b1: { at: [36, 40], profile: { weapons: [] } } },
      ...more,
    });

  it('runs Movement, Ranged and Melee, then the other side’s turn, then the next round [KOW-TRN-01] [KOW-TRN-02]', () => {
    const one = play(melee(2, 'one'), { do: 'end-phase' });
    expect(one.of('phaseEnded').map((each) => each.phase)).toEqual(['movement', 'ranged', 'melee']);
    expect(top(one.state)).toEqual({ is: 'movement', side: 'two' });
    expect(one.state.round).toBe(2);
    const two = play(one.state, { do: 'end-phase' }, [], 'b').state;
    expect([two.round, two.active]).toEqual([3, 'one']);
  });

  it('begin with the side that the winner of the roll names, and so in every round [KOW-TRN-02] [KOW-SCN-05]', () => {
    const unrolled = melee(0, 'one', {
      round: 0,
      active: null,
      first: null,
      step: { is: 'roll-off', why: 'first-turn', rolled: {} },
    });
    const rolled = play(play(unrolled, { do: 'roll-off' }, [2]).state, { do: 'roll-off' }, [5], 'b').state;
    expect(top(rolled)).toEqual({ is: 'choose-first', side: 'two' });
    expect(refusals(rolled, { do: 'choose-first', side: 'one' })[0]?.code).toBe('seat/not-your-turn');
    expect(play(rolled, { do: 'choose-first', side: 'two' }, [], 'b').state).toMatchObject({
      first: 'two',
      active: 'two',
    });
    const given = play(rolled, { do: 'choose-first', side: 'one' }, [], 'b').state;
    expect(given).toMatchObject({ round: 1, active: 'one' });
    const sides = [given.active];
    let state = given;
    for (const seat of ['a', 'b', 'a']) {
      state = play(state, { do: 'end-phase' }, [], seat).state;
      sides.push(state.active);
    }
    expect(sides).toEqual(['one', 'two', 'one', 'two']);
    expect(state.round).toBe(2);
  });

  it('test nerve when the Ranged phase ends, not before, and not for what a Cloak of Death does [KOW-TRN-04] [KOW-SPR-05]', () => {
    const cloak = melee(2, 'one', {
      units: {
        a1: { at: [36, 20], profile: { rules: [{ rule: 'cloak-of-death' }], weapons: [] } },
        a2: { at: [20, 20] },
        a3: { at: [26, 20] },
        b1: { at: [36, 26], profile: { weapons: [], waver: 3, rout: 4 } },
        b2: { at: [20, 30], profile: { weapons: [] } },
      },
    });
    const moved = play(cloak, { do: 'end-phase' });
    expect(moved.state.units['b1']?.damage).toBe(1);
    expect(moved.of('tested')).toEqual([]);
    expect(top(moved.state)).toEqual({ is: 'ranged', side: 'one' });
    const shoot: Intent = { do: 'shoot', unit: 'a2', target: 'b2', weapon: 'Bows' };
    const shot = play(moved.state, shoot, [4, ...Array(9).fill(1), 4]).state;
    expect(top(shot)).toEqual({ is: 'ranged', side: 'one' });
    expect(refusals(shot, { do: 'test', target: 'b2' })[0]?.code).toBe('step/not-now');
    const ended = play(shot, { do: 'end-phase' }).state;
    expect(top(ended)).toMatchObject({ is: 'nerve', during: 'ranged' });
    expect(ended.toTest.map(({ unit }) => unit)).toEqual(['b2']);
    expect(top(play(ended, { do: 'test', target: 'b2' }, [1, 2]).state)).toEqual({ is: 'movement', side: 'two' });
  });

  it('refuses what belongs to another phase [KOW-TRN-01]', () => {
    const state = melee(2, 'one');
    expect(refusals(state, { do: 'strike', unit: 'a1' })[0]).toMatchObject({
      code: 'step/not-now',
      rule: 'KOW-TRN-01',
    });
    expect(refusals(state, { do: 'roll-off' })[0]?.code).toBe('step/not-now');
  });

  it('ends states of a unit with its owner’s turn, not with the enemy’s [KOW-TRN-05] [KOW-DSO-01]', () => {
    const state = melee(2, 'one', {});
    const hurt = {
      ...state,
      units: Object.fromEntries(
        Object.entries(state.units).map(([id, unit]) => [
          id,
          { ...unit, disordered: true, wavering: true, frozen: true, lostNimble: true },
        ]),
      ),
    };
    const after = play(hurt, { do: 'end-phase' }).state;
    expect(after.units['a1']).toMatchObject({ disordered: false, wavering: false, frozen: false, lostNimble: false });
    expect(after.units['b1']).toMatchObject({ disordered: true, wavering: true, frozen: true, lostNimble: true });
  });

  it('rolls for a seventh round after the sixth [KOW-SCN-06]', () => {
    const end = play(melee(6, 'two'), { do: 'end-phase' }, [], 'b').state;
    expect(top(end)).toEqual({ is: 'last-round', side: 'two' });
    const over = play(end, { do: 'roll-last' }, [3], 'b').state;
    expect(over.outcome).toMatchObject({ winners: [], because: 'rounds-over' });
    const on = play(end, { do: 'roll-last' }, [4], 'b').state;
    expect([on.round, on.rounds, on.active]).toEqual([7, 7, 'one']);
    const last = play(play(on, { do: 'end-phase' }).state, { do: 'end-phase' }, [], 'b').state;
    expect(last.outcome?.because).toBe('rounds-over');
  });

  it('is won by a tenth of the agreed points and drawn below it, at equal scores too [KOW-SCN-23] [KOW-SCN-07]', () => {
    const routed = (points: number): State =>
      aBattle({
        units: { a1: {}, b1: { pose: null, routed: true, profile: { points } }, b2: { at: [10, 40] } },
        config: { ...zConfig.parse({ points: 2000 }) },
      });
    expect(killOutcome(routed(200), 'rounds-over')).toMatchObject({ winners: ['one'], score: { one: 200, two: 0 } });
    expect(killOutcome(routed(199), 'rounds-over').winners).toEqual([]);
  });

  it('ends at once by resignation and by an agreed draw', () => {
    const state = melee(2, 'one');
    expect(play(state, { do: 'resign' }).state.outcome).toMatchObject({ winners: ['two'], because: 'resigned' });
    const offered = play(state, { do: 'offer-result', winners: [] }).state;
    const drawn = play(offered, { do: 'answer-proposal', proposal: 1, yes: true }, [], 'b').state;
    expect(drawn.outcome).toMatchObject({ winners: [], because: 'draw-agreed' });
    const moved = play(offered, { do: 'halt', unit: 'a1' });
    expect(moved.events[0]).toMatchObject({ type: 'proposal-closed', because: 'lapsed' });
  });

  it('puts right by agreement what friends agree on, and finds contact anew', () => {
    const state = melee(2, 'one');
    const changes = [
      { is: 'pose' as const, unit: 'a1', pose: { x: inches(36), y: inches(40) - 80, facing: 90 } },
      { is: 'count' as const, unit: 'b1', what: 'damage', value: 3 },
    ];
    const asked = play(state, { do: 'correct', changes }).state;
    const done = play(asked, { do: 'answer-proposal', proposal: 1, yes: true }, [], 'b').state;
    expect(done.engagements).toEqual([{ a: 'a1', b: 'b1' }]);
    expect(done.units['b1']?.damage).toBe(3);
    const over = [{ is: 'pose' as const, unit: 'a1', pose: { x: 5, y: 5, facing: 90 } }];
    expect(refusals(state, { do: 'correct', changes: over })[0]?.code).toBe('place/off-table');
    expect(
      refusals(state, { do: 'correct', changes: [{ is: 'count', unit: 'b1', what: 'luck', value: 1 }] })[0]?.code,
    ).toBe('correct/no-such-count');
  });
});

describe('a whole battle by luck', () => {
  it('comes to an outcome, and every entry folds to the state it was decided on', () => {
    let seed = 20261130;
    const random = (): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed / 2 ** 32;
    };
    const dice = randomDice(random);
    let state = begun({ map: 'millers-green', points: 1000 });
    for (let entries = 0; entries < 2000 && state.outcome === null; entries += 1) {
      const seat = waitingFor(state)[0]?.seat ?? '';
      const choices = offers(state, seat).filter(
        (offer) => !['correct', 'offer-result', 'resign', 'answer-proposal'].includes(offer.do),
      );
      const offer = choices[Math.floor(random() * choices.length)];
      const intent = offer === undefined ? undefined : sample(state, seat, offer, random);
      if (intent === undefined) continue;
      const decided = decide(state, seat, intent, dice);
      if (!decided.ok) throw new Error(`${JSON.stringify(intent)} ${JSON.stringify(decided.error)}`);
      state = decided.value.reduce(evolve, state);
    }
    expect(state.outcome).not.toBe(null);
  });

  it('asks for no dice that a no would waste', () => {
    const state = begun();
    const dice = scriptedDice([]);
    expect(decide(state, 'a', { do: 'roll-off' }, dice).ok).toBe(false);
    dice.done();
  });
});
