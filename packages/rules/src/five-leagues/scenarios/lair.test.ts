import { describe, expect, test } from 'vitest';
import { fiveLeagues } from '../index';
import type { Intent } from '../intents';
import type { Encounter } from '../scenario';
import type { Marker, State, Step } from '../state';
import { aBattle, aPiece, type FigureGiven, happen, play, refusals } from '../test-kit';
import { inch } from '../units';
import { makeEnemy } from './force';
import { look } from './lair-look';
import { AWARE, ROAMING, UNAWARE } from './lair-situations';
import { aWarband, begun, enemiesIn } from './test-kit';

const YARD = { table: { width: inch(36), depth: inch(36) } };
const ENCOUNTER: Encounter = {
  scenario: 'lair',
  table: null,
  entry: null,
  size: 1,
  sizeParts: [],
  ranged: 0,
  leaders: [],
  motivation: null,
  aberration: 'troll',
  unknownMarkers: 0,
  began: 1,
};
const spot = (id: string, x: number, y: number, given: Partial<Marker> = {}): Marker => ({
  id,
  is: 'curious',
  at: { x: inch(x), y: inch(y) },
  label: null,
  number: Number(id.slice(1)),
  reachedCentre: false,
  goal: null,
  carriedBy: null,
  counts: {},
  ...given,
});
const lairStep = (stage: 'move' | 'look' | 'entry' | 'moves', scout = 'h1'): Step => ({
  is: 'lair',
  stage,
  scout,
  moved: [],
  ready: [],
});

/** A scout in the middle of the near half, a troll that waits, and places to look at. */
function scouting(
  markers: readonly Marker[],
  given: Partial<State> = {},
  figures: Readonly<Record<string, FigureGiven>> = {},
): State {
  const base = aBattle({
    figures: {
      h1: { at: [18, 8], counts: { scout: 1 } },
      h2: { fate: 'reserve' },
      ...figures,
    },
    markers: Object.fromEntries(markers.map((each) => [each.id, each])),
    encounter: ENCOUNTER,
    round: 0,
    phase: 'set-up',
    next: 40,
    steps: [{ is: 'round', stage: 'begin' }, lairStep('move')],
    ...given,
  });
  const troll = makeEnemy(base, { entry: 'troll', rank: null, ranged: false }, 'e1');
  return {
    ...base,
    config: { ...base.config, scenario: 'lair' },
    objective: { is: 'lair', until: null, places: [], target: null, needed: 1, done: 0, state: 'open' },
    figures: { ...base.figures, h2: { ...(base.figures['h2'] as never as object), pose: null } as never, e1: troll },
  };
}
const places = [spot('m1', 18, 14), spot('m2', 6, 30), spot('m3', 30, 30)];
const choose = (what: string): Intent => ({ do: 'choose', what });
const looked = (state: State, faces: readonly number[]) => play(state, { do: 'choose', what: 'look' }, faces);

describe('a Lair is set up', () => {
  test('by one who scouts ahead, within 6" of a way in; three places lie 12" off and more [FL-SET-35] [FL-SCN-24]', () => {
    const state = begun(aWarband({ scenario: 'lair', foe: 'troll' }, 6, YARD), [1]).state;
    expect(state.steps.at(-1)).toMatchObject({ is: 'lair', stage: 'choose' });
    const chosen = play(state, { do: 'choose', what: 'h3' }).state;
    expect(refusals(chosen, { do: 'deploy', unit: 'h3', at: { x: inch(18), y: inch(12) } })[0]).toMatchObject({
      code: 'deploy/far-from-entry',
      rule: 'FL-SET-35',
    });
    expect(refusals(chosen, { do: 'deploy', unit: 'h1', at: { x: inch(18), y: inch(3) } })[0]?.code).toBe(
      'deploy/scout-first',
    );
    const told = play(chosen, { do: 'deploy', unit: 'h3', at: { x: inch(18), y: inch(3) } });
    const set = Object.values(told.state.markers);
    expect(set.map(({ is, number }) => [is, number])).toEqual([
      ['curious', 1],
      ['curious', 2],
      ['curious', 3],
    ]);
    for (const { at } of set) expect(Math.hypot(at.x - inch(18), at.y - inch(3))).toBeGreaterThanOrEqual(inch(12));
    expect(play(chosen, { do: 'auto-place' }).state.figures['h3']?.fate).toBe('table');
  });

  test('by another where the scout was taken off the table: the places lie as they lay [FL-SET-35] [GEN-05]', () => {
    const chosen = play(begun(aWarband({ scenario: 'lair', foe: 'troll' }, 6, YARD), [1]).state, choose('h3')).state;
    const inside = play(chosen, { do: 'auto-place' }).state;
    const { state } = play(inside, { do: 'rule', changes: [{ is: 'remove', unit: 'h3' }], text: 'Lost' }, [], 'gm');
    expect(state.steps.at(-1)).toMatchObject({ is: 'lair', stage: 'choose', scout: null });
    expect(fiveLeagues.waitingFor(state)).toMatchObject([{ seat: 'a', what: 'lair-choose' }]);
    const next = play(play(state, choose('h1')).state, { do: 'auto-place' }).state;
    expect(next.steps.at(-1)).toMatchObject({ is: 'lair', stage: 'move', scout: 'h1' });
    expect(next.markers).toEqual(inside.markers);
  });

  test('by nobody where nobody is left: the battle is over [FL-SET-35] [GEN-05]', () => {
    const chosen = play(begun(aWarband({ scenario: 'lair', foe: 'troll' }, 1, YARD), [1]).state, choose('h1')).state;
    const inside = play(chosen, { do: 'auto-place' }).state;
    const { state } = play(inside, { do: 'rule', changes: [{ is: 'remove', unit: 'h1' }], text: 'Lost' }, [], 'gm');
    expect(state.outcome).toMatchObject({ winners: ['enemies'] });
  });

  test('in a dungeon the places lie in different rooms [FL-SET-35]', () => {
    const state = begun(aWarband({ scenario: 'lair', foe: 'troll', map: 'thornback-lair' }), []).state;
    const told = play(play(state, { do: 'choose', what: 'h1' }).state, { do: 'auto-place' });
    const [one, two, three] = Object.values(told.state.markers).map(({ at }) => at);
    for (const [a, b] of [
      [one, two],
      [two, three],
      [one, three],
    ] as const)
      expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(inch(6));
  });
});

