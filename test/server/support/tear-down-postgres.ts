import { running } from './running-postgres';

/** Stops the PostgreSQL server of this run. */
export default async function tearDown(): Promise<void> {
  await running.server?.stop();
}
