import type * as Server from '../../../server/database/database';
import type { OpenDatabase } from '../../../server/database/database';

/** Wraps clients as databases. Modules are loaded per test file, and so are the wrappers. */
export type Wrappers = Pick<typeof Server, 'wrapEmbedded' | 'wrapServer'>;

/** The databases of a worker process, which lends them to one test file after the other. */
export interface SharedDatabases {
  readonly isOnServer: boolean;
  /** A database with the demonstration data; restored and reused after it is closed. */
  readonly take: (wrappers: Wrappers) => Promise<OpenDatabase>;
  /** A new database for one file only. */
  readonly make: (wrappers: Wrappers) => Promise<OpenDatabase>;
  /** URL of a new database on the PostgreSQL server of this run. @throws in embedded mode */
  readonly addressOfNew: (content: 'empty' | 'demo') => Promise<string>;
}

interface Lent<Client> {
  readonly make: () => Promise<Client>;
  /** Restores the database. @returns false if it cannot be used any more */
  readonly restore: (client: Client) => Promise<boolean>;
  readonly rest: (client: Client) => Promise<unknown>;
  readonly end: (client: Client) => Promise<void>;
  readonly wrap: (wrappers: Wrappers, client: Client, close: () => Promise<void>) => Promise<OpenDatabase>;
}

/** Reuses clients that were closed, and creates one if none is free. */
export const lend = <Client>({
  make,
  restore,
  rest,
  end,
  wrap,
}: Lent<Client>): Pick<SharedDatabases, 'take' | 'make'> => {
  const idle: Client[] = [];
  return {
    take: async (wrappers) => {
      const used = idle.pop();
      const isUsable = used !== undefined && (await restore(used));
      if (used !== undefined && !isUsable) await end(used).catch(() => undefined);
      const client = isUsable ? used : await make();
      return wrap(wrappers, client, async () => {
        await rest(client);
        idle.push(client);
      });
    },
    make: async (wrappers) => {
      const client = await make();
      return wrap(wrappers, client, () => end(client));
    },
  };
};