describe('scouting', () => {
  test('2D6 above the distance make out the nearest place in sight [FL-SET-35] [FL-SCN-24]', () => {
    const state = scouting(places);
    // Five inches and a half from base to point
    expect(looked(state, [2, 3]).of('scouted')[0]).toMatchObject({ distance: 5.51, marker: 'm1', result: 'nothing' });
    expect(looked(state, [2, 4, 5]).of('scouted')[0]).toMatchObject({ result: 'found' });
    const wall = aPiece('wall', { stands: 'block', height: inch(5), tags: ['impassable'] }, [4, 10], [28, 1]);
    expect(looked({ ...state, terrain: [wall] }, [6, 5]).of('scouted')[0]).toMatchObject({
      distance: null,
      result: 'nothing',
    });
  });

  test('goes on move by move, each no longer than its Speed [FL-SET-35]', () => {
    const state = scouting(places);
    const steal = (y: number) => ({ do: 'steal' as const, unit: 'h1', path: [{ x: inch(18), y: inch(y) }] });
    expect(play(state, steal(12), [2, 2, 5]).of('scouted')[0]).toMatchObject({ result: 'found' });
    expect(refusals(state, steal(12.2)).map(({ code }) => code)).toEqual(['move/too-far']);
  });

  test('a 2 or 3 rouses the beast at the nearest place, and it comes at the scout [FL-SET-35] [FL-SCN-T-curious-locations-06]', () => {
    const told = looked(scouting([spot('m1', 18, 30), spot('m2', 6, 33)]), [1, 2]);
    expect(told.of('scouted')[0]).toMatchObject({ result: 'alerted', marker: 'm1' });
    const troll = told.state.figures['e1'];
    expect(troll).toMatchObject({ fate: 'table' });
    expect(troll?.pose?.y).toBeCloseTo(inch(25), -1);
    expect(told.state.counts['lair-situation']).toBe(AWARE);
    expect(told.state.markers).toEqual({});
    expect(told.state.steps.at(-1)?.is).toBe('deploy-party');
  });
});

