import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Bundles the reference API, whose start from its sources takes a second more. @param file where to */
export async function bundleServer(file: string): Promise<void> {
  await build({
    entryPoints: ['server/main.ts'],
    outfile: file,
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
}
