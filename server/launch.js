// Entry point of `npm start`: runs the bundle of the last build, or the sources if one has changed. It is JavaScript,
// because loading the TypeScript loader takes longer than loading the bundle.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

/** The folder of the last bundle, undefined if there is none or its sources have changed. */
const findBundle = async () => {
  const { folder, sources } = JSON.parse(await readFile(new URL('.cache/server.json', root), 'utf8'));
  const bundle = new URL(`${folder}/`, root);
  const { areUnchanged } = await import(new URL('bundle-sources.mjs', bundle).href);
  return areUnchanged(fileURLToPath(root), sources) ? bundle : undefined;
};

const bundle = await findBundle().catch(() => undefined);
if (bundle === undefined) {
  (await import('tsx/esm/api')).register();
  await import('./start.ts');
} else {
  process.setSourceMapsEnabled(true);
  await import(new URL('start.mjs', bundle).href);
}