describe('what is there', () => {
  const at = (state: State, faces: readonly number[]) => looked(state, [3, 4, ...faces]);

  test('nothing; when all were empty the beast is out [FL-SCN-T-curious-locations-01] [FL-SCN-24]', () => {
    expect(at(scouting(places), [10]).state.markers['m1']).toBeUndefined();
    const told = at(scouting([spot('m1', 18, 14)]), [10]);
    expect(told.state.counts).toMatchObject({ 'lair-situation': ROAMING, surprised: 1 });
    expect(told.state.steps.at(-1)?.is).toBe('deploy-party');
  });

  test('tracks: the next place that seems empty is the den [FL-SCN-T-curious-locations-02]', () => {
    const state = scouting([...places, spot('m4', 20, 14)]);
    const tracks = at(state, [11]).state;
    expect(tracks.counts['lair-tracks']).toBe(1);
    const den = at(tracks, [5]);
    expect(den.of('explored')[0]?.entry).toBe('beast-unaware');
    expect(den.state.counts['lair-found']).toBe(1);
    expect(at(scouting([spot('m1', 18, 14)]), [25]).state.counts['lair-situation']).toBe(ROAMING);
  });

  test('a captive who fights along: Wounded, with what there is to spare [FL-SCN-T-curious-locations-03]', () => {
    const spare = { id: 'staff', is: 'staff', improved: null, damaged: false, enchanted: null } as const;
    const bare = scouting(places);
    const warband = { ...(bare.warband ?? {}), spare: [spare], characters: [], backpack: [] } as never;
    const told = at({ ...bare, warband }, [26]);
    const freed = told.state.figures['f40'];
    expect(freed).toMatchObject({ side: 'party', seat: 'a', fate: 'reserve', wounds: 1 });
    expect(freed?.profile).toMatchObject({ kind: 'follower', agility: 1, combat: 0, toughness: 3, weapons: [spare] });
    expect(told.of('gained')[0]).toMatchObject({ what: 'captive' });
    expect(at(bare, [40]).state.figures['f40']?.profile.weapons).toEqual([]);
  });

  test('a hoard for whoever reaches it, the scout too [FL-SCN-T-curious-locations-04]', () => {
    const state = at(scouting([spot('m1', 18, 11), ...places.slice(1)]), [41]).state;
    expect(state.markers['m1']).toMatchObject({ label: 'hoard', counts: { loot: 1 } });
    const told = play(state, { do: 'steal', unit: 'h1', path: [{ x: inch(18), y: inch(10) }] }, [4, 4]);
    expect(told.of('gained')[0]).toMatchObject({ what: 'loot', because: 'FL-SCN-T-curious-locations-04' });
    expect(told.state.markers['m1']).toBeUndefined();
  });

  test('the beast, unaware: scout on, or call the others [FL-SCN-T-curious-locations-05]', () => {
    const state = at(scouting(places), [51]).state;
    expect(state.markers['m1']?.is).toBe('beast');
    expect(state.steps.at(-1)).toMatchObject({ is: 'lair', stage: 'move' });
    expect(refusals(scouting(places), { do: 'choose', what: 'begin' })[0]?.code).toBe('scenario/no-such-choice');
    const started = play(state, { do: 'choose', what: 'begin' }).state;
    expect(started.counts).toMatchObject({ 'lair-situation': UNAWARE, surprised: 1 });
    expect(started.figures['e1']?.pose).toMatchObject({ x: 457.2, y: 355.6 });
    expect(Object.keys(started.markers)).toEqual([]);
    // Another den elsewhere is none
    const near = spot('m2', 20, 14);
    const again = at({ ...state, markers: { ...state.markers, m2: near } }, [60]).state;
    expect(Object.values(again.markers).filter(({ is }) => is === 'beast')).toHaveLength(1);
  });

  test('the beast, aware: where it was found before, if it was [FL-SCN-T-curious-locations-06]', () => {
    const found = at(scouting([spot('m1', 18, 14), spot('m2', 6, 9), spot('m3', 30, 30)]), [51]).state;
    const told = looked({ ...found, markers: { ...found.markers, m2: spot('m2', 18, 4) } }, [6, 6, 90]);
    expect(told.of('explored')[0]).toMatchObject({ marker: 'm2', entry: 'beast-aware' });
    expect(told.state.counts).toMatchObject({ 'lair-situation': AWARE });
    expect(told.state.counts['surprised']).toBeUndefined();
    // It came a move at the scout from its own den
    expect(told.state.figures['e1']?.pose?.y).toBeLessThan(inch(14));
    expect(told.state.figures['e1']?.pose?.y).toBeGreaterThan(inch(9.5));
  });
});

