import setUp from '../server/support/set-up-postgres';
import { TEMPLATE } from '../server/support/shared-postgres';

/** Starts PostgreSQL for the first mutant in a process; it stops with the process. */
export default async function setUpOnce(): Promise<void> {
  if (process.env[TEMPLATE] === undefined) await setUp();
}
