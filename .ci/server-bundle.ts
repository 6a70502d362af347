import { build } from 'esbuild';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');
export const CACHE = resolve(ROOT, '.cache');

/** Packages with binaries or data files beside their code, which a bundle would not find. */
const UNBUNDLED = ['@electric-sql/pglite', '@node-rs/argon2', 'jsdom', 'pdfkit', 'pg-native', 'sharp'];

/**
 * Bundles programs of the server with their packages: loading a thousand source files takes four times as long.
 * @param entries from the project root
 * @returns a new folder in `.cache`, and the sources outside of packages, from the project root
 */
export const bundleServer = async (
  entries: readonly string[],
): Promise<{ readonly folder: string; readonly inputs: readonly string[] }> => {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(resolve(CACHE, 'servers-'));
  const { metafile } = await build({
    metafile: true,
    entryPoints: [...entries],
    absWorkingDir: ROOT,
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    external: UNBUNDLED.flatMap((name) => [name, `${name}/*`]),
    // Packages in CommonJS load the modules of Node with `require`.
    banner: {
      js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`,
    },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [
      {
        name: 'own-folder',
        setup: (bundling) => {
          // A source finds the files beside it from the bundle, also after the project has moved.
          bundling.onLoad({ filter: /[\\/](?:server|test)[\\/].*\.ts$/ }, async ({ path }) => ({
            loader: 'ts',
            contents: (await readFile(path, 'utf8')).replaceAll(
              'import.meta.dirname',
              `(import.meta.dirname + ${JSON.stringify(`/${relative(folder, dirname(path))}`)})`,
            ),
          }));
        },
      },
    ],
  });
  return { folder, inputs: Object.keys(metafile.inputs).filter((path) => !path.startsWith('node_modules/')) };
};
