import type { Command, News, Reply, Snapshot, Told } from '@muster/protocol';
import { type SandboxEvent, sandbox } from '@muster/rules/sandbox';
import { wordsById } from '@muster/rules/words';
import { describe, expect, test } from 'vitest';
import type { Line } from '../net/line';
import { defineSkin, type SkinContext } from '../skins/skin';
import { withOwnNo } from './fold';
import { joinSteps } from './history-file';
import { filterLog } from './log';
import { luckOf } from './luck';
import { plain, stretches } from './names';
import { emptyTable } from './table-data';
import { createTableStore, type TableStore } from './table-store';

const config = sandbox.config.parse({});
const start = sandbox.setup(config);
const words = wordsById('sandbox');
if (!words) throw new Error('the sandbox has no words');
const idle = () => undefined;

/** A skin without React, for looking at the store alone. */
const skin = defineSkin<typeof start, SandboxEvent>({
  id: 'sandbox',
  icon: 'plain-circle',
  scene: () => ({
    table: { width: 1, depth: 1, ground: 'meadow', seed: 1, roads: [] },
    terrain: [],
    bodies: [],
    tokens: [],
    zones: [],
  }),
  unitName: (state, unit) => {
    const piece = state.pieces[unit];
    return piece?.is === 'piece' ? piece.name : undefined;
  },
  tinctures: () => ({ s1: 'azure', s2: 'vermilion' }),
  show: (event) => (event.type === 'rolled' ? { dice: [{ sides: 6, faces: [3, 5], hitsFrom: 4 }] } : {}),
  parts: {},
  tools: () => ({
    main: {
      press: () => 'pan',
      drag: idle,
      release: idle,
      hover: idle,
      tap: idle,
      doubleTap: idle,
      longPress: idle,
      key: () => false,
      cancel: idle,
    },
  }),
});

const snapshot = (version: number, more: Partial<Snapshot> = {}): Snapshot => ({
  as: 'a',
  version,
  state: start,
  because: 'joined',
  undo: false,
  ...more,
});

const welcome: News = {
  is: 'welcome',
  you: 'ilse',
  seats: ['a'],
  game: { id: 'g', system: 'sandbox', edition: '1', rules: '1', config, commitment: 'ab'.repeat(32), created: 1 },
  table: {
    id: 'g',
    title: 'Mill Road',
    host: 'ilse',
    status: 'running',
    open: false,
    delay: 0,
    chairs: [
      { seat: 'a', side: 's1', holder: 'ilse', player: 'ilse' },
      { seat: 'b', side: 's2', holder: 'marek', player: 'marek' },
    ],
    people: [
      { person: 'ilse', name: 'Ilse', here: true, muted: false },
      { person: 'marek', name: 'Marek', here: true, muted: false },
    ],
  },
  snapshot: snapshot(0),
  chat: [],
  questions: [],
};

const piece = {
  is: 'piece',
  id: 'p1',
  owner: 'a',
  name: 'Grey Guard',
  shape: { kind: 'rect', width: 100, depth: 80 },
  pose: { x: 300, y: 300, facing: 90 },
  tincture: null,
  look: 'spear',
  hasFront: true,
  label: '',
  marks: [],
  counts: {},
  locked: false,
  cover: null,
};
const placed = (version: number): Told => ({
  version,
  seat: 'a',
  at: 1000 + version,
  events: [{ type: 'placed', by: 'a', pieces: [piece], next: 2 }],
  closes: false,
  undo: true,
});
const moved = (version: number, x: number): Told => ({
  version,
  seat: 'b',
  at: 1000 + version,
  events: [{ type: 'moved', by: 'b', how: 'moved', to: [{ piece: 'p1', pose: { x, y: 300, facing: 90 } }] }],
  closes: false,
  undo: false,
});

function table(answer: (command: Command) => Reply = () => ({ ok: true })) {
  const asked: Command[] = [];
  const line: Line = {
    ask: async (command) => {
      asked.push(command);
      return answer(command);
    },
    hand: idle,
    tryNow: idle,
    takeBack: idle,
    close: idle,
  };
  const store: TableStore = createTableStore({
    line: () => line,
    now: () => 5000,
    contextFor: (_, seat, own): SkinContext => ({
      system: sandbox,
      words: words as NonNullable<typeof words>,
      skin,
      seat,
      store: own,
    }),
  });
  store.heard(welcome);
  const poseOf = (id: string) => {
    const body = sandbox.bodies(store.data.getState().state as typeof start).find((one) => one.id === id);
    return body?.base.pose;
  };
  return { store, asked, now: () => store.data.getState(), poseOf };
}

