import type { SQLWrapper } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { resolve } from 'node:path';
import type { Database } from '../../../server/database/database';
import { createServer } from '../../../server/server';
import { CHEAP, DEMO, NOW } from './constants';

// A server that stops right after a given statement and prints that; the test kills it there.

const { DATA_DIR = '', PORT = '0', STAND_AFTER = '(none)', TIMES = '1', AHEAD = '0' } = process.env;
const dialect = new PgDialect();
const left = { times: Number(TIMES) };

const standing = async (query: SQLWrapper | string): Promise<void> => {
  const text = typeof query === 'string' ? query : dialect.sqlToQuery(query.getSQL()).sql;
  if (!text.replaceAll(/\s+/g, ' ').includes(STAND_AFTER)) return;
  left.times -= 1;
  if (left.times !== 0) return;
  process.stdout.write('standing\n');
  await new Promise(() => undefined);
};

/** Wraps a database or transaction to observe every statement. */
const watched = (db: Database): void => {
  const [execute, transaction] = [db.execute.bind(db), db.transaction.bind(db)];
  const own: Pick<Database, 'transaction'> = {
    transaction: (work, config) =>
      transaction((tx) => {
        watched(tx);
        return work(tx);
      }, config),
  };
  Object.assign(db, own, {
    execute: async (query: SQLWrapper | string) => {
      const done = await execute(query);
      await standing(query);
      return done;
    },
  });
};

const server = await createServer({
  root: resolve(import.meta.dirname, '../../..'),
  dataDir: DATA_DIR,
  seed: DEMO,
  passwordCost: CHEAP,
  now: () => NOW + Number(AHEAD),
});
if (server.services !== null) watched(server.services.db);
process.stdout.write(`Kantoor is ready at ${await server.listen(Number(PORT))}\n\n\n`);
process.once('SIGTERM', () => void server.stop());
