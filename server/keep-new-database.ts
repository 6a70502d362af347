import { keepDatabase } from './database/kept-database';
import { demoDatabase } from './seed/kept-demo';

// Runs in `npm run build`: creates the databases that first starts copy. If it fails, the first start makes its own.

await keepDatabase(demoDatabase(Date.now()), (line) => process.stdout.write(`${line}\n`)).catch((failure: unknown) =>
  process.stderr.write(`No new database was kept: ${String(failure)}\n`),
);
