import { keepNewDatabase } from './database/new-database';
import { MIGRATIONS } from './migrations';

// `npm run build`: makes the new database that first starts copy. If it fails, the first start makes it.

await keepNewDatabase(MIGRATIONS, (line) => process.stdout.write(`${line}\n`)).catch((failure: unknown) =>
  process.stderr.write(`No new database was kept: ${String(failure)}\n`),
);
