import { describe, expect, it } from 'vitest';
import { COMPLICATIONS, complicationOf } from './complications';
import { CONDITION_IDS, CONDITIONS } from './conditions';
import { RANGED_WEAPON_TABLE, STICKS, spellBands, stickBands, stickLength } from './weapons';
import { WEATHERS, weatherOf } from './weather';

describe('the weapons', () => {
  it('reach in bands of sticks, the short bow best when near', () => {
    const bands = RANGED_WEAPON_TABLE['short-bow'].bands.map((b) => [stickLength(b.upTo, 'large'), b.amount]);
    expect(bands).toEqual([
      [75, 1],
      [120, 0],
      [240, -2],
      [360, -4],
    ]);
  });

  it('reach a Short further with the composite bow than with longbow and crossbow', () => {
    const far = (id: 'composite-bow' | 'longbow' | 'crossbow') =>
      stickLength(RANGED_WEAPON_TABLE[id].bands.at(-1)?.upTo ?? {}, 'large');
    expect(far('composite-bow')).toBe(615);
    expect(far('longbow')).toBe(540);
    expect(far('crossbow')).toBe(540);
    expect(RANGED_WEAPON_TABLE['composite-bow'].steadyInWind).toEqual({ long: 1 });
  });

  it('load for one action only the crossbow, and never from the saddle', () => {
    const loaded = Object.entries(RANGED_WEAPON_TABLE).filter(([, w]) => w.reload !== null);
    expect(loaded.map(([id, w]) => [id, w.reload, w.reloadMounted])).toEqual([['crossbow', 1, false]]);
  });

  it('run out of javelins at once, break others on a second 1, and restring a longbow', () => {
    expect(RANGED_WEAPON_TABLE.javelin.mishap).toEqual({ is: 'spent' });
    expect(RANGED_WEAPON_TABLE.longbow.mishap).toEqual({ is: 'restring', actions: 2 });
    expect(RANGED_WEAPON_TABLE.sling.mishap).toEqual({ is: 'broken' });
  });

  it('use a stick at 0, -2 and -4, spells at 0, -1 and -2', () => {
    expect(stickBands('short').map((b) => b.amount)).toEqual([0, -2, -4]);
    expect(spellBands('short').map((b) => [stickLength(b.upTo, 'large'), b.amount])).toEqual([
      [75, 0],
      [150, -1],
      [225, -2],
    ]);
  });

  it('measure with sticks of two lengths [ASOBH-SET-11]', () => {
    expect(STICKS.large).toEqual({ short: 75, medium: 120, long: 180 });
    expect(stickLength({ long: 3, short: 1 }, 'small')).toBe(410);
  });
});

describe('the conditions', () => {
  it('cost a Healer what each says, and some are beyond him', () => {
    const beyond = CONDITION_IDS.filter((id) => CONDITIONS[id].healer === null);
    expect(beyond).toEqual(['entangled', 'blind', 'gruesomely-killed', 'bound', 'paralysed']);
    expect(CONDITIONS['turned-to-stone'].healer).toBe(3);
    expect(CONDITIONS.staggering.healer).toBe(2);
    expect(CONDITIONS.poisoned.healer).toBe(1);
  });

  it('make attacks Lethal at +2 on the Prone, the Transfixed, the Entangled and the sleeping', () => {
    const lethal = CONDITION_IDS.filter((id) => CONDITIONS[id].lethal);
    expect(lethal).toEqual(['prone', 'transfixed', 'entangled', 'sleeping']);
    expect(lethal.every((id) => CONDITIONS[id].meleeAgainst === 2)).toBe(true);
    expect(CONDITIONS.blind).toMatchObject({ meleeAgainst: 2, lethal: false });
    expect(lethal.filter((id) => CONDITIONS[id].outnumbers)).toEqual(['prone']);
  });
});

describe('weather and complications', () => {
  it('read the weather of each face, colder and hotter lands clamped', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    expect(faces.map((f) => weatherOf(f, 'temperate'))).toEqual([
      ...['heatwave', 'strong-wind', 'heavy-rain', 'heavy-rain', 'thunderstorm', 'snow'],
    ]);
    expect(faces.map((f) => weatherOf(f, 'cold'))).toEqual([
      ...['strong-wind', 'heavy-rain', 'heavy-rain', 'thunderstorm', 'snow', 'snow'],
    ]);
    expect(weatherOf(1, 'hot')).toBe('heatwave');
    expect(Object.keys(WEATHERS)).toHaveLength(5);
  });

  it('have a complication for each face of the die', () => {
    expect([1, 2, 3, 4, 5, 6].map(complicationOf)).toEqual(Object.keys(COMPLICATIONS));
    expect(() => complicationOf(7)).toThrow();
    expect(() => weatherOf(Number.NaN, 'hot')).toThrow();
  });
});
