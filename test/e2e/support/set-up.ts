import { inArray } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOT_DURABLE, postgresPrograms, startPostgres } from '../../support/postgres';
import { bundleServers } from '../../support/server-bundle';
import { openDatabase, type DatabaseOptions } from '../../../server/database/database';
import { users } from '../../../server/database/schema';
import { Passwords } from '../../../server/session/passwords';
import { CHEAP } from '../../server/support/constants';
import { EDITOR, PASSWORD, READER, SUPERUSER } from './people';
import { startServer } from './servers';

/** Prepares one demonstration database per mode; tests copy it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const bundles = await bundleServers();
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-template-'));
  const embedded = join(folder, 'embedded');
  const programs = postgresPrograms();
  const postgres = programs === null ? null : await startPostgres(programs, NOT_DURABLE);
  const tearDown = async (): Promise<void> => {
    await postgres?.stop();
    for (const made of [bundles, folder]) rmSync(made, { recursive: true, force: true });
  };
  const fillServer = async (): Promise<void> => {
    if (postgres === null) return;
    await postgres.createDatabase('template_demo');
    const databaseUrl = postgres.url('template_demo');
    await fill({ dataDir: join(folder, 'server'), databaseUrl });
    process.env['KANTOOR_DATABASE_TEMPLATE'] = databaseUrl;
  };
  process.env['KANTOOR_DATA_TEMPLATE'] = embedded;
  await Promise.all([fill({ dataDir: embedded }), fillServer()]).catch(async (reason: unknown) => {
    await tearDown();
    throw reason;
  });
  return tearDown;
}

/**
 * Fills a database with the demonstration data and fast password hashes: each test signs in, and real hashes would
 * take a sixth of the run.
 */
async function fill(place: DatabaseOptions & { readonly dataDir: string }): Promise<void> {
  const { dataDir, databaseUrl = '' } = place;
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SEED: 'demo' });
  await server.stop();
  const { db, close } = await openDatabase(place);
  await db
    .update(users)
    .set({ password: await new Passwords(CHEAP).hash(PASSWORD) })
    .where(inArray(users.email, [SUPERUSER, EDITOR, READER]));
  await close();
}
