import type * as Server from '../../../server/database/database';
import type { OpenDatabase } from '../../../server/database/database';

/** Makes open databases of clients; every test file has modules of its own, and so does what they make. */
export type Wrappers = Pick<typeof Server, 'wrapEmbedded' | 'wrapServer'>;

/** The databases of a process that runs test files: it lends them to one after the other. */
export interface SharedDatabases {
  readonly isOnServer: boolean;
  /** With the demonstration data, as the set-up made it; others get it when it is closed. */
  readonly take: (wrappers: Wrappers) => Promise<OpenDatabase>;
  /** The same, for one file alone. */
  readonly make: (wrappers: Wrappers) => Promise<OpenDatabase>;
  /** Address of a new database on the PostgreSQL server of this run. @throws where tests run embedded */
  readonly addressOfNew: (content: 'empty' | 'demo') => Promise<string>;
}

interface Lent<Client> {
  readonly make: () => Promise<Client>;
  /** Puts it back as it was made. @returns false where it cannot be used any more */
  readonly restore: (client: Client) => Promise<boolean>;
  readonly rest: (client: Client) => Promise<unknown>;
  readonly end: (client: Client) => Promise<void>;
  readonly wrap: (wrappers: Wrappers, client: Client, close: () => Promise<void>) => Promise<OpenDatabase>;
}

/** Keeps clients that were closed, and makes one where none is left. */
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
