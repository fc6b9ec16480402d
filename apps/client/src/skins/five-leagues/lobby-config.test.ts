import { fiveLeagues, MAPS } from '@muster/rules/five-leagues';
import { describe, expect, test } from 'vitest';
import { agreedText } from './lobby-agreed';
import { mapsFor, onto } from './lobby-config';
import { SCENARIOS } from './scenario-words';

const defaults = fiveLeagues.config.parse({});
const scenarios = Object.keys(SCENARIOS) as (typeof defaults)['scenario'][];

describe('what the lobby asks', () => {
  test('the first steps are chosen already, on a field that suits them', () => {
    expect(defaults.scenario).toBe('starter');
    expect(mapsFor('starter').map(({ id }) => id)).toContain(defaults.map);
  });

  test('every other battle comes with a field it can be fought on, whatever field was chosen before', () => {
    for (const scenario of scenarios)
      for (const map of [...MAPS.map(({ id }) => id), 'rolled']) {
        const config = fiveLeagues.config.parse({ ...defaults, map, ...onto(scenario, { map }) });
        const suits = mapsFor(scenario).some(({ id }) => id === config.map) || config.map === 'rolled';
        expect([scenario, map, suits]).toEqual([scenario, map, true]);
      }
    expect(onto('lair', { map: 'sunken-crypt' }).map).toBe('thornback-lair');
    expect(onto('meeting', { map: 'rolled' }).map).toBeUndefined();
    expect(onto('site', { map: 'rolled' }).map).toBe('sunken-crypt');
  });

  test('one line says whom one meets and what is agreed', () => {
    expect(agreedText(defaults)).toBe('The book’s own foes');
    const meeting = { ...defaults, scenario: 'meeting' as const };
    expect(agreedText(meeting)).toBe('Enemies rolled · 6 of the warband');
    expect(agreedText({ ...meeting, table: 'roadside', moreFoes: -2, gentle: true })).toContain('2 fewer foes');
  });
});
