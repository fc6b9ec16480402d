import { describe, expect, test } from 'vitest';
import { offers, waitingFor } from '../engine';
import { aBattle, type BattleGiven, play, refusals } from '../test-kit';
import { READY_WARBANDS } from '../warband/ready';

const sheet = READY_WARBANDS[0]?.sheet ?? null;

/** The dice of the round lie open. */
const opening = (given: Partial<BattleGiven> = {}) =>
  aBattle({
    figures: { c1: { at: [18, 5], profile: { agility: 1 } }, e1: { at: [18, 30] } },
    steps: [
      { is: 'round', stage: 'initiative' },
      { is: 'initiative', stage: 'assign', again: [], choice: null },
    ],
    initiative: { dice: [4], given: {}, proposedBy: null, yes: [] },
    phase: 'initiative',
    warband: sheet,
    ...given,
  });

const call = { do: 'call-friend', name: 'Old Tam', origin: 'human', at: { x: 100, y: 100 } } as const;

describe('an old friend', () => {
  test('comes near an edge as a new Hero and acts at once, with a light weapon [FL-CHR-53] [FL-CHR-51] [FL-CHR-49]', () => {
    const told = play(opening(), call);
    const { unit = '' } = told.of('friendCame')[0] ?? {};
    expect(told.state.figures[unit]).toMatchObject({
      name: 'Old Tam',
      fate: 'table',
      pose: { x: 100, y: 100 },
      profile: { agility: 1, speed: { base: 4, dash: 3 }, combat: 0, toughness: 3, origin: 'human', background: null },
    });
    expect(told.state.figures[unit]?.profile.weapons.map(({ is }) => is)).toEqual(['light-weapon']);
    expect(told.of('activationBegan')).toMatchObject([{ unit }]);
    expect(told.state.warband?.characters.at(-1)).toMatchObject({ id: unit, name: 'Old Tam' });
  });

  test('takes no die of the round it comes in [A-05] [FL-BAT-02]', () => {
    const told = play(opening(), call);
    const { unit = '' } = told.of('friendCame')[0] ?? {};
    const rested = waitingFor(told.state).some(({ what }) => what === 'act')
      ? play(told.state, { do: 'end-activation', unit }).state
      : told.state;
    expect(refusals(rested, { do: 'propose-initiative', given: { [unit]: 0 } })).toMatchObject([
      { code: 'initiative/takes-none', who: [unit] },
    ]);
    expect(play(rested, { do: 'propose-initiative', given: { c1: 0 } }).of('initiativeSettled')).toHaveLength(1);
  });

  test('comes once in a campaign, at the beginning of a round [FL-CHR-52]', () => {
    const used = opening({ warband: sheet === null ? null : { ...sheet, used: ['new-hero'] } });
    expect(refusals(used, call)).toMatchObject([{ code: 'once/used' }]);
    expect(offers(used, 'a').some((each) => each.do === 'call-friend')).toBe(false);
    const late = opening({
      steps: [
        { is: 'round', stage: 'quick' },
        { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] },
      ],
    });
    expect(refusals(late, call)).toMatchObject([{ code: 'friend/round-begins' }]);
    expect(refusals(opening(), call, 'gm')).toMatchObject([{ code: 'friend/party-only' }]);
  });

  test('is set down within 6" of an edge, an inch from enemies, on free ground [FL-CHR-53]', () => {
    const at = (x: number, y: number) => ({ ...call, at: { x, y } });
    expect(refusals(opening(), at(457.2, 457.2))).toMatchObject([{ code: 'friend/too-far-in' }]);
    expect(refusals(opening(), at(457.2, 127))).toMatchObject([{ code: 'place/overlap' }]);
    expect(refusals(opening(), at(2, 127))).toMatchObject([{ code: 'place/off-table' }]);
    const near = opening({ figures: { c1: { at: [18, 5] }, e1: { at: [5, 4] } } });
    expect(refusals(near, call)).toMatchObject([{ code: 'friend/too-near', who: ['e1'] }]);
  });

  test('is Human, of a people the warband lacks, or as the die says [FL-CHR-50]', () => {
    const own = opening({
      warband:
        sheet === null
          ? null
          : { ...sheet, characters: sheet.characters.map((each) => ({ ...each, origin: 'preen' })) },
    });
    expect(refusals(own, { ...call, origin: 'preen' })).toMatchObject([{ code: 'friend/origin-there' }]);
    expect(refusals(own, { ...call, origin: 'feral' })).toEqual([]);
    const told = play(own, { ...call, origin: 'random' }, [45]);
    const { unit = '' } = told.of('friendCame')[0] ?? {};
    expect(told.state.figures[unit]?.profile.origin).toBe('fey-blood');
  });
});
