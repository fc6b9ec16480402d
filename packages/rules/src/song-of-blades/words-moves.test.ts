import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Names } from '../kernel';
import type { Event, EventOf } from './events';
import type { Manner } from './steps-moves';
import { movesWords } from './words-moves';

const names: Names = {
  unit: (id) => `<${id}>`,
  bare: (id) => id,
  seat: (id) => `seat ${id}`,
  side: (id) => `side ${id}`,
  length: (mm) => `${mm / 10} cm`,
};
const here = fileURLToPath(new URL('./moves', import.meta.url));
const sources = readdirSync(here)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(here, file), 'utf8'))
  .join('\n');

const say = <T extends Event['type']>(event: EventOf<T>): string | undefined =>
  (movesWords.events[event.type] as ((event: EventOf<T>, names: Names) => string | undefined) | undefined)?.(
    event,
    names,
  );
/** A sentence for people: whole, in no hurry, with nothing left out. */
const isSentence = (text: string | undefined): boolean =>
  text !== undefined && /^[A-Z<0-9]/.test(text) && /[.?]$/.test(text) && !/undefined|NaN|!|invalid|please/i.test(text);
/** Ids of terrain and gates of other parts that look like codes. */
const OTHERS = ['act/too-few-actions', 'wall-of-bedazzlement'];

