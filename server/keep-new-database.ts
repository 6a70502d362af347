import { keepNewDatabase } from './database/new-database';
import { MIGRATIONS } from './migrations';

// `npm run build`: keeps the new database that first starts copy. A start makes it where this could not.

await keepNewDatabase(MIGRATIONS, (line) => process.stdout.write(`${line}\n`)).catch((failure: unknown) =>
  process.stderr.write(`No new database was kept: ${String(failure)}\n`),
);
