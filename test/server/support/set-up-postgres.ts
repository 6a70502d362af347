import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { NOT_DURABLE, postgresPrograms, startPostgres } from '../../support/postgres';
import { running } from './running-postgres';
import { TEMPLATE } from './shared-postgres';

/** Starts the PostgreSQL server of this run, with a database that tests copy. */
export default async function setUp(): Promise<void> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('There is no PostgreSQL server on this machine.');
  const server = await startPostgres(programs, NOT_DURABLE);
  running.server = server;
  await server.createDatabase('demo');
  process.env[TEMPLATE] = server.url('demo');
  execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, 'make-template.ts'), server.url('demo')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
