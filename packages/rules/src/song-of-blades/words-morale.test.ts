import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Names } from '../kernel';
import type { Event, EventOf } from './events';
import type { Condition } from './state';
import type { MoraleCause } from './steps-morale';
import { moraleWords } from './words-morale';

const names: Names = {
  unit: (id) => `<${id}>`,
  seat: (id) => `seat ${id}`,
  side: (id) => `side ${id}`,
  length: (mm) => `${mm / 10} cm`,
};
const here = fileURLToPath(new URL('./morale', import.meta.url));
const sources = readdirSync(here)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(here, file), 'utf8'))
  .join('\n');
/** Codes that stand elsewhere: shared by all parts. */
const SHARED = ['unit/not-on-table', 'unit/unknown', 'seat/not-your-turn'];

const say = <T extends Event['type']>(event: EventOf<T>): string | undefined =>
  (moraleWords.events[event.type] as ((event: EventOf<T>, names: Names) => string | undefined) | undefined)?.(
    event,
    names,
  );

/** A sentence for people: whole, in no hurry, with nothing left out. */
const isSentence = (text: string | undefined): boolean =>
  text !== undefined && /^[A-Z<]/.test(text) && /[.?]$/.test(text) && !/undefined|NaN|!|invalid|please/i.test(text);

describe('words of morale', () => {
  it('tell what stands in the way for every refusal of the part', () => {
    const codes = [...new Set([...sources.matchAll(/'([a-z-]+\/[a-z-]+)'/g)].flatMap(([, code]) => code ?? []))].filter(
      (code) => !SHARED.includes(code) && !code.startsWith('morale-choice/'),
    );
    const told = codes.map((code) => {
      const sentence = moraleWords.refusals[code]?.(
        { code, rule: 'ASOBH-CON-01', who: ['a1', 'a2'], detail: { enough: 2 } },
        names,
      );
      return [code, isSentence(sentence) || moraleWords.notes[code] !== undefined];
    });
    expect(told.filter(([, fine]) => !fine)).toEqual([]);
    expect(codes.length).toBeGreaterThan(25);
  });

  it('name every verb', () => {
    const verbs = [...sources.matchAll(/^ {2}do: '([a-z-]+)',$/gm)].map(([, verb]) => verb ?? '');
    expect(verbs.filter((verb) => moraleWords.offers[verb] === undefined)).toEqual([]);
    expect(verbs.length).toBeGreaterThan(10);
  });

  it('tell each way a test may end, for each cause', () => {
    const causes: readonly MoraleCause[] = [
      'gruesome',
      'terror',
      'leader-lost',
      'below-half',
      'discipline',
      'standard-lost',
      'spell',
      'backfire',
      'weather',
      'crumble',
    ];
    for (const cause of causes)
      for (const result of ['stands', 'runs', 'rallies', 'gets-up', 'routs', 'crumbles', 'caught'] as const)
        expect(
          isSentence(say({ type: 'moraleTested', unit: 'a1', cause, by: 'b1', failures: 2, result, moves: 1 })),
          `${cause} ${result}`,
        ).toBe(true);
    expect(
      say({ type: 'moraleTested', unit: 'a1', cause: 'terror', by: 'b1', failures: 1, result: 'runs', moves: 1 }),
    ).toBe('<a1> fails one die before <b1> and runs one move.');
  });

  it('tell each condition as it comes and goes', () => {
    const conditions: readonly Condition[] = [
      { is: 'prone', stand: 1, stuck: false },
      { is: 'prone', stand: 1, stuck: true },
      { is: 'transfixed', effect: null },
      { is: 'entangled', task: 2, done: 0 },
      { is: 'sleeping', magical: true },
      { is: 'staggering', venom: true, since: 1 },
      { is: 'stone', until: null },
      { is: 'held', by: 'bones', task: 2, done: 0, since: 1 },
      { is: 'looting' },
      { is: 'blind', until: null },
      { is: 'deaf' },
      { is: 'fatigued' },
    ];
    for (const condition of conditions) {
      expect(isSentence(say({ type: 'befell', unit: 'a1', condition, because: 'ASOBH-CON-01' })), condition.is).toBe(
        true,
      );
      expect(isSentence(say({ type: 'recovered', unit: 'a1', condition: condition.is, because: 'ASOBH-CON-01' }))).toBe(
        true,
      );
    }
  });

  it('tell how a figure left', () => {
    for (const how of ['out', 'gruesome', 'fled', 'vanished'] as const)
      for (const because of [
        'ASOBH-MEL-05',
        'ASOBH-ENV-05',
        'venomous-strike',
        'ASOBH-CND-09',
        'ASOBH-CND-07',
        'beastmaster',
      ])
        expect(isSentence(say({ type: 'leftPlay', unit: 'a1', how, by: null, because }))).toBe(true);
  });

  it('tell care, theft and the rest', () => {
    const events: readonly Event[] = [
      { type: 'warbandRouted', side: 'one', leader: 'a1' },
      { type: 'tookLead', unit: 'a1', from: 'a2' },
      { type: 'standardTaken', unit: 'a1', by: 'b1' },
      { type: 'unaffected', unit: 'a1', by: 'poison', because: 'undead' },
      { type: 'lifeLost', unit: 'a1', left: 2, because: 'tough' },
      { type: 'cared', unit: 'a1', target: 'a2', what: 'stone', actions: 3, by: 'hands' },
      { type: 'cared', unit: 'a1', target: 'a2', what: 'revive', actions: 1, by: 'potion' },
      { type: 'potionUsed', unit: 'a1', target: 'a1', faces: [1, 3, 4], successes: 2 },
      { type: 'workedFree', unit: 'a1', target: 'a2', from: 'entangled', done: 1, task: 2 },
      { type: 'stole', unit: 'a1', target: 'b1', what: 'quiver', result: 'taken', thief: 2, victim: 1 },
      { type: 'stole', unit: 'a1', target: 'b1', what: 'purse', result: 'caught', thief: 1, victim: 2 },
      { type: 'shedGear', unit: 'a1', traits: ['block'] },
      { type: 'statueStruck', unit: 'a1', target: 'b1', face: 5, result: 'shatters' },
      { type: 'lifted', unit: 'a1', target: 'a2' },
      { type: 'finished', unit: 'a1', target: 'b1' },
      { type: 'animalSpooked', unit: 'a1', face: 4, result: 'tests' },
      { type: 'beganDrowning', unit: 'a1', face: 2, turns: 3 },
      { type: 'rescued', unit: 'a1', by: null },
      { type: 'revived', unit: 'a1', pose: { x: 1, y: 1, facing: 0 }, by: 'a2' },
    ];
    expect(events.filter((event) => !isSentence(say(event as never)))).toEqual([]);
    expect(say({ type: 'stole', unit: 'a1', target: 'b1', what: 'quiver', result: 'taken', thief: 2, victim: 1 })).toBe(
      '<a1> steals the quiver of <b1>, 2 against 1.',
    );
  });

  it('ask a player in his own words', () => {
    for (const what of ['morale-choice/flight', 'morale-choice/potion']) {
      const waiting = { seat: 'a', what, detail: { unit: 'a1' } };
      expect(moraleWords.waiting[what]?.own(waiting, names)).toMatch(/^Your choice\. .*<a1>.*\?$/);
      expect(isSentence(moraleWords.waiting[what]?.all(waiting, names).replace(/^seat/, 'Seat'))).toBe(true);
    }
  });
});
