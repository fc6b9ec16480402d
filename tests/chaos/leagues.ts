import type { Guest } from '@muster/protocol';
import type { Intent as Asked, State } from '@muster/rules/five-leagues';
import { equal, type Intent, type Offer } from '@muster/rules/kernel';
import type { Line } from '../../apps/server/src/referee/line';
import type { Running } from '../../apps/server/src/server';
import { toTheEnemy } from '../fuzz/leagues/bent';
import { ask, done, join, newGuest, newId, newTable, type Player, until } from './guests';

/** A warband of three friends in the practice battle; the master's seat is free. */
export const STARTER = { scenario: 'starter', seats: 3 } as const;

/** Guests of these names. */
export const guestsOf = (port: number, ...names: readonly string[]): Promise<Guest[]> =>
  Promise.all(names.map((name) => newGuest(port, name)));

/** The host sits on the first seat, the others on the next ones. */
export async function sitParty(port: number, friends: readonly Guest[], config: object = STARTER) {
  const [host] = friends;
  if (host === undefined) throw new Error('nobody came');
  const { table } = await newTable(port, host, { system: 'five-leagues', config });
  const players: Player[] = [];
  for (const [i, friend] of friends.entries()) {
    const player = await join(port, friend, table);
    const seat = 'abcdef'[i] as string;
    if (i > 0) await done(ask(player, { do: 'claim', seat }));
    await until(() => player.as === seat);
    players.push(player);
  }
  return { table, players };
}

/** The log of a table as the server has it. */
export async function lineOf(server: Running, table: string): Promise<Line> {
  const line = (await server.hall.tables.get(table))?.referee.line;
  if (line === undefined) throw new Error('no table');
  return line;
}

export const stateOf = (line: Line): State => line.state as State;

/** Numbers that look like chance and are the same each time. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const BENT = toTheEnemy('game');

/** Something this seat may do toward the enemy, worked out on nothing but its own picture. */
export function idea({ system, state, as }: Player, random: () => number): Intent | undefined {
  const offers = (system.offers(state, as) as readonly Offer<Intent>[]).filter(({ do: verb }) => !NEVER.has(verb));
  const weights = offers.map((offer) => BENT.weight?.(state, as, offer) ?? 1);
  for (let tries = 0; tries < 8 && offers.length > 0; tries += 1) {
    let rest = random() * weights.reduce((sum, each) => sum + each, 0);
    const offer = offers.find((_, i) => {
      rest -= weights[i] ?? 0;
      return rest < 0;
    });
    const found = [1, 2, 3].flatMap(() => (offer && (system.sample(state, as, offer, random) as Intent)) ?? []);
    const picked = found.length === 0 ? undefined : (BENT.pick?.(state, as, found, random) ?? found[0]);
    if (picked !== undefined) return picked;
  }
  return undefined;
}
/** What ends a battle before its time, or turns it into talk. */
const NEVER = new Set(['resign', 'offer-result', 'correct', 'flee', 'leave', 'share', 'tell-story', 'call-friend']);

/** Plays an intent, again where the game moved on meanwhile, or the table asks for a breath. */
export async function insist(player: Player, intent: Asked | Intent): Promise<boolean> {
  for (;;) {
    const { as: seat, version } = player;
    const reply = await ask(player, { do: 'act', id: newId(), seat, version, intent });
    if (reply.ok) return true;
    const code = reply.refusals[0]?.code ?? '';
    if (code === 'table/too-fast') await new Promise((resolve) => setTimeout(resolve, 100));
    else if (player.version > version) return false;
    else throw new Error(`${JSON.stringify(intent)}: ${JSON.stringify(reply)}`);
  }
}

export interface PlayingOn {
  readonly line: Line;
  /** Who plays, each for his own seat; what the master is asked, the game answers for him. */
  readonly players: readonly Player[];
  readonly random: () => number;
  /** Whether to stop. */
  readonly enough: (state: State) => boolean;
  /** What must be so after each step. */
  readonly see?: () => void;
  readonly most?: number;
}

/** Plays a battle on: whoever is asked does something, until it is enough. What nobody here is asked, the server must do. */
export async function playOn({ line, players, random, enough, see, most = 600 }: PlayingOn): Promise<void> {
  for (let step = 0; step < most && !enough(stateOf(line)) && stateOf(line).outcome === null; step += 1) {
    const { system } = line;
    const asked = system.waitingFor(line.state).map(({ seat }) => seat);
    const able = players.filter((player) => asked.includes(player.as));
    const before = line.entries.length;
    const player = able[Math.floor(random() * able.length)];
    if (player === undefined) {
      await until(() => line.entries.length > before || stateOf(line).outcome !== null, `nobody answers ${asked}`);
    } else {
      await until(() => player.version === line.version[player.as]);
      // The game itself may have gone on meanwhile
      if (line.entries.length > before) continue;
      const intent = player.as === 'gm' ? { do: 'automa' } : idea(player, random);
      if (intent !== undefined) await insist(player, intent);
    }
    see?.();
  }
}

/** Everybody’s picture is the true one, as far as it is his to see. */
export async function agree(line: Line, players: readonly Player[]): Promise<boolean> {
  await until(() => players.every(({ version, as }) => version === line.version[as]));
  return players.every(({ state, as, gap }) => !gap && equal(state, line.system.view(line.state, as)));
}
