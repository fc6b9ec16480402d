import { fiveLeagues as game, type Intent, type State } from '@muster/rules/five-leagues';
import { equal, type Roll } from '@muster/rules/kernel';
import type { PlayedEntry } from '@muster/rules/laws';

type Id = State['figures'][string]['gained'][number];

/** Whether an entry comes out otherwise where nobody has this trait or rule. */
export function otherwise(state: State, entry: PlayedEntry, id: string): boolean {
  const bare = without(state, id);
  if (bare === undefined) return false;
  const now = game.decide(bare, entry.seat, entry.intent as Intent, again(entry.rolls));
  return !now.ok || !equal(plain(entry.events), plain(now.value));
}

/** Whether those who are asked are offered something else where nobody has it. */
export function offersDiffer(state: State, id: string): boolean {
  const bare = without(state, id);
  if (bare === undefined || state.outcome !== null) return false;
  return game.waitingFor(state).some(({ seat }) => !equal(game.offers(state, seat), game.offers(bare, seat)));
}

/** Somebody who is in the battle has it. */
export function isBorne(state: State, id: string): boolean {
  const has = ({ fate, profile, gained }: State['figures'][string]): boolean =>
    (fate === 'table' || fate === 'reserve') &&
    [...profile.traits, ...profile.specials, ...profile.worn, ...gained].some((each) => each === id);
  return state.enemyGained.some((each) => each === id) || Object.values(state.figures).some(has);
}

/** The same battle without it; undefined where nobody had it. */
function without(state: State, id: string): State | undefined {
  if (!isBorne(state, id)) return undefined;
  const figures = Object.values(state.figures);
  const not = <T extends string>(all: readonly T[]): readonly T[] => all.filter((each) => each !== id);
  return {
    ...state,
    enemyGained: not(state.enemyGained),
    figures: Object.fromEntries(
      figures.map((figure) => [
        figure.id,
        {
          ...figure,
          gained: not(figure.gained),
          lost: [...figure.lost, id as Id],
          profile: {
            ...figure.profile,
            traits: not(figure.profile.traits),
            specials: not(figure.profile.specials),
            worn: not(figure.profile.worn),
          },
        },
      ]),
    ),
  };
}

/** Profiles aside: they differ by the thing itself. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, each) => (['profile', 'gained', 'lost', 'figures'].includes(key) ? undefined : each)),
  );

/** The same faces in the same order; where more are asked for, threes. */
function again(rolls: readonly Roll[]) {
  const faces = rolls.flatMap((roll) => roll.faces);
  return { roll: (count: number) => Array.from({ length: count }, () => faces.shift() ?? 3) };
}
