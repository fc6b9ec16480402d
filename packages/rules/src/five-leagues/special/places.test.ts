import { describe, expect, test } from 'vitest';
import { type aBattle, aFigure, carried } from '../test-kit';
import {
  combatBonus,
  counterAttack,
  deadly,
  endlessAmmunition,
  forceChanges,
  gainsAtEnd,
  initiativeChanges,
  moraleFailsOn,
  parry,
  seizeBar,
  shotBar,
  toHit,
} from './hooks';
import { at, fight, foe, met, two } from './test-kit';

type Battle = ReturnType<typeof aBattle>;
const what = (state: Battle) => gainsAtEnd(state).map((each) => `${each.what} ${each.amount} ${each.because}`);
const fallen = (how = 'hit-melee') => ({ fate: 'casualty' as const, end: { round: 1, by: 'a', how } });

describe('why a Unique Foe is here', () => {
  const because = (motivation: string, e: Parameters<typeof two>[1] = {}) =>
    two(
      {},
      { ...foe('mighty-warrior'), ...e },
      { encounter: met('ruin-within', 'outlaw-gang', { motivation }), figures: { e2: { at: [20, 20] } } },
    );

  test('to lead them: all are Brave while it is there [FL-ENM-17] [FL-ENM-T-unique-foe-motivation-01]', () => {
    const state = because('leads-the-group');
    expect(moraleFailsOn(state, at(state, 'e2'))).toBe(1);
    const gone = because('leads-the-group', fallen());
    expect(moraleFailsOn(gone, at(gone, 'e2'))).toBe(2);
  });

  test('for hire, or as one of them: nothing [FL-ENM-17] [FL-ENM-T-unique-foe-motivation-02] [FL-ENM-T-unique-foe-motivation-05]', () => {
    for (const id of ['hired-muscle', 'regular-member']) {
      const state = because(id, fallen());
      expect([moraleFailsOn(state, at(state, 'e2')), seizeBar(state)]).toEqual([2, undefined]);
      expect(what(state)).toEqual(['gold 1 bloodstained-shillings']);
    }
  });

  test('for dark powers, or by the same road: it pays to beat it [FL-ENM-17] [FL-ENM-T-unique-foe-motivation-03] [FL-ENM-T-unique-foe-motivation-04]', () => {
    expect(what(because('agent-of-dark-powers', fallen('hit-shot')))).toContain(
      'adventure-points 2 agent-of-dark-powers',
    );
    expect(what(because('shared-goal', fallen()))).toContain('unexplored-location 1 shared-goal');
    expect(what(because('shared-goal', fallen('hit-shot')))).toEqual(['gold 1 bloodstained-shillings']);
  });

  test('to hunt the warband: no seizing, and poison on its blade [FL-ENM-17] [FL-ENM-T-unique-foe-motivation-06]', () => {
    const state = because('hunting-the-warband');
    expect(seizeBar(state)?.code).toBe('seize/hunted');
    const hit = {
      by: 'e',
      target: 'a',
      blow: { armor: 0, toughness: 0 },
      how: 'melee',
      why: 'x',
      natural: 6,
      weapon: null,
    } as const;
    expect([deadly(state, hit), deadly(state, { ...hit, by: 'e2' })]).toEqual(['poison', null]);
  });
});

describe('a place, or a way the table was set', () => {
  const set = (config: Partial<Battle['config']>, more: Partial<Parameters<typeof aBattle>[0]> = {}) => {
    const plain = two({}, {}, more);
    return { ...plain, config: { ...plain.config, ...config } };
  };

  test('of Raids lays one initiative die as a 1 in the first round [FL-BAT-08]', () => {
    const raid = set({ scenario: 'camp-raid' }, { round: 1 });
    expect(initiativeChanges(raid).fixed).toEqual([{ face: 1, because: 'at-camp-raid' }]);
    expect(initiativeChanges({ ...raid, round: 2 }).fixed).toEqual([]);
  });

  test('of a Site lets no shot carry beyond 8" [FL-SET-30] [FL-BAT-57]', () => {
    const site = set({ scenario: 'site' }, { figures: { e2: { at: [10, 25] } } });
    const shot = { by: 'a', target: 'e2', weapon: 'self-bow', free: false };
    expect(shotBar(site, shot)?.code).toBe('shoot/site-range');
    // A torch beside the target lights it for any shot [FL-ITEM-torch]
    const bearer = aFigure('b', { at: [10, 19.2], conditions: { torch: 1 } });
    expect(shotBar({ ...site, figures: { ...site.figures, b: bearer } }, shot)).toBeUndefined();
    expect(shotBar(site, { ...shot, target: 'e' })).toBeUndefined();
  });

  test('of a surprised Lair is worth a bonus in the first round [FL-SET-35]', () => {
    const lair = set({ scenario: 'lair' }, { round: 1, counts: { surprised: 1 } });
    expect(combatBonus(lair, fight(), at(lair, 'a'), at(lair, 'e'))).toEqual(['at-lair']);
    expect(combatBonus(lair, fight(), at(lair, 'e'), at(lair, 'a'))).toEqual([]);
    const shot = { by: 'a', target: 'e', weapon: 'self-bow', free: false };
    expect(toHit(lair, shot).modifiers).toEqual([{ amount: 1, because: 'at-lair' }]);
    expect(toHit({ ...lair, round: 2 }, shot).modifiers).toEqual([]);
  });

  test('of a trap holds fast: always Defender, no ground given, knives only [FL-SCN-T-site-traps-03]', () => {
    const knives = carried('throwing-knives');
    const state = two({ conditions: { pinned: 1 }, profile: { weapons: [carried('self-bow'), knives] } }, {});
    expect(shotBar(state, { by: 'a', target: 'e', weapon: 'self-bow', free: false })?.code).toBe('shoot/pinned');
    expect(shotBar(state, { by: 'a', target: 'e', weapon: 'throwing-knives', free: false })).toBeUndefined();
  });

  test('of hard rules: more foes for the skilled, arrows without end [FL-DIF-02]', () => {
    const hard = set({ difficulty: ['rain-of-arrows'] });
    expect(endlessAmmunition(hard, at(hard, 'e'))).toBe('rain-of-arrows');
    expect(endlessAmmunition(hard, at(hard, 'a'))).toBeNull();
    expect(forceChanges(hard).figures).toEqual([]);
  });

  test('asks nothing of who has no rule [FL-ENM-19]', () => {
    const plain = two({}, {});
    expect([
      counterAttack(plain, fight(), at(plain, 'e'), at(plain, 'a')),
      parry(plain, fight(), at(plain, 'e'), at(plain, 'a')),
    ]).toEqual([[], []]);
  });
});
