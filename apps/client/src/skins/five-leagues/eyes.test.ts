import { fiveLeagues, type Intent, type State } from '@muster/rules/five-leagues';
import { describe, expect, test } from 'vitest';
import { asSeenBy } from '../../store/eyes';
import { plain } from '../../store/names';
import { contextAt, played } from './example-state';
import { fiveLeaguesSkin } from './five-leagues-skin';

const start = fiveLeagues.setup(fiveLeagues.config.parse({ seats: 2 }));
const SECRET: Intent = {
  do: 'prepare',
  title: 'Quagmire lantern',
  note: '',
  told: '',
  figures: [],
  test: null,
  reward: { storyPoints: 1, gold: 0, text: 'Nobody knows' },
  trigger: { is: 'hand' },
  held: false,
};
const { state, entries } = played(start, [
  ['a', { do: 'bring', sheet: 'starter' }],
  ['gm', SECRET],
  ['a', { do: 'ready', ready: true }],
]);
const chairs = ['a', 'b'].map((seat) => ({ seat, side: 'party', holder: seat }));
const said = (number: number, line: object) => ({ number, at: number, name: 'x', text: `line ${number}`, ...line });

/** A master at the table, who looks through the eyes of `a`. */
function seen() {
  const context = { ...contextAt(state, 'gm'), skin: fiveLeaguesSkin };
  const data = {
    ...context.store.data.getState(),
    start: { state: start, version: 0 },
    steps: entries.map((events, at) => ({ version: at + 1, seat: at === 1 ? 'gm' : 'a', at, events })),
    table: { chairs: [...chairs, { seat: 'gm', side: 'enemies', holder: 'gm' }], people: [] },
    chat: [
      said(1, { to: 'table', seat: 'b' }),
      said(2, { to: 'seat', seat: 'gm', whom: 'a' }),
      said(3, { to: 'seat', seat: 'gm', whom: 'b' }),
      said(4, { to: 'side', seat: 'gm' }),
      said(5, { to: 'spectators' }),
    ],
  } as never;
  return asSeenBy(context, data, 'a');
}

describe('a master who looks through the eyes of a player', () => {
  test('reads the log that player was told, without what he prepared', () => {
    const lines = seen().log.map(({ text }) => plain(text));
    expect(lines.join(' ')).toContain('brings Four on the road');
    expect(lines.join(' ')).toContain('is ready');
    expect(lines.join(' ')).not.toContain('Quagmire');
    expect((seen().state as State).secret.prepared).toEqual([]);
  });

  test('reads what that player may read: nothing whispered to others, nothing of the enemies’ side', () => {
    expect(seen().chat.map(({ number }) => number)).toEqual([1, 2]);
  });
});
