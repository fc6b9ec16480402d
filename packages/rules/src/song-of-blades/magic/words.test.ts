import { describe, expect, it } from 'vitest';
import type { Names } from '../../kernel';
import { SPELL_IDS } from '../content/spell-ids';
import { play, refusals } from '../test-kit';
import { magicWords } from '../words-magic';
import { backfireStep } from './backfire';
import { aCaster, aWall, carry, cast, casting } from './test-kit';

const names: Names = {
  unit: (id) => ({ a1: 'Wyrda', b1: 'Grimnak', b2: 'Skarra' })[id] ?? id,
  seat: (id) => ({ a: 'Marek', b: 'Brenna' })[id] ?? id,
  side: (id) => id,
  length: (mm) => `${(mm / 10).toFixed(1)} cm`,
};
const told = (events: readonly { readonly type: string }[]): readonly string[] =>
  events.flatMap((event) => {
    const say = magicWords.events[event.type as keyof typeof magicWords.events] as
      | ((event: unknown, names: Names) => string | undefined)
      | undefined;
    return say?.(event, names) ?? [];
  });
const said = (state: Parameters<typeof refusals>[0], intent: Parameters<typeof refusals>[1]): string => {
  const [first] = refusals(state, intent);
  return first === undefined ? '' : (magicWords.refusals[first.code]?.(first, names) ?? first.code);
};

describe('what magic says', () => {
  it('a refusal says what stands in the way and what would do', () => {
    const far = casting('flame-jet', { figures: { b1: { at: [450, 560] } } });
    expect(said(far, cast('flame-jet', 1, { units: ['b1'] }))).toBe(
      'Out of range by 1.0 cm: Flame Jet reaches 7.5 cm at this Power, the target is 8.5 cm away.',
    );
    const fights = casting('sleep', { figures: { b1: { at: [450, 475] }, b2: { at: [450, 530] } } });
    expect(said(fights, cast('sleep', 2, { units: ['b2'] }))).toBe(
      'Grimnak is at Wyrda’s throat. Casting waits until every foe in contact is down or helpless.',
    );
  });

  it('the log tells a spell in short sentences', () => {
    const state = casting('sleep', { figures: { b1: { at: [450, 500] } } });
    expect(told(play(state, cast('sleep', 1, { units: ['b1'] }), [3]).events)).toEqual([
      'Wyrda casts Sleep at Grimnak, Power 1.',
      'Sleep takes hold of Grimnak.',
    ]);
    const wall = casting('unsummon', { effects: { e1: aWall('e1', 'wall-of-bones', [450, 520], { power: 3 }) } });
    expect(told(play(wall, cast('unsummon', 2, { effect: 'e1' }), [6, 4]).events)).toEqual([
      'Wyrda casts Unsummon, Power 2.',
      'Unsummon 6 + 2 against Wall of Bones 4 + 3: it is broken.',
      'Wall of Bones ends.',
    ]);
  });

  it('says who is asked, to all and to the one', () => {
    const figures = { b1: { at: [450, 520] as const }, b2: aCaster(['counter-spell'], { at: [600, 450] }) };
    const asked = play(casting('sleep', { figures }), cast('sleep', 2, { units: ['b1'] }));
    const waiting = { seat: 'b', what: 'counter', detail: { caster: 'a1', spell: 'sleep', power: 2 } };
    expect(asked.state.steps.at(-1)).toMatchObject({ is: 'counter' });
    expect(magicWords.waiting['counter']?.all(waiting, names)).toBe('Brenna may counter the Sleep of Wyrda.');
    expect(magicWords.waiting['counter']?.own(waiting, names)).toBe('Your counter. Wyrda casts Sleep at Power 2.');
  });

  it('every backfire is told, and every spell has a name for its sources', () => {
    for (const spell of SPELL_IDS) {
      expect(magicWords.sources[spell]).toBeTruthy();
      expect(magicWords.sources[`ASOBH-SPELL-${spell}`]).toBe(magicWords.sources[spell]);
      expect(told([{ type: 'backfired', unit: 'a1', spell, nothing: false } as never])[0]).toContain('Wyrda');
    }
    expect(
      told(carry(casting('trip'), [{ is: 'backfire', unit: 'a1', spell: 'trip', stage: 'begin' }]).events),
    ).toEqual(['Trip backfires on Wyrda.']);
  });

  it('what a spell of the whole field or of oneself does is told when it begins', () => {
    const begun = (spell: Parameters<typeof casting>[0], aim = {}, power = 1) =>
      told(play(casting(spell, { figures: { a2: { at: [450, 420] } } }), cast(spell, power, aim)).events).slice(1);
    expect(begun('mist', {}, 2)).toEqual(['Nobody sees farther than one Medium.']);
    expect(begun('courage')).toEqual(['One friend takes heart until the turn ends.']);
    expect(begun('windstorm', {}, 3)).toEqual(['Shots are at −3, and nothing flies.']);
    expect(begun('flaming-touch')).toEqual(['Flames about the hands of Wyrda: +1 on its next blow.']);
    expect(begun('alter-terrain', { at: { x: 450, y: 500 }, choice: 'swamp' })).toEqual(['The ground turns to swamp.']);
  });

  it('a backfire that shows on no figure is told with what it brings', () => {
    const burst = (spell: Parameters<typeof backfireStep>[1]) =>
      told(carry(casting(spell), [backfireStep('a1', spell)]).events);
    expect(burst('aura-of-terror')).toEqual(['Aura of Terror backfires on Wyrda. Every foe is Fearless from now on.']);
    expect(burst('blast')).toEqual(['Blast backfires on Wyrda. No spells for one full turn.']);
    expect(burst('fireball')).toEqual(['Fireball backfires on Wyrda. Break Enchantment is forgotten for the battle.']);
    expect(burst('lightning')).toEqual(['Lightning backfires on Wyrda. The caster is an Easy Target for the battle.']);
  });
});
