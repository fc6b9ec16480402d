import { describe, expect, it } from 'vitest';
import { muster } from '../roster';
import { selection } from '../roster/selection';
import { listFromText, listToText } from '../roster/text';
import { READY_LISTS, readyList } from './ready';

describe('the ready armies', () => {
  it('are two of 1000 and two of 2000 points for each of eight armies', () => {
    const counts = new Map<string, number>();
    for (const l of READY_LISTS) {
      const key = `${l.army} ${l.limit}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(new Set(READY_LISTS.map((l) => l.army)).size).toBe(8);
    expect([...counts.values()]).toEqual(Array.from({ length: 16 }, () => 2));
    expect(new Set(READY_LISTS.map((l) => l.id)).size).toBe(READY_LISTS.length);
    expect(readyList('the-iron-column')?.name).toBe('The Iron Column');
  });

  for (const list of READY_LISTS) {
    it(`${list.name} musters within ${list.limit} points and by the rules of selection [KOW-FOR-01] [KOW-FOR-03]`, () => {
      const roster = muster(list, list.limit);
      expect(roster).toMatchObject({ ok: true });
      if (!roster.ok) return;
      expect(roster.value.points).toBeGreaterThanOrEqual(list.limit * 0.95);
      expect(selection(list, list.limit).strays).toEqual([]);
      const names = roster.value.recruits.map((r) => r.name);
      expect(new Set(names).size).toBe(names.length);
      expect(roster.value.recruits.length).toBeGreaterThanOrEqual(6);
      const rules = roster.value.recruits.flatMap((r) => r.profile.rules.map((x) => x.rule));
      expect(rules.some((r) => r === 'inspiring' || r === 'very-inspiring')).toBe(true);
    });
  }

  it('survive being written down', () => {
    for (const { name, army, entries } of READY_LISTS) {
      expect(listFromText(listToText({ name, army, entries }))).toEqual({ ok: true, value: { name, army, entries } });
    }
  });
});
