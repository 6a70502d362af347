// Entry point of `npm start`: runs the bundle of the last build, or the sources if they are newer. It is JavaScript,
// because loading the TypeScript loader takes longer than loading the bundle.

import { fileURLToPath } from 'node:url';

const bundle = new URL('../.cache/server/', import.meta.url);

const isBundled = await import(new URL('is-built.mjs', bundle).href).then(
  ({ isServerBuilt }) => isServerBuilt(fileURLToPath(new URL('..', import.meta.url))),
  () => false,
);
if (isBundled) {
  process.setSourceMapsEnabled(true);
  await import(new URL('start.mjs', bundle).href);
} else {
  (await import('tsx/esm/api')).register();
  await import('./start.ts');
}
