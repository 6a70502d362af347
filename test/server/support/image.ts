import { readFileSync } from 'node:fs';

/** Where the dump lies that the set-up of the run made. */
export const IMAGE = 'KANTOOR_DATABASE_IMAGE';

/** What an embedded database with the demonstration data looks like: beginning with it takes a fifth of making it. */
export const demoImage = (): Blob => new Blob([readFileSync(process.env[IMAGE] ?? '')]);
