import { build } from 'esbuild';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

const ENTRIES = ['server/main.ts', 'test/server/support/standing-server.ts'];
const FOLDER = 'KANTOOR_SERVER_BUNDLES';

/**
 * Bundles the servers that tests start; starting from source takes a second more. @returns the folder, to be removed
 */
export async function bundleServers(): Promise<string> {
  // Inside the project, so that the bundles find the packages.
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/servers-'));
  await build({
    entryPoints: ENTRIES,
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'warning',
    plugins: [
      {
        name: 'own-folder',
        setup: ({ onLoad }) => {
          // Rewrites the source's own path, so that it finds files beside it from the bundle.
          onLoad({ filter: /[\\/]server[\\/].*\.ts$/ }, async ({ path }) => ({
            loader: 'ts',
            contents: (await readFile(path, 'utf8')).replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
          }));
        },
      },
    ],
  });
  process.env[FOLDER] = folder;
  return folder;
}

/** Arguments of `node` that run a server, bundled if the set-up made a bundle. @param entry from the project root */
export function serverProgram(entry = 'server/main.ts'): readonly string[] {
  const folder = process.env[FOLDER];
  const bundle = folder === undefined ? '' : join(folder, basename(entry).replace(/\.ts$/, '.mjs'));
  return ENTRIES.includes(entry) && existsSync(bundle) ? ['--enable-source-maps', bundle] : ['--import', 'tsx', entry];
}