describe('what the table tells', () => {
  test('is folded with the same engine, entry by entry, and written into the log with its shield', () => {
    const { store, now, poseOf } = table();
    store.heard({ is: 'told', told: placed(1) });
    store.heard({ is: 'told', told: moved(2, 400) });
    expect(now().version).toBe(2);
    expect(poseOf('p1')).toEqual({ x: 400, y: 300, facing: 90 });
    expect(now().log.map((line) => [line.side, plain(line.text)])).toEqual([
      ['s1', 'Ilse places Grey Guard.'],
      ['s2', 'Marek moves Grey Guard.'],
    ]);
  });

  test('with a gap changes nothing and asks for the whole picture', () => {
    const { store, now, asked } = table();
    store.heard({ is: 'told', told: placed(2) });
    expect(now().version).toBe(0);
    expect(asked).toEqual([{ do: 'resync' }]);
  });

  test('twice counts once', () => {
    const { store, now } = table();
    store.heard({ is: 'told', told: placed(1) });
    store.heard({ is: 'told', told: placed(1) });
    expect(now().log).toHaveLength(1);
    expect(now().version).toBe(1);
  });

  test('that the engine cannot fold asks for the whole picture', () => {
    const { store, asked, now } = table();
    store.heard({ is: 'told', told: { ...moved(1, 10), events: [{ type: 'moved' }] } });
    expect(asked).toEqual([{ do: 'resync' }]);
    expect(now().version).toBe(0);
  });

  test('as a picture that differs at the same version is noticed as drift', () => {
    const { store, now } = table();
    store.heard({ is: 'told', told: placed(1) });
    store.heard({ is: 'snapshot', snapshot: snapshot(1, { because: 'resync' }) });
    expect(now().drift).toContain('pieces');
    expect(poseOfNothing(now().state)).toBe(0);
  });

  test('after a take-back cuts the log where it says and writes again what stood', () => {
    const { store, now } = table();
    store.heard({ is: 'told', told: placed(1) });
    store.heard({ is: 'told', told: moved(2, 400) });
    store.heard({ is: 'told', told: moved(3, 500) });
    const state = [placed(1), moved(2, 500)].reduce(
      (folded, told) => told.events.reduce((after, event) => sandbox.evolve(after, event as never), folded),
      start,
    );
    store.heard({
      is: 'snapshot',
      snapshot: snapshot(5, { because: 'rewound', state, rewound: { seat: 'b', to: 1, again: [moved(5, 500)] } }),
    });
    expect(now().log.map((line) => plain(line.text))).toEqual(['Ilse places Grey Guard.', 'Marek moves Grey Guard.']);
    expect(now().steps.map((step) => step.version)).toEqual([1, 5]);
    expect(now().drift).toBeUndefined();
  });
});

const poseOfNothing = (state: unknown) => sandbox.bodies(state as typeof start).length;

