import { type Event, type EventOf, exchangeOf, type State } from '@muster/rules/five-leagues';
import { words } from '@muster/rules/five-leagues/words';
import type { Modifier } from '@muster/rules/kernel';
import { nameOf } from './answer-words';
import type { Beat } from './beats';

/** An exchange of blows: both dice, all that is added, and what it came to. */
export interface Fight {
  readonly exchange: number;
  readonly attacker: Fighter;
  readonly defender: Fighter;
}

export interface Fighter {
  readonly name: string;
  readonly role: 'Attacker' | 'Defender';
  readonly faces: readonly number[];
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly wins: boolean;
}

/** The dice of an exchange once: as they fell while they may be thrown again, else with what they came to. */
export function fightBeat(
  event: EventOf<'exchangeRolled'> | EventOf<'exchangeFought'>,
  state: State,
  events: readonly Event[],
  at: number,
): readonly Beat[] {
  const isSame = (other: Event): boolean =>
    (other.type === 'exchangeFought' || other.type === 'exchangeRolled') && other.exchange === event.exchange;
  if (event.type === 'exchangeRolled') {
    const isSettled = events.slice(at + 1).some((each) => each.type === 'exchangeFought' && isSame(each));
    return isSettled ? [] : [beatOf(event, state, undefined)];
  }
  const fell = events.slice(0, at).some((each) => each.type === 'exchangeRolled' && isSame(each));
  return fell ? [beatOf(event, state, event)] : [];
}

function beatOf(
  { exchange, attacker, defender, faces }: EventOf<'exchangeRolled'> | EventOf<'exchangeFought'>,
  state: State,
  fought: EventOf<'exchangeFought'> | undefined,
): Beat {
  const side = (id: string, role: Fighter['role']): Fighter => {
    const own = faces[id] ?? [];
    const modifiers = fought?.modifiers[id] ?? addedNow(state, exchange, id);
    return {
      name: nameOf(state, id),
      role,
      faces: own,
      modifiers,
      total: fought?.totals[id] ?? modifiers.reduce((sum, { amount }) => sum + amount, Math.max(0, ...own)),
      wins: fought?.winner === id,
    };
  };
  const [one, two] = [side(attacker, 'Attacker'), side(defender, 'Defender')];
  return {
    title: `${one.name} against ${two.name}`,
    label: `Exchange ${exchange} of ${Math.max(3, exchange)}`,
    roll: { sides: 6, faces: [...one.faces, ...two.faces] },
    hits: [...hitsOf(one, fought), ...hitsOf(two, fought)],
    mark: fought === undefined ? 'plain' : 'good',
    result: fought === undefined ? 'they may be thrown again' : verdictOf(fought, state),
    ...(fought === undefined ? {} : { tone: toneOf(fought, state) }),
    fight: { exchange, attacker: one, defender: two },
  };
}

/** What is added while the dice lie open: the melee they belong to is still under way. */
function addedNow(state: State, exchange: number, unit: string): readonly Modifier[] {
  const melee = state.steps.findLast((step) => step.is === 'melee');
  const now = melee?.is === 'melee' && melee.exchange === exchange ? exchangeOf(state, melee) : undefined;
  const fighter = now?.attacker.unit === unit ? now.attacker : now?.defender.unit === unit ? now.defender : undefined;
  return fighter?.modifiers ?? [];
}

/** The die that counts of each stays bright where it won; in a draw all do. */
function hitsOf(
  { faces, wins }: Fighter,
  fought: EventOf<'exchangeFought'> | undefined,
): readonly (boolean | undefined)[] {
  if (fought === undefined || fought.winner === null) return faces.map(() => undefined);
  const kept = faces.indexOf(Math.max(...faces));
  return faces.map((_, at) => wins && at === kept);
}

function verdictOf(fought: EventOf<'exchangeFought'>, state: State): string {
  if (fought.winner === null) return fought.blows.length > 0 ? 'a draw, and both strike' : 'a draw: they part';
  const winner = nameOf(state, fought.winner);
  if (fought.parried !== null) return `${winner} wins; parried (${words.source(fought.parried)})`;
  const [blow] = fought.blows;
  if (blow !== undefined)
    return `${winner} strikes${blow.because === 'attacker' ? '' : ` (${words.source(blow.because)})`}`;
  return `${winner} wins, and strikes no blow`;
}

const toneOf = ({ winner, blows }: EventOf<'exchangeFought'>, state: State): NonNullable<Beat['tone']> => {
  if (winner === null || blows.length === 0) return 'warn';
  return state.figures[winner]?.side === 'party' ? 'good' : 'bad';
};
