import type { TableCard } from '@muster/protocol';
import { systemById } from '@muster/rules';
import type { Hall } from '../hall';
import type { GameWithProgress } from '../store/store';

/** Marks a seat that the game plays where nobody sits. */
export const optional = (system: string, seat: string): { readonly optional?: true } =>
  systemById(system)?.plays?.includes(seat) === true ? { optional: true } : {};

/** A table as lists show it, for one person or for nobody in particular. */
export async function cardOf(
  hall: Hall,
  { game, progress }: GameWithProgress,
  me: string | undefined,
): Promise<TableCard> {
  const chairs = await hall.store.chairs(game.id);
  const names = await hall.store.names([game.host, ...chairs.flatMap(({ holder }) => holder ?? [])]);
  // A game that cannot be read back must not take the list of the others with it.
  const live = await hall.tables.get(game.id)?.catch(() => undefined);
  const here = live?.here;
  const seats = game.seats.map(({ seat, side }) => {
    const chair = chairs.find((each) => each.seat === seat);
    const player = chair?.borrower ?? chair?.holder;
    const name = chair?.holder === undefined ? undefined : names.get(chair.holder);
    return {
      seat,
      side,
      ...(chair?.holder === undefined ? {} : { holder: chair.holder }),
      ...(player === undefined ? {} : { player }),
      ...(name === undefined ? {} : { name }),
      here: player !== undefined && here?.has(player) === true,
      ...optional(game.system, seat),
    };
  });
  const mine = me === undefined ? [] : seats.filter(({ player, holder }) => player === me || holder === me);
  const seated = new Set(chairs.flatMap(({ holder, borrower }) => [holder, borrower]));
  const isMine = mine.length > 0 || game.host === me;
  return {
    id: game.id,
    title: game.title,
    system: game.system,
    edition: game.edition,
    config: game.config,
    status: progress.status,
    open: game.open,
    host: names.get(game.host) ?? '',
    chairs: seats,
    watching: [...(here?.keys() ?? [])].filter((person) => !seated.has(person)).length,
    entries: progress.entries,
    created: game.created,
    moved: progress.moved,
    ...(progress.outcome === undefined ? {} : { outcome: progress.outcome }),
    ...(isMine
      ? {
          mine: {
            seats: mine.map(({ seat }) => seat),
            waits: mine.some(({ seat }) => progress.waiting.includes(seat)),
          },
        }
      : {}),
  };
}