describe('a hand', () => {
  const push = (x: number) => ({ do: 'move', to: [{ piece: 'p1', pose: { x, y: 300, facing: 90 } }] });

  test('that holds a draft has it previewed, and previewed anew when the table moves on', () => {
    const { store, now } = table();
    store.heard({ is: 'told', told: placed(1) });
    store.hold(push(350));
    expect(now().preview?.is).toBe('ready');
    store.heard({
      is: 'told',
      told: { ...moved(2, 350), events: [{ type: 'removed', by: 'a', pieces: ['p1'] }] },
    });
    expect(now().preview?.is).toBe('refused');
  });

  test('plays what is ready with the version it was made for, and is free again', async () => {
    const { store, now, asked } = table();
    store.heard({ is: 'told', told: placed(1) });
    store.hold(push(350));
    await store.commit();
    expect(asked).toMatchObject([{ do: 'act', seat: 'a', version: 1, intent: push(350) }]);
    expect(now()).toMatchObject({ draft: undefined, preview: undefined, pending: undefined });
  });

  test('reads a refusal on the card and in its own log, and the table is as it was', async () => {
    const { store, now } = table(() => ({
      ok: false,
      refusals: [{ code: 'piece/locked', rule: 'SBX-03', who: ['p1'] }],
    }));
    store.heard({ is: 'told', told: placed(1) });
    const before = now().state;
    await store.act(push(350));
    expect(now().refused?.refusals[0]?.code).toBe('piece/locked');
    expect(now().log.at(-1)).toMatchObject({ is: 'refused' });
    expect(plain(now().log.at(-1)?.text ?? '')).toBe('Grey Guard is locked. Unlock it first.');
    expect(now().state).toBe(before);
    store.clearNo();
    expect(now().refused).toBeUndefined();
    expect(now().log.at(-1)?.is).toBe('refused');
  });

  test('has one move under way at a time', async () => {
    let free: (reply: Reply) => void = idle;
    const { store } = table();
    const slow = createTableStore({
      line: () => ({
        ask: () =>
          new Promise<Reply>((done) => {
            free = done;
          }),
        hand: idle,
        tryNow: idle,
        takeBack: idle,
        close: idle,
      }),
      now: () => 1,
      contextFor: (_, seat, own) => ({ ...(store.context() as SkinContext), seat, store: own }),
    });
    slow.heard(welcome);
    const first = slow.act(push(1));
    expect(await slow.act(push(2))).toMatchObject({ ok: false });
    free({ ok: true });
    expect(await first).toEqual({ ok: true });
  });

  test('of a spectator plays nothing', async () => {
    const { store, asked } = table();
    store.heard({ is: 'snapshot', snapshot: snapshot(0, { as: 'spectator', because: 'looked' }) });
    expect(await store.act(push(1))).toMatchObject({ ok: false });
    expect(asked).toEqual([]);
  });
});

describe('seats', () => {
  test('looks through a seat as soon as one sits down on it', () => {
    const { store, asked } = table();
    store.heard({ is: 'snapshot', snapshot: snapshot(0, { as: 'spectator', because: 'looked' }) });
    if (welcome.is !== 'welcome') return;
    const free = {
      ...welcome.table,
      chairs: welcome.table.chairs.map((chair) => ({ seat: chair.seat, side: chair.side })),
    };
    store.heard({ is: 'table', table: free });
    store.heard({ is: 'table', table: welcome.table });
    expect(asked).toEqual([{ do: 'look', as: 'a' }]);
  });
});

describe('the log', () => {
  test('keeps units apart from words, and finds lines by side, unit and text', () => {
    const { store, now } = table();
    store.heard({ is: 'told', told: placed(1) });
    store.heard({ is: 'told', told: moved(2, 400) });
    const last = now().log[1];
    expect(stretches(last?.text ?? '').find((stretch) => stretch.unit)).toEqual({ text: 'Grey Guard', unit: 'p1' });
    expect(filterLog(now().log, { side: 's1' })).toHaveLength(1);
    expect(filterLog(now().log, { unit: 'p1' })).toEqual([last]);
    expect(filterLog(now().log, { words: 'GREY guard' })).toHaveLength(2);
    expect(filterLog(now().log, { words: 'p1' })).toHaveLength(0);
  });

  test('joins a fetched history with what was told since, each entry once', () => {
    const step = (at: number) => ({ version: 0, seat: 'a', at, events: [] });
    const joined = joinSteps([step(1), step(2), step(3)], [step(3), step(4)], 9);
    expect(joined.map((one) => [one.at, one.version])).toEqual([
      [1, 6],
      [2, 7],
      [3, 8],
      [4, 9],
    ]);
    expect(joinSteps([], [step(1)], 1)).toHaveLength(1);
  });

  test('tells luck against what was to be expected', () => {
    const line = {
      key: 'k',
      is: 'said' as const,
      version: 1,
      at: 1,
      seat: 'a',
      text: '',
      show: {
        dice: [
          { sides: 6, faces: [3, 5, 6], hitsFrom: 4 },
          { sides: 6, faces: [1] },
        ],
      },
    };
    expect(luckOf([line])).toEqual([{ seat: 'a', dice: 3, hits: 2, expected: 1.5 }]);
  });
});

describe('the log told anew', () => {
  test('keeps the refusals of this page where they were said', () => {
    const line = (key: string, version: number, is: 'said' | 'refused' = 'said') =>
      ({ key, version, is, at: 0, seat: 'a', text: key }) as const;
    const data = { ...emptyTable, log: [line('no 1', 1, 'refused'), line('no 2', 2, 'refused')] };
    const told = withOwnNo([line('one', 1), line('two', 2), line('three', 3)], data);
    expect(told.map(({ key }) => key)).toEqual(['one', 'no 1', 'two', 'no 2', 'three']);
  });
});
