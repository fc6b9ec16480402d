import { ARMIES } from '@muster/rules/kings-of-war';
import { describe, expect, it } from 'vitest';
import { hasIcon } from '../../icons/icon-path';
import { LIVERIES } from '../../scene/paint/figures/livery';
import { lookOf, OWN_LOOKS } from './looks';

const seen = ARMIES.flatMap((army) => army.units.map((unit) => ({ ...unit, unit: unit.id, army: army.id })));

describe('the look of a unit', () => {
  it('has an icon that is drawn and a livery that exists, for every entry of every army', () => {
    const odd = seen.filter((unit) => {
      const look = lookOf(unit);
      return !hasIcon(look.icon) || LIVERIES[look.livery] === undefined;
    });
    expect(odd.map((u) => `${u.army}/${u.unit} ${lookOf(u).icon}`)).toEqual([]);
  });

  it('is given only to entries that exist', () => {
    const ids = new Set(seen.map((u) => u.unit));
    expect(OWN_LOOKS.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('tells what it fights with', () => {
    const of = (army: string, unit: string) => lookOf(seen.find((u) => u.army === army && u.unit === unit)!);
    expect(of('basileans', 'men-at-arms-spearmen')).toMatchObject({ figure: 'spear', icon: 'spears' });
    expect(of('basileans', 'men-at-arms-crossbowmen').figure).toBe('crossbow');
    expect(of('elves', 'kindred-archers').figure).toBe('bow');
    expect(of('basileans', 'high-paladin-on-dragon').figure).toBe('dragon');
    expect(of('undead', 'skeleton-archers')).toMatchObject({ figure: 'bow', livery: LIVERIES.indexOf('undead') });
    expect(of('basileans', 'paladin-knights').model).toEqual({ width: 25, depth: 50 });
  });
});
