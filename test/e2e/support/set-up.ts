import { inArray } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOR_TESTS, postgresPrograms, startPostgres } from '../../support/postgres';
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
  process.env['KANTOOR_DATA_TEMPLATE'] = folder;
  const programs = postgresPrograms();
  const postgres = programs === null ? null : await startPostgres(programs, FOR_TESTS);
  if (postgres) {
    await postgres.createDatabase('template_demo');
    process.env['KANTOOR_DATABASE_TEMPLATE'] = postgres.url('template_demo');
  }
  await Promise.all([
    fill({ DATA_DIR: folder, DATABASE_URL: '' }),
    postgres && fill({ DATABASE_URL: postgres.url('template_demo'), SEED: 'demo' }),
  ]);
  await cheapen({ dataDir: folder });
  if (postgres) await cheapen({ dataDir: folder, databaseUrl: postgres.url('template_demo') });
  return async () => {
    await postgres?.stop();
    for (const made of [bundles, folder]) rmSync(made, { recursive: true, force: true });
  };
}

/** Cheap password hashes: each test signs in, and real hashes would take a sixth of the run. */
async function cheapen(place: DatabaseOptions): Promise<void> {
  const { db, close } = await openDatabase(place);
  await db
    .update(users)
    .set({ password: await new Passwords(CHEAP).hash(PASSWORD) })
    .where(inArray(users.email, [SUPERUSER, EDITOR, READER]));
  await close();
}

async function fill(environment: Readonly<Record<string, string>>): Promise<void> {
  const server = await startServer(environment);
  await server.stop();
}
