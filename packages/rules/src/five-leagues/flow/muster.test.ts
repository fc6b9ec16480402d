import { describe, expect, test } from 'vitest';
import { zConfig } from '../config';
import { offers, preview, waitingFor } from '../engine';
import type { WarbandSheet } from '../profile';
import { setup } from '../setup';
import type { State } from '../state';
import { play, refusals } from '../test-kit';
import { READY_WARBANDS } from '../warband/ready';
import { words } from '../words';

const gathering = (seats = 2, given: Record<string, unknown> = {}): State =>
  setup(zConfig.parse({ seats, map: 'none', ...given }));
const bring = { do: 'bring', sheet: 'hearthguard' } as const;
const ready = { do: 'ready', ready: true } as const;
const sheetOf = (id: string): WarbandSheet => READY_WARBANDS.find((each) => each.id === id)?.sheet as WarbandSheet;

describe('friends who gather', () => {
  test('are one to six, beside the master of the enemies [FL-GEN-22]', () => {
    expect(gathering(1).seats.map(({ seat }) => seat)).toEqual(['a', 'gm']);
    expect(gathering(6).seats).toHaveLength(7);
    expect(waitingFor(gathering(2)).map(({ seat, what }) => [seat, what])).toEqual([
      ['a', 'bring'],
      ['b', 'bring'],
      ['gm', 'ready'],
    ]);
  });

  test('are dealt the characters of the warband evenly [FL-GEN-22]', () => {
    const told = play(gathering(4), bring, [], 'b');
    expect(told.of('warbandBrought')).toMatchObject([{ seat: 'b', sheet: { name: 'The Hearthguard' } }]);
    expect(told.state.shares).toEqual({ c1: 'a', c2: 'b', c3: 'c', c4: 'd', c5: 'a', c6: 'b' });
    expect(Object.values(told.state.figures).every(({ fate }) => fate === 'reserve')).toBe(true);
    expect(told.state.storyPoints).toBe(sheetOf('hearthguard').storyPoints);
  });

  test('hand characters to one another, before the battle and in it [FL-GEN-22]', () => {
    const brought = play(gathering(2), bring).state;
    const told = play(brought, { do: 'share', unit: 'c1', seat: 'b' });
    expect(told.of('shared')).toMatchObject([{ unit: 'c1', seat: 'b', by: 'a' }]);
    expect(told.state.figures['c1']?.seat).toBe('b');
    expect(told.state.shares['c1']).toBe('b');
    expect(refusals(told.state, { do: 'share', unit: 'c1', seat: 'b' })).toMatchObject([{ code: 'share/as-it-is' }]);
    expect(refusals(told.state, { do: 'share', unit: 'c1', seat: 'gm' })).toMatchObject([
      { code: 'share/no-such-seat' },
    ]);
    expect(refusals(told.state, { do: 'share', unit: 'c1', seat: 'a' }, 'gm')).toMatchObject([
      { code: 'share/party-only' },
    ]);
  });

  test('begin when everyone is ready, the master’s seat among them [FL-GEN-22]', () => {
    const brought = play(gathering(2), bring).state;
    const first = play(brought, ready).state;
    expect(waitingFor(first).map(({ seat }) => seat)).toEqual(['b', 'gm']);
    const game = play(first, { do: 'automa' }, [], 'gm').state;
    expect(waitingFor(game).map(({ seat }) => seat)).toEqual(['b']);
    expect(game.steps).toMatchObject([{ is: 'muster', ready: ['a', 'gm'] }]);
  });

  test('are not ready for another warband than the one they saw [FL-GEN-22]', () => {
    const first = play(play(gathering(2), bring).state, ready).state;
    const other = play(first, { do: 'bring', sheet: 'lantern-company' }, [], 'b').state;
    expect(other.steps).toMatchObject([{ is: 'muster', ready: [] }]);
    expect(refusals(other, { do: 'ready', ready: false })).toMatchObject([{ code: 'muster/as-it-is' }]);
  });

  test('take back that they are ready, each seat, as long as another is not [FL-GEN-22]', () => {
    const brought = play(gathering(2), bring).state;
    for (const seat of ['a', 'gm']) {
      const said = play(brought, ready, [], seat).state;
      expect(offers(said, seat).filter((each) => each.do === 'ready')).toEqual([
        { needs: 'now', do: 'ready', intent: { do: 'ready', ready: false } },
      ]);
      expect(refusals(said, bring, seat)).toMatchObject([{ code: 'muster/is-ready' }]);
      const told = play(said, { do: 'ready', ready: false }, [], seat);
      expect(told.of('readied')).toMatchObject([{ seat, ready: false }]);
      expect(told.state.steps).toMatchObject([{ is: 'muster', ready: [] }]);
    }
  });

  test('meet enemies of the master’s own where he says himself that he is ready [FL-GEN-22]', () => {
    const brought = play(gathering(2), bring).state;
    expect(play(brought, ready, [], 'gm').state.enemiesBy).toBe('master');
    const game = play(brought, { do: 'automa' }, [], 'gm');
    expect(game.state.enemiesBy).toBe('game');
    expect(words.event(game.of('readied')[0] as never, {} as never)).toBe('The game runs the enemies.');
  });

  test('cannot be ready for nothing, nor does the master bring a warband [FL-GEN-22]', () => {
    expect(refusals(gathering(), ready)).toMatchObject([{ code: 'muster/no-warband' }]);
    expect(refusals(gathering(), bring, 'gm')).toMatchObject([{ code: 'muster/party-only' }]);
    expect(refusals(gathering(), { do: 'bring', sheet: 'nobody' })).toMatchObject([{ code: 'muster/unknown-warband' }]);
  });

  test('field six figures, more where the battle is for more, and choose who stays away [FL-SET-09]', () => {
    const sheet = sheetOf('hearthguard');
    const big = {
      ...sheet,
      characters: [...sheet.characters, { ...(sheet.characters[5] as never as object), id: 'c7', weapons: [] }],
    };
    const asked = { do: 'bring', sheet: big as WarbandSheet } as const;
    expect(Object.keys(play(gathering(), asked).state.figures)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6']);
    expect(Object.keys(play(gathering(2, { warband: 7 }), asked).state.figures)).toHaveLength(7);
    const some = play(gathering(), { ...asked, who: ['c7', 'c1'] }).state;
    expect(Object.keys(some.figures)).toEqual(['c7', 'c1']);
    const all = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'];
    expect(refusals(gathering(), { ...asked, who: all })).toMatchObject([{ code: 'muster/too-many' }]);
    expect(refusals(gathering(), { ...asked, who: ['c1', 'c1'] })).toMatchObject([{ code: 'muster/twice' }]);
    expect(refusals(gathering(), { ...asked, who: ['c9'] })).toMatchObject([{ code: 'muster/not-of-it' }]);
  });

  test('bring a warband that the rules allow [FL-CHR-01]', () => {
    const sheet = sheetOf('hearthguard');
    const twins = { ...sheet, characters: sheet.characters.map((each) => ({ ...each, avatar: each.kind === 'hero' })) };
    expect(refusals(gathering(), { do: 'bring', sheet: twins })).toMatchObject([{ code: 'warband/two-avatars' }]);
  });

  test('see every ready warband that may come, and what is missing of a draft [FL-GEN-22]', () => {
    const state = gathering();
    const offer = offers(state, 'a').find((each) => each.do === 'bring' && each.needs === 'target');
    expect(offer?.needs === 'target' && offer.intents.length).toBe(READY_WARBANDS.length);
    expect(preview(state, 'a', { do: 'bring' })).toMatchObject({ is: 'unfinished', needs: 'sheet' });
  });
});
