import { type Figure, fiveLeagues, inch, type State } from '@muster/rules/five-leagues';
import { describe, expect, test } from 'vitest';
import { seatLook } from './colours';
import { secretOverlays } from './master/secret-scene';
import { battleScene } from './scene';

const config = fiveLeagues.config.parse({ seats: 6, scenario: 'meeting', map: 'market-end' });
const no = { roll: () => [] };
const played = (...intents: readonly (readonly [string, unknown])[]): State =>
  intents.reduce((state: State, [seat, intent]) => {
    const told = fiveLeagues.decide(state, seat, intent as never, no);
    if (!told.ok) throw new Error(told.error.map(({ code }) => code).join());
    return told.value.reduce(fiveLeagues.evolve, state);
  }, fiveLeagues.setup(config));
const at = (x: number, y: number) => ({ x: inch(x), y: inch(y) });
const foe = { entry: 'outlaw-gang', rank: null, ranged: false };

/** The warband in a row, one enemy, something hidden. */
function table(given: Partial<Figure> = {}): State {
  const state = played(
    ['a', { do: 'bring', sheet: 'hearthguard' }],
    ['gm', { do: 'put', foe, at: at(18, 30) }],
    ['gm', { do: 'set-marker', is: 'sign', at: at(3, 3), label: 'A cold hearth' }],
    ['gm', { do: 'set-marker', is: 'unknown', at: at(6, 6), label: '' }],
    [
      'gm',
      {
        do: 'prepare',
        title: 'Ambush',
        note: '',
        told: '',
        figures: [{ foe, at: at(30, 30) }],
        test: null,
        reward: null,
        trigger: { is: 'near', at: at(20, 20), radius: inch(2) },
        held: false,
      },
    ],
  );
  const party = Object.values(state.figures).flatMap(({ id, side }) => (side === 'party' ? [id] : []));
  const figures = Object.fromEntries(
    Object.values(state.figures).map((figure) => [
      figure.id,
      figure.side === 'party'
        ? {
            ...figure,
            fate: 'table' as const,
            pose: { ...at(7 + 3 * party.indexOf(figure.id), 5), facing: 90 },
            ...given,
          }
        : figure,
    ]),
  );
  return { ...state, figures };
}

describe('the painted table', () => {
  test('gives each seat of the party its own colour, and bezants that tell it without one', () => {
    const { bodies } = battleScene(table());
    const party = bodies.filter(({ side }) => side !== 'vermilion');
    expect(party.map(({ side }) => side)).toEqual(['azure', 'gold', 'viridian', 'plum', 'bone', 'azure']);
    expect(party.map(({ mark }) => mark ?? 0)).toEqual([0, 1, 1, 2, 2, 3]);
    expect(seatLook(table(), 'gm')).toMatchObject({ tincture: 'vermilion', title: 'Game master' });
  });

  test('shows stars, drops and the die a figure has, until it has acted', () => {
    const [body] = battleScene(table({ stunned: true, wounds: 1, die: 4 })).bodies;
    expect(body).toMatchObject({ state: 'stunned', damage: 1, die: 4, spent: false });
    expect(battleScene(table({ die: 4, activated: true })).bodies[0]?.die).toBeUndefined();
  });

  test('shows the die that is proposed while the dice are shared out', () => {
    const state = table();
    const [first = ''] = Object.keys(state.figures);
    const given = { [first]: 1 };
    const proposed: State = {
      ...state,
      phase: 'initiative',
      initiative: { dice: [6, 2], given, proposedBy: 'a', yes: [] },
    };
    expect(battleScene(proposed).bodies[0]?.die).toBe(2);
  });

  test('shows what is hidden to the master alone, dashed in violet; players see neither figure nor ring', () => {
    const state = table();
    const secret = battleScene(state).bodies.filter((body) => body.secret);
    expect(secret.map(({ name }) => name)).toEqual(['Outlaw']);
    expect(secretOverlays(state).map(({ is }) => is)).toEqual(['secret', 'plate', 'plate']);
    const seen = fiveLeagues.view(state, 'a');
    expect(battleScene(seen).bodies.some((body) => body.secret)).toBe(false);
    expect(secretOverlays(seen)).toEqual([]);
  });

  test('draws signs with their words, unknown enemies as markers, and places of the aim', () => {
    const places = [{ at: at(18, 18), piece: null, marker: null, done: true }];
    const state: State = {
      ...table(),
      objective: { is: 'investigate', until: 5, places, target: null, needed: 1, done: 0, state: 'open' },
    };
    const { tokens } = battleScene(state);
    expect(tokens.map(({ is, label }) => [is, label])).toEqual([
      ['objective', undefined],
      ['counter', 'A cold hearth'],
      ['marker', undefined],
    ]);
  });

  test('opens the doors that were opened, and burns where a Barrier lies', () => {
    const state = table();
    const door = state.terrain.flatMap(({ openings }) => openings).find(({ is }) => is === 'door');
    const outline = [at(1, 1), at(5, 1), at(5, 2), at(1, 2)];
    const burning: State = {
      ...state,
      opened: [door?.id ?? ''],
      effects: {
        x1: {
          id: 'x1',
          is: 'barrier',
          caster: null,
          targets: [],
          outline,
          lasts: 'battle',
          began: 1,
          counts: {},
        },
      },
    };
    const { openings = [], zones } = battleScene(burning);
    expect(openings.filter(({ open, is }) => open && is === 'door').map(({ id }) => id)).toEqual([door?.id]);
    expect(zones.map(({ burns }) => burns)).toEqual([true]);
  });
});
