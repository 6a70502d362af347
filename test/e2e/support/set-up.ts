import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, startPostgres } from '../../support/postgres';
import { startServer } from './servers';

/** Fills one database of each kind with the demonstration data, once: every test run copies them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-template-'));
  process.env['KANTOOR_DATA_TEMPLATE'] = folder;
  await fill({ DATA_DIR: folder, DATABASE_URL: '' });

  const programs = postgresPrograms();
  const postgres = programs === null ? null : await startPostgres(programs);
  if (postgres) {
    postgres.createDatabase('template_demo');
    process.env['KANTOOR_DATABASE_TEMPLATE'] = postgres.url('template_demo');
    await fill({ DATABASE_URL: postgres.url('template_demo'), SEED: 'demo' });
  }
  return () => {
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
    return Promise.resolve();
  };
}

async function fill(environment: Readonly<Record<string, string>>): Promise<void> {
  const server = await startServer(environment);
  await server.stop();
}
