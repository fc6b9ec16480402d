import { type Event, fiveLeagues as game, type Intent, type State } from '@muster/rules/five-leagues';
import { equal, randomDice } from '@muster/rules/kernel';
import { type Bent, playUnderLaws } from '@muster/rules/laws';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { toTheEnemy } from './leagues/bent';

/** Whatever a master prepares in these battles is in words that stand nowhere else. */
const MARK = 'Umbral';
const VIEWERS = ['a', 'b', 'spectator'] as const;

describe('what a master has prepared', () => {
  test('is in nothing that a seat of the party or a guest is told, until it comes [FL-AI-60]', () => {
    let hidden = 0;
    let sprung = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const random = uniform(seed * 7919);
      const config = { seats: 2, scenario: seed % 2 === 0 ? 'starter' : 'meeting', map: 'fallow-acre' };
      const played = playUnderLaws(game, {
        ...{ config, steps: 120, random, dice: randomDice(uniform(seed)), searching: 0, consent: 0 },
        bent: plotting(toTheEnemy('hand')),
      });
      expect(played.faults, `seed ${seed}`).toEqual([]);

      let state = game.setup(game.config.parse(config));
      const views = new Map(VIEWERS.map((viewer) => [viewer, game.view(state, viewer)] as const));
      const open = new Set<string>();
      for (const event of played.entries.flatMap(({ events }) => events as readonly Event[])) {
        for (const word of cameOut(event)) open.add(word);
        for (const viewer of VIEWERS) {
          const told = game.redact(state, event, viewer);
          const view = told.reduce((now, each) => game.evolve(now, each), views.get(viewer) as State);
          views.set(viewer, view);
          expect(
            leaks([told, event.type === 'amended' ? view.steps : view], open),
            `seed ${seed}, ${viewer}, ${event.type}`,
          ).toEqual([]);
          expect(view.secret).toEqual({ prepared: [], next: 1 });
        }
        state = game.evolve(state, event);
        if (event.type === 'sprang') sprung += 1;
      }
      hidden += state.secret.prepared.length;
      for (const viewer of VIEWERS) {
        expect(leaks(views.get(viewer), open), `seed ${seed}, ${viewer}, at the end`).toEqual([]);
        expect(equal(views.get(viewer), game.view(state, viewer))).toBe(true);
      }
    }
    // Some of it came, some of it never did
    expect(sprung).toBeGreaterThan(0);
    expect(hidden).toBeGreaterThan(0);
  });
});

/** Now and then the master prepares something, of which every word is his own. */
function plotting(bent: Bent): Bent {
  let made = 0;
  return {
    ...bent,
    lead: (given, random) => {
      const state = given as State;
      if (random() > 0.12 || state.secret.prepared.length > 5 || made > 20) return bent.lead?.(given, random);
      made += 1;
      return { seat: 'gm', intent: thing(made, state, random) };
    },
  };
}

function thing(n: number, state: State, random: () => number): Intent {
  const at = () => ({
    x: Math.floor(random() * state.table.width) + 0.37,
    y: Math.floor(random() * state.table.depth) + 0.73,
  });
  const word = (part: string): string => `${MARK}-${String.fromCodePoint(96 + n)}-${part}`;
  const reward = { storyPoints: 0, gold: 1, text: word('reward') };
  return {
    do: 'prepare',
    title: word('title'),
    note: word('note'),
    told: word('told'),
    figures: [{ foe: { entry: random() < 0.5 ? 'troll' : 'grim-knight', rank: null, ranged: false }, at: at() }],
    test: { skills: ['wits'], target: 8, onPass: word('passes'), onFail: word('fails'), reward },
    reward: null,
    trigger:
      random() < 0.3
        ? { is: 'hand' }
        : random() < 0.5
          ? { is: 'near', at: at(), radius: 200 }
          : { is: 'round', round: state.round + 1 },
    held: random() < 0.2,
  };
}

/** The words that an event is there to tell. */
function cameOut(event: Event): readonly string[] {
  const all =
    event.type === 'prepared' || event.type === 'opened' || event.type === 'amended' ? '' : JSON.stringify(event);
  return [...all.matchAll(WORD)].map(([word]) => word);
}

/** Words of the master's in what somebody has, that have not come out. */
const leaks = (held: unknown, open: ReadonlySet<string>): readonly string[] =>
  [...JSON.stringify(held).matchAll(WORD)].map(([word]) => word).filter((word) => !open.has(word));

const WORD = new RegExp(`${MARK}-[a-z]-[a-z]+`, 'g');

function uniform(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => uniformFloat64(generator);
}
