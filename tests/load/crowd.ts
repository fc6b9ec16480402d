import { deflateRawSync } from 'node:zlib';
import type { Guest } from '@muster/protocol';
import { ask, done, join, leave, newGuest, newTable, type Player, piece, play, until } from '../chaos/guests';

/** Two players and a crowd of spectators at a table of many units. */
export interface Crowd {
  readonly players: readonly [Player, Player];
  readonly spectators: readonly Player[];
  readonly everyone: readonly Player[];
  /** How many units there are; odd numbers are the first player's. */
  readonly units: number;
}

export async function gather(port: number, spectators: number, units: number): Promise<Crowd> {
  const ada = await newGuest(port, 'Ada');
  const ben = await newGuest(port, 'Ben');
  const { table } = await newTable(port, ada);
  const a = await join(port, ada, table);
  const b = await join(port, ben, table);
  await done(ask(b, { do: 'claim', seat: 'b' }));
  await until(() => b.as === 'b');
  for (let i = 0; i < units; i += 1) {
    const player = i % 2 === 0 ? a : b;
    const at = {
      x: 100 + (i % 10) * 160,
      y: player === a ? 100 + Math.floor(i / 10) * 60 : 1100 - Math.floor(i / 10) * 60,
    };
    await done(play(player, piece(`Regiment ${i + 1} of the Grey Vale`, at.x, at.y)));
    await slowly();
  }
  const watching: Player[] = [];
  for (let i = 0; i < spectators; i += 1) {
    const guest: Guest = await newGuest(port, `Watcher ${i + 1}`);
    watching.push(await join(port, guest, table));
  }
  await until(() => [a, b, ...watching].every((each) => each.version === units));
  return { players: [a, b], spectators: watching, everyone: [a, b, ...watching], units };
}

export const disperse = ({ everyone }: Crowd): Promise<void> => leave(...everyone);

export interface Measured {
  /** ms from the sending of the intent to the answer, which is after the disk has it. */
  readonly answered: number[];
  /** ms from the sending of the intent to the last of all who are told. */
  readonly toldAll: number[];
  /** Bytes that one client got for one entry. */
  readonly bytes: number[];
}

/** Both players move their units in turn, so many times, not faster than the table allows. */
export async function march({ players, everyone, units }: Crowd, moves: number): Promise<Measured> {
  const measured: Measured = { answered: [], toldAll: [], bytes: [] };
  for (let i = 0; i < moves; i += 1) {
    const player = players[i % 2] as Player;
    const mine = 1 + (i % 2) + 2 * (Math.floor(i / 2) % Math.floor(units / 2));
    const pose = { x: 100.25 + ((i * 37) % 1500), y: 200.5 + ((i * 53) % 800), facing: (i * 7.25) % 360 };
    const target = player.version + 1;
    const frames = everyone.map((each) => each.frames.length);
    const start = performance.now();
    const reply = done(play(player, { do: 'move', to: [{ piece: `p${mine}`, pose }] })).then(() => {
      measured.answered.push(performance.now() - start);
    });
    const told = everyone.map(
      (each) =>
        new Promise<void>((resolve) => {
          const look = (): void => {
            if (each.version >= target) resolve();
            else setImmediate(look);
          };
          look();
        }),
    );
    const all = Promise.all(told).then(() => measured.toldAll.push(performance.now() - start));
    await Promise.all([reply, all]);
    everyone.forEach((each, n) => {
      // The sender's answer is no news; it is counted with what he was told.
      const got = each.frames.slice(frames[n]).reduce((sum, frame) => sum + frame.length, 0);
      measured.bytes.push(got);
    });
    await slowly();
  }
  return measured;
}

/** The whole picture of one who comes in: bytes as they are, and as they go over the wire. */
export async function welcomeSize(port: number, table: string): Promise<{ plain: number; packed: number }> {
  const late = await join(port, await newGuest(port, 'Late'), table);
  const welcome = late.frames.reduce((a, b) => (b.length > a.length ? b : a), Buffer.alloc(0));
  await leave(late);
  return { plain: welcome.length, packed: deflateRawSync(welcome).length };
}

export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((x, y) => x - y)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Twenty commands a second are let through; two players in turn stay below that, however fast the machine. */
const slowly = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));
