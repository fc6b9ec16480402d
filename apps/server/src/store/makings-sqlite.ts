import type { MakingRow, Store } from './store';

/** How the file is spoken to. */
interface Sql {
  readonly one: <R>(text: string, ...values: unknown[]) => R | undefined;
  readonly run: (text: string, ...values: unknown[]) => void;
  readonly write: (work: () => void) => Promise<void>;
}

/** Dice of things in the making, in the file. */
export function makingsIn({ one, run, write }: Sql): Pick<Store, 'addMaking' | 'making' | 'changeMaking'> {
  return {
    addMaking: ({ id, person, system, seed, commitment, created, version, data }, keep) =>
      write(() => {
        run(
          'insert into makings values (?, ?, ?, ?, ?, ?, ?, ?)',
          ...[id, person, system, seed, commitment, created, version, JSON.stringify(data)],
        );
        run(
          `delete from makings where person = ? and id not in
           (select id from makings where person = ? order by created desc, rowid desc limit ?)`,
          ...[person, person, keep],
        );
      }),
    making: async (id) => {
      const found = one<Omit<MakingRow, 'data'> & { readonly data: string }>('select * from makings where id = ?', id);
      return found && { ...found, data: JSON.parse(found.data) as unknown };
    },
    changeMaking: async (id, version, data) => {
      let done = false;
      await write(() => {
        const now = one<{ version: number }>('select version from makings where id = ?', id);
        done = now?.version === version;
        if (done) run('update makings set data = ?, version = ? where id = ?', JSON.stringify(data), version + 1, id);
      });
      return done;
    },
  };
}
