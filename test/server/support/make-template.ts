import { execute } from '../../support/postgres';
import { fillDemo } from './fill-demo';
import { PRISTINE } from './pristine';

// Fills the PostgreSQL database at the given URL with the demonstration data.

const [databaseUrl = ''] = process.argv.slice(2);
await fillDemo({ dataDir: '', databaseUrl });
await execute(databaseUrl, PRISTINE);
await execute(databaseUrl, 'vacuum');