describe('words of movement', () => {
  it('tell what stands in the way, or what should be known, for every code of the part', () => {
    const codes = [...new Set([...sources.matchAll(/'([a-z-]+\/[a-z-]+)'/g)].flatMap(([, code]) => code ?? []))].filter(
      (code) => !OTHERS.includes(code),
    );
    const detail = {
      distance: 130,
      allowed: 120,
      over: 10,
      height: 60,
      most: 75,
      cost: 2,
      left: 1,
      piece: 'Dry wall',
      foe: 'b1',
    };
    const mute = codes.filter((code) => {
      const no = movesWords.refusals[code]?.({ code, rule: 'ASOBH-MOV-01', who: ['a1', 'a2'], detail }, names);
      const note = movesWords.notes[code]?.({ code, because: 'ASOBH-MOV-01', detail: { ...detail, by: 'bog' } }, names);
      return !isSentence(no) && !isSentence(note) && movesWords.figures[code] === undefined;
    });
    expect(mute).toEqual([]);
    expect(codes.length).toBeGreaterThan(60);
  });

  it('say why a stick is short', () => {
    const tooFar = (slowed: string, more = {}) =>
      movesWords.refusals['move/too-far']?.(
        { code: 'move/too-far', rule: 'ASOBH-MOV-02', who: ['a1'], detail: { over: 5, allowed: 75, slowed, ...more } },
        names,
      );
    expect(tooFar('Reed bog')).toBe('Too far by 0.5 cm: slowed by the reed bog, <a1> goes 7.5 cm.');
    expect(tooFar('Jungle', { dare: 1 })).toBe(
      'Too far by 0.5 cm: slowed by the jungle, <a1> goes 7.5 cm. At full speed it risks the branches.',
    );
    for (const why of ['snow', 'uphill', 'ASOBH-CND-03', 'ASOBH-CND-09', 'ASOBH-WTH-02', 'ASOBH-ENV-05', 'Bog'])
      expect(isSentence(tooFar(why)), why).toBe(true);
  });

  it('name every verb and every answer', () => {
    const verbs = [...sources.matchAll(/do: '([a-z-]+)'/g)].flatMap(([, verb]) => verb ?? []);
    expect([...new Set(verbs)].filter((verb) => movesWords.offers[verb] === undefined)).toEqual([]);
  });

  it('name every question asked, to all and to the seat itself', () => {
    const asked = [...sources.matchAll(/what: '([a-z-]+)', detail/g)].flatMap(([, what]) => what ?? []);
    for (const what of new Set(asked)) {
      const said = movesWords.waiting[what];
      const waiting = { seat: 'a', what, detail: { unit: 'a1', of: 'b1' } };
      expect(
        [
          isSentence(said?.all(waiting, names)?.replace(/^seat/, 'Seat')),
          said?.own(waiting, names)?.startsWith('Your'),
        ],
        what,
      ).toEqual([true, true]);
    }
    expect(asked.length).toBeGreaterThan(6);
  });

  it('tell every way of going that has no sentence of its own elsewhere', () => {
    const silent: readonly Manner[] = [
      'climb',
      'jump',
      'follow-up',
      'fall',
      'carried',
      'magic',
      'shift',
      'deploy',
      'arrive',
    ];
    const manners: readonly Manner[] = [
      'move',
      'step',
      'fly',
      'cross',
      'swim',
      'free-move',
      'regroup',
      'leafwalk',
      'quick',
      'burrow',
      'recoil',
      'flee',
      'scatter',
    ];
    const moved = (manner: Manner): EventOf<'moved'> => ({
      type: 'moved',
      unit: 'a1',
      manner,
      path: [],
      pose: { x: 0, y: 0, facing: 0 },
      level: 0,
      length: 75,
    });
    expect(manners.filter((manner) => !isSentence(say(moved(manner))))).toEqual([]);
    expect(silent.filter((manner) => say(moved(manner)) !== undefined)).toEqual([]);
  });

  it('tell every event of the part in a sentence', () => {
    const events: readonly Event[] = [
      { type: 'strode', unit: 'a1', over: 'w', name: 'Dry wall', passed: true },
      { type: 'strode', unit: 'a1', over: 'w', name: 'wall-of-bones', passed: false },
      { type: 'climbed', unit: 'a1', over: 'w', name: 'Rock', how: 'up', passed: true },
      { type: 'climbed', unit: 'a1', over: 'w', name: 'Rock', how: 'down', passed: true },
      { type: 'climbed', unit: 'a1', over: 'w', name: 'Rock', how: 'over', passed: true },
      { type: 'climbed', unit: 'a1', over: 'w', name: 'Rock', how: 'over', passed: false },
      { type: 'jumped', unit: 'a1', direction: 0, passed: true, reach: 'medium', length: 120 },
      { type: 'jumped', unit: 'a1', direction: 0, passed: false, reach: 'short', length: 75 },
      { type: 'slipped', unit: 'a1', kept: true },
      { type: 'slipped', unit: 'a1', kept: false },
      { type: 'fell', unit: 'a1', height: 60, dice: 0 },
      { type: 'fell', unit: 'a1', height: 60, dice: 1 },
      { type: 'fell', unit: 'a1', height: 160, dice: 3 },
      { type: 'landed', unit: 'a1', alive: true },
      { type: 'landed', unit: 'a1', alive: false },
      { type: 'scattered', unit: 'a1', faces: [1, 2], way: 90, why: 'blind' },
      { type: 'scattered', unit: 'a1', faces: [2, 2], way: null, why: 'dazzled' },
      { type: 'brushedBranches', unit: 'a1', face: 1 },
      { type: 'brushedBranches', unit: 'a1', face: 4 },
      { type: 'dared', unit: 'a1', foe: 'b1', passed: true },
      { type: 'dared', unit: 'a1', foe: 'b1', passed: false },
      { type: 'quarryGone', unit: 'a1', foe: 'b1' },
      { type: 'brokeAway', unit: 'a1', from: ['b1'], free: true },
      { type: 'brokeAway', unit: 'a1', from: [], free: false },
      { type: 'recoilBarred', unit: 'a1' },
      { type: 'followedUp', unit: 'a1', of: 'b1', follows: true },
      { type: 'followedUp', unit: 'a1', of: 'b1', follows: false },
      { type: 'edgeReached', unit: 'a1', edge: 'near' },
      { type: 'surrounded', unit: 'a1', by: null },
      { type: 'intercepted', unit: 'b1', of: 'a1', takes: true },
      { type: 'intercepted', unit: 'b1', of: 'a1', takes: false },
      { type: 'dug', unit: 'a1' },
      { type: 'surfaced', unit: 'a1', at: { x: 0, y: 0 }, strayed: true },
      { type: 'surfaced', unit: 'a1', at: { x: 0, y: 0 }, strayed: false },
      { type: 'tookUp', unit: 'a1', friend: 'a2' },
      { type: 'dismounted', unit: 'a2', from: 'a1' },
      { type: 'closedUp', swarm: 's', units: ['a1'] },
      { type: 'closedUp', swarm: 's', units: ['a1', 'a2'] },
    ];
    expect(events.filter((event) => !isSentence(say(event as never))).map(({ type }) => type)).toEqual([]);
  });
});
