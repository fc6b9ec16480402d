import { describe, expect, it } from 'vitest';
import { muster } from '../roster';
import { selection } from '../roster/selection';
import { listFromText, listToText } from '../roster/text';
import { READY_LISTS, readyList } from './ready-lists';

describe('the ready armies', () => {
  it('are two of 1000 and two of 2000 points for each of eight armies', () => {
    const counts = new Map<string, number>();
    for (const l of READY_LISTS) {
      const key = `${l.list.army} ${l.points}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(new Set(READY_LISTS.map((l) => l.list.army)).size).toBe(8);
    expect([...counts.values()]).toEqual(Array.from({ length: 16 }, () => 2));
    expect(new Set(READY_LISTS.map((l) => l.id)).size).toBe(READY_LISTS.length);
    expect(readyList('the-iron-column')?.list.name).toBe('The Iron Column');
  });

  for (const { list, points } of READY_LISTS) {
    it(`${list.name} musters within ${points} points and by the rules of selection [KOW-FOR-01] [KOW-FOR-03]`, () => {
      const roster = muster(list, points);
      expect(roster).toMatchObject({ ok: true });
      if (!roster.ok) return;
      expect(roster.value.points).toBeGreaterThanOrEqual(points * 0.95);
      expect(selection(list, points).strays).toEqual([]);
      const names = roster.value.recruits.map((r) => r.name);
      expect(new Set(names).size).toBe(names.length);
      expect(roster.value.recruits.length).toBeGreaterThanOrEqual(6);
      const rules = roster.value.recruits.flatMap((r) => r.profile.rules.map((x) => x.rule));
      expect(rules.some((r) => r === 'inspiring' || r === 'very-inspiring')).toBe(true);
    });
  }

  it('survive being written down', () => {
    for (const { list } of READY_LISTS) {
      expect(listFromText(listToText(list))).toEqual({ ok: true, value: list });
    }
  });
});
