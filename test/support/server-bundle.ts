import { build } from 'esbuild';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

const ENTRIES = ['server/main.ts', 'test/server/support/standing-server.ts'];
const FOLDER = 'KANTOOR_SERVER_BUNDLES';

/** Bundles the servers that tests start; a start from the sources takes a second more. @returns the folder, to be removed */
export async function bundleServers(): Promise<string> {
  // Within the project: they find the packages from there.
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
          // A source finds what lies beside it, wherever the bundle is.
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

/** Arguments of node that run a server: its bundle where the set-up made one. @param entry from the root */
export function serverProgram(entry = 'server/main.ts'): readonly string[] {
  const folder = process.env[FOLDER];
  const bundle = folder === undefined ? '' : join(folder, basename(entry).replace(/\.ts$/, '.mjs'));
  return ENTRIES.includes(entry) && existsSync(bundle) ? ['--enable-source-maps', bundle] : ['--import', 'tsx', entry];
}