describe('the fight in the Lair', () => {
  const deploy = (state: State, y: number, x = 18) =>
    refusals(state, { do: 'deploy', unit: 'h2', at: { x: inch(x), y: inch(y) } })[0]?.code ?? 'there';

  test('an unaware beast lets the others come three moves from the way in, and the scout one more [FL-SET-35]', () => {
    const found = play(scouting([spot('m1', 18, 26, { is: 'beast', label: 'den' })], { counts: { 'lair-found': 1 } }), {
      do: 'choose',
      what: 'begin',
    }).state;
    expect([deploy(found, 11.5), deploy(found, 13.5)]).toEqual(['there', 'deploy/far-from-entry']);
    const set = play(found, { do: 'auto-place' }).state;
    const ready = play(set, { do: 'ready', ready: true }).state;
    expect(ready.steps.at(-1)).toMatchObject({ is: 'lair', stage: 'moves' });
    const steal = (unit: string, x: number, y: number) => ({
      do: 'steal' as const,
      unit,
      path: [{ x: inch(x), y: inch(y) }],
    });
    expect(refusals(ready, steal('h2', 1, 1))[0]?.code).toBe('phase/has-acted');
    const gone = play(ready, steal('h1', 18, 11), [3, 3]).state;
    expect(gone.round).toBe(1);
    expect(play(ready, { do: 'ready', ready: true }, [3, 3]).state.round).toBe(1);
  });

  test('an aware one only one move [FL-SET-35]', () => {
    const state = looked(scouting([spot('m1', 18, 30)]), [1, 1]).state;
    expect([deploy(state, 4), deploy(state, 5.5)]).toEqual(['there', 'deploy/far-from-entry']);
  });

  test('one that pounces does not end on another enemy, whom it could shove aside in a fight [FL-SET-35] [GEN-05]', () => {
    const pounced = (figures: Readonly<Record<string, FigureGiven>>) =>
      looked(scouting([spot('m1', 18, 30)], {}, figures), [1, 1]).state.figures['e1']?.pose;
    const free = pounced({});
    const there = free && ([free.x / inch(1), free.y / inch(1)] as const);
    const beside = pounced({ e9: { side: 'enemies', at: [there?.[0] ?? 0, there?.[1] ?? 0] } });
    expect(free?.y).toBeLessThan(inch(27));
    expect(beside?.y).toBeLessThan(inch(28));
    expect(Math.hypot((free?.x ?? 0) - (beside?.x ?? 0), (free?.y ?? 0) - (beside?.y ?? 0))).toBeGreaterThan(24.9);
  });

  test('a roaming one is awaited anywhere, comes by a way that is chosen, and may still see nobody [FL-SET-35]', () => {
    const out = looked(scouting([spot('m1', 18, 14)]), [3, 4, 5]).state;
    expect([deploy(out, 20), deploy(out, 34)]).toEqual(['there', 'there']);
    const wall = aPiece('wall', { stands: 'block', height: inch(6), tags: ['impassable'] }, [1, 20], [34, 1]);
    const hidden = play(
      { ...out, terrain: [wall] },
      { do: 'deploy', unit: 'h2', at: { x: inch(18), y: inch(34) } },
    ).state;
    const placed = {
      ...hidden,
      figures: {
        ...hidden.figures,
        h1: { ...(hidden.figures['h1'] as never as object), pose: { x: inch(10), y: inch(34), facing: 90 } } as never,
      },
    };
    const ready = play(placed, { do: 'ready', ready: true }).state;
    expect(ready.steps.at(-1)).toMatchObject({ is: 'lair', stage: 'entry' });
    const come = play(ready, { do: 'choose', what: 'entry-0' }).state;
    expect(come.figures['e1']).toMatchObject({ fate: 'table' });
    expect(come.figures['e1']?.pose?.y).toBeGreaterThan(inch(3));
    // Nobody is in its sight: everyone may move once
    expect(come.steps.at(-1)).toMatchObject({ is: 'lair', stage: 'moves' });
    const seen = play({ ...ready, terrain: [] }, { do: 'choose', what: 'entry-0' }, [3, 3]).state;
    expect(seen.round).toBe(1);
  });

  test('slain it yields its rating in gold, XP and Loot, a Story Point and an Adventure Point; leaving costs nothing [FL-ENM-34] [FL-SCN-25]', () => {
    const fighting = scouting([], { round: 3, phase: 'quick', steps: [{ is: 'round', stage: 'quick' }] });
    const slain: State = {
      ...fighting,
      figures: {
        ...fighting.figures,
        e1: {
          ...(fighting.figures['e1'] as never as object),
          fate: 'casualty',
          end: { round: 3, by: 'h1', how: 'x' },
        } as never,
        h2: {
          ...(fighting.figures['h2'] as never as object),
          fate: 'left',
          counts: { fled: 1 },
          end: { round: 2, by: null, how: 'x' },
        } as never,
      },
    };
    const { report } = happen(slain, () => {}).state;
    expect(report).toMatchObject({ heldField: true, objective: 'achieved' });
    expect(report?.characters.every(({ flight }) => !flight)).toBe(true);
    expect(report?.gains).toEqual([
      { what: 'gold', amount: 2, because: 'FL-ENM-34' },
      { what: 'xp', amount: 2, because: 'FL-ENM-34' },
      { what: 'loot', amount: 2, because: 'FL-ENM-34' },
      { what: 'story-points', amount: 1, because: 'FL-ENM-34' },
      { what: 'adventure-points', amount: 1, because: 'FL-ENM-34' },
    ]);
    expect(report?.enemies.aberrationsSlain).toEqual(['troll']);
  });
});

test('a look is told whatever it shows [FL-SET-35]', () => {
  const told = happen(scouting(places), (tale) => {
    const scout = tale.state.figures['h1'];
    if (scout?.pose != null) look(tale, { ...scout, pose: scout.pose, fate: 'table' }, { roll: () => [2, 3] });
  });
  expect(told.of('scouted')).toHaveLength(1);
  expect(enemiesIn(told.state)).toHaveLength(1);
});
