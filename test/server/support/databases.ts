import type { ServerOptions } from '../../../server/server';
import { openHouse, type House } from './house';
import { postgresBinaries, startPostgres } from './postgres';

const binaries = postgresBinaries();
if (binaries === null)
  console.warn(
    'No PostgreSQL server is installed here: the tests against it are left out, those against the embedded database run.',
  );

/** The databases that this machine can test against: a name, and how a house on it is opened. */
export const DATABASES: readonly (readonly [string, (options?: Partial<ServerOptions>) => Promise<House>])[] = [
  ['the embedded database', (options) => openHouse(options)],
  ...(binaries === null
    ? []
    : [['a PostgreSQL server', (options?: Partial<ServerOptions>) => onPostgres(binaries, options)] as const]),
];

const onPostgres = async (folder: string, options: Partial<ServerOptions> = {}): Promise<House> => {
  const postgres = await startPostgres(folder);
  try {
    const house = await openHouse({ ...options, databaseUrl: postgres.url });
    return { ...house, close: () => house.close().finally(() => postgres.stop()) };
  } catch (failure) {
    postgres.stop();
    throw failure;
  }
};
