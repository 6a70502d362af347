import { resolve } from 'node:path';
import { createServer } from '../../../server/server';
import { CHEAP, DEMO, NOW } from './constants';

/** Fills a database with the demonstration data, and with the tables of the queue. */
export const fillDemo = async (place: { readonly dataDir: string; readonly databaseUrl?: string }): Promise<void> => {
  const server = await createServer({
    ...place,
    root: resolve(import.meta.dirname, '../../..'),
    seed: DEMO,
    passwordCost: CHEAP,
    now: () => NOW,
    // Seeded, not copied: a copy is compared with it.
    keptDemo: resolve(place.dataDir, 'none'),
  });
  await server.services?.queue.start();
  await server.stop();
};
