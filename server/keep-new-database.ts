import { keepNewDatabase } from './database/new-database';
import { MIGRATIONS } from './migrations';

// Runs in `npm run build`: creates the new database that first starts copy. If it fails, the first start creates it.

await keepNewDatabase(MIGRATIONS, (line) => process.stdout.write(`${line}\n`)).catch((failure: unknown) =>
  process.stderr.write(`No new database was kept: ${String(failure)}\n`),
);
